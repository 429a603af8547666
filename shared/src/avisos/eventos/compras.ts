import { QUEM_PAGA } from '../../papeis.ts';
import { dia, dinheiro, instante, linha, numero, opcao, oQueFalta, uidDe } from '../campos.ts';
import { DIA_MS, evento } from '../evento.ts';

const compra = {
  /** The small number that people see. */
  vendaId: numero('Número da compra'),
  /** Of the lot, or of the first of several: "Fiat Uno e mais 2". */
  lote: linha('Nome do lote'),
};
const naCompra = ({ vendaId }: { vendaId: number }): string => `/cliente/compras/${vendaId}`;
const comum = {
  grupo: 'compras',
  destino: naCompra,
  essenciais: ['lote'],
} as const;
const semHorario = {
  grupo: 'casa',
  para: 'interno',
  dados: {
    veiculo: linha('Veículo', 120),
    patio: linha('Pátio', 120),
    inicio: instante('Data e hora'),
    motivo: linha('Motivo', 300),
  },
  essenciais: ['veiculo', 'patio', 'inicio'],
} as const;
const retirada = {
  ...compra,
  patio: linha('Pátio', 120),
  endereco: linha('Endereço do pátio', 200),
  inicio: instante('Data e hora'),
};

/** What was asked of what was bought, while it stands at a yard. */
const servico = { ...compra, servico: linha('Serviço', 40), patio: linha('Pátio', 120) };

/** And what who comes wants to know; whole lines, so that a place that is not known leaves none empty. */
const comoRetirar = {
  ...retirada,
  horario: linha('Horário do pátio', 300),
  mapa: linha('Link do mapa', 400),
  levar: linha('O que levar', 400),
};

