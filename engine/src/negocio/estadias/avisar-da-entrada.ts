import type { Avisar } from '@martelo/shared/avisos/avisar';
import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { USUARIOS } from '../../acesso/usuarios/registro.ts';
import { ESTADIAS, type ServicosDasEstadias } from '../../casa/estadia.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** Tells who booked an entrance that it has no slot any more: one of the house by the stay, one of a carrier's by the removal that brings it. */
export const criarAvisarDaEntrada =
  ({ registros, avisar }: { registros: Registros; avisar: Avisar }): ServicosDasEstadias['avisarDaEntrada'] =>
  async (uid, { usuUid, inicio, motivo }, chave) => {
    const estadia = await registros.colecao(ESTADIAS).obter(SISTEMA, uid);
    if (estadia === null) return;
    const { hotsiteId, placa, veiculoNome, patioNome: patio, remocaoUid } = estadia;
    const veiculo = [veiculoNome, placa].filter(Boolean).join(', ');
    const quem = { usuUid, hotsiteId, chave };
    const dados = { veiculo, patio, inicio, motivo };
    const conta = await registros.colecao(USUARIOS).obter(SISTEMA, usuUid);
    const daCasa = conta?.papeis.some((papel) => PAPEIS_INTERNOS.some((um) => um === papel)) ?? true;
    if (daCasa || remocaoUid === null)
      await avisar('entrada-sem-horario', { ...quem, dados: { estadiaUid: uid, ...dados } });
    else await avisar('remocao-sem-horario', { ...quem, dados: { remocaoUid, ...dados } });
  };
