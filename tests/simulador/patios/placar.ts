import type { Jogado } from './jogo.ts';

/** What many worlds come to. */
export function vazio() {
  const soma: Omit<Jogado, 'rastro'> = {
    ...{ remocoes: 0, estadias: 0, passos: 0, chamadas: 0, mortes: 0 },
    ...{ concluidas: 0, entregues: 0, devolvidas: 0, servidos: 0, vistoriados: 0 },
  };
  return {
    soma,
    get vidas(): number {
      return soma.remocoes + soma.estadias;
    },
    contar(jogado: Jogado): void {
      for (const nome of Object.keys(soma) as (keyof typeof soma)[]) soma[nome] += jogado[nome];
    },
    dito(): string {
      const {
        remocoes,
        estadias,
        chamadas,
        mortes,
        concluidas,
        entregues,
        devolvidas,
        servidos,
        vistoriados,
      } = soma;
      return (
        `${remocoes} removals and ${estadias} stays, ${chamadas} things said, ${mortes} deaths of a process; ` +
        `${concluidas} removals arrived, ${entregues} vehicles were fetched and ${devolvidas} given back; ` +
        `${servidos} services and ${vistoriados} inspections were done`
      );
    },
  };
}
