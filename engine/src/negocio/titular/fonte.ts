import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { PorModo } from '@martelo/shared/modo';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Colecao, DefinicaoColecao, Registros } from '../../records/records.ts';

/** Whose data it is about. */
export interface Titular {
  uid: string;
  hotsiteId: number;
}

/** What the file is of. */
export interface Capa {
  marca: string;
  modo: TipoHotsite;
  nome: string;
  /** Unix ms. */
  em: number;
}

/** What becomes of a kind's records when their owner has the account erased. */
export type AoEliminar =
  /** They go for good, former versions too. */
  | { faz: 'apaga' }
  /** Their personal fields go; what is left names nobody. Done by name, in `eliminar.ts`. */
  | { faz: 'mascara' }
  /** They stay as they are. */
  | { faz: 'fica'; oQue: Dito; porQue: Dito; ate: string };

/** In words of either mode, or in each one's. */
export type Dito = string | PorModo<string>;

/** In which fields contacts stand that are called otherwise than `documento` and `email`; left out: the kind has none. */
export interface Contatos {
  contatos: { documento?: string; email?: string };
}

/** One kind of data that the engine keeps about people: how somebody's is found, what they are given of it, and what becomes of it. */
export interface Fonte {
  // biome-ignore lint/suspicious/noExplicitAny: a table of kinds, whatever their records hold.
  definicao: DefinicaoColecao<any>;
  /** As people read it. */
  titulo: string;
  /** What it is, in a sentence. */
  explica: string;
  /**
   * By a field with the client's uid; by the record's own uid; by a field with the small number of one of their sales. `formularios`: not here,
   * the panel is asked for what their confirmed e-mail sent. `contatos`: by their document, or by their confirmed e-mail, written by somebody
   * else who has no account of theirs to name.
   */
  acha: { campo: string } | 'uid' | { porVenda: string } | 'formularios' | 'contatos' | Contatos;
  /** Fields that the file leaves out, each with why. */
  semCampos?: Readonly<Record<string, string>>;
  /** Field → as people read it, where its kind does not say. */
  rotulos?: Readonly<Record<string, string>>;
  /** As the page shows a record, where its fields' own names and values are no words for people; labels begin with a capital. */
  // biome-ignore lint/suspicious/noExplicitAny: a table of kinds, whatever their records hold.
  porExtenso?(registro: any, modo: TipoHotsite): Record<string, unknown>;
  /** What else belongs to each record, from where it is kept. */
  mais?(registros: Registros, titular: Titular): Promise<Record<string, unknown>>;
  aoEliminar: AoEliminar;
}

/** Kinds that hold nothing to be given to anybody as theirs, each with why. By the collection's name. */
export type SemTitular = Readonly<Record<string, string>>;

type Guardado = { uid: string; revisao: number } & Record<string, unknown>;

/** All of somebody's records of a kind. */
export async function* registrosDe(
  registros: Registros,
  { definicao, acha }: Pick<Fonte, 'definicao' | 'acha'>,
  { uid, hotsiteId }: Titular,
  acesso: Acesso = SISTEMA,
): AsyncGenerator<Guardado> {
  if (acha === 'formularios') return;
  const colecao = registros.colecao(definicao);
  if (acha === 'uid') {
    const um = await colecao.obter(acesso, uid);
    if (um !== null) yield um as Guardado;
    return;
  }
  const contatos = contatosDe(acha);
  if (contatos !== null) {
    yield* pelosContatos(registros, colecao as never, contatos, { titular: { uid, hotsiteId }, acesso });
    return;
  }
  if (typeof acha === 'object' && 'campo' in acha) {
    const filtros = [{ tipo: 'exata', campo: acha.campo, valor: uid } as const];
    yield* colecao.percorrer(acesso, { filtros }) as AsyncGenerator<Guardado>;
    return;
  }
  const suas = [
    { tipo: 'exata', campo: 'cliUid', valor: uid },
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
  ] as const;
  for await (const { id } of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros: [...suas] })) {
    const filtros = [{ tipo: 'exata', campo: (acha as { porVenda: string }).porVenda, valor: id } as const];
    yield* colecao.percorrer(acesso, { filtros }) as AsyncGenerator<Guardado>;
  }
}

/** The fields of a kind that is found by contacts; null of any other. */
export const contatosDe = (acha: Fonte['acha']): Contatos['contatos'] | null =>
  acha === 'contatos'
    ? { documento: 'documento', email: 'email' }
    : typeof acha === 'object' && 'contatos' in acha
      ? acha.contatos
      : null;

/** What somebody else wrote down under contacts that are theirs: the document of their account, or its e-mail once that was shown to be theirs. */
async function* pelosContatos(
  registros: Registros,
  colecao: Colecao<Guardado>,
  campos: Contatos['contatos'],
  { titular: { uid, hotsiteId }, acesso }: { titular: Titular; acesso: Acesso },
): AsyncGenerator<Guardado> {
  const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, uid);
  if (cliente === null || cliente.eliminadoEm) return;
  const vistos = new Set<string>();
  for (const [campo, valor] of [
    [campos.documento, cliente.cpf ?? cliente.cnpj],
    [campos.email, cliente.emailConfirmadoEm ? cliente.email : undefined],
  ] as const) {
    if (campo === undefined || valor === undefined) continue;
    const filtros = [
      { tipo: 'exata', campo, valor } as const,
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
    ];
    for await (const um of colecao.percorrer(acesso, { filtros })) {
      if (vistos.has(um.uid)) continue;
      vistos.add(um.uid);
      yield um;
    }
  }
}
