import { jogar, type OpcoesPartida, type Resultado } from './partida.ts';

/**
 * The shortest beginning of a run that still breaks a promise: accidents and new commands end after `passos` steps, and what is
 * under way comes to rest. Up to there the run is the same, step by step.
 */
export async function encurtar(
  semente: number,
  opcoes: OpcoesPartida = {},
): Promise<{ passos: number; resultado: Resultado }> {
  const inteira = await jogar(semente, opcoes);
  if (inteira.erro === null) throw new Error(`seed ${semente} breaks nothing`);
  for (let passos = 1; passos < inteira.passos; passos += Math.max(1, passos >> 6)) {
    const resultado = await jogar(semente, { ...opcoes, passos, rastrear: true });
    if (resultado.erro !== null) return { passos, resultado };
  }
  return { passos: inteira.passos, resultado: await jogar(semente, { ...opcoes, rastrear: true }) };
}
