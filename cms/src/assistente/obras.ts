import { ErroMartelo } from '@martelo/shared/erros';
import { recusaDoSubdominio } from '@martelo/shared/hotsite';
import type { Payload } from 'payload';
import { entregarRegras } from '../avisos/destinos.ts';
import { emSerie } from '../builder/servidor/em-serie.ts';
import { regrasDe } from '../conteudo/hotsite-publico.ts';
import { MARCA_NOVA } from '../palavras/marca-nova.ts';
import { OBRA } from '../palavras/obra.ts';
import { conferirAdministrador, darAdministrador, type QuemFaz } from './administrador.ts';
import { criarMarca, type DadosDaMarca, PARTES_DA_MARCA } from './criar.ts';
import type { Andamento, PedidoDeMarca } from './pedido.ts';

/** An order and how far it is, kept until the brand is on the air: what a stop of the process leaves is taken up again. */
interface Guardada {
  pedido: PedidoDeMarca;
  andamento: Andamento;
  /** Absent on orders of before brands were given somebody who administers them. */
  por?: QuemFaz;
}

const PREFIXO = 'marca-nova:';
const emObra = (): Map<string, Promise<void>> => {
  const casa = globalThis as unknown as { __marteloObras?: Map<string, Promise<void>> };
  casa.__marteloObras ??= new Map();
  return casa.__marteloObras;
};

/**
 * Takes an order and begins; the answer does not wait for the end. The same order again answers how far it is.
 * @throws ErroMartelo SUBDOMINIO_EM_USO, JA_EXISTE (domain), NAO_ADMINISTRA, SEM_PERMISSAO; PRIMEIRA_HORA_ENCERRADA of a first one where there is one
 */
export const pedirMarca = (
  payload: Payload,
  pedido: PedidoDeMarca,
  quem: QuemFaz,
  primeira = false,
): Promise<Andamento> =>
  // One order at a time: of two for the same address only one gets it, and of two first ones one.
  emSerie('marca-nova', () => receber(payload, pedido, quem, primeira));

async function receber(
  payload: Payload,
  pedido: PedidoDeMarca,
  quem: QuemFaz,
  primeira: boolean,
): Promise<Andamento> {
  const antes = await lerObra(payload, pedido.uid);
  if (antes) return antes.andamento;
  if (primeira && (await haMarcas(payload))) throw new ErroMartelo('PRIMEIRA_HORA_ENCERRADA');
  await exigirLivres(payload, pedido);
  await conferirAdministrador(pedido, quem).catch((erro: unknown) => {
    // The engine being away is no reason not to begin, where it is the one who makes it: what it has to be told waits for it.
    const fora = erro instanceof ErroMartelo && erro.codigo === 'INDISPONIVEL';
    if (!fora || pedido.administrador !== null) throw erro;
  });
  const andamento: Andamento = {
    uid: pedido.uid,
    nome: pedido.nome,
    subdominio: pedido.subdominio,
    situacao: 'fazendo',
    feitos: 0,
    total: PARTES_DA_MARCA,
    frase: OBRA.comecando,
    hotsiteId: null,
    quem: quem.email,
    ...(primeira ? { primeira } : {}),
  };
  const guardada = { pedido, andamento, por: quem };
  await payload.kv.set(PREFIXO + pedido.uid, guardada);
  tocar(payload, guardada);
  return andamento;
}

/** How far an order is. One that somebody else's stop left behind goes on by being looked at.
 * @throws ErroMartelo NAO_ENCONTRADO */
export async function verAndamento(payload: Payload, uid: string): Promise<Andamento> {
  const guardada = await lerObra(payload, uid);
  if (!guardada) throw new ErroMartelo('NAO_ENCONTRADO');
  return guardada.andamento;
}

/** Goes on where it stopped. @throws ErroMartelo NAO_ENCONTRADO */
export async function retomar(payload: Payload, uid: string): Promise<Andamento> {
  const guardada = await lerObra(payload, uid);
  if (!guardada) throw new ErroMartelo('NAO_ENCONTRADO');
  if (guardada.andamento.situacao !== 'pronta') tocar(payload, guardada);
  return { ...guardada.andamento, situacao: guardada.andamento.situacao === 'pronta' ? 'pronta' : 'fazendo' };
}

/** Orders that are not on the air yet. */
export async function obrasAbertas(payload: Payload): Promise<Andamento[]> {
  const chaves = (await payload.kv.keys()).filter((chave) => chave.startsWith(PREFIXO));
  const guardadas = await Promise.all(chaves.map((chave) => payload.kv.get<Guardada>(chave)));
  return guardadas.flatMap((guardada) =>
    guardada && guardada.andamento.situacao !== 'pronta' ? [guardada.andamento] : [],
  );
}

/** Whether there is a brand, or one being made. */
export const haMarcas = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'hotsites' })).totalDocs > 0 || (await obrasAbertas(payload)).length > 0;

/** At boot: what a stop cut in the middle is finished. */
export async function retomarObras(payload: Payload): Promise<void> {
  for (const { uid } of await obrasAbertas(payload)) await retomar(payload, uid);
}

