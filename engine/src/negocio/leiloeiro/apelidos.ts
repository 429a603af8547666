import { hash } from 'node:crypto';
import type { Apelido } from '@martelo/shared/apelido-da-sala';
import { uuidv7De } from '@martelo/shared/identificador';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { APELIDOS } from '../../casa/apelido.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** An apelido as a room bid needs it. */
export type ApelidoNaSala = Pick<Apelido, 'uid' | 'apelido' | 'cidade' | 'estado'> &
  Partial<Pick<Apelido, 'tipoVeiculoSite' | 'tipoRetomadaSite' | 'comId' | 'clienteId'>>;

/** The apelidos of all auctions, in memory: a console is told of every bid, and none of that asks the store. */
export interface Apelidos {
  /** Those of an auction, in the order in which they were registered; ten numbered paddles where the house registered none. */
  doLeilao(leilao: Estado['leilao']): readonly ApelidoNaSala[];
  /** Reads them again: another process may have written. */
  atualizar(): Promise<void>;
  parar(): void;
}

const RAQUETES = 10;

export function criarApelidos(registros: Registros): Apelidos {
  const colecao = registros.colecao(APELIDOS);
  let todos: Apelido[] = [];
  let lendo: Promise<void> | null = null;
  const ler = async () => {
    todos = await Array.fromAsync(colecao.percorrer(SISTEMA, { filtros: [SEM_REMOVIDOS] }));
  };
  const atualizar = () => {
    lendo ??= ler().finally(() => {
      lendo = null;
    });
    return lendo;
  };
  // What cannot be read now is read when the next console connects.
  const parar = registros.aoEscrever(APELIDOS.nome, () => void atualizar().catch(() => {}));
  return {
    doLeilao({ uid, hotsites }) {
      const seus = todos.filter(
        ({ leiUid, hotsiteId }) => hotsites.includes(hotsiteId) && (!leiUid || leiUid === uid),
      );
      return seus.length > 0 ? seus : raquetes(uid);
    },
    atualizar,
    parar,
  };
}

/** Their uids follow from the auction's, so that they are the same whoever asks and whenever. */
function raquetes(leiUid: string): ApelidoNaSala[] {
  return Array.from({ length: RAQUETES }, (_, i) => ({
    uid: uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `raquete:${leiUid}:${i + 1}`)),
    apelido: `Raquete ${String(i + 1).padStart(2, '0')}`,
    cidade: '',
    estado: '',
  }));
}
