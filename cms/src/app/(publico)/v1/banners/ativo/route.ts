import { z } from 'zod';
import { bannersAtivos } from '../../../../../conteudo/banners-ativos.ts';
import { rotaPublica } from '../../../../../conteudo/rota-publica.ts';

const consulta = z.object({
  posicaoBannerUid: z.string().max(40).optional(),
  leiUid: z.string().max(40).optional(),
});

export const dynamic = 'force-dynamic';
export const GET = rotaPublica('/v1/banners/ativo', async ({ payload, hotsite, query }) =>
  bannersAtivos(payload, hotsite, consulta.parse(query)),
);
