import { FASE_DA_SITUACAO, type SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';
import { VENDAS } from '../registros/venda.ts';
import { VENDAS_DA_SALA, type VendaDaSalaGuardada } from '../registros/venda-da-sala.ts';
import { numeroDaVenda, uidDaVenda } from './venda-do-lote.ts';

/** What a sale is made from. */
export interface Arremate {
  leiUid: string;
  lelUid: string;
  situacao: SituacaoLote;
  /** Centavos. */
  valor: number;
  /** When the sale is made, Unix ms: its deadline counts from there. */
  instante: number;
  /** Which sale of its lot it is, from 0. */
  vez: number;
}

/**
 * P1: a lot sold in the room stands as a sale without a buyer until staff name one, and is then sold to them; one that is not sold any
 * more waits for nobody. Each step looks at what is written and not at how often it comes: what was done stays.
 */
export function projetarVendaDaSala(
  tx: TransacaoProjecao,
  leiUid: string,
  evento: Evento,
  vender: (arremate: Arremate, cliUid: string) => void,
): void {
  switch (evento.tipo) {
    case 'LoteEncerrado/1':
      abrir(tx, leiUid, evento);
      break;
    case 'CondicionalRespondida/1': {
      const { lelUid, desfecho, instante } = evento;
      const espera = desfecho?.valor == null ? null : queEspera(tx, lelUid, instante);
      if (espera !== null) guardar(tx, { ...espera, valor: desfecho!.valor!, condicional: false });
      break;
    }
    case 'SituacaoLoteAlterada/1': {
      const fase = FASE_DA_SITUACAO[evento.situacao];
      const espera = queEspera(tx, evento.lelUid, evento.instante);
      if (espera === null) break;
      if (fase !== 'vendido' && fase !== 'condicional') guardar(tx, { ...espera, situacao: 'DESFEITA' });
      else if (fase === 'vendido' && espera.condicional) guardar(tx, { ...espera, condicional: false });
      break;
    }
    case 'CompradorIdentificado/1': {
      const { lelUid, cliUid, instante } = evento;
      const espera = queEspera(tx, lelUid, instante);
      if (espera === null) break;
      const { valor, vez, condicional } = espera;
      guardar(tx, { ...espera, situacao: 'IDENTIFICADA', cliUid });
      const situacao = condicional ? 'CONDICIONAL' : 'AG_PAGAMENTO';
      vender({ leiUid, lelUid, valor, vez, instante, situacao }, cliUid);
      break;
    }
    default:
  }
}

const guardar = (tx: TransacaoProjecao, venda: VendaDaSalaGuardada): void => tx.gravar(VENDAS_DA_SALA, venda);

function abrir(
  tx: TransacaoProjecao,
  leiUid: string,
  { lelUid, situacao, vencedor, valor, instante }: Extract<Evento, { tipo: 'LoteEncerrado/1' }>,
): void {
  const [leilao, lote] = [tx.ler(LEILOES, leiUid), tx.ler(LOTES, lelUid)];
  if (vencedor === null || valor === null || leilao === null || leilao.ensaio) return;
  if (lote?.lider?.modo !== 'PRESENCIAL') return;
  const vez = lugarParaVenda(tx, lelUid, instante);
  if (vez === null) return;
  const em = new Date(instante).toISOString();
  const { numero: loteNumero, nome: loteNome } = lote.dados;
  guardar(tx, {
    ...{ uid: uidDaVenda(lelUid, vez), id: numeroDaVenda(lote.id, vez), hotsites: leilao.hotsites },
    ...{ leiUid, leilaoNome: leilao.nome, lelUid, loteNumero, loteNome, valor, em, vez },
    ...{ apelido: vencedor.apelido, apelidoUid: vencedor.uid, cliUid: null },
    ...{ condicional: FASE_DA_SITUACAO[situacao] === 'condicional', situacao: 'SEM_COMPRADOR' },
  });
}

/** The one that waits for its buyer, as of an instant; null when none does. */
function queEspera(tx: TransacaoProjecao, lelUid: string, instante: number): VendaDaSalaGuardada | null {
  const ultima = ultimaDe(tx, lelUid);
  return ultima?.situacao === 'SEM_COMPRADOR' && Date.parse(ultima.em) <= instante ? ultima : null;
}

/** The last of a lot's sales, if it was the room's. */
function ultimaDe(tx: TransacaoProjecao, lelUid: string): VendaDaSalaGuardada | null {
  let ultima: VendaDaSalaGuardada | null = null;
  for (let vez = 0; ; vez++) {
    const uid = uidDaVenda(lelUid, vez);
    const daSala = tx.ler(VENDAS_DA_SALA, uid);
    if (daSala === null && tx.ler(VENDAS, uid) === null) return ultima;
    ultima = daSala as VendaDaSalaGuardada | null;
  }
}

/** Which sale of its lot the close at `instante` makes, from 0; null when it has made it already. */
export function lugarParaVenda(tx: TransacaoProjecao, lelUid: string, instante: number): number | null {
  for (let vez = 0; ; vez++) {
    const uid = uidDaVenda(lelUid, vez);
    const feita = tx.ler(VENDAS_DA_SALA, uid)?.em ?? tx.ler(VENDAS, uid)?.dataVenda;
    if (feita === undefined) return vez;
    if (Date.parse(feita) >= instante) return null;
  }
}

/** Had the lot a sale by then that may have to follow it? Asked again of an old event, it is answered as it was then. */
export function tinhaVenda(tx: TransacaoProjecao, lelUid: string, instante: number): boolean {
  for (let vez = 0; ; vez++) {
    const uid = uidDaVenda(lelUid, vez);
    const venda = tx.ler(VENDAS, uid);
    if (venda !== null) return Date.parse(venda.dataVenda) <= instante;
    if (tx.ler(VENDAS_DA_SALA, uid) === null) return false;
  }
}
