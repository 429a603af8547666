import { join } from 'node:path';
import { MEGA } from '@martelo/shared/limites-de-arquivo';
import { z } from 'zod';
import { type ClamdAddress, readClamdAddress } from './clamd.ts';
import { folderStore } from './folder-store.ts';
import type { Quota } from './quota.ts';
import { type S3Settings, s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

const quantos = (padrao: number) => z.coerce.number().int().min(1).max(1_000_000).default(padrao);

/** The variables of the environment that files have. What is set to nothing is not set. */
export const AMBIENTE_DE_ARQUIVOS = {
  /** The bucket that files lie in, of a service that speaks S3; without one they lie in the data folder. */
  MARTELO_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MARTELO_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'não é o nome de um bucket')
    .optional(),
  MARTELO_S3_REGIAO: z.string().min(1).default('us-east-1'),
  MARTELO_S3_CHAVE: z.string().min(1).optional(),
  MARTELO_S3_SEGREDO: z.string().min(1).optional(),
  /** The virus scanner that sees every file; without one none does. */
  MARTELO_CLAMD: z
    .string()
    .optional()
    .transform((texto, contexto) => {
      const lido = texto === undefined ? null : readClamdAddress(texto);
      if (texto === undefined || lido !== null) return lido;
      contexto.addIssue({ code: 'custom', message: 'precisa ser unix:/caminho ou host:porta' });
      return z.NEVER;
    }),
  MARTELO_ARQUIVOS_POR_DIA: quantos(60),
  MARTELO_ARQUIVOS_MB_POR_DIA: quantos(300),
  MARTELO_ARQUIVOS_POR_PESSOA: quantos(1_000),
  MARTELO_ARQUIVOS_MB_POR_PESSOA: quantos(3_000),
};

const ambiente = z.object(AMBIENTE_DE_ARQUIVOS);

export interface FileSettings {
  s3: S3Settings | null;
  clamd: ClamdAddress | null;
  quota: Quota;
}

/** @returns the names of those that are missing where some of the bucket's are set and not all */
export function fileSettings(valores: z.output<typeof ambiente>): FileSettings | { faltam: string[] } {
  const s3 = {
    endpoint: valores.MARTELO_S3_ENDPOINT,
    bucket: valores.MARTELO_S3_BUCKET,
    accessKeyId: valores.MARTELO_S3_CHAVE,
    secretAccessKey: valores.MARTELO_S3_SEGREDO,
  };
  const faltam = NOMES.filter(([campo]) => s3[campo] === undefined).map(([, nome]) => nome);
  if (faltam.length > 0 && faltam.length < NOMES.length) return { faltam };
  return {
    s3: faltam.length > 0 ? null : ({ ...s3, region: valores.MARTELO_S3_REGIAO } as S3Settings),
    clamd: valores.MARTELO_CLAMD,
    quota: {
      day: { files: valores.MARTELO_ARQUIVOS_POR_DIA, bytes: valores.MARTELO_ARQUIVOS_MB_POR_DIA * MEGA },
      all: {
        files: valores.MARTELO_ARQUIVOS_POR_PESSOA,
        bytes: valores.MARTELO_ARQUIVOS_MB_POR_PESSOA * MEGA,
      },
    },
  };
}

const NOMES = [
  ['endpoint', 'MARTELO_S3_ENDPOINT'],
  ['bucket', 'MARTELO_S3_BUCKET'],
  ['accessKeyId', 'MARTELO_S3_CHAVE'],
  ['secretAccessKey', 'MARTELO_S3_SEGREDO'],
] as const;

/** The store of the settings; `pasta` is the engine's own folder. */
export const openFileStore = ({ s3 }: Pick<FileSettings, 's3'>, pasta: string): FileStore =>
  s3 === null ? folderStore(join(pasta, 'arquivos')) : s3Store(s3);
