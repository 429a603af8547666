import {
  type AceiteDoCadastro,
  consentimentoDoCliente,
  PAGINAS_DO_CADASTRO,
  VERSOES_DO_CADASTRO,
  type VersaoDoCadastro,
} from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { textoDoConsentimento } from '@martelo/shared/formulario';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { z } from 'zod';
import { comoCliente } from '../cliente/rotas.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { CLIENTES } from './registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

/** What is put on record when the box is ticked: the house's own words, never those that a program sends. */
export const aceitar = (
  hotsite: Pick<RegrasHotsite, 'nome'>,
  versao: VersaoDoCadastro,
  endereco: string,
  agora: number,
): AceiteDoCadastro => ({
  versao,
  texto: textoDoConsentimento(versao, hotsite.nome),
  paginas: [...PAGINAS_DO_CADASTRO[versao]],
  em: new Date(agora).toISOString(),
  endereco: endereco.slice(0, 60),
  retiradoEm: null,
});

/**
 * A client reads, withdraws and gives again what they agreed to when they registered. While it is withdrawn they may not bid; what
 * they bid before stands.
 */
export function rotasDoConsentimento(registros: Registros, agora: () => number): Rota[] {
  const clientes = registros.colecao(CLIENTES);
  const doCliente = async (chamador: Chamador) => {
    const registro = await clientes.obter(SISTEMA, comoCliente(chamador).cliUid);
    if (registro === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return registro;
  };
  const responder = (aceite: AceiteDoCadastro | null | undefined) => ({ aceite: aceite ?? null });
  const comum = {
    caminho: '/v1/cliente/consentimento',
    guarda: 'cliente',
    resposta: consentimentoDoCliente,
  } as const;
  return [
    rota({
      ...comum,
      metodo: 'get',
      resumo: 'O que aceitei ao me cadastrar',
      executar: async ({ chamador }) => responder((await doCliente(chamador)).aceite),
    }),
    rota({
      ...comum,
      metodo: 'post',
      resumo: 'Aceita o texto em vigor',
      body: z.strictObject({ consentimento: z.enum(VERSOES_DO_CADASTRO) }),
      async executar({ body, chamador }) {
        const antes = await doCliente(chamador);
        const aceite = aceitar(chamador.hotsite, body.consentimento, chamador.ip, agora());
        await clientes.salvar(SISTEMA, { ...antes, aceite }, antes.revisao);
        return responder(aceite);
      },
    }),
    rota({
      ...comum,
      metodo: 'delete',
      resumo: 'Retira o aceite: até aceitar de novo, não dá lances',
      async executar({ chamador }) {
        const antes = await doCliente(chamador);
        const dado = antes.aceite ?? null;
        if (dado === null || dado.retiradoEm !== null) return responder(dado);
        const aceite = { ...dado, retiradoEm: new Date(agora()).toISOString() };
        await clientes.salvar(SISTEMA, { ...antes, aceite }, antes.revisao);
        return responder(aceite);
      },
    }),
  ];
}
