import type { Caminho } from './caminho.ts';
import type { Remendo } from './remendo.ts';

/** What one request may weigh: its JSON, in bytes of UTF-8. */
export const LIMITE_DO_PEDIDO = 5 * 1024;
/** Room for the revision, the names and the brackets around the patches. */
export const LIMITE_DO_LOTE = LIMITE_DO_PEDIDO - 400;
/** A piece of a split value; what surrounds it (ids, path) fits in the rest. */
const PEDACO = 2_400;

const codificador = new TextEncoder();
export const bytes = (valor: unknown): number => codificador.encode(JSON.stringify(valor)).length;

/** The same patches in batches of at most `LIMITE_DO_LOTE` bytes, each small enough for one. Their order is kept. */
export function emLotes(remendos: readonly Remendo[]): Remendo[][] {
  const lotes: Remendo[][] = [];
  let peso = Number.POSITIVE_INFINITY;
  for (const remendo of remendos.flatMap(dividir)) {
    const este = bytes(remendo) + 1;
    if (peso + este > LIMITE_DO_LOTE) {
      lotes.push([]);
      peso = 2;
    }
    lotes.at(-1)?.push(remendo);
    peso += este;
  }
  return lotes;
}

/** A patch as smaller ones that do the same when nothing comes between them. */
export function dividir(remendo: Remendo): readonly Remendo[] {
  if (bytes([remendo]) <= LIMITE_DO_LOTE) return [remendo];
  switch (remendo.op) {
    case 'inserir': {
      const { casca, resto } = desmontar([], remendo.sessao, { sessao: remendo.sessao.id, item: null });
      return [{ ...remendo, sessao: casca }, ...resto];
    }
    case 'inserir-item': {
      const { casca, resto } = desmontar([], remendo.item, { sessao: remendo.sessao, item: remendo.item.id });
      return [{ ...remendo, item: casca }, ...resto];
    }
    case 'trocar':
      return umCampoDeCadaVez(remendo.campos, { sessao: remendo.id, item: null }, (campos) => ({
        ...remendo,
        campos,
      }));
    case 'trocar-item':
      return umCampoDeCadaVez(remendo.campos, { sessao: remendo.sessao, item: remendo.id }, (campos) => ({
        ...remendo,
        campos,
      }));
    case 'emendar': {
      const { sessao, item, caminho, em, tirar } = remendo;
      const vazio: Remendo = { ...remendo, por: '' };
      const partes = escrever(caminho, remendo.por, { sessao, item }, em);
      return tirar > 0 ? [vazio, ...partes] : partes;
    }
    case 'lista': {
      const { sessao, item, caminho, em, tirar } = remendo;
      const vazia: Remendo = { ...remendo, por: [] };
      const partes = preencher(caminho, remendo.por, { sessao, item }, em);
      return tirar > 0 ? [vazia, ...partes] : partes;
    }
    default:
      return [remendo];
  }
}

interface Onde {
  sessao: string;
  item: string | null;
}

function umCampoDeCadaVez<T extends object>(
  campos: T,
  onde: Onde,
  trocar: (campos: T) => Remendo,
): Remendo[] {
  return Object.entries(campos).flatMap(([nome, valor]) => {
    const { casca, resto } = desmontar([nome], valor, onde);
    return [trocar({ [nome]: casca } as T), ...resto];
  });
}

/** A value that is light enough, hollow where it was heavy, and the patches that fill it again at its path. */
function desmontar<T>(caminho: Caminho, valor: T, onde: Onde): { casca: T; resto: Remendo[] } {
  if (bytes(valor) <= PEDACO) return { casca: valor, resto: [] };
  if (typeof valor === 'string') return { casca: '' as T, resto: escrever(caminho, valor, onde, 0) };
  if (Array.isArray(valor)) return { casca: [] as T, resto: preencher(caminho, valor, onde, 0) };
  const casca = { ...valor } as Record<string, unknown>;
  const resto: Remendo[] = [];
  const pesados = Object.keys(casca).sort((a, b) => bytes(casca[b]) - bytes(casca[a]));
  for (const nome of pesados) {
    if (bytes(casca) <= PEDACO) break;
    const dentro = [...caminho, nome];
    const antes = casca[nome];
    if (typeof antes === 'string') {
      casca[nome] = '';
      resto.push(...escrever(dentro, antes, onde, 0));
    } else if (Array.isArray(antes)) {
      casca[nome] = [];
      resto.push(...preencher(dentro, antes, onde, 0));
    } else if (typeof antes === 'object' && antes !== null) {
      const desmontado = desmontar(dentro, antes, onde);
      casca[nome] = desmontado.casca;
      resto.push(...desmontado.resto);
    }
  }
  return { casca: casca as T, resto };
}

/** Writes a long string from `inicio` on, a piece after the other. */
function escrever(caminho: Caminho, texto: string, onde: Onde, inicio: number): Remendo[] {
  let em = inicio;
  return pedacos(texto).map((por) => {
    const remendo: Remendo = { op: 'emendar', ...onde, caminho, em, tirar: 0, por };
    em += por.length;
    return remendo;
  });
}

/** Puts the elements of a long list in from `inicio` on, some at a time, and fills those that alone were too heavy. */
function preencher(caminho: Caminho, lista: readonly unknown[], onde: Onde, inicio: number): Remendo[] {
  const remendos: Remendo[] = [];
  let por: unknown[] = [];
  let resto: Remendo[] = [];
  let em = inicio;
  const fechar = () => {
    if (por.length === 0) return;
    remendos.push({ op: 'lista', ...onde, caminho, em, tirar: 0, por }, ...resto);
    em += por.length;
    por = [];
    resto = [];
  };
  for (const valor of lista) {
    let desmontado = desmontar([...caminho, em + por.length], valor, onde);
    if (por.length > 0 && bytes([...por, desmontado.casca]) > PEDACO) {
      fechar();
      desmontado = desmontar([...caminho, em], valor, onde);
    }
    por.push(desmontado.casca);
    resto.push(...desmontado.resto);
  }
  fechar();
  return remendos;
}

/** Pieces of at most `PEDACO` bytes of JSON, never cut inside a character. */
function pedacos(texto: string): string[] {
  const partes: string[] = [];
  let parte = '';
  let peso = 2;
  for (const letra of texto) {
    const desta = bytes(letra) - 2;
    if (peso + desta > PEDACO) {
      partes.push(parte);
      parte = '';
      peso = 2;
    }
    parte += letra;
    peso += desta;
  }
  if (parte) partes.push(parte);
  return partes;
}
