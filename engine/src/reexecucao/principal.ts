import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EventLog } from '../log/log.ts';
import { abrirLogMongo } from '../log/mongo.ts';
import { abrirLog } from '../log/sqlite.ts';
import { type Divergencia, reexecutar } from './reexecutar.ts';

const USO = 'Uso: npm run reexecutar -- <uid do leilão> | --todos';

/** Re-executes auctions of a log and says of each whether it comes out as it is stored. Exit code 0 when all do. */
async function principal(alvo: string | undefined): Promise<number> {
  if (alvo === undefined) return dizer(USO, 2);
  const log = await abrir(process.env);
  if (log === null) return dizer('Não há leilões aqui. Defina MARTELO_DADOS ou MONGODB_URI.', 2);
  try {
    const streams = alvo === '--todos' ? await todos(log) : [`leilao:${alvo.toLowerCase()}`];
    let iguais = 0;
    for (const stream of streams) {
      const resultado = await reexecutar(stream, log.read(stream));
      const nome = stream.slice('leilao:'.length);
      if (resultado.ok && resultado.commits === 0) return dizer(`Não há leilão ${nome}.`, 2);
      if (resultado.ok) {
        iguais += 1;
        const { comandos, eventos } = resultado;
        console.log(`✓ ${nome}: ${comandos} comandos refeitos, ${eventos} eventos iguais bit a bit`);
      } else console.log(`✗ ${nome}: ${descrever(resultado.divergencia)}`);
    }
    return dizer(`${iguais} de ${streams.length} leilões iguais.`, iguais === streams.length ? 0 : 1);
  } finally {
    await log.close();
  }
}

/** The log that the engine of this environment writes; null when it has written none. */
async function abrir({ MONGODB_URI, MARTELO_DADOS }: NodeJS.ProcessEnv): Promise<EventLog | null> {
  if (MONGODB_URI) return abrirLogMongo(MONGODB_URI);
  const dados = MARTELO_DADOS ?? fileURLToPath(new URL('../../../.data', import.meta.url));
  const caminho = join(dados, 'engine', 'leiloes.sqlite');
  return existsSync(caminho) ? abrirLog(caminho) : null;
}

function descrever({
  commitNo,
  seqDoFluxo,
  comandoId,
  caminho,
  motivo,
  gravado,
  agora,
}: Divergencia): string {
  const onde = `commit ${commitNo}, evento ${seqDoFluxo}, comando ${comandoId ?? '—'}`;
  const valores =
    gravado === undefined && agora === undefined
      ? ''
      : `\n    gravado: ${JSON.stringify(gravado)}\n    agora:   ${JSON.stringify(agora)}`;
  return `${onde}${caminho === '' ? '' : `, em ${caminho}`}: ${motivo}${valores}`;
}

async function todos(log: EventLog): Promise<string[]> {
  const streams: string[] = [];
  for await (const { stream } of log.streams()) streams.push(stream);
  return streams;
}

function dizer(frase: string, codigo: number): number {
  console.log(frase);
  return codigo;
}

process.exitCode = await principal(process.argv[2]);
