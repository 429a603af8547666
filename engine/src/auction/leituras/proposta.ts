import type { RegrasProposta } from '@martelo/shared/proposta';
import type { EstadoLote, Proposta } from '../modelo/estado.ts';

/** A lot takes proposals when it names a minimum, rules for them, or no other way to buy but Compre Já. */
export const recebePropostas = ({ dados }: Pick<EstadoLote, 'dados'>): boolean =>
  dados.valor.valorProposta !== undefined ||
  dados.regrasProposta !== undefined ||
  dados.somenteBuyNowProposta;

/** What the lot's secret rules say to a proposal, centavos; null when they leave it to staff. */
export type Veredito =
  | { situacao: 'Aceita' }
  | { situacao: 'Contraproposta'; contraValor: number }
  | { situacao: 'Recusada'; proximoValor: number | null };

export function julgar(regras: RegrasProposta | undefined, valor: number): Veredito | null {
  if (regras === undefined) return null;
  const { aceitarDesde, contraDesde, contraValor, contraPorcentagem, proximoValor } = regras;
  if (aceitarDesde === undefined && contraDesde === undefined) return null;
  if (aceitarDesde !== undefined && valor >= aceitarDesde) return { situacao: 'Aceita' };
  if (contraDesde === undefined || valor < contraDesde)
    return { situacao: 'Recusada', proximoValor: proximoValor ?? null };
  const comPorcentagem = contraPorcentagem === undefined ? undefined : acrescida(valor, contraPorcentagem);
  const contra = contraValor ?? comPorcentagem ?? aceitarDesde!;
  const teto = Math.min(contra, aceitarDesde ?? contra);
  // Who already offers what would be asked is not asked for more.
  return valor >= teto ? { situacao: 'Aceita' } : { situacao: 'Contraproposta', contraValor: teto };
}

/** In integers, rounded up to the centavo; percentages count to the thousandth. */
const acrescida = (valor: number, porcentagem: number): number =>
  Number((BigInt(valor) * BigInt(Math.round((100 + porcentagem) * 1_000)) + 99_999n) / 100_000n);

/** Still to be answered, by the house or by the client. */
export const aberta = ({ situacao }: Pick<Proposta, 'situacao'>): boolean =>
  situacao === 'Aguardando' || situacao === 'Contraproposta';
