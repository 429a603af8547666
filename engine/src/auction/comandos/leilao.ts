import { ErroMartelo } from '@martelo/shared/erros';
import { LEILAO_ACEITA_LANCES, type SituacaoLeilao } from '@martelo/shared/leilao';
import { exigirLeilaoAlteravel, temLances } from '../atos/alteracoes.ts';
import type { Ata } from '../atos/ata.ts';
import { passarLote } from '../atos/passar-lote.ts';
import { aceitaLances, encerrado } from '../leituras/abertura.ts';
import { exigirTempoJudicial } from '../leituras/judicial.ts';
import { prazoDoLeilao } from '../leituras/prazos.ts';
import { exigirRevisao, revisaoDoLeilao } from '../leituras/revisao.ts';
import { exigirTransicaoLeilao } from '../leituras/transicoes.ts';
import { condicoesDoLote } from '../modelo/condicoes.ts';
import type { DadosLeilao } from '../modelo/dados.ts';
import type { Estado } from '../modelo/estado.ts';
import type { PedidoDe } from './pedido.ts';

/** Opens the auction's stream. @throws ErroMartelo JA_EXISTE */
export function criarLeilao(
  estado: Estado | null,
  { leilao }: PedidoDe<'criar-leilao'>,
  ata: Ata,
): Record<string, unknown> {
  if (estado !== null) throw new ErroMartelo('JA_EXISTE');
  exigirTempoJudicial(leilao);
  ata.registrar({ tipo: 'LeilaoCriado/1', instante: ata.instante, leilao });
  return { id: leilao.id, uid: leilao.uid };
}

/**
 * Changes what staff wrote of an auction. A new increment table is a new term for every lot that follows it, and so a public event
 * of each. @throws ErroMartelo ALTERACAO_NAO_PERMITIDA when the auction has ended, or as `ALTERACOES_LEILAO` says; SEM_PERMISSAO;
 * REVISAO_DESATUALIZADA
 */
export function alterarLeilao(
  estado: Estado,
  { mudancas, termos, retirar = [], revisao }: PedidoDe<'alterar-leilao'>,
  ata: Ata,
): Record<string, unknown> {
  const { leilao } = estado;
  if (leilao.situacao === 'EXECUTADO' || leilao.situacao === 'CANCELADO') {
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', { campo: 'o leilão', porque: 'ele já terminou' });
  }
  exigirRevisao(revisao, () => revisaoDoLeilao(leilao));
  const { situacao, ...campos } = mudancas;
  const comLances = [...estado.lotes.values()].some(temLances);
  exigirLeilaoAlteravel(leilao, comLances, { campos, retirar }, termos ?? ata.calaConsente);
  exigirTempoJudicial({ ...leilao, ...(campos as Partial<DadosLeilao>) });
  ata.registrar({
    tipo: 'LeilaoAlterado/1',
    instante: ata.instante,
    mudancas: campos as Partial<DadosLeilao>,
    ...(retirar.length > 0 ? { retirados: retirar } : {}),
  });
  const { incrementos } = campos;
  if (incrementos !== undefined) {
    for (const lote of estado.lotes.values()) {
      if (lote.incremento !== undefined || encerrado(lote)) continue;
      const elo = ata.elo(lote, { tipo: 'LoteAlterado', ...condicoesDoLote(lote.dados, incrementos) });
      ata.registrar({ tipo: 'LoteAlterado/1', instante: ata.instante, lelUid: lote.uid, mudancas: {}, elo });
    }
  }
  if (situacao !== undefined && situacao !== leilao.situacao) passarPara(estado, situacao, ata);
  return { id: leilao.id, uid: leilao.uid, situacao: situacao ?? leilao.situacao };
}

/** @throws ErroMartelo TRANSICAO_INVALIDA, ALTERACAO_NAO_PERMITIDA when a lot is still open at the end */
export function mudarSituacaoLeilao(
  estado: Estado,
  { situacao, motivo }: PedidoDe<'mudar-situacao-leilao'>,
  ata: Ata,
): Record<string, unknown> {
  if (situacao !== estado.leilao.situacao) passarPara(estado, situacao, ata, motivo);
  return { id: estado.leilao.id, uid: estado.leilao.uid, situacao };
}

/** Asked for by the auction's own deadline. Too early, or with a lot that can still be bid on, it changes nothing. */
export function terminarLeilao(estado: Estado, ata: Ata): Record<string, unknown> {
  const { situacao } = estado.leilao;
  const prazo = prazoDoLeilao(estado);
  if (prazo === null || ata.instante < prazo.instante) return { terminado: false, situacao };
  ata.registrar({ tipo: 'SituacaoLeilaoAlterada/1', instante: ata.instante, situacao: 'EXECUTADO' });
  return { terminado: true, situacao: 'EXECUTADO' };
}

function passarPara(estado: Estado, situacao: SituacaoLeilao, ata: Ata, motivo: string | null = null): void {
  exigirTransicaoLeilao(estado.leilao.situacao, situacao, 'mudar-situacao-leilao');
  const lotes = [...estado.lotes.values()];
  // A suspended lot has a time to get back: it goes on, or is withdrawn, first.
  if (situacao === 'EXECUTADO' && lotes.some((lote) => aceitaLances(lote) || lote.suspensoEm !== null)) {
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      campo: 'a situação',
      porque: 'ainda há lotes abertos',
    });
  }
  ata.registrar({ tipo: 'SituacaoLeilaoAlterada/1', instante: ata.instante, situacao });
  if (LEILAO_ACEITA_LANCES.has(situacao)) {
    for (const lote of lotes)
      if (lote.situacao === 'CADASTRADO') passarLote(lote, 'LIBERADO_LEILAO', 'mudar-situacao-leilao', ata);
  }
  if (situacao === 'CANCELADO') {
    for (const lote of lotes)
      if (!encerrado(lote)) passarLote(lote, 'CANCELADO_NO_LEILAO', 'mudar-situacao-leilao', ata, { motivo });
  }
}
