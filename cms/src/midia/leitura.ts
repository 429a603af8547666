import type { Access } from 'payload';
import { leituraPorMarca } from '../acesso/regras.ts';

/** Files are public once their address is known; the list of them is for the people of the brand. */
export const leituraDeArquivo: Access = (args) =>
  args.isReadingStaticFile ? true : leituraPorMarca('hotsite')(args);
