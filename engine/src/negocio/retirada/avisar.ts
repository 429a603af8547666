import type { Avisar } from '@martelo/shared/avisos/avisar';
import { nomeDaCompra } from '@martelo/shared/pos-venda/avisos';
import { oQueLevar } from '@martelo/shared/pos-venda/no-patio';
import {
  AGENDAMENTOS,
  type Agendamento,
  type AvisoDaRetiradaGuardado,
} from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { type PatioGuardado, patioDaRetirada, patiosDaMarca } from './patio-do-lote.ts';

/** Tells buyers of their pickups. Each bears repetition: for one `chave` they are told once. */
export interface AvisosDaRetirada {
  avisar(agendamentoUid: string, aviso: AvisoDaRetiradaGuardado, chave: string): Promise<void>;
  /** That it is near, if it still is to be then. @param inicio of the slot that it had when this was asked for, Unix ms */
  lembrar(agendamentoUid: string, inicio: number): Promise<void>;
}

const SEM_ENDERECO = 'endereço com o atendimento';
const SEM_HORARIO = 'no horário marcado';
const SEM_MAPA = 'pergunte ao atendimento';

export function criarAvisosDaRetirada({
  registros,
  avisar,
  agora,
}: {
  registros: Registros;
  avisar: Avisar;
  /** Unix ms. */
  agora(): number;
}): AvisosDaRetirada {
  const agendamentos = registros.colecao(AGENDAMENTOS);

  const dizer = async (
    { hotsiteId, cliUid, vendaId, itens, patioNome, terceiro }: Agendamento,
    { evento, inicio, motivo }: AvisoDaRetiradaGuardado,
    chave: string,
  ): Promise<void> => {
    const patio = (await patiosDaMarca(registros, hotsiteId))(patioNome);
    const dados = {
      ...{ vendaId, lote: nomeDaCompra(itens), patio: patioNome, inicio },
      endereco: patio?.endereco || SEM_ENDERECO,
    };
    const quem = { hotsiteId, cliUid, chave };
    switch (evento) {
      case 'retirada-cancelada':
        return avisar(evento, { ...quem, dados: { ...dados, motivo } });
      case 'retirada-nao-compareceu':
        return avisar(evento, { ...quem, dados });
      case 'retirada-agendada':
      case 'retirada-lembrete':
        return avisar(evento, { ...quem, dados: { ...dados, ...comoRetirar(patio, terceiro !== null) } });
    }
  };

  return {
    async avisar(uid, aviso, chave) {
      const agendamento = await agendamentos.obter(SISTEMA, uid);
      if (agendamento !== null) await dizer(agendamento, aviso, chave);
    },
    async lembrar(uid, inicio) {
      const agendamento = await agendamentos.obter(SISTEMA, uid);
      if (agendamento?.situacao !== 'AGENDADO' || Date.parse(agendamento.inicio) !== inicio) return;
      // The engine was down all that time: what has begun needs no reminder.
      if (inicio <= agora()) return;
      const aviso = { evento: 'retirada-lembrete', inicio: agendamento.inicio, motivo: '' } as const;
      await dizer(agendamento, aviso, `${uid}:lembrete:${inicio}`);
    },
  };
}

function comoRetirar(
  patio: PatioGuardado | null,
  terceiro: boolean,
): { horario: string; mapa: string; levar: string } {
  if (patio === null)
    return { horario: SEM_HORARIO, mapa: SEM_MAPA, levar: oQueLevar({}, terceiro).join('; ') };
  const { comoChegar: mapa, horarios, oQueLevar: levar } = patioDaRetirada(patio, terceiro);
  return { horario: horarios.join('; ') || SEM_HORARIO, mapa, levar: levar.join('; ') };
}
