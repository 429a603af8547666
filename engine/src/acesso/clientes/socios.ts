import { isDeepStrictEqual } from 'node:util';
import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  type QuadroDaEmpresa,
  quadroDaEmpresa,
  quadroSocietario,
  somaDasParticipacoes,
} from '@martelo/shared/quadro-societario';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { comComandoId } from '../../api/comando.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { camposTravados, exigirNaoConferidos } from './dados-conferidos.ts';
import { CLIENTES } from './registro.ts';

const CAMINHO = '/v1/cliente/socios';

/** A company's partners and representatives, as it names and changes them. Staff read them in the client's own record. */
export function rotasDosSocios(registros: Registros): Rota[] {
  const clientes = registros.colecao(CLIENTES);
  /** @throws ErroMartelo CADASTRO_DE_PESSOA */
  const empresa = async (chamador: Chamador): Promise<Registro<Cliente>> => {
    const acesso = comoCliente(chamador);
    const cliente = await clientes.obter(acesso, acesso.cliUid);
    if (cliente === null) throw new ErroMartelo('TOKEN_INVALIDO');
    if (cliente.cnpj === undefined) throw new ErroMartelo('CADASTRO_DE_PESSOA');
    return cliente;
  };
  const mostrar = async (cliente: Registro<Cliente>): Promise<QuadroDaEmpresa> => {
    const { razaoSocial, nome, cnpj = '', revisao, quadroSocietario: socios = [] } = cliente;
    const travado = (await camposTravados(registros, cliente)).includes('quadroSocietario');
    return {
      empresa: razaoSocial ?? nome,
      cnpj,
      revisao,
      socios,
      soma: somaDasParticipacoes(socios),
      travado,
    };
  };
  const comum = { caminho: CAMINHO, guarda: 'cliente', resposta: quadroDaEmpresa } as const;
  return [
    rota({
      ...comum,
      metodo: 'get',
      resumo: 'Os sócios e representantes da minha empresa',
      executar: async ({ chamador }) => mostrar(await empresa(chamador)),
    }),
    rota({
      ...comum,
      metodo: 'put',
      resumo: 'Define todos os sócios e representantes; o mesmo quadro de novo nada muda',
      versao: quadroDaEmpresa,
      limite: 32 * 1024,
      body: z.strictObject({
        ...comComandoId,
        revisao: z.int().positive().describe('A que foi lida'),
        socios: quadroSocietario,
      }),
      async executar({ body: { revisao, socios }, chamador }) {
        const antes = await empresa(chamador);
        // What a lost answer makes somebody send again is done already.
        if (isDeepStrictEqual(antes.quadroSocietario, socios)) return mostrar(antes);
        const depois = { ...antes, quadroSocietario: socios };
        await exigirNaoConferidos(registros, antes, depois);
        return mostrar(await clientes.salvar(chamador.acesso, depois, revisao));
      },
    }),
  ];
}
