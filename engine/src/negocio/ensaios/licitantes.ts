import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { apelidoLido } from '@martelo/shared/pessoa';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

export const LICITANTES_MAXIMOS = 2_000;
/** Accounts made, or sessions opened, before others have their turn. */
export const POR_VOLTA = 5;
export const outraVolta = (): Promise<void> => new Promise((volta) => setImmediate(volta));

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
  const achar = async (email: string): Promise<Cliente | null> => {
    const { itens } = await clientes.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
        { tipo: 'exata', campo: 'email', valor: email },
      ],
      pagina: 1,
      porPagina: 1,
    });
    return itens[0] ?? null;
  };
  const licitantes: Cliente[] = [];
  for (let n = 1; n <= quantos; n += 1) {
    const { apelido, email } = doEnsaio(n);
    // Thousands of accounts take seconds, and bids do not wait for them.
    if (n % POR_VOLTA === 0) await outraVolta();
    licitantes.push((await achar(email)) ?? (await criar(apelido, email)));
  }
  return licitantes;

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
      const doOutro = erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE' ? await achar(email) : null;
      if (doOutro === null) throw erro;
      return doOutro;
    }
  }
}
