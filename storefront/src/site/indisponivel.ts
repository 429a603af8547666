import { INDISPONIVEL } from '../palavras/erro.ts';
import { paginaSimples } from './pagina-simples.ts';

/** The whole answer while a brand cannot be known: the cms is down and no copy of it was ever kept. No brand, so plain and calm. */
export const respostaIndisponivel = (nonce: string): Response =>
  paginaSimples({
    ...{ nonce, status: 503, cabecalhos: { 'retry-after': '10' } },
    ...{ titulo: INDISPONIVEL.titulo, texto: INDISPONIVEL.nadaSePerdeu, acao: INDISPONIVEL.tentarDeNovo },
  });
