import { visitaDoLote } from '@martelo/shared/lote-informacoes';
import { ehRobo } from '@martelo/shared/visitas/robo';
import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Visitas } from './visitas.ts';

interface Dependencias {
  localizador: Localizador;
  visitas: Visitas;
  limitador: Limitador;
}

/** The same for all who are not told apart. */
const NINGUEM = 'sem-id';

export function rotaDasVisitas({ localizador, visitas, limitador }: Dependencias): Rota {
  return rota({
    metodo: 'post',
    caminho: '/v1/lotes/:uid/visitas',
    resumo: 'Conta que alguém abriu um lote; só somas por dia são guardadas, e quem é da casa não conta',
    guarda: 'publica',
    params: paramsUid,
    body: visitaDoLote,
    resposta: z.object({ ok: z.literal(true) }),
    status: 201,
    async executar({ params, body, chamador, req }) {
      limitador.consumir(chamador.ip);
      const { acesso, hotsite } = chamador;
      const { lote } = await localizador.vista(acesso, params.uid);
      // A robot is answered like anybody: who tries learns nothing.
      if (acesso.tipo !== 'interno' && !ehRobo(req.get('user-agent') ?? null))
        visitas.contar({ hotsiteId: hotsite.id, lelUid: lote.uid, quem: body.visitanteUid ?? NINGUEM });
      return { ok: true as const };
    },
  });
}
