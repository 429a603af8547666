import { randomUUID } from 'node:crypto';
import { uid } from '@martelo/shared/identificador';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import { parametrosBusca } from '../leituras/busca/parametros-busca.ts';
import type { BuscarLotes } from '../negocio/lote/rota-busca.ts';
import type { ContarVisita } from '../negocio/visitas/contar-visita.ts';
import type { Atender } from './connection.ts';

/** What a site asks besides, by the spec's names: both are calls as well, and count against the same limits. */
export interface DoSite {
  buscarLotes?: BuscarLotes;
  contarVisita?: ContarVisita;
  /** Counts one list of lots. @throws ErroMartelo MUITAS_TENTATIVAS */
  exigirLista?(soquete: string, endereco: string): void;
}

const visita = z.strictObject({ lelUid: uid, visitanteUid: z.string().trim().min(1).max(60).nullish() });

export function pedidosDoSite({ buscarLotes, contarVisita, exigirLista }: DoSite): [string, Atender][] {
  const pedidos: [string, Atender][] = [];
  if (buscarLotes !== undefined)
    pedidos.push([
      'buscar-lotes',
      async ({ acesso, hotsite, socket, endereco }, dados) => {
        exigirLista?.(socket.id, endereco);
        const query = ler(parametrosBusca, dados ?? {}) as z.output<typeof parametrosBusca>;
        const achado = await buscarLotes({ acesso, hotsite }, query);
        socket.emit('on-elastic-response', achado);
        const { total, pagina, porPagina } = achado;
        return { total, pagina, porPagina };
      },
    ]);
  if (contarVisita !== undefined)
    pedidos.push([
      'post-visitante',
      async ({ acesso, hotsite, endereco, socket }, dados) => {
        const { lelUid, visitanteUid: dito } = ler(visita, dados) as z.output<typeof visita>;
        // Who brings none is given one, to be kept and sent from then on.
        const visitanteUid = dito ?? randomUUID();
        const agente = socket.request.headers['user-agent'] ?? null;
        await contarVisita({ acesso, hotsite, endereco, agente, lelUid, visitanteUid });
        return { visitanteUid };
      },
    ]);
  return pedidos;
}
