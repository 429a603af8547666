import { uuidv7 } from '@martelo/shared/identificador';
import type { LoteEscrita } from '@martelo/shared/lote';
import type { Estado } from '../auction/estado.ts';
import { chaveDoComando } from '../auction/idempotencia.ts';
import type { ComTermos } from '../comitentes/registro.ts';
import type { Identificacao } from '../leiloes/comando.ts';
import type { Numerador } from '../leiloes/numerador.ts';
import type { Motor } from '../runtime/motor.ts';

interface Incluidos extends Record<string, unknown> {
  itens: { id: number; uid: string; lelId: number }[];
}

/**
 * Takes lots into an auction, all or none. Numbers and uids are given out here; a repeated command gets those it was given the
 * first time, so that it is the same command (rule 10).
 */
export async function incluirLotes(
  { motor, ids, comTermos = async (lote) => lote }: { motor: Motor; ids: Numerador; comTermos?: ComTermos },
  estado: Readonly<Estado>,
  quem: Pick<Identificacao, 'autor' | 'comandoId'>,
  lotes: readonly LoteEscrita[],
): Promise<Incluidos> {
  const repetidos = jaDados(estado, quem, lotes.length);
  const dados = repetidos ?? (await novos(ids, lotes.length));
  const completos = await Promise.all(
    lotes.map((lote, i) => (repetidos === null ? comTermos(lote) : comOsMesmos(estado, repetidos[i]!, lote))),
  );
  return (await motor.executar(estado.leilao.uid, {
    ...{ comandoId: quem.comandoId, autor: quem.autor },
    pedido: { tipo: 'incluir-lotes', lotes: completos.map((lote, i) => ({ ...dados[i]!, dados: lote })) },
  })) as Incluidos;
}

type Identidade = { id: number; uid: string };

/** The consignor's terms as they were then, so that the repeated command is the same. */
function comOsMesmos({ lotes }: Readonly<Estado>, { uid }: Identidade, lote: LoteEscrita): LoteEscrita {
  const termosCondicional = lote.termosCondicional ?? lotes.get(uid)?.dados.termosCondicional;
  return termosCondicional === undefined ? lote : { ...lote, termosCondicional };
}

function jaDados(
  estado: Readonly<Estado>,
  quem: Pick<Identificacao, 'autor' | 'comandoId'>,
  quantos: number,
): Identidade[] | null {
  const anterior = estado.comandos.get(chaveDoComando(quem));
  if (!anterior?.resposta.ok) return null;
  const itens = (anterior.resposta.valor as Partial<Incluidos>).itens;
  return itens?.length === quantos ? itens.map(({ id, uid }) => ({ id, uid })) : null;
}

async function novos(ids: Numerador, quantos: number): Promise<Identidade[]> {
  const primeiro = await ids.proximo(quantos);
  return Array.from({ length: quantos }, (_, i) => ({ id: primeiro + i, uid: uuidv7() }));
}
