/** The freight simulator: what it asks for and answers. */
export const FRETE = {
  saiDe: 'Sai de',
  vaiPara: 'Vai para',
  escolhaACidade: 'Escolha a cidade',
  oQueVai: 'O que vai',
  minhaCidadeNaoEsta: 'Minha cidade não está na lista',
  suaCidade: 'Sua cidade',
  distanciaAteAEscolhida: 'Distância até a escolhida',
  emKm: (maximo: string): string => `Em km, até ${maximo}.`,
  comoSeSoma: (
    valorTabela: string,
    cidade: string,
    valorDistancia: string,
    km: string,
    cidade2: string,
  ): string => `${valorTabela} até ${cidade} e ${valorDistancia} pelos ${km} km até ${cidade2}`,
  emAte: (dias: number): string => `em até ${dias === 1 ? '1 dia útil' : `${dias} dias úteis`}`,
} as const;
