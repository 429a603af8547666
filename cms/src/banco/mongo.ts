import { randomUUID } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb';
import type { ComTransacao } from './transacao.ts';

type Banco = ReturnType<typeof mongooseAdapter>;
type Adaptador = ReturnType<Banco['init']> & ComTransacao;

interface Trava {
  _id: string;
  dono: string;
  ate: number;
}

/** A process that dies in its turn holds the others up this long; one that works on renews it. */
const PRAZO_MS = 15_000;
const ESPERA_MS = PRAZO_MS + 5_000;

/** MongoDB by leases: one document a key, taken and renewed by conditional writes of that document alone. */
export function comTravas(banco: Banco): Banco {
  return {
    ...banco,
    init(args) {
      const adaptador = banco.init(args) as Adaptador;
      adaptador.transacao = async (chave, trabalho) => {
        const travas = (adaptador as unknown as MongooseAdapter).connection.collection<Trava>(
          'martelo_travas',
        );
        const dono = randomUUID();
        await tomar(() =>
          travas.updateOne(
            { _id: chave, ate: { $lt: Date.now() } },
            { $set: { dono, ate: Date.now() + PRAZO_MS } },
            { upsert: true },
          ),
        );
        const renovar = setInterval(
          () =>
            void travas
              .updateOne({ _id: chave, dono }, { $set: { ate: Date.now() + PRAZO_MS } })
              .catch(() => undefined),
          PRAZO_MS / 3,
        );
        try {
          return await trabalho();
        } finally {
          clearInterval(renovar);
          await travas.deleteOne({ _id: chave, dono }).catch(() => undefined);
        }
      };
      return adaptador;
    },
  };
}

/** While somebody has it the upsert would insert its key a second time, and is refused. */
async function tomar(tentar: () => Promise<unknown>): Promise<void> {
  const limite = Date.now() + ESPERA_MS;
  for (;;) {
    try {
      await tentar();
      return;
    } catch (erro) {
      if ((erro as { code?: number }).code !== 11_000) throw erro;
      if (Date.now() > limite) throw new ErroMartelo('INDISPONIVEL');
      await new Promise((depois) => setTimeout(depois, 5 + Math.random() * 20));
    }
  }
}
