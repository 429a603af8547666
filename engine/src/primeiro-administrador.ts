import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Identidade } from './acesso/identidade/identidade.ts';
import { type AberturaDaCasa, PRIMEIRA_MARCA } from './acesso/primeira-hora/primeira-hora.ts';
import { USUARIOS } from './acesso/usuarios/registro.ts';
import type { Configuracao } from './configuracao.ts';
import { SISTEMA } from './records/acesso.ts';
import type { Registros } from './records/records.ts';

/** Where the link of the first hour lies, in the engine's folder, for who runs the installation alone (0600). `scripts/plataforma/tabela.mjs` reads it. */
const ARQUIVO = 'primeira-hora.txt';

interface Dependencias {
  registros: Registros;
  identidade: Identidade;
  abertura: AberturaDaCasa;
  log: Logger;
}

/**
 * An installation without users gets its first administrator from the environment, where that names one. One that lacks an account or a brand
 * gets a link to its first hour, in a file and in no log; with a brand there is no link, and no file.
 * @returns what stops it
 */
export async function abrirACasa(
  { registros, identidade, abertura, log }: Dependencias,
  { administrador, pasta, painelPublico }: Pick<Configuracao, 'administrador' | 'pasta' | 'painelPublico'>,
): Promise<() => void> {
  if (administrador !== null) await garantirAdministrador({ registros, identidade, log }, administrador);
  const arquivo = join(pasta, ARQUIVO);
  const aberta = await abertura.abrir();
  if (aberta === null) {
    rmSync(arquivo, { force: true });
    return () => {};
  }
  // Whole or not at all, and never readable by others in between.
  writeFileSync(`${arquivo}.novo`, `${painelPublico}/admin/primeira-hora#${aberta.token}\n`, { mode: 0o600 });
  chmodSync(`${arquivo}.novo`, 0o600);
  renameSync(`${arquivo}.novo`, arquivo);
  log.warn(
    { arquivo, ate: new Date(aberta.expiraEm).toISOString() },
    'esta instalação ainda não tem marca: a primeira hora se abre pelo link que está no arquivo, uma vez e por 30 minutos; iniciar de novo faz outro',
  );
  return identidade.hotsites.aoMudar(() => rmSync(arquivo, { force: true }));
}

async function garantirAdministrador(
  { registros, identidade, log }: Omit<Dependencias, 'abertura'>,
  administrador: NonNullable<Configuracao['administrador']>,
): Promise<void> {
  const consulta = { filtros: [], pagina: 1, porPagina: 1 };
  const { total } = await registros.colecao(USUARIOS).listar(SISTEMA, consulta);
  if (total > 0) return;
  const marcas = identidade.hotsites.todos().map(({ id }) => id);
  await identidade.criarUsuario({
    ...administrador,
    nome: 'Administração',
    papeis: ['Interno - ADM'],
    hotsites: marcas.length > 0 ? marcas : [PRIMEIRA_MARCA],
  });
  log.info({ email: administrador.email }, 'primeiro administrador criado');
}
