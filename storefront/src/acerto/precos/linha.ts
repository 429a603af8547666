import { formatarData } from '@martelo/shared/datas';
import type { LinhaDoEnvio } from '@martelo/shared/pos-venda/preco-do-envio';
import { ESTADOS_UF } from '@martelo/shared/uf';
import { PRECOS } from '../../palavras/precos-de-envio.ts';

/** A row of the table as GET /v1/precos-de-envio/qb answers it. */
export type PrecoDeEnvio = LinhaDoEnvio & { revisao: number };

export const origemDe = ({ origemUf }: LinhaDoEnvio): string =>
  origemUf === undefined ? PRECOS.deQualquer : ESTADOS_UF[origemUf];

export function destinoDe({ destinoUf, destinoCepInicio, destinoCepFim }: LinhaDoEnvio): string {
  if (destinoCepInicio !== undefined && destinoCepFim !== undefined)
    return PRECOS.faixa(comHifen(destinoCepInicio), comHifen(destinoCepFim));
  return destinoUf === undefined ? PRECOS.todoOPais : ESTADOS_UF[destinoUf];
}

export function validadeDe({ validoDe, validoAte }: LinhaDoEnvio): string {
  const [de, ate] = [validoDe && dia(validoDe), validoAte && dia(validoAte)];
  if (de && ate) return PRECOS.deAte(de, ate);
  if (de) return PRECOS.desde(de);
  return ate ? PRECOS.ate(ate) : PRECOS.sempre;
}

const comHifen = (cep: string): string => cep.replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
/** Noon: the day is the same wherever it is read. */
const dia = (data: string): string => formatarData(`${data}T15:00:00.000Z`);