/** Why an address cannot be a new brand's, in a sentence each; null = free. */
export async function conferirEnderecos(
  payload: Payload,
  { subdominio, dominio }: { subdominio: string; dominio: string },
): Promise<{ subdominio: string | null; dominio: string | null }> {
  const abertas = await obrasAbertas(payload);
  const existe = async (campo: 'subdominio' | 'dominio', valor: string) =>
    valor !== '' &&
    ((await payload.count({ collection: 'hotsites', where: { [campo]: { equals: valor } } })).totalDocs > 0 ||
      abertas.some((obra) => campo === 'subdominio' && obra.subdominio === valor));
  return {
    subdominio:
      recusaDoSubdominio(subdominio) ??
      ((await existe('subdominio', subdominio)) ? OBRA.jaDeOutra(subdominio) : null),
    dominio: (await existe('dominio', dominio)) ? OBRA.jaDeOutra(dominio) : null,
  };
}

const lerObra = (payload: Payload, uid: string) => payload.kv.get<Guardada>(PREFIXO + uid);

async function exigirLivres(payload: Payload, { subdominio, dominio }: PedidoDeMarca): Promise<void> {
  const recusas = await conferirEnderecos(payload, { subdominio, dominio });
  if (recusas.subdominio) throw new ErroMartelo('SUBDOMINIO_EM_USO', { subdominio });
  if (recusas.dominio) throw new ErroMartelo('JA_EXISTE', { campos: ['dominio'] });
}

/** One making of an order at a time in this process; a second one would find each piece there and add nothing. */
function tocar(payload: Payload, guardada: Guardada): void {
  const { uid } = guardada.pedido;
  if (emObra().has(uid)) return;
  emObra().set(
    uid,
    fazer(payload, guardada).finally(() => emObra().delete(uid)),
  );
}

async function fazer(payload: Payload, { pedido, por, andamento: inicial }: Guardada): Promise<void> {
  let andamento: Andamento = { ...inicial, situacao: 'fazendo' };
  const anotar = async (mudanca: Partial<Andamento>) => {
    andamento = { ...andamento, ...mudanca };
    await payload.kv.set(PREFIXO + pedido.uid, { pedido, andamento, ...(por ? { por } : {}) });
  };
  try {
    const logo = pedido.logo ? Buffer.from(pedido.logo.slice(pedido.logo.indexOf(',') + 1), 'base64') : null;
    const hotsite = await criarMarca(
      payload,
      { dados: await dadosDe(payload, pedido), estilo: pedido.estilo, logo },
      (feitos, frase) => anotar({ feitos, frase }),
    );
    await anotar({ feitos: andamento.total - 1, frase: OBRA.dizendoQuemAdministra });
    if (!(await entregarRegras(regrasDe(hotsite))))
      throw new ErroMartelo('INDISPONIVEL', {}, OBRA.semQuemAdministre);
    if (por) await darAdministrador(hotsite.id, { administrador: pedido.administrador ?? null }, por);
    // The order has done its work: the logo in it would only lie about.
    await payload.kv.set(PREFIXO + pedido.uid, {
      pedido: { ...pedido, logo: null },
      ...(por ? { por } : {}),
      andamento: {
        ...andamento,
        situacao: 'pronta',
        feitos: andamento.total,
        hotsiteId: hotsite.id,
        frase: OBRA.noAr,
      },
    });
  } catch (erro) {
    payload.logger.error({ err: erro, uid: pedido.uid }, 'a new brand was not finished');
    await anotar({ situacao: 'parada', frase: fraseDa(erro) });
  }
}

const fraseDa = (erro: unknown): string => (erro instanceof ErroMartelo ? erro.message : OBRA.parouNoMeio);

async function dadosDe(payload: Payload, pedido: PedidoDeMarca): Promise<DadosDaMarca> {
  const { docs } = await payload.find({ collection: 'hotsites', sort: '-id', limit: 1, depth: 0 });
  return {
    id: Number(docs[0]?.id ?? 0) + 1,
    uid: pedido.uid,
    nome: pedido.nome,
    tipo: pedido.tipo,
    subdominio: pedido.subdominio,
    dominio: pedido.dominio || null,
    ...pedido.cores,
    telefoneContato: pedido.telefone || null,
    emailContato: pedido.email || null,
    endereco: pedido.endereco || null,
    legal: legalDo(pedido),
    latitude: pedido.latitude,
    longitude: pedido.longitude,
    mensagemRodape: MARCA_NOVA[pedido.tipo].rodape,
    paginasFixas: [...PAGINAS_FIXAS],
  } as DadosDaMarca;
}

/** The company, where it was named: reached as the brand is, until ADM says otherwise. An order kept by an older version names none. */
const legalDo = ({ razaoSocial, cnpj, endereco, telefone, email }: PedidoDeMarca): DadosDaMarca['legal'] =>
  razaoSocial && cnpj
    ? { razaoSocial, cnpj, endereco: endereco || null, telefone: telefone || null, email: email || null }
    : {};

/** The menu takes the first three; all of them stand in the footer. */
export const PAGINAS_FIXAS = [
  { titulo: OBRA.agenda, uri: 'agenda' },
  { titulo: OBRA.comoFunciona, uri: 'como-funciona' },
  { titulo: OBRA.quemSomos, uri: 'quem-somos' },
  { titulo: OBRA.patios, uri: 'patios' },
  { titulo: OBRA.formasDePagamento, uri: 'formas-de-pagamento' },
  { titulo: OBRA.entrega, uri: 'delivery' },
  { titulo: OBRA.duvidas, uri: 'duvidas' },
  { titulo: OBRA.faleConosco, uri: 'fale-conosco' },
] as const;
