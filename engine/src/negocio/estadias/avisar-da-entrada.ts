import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ESTADIAS, type ServicosDasEstadias } from '../../casa/estadia.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** Tells who booked an entrance that it has no slot any more. */
export const criarAvisarDaEntrada =
  ({ registros, avisar }: { registros: Registros; avisar: Avisar }): ServicosDasEstadias['avisarDaEntrada'] =>
  async (uid, { usuUid, inicio, motivo }, chave) => {
    const estadia = await registros.colecao(ESTADIAS).obter(SISTEMA, uid);
    if (estadia === null) return;
    const { hotsiteId, placa, veiculoNome, patioNome } = estadia;
    const veiculo = [veiculoNome, placa].filter(Boolean).join(', ');
    await avisar('entrada-sem-horario', {
      ...{ usuUid, hotsiteId, chave },
      dados: { estadiaUid: uid, veiculo, patio: patioNome, inicio, motivo },
    });
  };
