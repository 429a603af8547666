import { z } from 'zod';
import { type Assinante, assinarJws, cabecalhoJws } from '../../acesso/identidade/jws.ts';
import type { Prova } from '../../auction/dobra/prova.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Instrucao } from '../../runtime/motor.ts';

/** `typ` of a receipt: what keeps it from passing for a token, and a token for it. */
export const TIPO_RECIBO = 'martelo-recibo';

/**
 * An accepted command's answer as its client gets it: what the motor gave, with the receipt in the place of the proof; null when
 * there is nothing that it could prove.
 */
export type ComRecibo = (
  resposta: Record<string, unknown>,
  atestado: Atestado,
) => Promise<Record<string, unknown> & { recibo: string | null }>;

/** What such an answer has beside its own: a compact JWS; null for what a receipt cannot prove. */
export const campoRecibo = { recibo: z.string().nullable() };

/** What was asked, as the receipt repeats it; `valor` in centavos, a cap when `tipo` is AUTOMATICO. */
export interface Atestado {
  lelUid: string;
  cliUid: string;
  comandoId: string;
  /** MANUAL, AUTOMATICO, COMPRE_JA, PROPOSTA. */
  tipo: string;
  valor: number;
}

/**
 * What a command’s receipt repeats; null when the command is no offer. `resposta` gives the amount to who buys at the posted price.
 */
export function atestar(
  { autor, comandoId, pedido }: Instrucao,
  resposta: Record<string, unknown>,
): Atestado | null {
  const oferta = ofertaDe(pedido, resposta);
  return (
    oferta && { lelUid: oferta.lelUid, cliUid: autor, comandoId, tipo: oferta.tipo, valor: oferta.valor }
  );
}

function ofertaDe(pedido: Pedido, resposta: Record<string, unknown>) {
  switch (pedido.tipo) {
    case 'dar-lance':
      return { lelUid: pedido.lelUid, tipo: pedido.modo, valor: pedido.valor };
    case 'comprar-ja':
      return { lelUid: pedido.lelUid, tipo: 'COMPRE_JA', valor: Number(resposta.valorAtual) };
    case 'fazer-proposta':
      return { lelUid: pedido.lelUid, tipo: 'PROPOSTA', valor: pedido.valor };
    default:
      return null;
  }
}

/**
 * Rule 24. A receipt is signed by the key that was active when the bid was received, so the same command has the same receipt,
 * byte for byte, also after a restart and after keys were rotated.
 *
 * On the hot path there is the signature and nothing else: the protected header is made once a key, the payload is one template,
 * and the curve is computed in libuv's pool while the writer decides the next bids. What a faster scheme would change is
 * here alone: bids only wait for the promise.
 */
export function criarRecibos(assinanteEm: (instante: number) => Assinante): ComRecibo {
  const cabecalhos = new Map<string, string>();
  const cabecalho = (kid: string): string => {
    let texto = cabecalhos.get(kid);
    if (texto === undefined) {
      texto = cabecalhoJws(kid, TIPO_RECIBO);
      cabecalhos.set(kid, texto);
    }
    return texto;
  };
  return async ({ prova, ...resposta }, atestado) => {
    if (prova === undefined) return { ...resposta, recibo: null };
    const { kid, chave } = assinanteEm((prova as Prova).instante);
    return { ...resposta, recibo: await assinarJws(cabecalho(kid), carga(atestado, prova as Prova), chave) };
  };
}

/** Exactly the members of rule 24, in its order. */
function carga({ lelUid, cliUid, comandoId, tipo, valor }: Atestado, prova: Prova): string {
  const { seq, hash } = prova;
  const instante = new Date(prova.instante).toISOString();
  const lance = { lelUid, cliUid, comandoId, tipo, valor, instante, seq, hash };
  if (prova.seq !== null) return JSON.stringify(lance);
  return JSON.stringify({ ...lance, sal: prova.sal, compromisso: prova.compromisso });
}
