/** Text inside a page, or inside an attribute's quotes. */
export const escapar = (texto: string): string =>
  texto.replace(/[&<>"']/g, (letra) => `&#${letra.codePointAt(0)};`);

/** A whole page of the simulators. Without script; readable at 360 px, in light and dark. */
export const pagina = (titulo: string, corpo: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapar(titulo)} · simulação</title><style>${ESTILO}</style></head>
<body><main><h1>${escapar(titulo)}</h1>${corpo}</main></body></html>`;

/** With the style's own policy, and nothing else. */
export const CABECALHOS_DA_PAGINA = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const ESTILO = `
:root { color-scheme: light dark; --linha: light-dark(#8a8f98, #767c86); --forte: light-dark(#0b5c8a, #8fd0f5); }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1rem; }
main { max-width: 34rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.2; }
.valor { font-size: 1.75rem; font-weight: 700; margin: 0; }
fieldset { border: 1px solid var(--linha); border-radius: .5rem; padding: .5rem 1rem; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .375rem 0; }
label + label { border-top: 1px solid light-dark(#d9dce1, #3d424a); }
small { display: block; font-size: .875rem; }
input { font: inherit; }
input[inputmode] { flex: 1; min-width: 0; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--linha);
  border-radius: .5rem; }
h2 { font-size: 1.25rem; margin: 0; }
.acoes { display: flex; flex-wrap: wrap; gap: .5rem; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid var(--forte);
  background: var(--forte); color: light-dark(#fff, #06202f); cursor: pointer; }
button.leve { background: none; color: var(--forte); }
button:focus-visible, input:focus-visible { outline: 3px solid var(--forte); outline-offset: 2px; }
.nota { color: light-dark(#4a4f57, #b9bfc9); }
article { border: 1px solid var(--linha); border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; overflow-wrap: anywhere; }
`;
