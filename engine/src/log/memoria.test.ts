import { contratoDoLog } from './contrato.ts';
import { MemoryLog } from './memoria.ts';

contratoDoLog('in memory', async () => {
  const log = new MemoryLog();
  return { log, reabrir: async () => log, descartar: async () => {} };
});
