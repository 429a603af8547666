import type { Preenchimento, RespostaVista } from '@martelo/shared/vistorias/esquema';
import type { ItemDaVistoria } from '@martelo/shared/vistorias/itens';
import { iguais } from '../formulario/valores.ts';

type Resposta = Pick<RespostaVista, 'valor' | 'foto'>;

/** What one inspection says of an item; null where it did not ask. */
interface Lado {
  item: ItemDaVistoria;
  resposta: Resposta | undefined;
}
export interface ItemComparado {
  chave: string;
  nome: string;
  lados: readonly [Lado | null, Lado | null];
  mudou: boolean;
}
export interface CategoriaComparada {
  nome: string;
  itens: ItemComparado[];
}

type Lida = Pick<Preenchimento, 'categorias' | 'respostas'>;

const semCaixa = (nome: string): string => nome.trim().toLocaleLowerCase('pt-BR');
/** What is kept of a picture tells whether it is the same one; under which uid it lies does not. */
const oQueDiz = (lado: Lado | null): unknown => {
  const valor = lado?.resposta?.valor ?? null;
  return typeof valor === 'object' && valor !== null && 'sha256' in valor ? valor.sha256 : valor;
};

/**
 * Two inspections of a vehicle, item by item, in the order of the first; what only the second asks comes after. An item is the same by its uid, which
 * versions of a type keep; of other types by its name and kind under a category of the same name.
 */
export function compararVistorias(antes: Lida, depois: Lida): CategoriaComparada[] {
  const [deAntes, deDepois] = [ladosDe(antes), ladosDe(depois)];
  const usados = new Set<string>();
  const parDe = ({ lado: { item }, nome }: NaCategoria): NaCategoria | undefined =>
    deDepois.find((um) => um.lado.item.uid === item.uid) ??
    deDepois.find(
      (um) => !usados.has(um.lado.item.uid) && nome === um.nome && chaveDe(um.lado) === chaveDe({ item }),
    );
  const categorias = new Map<string, CategoriaComparada>();
  const por = ({ categoria, nome }: NaCategoria, lados: ItemComparado['lados']) => {
    const { item } = (lados[0] ?? lados[1])!;
    const onde = categorias.get(nome) ?? { nome: categoria, itens: [] };
    const mudou = !iguais(oQueDiz(lados[0]), oQueDiz(lados[1]));
    onde.itens.push({ chave: item.uid, nome: item.nome, lados, mudou });
    categorias.set(nome, onde);
  };
  for (const um of deAntes) {
    const par = parDe(um);
    if (par !== undefined) usados.add(par.lado.item.uid);
    por(um, [um.lado, par?.lado ?? null]);
  }
  for (const um of deDepois) if (!usados.has(um.lado.item.uid)) por(um, [null, um.lado]);
  return [...categorias.values()];
}

interface NaCategoria {
  categoria: string;
  /** As it is compared. */
  nome: string;
  lado: Lado;
}

function ladosDe({ categorias, respostas }: Lida): NaCategoria[] {
  const vale = new Map(respostas.filter(({ conta }) => conta).map((uma) => [uma.itemUid, uma]));
  return categorias.flatMap(({ nome: categoria, itens }) =>
    itens.map((item) => ({
      ...{ categoria, nome: semCaixa(categoria) },
      lado: { item: item as ItemDaVistoria, resposta: vale.get(item.uid) },
    })),
  );
}

const chaveDe = ({ item: { nome, tipo } }: Pick<Lado, 'item'>): string => `${tipo} ${semCaixa(nome)}`;
