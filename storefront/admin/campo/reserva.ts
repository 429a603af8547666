import { depositoDaqui, donoLembrado } from '../../src/campo/campo.ts';
import { ABERTURA } from '../dados/abertura.ts';
import type { Reserva } from '../dados/chamar.ts';

const DA_ABERTURA: ReadonlySet<string> = new Set(Object.values(ABERTURA));
/** What a yard's screens read; of nothing else anything is kept. */
const INTERESSA = [
  /^\/v1\/vistorias\/[\da-f-]{36}(\/preenchimento)?$/,
  /^\/v1\/estadias\/fila\?patio=[\da-f-]{36}$/,
  /^\/v1\/estadias\/(patios|[\da-f-]{36}(\/fotos)?)$/,
  /^\/v1\/patios\/[\da-f-]{36}\/mapa$/,
];

export const reservaDe = (dono: string): Reserva => ({
  guardar(caminho, lido) {
    if (DA_ABERTURA.has(caminho) || INTERESSA.some((um) => um.test(caminho)))
      void depositoDaqui()
        .guardarLeitura(dono, caminho, lido)
        .catch(() => {});
  },
  ler: async (caminho) => (await depositoDaqui().leitura(dono, caminho))?.corpo,
});

/** Of who worked here last: the page opened without network, and nobody else says who it is. */
export function reservaDoLembrado(): Reserva | null {
  const dono = donoLembrado();
  return dono === null ? null : reservaDe(dono);
}
