import { ErroMartelo } from '@martelo/shared/erros';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { HABILITACOES, uidDaHabilitacao } from '../../acesso/habilitacoes/registro.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { ApelidoNaSala } from './apelidos.ts';

/** The uid of the client who stands behind an apelido in a judicial auction (L10). */
export type Licitante = (apelido: ApelidoNaSala, leilao: Estado['leilao']) => Promise<string>;

/**
 * Asked at each bid of the room, as the site asks at each of its own: who was let in may be blocked by now.
 * @throws ErroMartelo APELIDO_SEM_CADASTRO, COMPRADOR_INATIVO, HABILITACAO_NECESSARIA
 */
export const criarLicitante =
  (registros: Registros): Licitante =>
  async ({ apelido, clienteId }, { uid: leiUid, hotsites, exigeHabilitacao, exigeCodigo }) => {
    const cliente = clienteId ? await registros.colecao(CLIENTES).obterPor(SISTEMA, 'id', clienteId) : null;
    if (cliente === null || !hotsites.includes(cliente.hotsiteId))
      throw new ErroMartelo('APELIDO_SEM_CADASTRO', { apelido });
    if (cliente.situacao !== 'ATIVO' || cliente.removidoEm !== undefined)
      throw new ErroMartelo('COMPRADOR_INATIVO', { nome: cliente.nome });
    if (exigeHabilitacao || exigeCodigo) {
      const uid = uidDaHabilitacao(cliente.uid, leiUid);
      const habilitacao = await registros.colecao(HABILITACOES).obter(SISTEMA, uid);
      if (habilitacao?.situacao !== 'Aprovada')
        throw new ErroMartelo(
          'HABILITACAO_NECESSARIA',
          { leiUid },
          `O cliente por trás de “${apelido}” não está habilitado neste leilão.`,
        );
    }
    return cliente.uid;
  };
