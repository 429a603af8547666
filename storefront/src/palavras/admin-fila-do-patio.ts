import { ADMIN_MENU } from './admin-menu.ts';

/** Who waits to be let in at a yard. */
export const ADMIN_FILA = {
  titulo: ADMIN_MENU.filaDoPatio,
  outro: 'Chegou outro',
  nenhumPatio: 'Você não dá entrada em nenhum pátio. Peça a um administrador que o inclua.',
  escolhaPatio: 'Diga em que pátio você está para ver a fila.',
  ninguem: 'Ninguém no portão, e nenhum veículo esperado hoje.',
  quantos: (noPortao: number, total: number) =>
    `${noPortao.toLocaleString('pt-BR')} no portão, ${total.toLocaleString('pt-BR')} ao todo hoje.`,
  semRede: (quando: string) => `Sem rede: a fila como estava em ${quando}.`,
  semPlaca: 'SEM PLACA',
  chegou: (hora: string) => `No portão desde ${hora}`,
  marcada: (de: string, ate: string | null) => (ate === null ? `Marcada: ${de}` : `Marcada: ${de} a ${ate}`),
  esperada: (hora: string) => `Esperada: ${hora}`,
  atrasada: '(atrasada)',
  remocao: (numero: number) => `Remoção ${numero}`,
  receber: 'Dar entrada',
} as const;
