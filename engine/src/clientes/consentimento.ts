import {
  type AceiteDoCadastro,
  consentimentoDoCliente,
  PAGINAS_DO_CADASTRO,
  VERSAO_DO_CADASTRO,
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
  endereco: string,
  agora: number,
): AceiteDoCadastro => ({
  versao: VERSAO_DO_CADASTRO,
  texto: textoDoConsentimento(VERSAO_DO_CADASTRO, hotsite.nome),
  paginas: [...PAGINAS_DO_CADASTRO],
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
  const responder = ({ hotsite }: Chamador, aceite: AceiteDoCadastro | null | undefined) => ({
    aceite: aceite ?? null,
    vigente: {
      versao: VERSAO_DO_CADASTRO,
      texto: textoDoConsentimento(VERSAO_DO_CADASTRO, hotsite.nome),
    },
  });
  const comum = {
    caminho: '/v1/cliente/consentimento',
    guarda: 'cliente',
    resposta: consentimentoDoCliente,
  } as const;
  return [
    rota({
      ...comum,
      metodo: 'get',
      resumo: 'O que aceitei ao me cadastrar, e o texto em vigor',
      executar: async ({ chamador }) => responder(chamador, (await doCliente(chamador)).aceite),
    }),
    rota({
      ...comum,
      metodo: 'post',
      resumo: 'Aceita o texto em vigor',
      body: z.strictObject({ consentimento: z.literal(VERSAO_DO_CADASTRO) }),
      async executar({ chamador }) {
        const antes = await doCliente(chamador);
        const aceite = aceitar(chamador.hotsite, chamador.ip, agora());
        await clientes.salvar(SISTEMA, { ...antes, aceite }, antes.revisao);
        return responder(chamador, aceite);
      },
    }),
    rota({
      ...comum,
      metodo: 'delete',
      resumo: 'Retira o aceite: até aceitar de novo, não dá lances',
      async executar({ chamador }) {
        const antes = await doCliente(chamador);
        // Who never was asked may refuse all the same: it is written down as the words they refuse, withdrawn.
        const dado = antes.aceite ?? aceitar(chamador.hotsite, chamador.ip, agora());
        if (dado.retiradoEm !== null) return responder(chamador, dado);
        const aceite = { ...dado, retiradoEm: new Date(agora()).toISOString() };
        await clientes.salvar(SISTEMA, { ...antes, aceite }, antes.revisao);
        return responder(chamador, aceite);
      },
    }),
  ];
}
