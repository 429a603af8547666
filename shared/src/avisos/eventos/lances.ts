import { z } from 'zod';
import { caminho, dinheiro, instante, interno, linha, numero, uidDe } from '../campos.ts';
import { evento } from '../evento.ts';

const lote = {
  lelUid: uidDe(),
  loteNumero: linha('Número do lote', 20),
  lote: linha('Nome do lote'),
  leilao: linha('Nome do leilão'),
};
const MEUS_LANCES = '/cliente/meus-lances';

/** What happens to a bid. The calls that lead here are the engine's own: it follows the auctions. */
export const LANCES = {
  superado: evento({
    grupo: 'lances',
    dados: {
      ...lote,
      valor: dinheiro('Lance atual'),
      caminho: caminho('Página do lote'),
      // Null where the lot ends by the auctioneer's hammer.
      encerraEm: interno(z.iso.datetime({ offset: true }).nullable(), null),
    },
    ligados: ['sino', 'push'],
    urgente: true,
    urgencia: 'high',
    ttlMs: 3_600_000,
    ate: ({ encerraEm }) => encerraEm,
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: (dados) => dados.caminho,
    essenciais: ['lote'],
    dispensaSeVisto: true,
  }),
  /** Who leads is asked to keep or withdraw a bid given before the lot was said to be something else (L7). */
  'descricao-mudou': evento({
    grupo: 'lances',
    dados: { ...lote, comunicado: linha('Comunicado', 500), caminho: caminho('Página do lote') },
    sempre: ['email'],
    ligados: ['sino', 'push'],
    urgente: true,
    urgencia: 'high',
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: (dados) => dados.caminho,
    essenciais: ['lote'],
  }),
  vencedor: evento({
    grupo: 'lances',
    dados: {
      ...lote,
      vendaId: numero('Número da compra'),
      lance: dinheiro('Lance'),
      total: dinheiro('Total a pagar'),
      pagarAte: instante('Pagamento até'),
    },
    sempre: ['email'],
    urgente: true,
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: ({ vendaId }) => `/cliente/compras/${vendaId}`,
    essenciais: ['lote'],
  }),
  'condicional-aberta': evento({
    grupo: 'lances',
    dados: { ...lote, lance: dinheiro('Lance') },
    sempre: ['email'],
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: () => MEUS_LANCES,
    essenciais: ['lote'],
  }),
  'condicional-respondida': evento({
    grupo: 'lances',
    dados: { ...lote, valor: dinheiro('Novo valor'), prazo: instante('Resposta até') },
    sempre: ['email'],
    ate: ({ prazo }) => prazo,
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: () => MEUS_LANCES,
    essenciais: ['lote', 'valor'],
  }),
  'condicional-liberada': evento({
    grupo: 'lances',
    dados: {
      ...lote,
      vendaId: numero('Número da compra'),
      lance: dinheiro('Lance'),
      total: dinheiro('Total a pagar'),
      pagarAte: instante('Pagamento até'),
    },
    sempre: ['email'],
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: ({ vendaId }) => `/cliente/compras/${vendaId}`,
    essenciais: ['lote'],
  }),
  'condicional-recusada': evento({
    grupo: 'lances',
    dados: lote,
    sempre: ['email'],
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: () => `${MEUS_LANCES}?aba=encerrados`,
    essenciais: ['lote'],
  }),
  'condicional-sem-acordo': evento({
    grupo: 'lances',
    dados: lote,
    sempre: ['email'],
    topico: ({ lelUid }) => `lote:${lelUid}`,
    destino: () => `${MEUS_LANCES}?aba=encerrados`,
    essenciais: ['lote'],
  }),
  'condicional-a-responder': evento({
    grupo: 'casa',
    para: 'interno',
    papeis: [
      ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Acerto', 'Interno - GerenteAcerto'] as const),
      'Interno - Comitente',
    ],
    canais: ['sino', 'email'],
    ligados: ['sino', 'email'],
    sempre: ['email'],
    dados: { ...lote, lance: dinheiro('Lance'), prazo: instante('Resposta até') },
    ate: ({ prazo }) => prazo,
    destino: () => '/comitente/condicionais',
    essenciais: ['lote', 'prazo'],
  }),
} as const;
