import type { VersaoLegal, VersaoLegalInteira } from '@martelo/shared/documento-legal';
import { motor } from '../sessao/sessao.ts';

/** The documents that have pages of versions. */
export type DocumentoComVersoes = 'regulamento' | 'privacidade';

/** Newest first; null when the engine did not answer. */
export async function lerVersoes(uri: DocumentoComVersoes): Promise<VersaoLegal[] | null> {
  const resposta = await motor<{ itens: VersaoLegal[] }>(`/v1/documentos/${uri}/versoes`);
  return resposta.tipo === 'ok' ? resposta.corpo.itens : null;
}

export const lerVersao = (uri: DocumentoComVersoes, versao: string) =>
  motor<VersaoLegalInteira>(`/v1/documentos/${uri}/versoes/${encodeURIComponent(versao)}`);

const DIA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
export const diaPorExtenso = (instante: string): string => DIA.format(new Date(instante));
