import type { TipoLance } from '@martelo/shared/lance';
import { situacaoDoLance } from '@martelo/shared/lance-situacao';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { Participante } from '../../auction/modelo/dados.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LANCES, type LanceRecebido } from '../registros/lance.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';

const TIPO: Record<TipoLance, LanceRecebido['tipoLance']> = {
  MANUAL: 'Manual',
  AUTOMATICO: 'Configuração Automática',
  PRESENCIAL: 'Presencial',
};

/** Keeps the list of everything that was bid or offered, with its situation. Reads who led before from the lot's record. */
export function projetarLance(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LanceAceito/1': {
      const { lance, resposta, modo, lidera, valor, elo } = evento;
      if (lidera) superarLider(tx, evento.lelUid);
      const tipoLance = resposta ? 'Automático' : TIPO[modo];
      const situacao = lidera ? 'Vencendo' : 'Superado';
      escrever(tx, leiUid, evento, {
        ...{ uid: lance, tipoLance, situacao, seq: elo.seq, valorPublico: valor },
      });
      break;
    }
    case 'MaximoElevado/1':
      escrever(tx, leiUid, evento, {
        ...{ uid: evento.lance, tipoLance: 'Configuração Automática', situacao: 'Recebido' },
        valorPublico: null,
      });
      break;
    case 'LanceCancelado/1': {
      const { lance, motivo, anulados, revistos, lideranca } = evento;
      superarLider(tx, evento.lelUid);
      for (const { lance: uid } of anulados) {
        mudar(tx, uid, ({ tipoLance }) => ({
          situacao: tipoLance === 'Automático' ? 'Cancelado' : 'Superado',
        }));
      }
      // What a line said before it was weighed again may be its leader's live cap.
      for (const { lance: uid, valor: valorPublico } of revistos)
        mudar(tx, uid, () => ({ situacao: 'Superado', valorPublico }));
      if (lideranca !== null) mudar(tx, lideranca.lance, () => ({ situacao: 'Vencendo' }));
      mudar(tx, lance, () => ({ situacao: 'Cancelado', motivo }));
      break;
    }
    case 'VendaDireta/1': {
      const { lance, modo, valor, elo } = evento;
      superarLider(tx, evento.lelUid);
      if (modo === 'Proposta') mudar(tx, lance, () => ({ situacao: 'Vencedor', seq: elo.seq }));
      else {
        escrever(tx, leiUid, evento, {
          ...{ uid: lance, tipoLance: 'Manual', tipoNegociacao: modo, situacao: 'Vencedor' },
          ...{ seq: elo.seq, valorPublico: valor, porTelefone: evento.porTelefone ?? null },
        });
      }
      break;
    }
    case 'LoteEncerrado/1':
    case 'SituacaoLoteAlterada/1':
      julgarLider(tx, evento.lelUid, evento.situacao);
      break;
    case 'PropostaFeita/1': {
      const { proposta: uid, valor, telefone, email, prazo, substituida } = evento;
      if (substituida !== null) responder(tx, substituida, { situacao: 'Substituída', prazo: null });
      escrever(tx, leiUid, evento, {
        ...{ uid, tipoLance: 'Manual', tipoNegociacao: 'Proposta', situacao: 'Proposta' },
        ...{ valorPublico: valor, porTelefone: evento.porTelefone ?? null },
        proposta: { situacao: 'Aguardando', contraValor: null, proximoValor: null, prazo, telefone, email },
      });
      break;
    }
    case 'PropostaRespondida/1': {
      const { proposta, situacao, contraValor, proximoValor, prazo } = evento;
      responder(tx, proposta, { situacao, contraValor, proximoValor, prazo });
      break;
    }
    default:
  }
}

type Linha = Pick<LanceRecebido, 'uid' | 'tipoLance' | 'situacao' | 'valorPublico'> & Partial<LanceRecebido>;

function escrever(
  tx: TransacaoProjecao,
  leiUid: string,
  { lelUid, participante, instante }: { lelUid: string; participante: Participante; instante: number },
  linha: Linha,
): void {
  const { dados } = tx.ler(LOTES, lelUid)!;
  const { uid: cliUid, apelido, cidade } = participante;
  tx.gravar(LANCES, {
    ...{ leiUid, lelUid, cliUid, apelido, cidade, loteNumero: dados.numero, loteNome: dados.nome },
    hotsites: tx.ler(LEILOES, leiUid)?.hotsites ?? [],
    data: new Date(instante).toISOString(),
    ...{ tipoNegociacao: 'Disputa', seq: null, motivo: null, proposta: null, porTelefone: null },
    ...linha,
  });
}

/** The line that led leads no more. */
function superarLider(tx: TransacaoProjecao, lelUid: string): void {
  const lance = tx.ler(LOTES, lelUid)?.lider?.lance;
  if (lance !== undefined) mudar(tx, lance, () => ({ situacao: 'Superado' }));
}

function julgarLider(tx: TransacaoProjecao, lelUid: string, situacao: SituacaoLote): void {
  const lance = tx.ler(LOTES, lelUid)?.lider?.lance;
  if (lance === undefined) return;
  mudar(tx, lance, ({ tipoNegociacao: modo }) => ({
    situacao: situacaoDoLance({ modo, lidera: true, cancelado: false }, situacao),
  }));
}

/** A proposal that came to nothing stays on the list as received. */
function responder(
  tx: TransacaoProjecao,
  uid: string,
  mudancas: Partial<NonNullable<LanceRecebido['proposta']>>,
): void {
  const emAberto = mudancas.situacao === 'Contraproposta' || mudancas.situacao === 'Aceita';
  mudar(tx, uid, ({ proposta }) => ({
    situacao: emAberto ? 'Proposta' : 'Recebido',
    proposta: { ...proposta!, ...mudancas },
  }));
}

function mudar(
  tx: TransacaoProjecao,
  uid: string,
  mudancas: (linha: LanceRecebido) => Partial<LanceRecebido>,
): void {
  const lida = tx.ler(LANCES, uid);
  if (lida === null) return;
  const { valor: _, ...linha } = lida;
  tx.gravar(LANCES, { ...linha, ...mudancas(linha) });
}
