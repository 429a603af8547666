import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Ambiente } from '../ambiente.ts';
import { criarMarca, type DadosDaMarca } from '../assistente/criar.ts';
import type { Hotsite } from '../payload-types.ts';
import { marcasDemo } from './marcas.ts';

const CHAVE = 'martelo-semente';
const SISTEMA = 'sistema@martelo.local';
/** Raised when the demo brands gain something: databases seeded before get what they lack, and nothing else. */
const EDICAO = 6;

interface Semeada {
  fim: boolean;
  edicao?: number;
}

/**
 * Fills an empty database: the account that system work is done by, and, unless MARTELO_DEMO=0, the two demo brands, made by the same
 * maker as any new brand. Every piece is made only if it is missing, so a boot that was cut short is finished by the next.
 */
export async function semear(payload: Payload, { demo }: Pick<Ambiente, 'demo'>): Promise<void> {
  await criarSistema(payload);
  if (!demo) return;
  const estado = await payload.kv.get<Semeada>(CHAVE);
  if (estado?.fim && (estado.edicao ?? 1) >= EDICAO) return;
  const { totalDocs } = await payload.count({ collection: 'hotsites' });
  if (totalDocs > 0 && !estado) return;
  await payload.kv.set(CHAVE, { ...estado, fim: false });
  for (const dados of marcasDemo()) {
    const marca = await criarMarca(payload, { dados, estilo: 'entardecer', logo: null, demonstracao: true });
    await garantirVenda(payload, marca);
    await garantirLegal(payload, marca, dados);
  }
  await payload.kv.set(CHAVE, { fim: true, edicao: EDICAO });
}

/** Who wants to sell is led out of the site (spec 2): where to is each brand's own, among its redirects. */
async function garantirVenda(payload: Payload, { id, telefoneContato }: Hotsite): Promise<void> {
  const de = '/vender-seu-carro';
  const { totalDocs } = await payload.count({
    collection: 'redirecionamentos',
    where: { and: [{ hotsite: { equals: id } }, { de: { equals: de } }] },
  });
  if (totalDocs > 0 || !telefoneContato) return;
  const para = `https://wa.me/55${telefoneContato.replace(/\D/g, '')}`;
  await payload.create({
    collection: 'redirecionamentos',
    data: { hotsite: id, de, para, tipo: '302', ativo: true },
    depth: 0,
  });
}

/** Seeded before brands had a company: it is given the demo's, unless somebody gave it one. */
async function garantirLegal(payload: Payload, { id, legal }: Hotsite, dados: DadosDaMarca): Promise<void> {
  if (legal?.razaoSocial || legal?.cnpj || !dados.legal) return;
  await payload.update({ collection: 'hotsites', id, data: { legal: dados.legal }, depth: 0 });
}

/** With somebody in it, Payload never offers strangers its page for making a first user. Nobody can log in as this one. */
async function criarSistema(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'usuarios' });
  if (totalDocs > 0) return;
  await payload.create({
    collection: 'usuarios',
    data: {
      email: SISTEMA,
      nome: 'Sistema',
      uid: 'sistema',
      papeis: [],
      hotsites: [],
      password: randomBytes(48).toString('base64url'),
    } as never,
  });
}
