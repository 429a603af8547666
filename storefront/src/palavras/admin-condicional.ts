import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  titulo: 'Avaliação do condicional',
  doLote: (numero: string, leilaoNome: string): string => `Lote ${numero} · ${leilaoNome}`,
  abrir: 'Abrir o lote',
  veiculo: 'Abrir o cadastro do veículo',
  oLance: 'O lance',
  lance: 'Lance condicional',
  minimo: 'Mínimo',
  espera: (prazo: string): string => `Espera resposta até ${prazo}.`,
  decidido: 'Já foi decidido.',
  fipe: 'Tabela FIPE',
  fipeDe: (mes: string): string => `FIPE de ${mes}`,
  porcento: 'O lance sobre a tabela',
  semFipe: 'O cadastro do veículo não tem o valor da tabela.',
  codigo: 'Código',
  fonte: 'De onde veio',
  mercado: 'Valor de mercado no cadastro',
  estoque: 'No estoque',
  dias: (dias: number): string => (dias === 1 ? '1 dia' : `${dias.toLocaleString('pt-BR')} dias`),
  foraDoPatio: 'O veículo não está em um pátio.',
  vistoria: 'Última vistoria',
  semVistoria: 'Nenhuma vistoria foi realizada.',
  realizada: 'Realizada em',
  marcas: 'Avarias marcadas',
  graves: 'Graves',
  fotos: 'Fotos',
  abrirVistoria: 'Abrir a vistoria',
  laudo: 'Laudo em PDF',
  semVeiculo: 'O lote não vende um veículo do cadastro.',
};

/** What a conditional bid is weighed by, on one screen. */
export const ADMIN_CONDICIONAL: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    doLote: (numero: string, leilaoNome: string): string => `${PALAVRAS.loja.lote} ${numero} · ${leilaoNome}`,
    abrir: 'Abrir o anúncio',
    oLance: 'A oferta',
    lance: 'Oferta condicional',
    porcento: 'A oferta sobre a tabela',
    semVeiculo: 'O anúncio não vende um veículo do cadastro.',
  },
};
