/** A page that could not be drawn. */
export const ERRO = {
  algoDeuErrado: 'Algo deu errado do nosso lado',
  nadaSePerdeu: 'Nada do que foi confirmado se perdeu. Tente de novo em instantes.',
  codigo: (digest: string): string => `Código para o suporte: ${digest}`,
  tentarDeNovo: 'Tentar de novo',
  paginaInicial: 'Página inicial',
  titulo: 'Algo deu errado',
} as const;

/** An address that no brand has. */
export const SEM_SITE = {
  paginaDe: (marca: string): string => `Página não encontrada · ${marca}`,
  naoHaUmSite: 'Não há um site neste endereço',
  confiraSeOEndereco:
    'Confira se o endereço foi digitado corretamente. Se ele funcionava antes, tente de novo em instantes.',
} as const;

/** The whole site while its brand cannot be known. */
export const INDISPONIVEL = {
  titulo: 'Voltamos em instantes',
  nadaSePerdeu: 'O site está sendo atualizado. Nada do que foi confirmado se perdeu.',
  tentarDeNovo: 'Tentar de novo',
} as const;

/** Something was sent to a page, which takes nothing. */
export const SO_LEITURA = {
  titulo: 'Nada foi enviado',
  nadaEnviado:
    'Esta página não recebe envios: ela pode ter mudado desde que você a abriu. Abra de novo e repita o que ia fazer.',
  abrir: 'Abrir a página',
} as const;
