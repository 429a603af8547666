import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { leilaoVisivel } from '../../leituras/visibilidade.ts';
import type { Acesso } from '../../records/records.ts';
import type { SituacaoCliente } from '../clientes/situacao.ts';
import type { SituacaoHabilitacao } from '../habilitacoes/situacao.ts';
import { foraDeExibicao } from '../marcas/exibicao.ts';
import type { FatosDoLeilao } from './fatos-do-leilao.ts';
import { ATENDIMENTO, aResolver, DOCUMENTOS, PERFIL, type Recusa, SEGURANCA } from './recusa.ts';

export type AcessoCliente = Extract<Acesso, { tipo: 'cliente' }>;

/** All that it depends on whether a client may offer for a lot now. Values: whatever way they were come by, the answer is one. */
export interface FatosParaLicitar {
  /** Of the brand that the client came by; null when there is none. */
  regras: Pick<RegrasHotsite, 'janelaVisualizacao'> | null;
  /** Null when there is no such auction. */
  leilao: FatosDoLeilao | null;
  lelUid: string;
  situacao: SituacaoCliente;
  /** Of interest where `pedeHabilitacao`; null = none was asked for. */
  habilitacao: SituacaoHabilitacao | null;
  /** Unix ms. */
  agora: number;
}

/**
 * Whether a client may offer for a lot: null, or the first thing in the way. The one rule of every way in, so that none is
 * laxer than another. What is hidden from the client comes first, and as if it were not there.
 */
export function podeLicitar(acesso: AcessoCliente, fatos: FatosParaLicitar): Recusa | null {
  const { leilao, lelUid, situacao, habilitacao, agora } = fatos;
  return (
    recusaDaVista(acesso, fatos) ??
    situacao.recusa ??
    recusaDoLeilao(leilao!, situacao, habilitacao, acesso.sessao) ??
    recusaDoLote(leilao!, lelUid, situacao, agora)
  );
}

/** Whether a client may answer with a no, which needs no standing: the lot must be there for them. */
export function podeDeclinar(acesso: AcessoCliente, fatos: FatosParaLicitar): Recusa | null {
  return recusaDaVista(acesso, fatos);
}

/** Whether the auction asks for a habilitation, or for the code that comes with one. */
export const pedeHabilitacao = ({ leilao }: FatosDoLeilao): boolean =>
  leilao.exigeHabilitacao === true || leilao.exigeCodigo === true;

function recusaDaVista(acesso: AcessoCliente, { regras, leilao, situacao, agora }: FatosParaLicitar) {
  const fora = foraDeExibicao(acesso, regras, agora);
  if (fora !== null) return fora;
  if (leilao === null || !leilaoVisivel(acesso, leilao)) return LOTE_NAO_ENCONTRADO;
  return situacao.participante === null ? situacao.recusa : null;
}

const LOTE_NAO_ENCONTRADO: Recusa = { codigo: 'LOTE_NAO_ENCONTRADO', detalhes: {} };

function recusaDoLeilao(
  fatos: FatosDoLeilao,
  { segundoFator }: SituacaoCliente,
  habilitacao: SituacaoHabilitacao | null,
  sessao: string | undefined,
): Recusa | null {
  const { leilao } = fatos;
  const detalhes = { leiUid: leilao.uid };
  if (leilao.exigeSegundoFator && !segundoFator)
    return aResolver('SEGUNDO_FATOR_OBRIGATORIO', SEGURANCA, detalhes);
  if (!pedeHabilitacao(fatos)) return null;
  if (habilitacao === null) return aResolver('HABILITACAO_NECESSARIA', PERFIL, detalhes);
  switch (habilitacao.situacao) {
    case null:
      return aResolver('HABILITACAO_NECESSARIA', PERFIL, detalhes);
    case 'Aguardando':
      return aResolver('HABILITACAO_EM_ANALISE', PERFIL, detalhes);
    case 'Recusada':
      return aResolver('HABILITACAO_RECUSADA', ATENDIMENTO, { ...detalhes, motivo: habilitacao.motivo });
    case 'Aprovada':
      break;
  }
  if (!leilao.exigeCodigo || (sessao !== undefined && habilitacao.sessoes.has(sessao))) return null;
  return habilitacao.codigoBloqueado
    ? aResolver('CODIGO_BLOQUEADO', ATENDIMENTO, detalhes)
    : aResolver('CODIGO_NECESSARIO', PERFIL, detalhes);
}

function recusaDoLote(
  { leilao, lotes }: FatosDoLeilao,
  lelUid: string,
  { grupos, sucata }: SituacaoCliente,
  agora: number,
): Recusa | null {
  const lote = lotes.get(lelUid);
  if (lote === undefined) return null;
  if (lote.grupos !== null && !lote.grupos.some((id) => grupos.has(id)))
    return aResolver('GRUPO_NAO_PERMITIDO', ATENDIMENTO);
  if (!lote.sucata || !leilao.validarSucata) return null;
  if (!sucata.autorizada) return aResolver('SUCATA_NAO_HABILITADA', DOCUMENTOS);
  const vencida = sucata.validade !== null && agora >= Date.parse(sucata.validade);
  return vencida ? aResolver('SUCATA_VENCIDA', DOCUMENTOS) : null;
}
