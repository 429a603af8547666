import {
  type AceiteDoCadastro,
  atoDeConsentimento,
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
import { comoCliente } from '../../api/chamador.ts';
import { paginaDe, paginaUnica } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { DocumentosLegais } from '../marcas/documentos-legais.ts';
import { historicoDosConsentimentos } from './historico-dos-consentimentos.ts';
import { CLIENTES } from './registro.ts';
import { consentimentoRetirado, REGULAMENTO, regulamentoAAceitar } from './situacao.ts';

/** Whoever says which regulation they read has to have read the one in force. @throws ErroMartelo REGULAMENTO_MUDOU */
export function exigirRegulamento(
  documentos: Pick<DocumentosLegais, 'vigente'>,
  hotsiteId: number,
  lido: number | undefined,
): void {
  if (lido !== undefined && lido !== documentos.vigente(hotsiteId, REGULAMENTO)?.versao)
    throw new ErroMartelo('REGULAMENTO_MUDOU');
}

/** What is put on record when the box is ticked: the house's own words, and the versions in force, never those that a program sends. */
export const aceitar = (
  documentos: Pick<DocumentosLegais, 'vigente'>,
  hotsite: Pick<RegrasHotsite, 'id' | 'nome'>,
  versao: VersaoDoCadastro,
  endereco: string,
  agora: number,
): AceiteDoCadastro => ({
  versao,
  texto: textoDoConsentimento(versao, hotsite.nome),
  paginas: [...PAGINAS_DO_CADASTRO[versao]],
  documentos: PAGINAS_DO_CADASTRO[versao].flatMap(
    (caminho) => documentos.vigente(hotsite.id, caminho.slice(1)) ?? [],
  ),
  em: new Date(agora).toISOString(),
  endereco: endereco.slice(0, 60),
  retiradoEm: null,
});

/**
 * A client reads, withdraws and gives again what they agreed to when they registered. While it is withdrawn they may not take part; what
 * they bid before stands. Who registered by a program never agreed to anything here and takes part all the same, until they say no.
 */
export function rotasDoConsentimento(
  registros: Registros,
  documentos: Pick<DocumentosLegais, 'vigente'>,
  agora: () => number,
): Rota[] {
  const clientes = registros.colecao(CLIENTES);
  const doCliente = async (chamador: Chamador) => {
    const registro = await clientes.obter(SISTEMA, comoCliente(chamador).cliUid);
    if (registro === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return registro;
  };
  const responder = (cliente: Cliente): ConsentimentoDoCliente => {
    const { aceite, semAceiteDesde, hotsiteId } = cliente;
    const novo = regulamentoAAceitar(cliente, documentos.vigente(hotsiteId, REGULAMENTO));
    return {
      aceite: aceite ?? null,
      ...(novo ? { regulamentoNovo: novo } : {}),
      ...(semAceiteDesde ? { retiradoEm: semAceiteDesde } : {}),
    };
  };
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
      body: z.strictObject({
        consentimento: z.enum(VERSOES_DO_CADASTRO),
        regulamento: z.int().positive().optional().describe('A versão que foi lida'),
      }),
      async executar({ body, chamador }) {
        const antes = await doCliente(chamador);
        exigirRegulamento(documentos, chamador.hotsite.id, body.regulamento);
        const aceite = aceitar(documentos, chamador.hotsite, body.consentimento, chamador.ip, agora());
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
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/consentimento/historico',
      resumo: 'O que aceitei e retirei, do mais recente ao primeiro, com as versões e de onde',
      guarda: 'cliente',
      resposta: paginaDe(atoDeConsentimento),
      executar: async ({ chamador }) =>
        paginaUnica(await historicoDosConsentimentos(clientes, comoCliente(chamador).cliUid)),
    }),
  ];
}
