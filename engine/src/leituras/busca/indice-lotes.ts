import type { Filtro } from '@martelo/shared/filtro';
import type { SituacaoLote } from '@martelo/shared/lote';
import { normalizar } from '../../records/texto.ts';
import { pontuar } from './casamento.ts';
import { ColunaCategoria, crescer } from './colunas.ts';
import {
  CATEGORIAS,
  type Categoria,
  type DocBusca,
  faixaDoValor,
  MEDIDAS,
  type MudancasBusca,
  PESOS_TEXTO,
} from './doc-busca.ts';
import { ehUmDe, prepararFiltros, separar, type Teste } from './filtros.ts';
import { chaveDeEncerramento, compararPor, type OrdemBusca } from './ordens.ts';
import { palavrasDoTexto } from './palavras.ts';
import { Rascunho } from './rascunho.ts';
import { ordenarTrecho } from './selecao.ts';
import { Vocabulario } from './vocabulario.ts';

export interface Busca {
  /** Only this brand's lots are found and counted. */
  hotsite: number;
  /** Free text, every word of it; the last one may be unfinished. */
  texto?: string | undefined;
  /** What the bidder chose. Facets leave their own field's filters out of their counts. */
  filtros?: readonly Filtro[] | undefined;
  /** What the page fixes: counted nowhere else than inside it. */
  fixos?: readonly Filtro[] | undefined;
  /** Default: relevance where there is text, else what closes next. */
  ordem?: OrdemBusca | undefined;
  pagina: number;
  porPagina: number;
  facetas?: readonly Categoria[] | undefined;
}

export interface Achar extends Pick<Busca, 'hotsite' | 'filtros' | 'fixos'> {
  entre?: ReadonlySet<string> | undefined;
}

export interface Resultado {
  uids: string[];
  total: number;
  /** Most frequent first; values nobody has are not listed. */
  facetas: Partial<Record<Categoria, { valor: string; quantidade: number }[]>>;
  /** Lowest and highest price, without the price filters; null when there is none. */
  faixaValor: { min: number; max: number } | null;
}

/** Dead places are swept when there are this many of them and they are a quarter of all. */
const VARRER_A_PARTIR_DE = 1_000;
/** Words of a description beyond this many characters are not indexed: lists of terms would drown the rest. */
const MAXIMO_DESCRICAO = 3_000;
const CAMPOS_DE_TEXTO = Object.entries(PESOS_TEXTO) as [keyof typeof PESOS_TEXTO, number][];

/**
 * The search over lots, in memory: an inverted index for the words, a column for each field. Made again from the records at
 * start; a bid changes one number in it. Searches are synchronous and see every change that returned before them.
 */
export class IndiceLotes {
  #capacidade = 1_024;
  /** Places in use, dead ones included; a lot that is written again moves to a new place. */
  #ate = 0;
  #mortos = 0;
  #posicaoDe = new Map<string, number>();
  #uids: string[] = [];
  #nomes: string[] = [];
  #vocabulario = new Vocabulario();
  #categorias = paraCada(CATEGORIAS, () => new ColunaCategoria(this.#capacidade));
  #medidas = paraCada(MEDIDAS, () => new Float64Array(this.#capacidade));
  /** Follows from situacao and dataFim: what lots are ordered by most. */
  #encerramento = new Float64Array(this.#capacidade);
  #marcas = new Map<number, Uint8Array>();
  readonly #rascunho = new Rascunho();

  get tamanho(): number {
    return this.#posicaoDe.size;
  }

