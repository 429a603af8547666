import { SISTEMA } from '../../engine/src/records/acesso.ts';
import { arquivosNaPasta } from './arquivos-na-pasta.ts';

/*
 * Takes a file in, or erases one, and dies without a word at the given moment: `morrer-no-arquivo.ts <data folder> <moment> <png as base64> <owner>`.
 */
const [dados, momento, png, dono] = process.argv.slice(2) as [string, string, string, string];

const morrer = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

let vezes = 0;
const { files } = await arquivosNaPasta(dados, {
  loja: (store) => ({
    ...store,
    async put(key, bytes) {
      vezes += 1;
      if (momento === 'antes-da-miniatura' && vezes === 2) await morrer();
      await store.put(key, bytes);
      if (momento === 'antes-do-registro' && vezes === 2) await morrer();
    },
    async remove(key) {
      if (momento === 'ao-apagar') await morrer();
      await store.remove(key);
    },
  }),
});
const { uid } = await files.receive(
  { bytes: Buffer.from(png, 'base64'), nome: 'rg.png' },
  { acesso: SISTEMA, hotsiteId: 1, dono, proposito: 'documento-identidade' },
);
if (momento === 'ao-apagar') await files.erase(SISTEMA, uid, 'LGPD');
await morrer();
