import { ErroMartelo } from '@martelo/shared/erros';
import type { Acesso } from '../../records/records.ts';
import type { Bloqueios } from './bloqueios.ts';
import type { Manutencoes } from './manutencoes.ts';
import { areaDoAcesso } from './porta.ts';

/** Who is at the other end of a connection, as the door sees them. */
export interface Conectado {
  acesso: Acesso;
  hotsiteId: number;
  endereco: string;
  /** The device its session was opened on, where one is known. */
  aparelhos: readonly string[];
}

/** What stands before every connection, and before each of its messages: a connection outlives the question that let it in. */
export interface PortaDosSoquetes {
  /** @throws ErroMartelo ACESSO_BLOQUEADO, EM_MANUTENCAO */
  conectar(quem: Conectado): void;
  /** @throws ErroMartelo ACESSO_BLOQUEADO, EM_MANUTENCAO */
  pedir(quem: Conectado, evento: string): void;
  /** Called when somebody who was let in may have to go. Returns the unsubscriber. */
  aoFechar(ouvinte: () => void): () => void;
}

export function criarPortaDosSoquetes(bloqueios: Bloqueios, manutencoes: Manutencoes): PortaDosSoquetes {
  const conectar: PortaDosSoquetes['conectar'] = (quem) => {
    bloqueios.exigir(quem, ['TUDO']);
    const area = areaDoAcesso(quem.acesso);
    if (area !== null) manutencoes.exigirAberta(quem.hotsiteId, area);
  };
  return {
    conectar,
    pedir(quem, evento) {
      conectar(quem);
      if (evento !== 'dar-lance') return;
      bloqueios.exigir(quem, ['LANCES']);
      manutencoes.exigirAberta(quem.hotsiteId, 'LANCES');
    },
    aoFechar(ouvinte) {
      const surdos = [bloqueios.aoMudar(ouvinte), manutencoes.aoMudar(ouvinte)];
      return () => {
        for (const surdo of surdos) surdo();
      };
    },
  };
}

/** Whether somebody has to go. */
export function deveSair(porta: PortaDosSoquetes, quem: Conectado): boolean {
  try {
    porta.conectar(quem);
    return false;
  } catch (erro) {
    if (erro instanceof ErroMartelo) return true;
    throw erro;
  }
}
