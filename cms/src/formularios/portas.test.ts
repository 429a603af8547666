import { assinarEndereco, CABECALHO_ENDERECO } from '@martelo/shared/endereco-do-cliente';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SEGREDO = 'segredo-de-servico-do-teste';
const UID = '00000000-0000-4000-8000-000000000000';
const segredos = segredosDeServico({ MARTELO_SEGREDO_SERVICO: SEGREDO });
let portas: object = {};
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('MARTELO_SEGREDO_SERVICO', SEGREDO);
  vi.stubGlobal('fetch', async () =>
    Response.json({ bloqueios: [], manutencoes: [], marcas: { leilo: 1 }, ...portas }),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** As a site of ours hands a form on. */
async function mandar(endereco: string, subdominio = 'leilo'): Promise<string | null> {
  const { exigirPortaAberta } = await import('./portas.ts');
  const cabecalhos = new Headers({ [CABECALHO_ENDERECO]: assinarEndereco(endereco, segredos, Date.now()) });
  return exigirPortaAberta(cabecalhos, subdominio).then(
    () => null,
    (erro: { codigo: string }) => erro.codigo,
  );
}

it('who is kept from everything sends no form, and from elsewhere or to another brand one does', async () => {
  portas = {
    bloqueios: [
      {
        uid: UID,
        tipo: 'REDE',
        alvo: '198.51.100.0/24',
        escopo: 'TUDO',
        ate: Date.now() + 60_000,
        hotsiteId: 1,
      },
    ],
  };
  expect(await mandar('198.51.100.9')).toBe('ACESSO_BLOQUEADO');
  expect(await mandar('198.51.101.9')).toBeNull();
  expect(await mandar('198.51.100.9', 'pacto')).toBeNull();
});

it('while the site is in maintenance none is taken; without the engine what was known last stands', async () => {
  portas = {
    manutencoes: [
      {
        ...{ uid: UID, situacao: 'ATIVA', alcance: 'SITE', mensagem: null, hotsiteId: 1 },
        ...{ inicio: new Date().toISOString(), ate: new Date(Date.now() + 60_000).toISOString() },
      },
    ],
  };
  expect(await mandar('203.0.113.9')).toBe('EM_MANUTENCAO');
  vi.stubGlobal('fetch', async () => {
    throw new Error('down');
  });
  expect(await mandar('203.0.113.9')).toBe('EM_MANUTENCAO');
});
