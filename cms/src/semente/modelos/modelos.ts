import type { PorModo } from '@martelo/shared/modo';
import { cadastro, login, redefinirSenha } from './acesso.ts';
import { eventoExclusivo, novembroBlack } from './campanhas.ts';
import { eventoParceiros, novaLeilo, regulamento, video } from './da-demonstracao.ts';
import { paginaInicial } from './inicio.ts';
import { comoFunciona, diferenciais, duvidas, faleConosco, quemSomos } from './institucionais.ts';
import {
  type ImagensDaMarca,
  type MarcaDoModelo,
  type Oficina,
  oficina,
  type PaginaModelo,
} from './oficina.ts';
import { privacidade } from './privacidade.ts';
import { semPromessas } from './promessas.ts';
import { agenda, delivery, formasDePagamento, patioInterno, patios, tabelaDeFrete } from './servicos.ts';

const MODELOS = [
  paginaInicial,
  quemSomos,
  comoFunciona,
  duvidas,
  faleConosco,
  diferenciais,
  agenda,
  patios,
  patioInterno,
  formasDePagamento,
  delivery,
  tabelaDeFrete,
  cadastro,
  login,
  redefinirSenha,
  eventoExclusivo,
  novembroBlack,
  privacidade,
] as const;

/** What the demo brands have besides; the new clothes are the auction house's. */
const DA_DEMONSTRACAO: PorModo<readonly ((o: Oficina) => PaginaModelo)[]> = {
  leilao: [regulamento, video, eventoParceiros, novaLeilo],
  loja: [regulamento, video, eventoParceiros],
};

export const QUANTAS_PAGINAS = MODELOS.length;

/** The eighteen pages a brand shows on its first day, finished in words and pictures; what a real brand has to
 * vouch for itself stands ready, switched off. Deterministic but for the sections' ids. */
export const paginasDaMarca = (marca: MarcaDoModelo, imagens: ImagensDaMarca): PaginaModelo[] => {
  const comum = oficina(marca, imagens);
  const paginas = MODELOS.map((montar) => montar(comum));
  // An invented house may promise what it likes.
  return marca.demonstracao
    ? [...paginas, ...DA_DEMONSTRACAO[marca.tipo].map((montar) => montar(comum))]
    : paginas.map(semPromessas);
};
