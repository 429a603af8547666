import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  titulo: 'Comparar lotes',
  sub: 'Até quatro lotes lado a lado. O que difere está marcado, e os valores se movem sozinhos.',
  vazio: 'Nada para comparar ainda',
  comoEscolher: 'Toque em “Comparar” em até quatro lotes da lista: eles aparecem aqui lado a lado.',
  encontrar: 'Ver lotes',
  indisponivel: 'Não foi possível carregar os lotes agora',
  tentarDeNovo: 'Tentar de novo',
  nadaSePerdeu: 'O que você escolheu continua guardado neste aparelho.',
  sumiram: (quantos: number): string =>
    quantos === 1
      ? 'Um dos lotes não está mais disponível.'
      : `${quantos} dos lotes não estão mais disponíveis.`,
  soDiferencas: 'Só o que difere',
  tudo: 'Tudo',
  mostrar: 'Mostrar',
  tabela: 'Comparação, role para os lados para ver todos',
  caracteristica: 'Característica',
  difere: 'difere',
  nada: 'não informado',
  foto: 'Foto',
  valor: 'Valor agora',
  encerra: 'Encerra',
  lances: 'Lances',
  minimo: 'Lance inicial',
  compreJa: 'Compre Já',
  comissao: 'Comissão',
  despesas: 'Despesas',
  numero: 'Número',
  tipo: 'Tipo',
  ano: 'Ano',
  km: 'Quilometragem',
  local: 'Local',
  patio: 'Pátio',
  leilao: 'Leilão',
  comitente: 'Comitente',
};

/** The page that compares. */
export const COMPARACAO: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    titulo: 'Comparar anúncios',
    sub: 'Até quatro anúncios lado a lado. O que difere está marcado, e os valores se movem sozinhos.',
    comoEscolher: 'Toque em “Comparar” em até quatro anúncios da lista: eles aparecem aqui lado a lado.',
    encontrar: 'Ver anúncios',
    indisponivel: 'Não foi possível carregar os anúncios agora',
    sumiram: (quantos: number): string =>
      quantos === 1
        ? 'Um dos anúncios não está mais disponível.'
        : `${quantos} dos anúncios não estão mais disponíveis.`,
    lances: 'Ofertas',
    minimo: 'Valor inicial',
    leilao: 'Evento',
  },
};
