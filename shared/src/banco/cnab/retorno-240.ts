import { BANCOS_DE_COBRANCA, type BancoDeCobranca } from '../conta-de-cobranca.ts';
import type { ArquivoDoBanco } from './arquivo.ts';
import { FIM_DO_ARQUIVO, type FIM_DO_LOTE, type SEGMENTO_T, type SEGMENTO_U } from './febraban-240.ts';
import { motivosDe } from './motivos.ts';
import { OCORRENCIAS_240, ocorrenciaDe } from './ocorrencias.ts';
import { type Lido, lerRegistro, recusar } from './registro.ts';
import { INICIO_DO_LOTE, RETORNOS_240, type Retorno240 } from './retorno-240-bancos.ts';
import { chaveDoArquivo, type Ocorrencia, type Retorno, referenciaLida } from './retorno-lido.ts';

const COBRANCA = '01';
const RETORNO = '2';
/** Where the Pix code of a boleto comes back: of no money. */
const PIX_DO_BOLETO = 'Y';

/** The lot that is being read: where it began, the sequence of its last detail, its titles. */
interface LoteAberto {
  numero: string;
  linha: number;
  sequencia: number;
  titulos: Titulo[];
}
type Titulo = Lido<typeof SEGMENTO_T> & { linha: number; loteDoArquivo: number };

/** A return file of CNAB 240. @throws ErroMartelo ARQUIVO_DO_BANCO */
export function lerRetorno240({ linhas, impressao }: ArquivoDoBanco): Retorno {
  const banco = bancoDe(linhas[0]!);
  const leitor = RETORNOS_240[banco];
  const inicio = lerRegistro(leitor.leiautes.inicio, linhas[0]!, 1);
  if (inicio.sentido !== RETORNO)
    recusar(
      1,
      143,
      inicio.sentido === '1' ? 'é um arquivo de remessa, e não de retorno' : 'não é um retorno',
    );
  const retorno: Retorno = {
    ...{ formato: 240, banco, agencia: inicio.agencia, conta: inicio.conta, empresa: inicio.empresa },
    ...{ nsa: Number(inicio.nsa), geradoEm: inicio.geradoEm, ocorrencias: [], avisos: [], impressao },
  };
  const { ocorrencias, avisos } = new LeituraDosLotes(leitor, retorno, linhas).ler();
  return { ...retorno, ocorrencias, avisos };
}

function bancoDe(linha: string): BancoDeCobranca {
  const codigo = linha.slice(0, 3);
  const achado = BANCOS_DE_COBRANCA.find((um) => um === codigo);
  if (achado === undefined) recusar(1, 1, `o banco ${codigo} não é atendido`);
  if (linha[7] !== '0') recusar(1, 8, 'o arquivo não começa pelo registro de início (tipo 0)');
  return achado;
}

/** Goes through the lines between the first and the last, and checks what each end says it ends. */
class LeituraDosLotes {
  readonly #leitor: Retorno240;
  readonly #retorno: Retorno;
  readonly #linhas: readonly string[];
  readonly #ocorrencias: Ocorrencia[] = [];
  readonly #avisos: { linha: number; texto: string }[] = [];
  #lote: LoteAberto | null = null;
  #lotes = 0;
  /** A T whose U is still to come. */
  #titulo: Titulo | null = null;

  constructor(leitor: Retorno240, retorno: Retorno, linhas: readonly string[]) {
    this.#leitor = leitor;
    this.#retorno = retorno;
    this.#linhas = linhas;
  }

