import { createHmac } from 'node:crypto';
import type { VozDaMarca } from '@martelo/shared/avisos/esquemas';
import type { DocumentoPublicado } from '@martelo/shared/documento-legal';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ambiente } from '../ambiente.ts';
import { prontas } from '../conteudo/prontas.ts';
import { avisarNoLog } from '../log.ts';
import { Fila } from './fila.ts';

interface Avisos {
  engine: Fila;
  storefront: Fila;
}

const guardado = globalThis as unknown as { __marteloAvisos?: Avisos };

/** One pair of queues a process: Next loads this module once per bundle, and the queues must not multiply with it. */
export const avisos = (): Avisos => {
  guardado.__marteloAvisos ??= {
    engine: new Fila({ esperas: [1_000, 2_000, 5_000, 15_000, 60_000], aoFalhar: relatar('engine') }),
    storefront: new Fila({
      esperas: [200, 500, 1_000, 2_000, 5_000, 30_000],
      aoFalhar: relatar('storefront'),
    }),
  };
  return guardado.__marteloAvisos;
};

/** Queues PUT /v1/hotsites/{id}/regras on the engine. */
export function enviarRegras(regras: RegrasHotsite): void {
  avisos().engine.por(`regras:${regras.id}`, () => porRegras(regras));
}

/** The same, waited for: a brand that was just made works at once. False when the engine was away; then they are queued. */
export async function entregarRegras(regras: RegrasHotsite): Promise<boolean> {
  try {
    await porRegras(regras);
    return true;
  } catch {
    enviarRegras(regras);
    return false;
  }
}

/** Queues PUT /v1/hotsites/{id}/avisos on the engine: what `ler` finds when it is told, so that the newest is what it hears. */
export function enviarVoz(id: number, ler: () => Promise<VozDaMarca | null>): void {
  avisos().engine.por(`voz:${id}`, async () => {
    const voz = await ler();
    if (voz !== null) await porNoEngine(`/v1/hotsites/${id}/avisos`, voz);
  });
}

const porRegras = (regras: RegrasHotsite): Promise<void> =>
  porNoEngine(`/v1/hotsites/${regras.id}/regras`, regras);

async function porNoEngine(caminho: string, corpo: object): Promise<void> {
  const { engineUrl, segredos } = ambiente();
  await exigirOk(
    await fetch(`${engineUrl}${caminho}`, {
      redirect: 'error',
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-martelo-servico': segredos.atual },
      body: JSON.stringify(corpo),
      signal: AbortSignal.timeout(10_000),
    }),
  );
}

/** Queues PUT /v1/hotsites/{id}/documentos on the engine: what people agree to, as it was published. */
export function enviarDocumento(hotsiteId: number, documento: DocumentoPublicado): void {
  avisos().engine.por(`documento:${hotsiteId}:${documento.uri}`, () =>
    porNoEngine(`/v1/hotsites/${hotsiteId}/documentos`, documento),
  );
}

/**
 * What is public of this tag has changed: drops our own answers and queues the signed webhook that drops the storefront's cache tag
 * `<hotsite>:<uri>`; `*` is the whole brand.
 */
export function pedirRevalidacao(hotsite: string, uri: string): void {
  prontas().descartar();
  avisos().storefront.por(`${hotsite}:${uri}`, async () => {
    const { storefrontUrl, segredos } = ambiente();
    const corpo = JSON.stringify({ hotsite, uri, instante: new Date().toISOString() });
    await exigirOk(
      await fetch(`${storefrontUrl}/api/revalidar`, {
        redirect: 'error',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-martelo-assinatura': assinar(corpo, segredos.atual),
        },
        body: corpo,
        signal: AbortSignal.timeout(5_000),
      }),
    );
  });
}

/** HMAC-SHA256 of the raw body, in hex. */
export const assinar = (corpo: string, segredo: string): string =>
  createHmac('sha256', segredo).update(corpo).digest('hex');

async function exigirOk(resposta: Response): Promise<void> {
  if (!resposta.ok) throw new Error(`${resposta.url} answered ${resposta.status}`);
  await resposta.body?.cancel();
}

/** The first failure is said once; the repeats would only fill the log. */
const relatar = (destino: string) => (chave: string, tentativa: number, erro: unknown) => {
  if (tentativa === 1)
    avisarNoLog({ destino, chave, motivo: (erro as Error).message }, 'notice not received; trying again');
};
