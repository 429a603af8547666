import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Ambiente } from '../ambiente.ts';
import { criarMarca } from '../assistente/criar.ts';
import { marcasDemo } from './marcas.ts';

const CHAVE = 'martelo-semente';
const SISTEMA = 'sistema@martelo.local';
/** Raised when the demo brands gain something: databases seeded before get what they lack, and nothing else. */
const EDICAO = 4;

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
  for (const dados of marcasDemo())
    await criarMarca(payload, { dados, estilo: 'entardecer', logo: null, demonstracao: true });
  await payload.kv.set(CHAVE, { fim: true, edicao: EDICAO });
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
