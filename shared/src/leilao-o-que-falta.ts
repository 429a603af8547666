import type { Leilao } from './leilao.ts';
import { FASE_DA_SITUACAO, type SituacaoLote } from './lote-situacao.ts';

/** What an auction still lacks before it is announced. Warnings: nothing of it is refused. */
export const CODIGOS_DO_QUE_FALTA = [
  'DATA_PASSADA',
  'SEM_LOTES',
  'SEM_LEILOEIRO',
  'SEM_EDITAL',
  'SEM_LOCAL',
  'LOTES_PENDENTES',
  'LOTES_SEM_TEMPO',
  'LOTES_SEM_FOTO',
  'FOTOS_A_APROVAR',
  'LOTES_SEM_POSICAO',
  'LOTES_SEM_DESCRICAO',
] as const;
export type CodigoDoQueFalta = (typeof CODIGOS_DO_QUE_FALTA)[number];

export interface OQueFalta {
  codigo: CodigoDoQueFalta;
  /** Without it the auction sells nothing; else it is only advised. */
  grave: boolean;
  /** Of how many lots; of pictures, how many. */
  quantos: number | null;
}

interface LoteOlhado {
  situacao: SituacaoLote;
  /** Unix ms; null of a lot without a clock. */
  dataFim: number | null;
  fotosUrls: readonly string[];
  descricao?: string | undefined;
}

type LeilaoOlhado = Pick<
  Leilao,
  'data' | 'situacao' | 'leiloeiro' | 'editalUrl' | 'arquivos' | 'cidade' | 'local' | 'localRealizacao'
>;

/** @param agora Unix ms @param fotos of its lots: how many nobody has looked at, and how many lots lack what their model of pictures asks for */
export function oQueFaltaNoLeilao(
  leilao: LeilaoOlhado,
  lotes: Iterable<LoteOlhado>,
  agora: number,
  fotos = { aAprovar: 0, semPosicao: 0 },
): OQueFalta[] {
  if (leilao.situacao === 'EXECUTADO' || leilao.situacao === 'CANCELADO') return [];
  let quantos = 0;
  const conta = { pendentes: 0, semTempo: 0, semFoto: 0, semDescricao: 0 };
  for (const { situacao, dataFim, fotosUrls, descricao } of lotes) {
    const fase = FASE_DA_SITUACAO[situacao];
    if (fase !== 'preparo' && fase !== 'disputa') continue;
    quantos += 1;
    if (situacao === 'PENDENTE') conta.pendentes += 1;
    if (dataFim !== null && dataFim <= agora) conta.semTempo += 1;
    if (fotosUrls.length === 0) conta.semFoto += 1;
    if (!descricao) conta.semDescricao += 1;
  }
  const temEdital =
    leilao.editalUrl !== undefined || (leilao.arquivos ?? []).some(({ tipo }) => tipo === 'EDITAL');
  const temLocal = leilao.localRealizacao !== undefined || Boolean(leilao.cidade) || Boolean(leilao.local);
  const faltas: [CodigoDoQueFalta, boolean | number, 'grave'?][] = [
    ['DATA_PASSADA', leilao.situacao !== 'AO_VIVO' && Date.parse(leilao.data) <= agora, 'grave'],
    ['SEM_LOTES', quantos === 0, 'grave'],
    ['SEM_LEILOEIRO', leilao.leiloeiro === undefined],
    ['SEM_EDITAL', !temEdital],
    ['SEM_LOCAL', !temLocal],
    ['LOTES_PENDENTES', conta.pendentes],
    ['LOTES_SEM_TEMPO', conta.semTempo, 'grave'],
    ['LOTES_SEM_FOTO', conta.semFoto],
    ['FOTOS_A_APROVAR', fotos.aAprovar],
    ['LOTES_SEM_POSICAO', fotos.semPosicao],
    ['LOTES_SEM_DESCRICAO', conta.semDescricao],
  ];
  return faltas
    .filter(([, falta]) => Boolean(falta))
    .map(([codigo, falta, grave]) => ({
      codigo,
      grave: grave !== undefined,
      quantos: typeof falta === 'number' ? falta : null,
    }));
}
