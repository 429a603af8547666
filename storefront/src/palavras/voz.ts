import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  // the dispute
  superado: 'Superado.',
  ganhando: 'Você está ganhando.',
  abriu: 'Aberto para lances.',
  prorrogado: 'Prorrogado.',
  pausado: 'Pausado: o relógio está parado.',
  retomado: 'Retomado.',
  chamadas: {
    AO_VIVO: 'Ao vivo.',
    DOULHE_UMA: 'Dou-lhe uma.',
    DOULHE_DUAS: 'Dou-lhe duas.',
    REPASSE: 'Repasse: de volta ao pregão.',
  } as Partial<Record<SituacaoLote, string>>,
  // the end
  semLances: 'Encerrado sem lances.',
  compraSua: 'Encerrado. A compra é sua.',
  ganhouPor: (valor: string): string => `Encerrado. Você ganhou por ${valor}.`,
  emAnalise: (valor: string): string => `Encerrado. Seu valor de ${valor} está em análise pelo comitente.`,
  naoVendeu: 'Encerrado. O comitente não vendeu pelo valor oferecido.',
  naoFoiOSeu: (preco: string | null): string =>
    ['Encerrado.', preco, 'Desta vez não foi o seu.'].filter(Boolean).join(' '),
  encerrado: (preco: string): string => `Encerrado. ${preco}`,
  // the last press
  maximoRegistrado: (valor: string): string => `Máximo de ${valor} registrado.`,
  lanceRegistrado: (valor: string): string => `Lance de ${valor} registrado.`,
  lanceRecusado: 'Lance recusado.',
  incerto: 'Não recebemos a confirmação. Repetir é seguro: use Confirmar de novo.',
  // where the auctioneer is
  proximoLote: 'O próximo lote já vai entrar.',
  noPregao: (numero: string, nome: string): string => `No pregão agora: lote ${numero}, ${nome}.`,
};

/** What a screen reader hears of a lot, in whole sentences. */
export const VOZ: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    superado: 'Oferta superada.',
    ganhando: 'A melhor oferta é sua.',
    abriu: 'Aberto para ofertas.',
    semLances: 'Encerrado sem ofertas.',
    naoFoiOSeu: (preco: string | null): string =>
      ['Encerrado.', preco, 'Desta vez não foi a sua.'].filter(Boolean).join(' '),
    lanceRegistrado: (valor: string): string => `Oferta de ${valor} registrada.`,
    lanceRecusado: 'Oferta recusada.',
    proximoLote: 'O próximo anúncio já vai entrar.',
    noPregao: (numero: string, nome: string): string => `No pregão agora: anúncio ${numero}, ${nome}.`,
  },
};

/** How long is left, as people say it. */
export const FALTA = {
  segundos: (quantos: number): string => (quantos === 1 ? 'Falta 1 segundo.' : `Faltam ${quantos} segundos.`),
  minutos: (quantos: number): string => (quantos === 1 ? 'Falta 1 minuto.' : `Faltam ${quantos} minutos.`),
  horas: (quantos: number): string => (quantos === 1 ? 'Falta 1 hora.' : `Faltam ${quantos} horas.`),
  dias: (quantos: number): string => (quantos === 1 ? 'Falta 1 dia.' : `Faltam ${quantos} dias.`),
} as const;
