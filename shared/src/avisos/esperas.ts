import type { PorModo } from '../modo.ts';

/** What waits for people of the house, each a line of their bell however many there are of it. */
export const ESPERAS = [
  ...(['aprovacoes', 'comprovantes', 'creditos', 'documentos', 'fotos'] as const),
  ...(['titulares', 'incidentes', 'avisos'] as const),
] as const;
export type Espera = (typeof ESPERAS)[number];

interface Palavras {
  /** As people read it where they choose what rings. */
  rotulo: string;
  um: string;
  varios: string;
}

const leilao: Readonly<Record<Espera, Palavras>> = {
  aprovacoes: {
    rotulo: 'Pedidos à espera da segunda pessoa',
    um: 'pedido espera a sua decisão',
    varios: 'pedidos esperam a sua decisão',
  },
  comprovantes: {
    rotulo: 'Comprovantes a conferir',
    um: 'venda com comprovante espera conferência',
    varios: 'vendas com comprovante esperam conferência',
  },
  creditos: {
    rotulo: 'Créditos sem destino',
    um: 'crédito chegou sem destino',
    varios: 'créditos chegaram sem destino',
  },
  documentos: {
    rotulo: 'Documentos a conferir',
    um: 'documento de cliente espera conferência',
    varios: 'documentos de clientes esperam conferência',
  },
  fotos: {
    rotulo: 'Fotos a aprovar',
    um: 'foto de lote espera aprovação',
    varios: 'fotos de lotes esperam aprovação',
  },
  titulares: {
    rotulo: 'Pedidos de titulares sem resposta',
    um: 'pedido de titular espera resposta',
    varios: 'pedidos de titulares esperam resposta',
  },
  incidentes: {
    rotulo: 'Incidentes com prazo em um dia, ou vencido',
    um: 'incidente vence em um dia, ou já venceu',
    varios: 'incidentes vencem em um dia, ou já venceram',
  },
  avisos: {
    rotulo: 'Mensagens que falharam nos últimos sete dias',
    um: 'mensagem não saiu, depois de cinco tentativas',
    varios: 'mensagens não saíram, depois de cinco tentativas',
  },
};

/** In each mode's words. */
export const PALAVRAS_DAS_ESPERAS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    fotos: {
      rotulo: 'Fotos a aprovar',
      um: 'foto de oferta espera aprovação',
      varios: 'fotos de ofertas esperam aprovação',
    },
  },
};

/** How long before it is due an incident is told of. */
export const ANTES_DO_PRAZO_MS = 86_400_000;

/** "12 documentos de clientes esperam conferência". */
export function tituloDaEspera(espera: Espera, modo: keyof typeof PALAVRAS_DAS_ESPERAS, quantos: number) {
  const { um, varios } = PALAVRAS_DAS_ESPERAS[modo][espera];
  return `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;
}
