/* Interleaved 2 of 5: the barcode of boletos (BCB, Carta Circular 2.926/2000). */

/** Of each digit the two wide elements among five. */
const LARGOS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
/** Wide in units of narrow: banks ask for 2,25 to 3. */
const LARGO = 3;

/**
 * Widths of bars and spaces in turn, a bar first, in narrow units.
 * @throws RangeError unless there is an even number of digits
 */
export function barrasItf(digitos: string): number[] {
  if (!/^(?:\d\d)+$/.test(digitos)) throw new RangeError('ITF holds pairs of digits');
  const larguras = [1, 1, 1, 1];
  for (let i = 0; i < digitos.length; i += 2) {
    const [barras, vaos] = [LARGOS[Number(digitos[i])]!, LARGOS[Number(digitos[i + 1])]!];
    for (let j = 0; j < 5; j++) larguras.push(barras[j] === '1' ? LARGO : 1, vaos[j] === '1' ? LARGO : 1);
  }
  return [...larguras, LARGO, 1, 1];
}

/** The digits that widths stand for; null where they are no such code. */
export function lerItf(larguras: readonly number[]): string | null {
  const narrow = Math.min(...larguras);
  const bits = larguras.map((largura) => (largura > narrow * 1.8 ? '1' : '0')).join('');
  const miolo = /^0000((?:[01]{10})+)100$/.exec(bits)?.[1];
  if (miolo === undefined) return null;
  let digitos = '';
  for (let i = 0; i < miolo.length; i += 10) {
    for (const desde of [0, 1]) {
      const elementos = [0, 2, 4, 6, 8].map((passo) => miolo[i + desde + passo]).join('');
      const digito = LARGOS.indexOf(elementos);
      if (digito === -1) return null;
      digitos += digito;
    }
  }
  return digitos;
}
