import { ErroMartelo } from '@martelo/shared/erros';
import { TEMPO_JUDICIAL } from '@martelo/shared/judicial';
import type { DadosLeilao, DadosLote } from '../modelo/dados.ts';

/**
 * L10: in a judicial auction a bid within the last three minutes adds three to the lot's end (rule 14, CNJ 236/2016 art. 21), whoever writes the
 * auction and by whatever way.
 * @throws ErroMartelo LEILAO_JUDICIAL
 */
export function exigirTempoJudicial(leilao: DadosLeilao): void {
  if (leilao.judicial !== true) return;
  for (const [campo, valor] of Object.entries(TEMPO_JUDICIAL))
    if (leilao[campo as keyof typeof TEMPO_JUDICIAL] !== valor)
      throw new ErroMartelo('LEILAO_JUDICIAL', {
        campo,
        porque: 'a prorrogação soma 180 segundos ao fim, por lance nos últimos 180',
      });
}

/**
 * L10: nothing is sold there but in the dispute: no Compre Já and no proposals, which somebody accepts by hand.
 * @throws ErroMartelo LEILAO_JUDICIAL
 */
export function exigirLoteJudicial(
  { judicial }: Pick<DadosLeilao, 'judicial'>,
  {
    valor,
    somenteBuyNowProposta,
    regrasProposta,
  }: Pick<DadosLote, 'valor' | 'somenteBuyNowProposta'> & Partial<Pick<DadosLote, 'regrasProposta'>>,
): void {
  if (judicial !== true) return;
  const foraDaDisputa = {
    ...{ 'valor.compreJa': valor.compreJa, 'valor.valorProposta': valor.valorProposta },
    ...{ regrasProposta, somenteBuyNowProposta: somenteBuyNowProposta || undefined },
  };
  const [campo] = Object.entries(foraDaDisputa).find(([, valor]) => valor !== undefined) ?? [];
  if (campo !== undefined)
    throw new ErroMartelo('LEILAO_JUDICIAL', { campo, porque: 'o lote só é vendido na disputa' });
}
