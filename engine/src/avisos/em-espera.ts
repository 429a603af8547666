import { eventoDe } from '@martelo/shared/avisos/eventos';
import { type Decisao, decidirEspera } from '@martelo/shared/avisos/regra';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Entrega } from './entregas.ts';
import type { PreferenciasDosClientes } from './preferencias.ts';
import type { Aviso } from './registros.ts';
import type { Vozes } from './voz.ts';

/** A message that goes out with its notice was decided with it. */
const JUNTO_MS = 5_000;

/**
 * Whether a message that has waited still goes out, and when: the brand may have switched its channel off meanwhile, the person the event, or
 * taken back their consent; and what is tried again, or sent again by hand, may meet the quiet hours.
 */
export const criarEmEspera =
  (d: {
    vozes: Vozes;
    preferencias: Pick<PreferenciasDosClientes, 'de'>;
    hotsitePorId(id: number): RegrasHotsite | null;
    /** Unix ms. */
    agora(): number;
  }) =>
  async (
    { canal, criadaEm, valeAte }: Pick<Entrega, 'canal' | 'criadaEm' | 'valeAte'>,
    { evento: codigo, hotsiteId, cliUid }: Pick<Aviso, 'evento' | 'hotsiteId' | 'cliUid'>,
  ): Promise<Decisao> => {
    const agora = d.agora();
    const marca = d.hotsitePorId(hotsiteId);
    // Whose brand is gone is told so where the message is written.
    if (marca === null || agora - Date.parse(criadaEm) < JUNTO_MS) return { quando: 'agora' };
    const [{ escolhas, consente }, { configuracao }] = await Promise.all([
      d.preferencias.de(cliUid),
      d.vozes.de(marca),
    ]);
    const { canais: daMarca, silencio } = configuracao;
    return decidirEspera(
      {
        ...{ evento: eventoDe(codigo), codigo, escolhas, consente, daMarca, silencio, agora },
        valeAte: Date.parse(valeAte),
      },
      canal,
    );
  };
export type EmEspera = ReturnType<typeof criarEmEspera>;
