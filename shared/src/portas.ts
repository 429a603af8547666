import { z } from 'zod';
import { bloqueioEmVigor } from './bloqueio.ts';
import { manutencaoEmCurso } from './manutencao.esquema.ts';

/** Who is kept out and what is closed, as the engine tells the services that answer visitors themselves. */
export const estadoDasPortas = z.object({
  bloqueios: z.array(bloqueioEmVigor),
  manutencoes: z.array(manutencaoEmCurso),
  /** By which brands are named: their subdomains. */
  marcas: z.record(z.string(), z.int()),
});
export type EstadoDasPortas = z.infer<typeof estadoDasPortas>;
