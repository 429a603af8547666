import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { LEITOR, POLITICA_DO_LEITOR } from '../leitor/endereco.ts';
import { aceita } from '../site/codificacao.ts';

const TIPOS: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Where a build's files lie, and where they are asked for: the site's, and the back office's. */
const LUGARES = [
  ['.next/static', '/_next/static/'],
  ['.admin/arquivos', '/admin/arquivos/'],
] as const;

/**
 * The scripts and style sheets of a build as `scripts/comprimir.mjs` left them, for browsers that take brotli. Their addresses change with
 * what they hold.
 * @param pasta the application's folder
 * @returns answers a request and says so; false where it is Next's: no such file, no brotli, a part of a file
 */
export function arquivosProntos(pasta: string): (req: IncomingMessage, res: ServerResponse) => boolean {
  const prontos = new Map(
    LUGARES.flatMap(([onde, endereco]) =>
      globSync('**/*.br', { cwd: join(pasta, onde) }).map(
        (nome) => [endereco + nome.slice(0, -'.br'.length), readFileSync(join(pasta, onde, nome))] as const,
      ),
    ),
  );
  return ({ method, url = '', headers }, res) => {
    const corpo = prontos.get(url);
    const tipo = TIPOS[extname(url)];
    if (corpo === undefined || tipo === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    if (headers.range !== undefined || !aceita(headers['accept-encoding'], 'br')) return false;
    res.writeHead(200, {
      'content-type': tipo,
      'content-encoding': 'br',
      'content-length': corpo.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(url.startsWith(LEITOR) ? { 'content-security-policy': POLITICA_DO_LEITOR } : {}),
    });
    res.end(method === 'HEAD' ? undefined : corpo);
    return true;
  };
}
