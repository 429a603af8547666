import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Acesso } from '../../records/records.ts';
import { type Recusa, recusar } from '../participacao/recusa.ts';

const dataEmSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Outside a brand's viewing window nobody but the house sees its auctions and lots, nor bids on them. `agora` in Unix ms. */
export function foraDeExibicao(
  acesso: Acesso,
  regras: Pick<RegrasHotsite, 'janelaVisualizacao'> | null,
  agora: number,
): Recusa | null {
  if (regras === null || acesso.tipo === 'interno' || acesso.tipo === 'sistema') return null;
  const { inicio, fim } = regras.janelaVisualizacao;
  const antes = inicio !== null && agora < Date.parse(inicio);
  const depois = fim !== null && agora >= Date.parse(fim);
  if (!antes && !depois) return null;
  const quando = antes
    ? `Volte a partir de ${dataEmSaoPaulo.format(Date.parse(inicio))}.`
    : 'Acompanhe nossos canais para saber da próxima abertura.';
  return { codigo: 'FORA_DE_EXIBICAO', detalhes: { inicio, fim, quando } };
}

/** @throws ErroMartelo FORA_DE_EXIBICAO with `inicio` and `fim` */
export function exigirExibicao(
  acesso: Acesso,
  regras: Pick<RegrasHotsite, 'janelaVisualizacao'> | null,
  agora: number,
): void {
  const recusa = foraDeExibicao(acesso, regras, agora);
  if (recusa !== null) recusar(recusa);
}
