import { visitaDoLote } from '@martelo/shared/lote-informacoes';
import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { ContarVisita } from './contar-visita.ts';

export const rotaDasVisitas = (contarVisita: ContarVisita): Rota =>
  rota({
    metodo: 'post',
    caminho: '/v1/lotes/:uid/visitas',
    resumo: 'Conta que alguém abriu um lote; só somas por dia são guardadas, e quem é da casa não conta',
    guarda: 'publica',
    params: paramsUid,
    body: visitaDoLote,
    resposta: z.object({ ok: z.literal(true) }),
    status: 201,
    async executar({ params, body: { visitanteUid }, chamador: { acesso, hotsite, ip: endereco }, req }) {
      const agente = req.get('user-agent') ?? null;
      await contarVisita({ acesso, hotsite, endereco, agente, lelUid: params.uid, visitanteUid });
      return { ok: true as const };
    },
  });
