import { z } from 'zod';
import { lerVideos } from '../../site/conteudo/cms.ts';
import { registrar } from '../../site/registro.ts';
import type { CarregarDados } from '../elemento.ts';

const video = z.object({
  uid: z.string(),
  nome: z.string(),
  url: z.string(),
  tempoEmSegundos: z.number().nullable().default(null),
  largura: z.number().nullable().default(null),
  altura: z.number().nullable().default(null),
  posterUrl: z.string().nullable().default(null),
  legendasUrl: z.string().nullable().default(null),
});

/** An institutional video of the brand, as the cms lists it. */
export type VideoDaMarca = z.infer<typeof video>;
/** Those on show, by name; none while the cms is away. */
export type DadosVideo = readonly VideoDaMarca[];

export const carregarDados: CarregarDados<DadosVideo> = async (_sessao, { subdominio }) => {
  try {
    return z.array(video).parse((await lerVideos(subdominio)) ?? []);
  } catch (erro) {
    registrar('warn', 'videos unavailable', { subdominio, erro });
    return [];
  }
};
