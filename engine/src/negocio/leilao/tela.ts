import { leilaoEscrita, SITUACOES_LEILAO, situacaoLeilao } from '@martelo/shared/leilao';
import { ROTULOS_ARQUIVO_LEILAO } from '@martelo/shared/leilao-arquivo';
import { ROTULOS_SITUACAO_LEILAO } from '@martelo/shared/leilao-transicoes';
import { z } from 'zod';
import type { Tela } from '../../api/recurso/metadados.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import { EQUIPE_DO_LEILAO, LEEM_LEILOES } from './papeis.ts';

const { situacao: _, hotsites: __, ...escritos } = leilaoEscrita.shape;

/**
 * What the back office draws its list of auctions and the form of one from. No kind of record: an auction is written by its commands, and
 * its record by the projection alone.
 */
export const TELA_DE_LEILOES: Tela = {
  colunas: ['nome', 'data', 'modalidade', 'situacao', 'quantidadeLotes', 'vendidos', 'condicionais'],
  recurso: recurso({
    nome: 'leilao',
    caminho: '/v1/leiloes',
    rotulo: { um: 'Leilão', varios: 'Leilões' },
    modulo: 'leilao',
    titulo: ['nome'],
    escrita: z.strictObject(escritos),
    guarda: {
      situacao: situacaoLeilao,
      quantidadeLotes: z.int().min(0),
      vendidos: z.int().min(0),
      condicionais: z.int().min(0),
    },
    marca: 'hotsites',
    papeis: { le: LEEM_LEILOES, escreve: EQUIPE_DO_LEILAO },
    campos: {
      nome: { rotulo: 'Nome', busca: true },
      data: { rotulo: 'Data' },
      modalidade: { rotulo: 'Modalidade', busca: true },
      situacao: { rotulo: 'Situação' },
      ensaio: { rotulo: 'Ensaio' },
      cidade: { rotulo: 'Cidade', busca: true },
      'localRealizacao.nome': { rotulo: 'Nome do local', busca: true },
      'leiloeiro.nome': { rotulo: 'Nome do leiloeiro', busca: true },
    },
    rotulos: {
      judicial: 'Judicial',
      quantidadeLotes: 'Lotes',
      vendidos: 'Vendidos',
      condicionais: 'Condicionais',
      local: 'Local',
      intervaloEntreLotesSegundos: 'Intervalo entre lotes (segundos)',
      pontoCorteParaIncrementoPosLancesSegundos: 'Lance que prorroga: nos últimos (segundos)',
      incrementoAposLancesSegundos: 'Tempo da prorrogação (segundos)',
      modoIncrementoTempo: 'Como prorroga',
      cascata: 'Prorrogação empurra os lotes seguintes',
      empate: 'No empate',
      incrementos: 'Tabela de incrementos',
      'incrementos.ate': 'Até',
      'incrementos.valor': 'Incremento',
      editalUrl: 'Endereço do edital',
      ordemVisitacaoUrl: 'Endereço da ordem de visitação',
      ordemEntradaUrl: 'Endereço da ordem de entrada',
      arquivos: 'Arquivos',
      'arquivos.tipo': 'Tipo',
      'arquivos.nome': 'Nome',
      'arquivos.url': 'Endereço',
      'arquivos.tamanho': 'Tamanho (bytes)',
      transmissaoUrl: 'Endereço da transmissão',
      transmissaoSubdominio: 'Subdomínio da transmissão',
      validarSucata: 'Sucata só para quem é autorizado',
      exigeHabilitacao: 'Exige habilitação',
      habilitacaoAutomatica: 'Habilita quem pedir',
      exigeCodigo: 'Exige código de lances',
      exigeSegundoFator: 'Exige segundo fator',
      porcentagemComissao: 'Comissão (%)',
      regulamentoUid: 'Identificador do regulamento',
      leiloeiro: 'Leiloeiro',
      'leiloeiro.id': 'Número',
      'leiloeiro.uid': 'Identificador',
      'leiloeiro.inscricao': 'Matrícula',
      comitentesLogomarcas: 'Logomarcas dos comitentes',
      localRealizacao: 'Local de realização',
      'localRealizacao.id': 'Número',
      'localRealizacao.lcpId': 'Número do pátio',
      'localRealizacao.endereco': 'Endereço',
      'localRealizacao.cidade': 'Cidade do local',
      'localRealizacao.telefone': 'Telefone',
    },
    centavos: ['incrementos.ate', 'incrementos.valor'],
    valores: {
      situacao: Object.fromEntries(SITUACOES_LEILAO.map((uma) => [uma, ROTULOS_SITUACAO_LEILAO[uma]])),
      modoIncrementoTempo: { REINICIA: 'Recomeça a contar', SOMA: 'Soma ao fim marcado' },
      empate: { primeiro: 'Vale quem deu primeiro', manual: 'Vale o lance dado na hora' },
      'arquivos.tipo': ROTULOS_ARQUIVO_LEILAO,
    },
  }),
};
