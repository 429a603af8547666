import { afterAll, describe } from 'vitest';
import { descartarBanco, SERVIDOR_DE_TESTE, URI_DE_TESTE, uriDoBanco } from '../mongo/servidor-de-teste.ts';
import { contratoRegistros } from './contrato.ts';
import { abrirRegistrosMongo } from './mongo.ts';

const bancos = new Set<string>();

describe.skipIf(URI_DE_TESTE === undefined)(`on the server that was met: ${SERVIDOR_DE_TESTE}`, () => {
  afterAll(() => Promise.all([...bancos].map(descartarBanco)));

  contratoRegistros(
    'MongoDB',
    async (nome) => {
      bancos.add(nome);
      return abrirRegistrosMongo({ uri: uriDoBanco(nome) });
    },
    // FerretDB lets each condition of an $elemMatch be met by another element.
    new Set(SERVIDOR_DE_TESTE === 'ferretdb' ? (['elemMatch'] as const) : []),
  );
});
