// Written by scripts/gerar-regras.mjs from the files in regras/. Do not edit.
import type { Regra } from './regra.ts';
import { regra as botaoSemLink } from './regras/botao-sem-link.ts';
import { regra as contraste } from './regras/contraste.ts';
import { regra as desconhecidas } from './regras/desconhecidas.ts';
import { regra as ficha } from './regras/ficha.ts';
import { regra as imagemPequena } from './regras/imagem-pequena.ts';
import { regra as imagens } from './regras/imagens.ts';
import { regra as links } from './regras/links.ts';
import { regra as obrigatorios } from './regras/obrigatorios.ts';
import { regra as periodo } from './regras/periodo.ts';
import { regra as peso } from './regras/peso.ts';
import { regra as textoAlternativo } from './regras/texto-alternativo.ts';
import { regra as titulos } from './regras/titulos.ts';
import { regra as vazias } from './regras/vazias.ts';

export const REGRAS: Readonly<Record<string, Regra>> = {
  'botao-sem-link': botaoSemLink,
  contraste,
  desconhecidas,
  ficha,
  'imagem-pequena': imagemPequena,
  imagens,
  links,
  obrigatorios,
  periodo,
  peso,
  'texto-alternativo': textoAlternativo,
  titulos,
  vazias,
};
