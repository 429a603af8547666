import { VEICULO_TIPOS, type VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';

type Veiculo = Registro<(typeof VEICULOS)['schema']['_output']>;

/** What a vehicle was called before it had a size, as staff wrote it. */
const PELAS_PALAVRAS: readonly [RegExp, VeiculoTipo][] = [
  [/moto|scooter|triciclo|quadriciclo/i, 'MOTO'],
  [/caminh|ônibus|onibus|pesad|carreta|reboque|trator|cavalo/i, 'PESADO'],
  [/utilit|van|furg|pick|camionete|caminhonete/i, 'UTILITARIO'],
];

/** How big a vehicle is: as its registration says, or by what staff called it; a car where nobody said anything. */
export function veiculoTipoDe(veiculo: object): VeiculoTipo {
  const { veiculoTipo, tipo = '' } = veiculo as { veiculoTipo?: string; tipo?: string };
  const dito = VEICULO_TIPOS.find((um) => um === veiculoTipo);
  return dito ?? PELAS_PALAVRAS.find(([como]) => como.test(tipo))?.[1] ?? 'LEVE';
}

export const nomeDoVeiculo = ({ marca, modelo, placa, chassi, id }: Veiculo): string =>
  [marca, modelo].filter(Boolean).join(' ') || placa || chassi || `Veículo ${id}`;

/** A brand's vehicle by its small number; null where there is none. */
export async function veiculoPorId(
  registros: Registros,
  hotsiteId: number,
  id: number,
): Promise<Veiculo | null> {
  const filtros = [
    { tipo: 'exata', campo: 'id', valor: id } as const,
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
    SEM_REMOVIDOS,
  ];
  const { itens } = await registros
    .colecao(VEICULOS)
    .listar(SISTEMA, { filtros, pagina: 1, porPagina: 1, semTotal: true });
  return itens[0] ?? null;
}
