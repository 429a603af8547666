import { MODOS_NEGOCIACAO, SITUACOES_LANCE, situacaoDoLance } from '@martelo/shared/lance-situacao';
import { SITUACOES_LEILAO } from '@martelo/shared/leilao';
import {
  EFEITO_NO_LEILAO,
  ROTULOS_SITUACAO_LEILAO,
  TRANSICOES_LEILAO,
} from '@martelo/shared/leilao-transicoes';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import {
  FASE_DA_SITUACAO,
  FASES_LOTE,
  type FaseLote,
  SITUACOES_LOTE,
  type SituacaoLote,
} from '@martelo/shared/lote-situacao';
import { ENTRADA_DE_LOTE, efeitoNoLote, TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';
import { POSICAO_DE_QUEM_LIDERA, POSICOES, ROTULOS_POSICAO } from '@martelo/shared/posicao';
import { type Ator, papeisDe, ROTULOS_ATOR } from '@martelo/shared/transicoes';
import type { QualquerRecurso } from '../engine/src/api/recurso/declaracao.ts';
import { secaoDasEspecies } from './estados-das-especies.ts';
import { codigo, tabela } from './estados-marcacao.ts';

/** docs/estados.md, whole. @param especies every kind of record that there is */
export function documentoDeEstados(especies: readonly Pick<QualquerRecurso, 'declaracao'>[]): string {
  return [
    '# States',
    '',
    'Made from the tables by `npm run estados`; a test fails when it is stale. Do not edit it by hand. The tables are',
    '`shared/src/lote-transicoes.ts`, `leilao-transicoes.ts`, `lance-situacao.ts` and `posicao.ts`, and those that records declare; the engine asks them before it',
    'writes any change (`engine/src/auction/leituras/transicoes.ts`), and refuses what they do not hold with `TRANSICAO_INVALIDA` {de, para}.',
    '',
    ...secaoDosLotes(),
    ...secaoDosLeiloes(),
    ...secaoDosLances(),
    ...secaoDasPosicoes(),
    ...secaoDosAtores(),
    ...secaoDasEspecies(especies),
  ].join('\n');
}

const FASES = Object.keys(FASES_LOTE) as FaseLote[];
const naFase = (fase: FaseLote): SituacaoLote[] =>
  SITUACOES_LOTE.filter((situacao) => FASE_DA_SITUACAO[situacao] === fase);

function secaoDosLotes(): string[] {
  return [
    '## Lots',
    '',
    '![The phases of a lot](imagens/estados.svg)',
    '',
    'A situation belongs to a phase, and what a transition does to bidding and to the sale follows from the phases at both ends.',
    '',
    ...tabela(
      ['phase', 'means', 'situations'],
      FASES.map((fase) => [fase, FASES_LOTE[fase], naFase(fase).map(codigo).join(' ')]),
    ),
    `A lot enters its auction as ${[...ENTRADA_DE_LOTE].map(codigo).join(', ')}.`,
    '',
    ...FASES.flatMap(secaoDaFase),
  ];
}

function secaoDaFase(fase: FaseLote): string[] {
  const situacoes = naFase(fase);
  const comSaida = situacoes.filter((situacao) => TRANSICOES_LOTE[situacao].length > 0);
  return [
    `### ${fase}`,
    '',
    ...(comSaida.length === 0 ? [] : diagrama(comSaida)),
    ...tabela(
      ['from', 'to', 'command', 'by', 'effect'],
      situacoes.flatMap((de) =>
        TRANSICOES_LOTE[de].length === 0
          ? [[rotulada(de), 'an end', '', '', '']]
          : TRANSICOES_LOTE[de].map(({ para, comando, quem }) => [
              rotulada(de),
              codigo(para),
              codigo(comando),
              atores(quem),
              efeitoNoLote(de, para),
            ]),
      ),
    ),
  ];
}

/** One arrow for each pair, with the commands that take it. */
function diagrama(situacoes: readonly SituacaoLote[]): string[] {
  const linhas = situacoes.flatMap((de) => {
    const comandos = Map.groupBy(TRANSICOES_LOTE[de], ({ para }) => para);
    return [...comandos].map(
      ([para, setas]) =>
        `  ${de} --> ${para}: ${[...new Set(setas.map(({ comando }) => comando))].join(', ')}`,
    );
  });
  return ['```mermaid', 'stateDiagram-v2', '  direction LR', ...linhas, '```', ''];
}

function secaoDosLeiloes(): string[] {
  return [
    '## Auctions',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...SITUACOES_LEILAO.flatMap((de) =>
      TRANSICOES_LEILAO[de].map(({ para, comando }) => `  ${de} --> ${para}: ${comando}`),
    ),
    '```',
    '',
    ...tabela(
      ['from', 'to', 'command', 'by', 'effect on its lots'],
      SITUACOES_LEILAO.flatMap((de) =>
        TRANSICOES_LEILAO[de].map(({ para, comando, quem }) => [
          `${codigo(de)} ${ROTULOS_SITUACAO_LEILAO[de]}`,
          codigo(para),
          codigo(comando),
          atores(quem),
          EFEITO_NO_LEILAO[para],
        ]),
      ),
    ),
  ];
}

function secaoDosLances(): string[] {
  const linha = (lidera: boolean, situacao: SituacaoLote) =>
    situacaoDoLance({ modo: 'Disputa', lidera, cancelado: false }, situacao);
  return [
    '## Bids',
    '',
    `A line of the ledger is one of ${SITUACOES_LANCE.join(', ')}; a deal comes about by ${MODOS_NEGOCIACAO.join(', ')}.`,
    'A cancelled line is Cancelado whatever the lot is; a proposal is Proposta while it can be accepted.',
    '',
    ...tabela(
      ['the lot is in', 'the line at the price', 'any other bid', 'any other proposal'],
      FASES.map((fase) => {
        const situacao = naFase(fase)[0]!;
        const proposta = { modo: 'Proposta', lidera: false, cancelado: false } as const;
        return [fase, linha(true, situacao), linha(false, situacao), situacaoDoLance(proposta, situacao)];
      }),
    ),
  ];
}

function secaoDasPosicoes(): string[] {
  const { leilao, loja } = ROTULOS_POSICAO;
  return [
    '## A user’s position (rule 21)',
    '',
    'From the leader’s id, never from comparing amounts. Who has an uncancelled bid and does not lead is `superado` while the lot can',
    'still be bid on, then `finalizado`; who has none is `nao-esta-participando`.',
    '',
    ...tabela(
      ['the leader is', 'while the lot is'],
      [...Map.groupBy(SITUACOES_LOTE, (situacao) => POSICAO_DE_QUEM_LIDERA[situacao])].map(
        ([posicao, situacoes]) => [codigo(posicao), situacoes.map(codigo).join(' ')],
      ),
    ),
    ...tabela(
      ['position', 'auction', 'store'],
      POSICOES.map((posicao) => [codigo(posicao), leilao[posicao], loja[posicao]]),
    ),
  ];
}

function secaoDosAtores(): string[] {
  return [
    '## Who may',
    '',
    ...tabela(
      ['actor', 'is', 'roles'],
      (Object.keys(ROTULOS_ATOR) as Ator[]).map((ator) => [
        ator,
        ROTULOS_ATOR[ator],
        papeisDe([ator]).join(', ') || '–',
      ]),
    ),
  ];
}

const rotulada = (situacao: SituacaoLote): string =>
  `${codigo(situacao)} ${rotuloSituacao(situacao, 'leilao').rotulo}`;
const atores = (quem: readonly Ator[]): string => quem.join(', ');
