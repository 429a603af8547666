import {
  type AceiteDoCadastro,
  type Cliente,
  type ConsentimentoDoCliente,
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
import { consentimentoRetirado } from './situacao.ts';

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
 * A client reads, withdraws and gives again what they agreed to when they registered. While it is withdrawn they may not take part; what
 * they bid before stands. Who registered by a program never agreed to anything here and takes part all the same, until they say no.
 */
export function rotasDoConsentimento(registros: Registros, agora: () => number): Rota[] {
  const clientes = registros.colecao(CLIENTES);
  const doCliente = async (chamador: Chamador) => {
    const registro = await clientes.obter(SISTEMA, comoCliente(chamador).cliUid);
    if (registro === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return registro;
  };
  const responder = ({ aceite, semAceiteDesde }: Cliente): ConsentimentoDoCliente => ({
    aceite: aceite ?? null,
    ...(semAceiteDesde ? { retiradoEm: semAceiteDesde } : {}),
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
      resumo: 'O que aceitei ao me cadastrar',
      executar: async ({ chamador }) => responder(await doCliente(chamador)),
    }),
    rota({
      ...comum,
      metodo: 'post',
      resumo: 'Aceita o texto em vigor',
      body: z.strictObject({ consentimento: z.enum(VERSOES_DO_CADASTRO) }),
      async executar({ body, chamador }) {
        const antes = await doCliente(chamador);
        const aceite = aceitar(chamador.hotsite, body.consentimento, chamador.ip, agora());
        return responder(
          await clientes.salvar(SISTEMA, { ...antes, aceite, semAceiteDesde: null }, antes.revisao),
        );
      },
    }),
    rota({
      ...comum,
      metodo: 'delete',
      resumo: 'Retira o aceite: até aceitar, não participa de leilões',
      async executar({ chamador }) {
        const antes = await doCliente(chamador);
        if (consentimentoRetirado(antes)) return responder(antes);
        const em = new Date(agora()).toISOString();
        const retirado = antes.aceite
          ? { aceite: { ...antes.aceite, retiradoEm: em } }
          : { semAceiteDesde: em };
        return responder(await clientes.salvar(SISTEMA, { ...antes, ...retirado }, antes.revisao));
      },
    }),
  ];
}
