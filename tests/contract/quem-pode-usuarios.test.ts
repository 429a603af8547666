import { GRUPOS_EXTERNOS, PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste } from './engine.ts';

/** Each call about users, second factors, units and the search of everything × each role: who gets past its guard. */
const engine = new EngineDeTeste();
const UID = '01900000-0000-7000-8000-0000000000ff';
const ADM = 'Interno - ADM';
const R2F = 'Interno - Liberação recadastramento 2FA';
const SAC = ['Interno - SAC', 'Interno - GerenteSAC'];
const DINHEIRO = ['Interno - Financeiro', 'Interno - GerenteAcerto', 'Interno - Acerto'];

const U = '/v1/usuarios';
/** Method, path, and the roles that it opens to: `todos` of the house. */
const TABELA: [string, string, readonly string[] | 'todos'][] = [
  ...(['', '/qb', '/exportar', `/${UID}`, `/${UID}/historico`, `/${UID}/efeitos`] as const).map(
    (fim): [string, string, string[]] => ['GET', `${U}${fim}`, [ADM]],
  ),
  ['POST', U, [ADM]],
  ['PUT', `${U}/${UID}`, [ADM]],
  ['DELETE', `${U}/${UID}`, [ADM]],
  ...(['restaurar', 'bloquear', 'desbloquear', 'enviar-link'] as const).map(
    (ato): [string, string, string[]] => ['POST', `${U}/${UID}/${ato}`, [ADM]],
  ),
  ['POST', `${U}/em-massa`, [ADM]],
  ['PUT', `${U}/${UID}/papeis`, [ADM]],
  ['PUT', `${U}/${UID}/marcas`, [ADM]],
  ['GET', `${U}/concessoes/a-decidir`, [ADM]],
  ['GET', `${U}/${UID}/sessoes`, [ADM]],
  ['DELETE', `${U}/${UID}/sessoes`, [ADM]],
  ['GET', `${U}/${UID}/acessos`, [ADM]],
  ['DELETE', `${U}/${UID}/segundo-fator`, [ADM, R2F]],
  ['GET', `${U}/bloqueio`, [ADM, R2F]],
  ['GET', `${U}/bloqueio/${UID}`, [ADM, R2F]],
  ['POST', `${U}/bloqueio/${UID}/liberar`, [ADM, R2F]],
  ['GET', `${U}/eu/rotas`, 'todos'],
  ['GET', `${U}/eu/dados`, 'todos'],
  ['PUT', `${U}/eu/dados`, 'todos'],
  ['GET', `/v1/clientes/${UID}/acessos`, [ADM, ...SAC]],
  // Who asks about clients, or for what a removal costs, sees their own.
  ['GET', '/v1/aprovacoes', [ADM, ...DINHEIRO, ...SAC, 'Interno - Remoção']],
  ['POST', `/v1/aprovacoes/${UID}/aprovar`, [ADM, ...DINHEIRO.slice(0, 2)]],
  ['GET', '/v1/veiculos/unidades-negocio', 'todos'],
  ['POST', '/v1/veiculos/unidades-negocio', [ADM]],
  ['PUT', `/v1/veiculos/unidades-negocio/${UID}`, [ADM]],
  ['DELETE', `/v1/veiculos/unidades-negocio/${UID}`, [ADM]],
  ['GET', '/v1/recursos/de-papeis', [ADM]],
  ['GET', '/v1/busca-geral?texto=fiat', 'todos'],
];
const QUEM = [...PAPEIS_INTERNOS, ...GRUPOS_EXTERNOS];
const tokens = new Map<string, string>();

beforeAll(async () => {
  await engine.subir();
  tokens.set(ADM, await engine.entrar('adm'));
  for (const papel of QUEM) if (papel !== ADM) tokens.set(papel, (await colegaCom(engine, [papel])).token);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (metodo: string, caminho: string, token?: string) =>
  engine.pedir(metodo, caminho, { token, ...(metodo === 'GET' ? {} : { corpo: {} }) });

it.each(TABELA)('%s %s opens to exactly those roles', async (metodo, caminho, abre) => {
  for (const papel of QUEM) {
    const { status, corpo, texto } = await pedir(metodo, caminho, tokens.get(papel));
    const pode = abre === 'todos' ? papel.startsWith('Interno - ') : abre.includes(papel);
    if (pode) expect([401, 403, 500], `${papel}: ${texto}`).not.toContain(status);
    else expect([status, corpo.codigo], papel).toEqual([403, 'SEM_PERMISSAO']);
  }
  expect((await pedir(metodo, caminho, await engine.entrar('cliente1'))).status).toBe(403);
  expect((await pedir(metodo, caminho)).status).toBe(401);
});

it('one’s own logins open to whoever has an account', async () => {
  for (const token of [...tokens.values(), await engine.entrar('cliente1')])
    expect((await pedir('GET', '/v1/auth/acessos', token)).status).toBe(200);
  expect((await pedir('GET', '/v1/auth/acessos')).status).toBe(401);
});
