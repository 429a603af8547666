import { z } from 'zod';
import { ALCANCES_MANUTENCAO, MINUTOS_DE_MANUTENCAO } from './manutencao.ts';
import { paragrafos, texto } from './texto.ts';

/** What staff write of one. */
export const manutencaoEscrita = z.strictObject({
  alcance: z.enum(ALCANCES_MANUTENCAO),
  /** Why, for the house. */
  motivo: paragrafos(500).min(3, 'diga por que'),
  /** What visitors read besides the times; without it they read the usual words. */
  mensagem: texto(200).optional(),
  /** From when on it is announced for. */
  inicio: z.iso.datetime({ offset: true }).optional(),
  minutos: z.int().min(1).max(MINUTOS_DE_MANUTENCAO),
  /** On every brand, by who works on every one; else on the session's alone. */
  todasAsMarcas: z.boolean().default(false),
});

const aviso = {
  situacao: z.enum(['AVISADA', 'ATIVA']),
  alcance: z.enum(ALCANCES_MANUTENCAO),
  mensagem: z.string().nullable(),
  inicio: z.string().nullable(),
  ate: z.string().nullable(),
};

export const manutencaoEmCurso = z.object({ ...aviso, uid: z.guid(), hotsiteId: z.int().nullable() });

/** What visitors of a brand are told: of what is active first, of what is announced next; null while there is nothing to tell. */
export const estadoDaManutencao = z.strictObject({ aviso: z.strictObject(aviso).nullable() });
