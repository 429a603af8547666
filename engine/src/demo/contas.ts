import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Identidade } from '../acesso/identidade/identidade.ts';
import { CLIENTES, EQUIPE } from './pessoas.ts';

/** The two brands, the house's accounts on both, and nine clients on each. Leaves alone what is there already. */
export async function criarContasDemo(identidade: Identidade, senha: string): Promise<void> {
  const { hotsites, clientes } = identidade;
  for (const regras of HOTSITES_DEMO) {
    if (hotsites.porId(regras.id) === null) await hotsites.gravar(regras);
  }
  const marcas = HOTSITES_DEMO.map(({ id }) => id);
  // Each password is hashed on its own, off this thread: together they take as long as a few do.
  await Promise.all([
    ...EQUIPE.map(({ papel, ...dados }) =>
      seNovo(
        identidade.criarUsuario({ ...dados, papeis: [papel], hotsites: marcas, senha, demonstracao: true }),
      ),
    ),
    ...HOTSITES_DEMO.flatMap((hotsite) =>
      CLIENTES.map((cliente) =>
        seNovo(clientes.cadastrar(hotsite, { ...cliente, senha }, { demonstracao: true })),
      ),
    ),
  ]);
}

async function seNovo(criacao: Promise<unknown>): Promise<void> {
  await criacao.catch((erro) => {
    if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE') throw erro;
  });
}