/** From the hammer to the papers: who changes a purchase tells of it by `avisar`. */
export const COMPRAS = {
  'venda-criada': evento({
    ...comum,
    dados: { ...compra, total: dinheiro('Total a pagar'), pagarAte: instante('Pagamento até') },
    sempre: ['email'],
  }),
  'venda-cancelada': evento({
    ...comum,
    dados: { ...compra, motivo: linha('Motivo', 300) },
    sempre: ['email'],
  }),
  'pagamento-recebido': evento({
    ...comum,
    dados: { ...compra, valor: dinheiro('Valor'), forma: linha('Forma de pagamento', 40) },
    sempre: ['email'],
  }),
  'pagamento-aprovado': evento({
    ...comum,
    dados: { ...compra, valor: dinheiro('Valor'), restante: oQueFalta('Falta pagar') },
    sempre: ['email'],
  }),
  'pagamento-divergente': evento({
    ...comum,
    dados: { ...compra, valor: dinheiro('Valor'), motivo: linha('Motivo', 300) },
    sempre: ['email'],
    essenciais: ['lote', 'motivo'],
  }),
  // Less is due than it asks for: what was to be paid is not to be paid any more.
  'pagamento-cancelado': evento({
    ...comum,
    dados: {
      ...compra,
      valor: dinheiro('Valor'),
      forma: linha('Forma de pagamento', 40),
      restante: oQueFalta('Falta pagar'),
    },
    sempre: ['email'],
    essenciais: ['lote', 'valor'],
  }),
  'pagamento-perto': evento({
    ...comum,
    dados: { ...compra, restante: dinheiro('Falta pagar'), pagarAte: instante('Pagamento até') },
    sempre: ['email'],
    ate: ({ pagarAte }) => pagarAte,
    essenciais: ['lote', 'pagarAte'],
  }),
  'pagamento-vencido': evento({
    ...comum,
    dados: { ...compra, restante: dinheiro('Falta pagar'), pagarAte: instante('Venceu em') },
    sempre: ['email'],
  }),
  // Rule P3: said three times before anything is cancelled.
  'desistencia-avisada': evento({
    ...comum,
    dados: {
      ...compra,
      restante: dinheiro('Falta pagar'),
      cancelaEm: dia('Cancelamento em'),
      vez: numero('Qual dos três avisos', 3),
    },
    sempre: ['email'],
    essenciais: ['lote', 'cancelaEm'],
  }),
  'retirada-agendada': evento({
    ...comum,
    dados: comoRetirar,
    essenciais: ['lote', 'inicio'],
  }),
  'retirada-cancelada': evento({
    ...comum,
    dados: { ...retirada, motivo: linha('Motivo', 300) },
  }),
  'retirada-lembrete': evento({
    ...comum,
    dados: comoRetirar,
    ttlMs: DIA_MS,
    ate: ({ inicio }) => inicio,
    essenciais: ['lote', 'inicio'],
  }),
  'retirada-nao-compareceu': evento({
    ...comum,
    dados: retirada,
  }),
  'servico-agendado': evento({
    ...comum,
    dados: { ...servico, inicio: instante('Data e hora') },
    essenciais: ['lote', 'servico', 'inicio'],
  }),
  'servico-realizado': evento({
    ...comum,
    dados: servico,
    essenciais: ['lote', 'servico'],
  }),
  'servico-cancelado': evento({
    ...comum,
    dados: { ...servico, motivo: linha('Motivo', 300) },
    essenciais: ['lote', 'servico'],
  }),
  'documentacao-etapa': evento({
    ...comum,
    dados: { ...compra, etapa: linha('Etapa', 60), previsao: dia('Previsão') },
    essenciais: ['lote', 'etapa'],
  }),
  // The days stand still until the buyer has brought it (P20).
  'documentacao-pendente': evento({
    ...comum,
    dados: { ...compra, motivo: linha('O que falta', 300) },
    sempre: ['email'],
    essenciais: ['lote', 'motivo'],
  }),
  'cartao-contestado': evento({
    grupo: 'casa',
    para: 'interno',
    papeis: [...QUEM_PAGA, 'Interno - Financeiro'],
    canais: ['sino', 'email'],
    ligados: ['sino', 'email'],
    sempre: ['email'],
    dados: {
      ...compra,
      valor: dinheiro('Valor'),
      motivo: linha('Motivo', 300),
      onde: opcao('Onde está o bem', ['retido no pátio', 'já entregue']),
    },
    destino: () => '/acerto/comprovantes',
    essenciais: ['vendaId', 'lote', 'valor', 'onde'],
  }),
  // Of the house: what waited for a second person (P10).
  'aprovacao-decidida': evento({
    grupo: 'casa',
    para: 'interno',
    canais: ['sino', 'email'],
    ligados: ['sino', 'email'],
    sempre: ['email'],
    dados: {
      vendaId: numero('Número da venda'),
      ato: linha('O que foi pedido', 80),
      como: opcao('Como terminou', [
        ...(['aprovado por outra pessoa', 'aprovado, mas não feito', 'não feito'] as const),
        ...(['encerrado sem decisão', 'recusado'] as const),
      ]),
      motivo: linha('Motivo', 500),
    },
    destino: () => '/admin/aprovacoes/todas',
    essenciais: ['vendaId', 'ato', 'como'],
  }),
  // Of the house: a recess took the slot that they had booked for a vehicle to come in (F10).
  'entrada-sem-horario': evento({
    ...semHorario,
    canais: ['sino', 'email'],
    ligados: ['sino', 'email'],
    dados: { estadiaUid: uidDe(), ...semHorario.dados },
    destino: ({ estadiaUid }) => `/admin/estadia/${estadiaUid}`,
  }),
  // The same of a carrier's, who have no bell.
  'remocao-sem-horario': evento({
    ...semHorario,
    canais: ['email'],
    ligados: ['email'],
    dados: { remocaoUid: uidDe(), ...semHorario.dados },
    destino: ({ remocaoUid }) => `/transportadora/${remocaoUid}`,
  }),
} as const;
