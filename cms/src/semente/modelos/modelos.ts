import { cadastro, login, redefinirSenha } from './acesso.ts';
import { eventoExclusivo, novembroBlack } from './campanhas.ts';
import { paginaInicial } from './inicio.ts';
import { comoFunciona, diferenciais, duvidas, faleConosco, quemSomos } from './institucionais.ts';
import { type ImagensDaMarca, type MarcaDoModelo, oficina, type PaginaModelo } from './oficina.ts';
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

export const QUANTAS_PAGINAS = MODELOS.length;

/** The eighteen pages a brand shows on its first day, finished in words and pictures; what a real brand has to
 * vouch for itself stands ready, switched off. Deterministic but for the sections' ids. */
export const paginasDaMarca = (marca: MarcaDoModelo, imagens: ImagensDaMarca): PaginaModelo[] => {
  const comum = oficina(marca, imagens);
  const paginas = MODELOS.map((montar) => montar(comum));
  // An invented house may promise what it likes.
  return marca.demonstracao ? paginas : paginas.map(semPromessas);
};
