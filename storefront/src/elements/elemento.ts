import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Sessao } from '@martelo/shared/pagina';

/** What a view may know besides its section: plain data, because the builder's canvas renders views in the browser too. */
export interface ContextoElemento {
  modo: TipoHotsite;
  marca: { nome: string; subdominio: string };
  autenticado: boolean;
  /** True in the builder's canvas: empty places are drawn so that they can be selected. */
  previa: boolean;
  /** Id of the section that carries the page's h1, if one does. */
  sessaoComH1: string | null;
  /** The instant the page is drawn for, Unix ms: now, or the one an editor moved the canvas's clock to. */
  agora: number;
}

/** A view is synchronous and has no hooks: a server component on public pages, a plain component in the canvas. */
export interface PropsElemento<Dados = undefined> {
  sessao: Sessao;
  dados: Dados;
  contexto: ContextoElemento;
}

/** What a loader may know. */
export interface ContextoDados {
  subdominio: string;
  modo: TipoHotsite;
  /** As in `ContextoElemento`. What depends on it is asked for in whole minutes, so that a crowd asks one question. */
  agora: number;
  /** What the page's address asks for after its `?`, each name once: a calendar's month. Nothing in the canvas. */
  busca?: Readonly<Record<string, string>>;
}

/** A kind's `dados.ts`. Never rejects: what is missing is part of the data, and the view says so. */
export type CarregarDados<Dados> = (sessao: Sessao, contexto: ContextoDados) => Promise<Dados>;

/**
 * A kind's `exemplos.ts`: its data in every state it can be in, without a server. The catalogue, the tests and the builder's
 * data switch draw the kind with them.
 */
export interface ExemplosDeDados<Dados> {
  /** As full as a page is likely to hold it. */
  cheio: Dados;
  vazio: Dados;
  /** The longest names, places and amounts there are. */
  longo: Dados;
  /** The service that has it does not answer. */
  indisponivel: Dados;
  /** What the canvas shows until the answer is here. */
  carregando: Dados;
}
