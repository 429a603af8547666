import { rotaPublica } from '../../../../../conteudo/rota-publica.ts';
import { videosAtivos } from '../../../../../conteudo/videos-ativos.ts';

export const dynamic = 'force-dynamic';
export const GET = rotaPublica('/v1/videos/lista-site', async ({ payload, hotsite }) =>
  videosAtivos(payload, hotsite),
);
