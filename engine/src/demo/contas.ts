import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Identidade } from '../acesso/identidade/identidade.ts';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { CLIENTES, EQUIPE, type EquipeDemo } from './pessoas.ts';

/** The two brands, the house's accounts on both, and nine clients on each. Leaves alone what is there already. */
export async function criarContasDemo(identidade: Identidade, senha: string): Promise<void> {
  const { hotsites, clientes } = identidade;
  for (const regras of HOTSITES_DEMO) {
    if (hotsites.porId(regras.id) === null) await hotsites.gravar(regras);
  }
  // Each password is hashed on its own, off this thread: together they take as long as a few do.
  await Promise.all([
    ...EQUIPE.map((um) => criarDaEquipe(identidade, um, senha)),
    ...HOTSITES_DEMO.flatMap((hotsite) =>
      CLIENTES.map((cliente) =>
        seNovo(clientes.cadastrar(hotsite, { ...cliente, senha }, { demonstracao: true })),
      ),
    ),
  ]);
}

/** Those who came to the demo after it was loaded here. */
export async function completarContasDemo(
  identidade: Identidade,
  registros: Registros,
  senha: string,
): Promise<void> {
  for (const um of EQUIPE)
    if ((await registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', um.email)) === null)
      await criarDaEquipe(identidade, um, senha);
}

const criarDaEquipe = (identidade: Identidade, { papel, ...dados }: EquipeDemo, senha: string) =>
  seNovo(
    identidade.criarUsuario({
      ...{ ...dados, papeis: [papel], senha, demonstracao: true },
      hotsites: HOTSITES_DEMO.map(({ id }) => id),
    }),
  );

async function seNovo(criacao: Promise<unknown>): Promise<void> {
  await criacao.catch((erro) => {
    if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE') throw erro;
  });
}
