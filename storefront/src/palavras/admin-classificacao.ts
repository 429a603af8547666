import { ADMIN_MENU } from './admin-menu.ts';

/** Vehicles that wait to be classified, one after the other. */
export const ADMIN_CLASSIFICACAO = {
  titulo: ADMIN_MENU.classificacao,
  faltam: (numero: number) =>
    `${numero.toLocaleString('pt-BR')} ${numero === 1 ? 'veículo espera' : 'veículos esperam'} classificação`,
  nada: 'Nada a classificar',
  nadaDiz: 'Todos os veículos que estão nos pátios já foram classificados.',
  lugar: (lugar: number, total: number) => `${lugar} de ${total}`,
  anterior: 'Anterior',
  proximo: 'Próximo',
  abrir: 'Abrir o cadastro',
  fotos: 'Fotos da entrada',
  semFotos: 'Sem fotos da entrada.',
  fotoDe: (nome: string) => `${nome}, foto da entrada`,
  vistoria: 'Última vistoria',
  semVistoria: 'Nenhuma vistoria realizada ainda.',
  abrirVistoria: (nome: string) => `Abrir a vistoria ${nome}`,
  monta: 'Monta',
  conservacao: 'Conservação',
  notas: ['Sucata', 'Ruim', 'Regular', 'Boa', 'Muito boa', 'Como nova'],
  avarias: 'Avarias, na classe do banco',
  crivo: 'Passou pelo crivo',
  salvar: 'Classificar e ir ao próximo',
  falta: 'Escolha a monta e a conservação.',
  grande: 'Com grande monta ele só será vendido como sucata.',
  feito: (nome: string) => `${nome} classificado.`,
  teclas: 'Pelo teclado',
  asTeclas: [
    ['s p m g', 'monta: sem, pequena, média, grande'],
    ['0 a 5', 'conservação'],
    ['c', 'crivo'],
    ['a', 'classifica e vai ao próximo'],
    ['j k', 'próximo, anterior'],
  ],
} as const;
