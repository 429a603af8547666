import { type KeyObject, sign } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Assinaturas, PedidoDeAssinaturas } from './assinadora.ts';

/** The thread that signs: a whole message at a time. */
const chaves = new Map<number, KeyObject>();

parentPort!.on('message', ({ id, numeroDaChave, chave, textos }: PedidoDeAssinaturas) => {
  if (chave !== undefined) chaves.set(numeroDaChave, chave);
  const assinante = chaves.get(numeroDaChave)!;
  const prontas: string[] = [];
  for (let i = 0; i < textos.length; i += 2) prontas.push(jws(textos[i]!, textos[i + 1]!, assinante));
  parentPort!.postMessage({ id, prontas } satisfies Assinaturas);
});

function jws(cabecalho: string, carga: string, chave: KeyObject): string {
  const assinado = cabecalho + Buffer.from(carga).toString('base64url');
  return `${assinado}.${sign(null, Buffer.from(assinado, 'latin1'), chave).toString('base64url')}`;
}
