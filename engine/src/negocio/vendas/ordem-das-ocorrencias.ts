import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';

type Lida = { ocorrencia: Pick<Ocorrencia, 'efeito'> };
const voltou = ({ ocorrencia }: Lida): boolean => ocorrencia.efeito === 'estornado';
const paga = ({ ocorrencia }: Lida): boolean => ocorrencia.efeito === 'liquidado';

/**
 * What one file says of one boleto, as it happened: in the file's order, but that what is taken back was paid before. Where nothing had been
 * paid yet, a return that stands before the file's first payment is that payment's.
 * @param pago it stood as paid when the file came
 */
export function comoAconteceu<L extends Lida>(lidas: readonly L[], pago: boolean): readonly L[] {
  const primeira = lidas.findIndex(paga);
  if (pago || primeira === -1) return lidas;
  const antes = lidas.slice(0, primeira);
  return [
    ...antes.filter((lida) => !voltou(lida)),
    lidas[primeira]!,
    ...antes.filter(voltou),
    ...lidas.slice(primeira + 1),
  ];
}
