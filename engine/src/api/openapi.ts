import { envioUid } from '@martelo/shared/envio-em-partes';
import { ESQUEMA_ERRO } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Guarda, Rota } from './rota.ts';

export interface Operacao {
  tags: string[];
  summary: string;
  description: string;
  parameters: Parametro[];
  requestBody?: { required: boolean; content: Record<string, { schema: EsquemaJson }> };
  responses: Record<string, unknown>;
  security: Record<string, string[]>[];
  /** Of whom a call is, as the engine asks it: roles, or one of {@link Guarda}'s words. */
  'x-guarda': Guarda;
}
export type EsquemaJson = Record<string, unknown>;
export interface Parametro {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: EsquemaJson;
}
export interface DocumentoOpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operacao>>;
  components: Record<string, unknown>;
}

/** The OpenAPI 3.1 document of the routes: the very schemas that parse the requests. */
export function gerarOpenApi(rotas: readonly Rota[]): DocumentoOpenApi {
  const paths: DocumentoOpenApi['paths'] = {};
  for (const rota of rotas.toSorted((a, b) => a.caminho.localeCompare(b.caminho, 'en'))) {
    const caminho = rota.caminho.replace(/:(\w+)/g, '{$1}').replace(/\*(\w+)/g, '{$1}');
    paths[caminho] = { ...paths[caminho], [rota.metodo]: operacao(rota) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Martelo: API do motor de leilões',
      version: '1',
      description:
        'Valores em centavos inteiros; instantes em ISO 8601 UTC. A marca vem do cabeçalho hotsite ou do endereço.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        servico: { type: 'apiKey', in: 'header', name: 'x-martelo-servico' },
      },
      schemas: { Erro: ESQUEMA_ERRO },
    },
  };
}

/** Who may call, as a person reads it. */
export function descreverGuarda(guarda: Guarda): string {
  if (typeof guarda !== 'string') return `Papéis: ${guarda.join(', ')}`;
  return {
    publica: 'Pública',
    cliente: 'Cliente autenticado',
    autenticado: 'Qualquer pessoa autenticada',
    interno: 'Qualquer papel interno',
    servico: 'Somente entre serviços',
  }[guarda];
}

function operacao(rota: Rota): Operacao {
  const erro = { description: 'Recusa do catálogo', content: json({ $ref: '#/components/schemas/Erro' }) };
  const corpo = rota.body && !rota.fluxo ? esquema(rota.body, 'input') : null;
  return {
    tags: [rota.caminho.startsWith('/v1/') ? rota.caminho.split('/')[2]! : 'auth'],
    summary: rota.resumo,
    description: descreverGuarda(rota.guarda),
    'x-guarda': rota.guarda,
    parameters: [...parametros(rota, 'path'), ...parametros(rota, 'query'), HOTSITE],
    ...(corpo ? { requestBody: { required: true, content: json(corpo) } } : {}),
    ...(rota.fluxo
      ? {
          requestBody: {
            required: true,
            content:
              rota.fluxo === true
                ? {
                    'multipart/form-data': { schema: formulario(rota.body) },
                    ...(rota.emPartes ? json(emPartes(rota.body)) : {}),
                  }
                : { [rota.fluxo]: { schema: bruto(rota.fluxo, rota.body) } },
          },
        }
      : {}),
    responses: {
      [rota.status ?? 200]: {
        description: 'Sucesso',
        ...(rota.resposta ? { content: json(esquema(rota.resposta, 'output')) } : {}),
        ...(rota.arquivo ? { content: arquivo(rota.arquivo) } : {}),
      },
      ...(rota.pendente
        ? {
            202: {
              description: 'Nada mudou ainda: outra pessoa precisa aprovar',
              content: json(esquema(rota.pendente, 'output')),
            },
          }
        : {}),
      ...(rota.versao ? { 409: comVersoes(rota.versao) } : {}),
      '4XX': erro,
      '5XX': erro,
    },
    security:
      rota.guarda === 'publica' ? [] : rota.guarda === 'servico' ? [{ servico: [] }] : [{ bearer: [] }],
  };
}

const HOTSITE: Parametro = {
  name: 'hotsite',
  in: 'header',
  required: false,
  description: 'Subdomínio da marca; dispensável quando o endereço já é o da marca',
  schema: { type: 'string' },
};

function parametros(rota: Rota, onde: 'path' | 'query'): Parametro[] {
  const nomes = onde === 'path' ? [...rota.caminho.matchAll(/[:*](\w+)/g)].map((achado) => achado[1]!) : null;
  const declarado = onde === 'path' ? rota.params : rota.query;
  const { properties = {}, required = [] } = (declarado ? esquema(declarado, 'input') : {}) as {
    properties?: Record<string, EsquemaJson>;
    required?: string[];
  };
  return (nomes ?? Object.keys(properties)).map((name) => {
    const { description, ...schema } = properties[name] ?? { type: 'string' };
    return {
      name,
      in: onde,
      required: onde === 'path' || required.includes(name),
      ...(typeof description === 'string' ? { description } : {}),
      schema,
    };
  });
}

function esquema(schema: z.ZodType, io: 'input' | 'output'): EsquemaJson {
  const {
    $schema: _,
    '~standard': __,
    ...resto
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as EsquemaJson;
  return resto;
}

/** A form with a file: its text fields, where the route declares them. */
function formulario(campos: z.ZodType | undefined): EsquemaJson {
  if (campos === undefined) return { type: 'object' };
  const {
    properties = {},
    required = [],
    ...resto
  } = esquema(campos, 'input') as {
    properties?: EsquemaJson;
    required?: string[];
  };
  return {
    ...resto,
    properties: { ...properties, arquivo: { type: 'string', format: 'binary' } },
    required: [...required, 'arquivo'],
  };
}

/** The same, of a file that came in parts. */
function emPartes(campos: z.ZodType | undefined): EsquemaJson {
  const { properties = {}, required = [], ...resto } = formulario(campos) as Record<string, never>;
  const { arquivo: _, ...textos } = properties as EsquemaJson;
  return {
    ...{ ...resto, properties: { ...textos, envioUid: esquema(envioUid, 'input') } },
    required: [...(required as string[]).filter((nome) => nome !== 'arquivo'), 'envioUid'],
  };
}

/** A body that its handler reads itself. */
const bruto = (tipo: string, corpo: z.ZodType | undefined): EsquemaJson =>
  tipo === 'application/octet-stream'
    ? { type: 'string', format: 'binary' }
    : corpo
      ? esquema(corpo, 'input')
      : { type: 'object' };

/** A 409 may be another refusal, which has neither version. */
const comVersoes = (versao: z.ZodType) => ({
  description:
    'Recusa do catálogo. Quando `codigo` é REVISAO_DESATUALIZADA, traz as duas versões: a que está gravada e o que foi enviado',
  content: json({
    allOf: [
      { $ref: '#/components/schemas/Erro' },
      esquema(
        z.object({
          atual: versao
            .nullable()
            .optional()
            .describe('Como eu o leio agora; null quando já não o leio, por ter sido removido'),
          enviado: z.record(z.string(), z.unknown()).optional().describe('O que pedi, sem a revisão'),
        }),
        'output',
      ),
    ],
  }),
});

const json = (schema: EsquemaJson) => ({ 'application/json': { schema } });
const arquivo = (tipos: readonly string[]) =>
  Object.fromEntries(tipos.map((tipo) => [tipo, { schema: { type: 'string', format: 'binary' } }]));
