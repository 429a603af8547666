import { type Acao, type EstadoConstrutor, reduzir } from './estado.ts';
import type { Retomada } from './retomar.ts';

/**
 * The builder's state, readable at any moment and by anyone: handlers, the saver and the journal see a gesture the instant it is done,
 * not with the next render.
 */
export interface Loja {
  estado(): EstadoConstrutor;
  /** What edits the page waits until the journal has been read. */
  despachar(acao: Acao): void;
  /** Goes on from what the journal held, then does what waited. Once; later calls do nothing. */
  comecar(retomada: Retomada | null): void;
  /** Returns what ends the listening. */
  assinar(ouvir: () => void): () => void;
}

const EDITAM: ReadonlySet<Acao['tipo']> = new Set([
  'gesto',
  'desfazer',
  'refazer',
  'ir-para',
  'restaurar-guardada',
]);

export function criarLoja(inicial: EstadoConstrutor): Loja {
  let estado = inicial;
  let esperam: Acao[] | null = [];
  const ouvintes = new Set<() => void>();
  const aplicar = (acao: Acao) => {
    const novo = reduzir(estado, acao);
    if (novo === estado) return;
    estado = novo;
    for (const ouvir of ouvintes) ouvir();
  };
  return {
    estado: () => estado,
    despachar: (acao) => (esperam && EDITAM.has(acao.tipo) ? void esperam.push(acao) : aplicar(acao)),
    comecar(retomada) {
      if (!esperam) return;
      const fila = esperam;
      esperam = null;
      if (retomada) aplicar({ tipo: 'retomar', retomada });
      for (const acao of fila) aplicar(acao);
    },
    assinar(ouvir) {
      ouvintes.add(ouvir);
      return () => ouvintes.delete(ouvir);
    },
  };
}
