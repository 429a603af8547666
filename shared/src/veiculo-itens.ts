// No schema in here: lot pages read it in the browser.

/** What an item of a vehicle may be said to be. */
const SIM_OU_NAO = ['SIM', 'NÃO', 'SIM - NÃO FUNCIONA'] as const;

/** Which vehicles have an item: any, trucks and the like alone, motorcycles alone. */
export type GrupoDeItens = 'veiculo' | 'pesado' | 'moto';

export interface ItemDoVeiculo {
  /** As people read it, and as it is written in `equipamentos`. */
  nome: string;
  grupo: GrupoDeItens;
  /** The states that it may be written with. */
  estados: readonly string[];
  /** Other names that lists give it. */
  tambem?: readonly string[];
}

const item = (nome: string, estados: readonly string[] = SIM_OU_NAO, tambem: readonly string[] = []) => ({
  ...{ nome, estados, tambem },
});

/**
 * The closed lists of what a vehicle has, in the order in which they are read (spec 2). Goods that are none of these (a harvester's header,
 * a boat's radar) are written by their own names after them, in words of their own.
 */
export const ITENS_DO_VEICULO: readonly ItemDoVeiculo[] = [
  ...[
    item('Bateria', ['FUNCIONANDO', 'PRECISOU DE CARGA PARA LIGAR', 'NÃO']),
    item('Chave reserva'),
    item('Manual', SIM_OU_NAO, ['Manual do proprietário']),
    item('Ar-condicionado', SIM_OU_NAO, ['Ar condicionado']),
    item('Teto solar'),
    item('ABS', SIM_OU_NAO, ['Freios ABS']),
    item('Airbag', SIM_OU_NAO, ['Airbags']),
    item('Alarme'),
    item('Blindado', SIM_OU_NAO, ['Blindagem']),
    item('Kit GNV', SIM_OU_NAO, ['GNV']),
    item('Estepe', ['SIM - BOM', 'SIM - REGULAR', 'SIM - TROCAR', 'NÃO']),
    item('Macaco'),
    item('Chave de roda'),
    item('Vidros elétricos', SIM_OU_NAO, ['Vidros', 'Vidro elétrico']),
    item('Comandos no volante', SIM_OU_NAO, ['Comando no volante']),
    item('Multimídia', SIM_OU_NAO, ['Central multimídia']),
    item('Câmera de ré'),
    item('Sensor de estacionamento'),
    item('Tipo de roda', ['FERRO', 'LIGA LEVE'], ['Roda', 'Rodas']),
    item('Bancos', ['COURO', 'TECIDO', 'COURO E TECIDO', 'NÃO']),
  ].map((um): ItemDoVeiculo => ({ ...um, grupo: 'veiculo' })),
  ...[
    item('Eixos', ['4', '6', '8'], ['Quantidade de eixos']),
    item(
      'Carroceria',
      ['BAÚ', 'GRADE BAIXA', 'CAÇAMBA', 'SIDER', 'GRANELEIRO', 'FRIGORÍFICO', 'CARGA SECA'],
      ['Tipo de carroceria'],
    ),
    item('Tacógrafo'),
  ].map((um): ItemDoVeiculo => ({ ...um, grupo: 'pesado' })),
  ...[item('Partida elétrica'), item('Baú lateral'), item('Baú traseiro')].map(
    (um): ItemDoVeiculo => ({ ...um, grupo: 'moto' }),
  ),
];

/** Letters and digits alone: "Câmera de ré" and "camera de re" are one. */
const chave = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const POR_NOME: ReadonlyMap<string, ItemDoVeiculo> = new Map(
  ITENS_DO_VEICULO.flatMap((um) => [um.nome, ...(um.tambem ?? [])].map((nome) => [chave(nome), um] as const)),
);

/** The item of the lists that a name stands for, however it is written; null for what is in none. */
export const itemDoVeiculo = (nome: string): ItemDoVeiculo | null => POR_NOME.get(chave(nome)) ?? null;

/**
 * Why a state cannot be written of an item, in a sentence; null when it can. Of what is in no list anything may be said.
 * `BAU` and `baú` are `BAÚ`.
 */
export function recusaDoItem(nome: string, estado: string): string | null {
  const um = itemDoVeiculo(nome);
  if (um === null || um.estados.some((qual) => chave(qual) === chave(estado))) return null;
  return `${um.nome}: use ${um.estados.join(', ')}`;
}

/** One thing that a vehicle is said to have or not to have, by the list's own name and state where it is in one. */
export interface Equipamento {
  nome: string;
  estado: string;
}

/**
 * The equipment of a vehicle as it is read: each list in its order, then whatever is in none, as it was written. What is written twice
 * under two names is told once, as it was written first.
 */
export function equipamentosEmOrdem(
  escritos: Readonly<Record<string, string>>,
): { grupo: GrupoDeItens | 'outros'; itens: Equipamento[] }[] {
  const pares = Object.entries(escritos);
  const grupos = (['veiculo', 'pesado', 'moto'] as const).map((grupo) => ({
    grupo,
    itens: ITENS_DO_VEICULO.filter((um) => um.grupo === grupo).flatMap((um): Equipamento[] => {
      const par = pares.find(([nome]) => itemDoVeiculo(nome) === um);
      if (par === undefined) return [];
      return [{ nome: um.nome, estado: um.estados.find((qual) => chave(qual) === chave(par[1])) ?? par[1] }];
    }),
  }));
  const outros = pares
    .filter(([nome]) => itemDoVeiculo(nome) === null)
    .map(([nome, estado]) => ({ nome, estado }));
  return [...grupos, { grupo: 'outros' as const, itens: outros }].filter(({ itens }) => itens.length > 0);
}

/** The most axles that a heavy vehicle has (spec 2). */
export const MAIS_EIXOS = 8;

/** Where a tyre sits: on an axle counted from the front, or with none (`eixo` null: the spare). `eixo` 0 is the front, 99 the rear. */
export interface LugarDoPneu {
  eixo: number | null;
  lado: 'esquerda' | 'meio' | 'direita';
}

/**
 * Reads a tyre's position as yards write it: "dianteiro esquerdo", "traseiro", "3º eixo direito", "estepe". Null for what says no place,
 * or an axle that there is not.
 */
export function lugarDoPneu(posicao: string): LugarDoPneu | null {
  const texto = posicao.toLowerCase();
  const lado = texto.includes('esq') ? 'esquerda' : texto.includes('dir') ? 'direita' : 'meio';
  if (texto.includes('estepe')) return { eixo: null, lado };
  const numero = /(\d+)/.exec(texto)?.[1];
  if (numero !== undefined) {
    const eixo = Number(numero);
    return eixo >= 1 && eixo <= MAIS_EIXOS ? { eixo, lado } : null;
  }
  if (texto.includes('diant')) return { eixo: 0, lado };
  if (texto.includes('tras')) return { eixo: 99, lado };
  return null;
}
