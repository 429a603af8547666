import { ESQUEMA_ERRO } from '@martelo/shared/erros';
import { z } from 'zod';
import { CHAMADAS, type Chamada } from './chamadas.ts';

type Esquema = Record<string, unknown>;

interface Operacao {
  summary: string;
  parameters: { name: string; in: 'query' | 'header'; required: boolean; schema: Esquema }[];
  responses: Record<string, unknown>;
}

export interface DocumentoOpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, { get: Operacao }>;
  components: { schemas: Record<string, Esquema> };
}

/** OpenAPI 3.1 of the public calls, from the very schemas that parse them. */
export const gerarOpenApi = (): DocumentoOpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Martelo: API de conteúdo', version: '1' },
  paths: Object.fromEntries(CHAMADAS.map((chamada) => [chamada.caminho, { get: operacao(chamada) }])),
  components: {
    schemas: { Erro: ESQUEMA_ERRO },
  },
});

/** The same as a page people read. */
export function paginaDeDocumentacao({ info, paths }: DocumentoOpenApi): string {
  const blocos = Object.entries(paths).map(([caminho, { get }]) => {
    const linhas = get.parameters.map(
      ({ name, required }) =>
        `<li><code>${escapar(name)}</code>${required ? ' <em>obrigatório</em>' : ''}</li>`,
    );
    return `<section><h2><code>GET ${escapar(caminho)}</code></h2><p>${escapar(get.summary)}</p><ul>${linhas.join('')}</ul></section>`;
  });
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapar(info.title)}</title><style>${ESTILO}</style><main><h1>${escapar(info.title)}</h1><p><a href="/v1/openapi.json">openapi.json</a></p>${blocos.join('')}</main></html>`;
}

function operacao({ resumo, query, resposta }: Chamada): Operacao {
  const { properties = {}, required = [] } = esquema(query) as {
    properties?: Record<string, Esquema>;
    required?: string[];
  };
  const erro = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
  });
  return {
    summary: resumo,
    parameters: [
      { name: 'hotsite', in: 'header', required: false, schema: { type: 'string' } },
      ...Object.entries(properties).map(([name, schema]) => ({
        name,
        in: 'query' as const,
        required: required.includes(name),
        schema,
      })),
    ],
    responses: {
      200: { description: 'Sucesso', content: { 'application/json': { schema: esquema(resposta) } } },
      400: erro('Pedido fora do formato, ou sem marca'),
      404: erro('Não encontrado'),
    },
  };
}

function esquema(schema: z.ZodType): Esquema {
  const { $schema: _versao, ...resto } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return resto;
}

const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (letra) => `&#${letra.charCodeAt(0)};`);

const ESTILO =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2430}main{max-width:760px;margin:0 auto;padding:32px 20px}section{margin:16px 0;padding:16px 20px;border:1px solid #dfe4eb;border-radius:10px}h2{margin:0;font-size:18px;overflow-wrap:anywhere}a{color:#1f5fbf}';
