import type { Acaso } from '@martelo/shared/acaso';

/** What a bidder sees of a lot, as anybody does. Amounts in centavos, instants in Unix ms on the server's clock. */
export interface Vista {
  seq: number;
  valorAtual: number | null;
  proximoLance: number;
  dataFim: number | null;
  situacao: string;
  ganhando: boolean;
}

/** What a bidder wants of a lot. */
export interface Desejo {
  /** The most this bidder would pay, centavos. */
  limite: number;
  /** Bids sent on the lot so far. */
  enviados: number;
}

export type Acao =
  | { tipo: 'MANUAL' | 'AUTOMATICO'; valor: number }
  /** Mistakes that people and their phones make; all must be refused, or be harmless. */
  | { tipo: 'engano'; qual: 'abaixo' | 'repetido' | 'sem-valor' | 'lote-errado' | 'queda' };

export interface Temperamento {
  nome: string;
  descricao: string;
  /** Of all bidders, by default. */
  peso: number;
  /** How much of a lot's opening price the limit is: from, to. */
  apetite: readonly [number, number];
  /** Share of the lots that interest this bidder. */
  interesse: number;
  /** Ms until the bidder reacts to what changed, before the pace of the rehearsal; null = not now. */
  reacao(vista: Vista, agora: number, sorte: Acaso): number | null;
  /** What the bidder does when the moment has come; null = lets it pass. */
  decidir(vista: Vista, desejo: Desejo, sorte: Acaso): Acao | null;
}

const proximo = (vista: Vista, { limite }: Desejo): Acao | null =>
  vista.ganhando || vista.proximoLance > limite ? null : { tipo: 'MANUAL', valor: vista.proximoLance };

/** Up by a few steps at once, never above the limit. */
function salto(vista: Vista, desejo: Desejo, passos: number): Acao | null {
  if (vista.ganhando || vista.proximoLance > desejo.limite) return null;
  const passo = Math.max(100, vista.proximoLance - (vista.valorAtual ?? vista.proximoLance * 0.95));
  const valor = Math.round((vista.proximoLance + passo * (passos - 1)) / 100) * 100;
  return { tipo: 'MANUAL', valor: Math.max(vista.proximoLance, Math.min(valor, desejo.limite)) };
}

/** Time left of the lot, ms; a live lot has no clock. */
const resta = (vista: Vista, agora: number): number =>
  vista.dataFim === null ? Number.POSITIVE_INFINITY : vista.dataFim - agora;

export const TEMPERAMENTOS = {
  cauteloso: {
    nome: 'cauteloso',
    descricao: 'Pensa antes, dá o próximo lance e desiste cedo.',
    peso: 3,
    apetite: [0.9, 1.3],
    interesse: 0.4,
    reacao: (_vista, _agora, sorte) => sorte.faixa(3_000, 12_000),
    decidir: proximo,
  },
  teimoso: {
    nome: 'teimoso',
    descricao: 'Responde a cada lance até o seu limite, que é alto.',
    peso: 2,
    apetite: [1.2, 1.9],
    interesse: 0.3,
    reacao: (_vista, _agora, sorte) => sorte.faixa(600, 3_000),
    decidir: proximo,
  },
  impulsivo: {
    nome: 'impulsivo',
    descricao: 'Responde na hora e pula vários incrementos.',
    peso: 1,
    apetite: [1, 1.7],
    interesse: 0.25,
    reacao: (_vista, _agora, sorte) => sorte.faixa(150, 900),
    decidir: (vista, desejo, sorte) => salto(vista, desejo, sorte.entre(1, 4)),
  },
  atirador: {
    nome: 'atirador',
    descricao: 'Espera os últimos segundos do lote.',
    peso: 2,
    apetite: [1, 1.8],
    interesse: 0.35,
    reacao: (vista, agora, sorte) => {
      const espera = resta(vista, agora) - sorte.faixa(1_000, 15_000);
      return Number.isFinite(espera) ? Math.max(200, espera) : sorte.faixa(4_000, 9_000);
    },
    decidir: (vista, desejo, sorte) => salto(vista, desejo, sorte.chance(0.3) ? 2 : 1),
  },
  automatico: {
    nome: 'automático',
    descricao: 'Configura um lance máximo e deixa; às vezes o aumenta uma vez.',
    peso: 2,
    apetite: [1, 1.8],
    interesse: 0.35,
    reacao: (_vista, _agora, sorte) => sorte.faixa(1_000, 25_000),
    decidir: (vista, desejo, sorte) => {
      if (desejo.enviados >= 2 || (desejo.enviados === 1 && (vista.ganhando || sorte.chance(0.5))))
        return null;
      const valor = desejo.enviados === 0 ? desejo.limite : Math.round((desejo.limite * 1.1) / 100) * 100;
      return valor < vista.proximoLance ? null : { tipo: 'AUTOMATICO', valor };
    },
  },
  desastrado: {
    nome: 'desastrado',
    descricao: 'Clica duas vezes, erra o valor, perde a conexão e repete o lance.',
    peso: 1,
    apetite: [0.9, 1.5],
    interesse: 0.3,
    reacao: (_vista, _agora, sorte) => sorte.faixa(400, 4_000),
    decidir: (vista, desejo, sorte) =>
      sorte.chance(0.5)
        ? {
            tipo: 'engano',
            qual: sorte.escolher(['abaixo', 'repetido', 'sem-valor', 'lote-errado', 'queda'] as const),
          }
        : proximo(vista, desejo),
  },
  observador: {
    nome: 'observador',
    descricao: 'Só acompanha.',
    peso: 2,
    apetite: [0, 0],
    interesse: 1,
    reacao: () => null,
    decidir: () => null,
  },
} as const satisfies Record<string, Temperamento>;

export type NomeTemperamento = keyof typeof TEMPERAMENTOS;

/** `quantos` bidders in the given proportions (default: each temperament's own), most frequent first, at least one of each asked. */
export function distribuir(
  quantos: number,
  pesos: Partial<Record<NomeTemperamento, number>> = {},
): NomeTemperamento[] {
  const nomes = Object.keys(TEMPERAMENTOS) as NomeTemperamento[];
  const deSempre = Object.keys(pesos).length === 0;
  const peso = (nome: NomeTemperamento) => (deSempre ? TEMPERAMENTOS[nome].peso : (pesos[nome] ?? 0));
  const total = nomes.reduce((soma, nome) => soma + peso(nome), 0);
  if (total <= 0) return [];
  const lista: NomeTemperamento[] = [];
  const dados = new Map<NomeTemperamento, number>(nomes.map((nome) => [nome, 0]));
  // The one furthest behind its share comes next: any prefix is as mixed as the whole.
  while (lista.length < quantos) {
    const faltaMais = nomes.reduce((a, b) =>
      peso(b) / (dados.get(b)! + 1) > peso(a) / (dados.get(a)! + 1) ? b : a,
    );
    dados.set(faltaMais, dados.get(faltaMais)! + 1);
    lista.push(faltaMais);
  }
  return lista;
}
