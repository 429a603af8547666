import type { Arquivo } from '@martelo/shared/arquivo';
import { ErroMartelo } from '@martelo/shared/erros';
import { SISTEMA } from '../records/acesso.ts';
import type { Colecao } from '../records/records.ts';

/** What one person may send, in files and in bytes as sent. */
export interface Quota {
  /** In any 24 hours. */
  day: { files: number; bytes: number };
  /** In all, of what is kept. */
  all: { files: number; bytes: number };
}

const DIA_MS = 86_400_000;

/**
 * A person may send `bytes` more. Too many in a day is a matter of waiting (429, and when), too many in all is not (422).
 * @throws ErroMartelo LIMITE_DE_ARQUIVOS, COTA_DE_ARQUIVOS
 */
export async function requireQuota(
  arquivos: Colecao<Arquivo>,
  quem: string,
  { quota, bytes, agora }: { quota: Quota; bytes: number; agora: number },
): Promise<void> {
  const dia = { files: 1, bytes };
  const tudo = { files: 1, bytes };
  let primeiro = agora;
  const filtros = [{ tipo: 'exata', campo: 'quem.uid', valor: quem } as const];
  for await (const { bytesEnviados, criadoEm, situacao } of arquivos.percorrer(SISTEMA, { filtros })) {
    const instante = Date.parse(criadoEm);
    if (situacao === 'GUARDADO') somar(tudo, bytesEnviados);
    // Erased or not: it was sent.
    if (instante <= agora - DIA_MS) continue;
    somar(dia, bytesEnviados);
    primeiro = Math.min(primeiro, instante);
  }
  if (passa(tudo, quota.all)) throw new ErroMartelo('COTA_DE_ARQUIVOS');
  if (passa(dia, quota.day)) {
    const aguardarSegundos = Math.ceil((primeiro + DIA_MS - agora) / 1000);
    throw new ErroMartelo('LIMITE_DE_ARQUIVOS', { aguardarSegundos });
  }
}

const somar = (soma: { files: number; bytes: number }, bytes: number): void => {
  soma.files += 1;
  soma.bytes += bytes;
};
const passa = (soma: { files: number; bytes: number }, limite: { files: number; bytes: number }): boolean =>
  soma.files > limite.files || soma.bytes > limite.bytes;
