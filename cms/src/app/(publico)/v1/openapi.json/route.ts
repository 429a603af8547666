import { gerarOpenApi } from '../../../../conteudo/openapi.ts';

export const dynamic = 'force-static';
export const GET = () => Response.json(gerarOpenApi());
