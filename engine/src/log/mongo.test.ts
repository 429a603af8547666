import { describe } from 'vitest';
import { descartarBanco, SERVIDOR_DE_TESTE, URI_DE_TESTE, uriDoBanco } from '../mongo/servidor-de-teste.ts';
import { contratoDoLog } from './contrato.ts';
import { abrirLogMongo } from './mongo.ts';

let contagem = 0;

describe.skipIf(URI_DE_TESTE === undefined)(`on the server that was met: ${SERVIDOR_DE_TESTE}`, () => {
  contratoDoLog('MongoDB', async () => {
    const banco = `log-${process.pid}-${++contagem}`;
    let log = await abrirLogMongo(uriDoBanco(banco));
    return {
      log,
      reabrir: async () => {
        await log.close();
        log = await abrirLogMongo(uriDoBanco(banco));
        return log;
      },
      descartar: async () => {
        await log.close();
        await descartarBanco(banco);
      },
    };
  });
});
