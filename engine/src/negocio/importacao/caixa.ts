import { formatarReais, lerReais } from '@martelo/shared/dinheiro';
import { ehUf, type Uf } from '@martelo/shared/uf';
import {
  areaImpossivel,
  areaPrincipal,
  formatarArea,
  type ImovelDescrito,
  lerDescricao,
  plural,
} from './caixa-descricao.ts';
import { conferirNumero } from './caixa-numero.ts';
import { nomeDeLugar } from './lugares.ts';
import type { LinhaLida, Perfil } from './perfil.ts';
import { lerDecimal } from './valores.ts';

const COLUNAS = {
  numero: ['n do imovel', 'numero do imovel', 'no do imovel', 'imovel'],
  uf: ['uf', 'estado'],
  cidade: ['cidade', 'municipio'],
  bairro: ['bairro'],
  endereco: ['endereco', 'logradouro'],
  preco: ['preco', 'valor de venda', 'valor minimo de venda'],
  avaliacao: ['valor de avaliacao', 'avaliacao'],
  desconto: ['desconto', '% desconto'],
  financiamento: ['financiamento', 'aceita financiamento'],
  descricao: ['descricao'],
  modalidade: ['modalidade de venda', 'modalidade'],
  link: ['link de acesso', 'link'],
} as const;
type Campo = keyof typeof COLUNAS;
type Linha = LinhaLida<Campo>;

/** The lists of real estate that Caixa Econômica Federal publishes, one file a state. */
export const CAIXA: Perfil<Campo> = {
  nome: 'imóveis da Caixa',
  colunas: COLUNAS,
  exigidas: [['numero'], ['cidade'], ['preco'], ['descricao']],
  ler(linha) {
    const codigo = lerCodigo(linha);
    const minimo = lerPreco(linha);
    const uf = lerUf(linha);
    const cidade = nomeDeLugar(linha.texto('cidade'));
    if (cidade === '') linha.erro('cidade', 'Informe a cidade do imóvel.');
    const imovel = lerImovel(linha);
    if (codigo === null || minimo === null || uf === null || cidade === '' || imovel === null) return null;
    const avaliacao = lerAvaliacao(linha, minimo);
    const bairro = lerBairro(linha);
    return {
      nome: nomeDoImovel(imovel, [bairro, `${cidade}/${uf}`]),
      tipo: 'Imóvel',
      descricao: descricaoDoImovel(imovel),
      valor: { minimo },
      localizacao: {
        cidade: cidade.slice(0, 120),
        uf,
        ...(bairro === null ? {} : { bairro }),
        ...endereco(linha.texto('endereco')),
      },
      detalhes: detalhes(linha, imovel, avaliacao, minimo, codigo),
      origem: { fonte: 'caixa', codigo },
    };
  },
};

function lerCodigo(linha: Linha): string | null {
  const conferido = conferirNumero(linha.texto('numero'), linha.texto('link'));
  switch (conferido.caso) {
    case 'confere':
      return conferido.codigo;
    case 'recuperado':
      linha.aviso('numero', `Número danificado na planilha; recuperado do link: ${conferido.codigo}.`);
      return conferido.codigo;
    case 'sem-link':
      linha.aviso('numero', 'Não há link de acesso para conferir o número do imóvel.');
      return conferido.codigo;
    case 'diverge':
      linha.erro('numero', `O número não confere com o do link de acesso (${conferido.doLink}).`);
      return null;
    case 'perdido':
      linha.erro('numero', 'Número do imóvel ilegível, e não há link de acesso de onde recuperá-lo.');
      return null;
  }
}

function lerPreco(linha: Linha): number | null {
  const valor = lerReais(linha.texto('preco'));
  if (valor === null) linha.erro('preco', 'O preço não é um valor em reais.');
  else if (valor === 0) linha.erro('preco', 'O preço está zerado; um lote precisa de lance mínimo.');
  return valor === null || valor === 0 ? null : valor;
}

function lerUf(linha: Linha): Uf | null {
  const uf = linha.texto('uf').toUpperCase();
  if (ehUf(uf)) return uf;
  linha.erro('uf', 'Informe a UF com as duas letras do estado.');
  return null;
}

function lerBairro(linha: Linha): string | null {
  const bairro = nomeDeLugar(linha.texto('bairro'));
  if (/\p{L}/u.test(bairro)) return bairro.slice(0, 120);
  linha.aviso('bairro', 'Bairro em branco ou ilegível; o lote fica sem bairro.');
  return null;
}

