import { ErroMartelo } from '@martelo/shared/erros';
import {
  lugarVago,
  type MapaDesenhado,
  type VagaNoMapa,
  vagaEm,
  vagaNoCorredor,
} from '@martelo/shared/mapa-do-patio';
import { SISTEMA } from '../records/acesso.ts';
import { deNovoSeMudou } from '../records/conflitos.ts';
import type { Colecao, Registros } from '../records/records.ts';
import { chaveDaVaga, ESTADIAS } from './estadia.ts';

/* The drawn map of a yard: a spot that something stands in is on it (decision 586). */

type Mapa = { uid: string; hotsites: number[] } & Partial<MapaDesenhado>;

/** Spots that a change takes from the map; another name is another spot. */
export function vagasTiradas(
  antes: Partial<MapaDesenhado> | null,
  depois: Partial<MapaDesenhado>,
): VagaNoMapa[] {
  const ficam = new Set((depois.vagas ?? []).map(({ codigo }) => codigo));
  // A yard without a map takes whatever is written as a spot.
  return ficam.size === 0 ? [] : (antes?.vagas ?? []).filter(({ codigo }) => !ficam.has(codigo));
}

const quemEstaNa = (registros: Registros, patUid: string, codigo: string) =>
  registros.colecao(ESTADIAS).obterPor(SISTEMA, 'chaveDaVaga', chaveDaVaga(patUid, codigo));

/** @param hotsiteId the brand of who asks: of others' vehicles nobody is told which they are. @throws ErroMartelo VAGA_COM_VEICULO, REQUISICAO_INVALIDA */
export async function exigirMapa(
  registros: Registros,
  hotsiteId: number,
  antes: Mapa | null,
  depois: Mapa,
): Promise<void> {
  const sob = vagaNoCorredor({ vagas: depois.vagas ?? [], corredores: depois.corredores ?? [] });
  if (sob !== null)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
      `corredores: um corredor passa sobre a vaga ${sob.codigo}`,
    ]);
  const ficam = new Set((depois.vagas ?? []).map(({ codigo }) => codigo));
  for (const { codigo } of (antes?.vagas ?? []).filter((uma) => !ficam.has(uma.codigo))) {
    const nela = await quemEstaNa(registros, depois.uid, codigo);
    if (nela === null) continue;
    const veiculo =
      nela.hotsiteId === hotsiteId
        ? [nela.veiculoNome, nela.placa].filter(Boolean).join(', ')
        : 'de outra marca';
    throw new ErroMartelo('VAGA_COM_VEICULO', { campo: 'vagas', vaga: codigo, veiculo });
  }
}

/**
 * Of spots that were taken from a map at the moment in which something was stood in them: they are put back, where they were or where there is room.
 * Asked after either is written: of the two, one sees the other. Bears repetition.
 */
export async function porVagasDeVolta(
  registros: Registros,
  patios: Colecao<Mapa & { vagas: VagaNoMapa[] }>,
  patUid: string,
  vagas: readonly (Pick<VagaNoMapa, 'codigo'> & Partial<VagaNoMapa>)[],
): Promise<void> {
  for (const { codigo, linha, coluna } of vagas) {
    if ((await quemEstaNa(registros, patUid, codigo)) === null) continue;
    await deNovoSeMudou(async () => {
      const patio = await patios.obter(SISTEMA, patUid);
      const mapa = { vagas: patio?.vagas ?? [], corredores: patio?.corredores ?? [] };
      if (patio === null || mapa.vagas.length === 0 || mapa.vagas.some((uma) => uma.codigo === codigo))
        return;
      const era = linha !== undefined && coluna !== undefined ? { linha, coluna } : null;
      const livre = era !== null && vagaEm(mapa, era) === null ? era : null;
      const onde =
        livre !== null && vagaNoCorredor({ ...mapa, vagas: [{ codigo, ...livre }] }) === null
          ? livre
          : lugarVago(mapa);
      if (onde === null) return;
      await patios.salvar(SISTEMA, { ...patio, vagas: [...mapa.vagas, { codigo, ...onde }] }, patio.revisao);
    });
  }
}
