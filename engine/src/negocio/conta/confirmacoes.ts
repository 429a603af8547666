import type { SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { type Contatos, mascararContato } from './contatos.ts';

/**
 * What is confirmed of an account and what is not, as whoever asks may see it: its owner whole, the house with the addresses half hidden.
 * NAO_ENCONTRADO
 */
export async function situacaoDasConfirmacoesDe(
  { registros, contatos }: { registros: Registros; contatos: Contatos },
  acesso: Acesso,
  cliUid: string,
  marca: RegrasHotsite,
): Promise<SituacaoDasConfirmacoes> {
  const cliente = await registros.colecao(CLIENTES).obter(acesso, cliUid);
  if (cliente === null) throw new ErroMartelo('NAO_ENCONTRADO');
  const todos = await contatos.situacao(cliUid, marca);
  const mostrados =
    acesso.tipo === 'cliente'
      ? todos
      : todos.map((um) => {
          const meio = (endereco: string | null) => endereco && mascararContato(um.canal, endereco);
          return { ...um, endereco: meio(um.endereco), novo: meio(um.novo) };
        });
  const { email, telefone } = Object.fromEntries(mostrados.map((um) => [um.canal, um]));
  return {
    documentos: cliente.documento.situacao !== 'Aprovado',
    email: email!.confirmadoEm === null,
    telefone: telefone!.confirmadoEm === null,
    emailEmUso: email!.endereco,
    telefoneEmUso: telefone!.endereco,
    situacao: cliente.situacao,
    documentoSituacao: cliente.documento.situacao,
    qtdQuadroSocietario: cliente.quadroSocietario?.length ?? 0,
    contatos: mostrados,
  };
}
