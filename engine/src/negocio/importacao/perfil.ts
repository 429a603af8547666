import type { LoteEntrada } from '@martelo/shared/lote';
import type { Identidade } from '../estoque/achar.ts';
import type { LinhaPlanilha } from './arquivo.ts';
import type { Problema } from './relatorio.ts';
import { chave } from './valores.ts';

/** A kind of list: which columns it knows, and what lot a row of it makes. */
export interface Perfil<Campo extends string = string> {
  nome: string;
  /** The names each column goes by, as `chave` writes them. The first one is the documented name. */
  colunas: Readonly<Record<Campo, readonly string[]>>;
  /** One of each group must be in the header for the list to be of this kind. */
  exigidas: readonly (readonly Campo[])[];
  /** The lot, or null when the row is refused: then at least one `erro` says why. */
  ler(linha: LinhaLida<Campo>): LoteEntrada | null;
}

/** The columns of a header: where each field is, and how the file calls it. */
export interface Cabecalho {
  perfil: Perfil;
  posicoes: ReadonlyMap<string, number>;
  nomes: readonly string[];
  /** Its columns that nothing is read of, as the file writes them. */
  sobrando: readonly string[];
}

/** A row seen through its header; problems are noted with the column's own name and the cell's own text. */
export class LinhaLida<Campo extends string = string> {
  readonly linha: number;
  /** What tells its vehicle from others, where it is one. */
  identidade: Identidade = {};
  readonly problemas: Problema[] = [];
  readonly #cabecalho: Cabecalho;
  readonly #celulas: readonly string[];

  constructor(cabecalho: Cabecalho, { linha, celulas }: LinhaPlanilha) {
    this.linha = linha;
    this.#cabecalho = cabecalho;
    this.#celulas = celulas;
  }

  /** Does the file have this column at all? */
  tem(campo: Campo): boolean {
    return this.#cabecalho.posicoes.has(campo);
  }

  /** The cell's text, without spaces around; '' when empty or when there is no such column. */
  texto(campo: Campo): string {
    const posicao = this.#cabecalho.posicoes.get(campo);
    return posicao === undefined ? '' : (this.#celulas[posicao] ?? '');
  }

  /** Are there cells beyond the header's? Then a separator inside a field has moved them all. */
  sobras(): boolean {
    return this.#celulas.slice(this.#cabecalho.nomes.length).some((celula) => celula !== '');
  }

  /** The lot this row makes in its list's profile, or null when refused. */
  ler(): LoteEntrada | null {
    return this.#cabecalho.perfil.ler(this as unknown as LinhaLida);
  }

  erro(campo: Campo, mensagem: string): void {
    this.#anotar('erro', campo, mensagem);
  }

  aviso(campo: Campo, mensagem: string): void {
    this.#anotar('aviso', campo, mensagem);
  }

  /** As the file calls it. */
  coluna(campo: Campo): string {
    const posicao = this.#cabecalho.posicoes.get(campo);
    return posicao === undefined ? campo : (this.#cabecalho.nomes[posicao] ?? campo);
  }

  #anotar(tipo: Problema['tipo'], campo: Campo, mensagem: string): void {
    this.problemas.push({
      tipo,
      linha: this.linha,
      coluna: this.coluna(campo),
      valor: this.texto(campo).slice(0, 300),
      mensagem,
    });
  }
}

/** The header this line is, for the first of the profiles whose columns it names; null when it is none. */
export function lerCabecalho(celulas: readonly string[], perfis: readonly Perfil[]): Cabecalho | null {
  const chaves = celulas.map(chave);
  for (const perfil of perfis) {
    const posicoes = new Map<string, number>();
    for (const [campo, nomes] of Object.entries(perfil.colunas)) {
      const posicao = nomes.map((nome) => chaves.indexOf(nome)).find((onde) => onde >= 0);
      if (posicao !== undefined) posicoes.set(campo, posicao);
    }
    if (perfil.exigidas.every((grupo) => grupo.some((campo) => posicoes.has(campo)))) {
      const lidas = new Set(posicoes.values());
      const sobrando = celulas.filter((nome, i) => nome !== '' && !lidas.has(i));
      return { perfil, posicoes, nomes: celulas, sobrando };
    }
  }
  return null;
}
