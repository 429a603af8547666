// Written by scripts/gerar-icones.mjs. Do not edit.
export const SPRITE_DE_CONTEUDO = '/icones-conteudo.svg?v=dbae5a39';
