import type { ProvasDoCliente } from '@martelo/shared/livro';
import type { Feito } from './partes.ts';
import { atestar, type ComRecibo } from './recibo.ts';

export type MinhaProva = ProvasDoCliente['lances'][number];

/** Of a command of one's own, what one may know: one's own entry and salt, never the answer it drew, which is the leader's. */
export async function minhaProva(
  { comando, resposta, elos, silenciosas }: Feito,
  comRecibo: ComRecibo,
): Promise<MinhaProva | null> {
  const { autor } = comando;
  const atestado = atestar(comando, resposta);
  const elo = elos.find(({ parte }) => parte.cliUid === autor);
  const [silenciosa] = silenciosas;
  if (atestado === null || (elo === undefined && silenciosa === undefined)) return null;
  const { comandoId, tipo, valor } = atestado;
  const base = { lance: String(resposta.uid ?? ''), comandoId, tipo, valor };
  if (elo !== undefined) {
    const { seq, hash, privado, sal, parte, publico } = elo;
    const prova = { instante: Date.parse(publico.instante), seq, hash };
    const { recibo } = await comRecibo({ prova }, atestado);
    // In format 1 the part names others' silent instructions: the receipt has to do.
    const minhas = Array.isArray(parte.silenciosos) ? {} : { sal, parte };
    return { ...base, instante: publico.instante, seq, hash, privado, ...minhas, recibo };
  }
  const { instante, sal, parte, compromisso } = silenciosa!;
  const prova = { instante, seq: null, hash: null, sal, compromisso };
  const { recibo } = await comRecibo({ prova }, atestado);
  const iso = new Date(instante).toISOString();
  return { ...base, instante: iso, seq: null, hash: null, sal, parte, compromisso, recibo };
}
