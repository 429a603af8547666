import { ErroMartelo } from '@martelo/shared/erros';
import {
  type Estadia,
  entradaAgendada,
  type ServicosDaEstadia,
  type ServicosDasEstadias,
} from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { noProximoLugar } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Registros } from '../../records/records.ts';
import type { PatioGuardado } from '../retirada/patio-do-lote.ts';
import { vagasComDias } from '../retirada/vagas.ts';
import type { GravarEstadia } from './gravar.ts';

interface Dependencias {
  registros: Registros;
  gravar: GravarEstadia;
  estadiaDaRemocao: ServicosDaEstadia['estadiaDaRemocao'];
  agendarEntrada: ServicosDasEstadias['agendarEntrada'];
  /** Unix ms. */
  agora(): number;
}

/**
 * The slot in which what a removal brings comes in, chosen by who brings it: of the same places, and by the same rules, as the house's own. Whoever
 * asks is known to answer for the removal; the stay is the yard's, and written on its behalf.
 */
export function criarEntradaDaRemocao({
  registros,
  gravar,
  estadiaDaRemocao,
  agendarEntrada,
  agora,
}: Dependencias): Pick<ServicosDaEstadia, 'vagasDaEntrada' | 'agendarEntradaDaRemocao'> {
  const esperada = async (remocaoUid: string) => {
    const sua = await estadiaDaRemocao(remocaoUid);
    if (sua === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return sua;
  };
  return {
    async vagasDaEntrada(remocaoUid) {
      const { patUid } = await esperada(remocaoUid);
      const patio = (await registros.colecao(PATIOS).obter(SISTEMA, patUid)) as PatioGuardado | null;
      if (patio === null) throw new ErroMartelo('PATIO_NAO_AGENDA');
      return vagasComDias(registros, patio, 'ENTRADA', agora());
    },
    async agendarEntradaDaRemocao(acesso, remocaoUid, inicio) {
      const { uid } = await esperada(remocaoUid);
      await noProximoLugar('chaveDaEntrada', () =>
        gravar({ acesso: SISTEMA }, uid, async (antes: Estadia) => ({
          ...antes,
          ...(await entradaAgendada(antes, inicio, autorDe(acesso), { agendarEntrada })),
        })),
      );
    },
  };
}
