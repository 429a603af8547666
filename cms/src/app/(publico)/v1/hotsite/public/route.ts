import { hotsitePublicoDe } from '../../../../../conteudo/hotsite-publico.ts';
import { rotaPublica } from '../../../../../conteudo/rota-publica.ts';

export const dynamic = 'force-dynamic';
export const GET = rotaPublica('/v1/hotsite/public', async ({ hotsite }) => hotsitePublicoDe(hotsite));
