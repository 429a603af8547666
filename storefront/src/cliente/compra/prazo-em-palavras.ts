import type { COMPRA } from '../../palavras/compra.ts';
import { proximidade } from './prazo.ts';

/** "faltam 2 dias", "vence hoje", "venceu ontem". @param agora Unix ms */
export function prazoEmPalavras(
  prazo: string,
  agora: number,
  palavras: (typeof COMPRA)['leilao'],
): { vencido: boolean; quando: string } {
  const { vencido, dias } = proximidade(prazo, agora);
  const quando = vencido
    ? dias === 0
      ? palavras.venceuHoje
      : palavras.venceuHa(dias)
    : dias === 0
      ? palavras.venceHoje
      : dias === 1
        ? palavras.venceAmanha
        : palavras.venceEm(dias);
  return { vencido, quando };
}
