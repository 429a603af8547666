import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Falha } from '../plataforma/falha.mjs';
import { conferirBanco, conferirLog } from './conferir.ts';
import { BANCOS, LOG, MANIFESTO, type Manifesto } from './conteudo.ts';
import { arquivosDe } from './copiar.ts';
import { conferirEnviados } from './enviados.ts';
import { sha256De } from './resumo.ts';

const manifesto = z.object({
  formato: z.literal(1),
  criadaEm: z.string(),
  arquivos: z.array(
    z.object({
      caminho: z.string().refine((caminho) => !caminho.startsWith('/') && !caminho.split('/').includes('..')),
      bytes: z.int(),
      sha256: z.string().length(64),
    }),
  ),
  log: z.object({ streams: z.int(), commits: z.int(), eventos: z.int() }),
  // Copies from before there were any name none.
  enviados: z
    .object({ onde: z.enum(['pasta', 'bucket']), apagados: z.array(z.string()) })
    .default({ onde: 'pasta', apagados: [] }),
}) satisfies z.ZodType<Manifesto>;

/**
 * Puts a copy into `dados`, which must be absent or empty, and proves it there: every file's hash, every database's integrity,
 * the log's chain and fold. Nothing stands in `dados` until all of it is proven.
 * @throws Falha in a sentence for the operator
 */
export async function restaurar(
  copia: string,
  dados: string,
  dizer: (linha: string) => void,
): Promise<Manifesto> {
  const lido = lerManifesto(copia);
  if (existsSync(dados) && readdirSync(dados).length > 0)
    throw new Falha(`${dados} não está vazia. Uma restauração nunca escreve por cima: escolha outra pasta.`);

  const parcial = `${dados}.restaurando`;
  rmSync(parcial, { recursive: true, force: true });
  mkdirSync(parcial, { recursive: true, mode: 0o700 });
  for (const { caminho } of lido.arquivos) {
    if (!existsSync(join(copia, caminho))) throw new Falha(`falta ${caminho} na cópia.`);
    mkdirSync(dirname(join(parcial, caminho)), { recursive: true, mode: 0o700 });
    cpSync(join(copia, caminho), join(parcial, caminho), { preserveTimestamps: true });
  }

  dizer('conferindo os arquivos');
  for (const { caminho, sha256 } of lido.arquivos) {
    if ((await sha256De(join(parcial, caminho))) !== sha256)
      throw new Falha(`${caminho} não é mais o que foi copiado.`);
  }
  dizer('conferindo os bancos');
  const presentes = new Set(arquivosDe(parcial));
  for (const { caminho } of BANCOS) if (presentes.has(caminho)) conferirBanco(join(parcial, caminho));
  dizer('conferindo os arquivos enviados');
  await conferirEnviados(parcial, lido.enviados);
  dizer('conferindo o livro de eventos, lance por lance');
  const log = await conferirLog(join(parcial, LOG));
  for (const parte of ['streams', 'commits', 'eventos'] as const) {
    if (log[parte] !== lido.log[parte])
      throw new Falha(`o livro restaurado tem ${log[parte]} ${parte}; a cópia tinha ${lido.log[parte]}.`);
  }

  mkdirSync(dirname(dados), { recursive: true });
  if (existsSync(dados)) rmdirSync(dados);
  renameSync(parcial, dados);
  return lido;
}

function lerManifesto(copia: string): Manifesto {
  const arquivo = join(copia, MANIFESTO);
  if (!existsSync(arquivo)) throw new Falha(`${copia} não é uma cópia: falta ${MANIFESTO}.`);
  const lido = manifesto.safeParse(JSON.parse(readFileSync(arquivo, 'utf8')));
  if (!lido.success) throw new Falha(`${arquivo} não está no formato esperado.`);
  return lido.data;
}
