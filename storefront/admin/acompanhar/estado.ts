import type {
  ClienteAcompanhado,
  LeilaoAcompanhado,
  LoteAcompanhado,
  LoteQueMove,
} from '@martelo/shared/acompanhar';

/** An auction as a screen follows it: what was read, and what moved since. */
export interface Acompanhado {
  leilao: LeilaoAcompanhado['leilao'];
  /** In the order in which they are sold. */
  lotes: readonly LoteAcompanhado[];
  clientes: readonly ClienteAcompanhado[];
}

export type Noticia =
  | { tipo: 'lida'; lido: LeilaoAcompanhado }
  | { tipo: 'mudou'; lotes: readonly LoteQueMove[]; clientes: readonly ClienteAcompanhado[] };

/**
 * The auction after what was told of it. A lot only ever moves to a higher `seq`, whichever of reading and telling came last; one that did not
 * move stays the same object, so that its row is not drawn again. A lot that nobody has read yet waits for the next reading.
 */
export function comNoticia(antes: Acompanhado | null, noticia: Noticia): Acompanhado | null {
  if (noticia.tipo === 'lida') {
    const { leilao, lotes, clientes } = noticia.lido;
    const conhecidos = new Map(antes?.lotes.map((um) => [um.uid, um]));
    return {
      leilao,
      lotes: lotes.map((lido) => {
        const conhecido = conhecidos.get(lido.uid);
        if (conhecido === undefined || conhecido.seq < lido.seq) return lido;
        const { visitas, favoritos } = lido;
        const mesmo = conhecido.visitas === visitas && conhecido.favoritos === favoritos;
        if (conhecido.seq === lido.seq) return mesmo && iguais(conhecido, lido) ? conhecido : lido;
        return mesmo ? conhecido : { ...conhecido, visitas, favoritos };
      }),
      clientes,
    };
  }
  if (antes === null) return null;
  const novos = new Map(noticia.lotes.map((um) => [um.uid, um]));
  const quem = new Map(antes.clientes.map((um) => [um.cliUid, um]));
  for (const um of noticia.clientes) {
    if (um.lotes === 0) quem.delete(um.cliUid);
    else quem.set(um.cliUid, um);
  }
  return {
    ...antes,
    lotes:
      novos.size === 0
        ? antes.lotes
        : antes.lotes.map((lote) => {
            const novo = novos.get(lote.uid);
            return novo === undefined || novo.seq < lote.seq ? lote : { ...lote, ...novo };
          }),
    clientes: noticia.clientes.length === 0 ? antes.clientes : [...quem.values()],
  };
}

const iguais = (um: object, outro: object): boolean => JSON.stringify(um) === JSON.stringify(outro);

/** A client, and what they lead: the lots say it. */
export interface Licitante extends ClienteAcompanhado {
  lidera: number;
  /** Centavos. */
  valor: number;
}

/** Who leads most comes first. */
export function licitantes({ lotes, clientes }: Pick<Acompanhado, 'lotes' | 'clientes'>): Licitante[] {
  const partes = new Map(clientes.map((um) => [um.cliUid, { ...um, lidera: 0, valor: 0 }]));
  for (const { lider, valorAtual } of lotes) {
    const parte = lider?.cliUid == null ? undefined : partes.get(lider.cliUid);
    if (parte === undefined) continue;
    parte.lidera += 1;
    parte.valor += valorAtual ?? 0;
  }
  return [...partes.values()].toSorted((um, outro) => outro.valor - um.valor || outro.lotes - um.lotes);
}
