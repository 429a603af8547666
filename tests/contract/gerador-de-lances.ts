import type { sorteador } from '@martelo/shared/acaso';
import type { Comando, Degrau, ModeloDeLote, Termos, Tipo } from './modelo.ts';

/** A number in [0, 1), the same ones for the same seed. */
export type Acaso = ReturnType<typeof sorteador>;

export interface Sorteado {
  termos: Termos;
  /** What staff send. */
  corpo: object;
  /** The auction's increment table. */
  tabela: Degrau[];
  taxas: number[];
  comissaoExtra: number;
  semente?: number;
}

interface DoLeilao {
  empate: Termos['empate'];
  modo: Termos['modo'];
  janelaS: number;
  acrescimoS: number;
  dataFim: number;
}

const TABELA: Degrau[] = [
  { ate: 20_000, valor: 700 },
  { ate: 50_000, valor: 1_000 },
  { ate: 120_000, valor: 2_500 },
  { ate: 500_000, valor: 10_000 },
  { valor: 50_000 },
];

/** A lot near the edges: steps that do not divide the price, reserves below, at and far above the opening price. */
export function loteAoAcaso({ empate, modo, janelaS, acrescimoS, dataFim }: DoLeilao, dado: Acaso): Sorteado {
  const entre = (de: number, a: number) => de + Math.floor(dado() * (a - de + 1));
  const escolher = <T>(itens: T[]): T => itens[Math.floor(dado() * itens.length)]!;
  const minimo = escolher([1, entre(2, 9_999), entre(10_000, 60_000), entre(60_000, 600_000)]);
  const fixo = dado() < 0.5 ? escolher([1, entre(2, 99), 5_000, entre(100, 20_000)]) : null;
  const degraus = fixo === null ? TABELA : [{ valor: fixo }];
  const passo = degraus.find(({ ate }) => ate === undefined || minimo < ate)!.valor;
  const reserva = escolher([
    0,
    0,
    minimo,
    Math.max(1, minimo - 1),
    minimo + 1,
    minimo + passo * entre(1, 6),
    minimo + entre(1, passo * 9),
  ]);
  const recebeIncrementoTempo = dado() < 0.9;
  const taxas = [entre(0, 1) * entre(0, 90_000), entre(0, 1) * entre(0, 5_000)];
  const comissaoExtra = escolher([0, 0, 1.5, 2.25]);
  return {
    termos: {
      minimo,
      reserva,
      degraus,
      empate,
      modo,
      janelaMs: janelaS * 1000,
      acrescimoMs: acrescimoS * 1000,
      recebeIncrementoTempo,
      dataFim,
    },
    corpo: {
      nome: 'Lote sorteado',
      tipo: 'Carro',
      valor: {
        minimo,
        despachante: taxas[0],
        outros: taxas[1],
        comissaoExtraPorcentagem: comissaoExtra,
        ...(fixo === null ? {} : { incremento: fixo }),
      },
      ...(reserva === 0 && dado() < 0.5 ? {} : { valorComitente: reserva }),
      ...(recebeIncrementoTempo ? {} : { recebeIncrementoTempo }),
      dataFim: new Date(dataFim).toISOString(),
    },
    tabela: TABELA,
    taxas,
    comissaoExtra,
  };
}

/** A bid worth making: around the next bid, the leader's cap, one's own cap and the reserve; now and then an old command again. */
export function proximoComando(
  modelo: ModeloDeLote,
  anteriores: Comando[],
  pessoas: string[],
  dado: Acaso,
): Comando {
  const entre = (de: number, a: number) => de + Math.floor(dado() * (a - de + 1));
  const escolher = <T>(itens: T[]): T => itens[Math.floor(dado() * itens.length)]!;
  const { proximo, lider, termos } = modelo;
  const passo = modelo.passo(modelo.preco ?? termos.minimo);
  const teto = lider?.teto ?? proximo;
  const quem = escolher(pessoas);
  const tipo: Tipo = dado() < 0.5 ? 'MANUAL' : 'AUTOMATICO';
  const valor = Math.max(
    1,
    escolher([
      () => proximo,
      () => proximo,
      () => proximo - 1,
      () => proximo + entre(0, passo),
      () => proximo + passo * entre(1, 5),
      () => proximo + passo * entre(2, 20) + entre(0, passo),
      () => teto,
      () => teto,
      () => teto + escolher([-1, 1]),
      () => teto + escolher([-passo, passo]),
      () => Math.max(proximo, termos.reserva),
      () => termos.reserva + escolher([-1, 1, passo]),
      () => entre(1, proximo),
    ])(),
  );
  const novo = {
    comandoId: `${Math.floor(dado() * 2 ** 48).toString(36)}-${anteriores.length}`,
    quem,
    tipo,
    valor,
  };
  const antigo = anteriores.length > 0 && dado() < 0.12 ? escolher(anteriores) : undefined;
  if (antigo === undefined) return novo;
  return escolher([
    antigo,
    antigo,
    { ...antigo, valor: antigo.valor + 1 },
    { ...antigo, tipo: antigo.tipo === 'MANUAL' ? 'AUTOMATICO' : 'MANUAL' },
    // The id of a command belongs to who made it.
    { ...novo, comandoId: antigo.comandoId },
  ] as Comando[]);
}
