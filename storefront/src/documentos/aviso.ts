import { cssDoTema } from '@martelo/shared/pagina/tema/tema';
import { DOCUMENTOS } from '../palavras/documentos.ts';
import type { Hotsite } from '../site/conteudo/cms.ts';

/** A whole small page in the brand's colours, for addresses that answer with files and have none to give. */
export function paginaDeAviso(
  marca: Hotsite,
  { titulo, texto, status, nonce }: { titulo: string; texto: string; status: number; nonce: string | null },
): Response {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapar(titulo)} · ${escapar(marca.nome)}</title>
<link rel="icon" href="${escapar(marca.faviconUrl ?? '/favicon.svg')}">
<style${nonce === null ? '' : ` nonce="${escapar(nonce)}"`}>
${cssDoTema(marca)}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--fundo); color: var(--texto); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 440px; padding: 32px 24px; text-align: center; }
p:first-child { margin: 0; color: var(--texto-suave); font-weight: 600; }
h1 { margin: 8px 0 12px; font-size: 28px; line-height: 1.15; letter-spacing: -0.02em; }
a { display: inline-block; margin-top: 20px; padding: 12px 24px; border-radius: 8px; background: var(--acao); color: var(--acao-texto); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--foco); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<p>${status}</p>
<h1>${escapar(titulo)}</h1>
<p>${escapar(texto)}</p>
<a href="/">${DOCUMENTOS.irParaInicio}</a>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);
