/** The bell of the back office. */
export const ADMIN_SINO = {
  naoLidos: (quantos: number): string =>
    quantos === 0 ? 'Avisos' : quantos === 1 ? 'Avisos, 1 não lido' : `Avisos, ${quantos} não lidos`,
  maisDe: (quantos: number): string => `${quantos}+`,
  titulo: 'Avisos',
  esperam: 'Esperam por você',
  avisados: 'Para você saber',
  marcarTodos: 'Marcar todos como lidos',
  marcarLido: (titulo: string): string => `Marcar como lido: ${titulo}`,
  silenciar: (titulo: string): string => `Silenciar: ${titulo}`,
  silenciado: 'Silenciado. O que espera continua nas listas.',
  escolher: 'O que toca',
  voltar: 'Voltar aos avisos',
  oQueToca: 'O que toca',
  oQueTocaDetalhe: 'Vale para você, nesta marca. O que é silenciado não aparece aqui nem é contado.',
  novo: 'Novo',
  nada: 'Nada espera por você, e nada há para ler.',
  carregando: 'Carregando seus avisos…',
  naoCarregou: 'Não foi possível carregar seus avisos agora.',
  mais: 'Ver mais antigos',
  chegou: (titulo: string): string => `Novo aviso: ${titulo}`,
} as const;
