import { itemNovo } from '@martelo/shared/pagina/elementos/semente';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosBanners } from './dados.ts';

const banner = (id: string, titulo: string) => ({ ...itemNovo({ titulo, link: '/leilao' }), id });

export const exemplos: ExemplosDeDados<DadosBanners> = {
  cheio: ['Picapes e utilitários', 'Caminhões e pesados', 'Imóveis', 'Motos'].map((titulo, n) =>
    banner(`b${n}`, titulo),
  ),
  vazio: [],
  longo: [banner('b0', 'Anticonstitucionalissimamente '.repeat(4).trim())],
  indisponivel: [],
  carregando: [],
};
