import type { PatioDaRetirada } from '@martelo/shared/compra';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { Patio } from '@martelo/shared/patio';
import { trechoDeEndereco } from '@martelo/shared/patio';
import { AGENDA_PADRAO, type AgendaDoPatio } from '@martelo/shared/pos-venda/agenda';
import { comoChegar, horariosEmPalavras, oQueLevar } from '@martelo/shared/pos-venda/no-patio';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { PATIOS } from '../../casa/patio.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';

export type PatioGuardado = Registro<
  Patio & {
    uid: string;
    id: number;
    nomeBusca: string;
    nomesAntes?: string[] | undefined;
    removidoEm?: string | undefined;
  }
>;

/** How a yard hands over: as it says, or by the house's usual hours. */
export const agendaDe = ({ agenda }: Pick<Patio, 'agenda'>): AgendaDoPatio => agenda ?? AGENDA_PADRAO;

/** Whether a yard takes bookings: it is in use, whether or not visitors see it. */
export const agendaRetiradas = ({ situacao, removidoEm }: PatioGuardado): boolean =>
  situacao === 'ATIVO' && removidoEm === undefined;

/** @throws ErroMartelo PATIO_NAO_AGENDA */
export function exigirQueAgende(patio: PatioGuardado): void {
  if (!agendaRetiradas(patio)) throw new ErroMartelo('PATIO_NAO_AGENDA');
}

/** A brand's yards that hand over: in use, whether or not visitors see them. */
const emUsoNa = (hotsiteId: number): Filtro[] => [
  { tipo: 'exata', campo: 'hotsites', valor: hotsiteId },
  { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
  SEM_REMOVIDOS,
];

/** A yard as who comes to pick something up is told of it. @param terceiro it is a third party who comes */
export function patioDaRetirada(patio: PatioGuardado, terceiro: boolean): PatioDaRetirada {
  const { uid, nome, endereco, cidade, estadoUf, telefone = null } = patio;
  const agenda = agendaDe(patio);
  return {
    ...{ uid, nome, endereco, cidade, estadoUf, telefone, comoChegar: comoChegar(patio) },
    ...{ horarios: horariosEmPalavras(agenda), oQueLevar: oQueLevar(agenda, terceiro) },
  };
}

/** The yard of a lot, by the name that the lot had of it when it was sold. */
export type PatioDoLote = (patioNome: string | null) => PatioGuardado | null;

/**
 * The yards of a brand, in use or not: a lot stands where it stands, and owes what keeping it there costs, whatever became of the yard (P11).
 * Whether one takes bookings is asked apart (`agendaRetiradas`). A lot names its yard in words; one that no yard of the brand has is arranged with
 * the house by other ways, and cannot be booked here. A yard that was renamed is found by the names that it had as well. Of two of one name the
 * one in use is meant, and one that has it still before one that had it.
 */
export async function patiosDaMarca(registros: Registros, hotsiteId: number): Promise<PatioDoLote> {
  const porNome = new Map<string, { patio: PatioGuardado; longe: number }>();
  const chamar = (nomeBusca: string, patio: PatioGuardado, longe: number): void => {
    const outro = porNome.get(nomeBusca);
    if (outro === undefined || longe <= outro.longe) porNome.set(nomeBusca, { patio, longe });
  };
  const filtros: Filtro[] = [{ tipo: 'exata', campo: 'hotsites', valor: hotsiteId }];
  for await (const patio of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros })) {
    chamar(patio.nomeBusca, patio, longeDoUso(patio));
    for (const antes of new Set((patio.nomesAntes ?? []).map(trechoDeEndereco)))
      if (antes !== patio.nomeBusca) chamar(antes, patio, longeDoUso(patio) + TEVE_O_NOME);
  }
  return (nome) => (nome === null ? null : (porNome.get(trechoDeEndereco(nome))?.patio ?? null));
}

/** How far from use a yard is. */
const longeDoUso = (patio: PatioGuardado): number =>
  patio.removidoEm !== undefined ? 4 : agendaRetiradas(patio) ? 0 : 1;
/** One that had the name is meant after those that have it, and before what was removed. */
const TEVE_O_NOME = 2;

/** P16: papers are fetched at a yard of the brand that is in use. @throws ErroMartelo PATIO_NAO_ENCONTRADO */
export async function exigirPatioDaMarca(
  registros: Registros,
  hotsiteId: number,
  patUid: string | null | undefined,
): Promise<void> {
  if (patUid == null) return;
  const { total } = await registros.colecao(PATIOS).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'uid', valor: patUid }, ...emUsoNa(hotsiteId)],
    ...{ pagina: 1, porPagina: 1 },
  });
  if (total === 0) throw new ErroMartelo('PATIO_NAO_ENCONTRADO');
}
