import { z } from 'zod';
import { centavos } from '../dinheiro.ts';
import { paragrafos, texto } from '../texto.ts';

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 08:30.');

/** Opening hours: on these days of the week, 0 being Sunday, from then to then in São Paulo. */
const janela = z
  .strictObject({ dias: z.array(z.int().min(0).max(6)).min(1).max(7), abre: hora, fecha: hora })
  .refine(({ abre, fecha }) => abre < fecha, 'O pátio fecha depois que abre.');
export type JanelaDoPatio = z.infer<typeof janela>;

/** P17, P11: when a yard hands over what was bought, to how many at a time, and what keeping it costs. */
export const agendaDoPatio = z.strictObject({
  /** Several for one day where it closes in between; they do not overlap. */
  janelas: z.array(janela).max(21).refine(semSobreposicao, 'Os horários de um dia não podem se sobrepor.'),
  /** How long each slot is. */
  minutos: z.int().min(5).max(480),
  /** How many people are served in one slot, each with all that they booked. */
  lugares: z.int().min(1).max(200),
  /** How many vehicles are let in by appointment, and services done, in one slot, besides them: none takes another's place. As many where nothing is said. */
  lugaresEntrada: z.int().min(0).max(200).optional(),
  lugaresServicos: z.int().min(0).max(200).optional(),
  /** Days on which nobody is served, the first and the last included. */
  recessos: z
    .array(
      z
        .strictObject({
          ...{ de: z.iso.date(), ate: z.iso.date(), motivo: texto(120).min(1) },
          /** Pickups that were booked on these days were freed, and their buyers told: without it a recess over such days is refused (F10). */
          remarcar: z.boolean().optional(),
        })
        .refine(({ de, ate }) => de <= ate, 'O recesso termina depois que começa.'),
    )
    .max(100)
    .default([]),
  /** A slot is booked so long before it begins, at least. */
  antecedenciaHoras: z.int().min(0).max(720),
  /** And so long before it, at most. */
  horizonteDias: z.int().min(1).max(365),
  /** Days after the purchase was paid in which keeping it costs nothing. */
  diasGratis: z.int().min(0).max(365),
  /** What each day after them costs, centavos; 0: nothing. */
  valorDia: centavos,
  /** What to bring, besides what everybody has to; one thing a line. */
  oQueLevar: paragrafos(2_000).optional(),
});
export type AgendaDoPatio = z.infer<typeof agendaDoPatio>;

/** What a slot is booked for (fleet, section 3): each purpose has places of its own. */
export const FINALIDADES = ['RETIRADA', 'ENTRADA', 'SERVICO'] as const;
export type Finalidade = (typeof FINALIDADES)[number];

/** How many a slot takes of a purpose; a yard of before they were told apart takes as many of each as it handed over. */
export function lugaresPara(
  {
    lugares,
    lugaresEntrada = lugares,
    lugaresServicos = lugares,
  }: Pick<AgendaDoPatio, 'lugares' | 'lugaresEntrada' | 'lugaresServicos'>,
  finalidade: Finalidade,
): number {
  return { RETIRADA: lugares, ENTRADA: lugaresEntrada, SERVICO: lugaresServicos }[finalidade];
}

const UTEIS = [1, 2, 3, 4, 5];
/** Of a yard that says nothing of it. */
export const AGENDA_PADRAO: AgendaDoPatio = {
  janelas: [
    { dias: UTEIS, abre: '09:00', fecha: '12:00' },
    { dias: UTEIS, abre: '13:00', fecha: '17:00' },
  ],
  ...{ minutos: 30, lugares: 2, recessos: [], antecedenciaHoras: 4, horizonteDias: 60 },
  ...{ diasGratis: 5, valorDia: 0 },
};

function semSobreposicao(janelas: readonly JanelaDoPatio[]): boolean {
  return janelas.every((uma, i) =>
    janelas
      .slice(i + 1)
      .every(
        (outra) =>
          uma.fecha <= outra.abre ||
          outra.fecha <= uma.abre ||
          !uma.dias.some((dia) => outra.dias.includes(dia)),
      ),
  );
}
