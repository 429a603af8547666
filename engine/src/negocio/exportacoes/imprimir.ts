import type { RelatorioImpresso } from '@martelo/shared/impressos/relatorio';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';

/** Draws a report. @throws Error where print is away, or did not take it: whoever asked may try again */
export type Imprimir = (papel: RelatorioImpresso, sinal: AbortSignal) => Promise<Uint8Array>;

/** Of as many rows as are printed, on a machine that has much else to do. */
const PRAZO_MS = 180_000;

/** The print service, which is given what a report says: it knows no roles, and asks nobody for it. */
export function criarImprimir({
  printUrl,
  segredos,
}: {
  printUrl: string;
  segredos: SegredosDeServico;
}): Imprimir {
  return async (papel, sinal) => {
    const resposta = await fetch(`${printUrl}/documentos/relatorio.pdf`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-martelo-servico': segredos.atual },
      body: JSON.stringify(papel),
      signal: AbortSignal.any([sinal, AbortSignal.timeout(PRAZO_MS)]),
    });
    if (!resposta.ok || resposta.headers.get('content-type') !== 'application/pdf') {
      await resposta.body?.cancel();
      throw new Error(`print answered ${resposta.status} to a report`);
    }
    return new Uint8Array(await resposta.arrayBuffer());
  };
}