  ler(): Pick<Retorno, 'ocorrencias' | 'avisos'> {
    const ultima = this.#linhas.length;
    for (let numero = 2; numero < ultima; numero++) this.#lerLinha(this.#linhas[numero - 1]!, numero);
    this.#lerFim(this.#linhas[ultima - 1]!, ultima);
    return { ocorrencias: this.#ocorrencias, avisos: this.#avisos };
  }

  #lerLinha(linha: string, numero: number): void {
    if (linha.slice(0, 3) !== this.#retorno.banco)
      recusar(numero, 1, `é do banco ${linha.slice(0, 3)}, e o arquivo é do ${this.#retorno.banco}`);
    if (linha[7] === '1') this.#abrirLote(linha, numero);
    else if (linha[7] === '3') this.#lerDetalhe(linha, numero);
    else if (linha[7] === '5') this.#fecharLote(linha, numero);
    else if (linha[7] === '9') recusar(numero, 8, 'há linhas depois do registro de fim (tipo 9)');
    else recusar(numero, 8, `não existe registro do tipo “${linha[7]}”`);
  }

  #abrirLote(linha: string, numero: number): void {
    if (this.#lote !== null) recusar(numero, 8, 'começa um lote sem que o anterior tenha terminado');
    const { lote, servico } = lerRegistro(INICIO_DO_LOTE, linha, numero);
    if (servico !== COBRANCA) recusar(numero, 10, `o lote é do serviço ${servico}, e não de cobrança (01)`);
    this.#lote = { numero: lote, linha: numero, sequencia: 0, titulos: [] };
    this.#lotes += 1;
  }

  #lerDetalhe(linha: string, numero: number): void {
    const lote = this.#noLote(linha, numero);
    const segmento = linha[13]!.toUpperCase();
    // Caixa's answer to a file that it could not take at all: it has no sequence.
    if (segmento === 'W') {
      this.#avisos.push({
        linha: numero,
        texto: `O banco diz da remessa: ${linha.slice(14).trim().replace(/\s+/g, ' ')}`,
      });
      return;
    }
    const sequencia = Number(linha.slice(8, 13));
    if (sequencia !== lote.sequencia + 1)
      recusar(numero, 9, `a sequência é ${linha.slice(8, 13)}, e devia ser ${lote.sequencia + 1}`);
    lote.sequencia = sequencia;
    if (segmento === 'T') this.#lerTitulo(lote, linha, numero);
    else if (segmento === 'U') this.#lerValores(linha, numero);
    else if (this.#titulo !== null) faltaU(this.#titulo);
    else if (segmento !== PIX_DO_BOLETO)
      this.#avisos.push({ linha: numero, texto: `Segmento ${segmento}: não é lido, e não foi considerado.` });
  }

  #lerTitulo(lote: LoteAberto, linha: string, numero: number): void {
    if (this.#titulo !== null) faltaU(this.#titulo);
    const lido = lerRegistro(this.#leitor.leiautes.t, linha, numero);
    this.#titulo = { ...lido, linha: numero, loteDoArquivo: this.#lotes };
    lote.titulos.push(this.#titulo);
  }

  #lerValores(linha: string, numero: number): void {
    const titulo = this.#titulo;
    if (titulo === null) recusar(numero, 14, 'há um segmento U sem o seu T');
    const valores = lerRegistro(this.#leitor.leiautes.u, linha, numero);
    if (valores.movimento !== titulo.movimento)
      recusar(numero, 16, `a ocorrência é ${valores.movimento}, e a do seu T é ${titulo.movimento}`);
    this.#ocorrencias.push(this.#ocorrenciaDe(titulo, valores));
    this.#titulo = null;
  }

  #fecharLote(linha: string, numero: number): void {
    const lote = this.#noLote(linha, numero);
    if (this.#titulo !== null) faltaU(this.#titulo);
    const fim = lerRegistro(this.#leitor.leiautes.fimDoLote, linha, numero);
    const todos = numero - lote.linha + 1;
    const servem = this.#leitor.conta === 'tudo' ? [todos] : [todos, todos - 2];
    if (!servem.includes(Number(fim.registros)))
      recusar(numero, 18, `diz que o lote tem ${Number(fim.registros)} registros, e ele tem ${todos}`);
    if (this.#leitor.soma === 'titulos') conferirSomas(fim, lote.titulos, numero);
    this.#lote = null;
  }

  #lerFim(linha: string, numero: number): void {
    if (this.#lote !== null || linha[7] !== '9' || numero === 1)
      recusar(numero, 8, 'o arquivo não termina pelo registro de fim (tipo 9): pode ter chegado cortado');
    const { lotes, registros } = lerRegistro(FIM_DO_ARQUIVO, linha, numero);
    if (Number(lotes) !== this.#lotes)
      recusar(numero, 18, `diz que há ${Number(lotes)} lotes, e há ${this.#lotes}`);
    if (Number(registros) !== numero)
      recusar(numero, 24, `diz que o arquivo tem ${Number(registros)} registros, e ele tem ${numero}`);
  }

  #noLote(linha: string, numero: number): LoteAberto {
    if (this.#lote === null) return recusar(numero, 8, 'está fora de um lote');
    if (linha.slice(3, 7) !== this.#lote.numero)
      recusar(numero, 4, `é do lote ${linha.slice(3, 7)}, e o que está aberto é o ${this.#lote.numero}`);
    return this.#lote;
  }

  #ocorrenciaDe(titulo: Titulo, valores: Lido<typeof SEGMENTO_U>): Ocorrencia {
    const { banco } = this.#retorno;
    const { efeito, descricao, lista, conhecida } = ocorrenciaDe(OCORRENCIAS_240[banco], titulo.movimento);
    const inscricao = titulo.inscricao.replace(/^0+/, '');
    const documento =
      titulo.tipoDeInscricao === '1' ? inscricao.padStart(11, '0') : inscricao.padStart(14, '0');
    return {
      chaveDaOcorrencia: `${chaveDoArquivo(this.#retorno)}:${titulo.loteDoArquivo}-${Number(titulo.sequencia)}`,
      linha: titulo.linha,
      nossaReferencia: referenciaLida(titulo.nossaReferencia),
      nossoNumero: titulo.nossoNumero,
      seuNumero: titulo.seuNumero,
      carteira: titulo.carteira,
      ocorrencia: titulo.movimento,
      ...{ conhecida, descricao, efeito, motivos: motivosDe(titulo.motivos, lista) },
      vencimento: titulo.vencimento,
      valorTitulo: titulo.valor,
      // Some fill in what the account was credited alone.
      valorPago: valores.valorPago || (efeito === 'liquidado' ? valores.valorLiquido : 0),
      ...{ valorLiquido: valores.valorLiquido, tarifa: titulo.tarifa },
      ...{ juros: valores.juros, desconto: valores.desconto, abatimento: valores.abatimento },
      ...{ iof: valores.iof, outrasDespesas: valores.outrasDespesas, outrosCreditos: valores.outrosCreditos },
      ...{ dataOcorrencia: valores.ocorridoEm, dataCredito: valores.creditoEm },
      pagador:
        titulo.nome === '' && inscricao === ''
          ? null
          : { documento: inscricao === '' ? null : documento, nome: titulo.nome },
    };
  }
}

const faltaU = ({ linha }: Titulo): never => recusar(linha, 14, 'o segmento T não tem o seu U logo depois');

/** Of titles in all four kinds of portfolio. A bank that fills in none says nothing by it. */
function conferirSomas(fim: Lido<typeof FIM_DO_LOTE>, titulos: readonly Titulo[], numero: number): void {
  const quantos =
    Number(fim.titulosSimples) +
    Number(fim.titulosVinculados) +
    Number(fim.titulosCaucionados) +
    Number(fim.titulosDescontados);
  const soma = fim.valorSimples + fim.valorVinculado + fim.valorCaucionado + fim.valorDescontado;
  const valor = titulos.reduce((total, titulo) => total + titulo.valor, 0);
  if (quantos !== 0 && quantos !== titulos.length)
    recusar(numero, 24, `diz que o lote tem ${quantos} títulos, e ele tem ${titulos.length}`);
  if (soma !== 0 && soma !== valor)
    recusar(numero, 30, `diz que os títulos somam ${soma} centavos, e eles somam ${valor}`);
}
