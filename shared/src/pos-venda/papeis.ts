import { diaEmSaoPaulo } from '../datas.ts';
import { ehDiaUtil } from '../feriados.ts';
import type { Documentacao, ItemVenda } from '../venda.ts';
import { somarDias } from './prazos.ts';

const DIA_MS = 86_400_000;
const EQUIPAMENTO = 'Equipamento';

/** Goods that are no vehicles come without papers of their own. */
export const temPapeis = ({ loteTipo }: Pick<ItemVenda, 'loteTipo'>): boolean => loteTipo !== EQUIPAMENTO;

/** All papers there are were sent or handed over. */
export const papeisEntregues = (itens: readonly Pick<ItemVenda, 'loteTipo' | 'documentacao'>[]): boolean =>
  itens.every(
    (item) =>
      !temPapeis(item) || item.documentacao.etapa === 'enviada' || item.documentacao.etapa === 'entregue',
  );

/** They are on their way, or handed over: how they reach their buyer is past. */
export const papeisSairam = ({
  documentacao,
  entrega,
}: Pick<ItemVenda, 'documentacao' | 'entrega'>): boolean =>
  entrega?.enviadoEm != null || documentacao.etapa === 'enviada' || documentacao.etapa === 'entregue';

/** P16: does every item that has papers say how they are to reach the buyer? */
export const todosComEnvio = (itens: readonly Pick<ItemVenda, 'loteTipo' | 'entrega'>[]): boolean =>
  itens.every((item) => !temPapeis(item) || item.entrega !== null);

/** P20: `aguardando` → … → `entregue`, one after the other; back by one step, where somebody pressed too soon. */
export const ORDEM_DAS_ETAPAS = {
  aguardando: 0,
  'em preparação': 1,
  pronta: 2,
  enviada: 3,
  entregue: 4,
} as const;
export const etapaSegue = (de: Documentacao['etapa'], para: Documentacao['etapa']): boolean =>
  Math.abs(ORDEM_DAS_ETAPAS[para] - ORDEM_DAS_ETAPAS[de]) === 1 ||
  // Handed over at the counter: nothing is sent.
  (de === 'pronta' && para === 'entregue');

/**
 * P20: the day until which the papers are promised: so many business days after the sale was paid, and one more for each that something
 * was missing. Null before it is paid, and while something is missing.
 */
export function prazoDosPapeis(
  { previsaoDias, pendencias }: Pick<Documentacao, 'previsaoDias' | 'pendencias'>,
  fechadaEm: string | null,
): string | null {
  if (fechadaEm === null || pendencias.some(({ ate }) => ate === null)) return null;
  const parados = pendencias.reduce((dias, { de, ate }) => dias + diasUteisEntre(de, ate!), 0);
  return somarDias(diaEmSaoPaulo(fechadaEm), previsaoDias + parados, true);
}

/** Business days after the day of one instant, up to and with that of another. */
function diasUteisEntre(de: string, ate: string): number {
  let dias = 0;
  const fim = diaEmSaoPaulo(ate);
  for (let dia = diaEmSaoPaulo(de); dia < fim; ) {
    dia = new Date(Date.parse(`${dia}T12:00:00.000Z`) + DIA_MS).toISOString().slice(0, 10);
    if (ehDiaUtil(dia)) dias++;
  }
  return dias;
}
