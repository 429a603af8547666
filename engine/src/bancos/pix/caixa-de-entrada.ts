import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import type { DeQuem } from './avisos.ts';
import type { Recebimento } from './recebedor.ts';

const devolucao = z.strictObject({
  ...{ id: z.string(), centavos: z.int(), status: z.string(), natureza: z.string() },
  ...{ motivo: z.string().nullable(), rtrId: z.string().nullable() },
  ...{ solicitadaEm: z.string().nullable(), liquidadaEm: z.string().nullable() },
});
const guardado = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  integracaoUid: z.guid(),
  e2eid: z.string(),
  txid: z.string().nullable(),
  centavos: z.int().min(0),
  horario: z.iso.datetime(),
  chave: z.string().nullable(),
  infoPagador: z.string().nullable(),
  devolucoes: z.array(devolucao),
});
export type PixGuardado = z.output<typeof guardado>;

/** Every Pix that a bank told of, once, as it last told of it: what was received, whatever became of it here. */
export const PIX_RECEBIDOS: DefinicaoColecao<PixGuardado> = {
  nome: 'pixRecebidos',
  schema: guardado,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    e2eid: { tipo: 'texto', semArvore: true },
    txid: { tipo: 'texto' },
    horario: { tipo: 'instante' },
  },
  unicos: [['hotsiteId', 'e2eid']],
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** What a notice brought that was not known: `novo`, or known Pix whose refunds moved. */
export interface Novidade {
  recebimento: Recebimento;
  novo: boolean;
}

const TENTATIVAS = 5;
/** Of all of them: nothing but the brand and the `endToEndId` makes the uid, by whatever words it is told again. */
const DESDE = Date.UTC(2026, 0, 1);

/**
 * Keeps what came, each Pix once by its `endToEndId`, and gives what of it is news, in the order it was told: the same notice again, or an
 * older one, is none. Of a refund the state that ends it stays, whichever notice comes last.
 */
export function criarCaixaDeEntrada(registros: Registros) {
  const colecao = registros.colecao(PIX_RECEBIDOS);

  const guardar = async (
    recebimento: Recebimento,
    { hotsiteId, integracaoUid }: DeQuem,
  ): Promise<Novidade | null> => {
    const uid = uuidv7De(DESDE, hash('sha256', `${hotsiteId}:${recebimento.e2eid}`));
    for (let tentativa = 1; ; tentativa++)
      try {
        const antes = await colecao.obter(SISTEMA, uid);
        if (antes === null) {
          await colecao.inserir(SISTEMA, { uid, hotsiteId, integracaoUid, ...comoGuardado(recebimento) });
          return { recebimento, novo: true };
        }
        const devolucoes = juntar(antes.devolucoes, recebimento.devolucoes);
        if (JSON.stringify(devolucoes) === JSON.stringify(antes.devolucoes)) return null;
        const doc = semCarimbos(antes) as PixGuardado;
        await colecao.salvar(SISTEMA, { ...doc, devolucoes }, antes.revisao);
        return { recebimento: { ...recebimento, devolucoes }, novo: false };
      } catch (erro) {
        // Two notices of one Pix at once: the other was first, and is looked at.
        const corrida = erro instanceof ValorEmUso || erro instanceof RevisaoDesatualizada;
        if (!corrida || tentativa === TENTATIVAS) throw erro;
      }
  };

  return {
    async guardar(recebimentos: readonly Recebimento[], de: DeQuem): Promise<Novidade[]> {
      const guardados = await Promise.all(recebimentos.map((recebimento) => guardar(recebimento, de)));
      return guardados.filter((novidade) => novidade !== null);
    },
  };
}

const comoGuardado = ({ devolucoes, ...resto }: Recebimento) => ({ ...resto, devolucoes: [...devolucoes] });

/** By their ids, in the order they were heard of; one that has ended is not put back on its way by an older notice. */
function juntar(
  antes: Recebimento['devolucoes'],
  depois: Recebimento['devolucoes'],
): PixGuardado['devolucoes'] {
  const todas = new Map(antes.map((uma) => [uma.id, uma]));
  for (const uma of depois) {
    const conhecida = todas.get(uma.id);
    if (conhecida === undefined || conhecida.status === 'EM_PROCESSAMENTO') todas.set(uma.id, uma);
  }
  return [...todas.values()].map((uma) => ({ ...uma }));
}
