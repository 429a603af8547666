import { ACERTO } from '../palavras/acerto.ts';

const MINUTO_MS = 60_000;

/** "espera há 3 dias", to the largest unit. @param agora Unix ms */
export function espera(desde: string, agora: number): string {
  const minutos = Math.max(1, Math.floor((agora - Date.parse(desde)) / MINUTO_MS));
  if (minutos < 60) return ACERTO.espera(ACERTO.minutos(minutos));
  const horas = Math.floor(minutos / 60);
  return ACERTO.espera(horas < 24 ? ACERTO.horas(horas) : ACERTO.dias(Math.floor(horas / 24)));
}
