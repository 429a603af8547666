import type { BuscaGeral, GrupoDaBusca } from '@martelo/shared/busca-geral';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { caminhoDoLote } from '@martelo/shared/lote-url';
import { ADMIN_PALETA, PALETA_POR_MODO } from '../../../src/palavras/admin-paleta.ts';
import type { NomeIcone } from '../../../src/site/ui/Icone.tsx';
import { enderecoDaLista } from '../../lista/endereco.ts';
import type { Secao } from '../menu.ts';

/** Something that can be opened from the box. */
export interface Item {
  href: string;
  titulo: string;
  detalhe: string;
  icone: NomeIcone;
  /** Below `/admin`; else an address of the site. */
  daqui: boolean;
}
export interface Grupo {
  titulo: string;
  itens: Item[];
  nota?: string;
}

const MAIOR_MENU = 6;

const palavras = (texto: string): string[] =>
  texto
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The menu's entries whose names have words that begin like all of those that were typed; what begins with them stands first. */
export function doMenu(secoes: readonly Secao[], texto: string): Item[] {
  const pedidas = palavras(texto);
  const achados = secoes.flatMap(({ titulo, icone, entradas }) =>
    entradas.flatMap((entrada) => {
      const suas = palavras(entrada.rotulo);
      const todas = [...suas, ...palavras(titulo)];
      if (!pedidas.every((pedida) => todas.some((sua) => sua.startsWith(pedida)))) return [];
      const peloComeco = pedidas.length > 0 && (suas[0] ?? '').startsWith(pedidas[0]!);
      const { href, rotulo, daqui } = entrada;
      return [{ peloComeco, item: { href, titulo: rotulo, detalhe: titulo, icone, daqui } }];
    }),
  );
  return achados
    .sort((um, outro) => Number(outro.peloComeco) - Number(um.peloComeco))
    .slice(0, MAIOR_MENU)
    .map(({ item }) => item);
}

/** Who looks, and what of it opens for them. */
export interface Telas {
  modo: TipoHotsite;
  /** The routes of a kind; null of one that who looks may not open. */
  rotasDe(especie: string): { rota: string; rotaDeUm: string; varios: string } | null;
}

const ESPECIES = {
  lotes: { especie: 'lote', icone: 'gavel' },
  clientes: { especie: 'cliente', icone: 'user' },
  vendas: { especie: 'venda', icone: 'banknote' },
  placas: { especie: 'veiculo', icone: 'car' },
} as const satisfies Record<keyof BuscaGeral, { especie: string; icone: NomeIcone }>;

/**
 * What the engine found, in groups that say what they are of; none is there that is empty. Each opens in a screen of who looks, where they
 * have one.
 */
export function gruposAchados(achados: BuscaGeral, texto: string, { modo, rotasDe }: Telas): Grupo[] {
  return (Object.keys(ESPECIES) as (keyof BuscaGeral)[]).flatMap((nome) => {
    const { especie, icone } = ESPECIES[nome];
    const { itens, haMais } = achados[nome];
    const rotas = rotasDe(especie);
    const abrem = itens.flatMap((um) => {
      const href = rotas ? `/${rotas.rotaDeUm}/${um.uid}` : nome === 'lotes' ? noSite(um, modo) : null;
      const { titulo, detalhe } = um;
      return href === null ? [] : [{ href, titulo, detalhe, icone, daqui: rotas !== null }];
    });
    if (abrem.length === 0) return [];
    const titulo = PALETA_POR_MODO[modo].grupos[nome];
    if (!haMais) return [{ titulo, itens: abrem }];
    if (rotas === null) return [{ titulo, itens: abrem, nota: ADMIN_PALETA.haMais }];
    const todos: Item = {
      href: `/${rotas.rota}?${enderecoDaLista({ filtros: [{ tipo: 'geral', valor: texto }] })}`,
      ...{ titulo: ADMIN_PALETA.verTodos(rotas.varios), detalhe: '', icone: 'search', daqui: true },
    };
    return [{ titulo, itens: [...abrem, todos] }];
  });
}

/** Its page for everybody: of its address only the number finds it, and the site leads on to the whole of it. */
const noSite = ({ id, titulo }: GrupoDaBusca['itens'][number], modo: TipoHotsite): string =>
  caminhoDoLote({ id, nome: titulo, tipo: '', marca: null, anoModelo: null, cidade: null, uf: null }, modo);

/** Numbers that could be a part of a document: nobody is found by it, and it is said why. */
export const parteDeDocumento = (texto: string): boolean => {
  const algarismos = texto.replace(/[.\-/\s]/g, '');
  return /^\d{5,13}$/.test(algarismos) && algarismos.length !== 11;
};
