import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { criarMudarRegistro, efeitosDe, type PedidoDeMudanca } from '../../api/recurso/mudar-registro.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';

export interface GravarAgendamento {
  /** @throws ValorEmUso when there is one of its uid */
  criar(acesso: Acesso, novo: Agendamento): Promise<Registro<Agendamento>>;
  /**
   * Reads it, makes the change and saves it with what follows from it, again when somebody else was faster; a command that was taken
   * before changes nothing. `mudanca` refuses by throwing, and gives the very same where there is nothing to do.
   * @throws ErroMartelo NAO_ENCONTRADO, SEM_PERMISSAO
   */
  mudar(
    pedido: Omit<PedidoDeMudanca, 'revisao'>,
    uid: string,
    mudanca: (antes: Agendamento) => Agendamento | Promise<Agendamento>,
  ): Promise<Registro<Agendamento>>;
}

const COMANDOS_LEMBRADOS = 50;

/** The one way to write a pickup: with all that follows from it kept by the same write. */
export function criarGravarAgendamento(deps: {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}): GravarAgendamento {
  const agendamentos = deps.registros.colecao(AGENDAMENTOS);
  const efeitos = efeitosDe(AGENDAMENTOS, deps);
  const mudar = criarMudarRegistro(AGENDAMENTOS, deps, COMANDOS_LEMBRADOS);
  return {
    criar: (acesso, novo) => agendamentos.inserir(acesso, novo, efeitos(acesso, null, novo)),
    mudar: async (pedido, uid, mudanca) => (await mudar(pedido, uid, mudanca)).registro,
  };
}
