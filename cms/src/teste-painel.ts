import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pessoa } from './sso/identidade.ts';

/**
 * The panel on an empty SQLite of its own, called through Payload's REST front door as a browser would be, with no HTTP server.
 * The environment is set before the configuration is loaded, which reads it.
 * @param dados a folder that another process has open too; without it, one of its own that goes with it
 */
export async function painelDeTeste(dados?: string) {
  const pasta = dados ?? mkdtempSync(path.join(tmpdir(), 'martelo-cms-'));
  process.env.MARTELO_DADOS = pasta;
  process.env.PAYLOAD_SECRET = 'segredo-do-painel-de-teste';
  process.env.MARTELO_SEGREDO_SERVICO = 'segredo-de-servico-de-teste';
  process.env.PORT_CMS = '3001';
  delete process.env.MARTELO_CMS_PUBLICO;
  delete process.env.ENGINE_URL;
  delete process.env.STOREFRONT_URL;
  delete process.env.MONGODB_URI;
  process.env.PORT_ENGINE = '1';
  process.env.PORT_STOREFRONT = '1';
  // Where Payload takes migrations from the configuration instead of comparing schemas.
  Object.assign(process.env, { NODE_ENV: 'production' });
  mkdirSync(path.join(pasta, 'cms', 'midia'), { recursive: true });
  const [{ default: promessa }, { createPayloadRequest, getPayload, handleEndpoints }, { abrirSessao }] =
    await Promise.all([import('./payload.config.ts'), import('payload'), import('./sso/sessao.ts')]);
  const config = await promessa;
  const payload = await getPayload({ config });

  return {
    payload,
    pasta,
    /** A session for someone the engine vouched for, as the cookie a browser would send. */
    async entrar(
      pessoa: Pick<Pessoa, 'email' | 'papeis'> & Partial<Pessoa>,
      sid: string = randomUUID(),
    ): Promise<string> {
      const req = await createPayloadRequest({ config, request: new Request('http://localhost:3001/api') });
      const completa = { uid: `uid-${pessoa.email}`, nome: pessoa.email, hotsites: [], ...pessoa };
      const cookie = await abrirSessao(req, completa, sid);
      return cookie.split(';')[0] ?? '';
    },
    async chamar(
      metodo: string,
      caminho: string,
      opcoes: { cookie?: string; corpo?: unknown; cru?: BodyInit } = {},
    ) {
      const resposta = await handleEndpoints({
        config,
        request: new Request(`http://localhost:3001/api${caminho}`, {
          method: metodo,
          headers: {
            origin: 'http://localhost:3001',
            ...(opcoes.corpo === undefined && typeof opcoes.cru !== 'string'
              ? {}
              : { 'content-type': 'application/json' }),
            ...(opcoes.cookie ? { cookie: opcoes.cookie } : {}),
          },
          body: opcoes.cru ?? (opcoes.corpo === undefined ? null : JSON.stringify(opcoes.corpo)),
        }),
      });
      const texto = await resposta.text();
      return {
        status: resposta.status,
        cookie: resposta.headers.get('set-cookie'),
        corpo: (texto ? JSON.parse(texto) : null) as Record<string, never> & { [campo: string]: unknown },
      };
    },
    /** Changes a record as a form that was just opened does: with the `updatedAt` that was read. */
    async alterar(caminho: string, corpo: object, cookie: string) {
      const [rota = '', busca = ''] = caminho.split('?');
      const { corpo: lido } = await this.chamar('GET', `${rota}?depth=0`, { cookie });
      return this.chamar('PATCH', busca ? `${rota}?${busca}` : rota, {
        cookie,
        corpo: { updatedAt: lido?.updatedAt, ...corpo },
      });
    },
    async fechar(): Promise<void> {
      await payload.destroy();
      if (!dados) rmSync(pasta, { recursive: true, force: true });
    },
  };
}
