import { semAusentes } from '@martelo/shared/ausentes';
import { lerReais } from '@martelo/shared/dinheiro';
import { lerChassi, lerPlaca, lerRenavam, recusaDoChassi, recusaDoRenavam } from '@martelo/shared/documentos';
import { enderecoDeArquivo, type LoteEntrada } from '@martelo/shared/lote';
import { ehUf } from '@martelo/shared/uf';
import type { Identidade } from '../estoque/achar.ts';
import { numeroDoLote } from '../lote/numeros.ts';
import { nomeDeLugar } from './lugares.ts';
import type { LinhaLida, Perfil } from './perfil.ts';
import { TIPOS_POR_NOME } from './tipos.ts';
import { chave, lerData, lerInteiro } from './valores.ts';

/** The documented columns of a list of lots, each with the other names it goes by. Only a name (or make and model) and `minimo` are required. */
const COLUNAS = {
  nome: ['nome', 'lote nome', 'nome do lote', 'titulo', 'bem', 'veiculo'],
  tipo: ['tipo', 'categoria', 'especie', 'tipo do bem'],
  numero: ['numero', 'lote', 'n lote', 'numero do lote', 'n do lote', 'n', 'no'],
  minimo: [
    'minimo',
    'lance minimo',
    'valor minimo',
    'lance inicial',
    'valor inicial',
    'preco',
    'preco minimo',
  ],
  incremento: ['incremento', 'valor incremento', 'valor do incremento'],
  valorComitente: ['valor comitente', 'valor do comitente', 'reserva', 'valor de reserva', 'valor reserva'],
  compreJa: ['compre ja', 'valor compre ja'],
  marca: ['marca', 'fabricante', 'montadora'],
  modelo: ['modelo', 'versao'],
  ano: ['ano', 'ano modelo', 'ano fab mod', 'ano fabricacao modelo'],
  anoFabricacao: ['ano fabricacao', 'ano de fabricacao', 'fabricacao'],
  km: ['km', 'quilometragem', 'hodometro'],
  cor: ['cor'],
  placa: ['placa'],
  chassi: ['chassi', 'numero do chassi', 'n do chassi', 'chassis'],
  renavam: ['renavam', 'renavan', 'codigo renavam'],
  combustivel: ['combustivel'],
  cambio: ['cambio', 'transmissao'],
  cidade: ['cidade', 'municipio'],
  uf: ['uf', 'estado'],
  bairro: ['bairro'],
  endereco: ['endereco', 'logradouro'],
  patio: ['patio', 'local'],
  descricao: ['descricao', 'observacao', 'observacoes', 'detalhes'],
  fotos: ['fotos', 'foto', 'imagens', 'fotos urls'],
  video: ['video'],
  dataInicio: ['data inicio', 'inicio', 'data de inicio', 'abertura'],
  dataFim: ['data fim', 'fim', 'data de encerramento', 'encerramento', 'termino', 'data final'],
  comitente: ['comitente', 'vendedor'],
} as const;
type Campo = keyof typeof COLUNAS;
type Linha = LinhaLida<Campo>;

