import { formatarData } from '@martelo/shared/datas';
import type { LeilaoEscrita } from '@martelo/shared/leilao';
import type { LoteEntrada } from '@martelo/shared/lote';
import { arquivosDemo } from './arquivos.ts';
import { COMITENTE_DO_USUARIO, loteDeLoja, loteDemo } from './lotes.ts';
import { MODELOS } from './modelos.ts';

export interface LeilaoDemo {
  /** Names the auction among the demo's: pictures and bids follow from it. */
  chave: string;
  hotsiteId: number;
  leilao: Partial<LeilaoEscrita> & Pick<LeilaoEscrita, 'nome' | 'data'>;
  lotes: LoteEntrada[];
  /** How many lots already have bids. */
  comLances: number;
  /** Set once its lots have closed by themselves. */
  terminar: boolean;
  /** Came to the demo later: also added to one that was loaded before. */
  acrescimo?: boolean;
}

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const DIA = 24 * 60 * MINUTO;
/** The finished auction's lots end this long after the load, one every `PASSO_DO_FIM`. */
const ATE_O_FIM = 3 * SEGUNDO;
const PASSO_DO_FIM = SEGUNDO / 5;

/** Lots of the finished auction that close below their reserve; of the second the consignor has asked for a new value. */
const [AGUARDA_COMITENTE, AGUARDA_CLIENTE] = [2, 4];
const CONDICIONAIS: ReadonlySet<number> = new Set([AGUARDA_COMITENTE, AGUARDA_CLIENTE]);
export const POSICAO_DO_NOVO_VALOR = AGUARDA_CLIENTE + 1;

const LEILOEIRO = { nome: 'Otávio Brandão', inscricao: 'JUCESP 1042' };
const LOCAL = {
  nome: 'Pátio Guarulhos',
  cidade: 'Guarulhos',
  endereco: 'Avenida das Indústrias, 1500, Cumbica',
};
const INCREMENTOS = [{ ate: 500_000, valor: 10_000 }, { ate: 2_000_000, valor: 25_000 }, { valor: 50_000 }];

/**
 * The demo's auctions as of `agora`: for each brand one closing within the hour, one live, two about to finish, and three in
 * the days and weeks ahead.
 */
export function planoDemo(agora: number): LeilaoDemo[] {
  return [
    ...daMarca(1, 'leilo', 'Leilão', MODELOS.length, agora),
    ...daMarca(2, 'pacto', 'Evento', 24, agora),
  ];
}

function daMarca(
  hotsiteId: number,
  marca: string,
  palavra: string,
  quantos: number,
  agora: number,
): LeilaoDemo[] {
  const em = (ms: number) => new Date(agora + ms).toISOString();
  const nome = (resto: string, ms: number) => `${palavra} ${resto} ${formatarData(agora + ms)}`;
  const comum = {
    hotsites: [hotsiteId],
    cidade: 'Guarulhos/SP',
    local: LOCAL.nome,
    localRealizacao: LOCAL,
    leiloeiro: LEILOEIRO,
    incrementos: INCREMENTOS,
    arquivos: arquivosDemo(marca),
  };
  const lotes = (chave: string, quais: typeof MODELOS) =>
    quais.map((modelo, i) => loteDemo(modelo, `${marca}${chave}${i + 1}`));
  const daqui30 = 30 * MINUTO;
  return [
    {
      chave: `${marca}-online`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Veículos, Máquinas e Imóveis', daqui30),
        data: em(daqui30),
        situacao: 'PRONTO',
        modalidade: 'Recuperado de Financiamento',
        intervaloEntreLotesSegundos: 30,
      },
      lotes: lotes('a', MODELOS.slice(0, quantos)).map((lote, i) =>
        marca === 'pacto' && i >= Math.ceil(quantos / 3) ? loteDeLoja(lote, i) : lote,
      ),
      comLances: Math.ceil(quantos / 3),
      terminar: false,
    },
    {
      chave: `${marca}-aovivo`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Frota ao vivo', 0),
        data: em(0),
        situacao: 'AO_VIVO',
        modalidade: 'Frota',
        transmissaoUrl: 'https://www.youtube.com/live',
      },
      lotes: lotes('b', MODELOS.slice(11, 21)).map((lote) => ({ ...lote, finalizacaoManual: true })),
      comLances: 2,
      terminar: false,
    },
    {
      chave: `${marca}-encerrado`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Seguradora', -DIA),
        data: em(-DIA),
        situacao: 'PRONTO',
        modalidade: 'Recuperado de Seguradora',
        // The demo's bids come seconds before the end: nothing is to be extended by them.
        pontoCorteParaIncrementoPosLancesSegundos: 0,
      },
      lotes: lotes('c', MODELOS.slice(22, 30)).map((lote, i) => ({
        ...lote,
        // Two of them stay below the consignor's reserve: conditional sales.
        ...(CONDICIONAIS.has(i) ? { comitente: { nome: COMITENTE_DO_USUARIO } } : {}),
        valorComitente: CONDICIONAIS.has(i) ? lote.valor.minimo * 2 : 0,
        dataFim: em(ATE_O_FIM + i * PASSO_DO_FIM),
      })),
      comLances: 7,
      terminar: true,
    },
    {
      chave: `${marca}-proximo`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Bens Diversos', 3 * DIA),
        data: em(3 * DIA),
        situacao: 'PRONTO',
        modalidade: 'Venda direta',
      },
      lotes: lotes('d', MODELOS.slice(30, 42)),
      comLances: 3,
      terminar: false,
    },
    {
      chave: `${marca}-corporativa`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Frota Corporativa', -9 * DIA),
        data: em(-9 * DIA),
        situacao: 'PRONTO',
        modalidade: 'Frota',
        pontoCorteParaIncrementoPosLancesSegundos: 0,
      },
      lotes: lotes('e', dosTipos('Carro', 'Utilitário').slice(0, 8)).map((lote, i) => ({
        ...lote,
        valorComitente: 0,
        dataFim: em(ATE_O_FIM + i * PASSO_DO_FIM),
      })),
      comLances: 7,
      terminar: true,
      acrescimo: true,
    },
    {
      chave: `${marca}-pesados`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Caminhões e Pesados', 8 * DIA),
        data: em(8 * DIA),
        situacao: 'PRONTO',
        modalidade: 'Frota',
        cidade: 'Betim/MG',
        local: 'Pátio Betim',
        localRealizacao: { nome: 'Pátio Betim', cidade: 'Betim', endereco: 'Rodovia Fernão Dias, km 492' },
      },
      lotes: lotes('f', dosTipos('Caminhão', 'Pesado', 'Ônibus')),
      comLances: 0,
      terminar: false,
      acrescimo: true,
    },
    {
      chave: `${marca}-imoveis`,
      hotsiteId,
      leilao: {
        ...comum,
        nome: nome('de Imóveis e Equipamentos', 17 * DIA),
        data: em(17 * DIA),
        situacao: 'PRONTO',
        modalidade: 'Judicial',
        cidade: 'Curitiba/PR',
        local: 'Pátio Curitiba',
        localRealizacao: { nome: 'Pátio Curitiba', cidade: 'Curitiba', endereco: 'Rua João Bettega, 3500' },
      },
      lotes: lotes('g', dosTipos('Imóvel', 'Equipamento')),
      comLances: 0,
      terminar: false,
      acrescimo: true,
    },
  ];
}

const dosTipos = (...tipos: string[]) => MODELOS.filter(({ tipo }) => tipos.includes(tipo)).slice(0, 12);
