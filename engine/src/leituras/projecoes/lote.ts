import { emExibicao } from '../../auction/leituras/exibicao.ts';
import type { EloDoLivro, Evento } from '../../auction/modelo/evento.ts';
import { semCampos } from '../../auction/modelo/retiraveis.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LIVRO, type LinhaDoLivro } from '../registros/livro.ts';
import { LOTES, type LoteRegistro } from '../registros/lote.ts';

/** Keeps the lot's record. */
export function projetarLote(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LoteIncluido/1': {
      const { lote: dados } = evento;
      const { uid, id } = dados;
      const exibido = emExibicao(situacaoDe(tx, leiUid), dados.situacao);
      tx.gravar(LOTES, { uid, id, leiUid, dados, exibido, valorAtual: null, qtdLances: 0, lider: null });
      break;
    }
    case 'LoteAlterado/1':
      mudar(tx, evento.lelUid, ({ dados }) => ({
        dados: { ...semCampos(dados, evento.retirados), ...evento.mudancas },
      }));
      break;
    case 'SituacaoLoteAlterada/1':
    case 'LoteEncerrado/1':
      mudar(tx, evento.lelUid, ({ dados, exibido }) => ({
        dados: { ...dados, situacao: evento.situacao },
        ...(exibido === false && { exibido: emExibicao(situacaoDe(tx, leiUid), evento.situacao) }),
      }));
      break;
    case 'LoteProrrogado/1':
    case 'TempoRestituido/1':
      mudar(tx, evento.lelUid, ({ dados }) => ({ dados: { ...dados, dataFim: evento.dataFim } }));
      break;
    case 'LanceAceito/1': {
      const lider = { uid: evento.participante.uid, modo: evento.modo, lance: evento.lance };
      mudar(tx, evento.lelUid, ({ qtdLances }) => ({
        qtdLances: qtdLances + 1,
        ...(evento.lidera ? { valorAtual: evento.valor, lider } : {}),
      }));
      break;
    }
    case 'LanceCancelado/1': {
      const { lideranca, qtdLances } = evento;
      const lider = lideranca && {
        ...{ uid: lideranca.participante.uid, modo: lideranca.modo, lance: lideranca.lance },
      };
      mudar(tx, evento.lelUid, () => ({ qtdLances, lider, valorAtual: lideranca?.preco ?? null }));
      break;
    }
    case 'VendaDireta/1': {
      const lider = { uid: evento.participante.uid, modo: 'MANUAL' as const, lance: evento.lance };
      mudar(tx, evento.lelUid, () => ({ valorAtual: evento.valor, lider }));
      break;
    }
    default:
  }
}

/** Writes the lot's public ledger, one line for each public event. */
export function projetarLivro(tx: TransacaoProjecao, _leiUid: string, evento: Evento): void {
  const elo: EloDoLivro | null = 'elo' in evento ? evento.elo : null;
  if (elo === null) return;
  const { lelUid, seq, publico, privado, hash } = elo;
  tx.gravar(LIVRO, { uid: `${lelUid}:${seq}`, lelUid, seq, tipo: publico.tipo, publico, privado, hash });
  if (publico.tipo !== 'LanceCancelado') return;
  for (const anulado of publico.anulados) marcar(tx, lelUid, anulado, { anulado: true });
  for (const { seq: revisto, valor } of publico.revistos)
    marcar(tx, lelUid, revisto, { anulado: false, valorRevisto: valor });
}

function marcar(
  tx: TransacaoProjecao,
  lelUid: string,
  seq: number,
  marcas: Pick<LinhaDoLivro, 'anulado' | 'valorRevisto'>,
): void {
  const linha = tx.ler(LIVRO, `${lelUid}:${seq}`);
  if (linha !== null) tx.gravar(LIVRO, { ...linha, ...marcas });
}

/** The auction's record is written before its lots'. */
const situacaoDe = (tx: TransacaoProjecao, leiUid: string) => tx.ler(LEILOES, leiUid)?.situacao ?? 'CRIADO';

function mudar(
  tx: TransacaoProjecao,
  lelUid: string,
  mudancas: (lote: LoteRegistro) => Partial<LoteRegistro>,
): void {
  const lote = tx.ler(LOTES, lelUid);
  if (lote !== null) tx.gravar(LOTES, { ...lote, ...mudancas(lote) });
}
