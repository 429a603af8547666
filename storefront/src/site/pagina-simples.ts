/** A whole page that needs nothing: no brand, no script, no other file. Its texts are ours and hold no markup. */
export function paginaSimples({
  nonce,
  status,
  cabecalhos,
  titulo,
  texto,
  acao,
}: {
  nonce: string;
  status: number;
  cabecalhos: Readonly<Record<string, string>>;
  titulo: string;
  texto: string;
  /** What is pressed: this very address again, as a browser asks for a page. */
  acao: string;
}): Response {
  return new Response(
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${titulo}</title><style nonce="${nonce}">body{margin:0}main{display:grid;place-content:center;justify-items:center;gap:12px;min-height:100dvh;padding:24px;box-sizing:border-box;font:18px/1.5 system-ui,sans-serif;color:#1f2937;text-align:center}h1{margin:0;font-size:clamp(28px,5vw,44px);line-height:1.15;letter-spacing:-.02em}p{margin:0;max-width:46ch;color:#4b5563}a{margin-top:12px;padding:12px 24px;border-radius:8px;background:#1f2937;color:#fff;font-weight:600;text-decoration:none}</style><main><h1>${titulo}</h1><p>${texto}</p><a href="">${acao}</a></main></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
        ...cabecalhos,
      },
    },
  );
}
