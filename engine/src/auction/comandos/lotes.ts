import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import { sementeDoLivro } from '@martelo/shared/livro';
import type { LoteEscrita, SituacaoLote } from '@martelo/shared/lote';
import { transicaoInvalida } from '@martelo/shared/transicao-invalida';
import type { Ator } from '@martelo/shared/transicoes';
import { exigirAlteravel } from '../atos/alteracoes.ts';
import type { Ata } from '../atos/ata.ts';
import { devolverTempo } from '../atos/devolver-tempo.ts';
import { passarLote } from '../atos/passar-lote.ts';
import { ROTULOS_DO_LOTE } from '../atos/rotulos-dos-campos.ts';
import { exigirLoteJudicial } from '../leituras/judicial.ts';
import { exigirRevisao, revisaoDoLote } from '../leituras/revisao.ts';
import { fimNaSequencia } from '../leituras/tempo.ts';
import { exigirEntrada, rotuloDoLote } from '../leituras/transicoes.ts';
import type { MudancasLote } from '../modelo/comando.ts';
import { condicoesDoLote } from '../modelo/condicoes.ts';
import type { DadosLote } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { semCampos } from '../modelo/retiraveis.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * Takes lots into the auction, all or none; positions, ends and situations get their defaults here (rule 15).
 * @throws ErroMartelo ALTERACAO_NAO_PERMITIDA after the auction's end, JA_EXISTE, TRANSICAO_INVALIDA
 */
export function incluirLotes(
  estado: Estado,
  pedido: PedidoDe<'incluir-lotes'>,
  ata: Ata,
): Record<string, unknown> {
  const { leilao } = estado;
  if (leilao.situacao === 'EXECUTADO' || leilao.situacao === 'CANCELADO') {
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      campo: 'a lista de lotes',
      porque: 'o leilão já terminou',
    });
  }
  let ultima = 0;
  for (const lote of estado.lotes.values()) ultima = Math.max(ultima, lote.posicaoLeilao);

  const itens: { id: number; uid: string; lelId: number }[] = [];
  for (const { id, uid, dados } of pedido.lotes) {
    if (estado.lotes.has(uid)) throw new ErroMartelo('JA_EXISTE');
    const posicaoLeilao = dados.posicaoLeilao ?? ultima + 1;
    ultima = Math.max(ultima, posicaoLeilao);
    const lote = comPadroes(estado, { id, uid, posicaoLeilao }, dados, ata.iso);
    exigirEntrada(lote.situacao);
    exigirLoteJudicial(leilao, lote);
    const elo = ata.elo(
      { uid, seq: 0, hash: hash('sha256', sementeDoLivro(uid)), silenciosos: [] },
      { tipo: 'LoteIncluido', situacao: lote.situacao, ...condicoesDoLote(lote, leilao.incrementos) },
    );
    ata.registrar({ tipo: 'LoteIncluido/1', instante: ata.instante, lote, elo });
    itens.push({ id, uid, lelId: id });
  }
  return { itens };
}

function comPadroes(
  { leilao }: Estado,
  { id, uid, posicaoLeilao }: Pick<DadosLote, 'id' | 'uid' | 'posicaoLeilao'>,
  dados: LoteEscrita,
  agora: string,
): DadosLote {
  const liberado = LEILAO_ACEITA_LANCES.has(leilao.situacao) ? 'LIBERADO_LEILAO' : 'CADASTRADO';
  return {
    ...dados,
    id,
    uid,
    lelId: id,
    posicaoLeilao,
    numero: String(dados.numero ?? posicaoLeilao),
    situacao: dados.situacao ?? liberado,
    dataInicio: dados.dataInicio ?? agora,
    dataFim: dados.finalizacaoManual ? null : (dados.dataFim ?? fimNaSequencia(leilao, posicaoLeilao)),
  };
}

/**
 * Changes what staff wrote of a lot, as far as `ALTERACOES_LOTE` lets it.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, ALTERACAO_NAO_PERMITIDA, TRANSICAO_INVALIDA, SEM_PERMISSAO, REVISAO_DESATUALIZADA
 */
