import { consultaPagina, paginaPublicada } from '../../../../../../conteudo/pagina-publica.ts';
import { rotaPublica } from '../../../../../../conteudo/rota-publica.ts';

export const dynamic = 'force-dynamic';
export const GET = rotaPublica('/v1/hotsite/paginas/configuracao', async ({ payload, hotsite, query }) => {
  const { sessoes: _sessoes, ...configuracao } = await paginaPublicada(
    payload,
    hotsite,
    consultaPagina.parse(query).uri,
  );
  return configuracao;
});
