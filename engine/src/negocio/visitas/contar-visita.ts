import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ehRobo } from '@martelo/shared/visitas/robo';
import type { Limitador } from '../../api/limite.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Acesso } from '../../records/records.ts';
import type { Visitas } from './visitas.ts';

/** The same for all who are not told apart. */
const NINGUEM = 'sem-id';

/** That somebody opened a lot, whatever it is told through. @throws ErroMartelo LOTE_NAO_ENCONTRADO, MUITAS_TENTATIVAS */
export type ContarVisita = (visita: {
  acesso: Acesso;
  hotsite: RegrasHotsite;
  endereco: string;
  /** The header User-Agent. */
  agente: string | null;
  lelUid: string;
  visitanteUid: string | undefined;
}) => Promise<void>;

export const criarContagemDeVisitas =
  (deps: { localizador: Localizador; visitas: Visitas; limitador: Limitador }): ContarVisita =>
  async ({ acesso, hotsite, endereco, agente, lelUid, visitanteUid }) => {
    deps.limitador.consumir(endereco);
    const { lote } = await deps.localizador.vista(acesso, lelUid);
    // A robot is answered like anybody: who tries learns nothing.
    if (acesso.tipo !== 'interno' && !ehRobo(agente))
      deps.visitas.contar({ hotsiteId: hotsite.id, lelUid: lote.uid, quem: visitanteUid ?? NINGUEM });
  };
