import { z } from 'zod';
import { bloqueioEmVigor } from './bloqueio.ts';
import { manutencaoEmCurso } from './manutencao.esquema.ts';
import { lerRede, numeroDoEndereco, redeContem } from './rede.ts';

/** Who is kept out and what is closed, as the engine tells the services that answer visitors themselves. */
export const estadoDasPortas = z.object({
  bloqueios: z.array(bloqueioEmVigor),
  manutencoes: z.array(manutencaoEmCurso),
  /** By which brands are named: their subdomains. */
  marcas: z.record(z.string(), z.int()),
});
export type EstadoDasPortas = z.infer<typeof estadoDasPortas>;

/** Who asks a service of ours, as far as it is known at its door. */
export interface QuemPede {
  hotsiteId: number | null;
  endereco: string | null;
  aparelho: string | null;
  /** Unix ms. */
  agora: number;
}

/** Whether somebody is kept from everything: what a service other than the engine has to ask itself. */
export function bloqueadoDeTudo(
  { bloqueios }: Pick<EstadoDasPortas, 'bloqueios'>,
  { hotsiteId, endereco, aparelho, agora }: QuemPede,
): boolean {
  const valem = bloqueios.filter(
    ({ escopo, ate, hotsiteId: dela }) =>
      escopo === 'TUDO' && ate > agora && (dela === null || dela === hotsiteId),
  );
  if (aparelho !== null && valem.some(({ tipo, alvo }) => tipo === 'APARELHO' && alvo === aparelho))
    return true;
  const meu = endereco === null ? null : numeroDoEndereco(endereco);
  if (meu === null) return false;
  return valem.some(({ tipo, alvo }) => {
    const rede = tipo === 'REDE' ? lerRede(alvo) : null;
    return rede !== null && redeContem(rede, meu);
  });
}
