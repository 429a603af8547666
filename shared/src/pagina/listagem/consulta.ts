import { decodificar } from '../../decodificar.ts';
import type { Filtro } from '../../filtro.ts';
import type { TipoHotsite } from '../../hotsite.ts';
import { TIPOS_LOTE } from '../../lote.ts';
import { ORDENS_BUSCA_LOTE, type OrdemBuscaLote } from '../../lote-busca.ts';
import { LOTE_ACEITA_LANCES } from '../../lote-situacao.ts';
import { apelidoDeUrl, prefixoDoLote } from '../../lote-url.ts';
import { formatarReais, lerReais } from '../../reais.ts';
import { ehUf } from '../../uf.ts';

/** Facets with a list of values, in the order they stand on screen: address-bar name → the engine's field. */
export const FACETAS = {
  tipo: 'tipo',
  marca: 'marca',
  uf: 'uf',
  cidade: 'cidade',
  patio: 'patio',
  leilao: 'leilaoUid',
} as const;
export type NomeFaceta = keyof typeof FACETAS;
export const NOMES_FACETA = Object.keys(FACETAS) as NomeFaceta[];

/** The listing as its address says it. Amounts in centavos. */
export interface ConsultaListagem extends Record<NomeFaceta, string[]> {
  q: string;
  valorMin: number | null;
  valorMax: number | null;
  anoMin: number | null;
  anoMax: number | null;
  /** Only what takes bids now. */
  abertos: boolean;
  ordem: OrdemListagem | null;
  pagina: number;
}
export type OrdemListagem = `${OrdemBuscaLote}-${'asc' | 'desc'}`;

export const LOTES_POR_PAGINA = 24;
/** So that an address cannot ask for more than a person would. */
const MAXIMO_POR_FACETA = 40;

type Busca = Record<string, string | string[] | undefined>;

/**
 * Reads the address; what makes no sense is left out, never an error.
 * @param caminho what follows the listing's name, segment by segment as in the address bar ({@link lerCaminho})
 */
export function lerConsulta(busca: Busca, caminho: readonly string[] = []): ConsultaListagem {
  const textos = (nome: string): string[] =>
    [busca[nome] ?? []]
      .flat()
      .map(legivel)
      .filter((texto, i, todos) => texto !== '' && todos.indexOf(texto) === i)
      .slice(0, MAXIMO_POR_FACETA);
  const doCaminho = lerCaminho(caminho);
  const q = legivel([...textos('q').slice(0, 1), ...doCaminho.palavras].join(' '));
  const ano = (nome: string) => inteiro(textos(nome)[0], 1900, 2100);
  const valor = (nome: string) => lerReais(textos(nome)[0] ?? '');
  const [ordem = ''] = textos('ordem');
  return {
    q,
    tipo: doCaminho.tipo === null ? textos('tipo') : [doCaminho.tipo],
    marca: textos('marca'),
    uf: unicos([...textos('uf').map((uf) => uf.toUpperCase()), ...doCaminho.uf]),
    cidade: textos('cidade'),
    patio: textos('patio'),
    leilao: textos('leilao'),
    valorMin: valor('valorMin'),
    valorMax: valor('valorMax'),
    anoMin: ano('anoMin') ?? doCaminho.ano,
    anoMax: ano('anoMax') ?? doCaminho.ano,
    abertos: textos('abertos')[0] === '1',
    ordem: ehOrdem(ordem) ? ordem : null,
    pagina: inteiro(textos('pagina')[0], 1, 100_000) ?? 1,
  };
}

/** The same as an address. Changing anything but the page starts again at page 1 (spec 9). */
export function enderecoDaConsulta(
  modo: TipoHotsite,
  consulta: ConsultaListagem,
  mudancas: Partial<ConsultaListagem> = {},
): string {
  const nova = { ...consulta, pagina: 1, ...mudancas };
  const busca = camposDaConsulta(nova).toString();
  return `/${prefixoDoLote(modo)}${busca === '' ? '' : `?${busca}`}`;
}

/** The address's fields, for links and for the hidden inputs of a form that changes only some of them. */
export function camposDaConsulta(consulta: ConsultaListagem): URLSearchParams {
  const busca = new URLSearchParams();
  const por = (nome: string, valor: string | number | null) => {
    if (valor !== null && valor !== '') busca.append(nome, String(valor));
  };
  por('q', consulta.q);
  for (const nome of NOMES_FACETA) for (const valor of consulta[nome]) por(nome, valor);
  por('valorMin', emReais(consulta.valorMin));
  por('valorMax', emReais(consulta.valorMax));
  por('anoMin', consulta.anoMin);
  por('anoMax', consulta.anoMax);
  por('abertos', consulta.abertos ? 1 : null);
  por('ordem', consulta.ordem);
  por('pagina', consulta.pagina > 1 ? consulta.pagina : null);
  return busca;
}

/** The consulta with one facet value added, or taken away when it is there. */
export const alternar = (consulta: ConsultaListagem, faceta: NomeFaceta, valor: string): string[] =>
  consulta[faceta].includes(valor)
    ? consulta[faceta].filter((outro) => outro !== valor)
    : [...consulta[faceta], valor];

/** What the engine filters by, for what is chosen. */
export function filtrosDaConsulta(consulta: ConsultaListagem): Filtro[] {
  const filtros: Filtro[] = [];
  if (consulta.q !== '') filtros.push({ tipo: 'geral', valor: consulta.q });
  for (const nome of NOMES_FACETA)
    if (consulta[nome].length > 0)
      filtros.push({ tipo: 'multipla', campo: FACETAS[nome], valores: consulta[nome] });
  const faixa = (campo: string, min: number | null, max: number | null) => {
    if (min !== null || max !== null)
      filtros.push({
        tipo: 'range',
        campo,
        ...(min === null ? {} : { min }),
        ...(max === null ? {} : { max }),
      });
  };
  faixa('valor', consulta.valorMin, consulta.valorMax);
  faixa('anoModelo', consulta.anoMin, consulta.anoMax);
  if (consulta.abertos)
    filtros.push({ tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] });
  return filtros;
}

