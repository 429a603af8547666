import { type CodigoErro, ErroMartelo } from '@martelo/shared/erros';

/** Why not: a code of the catalogue, and what fills its sentence or tells where to go next (`acao`, a path of the site). */
export interface Recusa {
  codigo: CodigoErro;
  detalhes: Record<string, unknown>;
  /** Replaces the catalogue's sentence: the house's own words for a block. */
  mensagem?: string;
}

/** @throws ErroMartelo */
export function recusar({ codigo, detalhes, mensagem }: Recusa): never {
  throw new ErroMartelo(codigo, detalhes, mensagem);
}

/** Where the site settles it. */
export const PERFIL = '/cliente/meu-perfil';
export const EMAIL = '/email';
export const TELEFONE = '/telefone';
export const SEGURANCA = '/minha-conta/seguranca';
export const PRIVACIDADE = '/privacidade';
export const DOCUMENTOS = '/documentos';
export const ATENDIMENTO = '/fale-conosco';

export const aResolver = (
  codigo: CodigoErro,
  acao: string,
  detalhes: Record<string, unknown> = {},
): Recusa => ({ codigo, detalhes: { ...detalhes, acao } });
