import { centavosPositivos } from '@martelo/shared/dinheiro';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { porTelefone } from '@martelo/shared/lance-por-telefone';
import { MODOS_NEGOCIACAO, ROTULOS_SITUACAO_LANCE, SITUACOES_LANCE } from '@martelo/shared/lance-situacao';
import type { PorModo } from '@martelo/shared/modo';
import { QUEM_ABRE_LANCES_RECEBIDOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Tela } from '../../api/recurso/metadados.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import { TIPOS_RECEBIDOS } from '../../leituras/registros/lance.ts';

const PALAVRAS: PorModo<{ um: string; varios: string; lote: string; leilao: string }> = {
  leilao: { um: 'Lance recebido', varios: 'Lances recebidos', lote: 'Lote', leilao: 'Leilão' },
  loja: { um: 'Oferta recebida', varios: 'Ofertas recebidas', lote: 'Anúncio', leilao: 'Evento' },
};

/** How a bid came, an offer in a store. */
const TIPOS: PorModo<Record<(typeof TIPOS_RECEBIDOS)[number], string>> = {
  leilao: {
    Manual: 'Manual',
    Automático: 'Automático',
    'Configuração Automática': 'Configuração Automática',
    Presencial: 'Presencial',
  },
  loja: {
    Manual: 'Manual',
    Automático: 'Automática',
    'Configuração Automática': 'Configuração Automática',
    Presencial: 'Presencial',
  },
};

const tela = (modo: TipoHotsite) => {
  const P = PALAVRAS[modo];
  return recurso({
    nome: 'lanceRecebido',
    caminho: '/v1/lances-recebidos',
    rotulo: { um: P.um, varios: P.varios },
    modulo: 'leilao',
    titulo: ['loteNome', 'data'],
    escrita: z.strictObject({}),
    guarda: {
      data: z.iso.datetime(),
      loteNumero: z.string(),
      loteNome: z.string(),
      apelido: z.string(),
      cidade: z.string(),
      tipoLance: z.enum(TIPOS_RECEBIDOS),
      tipoNegociacao: z.enum(MODOS_NEGOCIACAO),
      valor: centavosPositivos.nullable(),
      situacao: z.enum(SITUACOES_LANCE),
      motivo: z.string().nullable(),
      seq: z.int().nullable(),
      porTelefone: porTelefone.nullable(),
      leilao: z.object({ id: z.int(), uid: z.guid(), nome: z.string() }).nullable(),
      lote: z.object({ id: z.int() }).nullable(),
      cliente: z.object({ id: z.int() }).nullable(),
    },
    marca: 'hotsites',
    papeis: { le: QUEM_ABRE_LANCES_RECEBIDOS, escreve: [] },
    campos: {
      data: { rotulo: 'Data' },
      loteNumero: { rotulo: 'Nº', soMostra: true },
      loteNome: { rotulo: P.lote, soMostra: true },
      'cliente.id': { rotulo: 'Cliente', semOrdem: true, soPeloValor: true },
      apelido: { rotulo: 'Apelido', soMostra: true },
      cidade: { rotulo: 'Cidade', soMostra: true },
      tipoLance: { rotulo: 'Tipo', soMostra: true },
      tipoNegociacao: { rotulo: 'Modo', semOrdem: true },
      valor: { rotulo: 'Valor', soMostra: true },
      situacao: { rotulo: 'Situação', semOrdem: true },
      motivo: { rotulo: 'Motivo do cancelamento', soMostra: true },
      'porTelefone.gravacao': { rotulo: 'Gravação', soMostra: true },
      'leilao.nome': { rotulo: `Nome do ${P.leilao.toLowerCase()}`, soMostra: true },
      'leilao.id': { rotulo: P.leilao, semOrdem: true, soPeloValor: true },
      'lote.id': { rotulo: `${P.lote} (cadastro)`, semOrdem: true, soPeloValor: true },
    },
    rotulos: {
      seq: 'Linha do livro',
      porTelefone: 'Por telefone',
      leilao: P.leilao,
      lote: P.lote,
      cliente: 'Cliente',
    },
    centavos: ['valor'],
    valores: {
      tipoLance: TIPOS[modo],
      tipoNegociacao: Object.fromEntries(MODOS_NEGOCIACAO.map((um) => [um, um])),
      situacao: ROTULOS_SITUACAO_LANCE[modo],
    },
    refs: { 'leilao.id': 'leilao', 'lote.id': 'loteDaCasa', 'cliente.id': 'cliente' },
    reservados: { campos: ['hotsites', 'id'], para: [] },
    semHistorico: true,
    semRemocao: true,
  });
};

/** In each mode's words. */
export const LISTA_DE_LANCES = { leilao: tela('leilao'), loja: tela('loja') } as const;

/** What is bid, offered and bought, as the projection keeps it for lists: drawn as kinds are, and written by bidders alone. */
export const TELA_DE_LANCES: Tela = {
  recurso: LISTA_DE_LANCES.leilao,
  porModo: LISTA_DE_LANCES,
  ordem: 'data',
  colunas: [
    ...['data', 'loteNome', 'loteNumero', 'cliente.id', 'apelido', 'tipoLance', 'tipoNegociacao'],
    ...['valor', 'situacao'],
  ],
};