/** GET /v1/lotes's query string. */
export function buscaDoMotor(consulta: ConsultaListagem): string {
  const filtros = filtrosDaConsulta(consulta);
  const [ordenar, ordem] = consulta.ordem?.split('-') ?? [];
  return new URLSearchParams({
    pagina: String(consulta.pagina),
    porPagina: String(LOTES_POR_PAGINA),
    ...(ordenar && ordem ? { ordenar, ordem } : {}),
    ...(filtros.length > 0 ? { filtro: JSON.stringify(filtros) } : {}),
  }).toString();
}

/** One chip per active filter: what it says, and the consulta without it. */
export function filtrosAtivos(
  consulta: ConsultaListagem,
  nomeDoLeilao: (uid: string) => string,
): { rotulo: string; sem: Partial<ConsultaListagem> }[] {
  const faixa = (min: number | null, max: number | null, escrever: (valor: number) => string) =>
    min !== null && max !== null
      ? `${escrever(min)} a ${escrever(max)}`
      : min !== null
        ? `a partir de ${escrever(min)}`
        : max !== null
          ? `até ${escrever(max)}`
          : null;
  const valor = faixa(consulta.valorMin, consulta.valorMax, (reais) => formatarReais(reais, { curto: true }));
  const ano = faixa(consulta.anoMin, consulta.anoMax, String);
  return [
    ...(consulta.q === '' ? [] : [{ rotulo: `“${consulta.q}”`, sem: { q: '' } }]),
    ...NOMES_FACETA.flatMap((nome) =>
      consulta[nome].map((texto) => ({
        rotulo: nome === 'leilao' ? nomeDoLeilao(texto) : texto,
        sem: { [nome]: alternar(consulta, nome, texto) },
      })),
    ),
    ...(valor === null ? [] : [{ rotulo: `Valor ${valor}`, sem: { valorMin: null, valorMax: null } }]),
    ...(ano === null ? [] : [{ rotulo: `Ano ${ano}`, sem: { anoMin: null, anoMax: null } }]),
    ...(consulta.abertos ? [{ rotulo: 'Só abertos', sem: { abertos: false } }] : []),
  ];
}

interface DoCaminho {
  tipo: string | null;
  uf: string[];
  ano: number | null;
  /** Searched as text: names, makes, cities. */
  palavras: string[];
}

/**
 * The listing takes any path (spec 2, `leilao/:pathParams(.*)?`), in any order and in the words of a lot's own path: a type
 * (`onibus`), a state (`sp`), a place (`sao-paulo-sp`), a year (`2021`, `ano.2021`); anything else is words to search for.
 */
function lerCaminho(segmentos: readonly string[]): DoCaminho {
  const lido: DoCaminho = { tipo: null, uf: [], ano: null, palavras: [] };
  for (const segmento of segmentos) {
    const texto = legivel(decodificar(segmento) ?? segmento);
    const apelido = apelidoDeUrl(texto, '');
    const tipo = TIPOS_LOTE.find((um) => apelidoDeUrl(um) === apelido);
    const ano = inteiro(/^(?:ano[.-])?(\d{4})$/.exec(texto)?.[1], 1900, 2100);
    const [, cidade, uf] = /^(.+)-([a-z]{2})$/.exec(apelido) ?? [];
    if (SEM_SENTIDO.has(apelido)) continue;
    if (tipo !== undefined && lido.tipo === null) lido.tipo = tipo;
    else if (ehUf(apelido.toUpperCase())) lido.uf.push(apelido.toUpperCase());
    else if (ano !== null) lido.ano = ano;
    else if (cidade !== undefined && uf !== undefined && ehUf(uf.toUpperCase())) {
      lido.uf.push(uf.toUpperCase());
      lido.palavras.push(cidade.replaceAll('-', ' '));
    } else lido.palavras.push(texto.replaceAll('-', ' '));
  }
  return lido;
}

/** What a lot's path says where the lot has no make, year or place. */
const SEM_SENTIDO = new Set(['', 'geral', 'brasil-br', 'ano-0']);

/** What people can have typed: no control characters, no half of a surrogate pair, no more than a search takes. */
const legivel = (texto: string): string =>
  texto
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 120)
    .replace(/\p{Cs}$/u, '')
    .trim();

const unicos = (textos: readonly string[]): string[] => [...new Set(textos)];

const ehOrdem = (texto: string): texto is OrdemListagem => {
  const [campo, sentido, ...resto] = texto.split('-');
  return (
    resto.length === 0 &&
    (sentido === 'asc' || sentido === 'desc') &&
    (ORDENS_BUSCA_LOTE as readonly string[]).includes(campo ?? '')
  );
};

function inteiro(texto: string | undefined, min: number, max: number): number | null {
  if (texto === undefined || !/^\d{1,6}$/.test(texto)) return null;
  const numero = Number(texto);
  return numero >= min && numero <= max ? numero : null;
}

/** Centavos as the address writes them: "12500" or "12500,50". */
export const emReais = (centavos: number | null): string | null => {
  if (centavos === null) return null;
  const resto = centavos % 100;
  return resto === 0
    ? String(centavos / 100)
    : `${Math.floor(centavos / 100)},${String(resto).padStart(2, '0')}`;
};
