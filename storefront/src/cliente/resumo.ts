import type { ResumoDasCompras } from '@martelo/shared/compra';
import { ABAS, type AbaDasCompras } from '@martelo/shared/venda';

/** How many purchases stand in each tab, and in all (`''`): of one auction where one was chosen. */
export function contagemDasAbas(
  { leiloes }: ResumoDasCompras,
  leilaoUid: string,
): Record<AbaDasCompras | '', number> {
  const contados = leiloes.filter(({ uid }) => leilaoUid === '' || uid === leilaoUid);
  const daAba = (aba: AbaDasCompras) => contados.reduce((soma, { porAba }) => soma + (porAba[aba] ?? 0), 0);
  const porAba = Object.fromEntries(ABAS.map((aba) => [aba, daAba(aba)])) as Record<AbaDasCompras, number>;
  return { ...porAba, '': Object.values(porAba).reduce((soma, quantas) => soma + quantas, 0) };
}
