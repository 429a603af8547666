import { ErroMartelo } from '@martelo/shared/erros';
import { estaNoPatio, ROTULOS_ESTADIA } from '@martelo/shared/estadias/estadia';
import type { Filtro } from '@martelo/shared/filtro';
import { ROTULOS_VEICULO_TIPO, type VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { ESTADIAS, type Estadia } from '../../casa/estadia.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { PatioGuardado } from '../retirada/patio-do-lote.ts';

/*
 * What a stay holds (F8, F11), each by a key that the store lets only one record have: so that of two who come at once one is refused by the
 * write itself, whatever either had read. A place of the yard's capacity is the lowest number that nobody has; whoever loses one takes the next.
 */

export const chaveDoVeiculo = (hotsiteId: number, veiculoId: number): string => `${hotsiteId}:${veiculoId}`;
/** A key is told apart by its code within its yard, where it hangs. */
export const chaveDaChave = (patUid: string, codigo: string): string => `${patUid}:${codigo}`;
const chaveDoLugar = (patUid: string, tipo: VeiculoTipo, lugar: number): string =>
  `${patUid}:${tipo}:${lugar}`;

const OCUPAM = ['PREVISTA', 'ABERTA', 'EM_SAIDA'];
const NO_PATIO = ['ABERTA', 'EM_SAIDA'];

/** Stays of a yard that take a place in it, standing there or expected. */
export async function ocupantesDe(registros: Registros, patUid: string): Promise<Registro<Estadia>[]> {
  const achadas: Registro<Estadia>[] = [];
  const filtros = [
    { tipo: 'exata', campo: 'patUid', valor: patUid } as const,
    { tipo: 'lista', campo: 'situacao', valores: OCUPAM } as const,
  ];
  for await (const uma of registros.colecao(ESTADIAS).percorrer(SISTEMA, { filtros })) achadas.push(uma);
  return achadas;
}

/** By the key of a vehicle: its stay that is open. */
export const abertaDaChave = (registros: Registros, chave: string): Promise<Registro<Estadia> | null> =>
  registros.colecao(ESTADIAS).obterPor(SISTEMA, 'chaveAberta', chave);

/** The stay that a vehicle is expected for. */
export const estadiaEsperada = (
  registros: Registros,
  hotsiteId: number,
  veiculoId: number,
): Promise<Registro<Estadia> | null> =>
  registros.colecao(ESTADIAS).obterPor(SISTEMA, 'chavePrevista', chaveDoVeiculo(hotsiteId, veiculoId));

/** Whether somebody stands at a yard: who is not held to some stands at all of them. */
export const nosSeusPatios = (acesso: Acesso, patUid: string | null): boolean =>
  acesso.tipo !== 'interno' || acesso.patios === undefined || acesso.patios.includes(patUid ?? '');

/** The stay of a vehicle that is open (F11), or where none is the one that is expected. */
export async function estadiaDoVeiculo(
  registros: Registros,
  hotsiteId: number,
  veiculoId: number,
): Promise<Registro<Estadia> | null> {
  return (
    (await abertaDaChave(registros, chaveDoVeiculo(hotsiteId, veiculoId))) ??
    (await estadiaEsperada(registros, hotsiteId, veiculoId))
  );
}

/** The stays of a brand's vehicle that stand open: one at most. */
export async function abertaDoVeiculo(
  registros: Registros,
  hotsiteId: number,
  veiUid: string,
): Promise<Registro<Estadia> | null> {
  const filtros = [
    { tipo: 'exata', campo: 'veiUid', valor: veiUid } as const,
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
    { tipo: 'lista', campo: 'situacao', valores: NO_PATIO } as const,
  ];
  const { itens } = await registros
    .colecao(ESTADIAS)
    .listar(SISTEMA, { filtros, pagina: 1, porPagina: 1, semTotal: true });
  return itens[0] ?? null;
}

/** All the stays of a brand's vehicle, whatever has become of them. */
export async function estadiasDoVeiculo(
  registros: Registros,
  { uid, hotsiteId }: { uid: string; hotsiteId: number },
): Promise<Registro<Estadia>[]> {
  const achadas: Registro<Estadia>[] = [];
  const filtros: Filtro[] = [
    { tipo: 'exata', campo: 'veiUid', valor: uid },
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
  ];
  for await (const uma of registros.colecao(ESTADIAS).percorrer(SISTEMA, { filtros })) achadas.push(uma);
  return achadas;
}

/** Of a vehicle's stays the last that began, open or over; null where it never stood at a yard. */
export function ultimaDas<E extends Pick<Estadia, 'situacao' | 'diaInicio'>>(
  estadias: readonly E[],
): E | null {
  const aberta = estadias.find(({ situacao }) => estaNoPatio(situacao));
  if (aberta !== undefined) return aberta;
  return estadias
    .filter(({ situacao }) => situacao === 'FINALIZADA')
    .reduce<E | null>(
      (ultima, uma) => ((uma.diaInicio ?? '') > (ultima?.diaInicio ?? '') ? uma : ultima),
      null,
    );
}

/**
 * The key of a place that nobody has for a vehicle of a size; null where the yard takes as many as come.
 * @param ocupantes of the yard, without the stay itself
 * @throws ErroMartelo PATIO_LOTADO
 */
export function lugarLivre(
  { uid, nome, capacidade }: PatioGuardado,
  tipo: VeiculoTipo,
  ocupantes: readonly Pick<Estadia, 'veiculoTipo' | 'chaveDoLugar'>[],
): string | null {
  const cabem = capacidade?.[tipo];
  if (cabem === undefined) return null;
  const iguais = ocupantes.filter(({ veiculoTipo }) => veiculoTipo === tipo);
  const tomados = new Set(iguais.map(({ chaveDoLugar: chave }) => chave));
  if (iguais.length < cabem)
    for (let lugar = 1; lugar <= cabem; lugar++) {
      const chave = chaveDoLugar(uid, tipo, lugar);
      if (!tomados.has(chave)) return chave;
    }
  throw new ErroMartelo('PATIO_LOTADO', {
    ...{ patio: nome, tipo: ROTULOS_VEICULO_TIPO[tipo].toLowerCase(), capacidade: cabem },
  });
}

/** The refusal of a vehicle that has a stay already. @param visto whether who is refused sees the vehicle: who does not is not told where it is */
export const jaTemEstadia = (
  { situacao, patioNome, uid }: Pick<Estadia, 'situacao' | 'patioNome' | 'uid'>,
  visto = true,
): ErroMartelo =>
  visto
    ? new ErroMartelo('ESTADIA_ABERTA', {
        ...{ patio: patioNome, estadiaUid: uid },
        ...{ situacao, situacaoRotulo: ROTULOS_ESTADIA[situacao].toLowerCase() },
      })
    : new ErroMartelo(
        'ESTADIA_ABERTA',
        {},
        'Este veículo tem uma estadia em outro pátio. Peça a um administrador que a encerre, e receba-o então.',
      );

export const vagaTomada = (vaga: string): ErroMartelo =>
  new ErroMartelo('VAGA_OCUPADA', { vaga }, `A vaga ${vaga} está ocupada. Escolha outra no mapa.`);
export const chaveTomada = (chave: string): ErroMartelo => new ErroMartelo('CHAVE_EM_USO', { chave });
