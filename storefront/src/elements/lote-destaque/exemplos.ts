import { lotesCompridos, lotesDeExemplo } from '../dados/exemplos.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosDestaque } from './dados.ts';

const [, , suv] = lotesDeExemplo(3);
const fotosUrls = [1, 2, 3, 4].map((n) => `/fotos/demo/suv-branco-3/${n}.webp`);
const [comprido] = lotesCompridos(1);

export const exemplos: ExemplosDeDados<DadosDestaque> = {
  cheio: { estado: 'ok', lote: { ...suv!, fotosUrls, qtdFotos: 4 } },
  vazio: { estado: 'ok', lote: null },
  longo: { estado: 'ok', lote: comprido! },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
