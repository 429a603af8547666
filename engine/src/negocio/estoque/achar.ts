import { formasDaPlaca, formasDoRenavam, paraMercosul } from '@martelo/shared/documentos';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { VeiculoGuardado } from './lote-do-veiculo.ts';

/** What tells one vehicle from another, as a lot or a sheet's row says it; each in its bare form. */
export interface Identidade {
  placa?: string | undefined;
  chassi?: string | undefined;
  renavam?: string | undefined;
}

/** Both forms of one plate, each also as lots of before may have it written. */
export function comoSeEscreve(placa: string): string[] {
  const formas = formasDaPlaca(placa);
  return [...formas, ...formas.map((forma) => `${forma.slice(0, 3)}-${forma.slice(3)}`)];
}

const POR_VEZ = 200;

type Achado = Registro<VeiculoGuardado>;

/** Finds vehicles of a brand's stock by what tells them apart; what was removed from it is in it no more. */
export async function acharNoEstoque(
  registros: Registros,
  hotsiteId: number,
  quais: readonly Identidade[],
): Promise<(identidade: Identidade) => Record<keyof Identidade, Achado | undefined>> {
  const veiculos = registros.colecao(VEICULOS);
  const por = { placa: new Map<string, Achado>(), chassi: new Map<string, Achado>(), renavam: new Map() };
  const ler = async (campo: keyof Identidade, valores: readonly string[], chave: (de: string) => string) => {
    const unicos = [...new Set(valores)];
    for (let i = 0; i < unicos.length; i += POR_VEZ) {
      const filtros = [
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
        { tipo: 'lista', campo, valores: unicos.slice(i, i + POR_VEZ) } as const,
      ];
      for await (const achado of veiculos.percorrer(SISTEMA, { filtros })) {
        const um = achado as unknown as Achado & { removidoEm?: string };
        const valor = um[campo];
        if (um.removidoEm === undefined && valor !== undefined) por[campo].set(chave(valor), um);
      }
    }
  };
  const daPlaca = (placa: string) => paraMercosul(placa) ?? placa;
  await ler(
    'placa',
    quais.flatMap(({ placa }) => (placa === undefined ? [] : comoSeEscreve(placa))),
    daPlaca,
  );
  await ler(
    'chassi',
    quais.flatMap(({ chassi }) => chassi ?? []),
    (um) => um,
  );
  await ler(
    'renavam',
    // Kept as it was written, with its zeros before or without.
    quais.flatMap(({ renavam }) => (renavam === undefined ? [] : formasDoRenavam(renavam))),
    (um) => um.padStart(11, '0'),
  );
  return ({ placa, chassi, renavam }) => ({
    placa: placa === undefined ? undefined : por.placa.get(daPlaca(placa)),
    chassi: chassi === undefined ? undefined : por.chassi.get(chassi),
    renavam: renavam === undefined ? undefined : por.renavam.get(renavam.padStart(11, '0')),
  });
}
