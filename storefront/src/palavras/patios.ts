import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  lotesAqui: 'Lotes neste pátio',
  verOs: (quantos: string): string => `Ver os ${quantos}`,
  voltam: 'Os lotes voltam em instantes',
  nenhumAqui: 'Nenhum lote aberto neste pátio agora',
  verTodos: 'Ver todos os lotes',
  noMapa: (nome: string): string => `${nome} no mapa`,
  visitacao: 'Visitação',
  enderecoEContato: 'Endereço e contato',
  comoChegar: 'Como chegar',
  desenhoDoAcesso: 'Ver o desenho do acesso',
};

/** The yards: all of them, those of a place, one of them. */
export const PATIOS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    lotesAqui: 'Anúncios neste pátio',
    voltam: 'Os anúncios voltam em instantes',
    nenhumAqui: 'Nenhum anúncio aberto neste pátio agora',
    verTodos: 'Ver todos os anúncios',
  },
};

/** Where the yards are, in titles and ways back. */
export const LUGARES = {
  em: (lugar: string): string => `Pátios em ${lugar}`,
  todos: 'Todos os pátios',
  porEstado: 'Por estado',
  mapa: 'Mapa dos pátios',
  patios: 'Pátios',
  inicio: 'Início',
  descricao: (nome: string, onde: string): string =>
    `Endereço, visitação, fotos e tudo o que está no ${nome}: ${onde}.`,
  descricaoDaLista: (marca: string): string =>
    `Endereços, telefones e horários de visitação dos pátios da ${marca}.`,
  voltam: 'Os pátios voltam em instantes',
  recarregue: 'Não conseguimos carregá-los agora. Recarregue a página daqui a pouco.',
} as const;
