import type { Avisar } from '@martelo/shared/avisos/avisar';
import { PATIOS } from '../../casa/patio.ts';
import { SERVICOS_DE_ESTADIA, type ServicosDosServicos } from '../../casa/servico-de-estadia.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** Tells a buyer what became of what they asked of their vehicle. */
export const criarAvisarDoServico =
  ({ registros, avisar }: { registros: Registros; avisar: Avisar }): ServicosDosServicos['avisarDoServico'] =>
  async (uid, { evento, inicio, motivo }, chave) => {
    const servico = await registros.colecao(SERVICOS_DE_ESTADIA).obter(SISTEMA, uid);
    if (servico === null || servico.cliUid === null || servico.vendaId === null) return;
    const { hotsiteId, cliUid, vendaId, veiculoNome, tipoServico, patUid } = servico;
    const patio = await registros.colecao(PATIOS).obter(SISTEMA, patUid);
    const quem = { hotsiteId, cliUid, chave };
    const dados = { vendaId, lote: veiculoNome, servico: tipoServico, patio: patio?.nome ?? '' };
    switch (evento) {
      case 'servico-agendado':
        return inicio === null ? undefined : avisar(evento, { ...quem, dados: { ...dados, inicio } });
      case 'servico-realizado':
        return avisar(evento, { ...quem, dados });
      case 'servico-cancelado':
        return avisar(evento, { ...quem, dados: { ...dados, motivo } });
    }
  };
