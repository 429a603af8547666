import { lerPlaca, recusaDoChassi } from '@martelo/shared/documentos';

/** What somebody wants read. `veiculo` is a plate or, where there is none, a chassis; `codigo` whatever a label says. */
export type Procurado = 'veiculo' | 'placa' | 'chassi' | 'codigo';

/** Letters that a reader takes for a digit, and the digits that it takes for them. */
const COMO_ALGARISMO: Readonly<Record<string, string>> = {
  ...{
    O: '0',
    Q: '0',
    D: '0',
    U: '0',
    I: '1',
    L: '1',
    J: '1',
    Z: '2',
    A: '4',
    S: '5',
    G: '6',
    T: '7',
    B: '8',
  },
};
const COMO_LETRA: Readonly<Record<string, string>> = {
  ...{ 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B' },
};
const MERCOSUL = 'AAA0A00';
const ANTIGA = 'AAA0000';
const CHASSI = 17;

const nua = (texto: string): string => texto.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What stands at each place of a form, and how many places had to be put right for it; null where it cannot be. */
function naForma(letras: string, forma: string): { lida: string; mudados: number } | null {
  let lida = '';
  let mudados = 0;
  for (const [i, letra] of [...letras].entries()) {
    const algarismo = forma[i] === '0';
    if (/\d/.test(letra) === algarismo) {
      lida += letra;
      continue;
    }
    const outra = (algarismo ? COMO_ALGARISMO : COMO_LETRA)[letra];
    if (outra === undefined) return null;
    lida += outra;
    mudados += 1;
  }
  return { lida, mudados };
}

/**
 * The plate in what a reader made of a picture: seven places of one of the two forms, each put right by what may stand there (an O among digits is a
 * zero). Of several the one with the fewest changes; more than two are a guess, and none.
 * @returns as `lerPlaca` gives it, or null
 */
export function placaNo(texto: string): string | null {
  let melhor: { lida: string; mudados: number } | null = null;
  for (const linha of texto.split('\n')) {
    const letras = nua(linha);
    for (let i = 0; i + MERCOSUL.length <= letras.length; i += 1)
      for (const forma of [MERCOSUL, ANTIGA]) {
        const esta = naForma(letras.slice(i, i + forma.length), forma);
        if (esta && esta.mudados <= 2 && (melhor === null || esta.mudados < melhor.mudados)) melhor = esta;
      }
  }
  return melhor && lerPlaca(melhor.lida);
}

/**
 * The chassis number in what a reader made of a picture: seventeen places without I, O and Q, which are the digits that they look like. Its last four
 * are digits, by which the right seventeen are found where a reader saw one too many.
 */
export function chassiNo(texto: string): string | null {
  for (const linha of texto.split('\n')) {
    const letras = nua(linha).replaceAll(/[OQ]/g, '0').replaceAll('I', '1');
    for (let i = 0; i + CHASSI <= letras.length; i += 1) {
      const fim = naForma(letras.slice(i + CHASSI - 4, i + CHASSI), '0000');
      const lido = fim && letras.slice(i, i + CHASSI - 4) + fim.lida;
      if (lido && fim.mudados <= 1 && recusaDoChassi(lido) === null) return lido;
    }
  }
  return null;
}

/** What is asked for, in what was read; null where it is not. */
export function acharNo(texto: string, procurado: Procurado): string | null {
  switch (procurado) {
    case 'placa':
      return placaNo(texto);
    case 'chassi':
      return chassiNo(texto);
    case 'veiculo':
      // A chassis number has sevens of places in it that look like a plate.
      return chassiNo(texto) ?? placaNo(texto);
    case 'codigo':
      return texto.trim() || null;
  }
}
