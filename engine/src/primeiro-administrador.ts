import type { Logger } from 'pino';
import type { Identidade } from './acesso/identidade/identidade.ts';
import { USUARIOS } from './acesso/usuarios/registro.ts';
import type { Configuracao } from './configuracao.ts';
import { SISTEMA } from './records/acesso.ts';
import type { Registros } from './records/records.ts';

/** The brand an installation begins with, before the cms has told of any. */
const PRIMEIRA_MARCA = 1;

/** An installation without users gets its first administrator from the environment, or says how to give it one. */
export async function garantirAdministrador(
  { registros, identidade, log }: { registros: Registros; identidade: Identidade; log: Logger },
  administrador: Configuracao['administrador'],
): Promise<void> {
  const consulta = { filtros: [], pagina: 1, porPagina: 1 };
  const { total } = await registros.colecao(USUARIOS).listar(SISTEMA, consulta);
  if (total > 0) return;
  if (administrador === null) {
    log.warn(
      'Ainda não há usuários: defina MARTELO_ADM_EMAIL e MARTELO_ADM_SENHA e inicie de novo para criar o primeiro administrador.',
    );
    return;
  }
  const marcas = identidade.hotsites.todos().map(({ id }) => id);
  await identidade.criarUsuario({
    ...administrador,
    nome: 'Administração',
    papeis: ['Interno - ADM'],
    hotsites: marcas.length > 0 ? marcas : [PRIMEIRA_MARCA],
  });
  log.info({ email: administrador.email }, 'primeiro administrador criado');
}
