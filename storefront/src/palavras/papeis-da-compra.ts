import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  documentos: 'Documentos',
  intro: 'Escolha como cada documento chega até você e acompanhe a preparação.',
  andamento: 'Andamento dos documentos',
  etapas: {
    aguardando: 'Aguardando',
    'em preparação': 'Em preparação',
    pronta: 'Prontos',
    enviada: 'Enviados',
    entregue: 'Entregues',
  },
  etapaE: (etapa: string, estado: string): string => `${etapa}: ${estado}`,
  estados: { feita: 'feita', atual: 'agora', 'por-vir': 'depois' },
  prometidos: (data: string): string => `Prometidos até ${data}`,
  depoisDePaga: (dias: number): string => `Ficam prontos em até ${dias} dias úteis depois da compra paga.`,
  atrasados: 'Estão atrasados: fale com o atendimento.',
  pendencia: 'Falta algo para continuar:',
  codigo: 'Código de rastreio',
  rastrear: 'Rastrear nos Correios',
  como: 'Como chegam',
  naoEscolhido: 'Você ainda não escolheu.',
  metodos: { Sedex: 'Sedex', 'Carta Registrada': 'Carta registrada', Retirada: 'Retirar no pátio' },
  metodosDizem: {
    Sedex: 'Mais rápido, pelos Correios',
    'Carta Registrada': 'Pelos Correios, com código',
    Retirada: 'Sem custo, no pátio que você escolher',
  },
  valorADefinir: 'valor a definir pela equipe',
  semCusto: 'sem custo',
  emDias: (dias: number): string => (dias === 1 ? 'até 1 dia útil' : `até ${dias} dias úteis`),
  informeCep: 'informe o CEP',
  calculando: 'calculando…',
  semPreco: 'Não foi possível calcular o valor do envio agora.',
  calcularDeNovo: 'Calcular de novo',
  espereOPreco: 'Confira o CEP e espere o valor do envio aparecer antes de salvar.',
  entram: (valor: string, lotes: number): string =>
    lotes === 1 ? `${valor} entram na compra.` : `${valor} entram na compra, pelos ${lotes} lotes.`,
  noLugar: (valor: string, antes: string): string => `${valor} entram na compra, no lugar de ${antes}.`,
  saem: (valor: string): string => `${valor} saem da compra.`,
  equipeDefine: 'A equipe vai definir o valor deste envio. Até lá a compra não é dada como paga.',
  voltaAEsperar:
    'Sua compra já está paga: o envio é pago à parte. A retirada segue como está; os documentos saem depois que o envio for pago.',
  escolher: 'Escolher',
  alterar: 'Alterar',
  escolherDe: (nome: string): string => `Escolher como recebo os documentos de ${nome}`,
  alterarDe: (nome: string): string => `Alterar como recebo os documentos de ${nome}`,
  jaEnviados: 'Já foram enviados: a entrega não muda mais.',
  patio: 'Pátio',
  semPatios: 'Nenhum pátio entrega documentos agora. Escolha o envio.',
  cep: 'CEP',
  rua: 'Rua',
  numero: 'Número',
  complemento: 'Complemento (opcional)',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado',
  uf: 'UF',
  paraTodos: 'Usar para todos os lotes desta compra',
  salvar: 'Salvar entrega',
  salva: 'Entrega salva.',
  voltar: 'Voltar',
  escolhaPatio: 'Escolha o pátio.',
};

/** How the papers of what was bought reach the buyer, and how far they are. */
export const PAPEIS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    paraTodos: 'Usar para todos os anúncios desta compra',
    entram: (valor, anuncios) =>
      anuncios === 1
        ? `${valor} entram na compra.`
        : `${valor} entram na compra, pelos ${anuncios} anúncios.`,
  },
};
