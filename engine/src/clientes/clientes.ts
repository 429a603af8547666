import { type CadastroCliente, type Cliente, cadastroCliente } from '@martelo/shared/cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { z } from 'zod';
import type { Hotsites } from '../hotsites/hotsites.ts';
import type { Limitador } from '../http/limite.ts';
import { type Rota, rota } from '../http/rota.ts';
import type { Credenciais } from '../identity/credenciais.ts';
import type { Registros } from '../records/records.ts';
import { cadastrar } from './cadastrar.ts';
import { rotasDoConsentimento } from './consentimento.ts';
import { CLIENTES } from './registro.ts';
import { criarSituacoes, type SituacaoCliente } from './situacao.ts';

export interface Clientes {
  rotas: Rota[];
  /** As the public call, without rate limit: for demo data and staff. Demo accounts may lower `senhaMinima`. */
  cadastrar(
    hotsite: RegrasHotsite,
    cadastro: CadastroCliente,
    opcoes?: { senhaMinima?: number; endereco?: string },
  ): Promise<Cliente>;
  /** Cached; what a bid asks. */
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
}

interface Dependencias {
  registros: Registros;
  hotsites: Hotsites;
  credenciais: Credenciais;
  relogio: () => number;
  limitador: Limitador;
  emailReservado(email: string): Promise<boolean>;
}

export function criarClientes(d: Dependencias): Clientes {
  const clientes = d.registros.colecao(CLIENTES);
  const registrar: Clientes['cadastrar'] = (hotsite, cadastro, { endereco, ...opcoes } = {}) =>
    cadastrar({ ...d, clientes, ...opcoes }, hotsite, cadastro, endereco);
  return {
    cadastrar: registrar,
    situacaoDoCliente: criarSituacoes(d.registros, d.hotsites, d.relogio),
    rotas: [
      rota({
        metodo: 'post',
        caminho: '/v1/clientes',
        resumo: 'Cadastrar uma pessoa ou empresa nesta marca',
        guarda: 'publica',
        body: cadastroCliente,
        status: 201,
        resposta: z.object({ id: z.int(), uid: z.string(), apelido: z.string() }),
        async executar({ body, chamador: { hotsite, ip } }) {
          d.limitador.consumir(ip);
          const { id, uid, apelido } = await registrar(hotsite, body, { endereco: ip });
          return { id, uid, apelido };
        },
      }),
      ...rotasDoConsentimento(d.registros, d.relogio),
    ],
  };
}
