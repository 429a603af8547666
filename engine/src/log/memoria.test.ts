import { contratoDoLog } from './contrato.ts';
import { LogEmMemoria } from './memoria.ts';

contratoDoLog('in memory', async () => {
  const log = new LogEmMemoria();
  return { log, reabrir: async () => log, descartar: async () => {} };
});