function lerImovel(linha: Linha): ImovelDescrito | null {
  const imovel = lerDescricao(linha.texto('descricao'));
  if (imovel.especie === '') {
    linha.erro('descricao', 'A descrição está em branco; não se sabe o que está à venda.');
    return null;
  }
  const { privativa, total, terreno } = imovel;
  if (areaImpossivel(imovel)) {
    const [maior, menor] = [formatarArea(privativa!), formatarArea(total!)];
    linha.aviso('descricao', `Área privativa (${maior}) maior que a área total (${menor}); confira.`);
  }
  if (areaPrincipal(imovel) === null) linha.aviso('descricao', 'A descrição não informa nenhuma área.');
  if (/^(apartamento|sala|loja)/i.test(imovel.especie) && Math.max(privativa ?? 0, total ?? 0) > 5_000) {
    linha.aviso('descricao', `Área improvável para ${imovel.especie.toLowerCase()}; confira.`);
  }
  if (imovel.especie.toLowerCase() === 'terreno' && terreno === null) {
    linha.aviso('descricao', 'Terreno sem a área do terreno; confira.');
  }
  return imovel;
}

/** The appraisal only informs: a bad one is a doubt, not a refusal. Checks the discount against both prices. */
function lerAvaliacao(linha: Linha, minimo: number): number | null {
  const texto = linha.texto('avaliacao');
  if (texto === '' && !linha.tem('avaliacao')) return null;
  const avaliacao = lerReais(texto);
  if (avaliacao === null || avaliacao === 0) {
    linha.aviso('avaliacao', 'Valor de avaliação em branco, zerado ou ilegível.');
    return null;
  }
  if (!linha.tem('desconto')) return avaliacao;
  const desconto = lerDecimal(linha.texto('desconto'));
  const calculado = Math.max(0, (1 - minimo / avaliacao) * 100);
  if (desconto === null) linha.aviso('desconto', 'O desconto não é uma porcentagem.');
  else if (Math.abs(desconto - calculado) > 0.02) {
    const certo = porcento.format(calculado);
    linha.aviso('desconto', `O desconto não confere com o preço e a avaliação, que dão ${certo}%.`);
  }
  return avaliacao;
}

const porcento = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "Apartamento 49,46 m² – Itinga, Araquari/SC" */
function nomeDoImovel(imovel: ImovelDescrito, lugar: (string | null)[]): string {
  const area = areaPrincipal(imovel);
  const oQue = area === null ? imovel.especie : `${imovel.especie} ${formatarArea(area)}`;
  return `${oQue} – ${lugar.filter((parte) => parte !== null).join(', ')}`.slice(0, 200);
}

function descricaoDoImovel({ especie, privativa, total, terreno, ...resto }: ImovelDescrito): string {
  const partes = [
    privativa === null ? null : `${formatarArea(privativa)} de área privativa`,
    total === null ? null : `${formatarArea(total)} de área total`,
    terreno === null ? null : `terreno de ${formatarArea(terreno)}`,
    resto.quartos === null ? null : plural(resto.quartos, 'quarto'),
    resto.salas === null ? null : plural(resto.salas, 'sala'),
    ...resto.comodos,
    resto.vagas === null ? null : `${plural(resto.vagas, 'vaga')} de garagem`,
  ].filter((parte) => parte !== null);
  return partes.length === 0 ? `${especie}.` : `${especie} com ${emLista(partes)}.`;
}

const emLista = (partes: string[]): string =>
  partes.length < 2 ? partes.join('') : `${partes.slice(0, -1).join(', ')} e ${partes[partes.length - 1]}`;

function endereco(texto: string): { endereco?: string } {
  const [rua = '', ...resto] = texto
    .split(',')
    .map((parte) => parte.replace(/\s+/g, ' ').trim())
    .filter((parte) => !/^[.\-·_]*$/.test(parte));
  const partes = [
    nomeDeLugar(rua),
    ...resto.map((parte) => parte.replace(/^N\. ?(?:SN|S\/N.*|0+)$/i, 's/n').replace(/^N\. ?/i, 'nº ')),
  ];
  const inteiro = partes
    .filter((parte) => parte !== '')
    .join(', ')
    .slice(0, 300);
  return inteiro === '' ? {} : { endereco: inteiro };
}

function detalhes(
  linha: Linha,
  { privativa, total, terreno, quartos, vagas }: ImovelDescrito,
  avaliacao: number | null,
  minimo: number,
  codigo: string,
): { nome: string; valor: string }[] {
  const link = linha.texto('link');
  const pares: [nome: string, valor: string | null][] = [
    ['Área privativa', privativa === null ? null : formatarArea(privativa)],
    ['Área total', total === null ? null : formatarArea(total)],
    ['Área do terreno', terreno === null ? null : formatarArea(terreno)],
    ['Quartos', quartos === null ? null : String(quartos)],
    ['Vagas de garagem', vagas === null ? null : String(vagas)],
    ['Valor de avaliação', avaliacao === null ? null : formatarReais(avaliacao)],
    [
      'Desconto',
      avaliacao !== null && minimo < avaliacao ? `${porcento.format((1 - minimo / avaliacao) * 100)}%` : null,
    ],
    ['Modalidade de venda', linha.texto('modalidade') || null],
    ['Aceita financiamento', linha.texto('financiamento') || null],
    ['Número do imóvel', codigo],
    ['Página na Caixa', /^https:\/\/\S+$/.test(link) ? link : null],
  ];
  return pares.flatMap(([nome, valor]) => (valor === null ? [] : [{ nome, valor: valor.slice(0, 300) }]));
}
