import { ESQUEMA_ERRO } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Chamada, Quem } from './chamada.ts';
import { CHAMADAS } from './chamadas.ts';

type Esquema = Record<string, unknown>;

interface Parametro {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  schema: Esquema;
}

interface Operacao {
  summary: string;
  security?: { bearer: [] }[];
  parameters: Parametro[];
  requestBody?: { required: true; content: Record<string, { schema: Esquema }> };
  responses: Record<string, unknown>;
}

type Operacoes = Partial<Record<'get' | 'post' | 'put' | 'delete', Operacao>>;

export interface DocumentoOpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Operacoes>;
  components: { schemas: Record<string, Esquema>; securitySchemes: Record<string, Esquema> };
}

const PAPEIS: Record<Quem, string> = {
  todos: '',
  edicao: ' Papéis: ADM, ou MKT da marca.',
  adm: ' Papel: ADM.',
  servico: ' Cabeçalho x-martelo-servico.',
};

/** OpenAPI 3.1 of the calls, from the very schemas that parse them. */
export function gerarOpenApi(): DocumentoOpenApi {
  const paths: Record<string, Operacoes> = {};
  for (const chamada of CHAMADAS) {
    const metodo = (chamada.metodo ?? 'GET').toLowerCase() as keyof Operacoes;
    paths[chamada.caminho] = { ...paths[chamada.caminho], [metodo]: operacao(chamada) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Martelo: API de conteúdo',
      version: '1',
      description: 'A marca vem no cabeçalho hotsite ou no Host. Uma barra no fim do endereço não muda nada.',
    },
    paths,
    components: {
      schemas: { Erro: ESQUEMA_ERRO },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The same as a page people read. */
export function paginaDeDocumentacao({ info, paths }: DocumentoOpenApi): string {
  const blocos = Object.entries(paths).flatMap(([caminho, operacoes]) =>
    Object.entries(operacoes).map(([metodo, { summary, parameters }]) => {
      const linhas = parameters.map(
        ({ name, required }) =>
          `<li><code>${escapar(name)}</code>${required ? ' <em>obrigatório</em>' : ''}</li>`,
      );
      return `<section><h2><code>${metodo.toUpperCase()} ${escapar(caminho)}</code></h2><p>${escapar(summary)}</p><ul>${linhas.join('')}</ul></section>`;
    }),
  );
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapar(info.title)}</title><style>${ESTILO}</style><main><h1>${escapar(info.title)}</h1><p>${escapar(info.description)}</p><p><a href="/v1/openapi.json">openapi.json</a></p>${blocos.join('')}</main></html>`;
}

function operacao({
  caminho,
  resumo,
  query,
  corpo,
  resposta,
  status = 200,
  quem = 'todos',
  tipo,
}: Chamada): Operacao {
  const { properties = {}, required = [] } = esquema(query, 'input') as {
    properties?: Record<string, Esquema>;
    required?: string[];
  };
  const fechada = quem !== 'todos';
  const erros = [
    [400, 'Pedido fora do formato, ou sem marca'],
    ...(fechada
      ? [
          [401, 'Sem token, ou com um que não vale nesta marca'],
          [403, 'Sem o papel necessário nesta marca'],
        ]
      : []),
    [404, 'Não encontrado'],
    ...(corpo
      ? [
          [413, 'Corpo grande demais'],
          [422, 'Recusado por uma regra, em palavras'],
        ]
      : []),
  ] as [number, string][];
  return {
    summary: `${resumo}.${PAPEIS[quem]}`,
    ...(fechada ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      { name: 'hotsite', in: 'header', required: false, schema: { type: 'string' } },
      ...[...caminho.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name: name as string,
        in: 'path' as const,
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries(properties).map(([name, schema]) => ({
        name,
        in: 'query' as const,
        required: required.includes(name),
        schema,
      })),
    ],
    ...(corpo
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: esquema(corpo, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Sucesso',
        content: { [tipo ?? 'application/json']: { schema: esquema(resposta, 'output') } },
      },
      ...Object.fromEntries(
        erros.map(([codigo, description]) => [
          codigo,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } } },
        ]),
      ),
    },
  };
}

function esquema(schema: z.ZodType, io: 'input' | 'output'): Esquema {
  const { $schema: _versao, ...resto } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return resto;
}

const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (letra) => `&#${letra.charCodeAt(0)};`);

const ESTILO =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2430}main{max-width:760px;margin:0 auto;padding:32px 20px}section{margin:16px 0;padding:16px 20px;border:1px solid #dfe4eb;border-radius:10px}h2{margin:0;font-size:18px;overflow-wrap:anywhere}a{color:#1f5fbf}';
