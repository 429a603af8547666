import type { DadosLeilao, DadosLote } from '../../auction/modelo/dados.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { Motor } from '../../runtime/motor.ts';

/** What a lot asks of its bidders beyond what its brand asks. */
export interface FatosDoLote {
  /** Null = everybody. */
  grupos: readonly number[] | null;
  sucata: boolean;
}

/** What an auction asks of its bidders. */
export interface FatosDoLeilao {
  leilao: Readonly<DadosLeilao>;
  /** Only the lots that ask something. */
  lotes: ReadonlyMap<string, FatosDoLote>;
}

export interface FatosDosLeiloes {
  /** Without waiting; null when the auction was not asked for yet. */
  conhecidos(leiUid: string): FatosDoLeilao | null;
  /** Null when there is no such auction. */
  buscar(leiUid: string): Promise<FatosDoLeilao | null>;
}

/**
 * What auctions and lots ask, in memory, following the log: a bid reads no state, because reading an auction's state waits for the
 * append in flight, and a bid that waits before the motor takes its receipt time could come late for no fault of its own (rule 13).
 */
export function seguirFatos(motor: Motor): FatosDosLeiloes {
  const conhecidos = new Map<string, { leilao: DadosLeilao; lotes: Map<string, FatosDoLote> }>();
  motor.aoGravar(({ events }, { leilao, lotes }) => {
    const fatos = conhecidos.get(leilao.uid);
    if (fatos === undefined) return;
    fatos.leilao = leilao;
    for (const evento of events) {
      const lelUid = loteTocado(evento);
      const lote = lelUid === null ? undefined : lotes.get(lelUid);
      if (lote !== undefined) anotar(fatos.lotes, lote.dados);
    }
  });
  return {
    conhecidos: (leiUid) => conhecidos.get(leiUid) ?? null,
    async buscar(leiUid) {
      const ja = conhecidos.get(leiUid);
      if (ja !== undefined) return ja;
      const estado = await motor.estado(leiUid);
      if (estado === null) return null;
      const fatos = { leilao: estado.leilao, lotes: fatosDosLotes(estado) };
      conhecidos.set(leiUid, fatos);
      return fatos;
    },
  };
}

function fatosDosLotes(estado: Readonly<Estado>): Map<string, FatosDoLote> {
  const fatos = new Map<string, FatosDoLote>();
  for (const { dados } of estado.lotes.values()) anotar(fatos, dados);
  return fatos;
}

function anotar(fatos: Map<string, FatosDoLote>, { uid, gruposCliente, tipo }: DadosLote): void {
  const grupos = gruposCliente?.length ? gruposCliente : null;
  const sucata = ehSucata(tipo);
  if (grupos === null && !sucata) fatos.delete(uid);
  else fatos.set(uid, { grupos, sucata });
}

/** The lot whose terms an event writes; null for bids and the like. */
function loteTocado(evento: Evento): string | null {
  if (evento.tipo === 'LoteIncluido/1') return evento.lote.uid;
  return evento.tipo === 'LoteAlterado/1' ? evento.lelUid : null;
}

/** `tipo` is free text: "Sucata", "sucata aproveitável", "SUCATAS". */
const ehSucata = (tipo: string): boolean => /^sucata/i.test(tipo.trim());
