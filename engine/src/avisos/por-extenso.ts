import type { Campo } from '@martelo/shared/avisos/campos';
import { type Canal, ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import { type CodigoEvento, eventoDe } from '@martelo/shared/avisos/eventos';
import { nomesDe } from '@martelo/shared/avisos/modelo';
import { MOTIVOS, type Motivo } from '@martelo/shared/avisos/regra';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Aviso, Preferencias } from './registros.ts';

/** Whoever reads a notice among their own data reads its event, its data and why a channel was left out in words, and amounts as money. */
export function avisoPorExtenso(
  { evento, dados, dispensas, ...resto }: Aviso,
  modo: TipoHotsite,
): Record<string, unknown> {
  const campos: Readonly<Record<string, Campo>> = eventoDe(evento).dados;
  return {
    Assunto: nomesDe(evento, modo).rotulo,
    ...resto,
    Dados: Object.fromEntries(
      Object.entries(dados).flatMap(([nome, dado]) => {
        const { rotulo, escrever } = campos[nome] ?? {};
        // What is in no words is of programs: uids, paths.
        return rotulo === undefined || escrever === undefined ? [] : [[rotulo, escrever(dado)]];
      }),
    ),
    dispensas: porCanal(dispensas, (motivo: Motivo) => MOTIVOS[motivo]),
  };
}

/** What was chosen: by event and channel, as screens call them. */
export const escolhasPorExtenso = (
  { escolhas, ...resto }: Preferencias,
  modo: TipoHotsite,
): Record<string, unknown> => ({
  ...resto,
  escolhas: Object.fromEntries(
    Object.entries(escolhas).map(([evento, canais]) => [
      nomesDe(evento as CodigoEvento, modo).rotulo,
      porCanal(canais, (ligado: boolean) => ligado),
    ]),
  ),
});

const porCanal = <T>(de: Partial<Record<Canal, T>>, escrever: (um: T) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(de).map(([canal, um]) => [ROTULOS_CANAL[canal as Canal], escrever(um)]));
