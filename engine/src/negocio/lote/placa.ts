import { formatarPlaca, lerPlaca } from '@martelo/shared/documentos';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';

type Veiculo = Registro<(typeof VEICULOS)['schema']['_output']>;

/** The vehicle of a lot as the house keeps it; null of a lot that has none, as those of a sheet. */
export async function veiculoDoLote(
  registros: Registros,
  { veiculo }: Pick<DadosLote, 'veiculo'>,
): Promise<Veiculo | null> {
  const uid = veiculo?.uid;
  return uid === undefined
    ? null
    : ((await registros.colecao(VEICULOS).obter(SISTEMA, uid)) as Veiculo | null);
}

/** Its whole plate as people read it, for who bought it and who hands it over, never for visitors (D11); null where nobody wrote it whole. */
export function placaInteira(
  { veiculo }: Pick<DadosLote, 'veiculo'>,
  registrado: { placa?: string | undefined } | null,
): string | null {
  const placa = lerPlaca(registrado?.placa ?? veiculo?.placa ?? '');
  return placa && formatarPlaca(placa);
}
