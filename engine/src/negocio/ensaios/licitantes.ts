import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { apelidoLido } from '@martelo/shared/pessoa';
import { acharCliente } from '../../acesso/clientes/achar.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

export const LICITANTES_MAXIMOS = 2_000;
/** Accounts made, or sessions opened, at once: they wait for the disk together. */
const DE_UMA_VEZ = 20;

/** What becomes of each, in their order. Thousands take seconds, and bids do not wait for them: others have their turn in between. */
export async function aosPoucos<T, R>(todos: readonly T[], fazer: (um: T) => Promise<R>): Promise<R[]> {
  const feitos: R[] = [];
  for (let i = 0; i < todos.length; i += DE_UMA_VEZ) {
    feitos.push(...(await Promise.all(todos.slice(i, i + DE_UMA_VEZ).map(fazer))));
    await new Promise((volta) => setImmediate(volta));
  }
  return feitos;
}

/** The `n`-th rehearsal bidder of a brand: the same account in every rehearsal. Without a password nobody logs in to it. */
const doEnsaio = (n: number) => ({
  apelido: `Ensaio ${String(n).padStart(4, '0')}`,
  email: `ensaio-${n}@ensaio.invalid`,
});

/** The first `quantos` rehearsal bidders of the brand, made when absent, with everything that a brand may ask of a bidder. */
export async function licitantesDoEnsaio(
  registros: Registros,
  hotsite: RegrasHotsite,
  quantos: number,
  agora: number,
): Promise<Cliente[]> {
  const clientes = registros.colecao(CLIENTES);
  return aosPoucos(
    Array.from({ length: quantos }, (_, i) => doEnsaio(i + 1)),
    async ({ apelido, email }) =>
      (await acharCliente(registros, hotsite.id, 'email', email)) ?? (await criar(apelido, email)),
  );

  async function criar(apelido: string, email: string): Promise<Cliente> {
    const instante = new Date(agora).toISOString();
    const novo: Cliente = {
      uid: uuidv7(),
      id: await registros.proximoId('cliente'),
      hotsiteId: hotsite.id,
      natureza: hotsite.permitirCpf ? 'Fisica' : 'Juridica',
      nome: apelido,
      apelido,
      apelidoLido: apelidoLido(apelido),
      email,
      ensaio: true,
      situacao: 'ATIVO',
      emailConfirmadoEm: instante,
      telefoneConfirmadoEm: instante,
      documento: { situacao: 'Aprovado', enviadoEm: instante, validadoEm: instante },
      habilitacaoSucata: { situacao: 'Autorizado', tipoAutorizacao: null },
      convite: null,
      permitirAcessoSistemaLegado: false,
      redirecionarParaLegadoAposLogin: false,
      dataCadastro: instante,
    };
    try {
      return await clientes.inserir(SISTEMA, novo);
    } catch (erro) {
      // Two rehearsals begin at once: the other one made it.
      const doOutro =
        erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE'
          ? await acharCliente(registros, hotsite.id, 'email', email)
          : null;
      if (doOutro === null) throw erro;
      return doOutro;
    }
  }
}
