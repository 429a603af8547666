import type { Pecas } from '../../src/vistorias/preencher/pecas.tsx';
import { fotoNaCasa } from '../fotos/na-casa.ts';
import { Botao } from '../ui/Botao.tsx';

/** By what the house fills in an inspection. */
export const PECAS_DA_CASA: Pecas = { Botao, exemplo: (url) => fotoNaCasa(url, 400) };
