import { consultaPagina, paginaPublicada } from '../../../../../conteudo/pagina-publica.ts';
import { rotaPublica } from '../../../../../conteudo/rota-publica.ts';

export const dynamic = 'force-dynamic';
export const GET = rotaPublica('/v1/hotsite/conteudo-pagina', async ({ payload, hotsite, query }) =>
  paginaPublicada(payload, hotsite, consultaPagina.parse(query).uri),
);
