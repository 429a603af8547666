/** How long until then, as a clock: "0:42". Zero or less = "". Unix ms. */
export function espera(ate: number, agora: number): string {
  const segundos = Math.ceil((ate - agora) / 1_000);
  if (segundos <= 0) return '';
  const [horas, minutos] = [Math.floor(segundos / 3_600), Math.floor((segundos % 3_600) / 60)];
  const fim = String(segundos % 60).padStart(2, '0');
  return horas > 0 ? `${horas}:${String(minutos).padStart(2, '0')}:${fim}` : `${minutos}:${fim}`;
}