export function alterarLote(
  estado: Estado,
  pedido: PedidoDe<'alterar-lote'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, pedido.lelUid);
  exigirRevisao(pedido.revisao, () => revisaoDoLote(lote));
  const { situacao, numero, ...alteradas } = pedido.mudancas;
  const { retirar = [] } = pedido;
  exigirAlteravel(lote, alteradas, pedido.termos ?? ata.calaConsente, retirar);
  const { valor, ...campos } = alteradas;
  const retirados = retirar.filter((campo) => !campo.startsWith('valor.'));
  const doValor = retirar.flatMap((campo) => (campo.startsWith('valor.') ? [campo.slice(6)] : []));

  const mudancas = {
    ...campos,
    ...(numero === undefined ? {} : { numero: String(numero) }),
    ...(valor === undefined && doValor.length === 0
      ? {}
      : { valor: { ...semCampos(lote.dados.valor, doValor), ...valor } }),
  } as Partial<DadosLote>;
  const { finalizacaoManual, dataFim, posicaoLeilao } = { ...lote.dados, ...mudancas };
  // A lot has a clock or an auctioneer: never both, never neither.
  if (finalizacaoManual && dataFim !== null) mudancas.dataFim = null;
  if (!finalizacaoManual && dataFim === null) mudancas.dataFim = fimNaSequencia(estado.leilao, posicaoLeilao);
  exigirOrdemNoTempo({ ...lote.dados, ...mudancas }, campos);
  exigirLoteJudicial(estado.leilao, semCampos({ ...lote.dados, ...mudancas }, retirados) as DadosLote);
  const tabela = estado.leilao.incrementos;
  const antes = condicoesDoLote(lote.dados, tabela);
  const depois = condicoesDoLote({ ...lote.dados, ...mudancas }, tabela);
  if (Object.keys(mudancas).length > 0 || retirados.length > 0) {
    const elo =
      canonico(antes) === canonico(depois) ? null : ata.elo(lote, { tipo: 'LoteAlterado', ...depois });
    ata.registrar({
      ...{ tipo: 'LoteAlterado/1', instante: ata.instante, lelUid: lote.uid, mudancas, elo },
      ...(retirados.length > 0 ? { retirados } : {}),
    });
  }
  if (situacao !== undefined && situacao !== lote.situacao) {
    mudarSituacao(estado, lote, situacao, ata, {
      como: pedido.como ?? (ata.calaConsente ? ['equipe'] : []),
    });
  }
  return { id: lote.id, uid: lote.uid, situacao: situacao ?? lote.situacao };
}

/**
 * Changes a lot's situation by hand, as the table lets this person.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, TRANSICAO_INVALIDA, SEM_PERMISSAO
 */
export function mudarSituacaoLote(
  estado: Estado,
  { lelUid, situacao, como, motivo, de }: PedidoDe<'mudar-situacao-lote'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  if (de !== undefined && de !== lote.situacao)
    throw transicaoInvalida(lote.situacao, situacao, rotuloDoLote);
  if (situacao !== lote.situacao) mudarSituacao(estado, lote, situacao, ata, { como, motivo });
  return { id: lote.id, uid: lote.uid, situacao };
}

/** By hand. What was suspended gets its time back first. */
function mudarSituacao(
  estado: Estado,
  lote: EstadoLote,
  para: SituacaoLote,
  ata: Ata,
  opcoes: { como: readonly Ator[]; motivo?: string | null },
): void {
  if (para !== 'LOTE_CANCELADO') devolverTempo(estado, lote, ata);
  passarLote(lote, para, 'mudar-situacao', ata, opcoes);
}

function exigirOrdemNoTempo({ dataInicio, dataFim }: DadosLote, campos: MudancasLote): void {
  const mexeu = campos.dataInicio !== undefined || campos.dataFim !== undefined;
  if (!mexeu || dataFim === null || dataInicio < dataFim) return;
  throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
    campo: 'dataFim',
    campoRotulo: ROTULOS_DO_LOTE.dataFim,
    porque: 'o encerramento vem depois do início',
  });
}