/** Any list of lots, vehicles first of all. With a `numero`, importing again updates the lot of that number. */
export const GENERICO: Perfil<Campo> = {
  nome: 'lista de lotes',
  colunas: COLUNAS,
  exigidas: [['nome', 'modelo'], ['minimo']],
  ler(linha) {
    const veiculo = lerVeiculo(linha);
    const nome = linha.texto('nome') || [veiculo.marca, veiculo.modelo].filter(Boolean).join(' ');
    if (nome === '') linha.erro('nome', 'Informe o nome do lote, ou a marca e o modelo.');
    const minimo = dinheiro(linha, 'minimo', true);
    const numero = linha.texto('numero');
    if (numero.length > 20) linha.erro('numero', 'O número do lote tem no máximo 20 caracteres.');
    const incremento = dinheiro(linha, 'incremento');
    const compreJa = dinheiro(linha, 'compreJa');
    const valorComitente = dinheiro(linha, 'valorComitente');
    const dataInicio = data(linha, 'dataInicio');
    const dataFim = data(linha, 'dataFim');
    const tipo = lerTipo(linha);
    const localizacao = lerLocalizacao(linha);
    const fotosUrls = lerFotos(linha);
    const video = lerVideo(linha);
    if (minimo === null || linha.problemas.some((problema) => problema.tipo === 'erro')) return null;
    return semAusentes({
      nome: encurtar(linha, 'nome', nome, 200),
      tipo,
      numero: numero === '' ? undefined : /^\d{1,9}$/.test(numero) ? Number(numero) : numero,
      descricao: encurtar(linha, 'descricao', linha.texto('descricao'), 20_000) || undefined,
      fotosUrls: fotosUrls.length > 0 ? fotosUrls : undefined,
      video,
      valor: semAusentes({ minimo, incremento: incremento ?? undefined, compreJa: compreJa ?? undefined }),
      valorComitente: valorComitente ?? undefined,
      dataInicio,
      dataFim,
      localizacao: ouNada(localizacao),
      veiculo: ouNada(veiculo),
      comitente: linha.texto('comitente')
        ? { nome: encurtar(linha, 'comitente', linha.texto('comitente'), 120) }
        : undefined,
      origem: numero ? { fonte: 'planilha', codigo: numeroDoLote(numero) } : undefined,
    }) as LoteEntrada;
  },
};

/** Centavos; null when empty or refused. Only `minimo` must be there. */
function dinheiro(linha: Linha, campo: Campo, obrigatorio = false): number | null {
  const texto = linha.texto(campo);
  if (texto === '') {
    if (obrigatorio) linha.erro(campo, 'Informe o lance mínimo.');
    return null;
  }
  const valor = lerReais(texto);
  if (valor === null) {
    linha.erro(campo, 'Não é um valor em reais (exemplo: 12.500,00).');
    return null;
  }
  if (valor > 0) return valor;
  if (obrigatorio) linha.erro(campo, 'O lance mínimo precisa ser maior que zero.');
  else if (campo !== 'valorComitente') linha.aviso(campo, 'Valor zerado; o lote fica sem ele.');
  return null;
}

function data(linha: Linha, campo: 'dataInicio' | 'dataFim'): string | undefined {
  const texto = linha.texto(campo);
  if (texto === '') return undefined;
  const lida = lerData(texto);
  if (lida === null) {
    linha.erro(campo, 'Não é uma data (exemplo: 21/11/2026 14:30).');
    return undefined;
  }
  if (lida.comHora || campo === 'dataInicio') return lida.iso;
  linha.aviso(campo, 'Data sem hora; vale o encerramento que o leilão calcula para o lote.');
  return undefined;
}

function lerTipo(linha: Linha): string {
  const texto = linha.texto('tipo');
  const conhecido = TIPOS_POR_NOME.get(chave(texto));
  if (conhecido !== undefined) return conhecido;
  linha.aviso(
    'tipo',
    texto === '' ? 'Sem tipo; o lote entra como Outro.' : 'Tipo desconhecido; o lote entra como Outro.',
  );
  return 'Outro';
}

function lerVeiculo(linha: Linha) {
  const anos = lerAnos(linha);
  const km = linha.texto('km').replace(/\s*km$/i, '');
  const quilometros = km === '' ? undefined : (lerInteiro(km) ?? undefined);
  if (km !== '' && (quilometros === undefined || quilometros > 9_999_999)) {
    linha.aviso('km', 'Não é uma quilometragem; o lote fica sem ela.');
  }
  const identidade = lerIdentidade(linha, anos.anoFabricacao ?? anos.anoModelo);
  linha.identidade = identidade;
  return semAusentes({
    marca: encurtar(linha, 'marca', linha.texto('marca'), 60) || undefined,
    modelo: encurtar(linha, 'modelo', linha.texto('modelo'), 120) || undefined,
    ...anos,
    km: quilometros !== undefined && quilometros <= 9_999_999 ? quilometros : undefined,
    cor: encurtar(linha, 'cor', linha.texto('cor'), 40) || undefined,
    combustivel: encurtar(linha, 'combustivel', linha.texto('combustivel'), 40) || undefined,
    cambio: encurtar(linha, 'cambio', linha.texto('cambio'), 40) || undefined,
    placa: identidade.placa,
  });
}

