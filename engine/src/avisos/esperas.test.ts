import { ESPERAS } from '@martelo/shared/avisos/esperas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Acesso, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { contar, destinoDaEspera, FILAS } from './esperas.ts';

const AGORA = Date.parse('2026-11-24T15:00:00Z');
let registros: Registros;
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:', relogio: () => AGORA });
});
afterEach(() => registros.close());

const acesso = (papel: string): Acesso => ({
  ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: '01980000-0000-7000-8000-000000000001' },
  papeis: [papel],
});

describe('a queue of the bell', () => {
  it.each(ESPERAS)(
    'of %s can be asked by its own kind, and none of it is told to who may do nothing',
    async (espera) => {
      for (const papel of FILAS[espera].papeis)
        expect(await contar(registros, acesso(papel), espera, AGORA)).toBeNull();
      expect(await contar(registros, { tipo: 'anonimo', hotsiteId: 1 }, espera, AGORA)).toBeNull();
      expect(await contar(registros, acesso('Interno - Desenvolvimento TI'), espera, AGORA)).toBeNull();
    },
  );

  it.each(ESPERAS)('of %s is worked by who may read it: each of its roles is one of the kind’s', (espera) => {
    const { papeis, recurso } = FILAS[espera];
    for (const papel of papeis) expect(recurso.declaracao.papeis.le).toContain(papel);
  });

  it('of letters that failed leads to the list of what went out', () => {
    expect(destinoDaEspera('avisos', AGORA)).toMatch(/^\/admin\/notificacoes\?/);
  });

  it.each(ESPERAS)('of %s leads to an address of the site', (espera) => {
    expect(destinoDaEspera(espera, AGORA)).toMatch(/^\/(admin|acerto)\/[\w-]+(\?filtro=%5B.+)?$/);
  });
});
