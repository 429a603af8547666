/** An icon, searched in Portuguese. */
export const ICONE = {
  trocarIcone: 'Trocar ícone',
  escolherIcone: 'Escolher ícone',
  tirarOIcone: 'Tirar o ícone',
  buscarIcone: 'Buscar ícone',
  exemplosDeBusca: 'Caminhão, pagamento, segurança…',
  icone: 'ícone',
  icones: 'ícones',
  nenhumAchado: 'Nenhum ícone com essas palavras. Tente outra, mais simples.',
} as const;