/** By what its vehicle is known: wrong, it is another vehicle's or nobody's, and the row is kept out. */
function lerIdentidade(linha: Linha, ano: number | undefined): Identidade {
  const [escrita, chassi, renavam] = [linha.texto('placa'), linha.texto('chassi'), linha.texto('renavam')];
  const placa = lerPlaca(escrita);
  if (escrita !== '' && placa === null)
    linha.erro('placa', 'Não é uma placa: use ABC-1234, ou ABC1D23 (Mercosul).');
  const doChassi = chassi === '' ? null : recusaDoChassi(chassi, ano);
  if (doChassi !== null) linha.erro('chassi', doChassi);
  const doRenavam = renavam === '' ? null : recusaDoRenavam(renavam);
  if (doRenavam !== null) linha.erro('renavam', doRenavam);
  return semAusentes({
    placa: placa ?? undefined,
    chassi: chassi === '' ? undefined : lerChassi(chassi),
    renavam: renavam === '' ? undefined : lerRenavam(renavam).padStart(11, '0'),
  }) as Identidade;
}

/** "2020", "2019/2020" or "19/20"; a column of its own for the year of manufacture wins over the first half. */
function lerAnos(linha: Linha): { anoFabricacao?: number | undefined; anoModelo?: number | undefined } {
  const partes = linha
    .texto('ano')
    .split(/[/-]/)
    .map((parte) => parte.trim());
  const fabricacao = linha.texto('anoFabricacao');
  const lidos = partes.map((parte) => (parte === '' ? undefined : ano(parte)));
  if (partes.length > 2 || lidos.includes(null)) {
    linha.aviso('ano', 'Não é um ano; o lote fica sem ele.');
    return {};
  }
  const daColuna = fabricacao === '' ? undefined : ano(fabricacao);
  if (daColuna === null) linha.aviso('anoFabricacao', 'Não é um ano; o lote fica sem ele.');
  return {
    anoFabricacao: daColuna ?? (partes.length === 2 ? (lidos[0] ?? undefined) : undefined),
    anoModelo: lidos[lidos.length - 1] ?? undefined,
  };
}

function ano(texto: string): number | null {
  if (!/^(\d{2}|\d{4})$/.test(texto)) return null;
  const numero = Number(texto);
  const inteiro = texto.length === 4 ? numero : numero + (numero > 50 ? 1900 : 2000);
  return inteiro >= 1900 && inteiro <= 2100 ? inteiro : null;
}

function lerLocalizacao(linha: Linha) {
  const uf = linha.texto('uf').toUpperCase();
  if (uf !== '' && !ehUf(uf)) linha.aviso('uf', 'Esta UF não existe; o lote fica sem ela.');
  return semAusentes({
    cidade: nomeDeLugar(linha.texto('cidade')).slice(0, 120) || undefined,
    uf: ehUf(uf) ? uf : undefined,
    bairro: nomeDeLugar(linha.texto('bairro')).slice(0, 120) || undefined,
    endereco: linha.texto('endereco').slice(0, 300) || undefined,
    patio: linha.texto('patio').slice(0, 120) || undefined,
  });
}

function lerFotos(linha: Linha): string[] {
  const fotos = linha
    .texto('fotos')
    .split(/[\s|;,]+/)
    .filter(Boolean);
  const validas = fotos.filter((foto) => enderecoDeArquivo.safeParse(foto).success);
  if (validas.length < fotos.length) linha.aviso('fotos', 'Há endereços de foto inválidos; ficaram de fora.');
  if (validas.length > 60) linha.aviso('fotos', 'São no máximo 60 fotos; as demais ficaram de fora.');
  return validas.slice(0, 60);
}

function lerVideo(linha: Linha): string | undefined {
  const video = linha.texto('video');
  if (video === '' || enderecoDeArquivo.safeParse(video).success) return video || undefined;
  linha.aviso('video', 'Endereço de vídeo inválido; o lote fica sem ele.');
  return undefined;
}

function encurtar(linha: Linha, campo: Campo, texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto;
  linha.aviso(campo, `Texto longo demais; ficou com os primeiros ${maximo} caracteres.`);
  return texto.slice(0, maximo);
}

const ouNada = <T extends object>(objeto: T): T | undefined =>
  Object.keys(objeto).length > 0 ? objeto : undefined;
