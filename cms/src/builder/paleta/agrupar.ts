import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';

const ORDEM = ['Destaques', 'Lotes e leilões', 'Conteúdo', 'Marca e contato'] as const;

export interface GrupoPaleta {
  grupo: DefinicaoElemento['grupo'];
  definicoes: DefinicaoElemento[];
}

/** The kinds whose name or help has every word sought, accents and case aside, by group in the palette's order. */
export function agrupar(
  definicoes: readonly DefinicaoElemento[],
  modo: TipoHotsite,
  busca: string,
): GrupoPaleta[] {
  const palavras = simples(busca).split(/\s+/).filter(Boolean);
  const achadas = definicoes.filter((definicao) => {
    const texto = simples(`${definicao.rotulo[modo]} ${definicao.ajuda}`);
    return palavras.every((palavra) => texto.includes(palavra));
  });
  return ORDEM.map((grupo) => ({ grupo, definicoes: achadas.filter((d) => d.grupo === grupo) })).filter(
    ({ definicoes: lista }) => lista.length > 0,
  );
}

const simples = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
