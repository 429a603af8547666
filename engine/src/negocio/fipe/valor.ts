import { ErroMartelo } from '@martelo/shared/erros';
import type { Avaliavel, ValorDaFipe } from '@martelo/shared/fipe';
import { normalizar } from '../../records/texto.ts';
import type { FonteDaFipe, PrecoDaFipe } from './fonte.ts';

/**
 * What a vehicle is worth by the newest month of the table, by its code, its model year and, where these are several, its fuel. What it has
 * of a newer month stays.
 * @throws ErroMartelo FIPE_DESLIGADA, FIPE_SEM_VALOR, FIPE_INDISPONIVEL
 */
export async function valorNaFipe(
  fonte: FonteDaFipe | null,
  { anoModelo, combustivel, informacoesFipe: antes }: Avaliavel,
): Promise<ValorDaFipe> {
  if (fonte === null) throw new ErroMartelo('FIPE_DESLIGADA');
  if (antes === undefined) throw semValor('informe antes o código FIPE dele');
  if (anoModelo === undefined) throw semValor('informe antes o ano do modelo');
  const achado = escolher(await fonte.precos(antes.codigo), anoModelo, combustivel);
  if (typeof achado === 'string') throw semValor(achado);
  const { codigo, nome, valor, mes } = achado;
  return mes < antes.mes ? antes : { codigo, ...(nome !== '' && { nome }), valor, mes };
}

const semValor = (porque: string) => new ErroMartelo('FIPE_SEM_VALOR', { porque });

/** That of the year and the fuel; else why there is none. */
function escolher(
  precos: readonly PrecoDaFipe[],
  ano: number,
  combustivel: string | undefined,
): PrecoDaFipe | string {
  if (precos.length === 0) return 'ela não tem este código';
  const doAno = precos.filter((um) => um.ano === ano);
  const [primeiro] = doAno;
  if (primeiro === undefined) return `ela não tem o ano do modelo ${ano} deste código`;
  if (doAno.length === 1) return primeiro;
  const dito = normalizar(combustivel ?? '');
  const iguais = doAno.filter((um) => dito !== '' && normalizar(um.combustivel) === dito);
  const quais = doAno.map((um) => um.combustivel).join(', ');
  return iguais.length === 1
    ? iguais[0]!
    : `ela tem mais de um combustível neste ano; informe um destes: ${quais}`;
}
