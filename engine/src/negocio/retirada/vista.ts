import type { RetiradaDoComprador } from '@martelo/shared/pos-venda/agendamento';
import { textoDoQr } from '@martelo/shared/pos-venda/codigo';
import { type Agendamento, terceiroDe } from '../../leituras/registros/agendamento.ts';
import type { CodigosDeRetirada } from './codigo.ts';

/** A pickup as its buyer sees it: with its code while all is paid (P18). */
export type ComoRetirada = (agendamento: Agendamento, tudoPago: boolean) => RetiradaDoComprador;

export const criarComoRetirada =
  (codigos: CodigosDeRetirada): ComoRetirada =>
  (agendamento, tudoPago) => {
    const { uid, itens, patUid, patioNome, inicio, fim, situacao, motivo } = agendamento;
    const terceiro = terceiroDe(agendamento);
    const codigo = tudoPago && situacao === 'AGENDADO' ? codigos.de(agendamento) : null;
    return {
      ...{ uid, itens: itens.map((item) => item.uid), patUid, patioNome, inicio, fim, situacao, terceiro },
      ...{ motivo, codigo, qr: codigo && textoDoQr(uid, codigo) },
    };
  };
