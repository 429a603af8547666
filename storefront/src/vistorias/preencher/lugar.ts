import type { LugarDaResposta } from '@martelo/shared/vistorias/esquema';

/** Older than this it says nothing of where somebody stands now. */
const VALE_MS = 120_000;
const PRECISAO_MAX = 100_000;

let ultimo: { lugar: LugarDaResposta; em: number } | null = null;
let vigia: number | null = null;

/** Has the phone tell where it is from now on, until all who asked have stopped. An answer waits for none of it. */
function vigiar(): void {
  if (vigia !== null || !('geolocation' in navigator)) return;
  vigia = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy } }) => {
      const precisao = Math.min(PRECISAO_MAX, Math.max(0, Math.round(accuracy)));
      ultimo = { lugar: { latitude, longitude, precisao }, em: Date.now() };
    },
    () => {},
    { enableHighAccuracy: true, maximumAge: 30_000 },
  );
}

/** While an inspection is open: begins at once where that is allowed already. */
export function abrirLugar(): () => void {
  let aberto = true;
  void navigator.permissions
    ?.query({ name: 'geolocation' })
    .then(({ state }) => aberto && state === 'granted' && vigiar())
    .catch(() => {});
  return () => {
    aberto = false;
    if (vigia !== null) navigator.geolocation.clearWatch(vigia);
    vigia = null;
  };
}

/** Where one stands, as far as the phone knows; asked for by the first answer on a phone, and never of who reads at a desk. */
export function lugarAgora(): LugarDaResposta | null {
  if (matchMedia('(pointer: coarse)').matches) vigiar();
  return ultimo !== null && Date.now() - ultimo.em < VALE_MS ? ultimo.lugar : null;
}
