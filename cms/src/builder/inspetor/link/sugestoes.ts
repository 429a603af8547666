import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { LINK } from '../../../palavras/construtor/link.ts';
import { AREAS, lerDestino, linkDoTexto } from '../../destinos/destino.ts';
import type { FatosDaMarca } from '../../destinos/fatos.ts';

export interface Sugestao {
  grupo: string;
  link: string;
  rotulo: string;
  /** Quieter, beside the label: the address, a date, what is the matter. */
  nota: string;
}

export interface LeilaoAchado {
  uid: string;
  nome: string;
  dia: string;
}

const POR_GRUPO = 6;
/** Places of the site that pages link to most; the rest of `AREAS` is found by typing. */
const AREAS_COMUNS = ['cadastro', 'login', 'patios'];

/** What a link could lead to, for what was typed: pages first, then listings, auctions, lots, and the text itself as an address. */
export function sugerir(pedido: {
  texto: string;
  modo: TipoHotsite;
  fatos: FatosDaMarca | null;
  leiloes: readonly LeilaoAchado[];
  lotes: readonly Pick<LoteCartao, 'url' | 'nome' | 'leilaoNome'>[];
}): Sugestao[] {
  const { modo, fatos, leiloes, lotes } = pedido;
  const busca = pedido.texto.trim();
  const palavras = PALAVRAS[modo];
  const lista = `/${prefixoDoLote(modo)}`;
  const casa = (...textos: string[]) => combina(busca, textos);
  const paginas = [
    { uri: '', titulo: LINK.paginaInicial, publicada: true },
    ...(fatos?.paginas ?? []).filter(({ uri }) => uri !== 'pagina-inicial'),
  ];
  const listas = [
    { link: lista, rotulo: `${palavras.lotes}: todos` },
    { link: `${lista}?abertos=1`, rotulo: LINK.soAbertosAgora(palavras.lotes) },
  ];
  const areas = Object.entries(AREAS).filter(([area]) => busca !== '' || AREAS_COMUNS.includes(area));
  const comoEndereco = livre(busca);
  // One bare word is rather a search than a host: as an address it is offered last.
  const solta = ehPalavraSolta(busca);
  return semRepetir([
    ...(solta ? [] : comoEndereco),
    ...paginas
      .filter(({ uri, titulo }) => casa(titulo, uri))
      .slice(0, busca ? POR_GRUPO : 40)
      .map(({ uri, titulo, publicada }) => ({
        grupo: LINK.paginas,
        link: `/${uri}`,
        rotulo: titulo,
        nota: publicada ? `/${uri}` : 'rascunho',
      })),
    ...areas
      .filter(([area, nome]) => casa(nome, area))
      .map(([area, nome]) => ({ grupo: LINK.paginas, link: `/${area}`, rotulo: nome, nota: `/${area}` })),
    ...listas
      .filter(({ rotulo }) => casa(rotulo))
      .map((uma) => ({ ...uma, grupo: LINK.listas, nota: uma.link })),
    ...leiloes
      .filter(({ nome }) => casa(nome))
      .slice(0, POR_GRUPO)
      .map(({ uid, nome, dia }) => ({
        grupo: palavras.leiloes,
        link: `${lista}?leilao=${uid}`,
        rotulo: nome,
        nota: dia.split('-').reverse().join('/'),
      })),
    ...lotes.slice(0, POR_GRUPO).map(({ url, nome, leilaoNome }) => ({
      grupo: palavras.lotes,
      link: url,
      rotulo: nome,
      nota: leilaoNome,
    })),
    ...(solta ? comoEndereco : []),
  ]);
}

/** A word with nothing of an address in it. Hosts without a top-level domain look like this too (spec 5). */
export const ehPalavraSolta = (texto: string): boolean => /^[^\s./:@#]+$/.test(texto.trim());

/** A page of the brand's own may stand at an area's address: it is told of once, by its own name. */
function semRepetir(sugestoes: readonly Sugestao[]): Sugestao[] {
  const vistos = new Set<string>();
  return sugestoes.filter(({ link }) => !vistos.has(link) && vistos.add(link));
}

/** The text itself, when it can be an address: a site, an e-mail, a phone number, a path. */
function livre(busca: string): Sugestao[] {
  const link = linkDoTexto(busca);
  if (link === null) return [];
  const destino = lerDestino(link);
  if (destino.tipo === 'recusado') return [];
  const nomes = { email: LINK.enviarEMail, telefone: LINK.ligar, site: LINK.outroSite } as const;
  const nota = destino.tipo in nomes ? nomes[destino.tipo as keyof typeof nomes] : LINK.enderecoDesteSite;
  return [{ grupo: LINK.endereco, link, rotulo: link, nota }];
}

function combina(busca: string, textos: readonly string[]): boolean {
  const tudo = simples(textos.join(' '));
  return simples(busca)
    .split(/\s+/)
    .every((palavra) => tudo.includes(palavra));
}

const simples = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/^\//, '');