  /** Takes lots in; one that is there already is replaced. */
  incluir(docs: Iterable<DocBusca>): void {
    for (const doc of docs) {
      this.#matar(doc.uid);
      const posicao = this.#ate;
      if (posicao === this.#capacidade) this.#crescer();
      this.#ate += 1;
      this.#posicaoDe.set(doc.uid, posicao);
      this.#uids[posicao] = doc.uid;
      this.#nomes[posicao] = normalizar(doc.nome);
      this.#gravar(posicao, doc);
      this.#anotarPalavras(posicao, doc);
    }
    this.#vocabulario.arrumar();
    this.#varrer();
  }

  /** Changes what moves with bids and clocks. An unknown lot is left alone: false. */
  alterar(uid: string, mudancas: MudancasBusca): boolean {
    const posicao = this.#posicaoDe.get(uid);
    if (posicao === undefined) return false;
    this.#gravar(posicao, mudancas);
    return true;
  }

  remover(uid: string): void {
    this.#matar(uid);
    this.#varrer();
  }

  /** @throws ErroMartelo FILTRO_INVALIDO on a filter over a field the search has not */
  buscar(busca: Busca): Resultado {
    const { texto = '', filtros = [], fixos = [], facetas = [], pagina, porPagina } = busca;
    const escolhidos = prepararFiltros(filtros, this.#colunas());
    const daPagina = prepararFiltros(fixos, this.#colunas());
    const textos = [{ texto, qualquer: false }, ...escolhidos.textos, ...daPagina.textos];
    const notas = pontuar(this.#vocabulario, textos, this.#ate, this.#rascunho);
    const candidatas = this.#candidatas(busca.hotsite, notas, daPagina.testes);
    const { aprovadas, porUmCampo } = separar(candidatas, escolhidos.testes, this.#rascunho, 'escolhidas');
    const total = aprovadas.length;
    const de = Math.min((pagina - 1) * porPagina, total);
    const resultado: Resultado = {
      uids: [],
      total,
      facetas: Object.fromEntries(
        facetas.map((campo) => [campo, this.#contar(campo, [aprovadas, porUmCampo.get(campo) ?? NENHUMA])]),
      ),
      faixaValor: this.#extremos([aprovadas, porUmCampo.get('valor') ?? NENHUMA]),
    };
    const ordem: OrdemBusca = busca.ordem ?? {
      campo: notas === null ? 'encerramento' : 'relevancia',
      sentido: 'asc',
    };
    const ate = Math.min(de + porPagina, total);
    if (de < ate) {
      const dados = { medidas: this.#medidas, encerramento: this.#encerramento, nomes: this.#nomes, notas };
      ordenarTrecho(aprovadas, de, ate, compararPor(ordem, dados, aprovadas, this.#rascunho));
    }
    resultado.uids = Array.from(aprovadas.subarray(de, ate), (posicao) => this.#uids[posicao]!);
    return resultado;
  }

  /**
   * All that a search finds, in no order and with nothing counted; `entre`: of these lots alone.
   * @throws ErroMartelo FILTRO_INVALIDO on a filter over a field the search has not
   */
  achar({ hotsite, filtros = [], fixos = [], entre }: Achar): string[] {
    const { textos, testes } = prepararFiltros([...filtros, ...fixos], this.#colunas());
    const notas = pontuar(this.#vocabulario, textos, this.#ate, this.#rascunho);
    const achadas = Array.from(this.#candidatas(hotsite, notas, testes, entre));
    return achadas.map((posicao) => this.#uids[posicao]!);
  }

  #colunas() {
    return { categorias: this.#categorias, medidas: this.#medidas };
  }

  #candidatas(
    hotsite: number,
    notas: Float32Array | null,
    testes: readonly Teste[],
    entre?: ReadonlySet<string>,
  ): Uint32Array {
    const daMarca = this.#marcas.get(hotsite);
    const achadas = this.#rascunho.vetor('achadas', Uint32Array, this.#ate);
    let quantas = 0;
    if (daMarca !== undefined && entre !== undefined) {
      for (const uid of entre) {
        const posicao = this.#posicaoDe.get(uid);
        if (posicao === undefined || daMarca[posicao] !== 1) continue;
        if (notas === null || notas[posicao]! > 0) achadas[quantas++] = posicao;
      }
    } else if (daMarca !== undefined) {
      for (let posicao = 0; posicao < this.#ate; posicao += 1) {
        if (daMarca[posicao] === 1 && (notas === null || notas[posicao]! > 0)) achadas[quantas++] = posicao;
      }
    }
    return separar(achadas.subarray(0, quantas), testes, this.#rascunho, 'da página').aprovadas;
  }

  #contar(campo: Categoria, grupos: readonly Uint32Array[]): { valor: string; quantidade: number }[] {
    const { codigos, valores } = this.#categorias[campo];
    const contagem = new Uint32Array(valores.length);
    for (const posicoes of grupos) {
      for (let i = 0; i < posicoes.length; i += 1) contagem[codigos[posicoes[i]!]!]! += 1;
    }
    const contados: { valor: string; quantidade: number }[] = [];
    for (let codigo = 1; codigo < contagem.length; codigo += 1) {
      if (contagem[codigo]! > 0) contados.push({ valor: valores[codigo]!, quantidade: contagem[codigo]! });
    }
    return contados.sort((a, b) => b.quantidade - a.quantidade || (a.valor < b.valor ? -1 : 1));
  }

  #extremos(grupos: readonly Uint32Array[]): Resultado['faixaValor'] {
    const { valor } = this.#medidas;
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const posicoes of grupos) {
      for (let i = 0; i < posicoes.length; i += 1) {
        const este = valor[posicoes[i]!]!;
        if (este < min) min = este;
        if (este > max) max = este;
      }
    }
    return min <= max ? { min, max } : null;
  }

  #gravar(posicao: number, doc: Partial<DocBusca>): void {
    for (const [campo, valor] of Object.entries(doc)) {
      if (ehUmDe(CATEGORIAS, campo))
        this.#categorias[campo].gravar(posicao, valor === null ? null : String(valor));
      if (ehUmDe(MEDIDAS, campo)) this.#medidas[campo][posicao] = medida(valor);
    }
    if (doc.valor !== undefined) this.#categorias.faixaValor.gravar(posicao, faixaDoValor(doc.valor));
    if (doc.situacao !== undefined || doc.dataFim !== undefined) {
      const { codigos, valores } = this.#categorias.situacao;
      const situacao = valores[codigos[posicao]!] as SituacaoLote;
      this.#encerramento[posicao] = chaveDeEncerramento(situacao, this.#medidas.dataFim[posicao]!);
    }
    if (doc.hotsites !== undefined) this.#marcar(posicao, doc.hotsites);
  }

  #marcar(posicao: number, hotsites: readonly number[]): void {
    for (const membros of this.#marcas.values()) membros[posicao] = 0;
    for (const hotsite of hotsites) {
      let membros = this.#marcas.get(hotsite);
      if (membros === undefined) {
        membros = new Uint8Array(this.#capacidade);
        this.#marcas.set(hotsite, membros);
      }
      membros[posicao] = 1;
    }
  }

  #anotarPalavras(posicao: number, doc: DocBusca): void {
    for (const [campo, peso] of CAMPOS_DE_TEXTO) {
      const texto = doc[campo]?.slice(0, MAXIMO_DESCRICAO);
      if (texto)
        for (const palavra of palavrasDoTexto(texto)) this.#vocabulario.anotar(palavra, posicao, peso);
    }
  }

  /** A dead place belongs to no brand: no search sees it. */
  #matar(uid: string): void {
    const posicao = this.#posicaoDe.get(uid);
    if (posicao === undefined) return;
    this.#marcar(posicao, []);
    this.#posicaoDe.delete(uid);
    this.#mortos += 1;
  }

  #varrer(): void {
    if (this.#mortos < VARRER_A_PARTIR_DE || this.#mortos * 4 < this.#ate) return;
    const nova = new Int32Array(this.#ate).fill(-1);
    const vivas = Uint32Array.from(this.#posicaoDe.values()).sort();
    for (const [para, de] of vivas.entries()) {
      nova[de] = para;
      this.#uids[para] = this.#uids[de]!;
      this.#nomes[para] = this.#nomes[de]!;
      this.#posicaoDe.set(this.#uids[para]!, para);
      for (const campo of CATEGORIAS) {
        const { codigos } = this.#categorias[campo];
        codigos[para] = codigos[de]!;
      }
      for (const campo of MEDIDAS) this.#medidas[campo][para] = this.#medidas[campo][de]!;
      this.#encerramento[para] = this.#encerramento[de]!;
      for (const membros of this.#marcas.values()) membros[para] = membros[de]!;
    }
    for (const membros of this.#marcas.values()) membros.fill(0, vivas.length);
    this.#uids.length = vivas.length;
    this.#nomes.length = vivas.length;
    this.#vocabulario.compactar(nova);
    this.#ate = vivas.length;
    this.#mortos = 0;
  }

  #crescer(): void {
    this.#capacidade *= 2;
    for (const coluna of Object.values(this.#categorias))
      coluna.codigos = crescer(coluna.codigos, this.#capacidade);
    for (const campo of MEDIDAS) this.#medidas[campo] = crescer(this.#medidas[campo], this.#capacidade);
    this.#encerramento = crescer(this.#encerramento, this.#capacidade);
    for (const [hotsite, membros] of this.#marcas)
      this.#marcas.set(hotsite, crescer(membros, this.#capacidade));
  }
}

const NENHUMA = new Uint32Array(0);

const medida = (valor: unknown): number =>
  valor === null ? Number.NaN : typeof valor === 'number' ? valor : Date.parse(String(valor));

const paraCada = <N extends string, V>(nomes: readonly N[], valor: (nome: N) => V): Record<N, V> =>
  Object.fromEntries(nomes.map((nome) => [nome, valor(nome)])) as Record<N, V>;
