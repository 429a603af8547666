import { gerarOpenApi, paginaDeDocumentacao } from '../../../../conteudo/openapi.ts';

export const dynamic = 'force-static';
export const GET = () =>
  new Response(paginaDeDocumentacao(gerarOpenApi()), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
