import { Router } from 'express';
import { type DocumentoOpenApi, gerarOpenApi, type Operacao } from './openapi.ts';
import type { Rota } from './rota.ts';

/** `/v1/openapi.json` and the page people read, `/v1/docs`: made once, on the first request, from the routes. */
export function rotasDeDocumentacao(rotas: readonly Rota[]): Router {
  let pronto: { documento: DocumentoOpenApi; pagina: string } | undefined;
  const preparar = () => {
    if (!pronto) {
      const documento = gerarOpenApi(rotas);
      pronto = { documento, pagina: paginaDe(documento) };
    }
    return pronto;
  };
  const router = Router();
  router.get('/v1/openapi.json', (_req, res) => {
    res.json(preparar().documento);
  });
  router.get('/v1/docs', (_req, res) => {
    res.setHeader('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    res.type('html').send(preparar().pagina);
  });
  router.get('/v1/docs.css', (_req, res) => {
    res.type('css').send(ESTILO);
  });
  return router;
}

export function paginaDe(documento: DocumentoOpenApi): string {
  const grupos = new Map<string, string[]>();
  for (const [caminho, metodos] of Object.entries(documento.paths)) {
    for (const [metodo, operacao] of Object.entries(metodos)) {
      const grupo = operacao.tags[0] ?? 'geral';
      grupos.set(grupo, [...(grupos.get(grupo) ?? []), blocoDe(metodo, caminho, operacao)]);
    }
  }
  const indice = [...grupos.keys()].map((grupo) => `<a href="#${escapar(grupo)}">${escapar(grupo)}</a>`);
  const secoes = [...grupos].map(
    ([grupo, blocos]) =>
      `<section id="${escapar(grupo)}"><h2>${escapar(grupo)}</h2>${blocos.join('')}</section>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapar(documento.info.title)}</title><link rel="stylesheet" href="/v1/docs.css"></head>
<body><header><h1>${escapar(documento.info.title)}</h1><p>${escapar(documento.info.description)}</p>
<p><a href="/v1/openapi.json">openapi.json</a> (OpenAPI 3.1)</p><nav aria-label="Assuntos">${indice.join(' ')}</nav></header>
<main>${secoes.join('')}</main></body></html>`;
}

function blocoDe(metodo: string, caminho: string, operacao: Operacao): string {
  const linhas = operacao.parameters
    .map(
      ({ name, in: onde, required, description, schema }) =>
        `<tr><td><code>${escapar(name)}</code></td><td>${ONDE[onde]}${required ? ', obrigatório' : ''}</td><td>${escapar(
          description ?? '',
        )} <code>${escapar(resumoDoTipo(schema))}</code></td></tr>`,
    )
    .join('');
  const corpo = operacao.requestBody?.content['application/json']?.schema;
  const sucesso = Object.entries(operacao.responses)[0] as [
    string,
    { content?: Record<string, { schema: unknown }> },
  ];
  const resposta = sucesso[1].content?.['application/json']?.schema;
  return `<details><summary><b class="${escapar(metodo)}">${escapar(metodo.toUpperCase())}</b> <code>${escapar(
    caminho,
  )}</code> <span>${escapar(operacao.summary)}</span></summary><div>
<p>${escapar(operacao.description)}</p>
<div class="tabela"><table><caption>Parâmetros</caption><thead><tr><th>Nome</th><th>Onde</th><th>O que é</th></tr></thead><tbody>${linhas}</tbody></table></div>
${corpo ? `<h3>Corpo</h3><pre tabindex="0">${escapar(JSON.stringify(corpo, null, 2))}</pre>` : ''}
<h3>Resposta ${escapar(sucesso[0])}</h3>${resposta ? `<pre tabindex="0">${escapar(JSON.stringify(resposta, null, 2))}</pre>` : '<p>JSON</p>'}
</div></details>`;
}

const ONDE = { path: 'endereço', query: 'consulta', header: 'cabeçalho' } as const;

const resumoDoTipo = (schema: Record<string, unknown>): string =>
  Array.isArray(schema.enum) ? schema.enum.join(' | ') : (TIPOS[String(schema.type)] ?? '');

const TIPOS: Record<string, string> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  array: 'lista',
};

const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => `&#${letra.codePointAt(0)};`);

const ESTILO = `
:root { color-scheme: light dark; --linha: #8885; --fundo: #8881; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--linha); }
nav a { display: inline-block; padding: .25rem .5rem .25rem 0; }
details { border: 1px solid var(--linha); border-radius: .5rem; margin: .5rem 0; }
summary { cursor: pointer; padding: .75rem 1rem; overflow-wrap: anywhere; }
details > div { padding: 0 1rem 1rem; }
summary b { display: inline-block; min-width: 4rem; } summary span { display: block; }
.get { color: light-dark(#0b5c8a, #7cc7f2); } .post { color: light-dark(#1c6b2a, #86d993); }
.put { color: light-dark(#875100, #f0b96b); } .delete { color: light-dark(#a3162b, #ff9aa8); }
.tabela { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; font-weight: 600; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--linha); }
pre { background: var(--fundo); padding: .75rem; overflow: auto; max-height: 28rem; border-radius: .375rem; font-size: .8125rem; }
`;
