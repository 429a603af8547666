// No schema in here: screens fill in and draw by it in the browser.
import { itemDoVeiculo, lugarDoPneu, recusaDoItem } from '../veiculo-itens.ts';
import { AVARIAS, type Desenho, GRAVIDADES, PAINEIS } from './desenho.ts';

/** What an item of an inspection asks for. */
export const TIPOS_DE_ITEM = [
  ...(['texto', 'numero', 'data', 'sim-nao', 'opcao', 'opcoes', 'foto', 'video'] as const),
  ...(['marcacao', 'assinatura', 'leitura'] as const),
] as const;
export type TipoDeItem = (typeof TIPOS_DE_ITEM)[number];
export const ROTULOS_TIPO_DE_ITEM: Record<TipoDeItem, string> = {
  texto: 'Texto',
  numero: 'Número',
  data: 'Data',
  'sim-nao': 'Sim ou não',
  opcao: 'Uma opção',
  opcoes: 'Várias opções',
  foto: 'Foto',
  video: 'Vídeo (endereço)',
  marcacao: 'Marcação no desenho',
  assinatura: 'Assinatura',
  leitura: 'Leitura de código ou painel',
};

/** Those that whoever sees the lot may be shown: what somebody wrote, signed or read off may name anybody. */
export const NO_LOTE: ReadonlySet<TipoDeItem> = new Set([
  ...(['numero', 'data', 'sim-nao', 'opcao', 'opcoes', 'foto', 'marcacao'] as const),
]);

/** Those that are answered by choosing. */
export const TEM_OPCOES: ReadonlySet<TipoDeItem> = new Set(['opcao', 'opcoes']);

export const CATEGORIAS_MAX = 30;
export const ITENS_MAX = 300;
export const OPCOES_MAX = 30;
export const FOTOS_DA_VISTORIA_MAX = 200;
/** Answers that one call takes: a phone that was away sends them in parts. */
export const RESPOSTAS_POR_CHAMADA = 100;
/** Answers that one inspection keeps, the overruled ones too. */
export const RESPOSTAS_MAX = 3_000;

/** An item as an inspection keeps it. */
export interface ItemDaVistoria {
  uid: string;
  nome: string;
  tipo: TipoDeItem;
  obrigatorio: boolean;
  descricao?: string | undefined;
  opcoes: readonly string[];
  exemploUrl?: string | undefined;
  /** Of a marking: over which drawing; where it is left out, over the vehicle's own. */
  desenho?: Desenho | undefined;
  ordem: number;
}
export interface CategoriaDaVistoria {
  uid: string;
  nome: string;
  itens: readonly ItemDaVistoria[];
}

/** A damage on a panel of the drawing. */
export interface Marca {
  painel: string;
  avaria: string;
  gravidade: string;
  nota?: string | undefined;
}

/** A name with the strokes of a pen, each as x, y, x, y … from 0 to 1000. */
export interface Assinatura {
  nome: string;
  tracos: readonly (readonly number[])[];
}

/** What a photo is answered by: the file, and the digest of what is kept of it. */
export interface FotoRespondida {
  arquivoUid: string;
  sha256: string;
}

/** What an item is answered by; null takes the answer back. */
export type ValorDoItem =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Marca[]
  | Assinatura
  | FotoRespondida
  | null;

const TEXTO_MAX: Partial<Record<TipoDeItem, number>> = { texto: 2_000, leitura: 120, video: 2_000 };

const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';
const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/**
 * Why a value is no answer to an item, in a sentence; null when it is one. Null and nothing are always taken: they take an answer back.
 * @param desenho what a marking is over
 */
export function recusaDaResposta(
  item: Pick<ItemDaVistoria, 'nome' | 'tipo' | 'opcoes'>,
  valor: unknown,
  desenho: Desenho,
): string | null {
  if (valor === null) return null;
  const dizer = (porque: string) => `${item.nome}: ${porque}`;
  switch (item.tipo) {
    case 'texto':
    case 'leitura':
      return ehTexto(valor) && valor.trim() !== '' && valor.length <= TEXTO_MAX[item.tipo]!
        ? null
        : dizer('escreva um texto');
    case 'video':
      return ehTexto(valor) && /^https:\/\/[^\s/]+\.[^\s]+$/.test(valor) && valor.length <= TEXTO_MAX.video!
        ? null
        : dizer('escreva o endereço do vídeo, que começa com https://');
    case 'numero':
      return typeof valor === 'number' && Number.isFinite(valor) && Math.abs(valor) <= 1e9
        ? null
        : dizer('escreva um número');
    case 'data':
      return ehTexto(valor) && ehData(valor) ? null : dizer('escreva uma data, como 2026-11-28');
    case 'sim-nao':
      return typeof valor === 'boolean' ? null : dizer('responda sim ou não');
    case 'opcao':
      return ehTexto(valor) && item.opcoes.includes(valor)
        ? null
        : dizer(`escolha entre ${item.opcoes.join(', ')}`);
    case 'opcoes':
      return Array.isArray(valor) &&
        valor.length > 0 &&
        new Set(valor).size === valor.length &&
        valor.every((uma) => ehTexto(uma) && item.opcoes.includes(uma))
        ? null
        : dizer(`escolha entre ${item.opcoes.join(', ')}, cada uma uma vez`);
    case 'foto':
      return ehObjeto(valor) && ehTexto(valor.arquivoUid) && ehTexto(valor.sha256)
        ? null
        : dizer('envie a foto');
    case 'marcacao':
      return Array.isArray(valor) && valor.length <= 100 && valor.every((uma) => marcaValida(uma, desenho))
        ? null
        : dizer('marque painéis do desenho, cada um com a avaria');
    case 'assinatura':
      return ehObjeto(valor) && assinaturaValida(valor)
        ? null
        : dizer('escreva o nome de quem assina e assine');
  }
}

