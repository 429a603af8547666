/**
 * What one installation on the embedded stores consists of, below its data folder. The order is that of copying: records before
 * the log, so that the log of a copy is never older than what was made from it. Caches, snapshots and logs are not in it.
 */
export const BANCOS = [
  { caminho: 'engine/registros.sqlite', biblioteca: 'node' },
  { caminho: 'cms/cms.sqlite', biblioteca: 'libsql' },
  { caminho: 'engine/leiloes.sqlite', biblioteca: 'node' },
] as const;

export const LOG = 'engine/leiloes.sqlite';

/** Keys and secrets: without them old receipts could not be signed again, nor sessions read. The copy is as secret as they are. */
export const ARQUIVOS = ['engine/chaves.json', 'segredos.json'] as const;
export const PASTAS = ['cms/midia'] as const;

export const MANIFESTO = 'copia.json';

export interface Manifesto {
  formato: 1;
  criadaEm: string;
  arquivos: { caminho: string; bytes: number; sha256: string }[];
  /** The log as it was copied: what a restoration must find again. */
  log: { streams: number; commits: number; eventos: number };
  enviados: Enviados;
}

/** The files that people sent. */
export interface Enviados {
  onde: 'pasta' | 'bucket';
  /** Named by the copied records, and erased before they could be copied. */
  apagados: string[];
}
