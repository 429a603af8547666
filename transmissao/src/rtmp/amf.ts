/* AMF0, as far as an encoder's commands go: numbers, truths, texts, objects and nothing. */

export type Amf = number | boolean | string | null | { [nome: string]: Amf };

const NUMERO = 0;
const VERDADE = 1;
const TEXTO = 2;
const OBJETO = 3;
const NADA = 5;
const INDEFINIDO = 6;
const LISTA_COM_NOMES = 8;
const FIM_DO_OBJETO = 9;
const MAIS_FUNDO = 8;

/** The values of a message, one after another. @throws RangeError where it is no AMF0, or one of a kind that encoders do not send */
export function lerAmf(bytes: Buffer): Amf[] {
  let em = 0;
  const texto = (): string => {
    const tamanho = bytes.readUInt16BE(em);
    em += 2;
    if (em + tamanho > bytes.length) throw new RangeError('a text goes on after its message');
    em += tamanho;
    return bytes.toString('utf8', em - tamanho, em);
  };
  const objeto = (fundo: number): Amf => {
    const lido: [string, Amf][] = [];
    for (;;) {
      const nome = texto();
      if (nome === '' && bytes.readUInt8(em) === FIM_DO_OBJETO) {
        em += 1;
        return Object.fromEntries(lido);
      }
      lido.push([nome, valor(fundo + 1)]);
    }
  };
  const valor = (fundo: number): Amf => {
    if (fundo > MAIS_FUNDO) throw new RangeError('too deep');
    const tipo = bytes.readUInt8(em);
    em += 1;
    switch (tipo) {
      case NUMERO:
        em += 8;
        return bytes.readDoubleBE(em - 8);
      case VERDADE:
        em += 1;
        return bytes.readUInt8(em - 1) !== 0;
      case TEXTO:
        return texto();
      case LISTA_COM_NOMES:
        // How many there are is said, and believed by nobody.
        em += 4;
        return objeto(fundo);
      case OBJETO:
        return objeto(fundo);
      case NADA:
      case INDEFINIDO:
        return null;
      default:
        throw new RangeError(`AMF0 of kind ${tipo}`);
    }
  };
  const lidos: Amf[] = [];
  while (em < bytes.length) lidos.push(valor(0));
  return lidos;
}

const textoEscrito = (texto: string): Buffer => {
  const bytes = Buffer.from(texto);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes]);
};

export function escreverAmf(...valores: Amf[]): Buffer {
  return Buffer.concat(
    valores.map((valor) => {
      if (valor === null) return Buffer.from([NADA]);
      if (typeof valor === 'boolean') return Buffer.from([VERDADE, valor ? 1 : 0]);
      if (typeof valor === 'string') return Buffer.concat([Buffer.from([TEXTO]), textoEscrito(valor)]);
      if (typeof valor === 'number') {
        const numero = Buffer.alloc(9);
        numero.writeDoubleBE(valor, 1);
        return numero;
      }
      const campos = Object.entries(valor).flatMap(([nome, dele]) => [textoEscrito(nome), escreverAmf(dele)]);
      return Buffer.concat([Buffer.from([OBJETO]), ...campos, Buffer.from([0, 0, FIM_DO_OBJETO])]);
    }),
  );
}