const ehData = (texto: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(texto) && new Date(`${texto}T00:00:00Z`).toJSON()?.slice(0, 10) === texto;

const marcaValida = (marca: unknown, desenho: Desenho): boolean =>
  ehObjeto(marca) &&
  PAINEIS[desenho].some(({ painel }) => painel === marca.painel) &&
  AVARIAS.some((uma) => uma === marca.avaria) &&
  GRAVIDADES.some((uma) => uma === marca.gravidade) &&
  (marca.nota === undefined || (ehTexto(marca.nota) && marca.nota.length <= 200));

const TRACOS_MAX = 60;
const PONTOS_MAX = 2_000;
function assinaturaValida({ nome, tracos }: Record<string, unknown>): boolean {
  if (!ehTexto(nome) || nome.trim().length < 3 || nome.length > 120) return false;
  if (!Array.isArray(tracos) || tracos.length === 0 || tracos.length > TRACOS_MAX) return false;
  return tracos.every(
    (traco) =>
      Array.isArray(traco) &&
      traco.length >= 2 &&
      traco.length <= PONTOS_MAX &&
      traco.length % 2 === 0 &&
      traco.every((ponto) => Number.isInteger(ponto) && ponto >= 0 && ponto <= 1_000),
  );
}

/** An answer as it is kept: what was said, when, by whom, and on which device. */
export interface Resposta {
  uid: string;
  itemUid: string;
  /** ISO, by the clock of who answered; never later than `recebidaEm`. */
  em: string;
  recebidaEm: string;
  por: string;
  aparelho: string;
  valor: ValorDoItem;
}

/**
 * Whichever of two answers to one item was given later: by when it was given, then by when it came, then by its uid, so that every reader
 * finds the same one.
 */
const depoisDe = (uma: Resposta, outra: Resposta): boolean =>
  (uma.em !== outra.em ? uma.em > outra.em : null) ??
  (uma.recebidaEm !== outra.recebidaEm ? uma.recebidaEm > outra.recebidaEm : uma.uid > outra.uid);

/** The answer that counts of each item: the later one. Whatever the order that they came in, and however often, it is the same. */
export const respostasQueContam = <R extends Resposta>(respostas: Iterable<R>): Map<string, R> =>
  new Map(
    [...Map.groupBy(respostas, ({ itemUid }) => itemUid)].map(([item, suas]) => [item, ultimaDe(suas)]),
  );

const ultimaDe = <R extends Resposta>(respostas: readonly R[]): R =>
  respostas.reduce((ultima, uma) => (depoisDe(uma, ultima) ? uma : ultima));

/** What a correction takes over from the inspection that it corrects, in place of a device: no device can call itself so. */
export const APARELHO_DA_CORRIGIDA = '@corrigida';

/** Items that two devices answered, and not with the same: the later one counts, and people are told that there is another. */
export const itensEmConflito = (respostas: Iterable<Resposta>): Set<string> =>
  new Set(
    [...Map.groupBy(respostas, ({ itemUid }) => itemUid)].flatMap(([itemUid, suas]) => {
      const deAparelhos = suas.filter(({ aparelho }) => aparelho !== APARELHO_DA_CORRIGIDA);
      const porAparelho = [...Map.groupBy(deAparelhos, ({ aparelho }) => aparelho).values()];
      const ditas = new Set(porAparelho.map((dele) => JSON.stringify(ultimaDe(dele).valor)));
      return ditas.size > 1 ? [itemUid] : [];
    }),
  );

export const respondido = (resposta: { valor: ValorDoItem } | undefined): boolean =>
  resposta !== undefined && resposta.valor !== null;

/** The required items that nobody has answered, in the order in which they are asked (F7). */
export const itensPendentes = (
  categorias: readonly CategoriaDaVistoria[],
  contam: ReadonlyMap<string, { valor: ValorDoItem }>,
): ItemDaVistoria[] =>
  categorias
    .flatMap(({ itens }) => itens)
    .filter(({ uid, obrigatorio }) => obrigatorio && !respondido(contam.get(uid)));

/** How far each category is. */
export const progressoDe = (
  categorias: readonly CategoriaDaVistoria[],
  contam: ReadonlyMap<string, { valor: ValorDoItem }>,
) =>
  categorias.map(({ uid, nome, itens }) => ({
    ...{ uid, nome, total: itens.length },
    respondidos: itens.filter((item) => respondido(contam.get(item.uid))).length,
    faltam: itens.filter((item) => item.obrigatorio && !respondido(contam.get(item.uid))).length,
  }));

const CONDICOES_DO_PNEU = ['BOM', 'MEIA-VIDA', 'TROCA'] as const;
const doPneu = (nome: string): string | null => {
  const lugar = /^\s*pneus?\s+(.+)$/i.exec(nome)?.[1];
  return lugar !== undefined && lugarDoPneu(lugar) !== null ? lugar.trim().toLowerCase() : null;
};

/** What a vehicle keeps of its newest inspections, as a lot's vehicle has it: item of the closed lists, place of a tyre → state. */
export interface ItensDetalhados {
  equipamentos: Record<string, string>;
  pneus: Record<string, (typeof CONDICOES_DO_PNEU)[number]>;
}

/**
 * What an item of a type tells of its vehicle beyond the inspection: an item of the closed lists, by its name there, or a tyre ("Pneu
 * dianteiro esquerdo"). Null: it stays in the inspection alone.
 */
export function alimenta({ nome, tipo }: Pick<ItemDaVistoria, 'nome' | 'tipo'>): {
  onde: keyof ItensDetalhados;
  chave: string;
  estados: readonly string[];
} | null {
  if (tipo !== 'opcao' && tipo !== 'sim-nao') return null;
  const pneu = doPneu(nome);
  if (pneu !== null)
    return tipo === 'opcao' ? { onde: 'pneus', chave: pneu, estados: CONDICOES_DO_PNEU } : null;
  const item = itemDoVeiculo(nome);
  return item === null ? null : { onde: 'equipamentos', chave: item.nome, estados: item.estados };
}

/** What an inspection says of the vehicle's equipment and tyres. */
export function itensDetalhadosDe(
  categorias: readonly CategoriaDaVistoria[],
  contam: ReadonlyMap<string, { valor: unknown }>,
): ItensDetalhados {
  const detalhados = { equipamentos: {}, pneus: {} } as Record<keyof ItensDetalhados, Record<string, string>>;
  for (const item of categorias.flatMap(({ itens }) => itens)) {
    const alvo = alimenta(item);
    const valor = contam.get(item.uid)?.valor;
    if (alvo === null || valor === undefined || valor === null) continue;
    const estado = valor === true ? 'SIM' : valor === false ? 'NÃO' : String(valor);
    const ha = alvo.estados.find((um) => semAcento(um) === semAcento(estado));
    if (ha !== undefined) detalhados[alvo.onde][alvo.chave] = ha;
  }
  return detalhados as unknown as ItensDetalhados;
}

const semAcento = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim();

/** What of a type cannot be filled in, or would be asked twice, each at its field. */
export function problemasDasCategorias(
  categorias: readonly {
    nome: string;
    itens: readonly Pick<ItemDaVistoria, 'nome' | 'tipo' | 'opcoes' | 'desenho'>[];
  }[],
): string[] {
  const problemas: string[] = [];
  const duasVezes = (nomes: readonly string[]): string[] => [
    ...new Set(nomes.filter((nome, i) => nomes.findIndex((um) => semAcento(um) === semAcento(nome)) < i)),
  ];
  for (const nome of duasVezes(categorias.map((uma) => uma.nome)))
    problemas.push(`categorias: ${nome} está duas vezes`);
  if (categorias.reduce((soma, { itens }) => soma + itens.length, 0) > ITENS_MAX)
    problemas.push(`categorias: são mais de ${ITENS_MAX} itens`);
  for (const { nome: categoria, itens } of categorias) {
    for (const nome of duasVezes(itens.map((um) => um.nome)))
      problemas.push(`categorias: ${nome} está duas vezes em ${categoria}`);
    for (const item of itens) problemas.push(...problemasDoItem(item).map((um) => `categorias: ${um}`));
  }
  return problemas;
}

function problemasDoItem({
  nome,
  tipo,
  opcoes,
  desenho,
}: Pick<ItemDaVistoria, 'nome' | 'tipo' | 'opcoes' | 'desenho'>): string[] {
  if (desenho !== undefined && tipo !== 'marcacao') return [`${nome}: só uma marcação tem desenho`];
  if (!TEM_OPCOES.has(tipo)) return opcoes.length > 0 ? [`${nome}: este item não tem opções`] : [];
  if (new Set(opcoes.map(semAcento)).size < opcoes.length) return [`${nome}: uma opção está duas vezes`];
  if (opcoes.length < 2) return [`${nome}: escreva ao menos duas opções`];
  if (tipo !== 'opcao') return [];
  const pneu = doPneu(nome);
  if (pneu !== null)
    return opcoes.every((uma) => CONDICOES_DO_PNEU.some((um) => um === semAcento(uma)))
      ? []
      : [`${nome}: use ${CONDICOES_DO_PNEU.join(', ')}`];
  const recusa = opcoes.map((uma) => recusaDoItem(nome, uma)).find((uma) => uma !== null);
  return recusa === undefined ? [] : [recusa];
}
