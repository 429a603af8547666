import { FluxoIlegivel, TAG_MAXIMA_BYTES } from '@martelo/shared/transmissao/flv';

/* RTMP's chunks (Adobe's specification, 5.3): messages cut into pieces, those of several channels one between another. */

export interface MensagemRtmp {
  tipo: number;
  ts: number;
  /** Of the message stream, which commands are answered in. */
  canal: number;
  dados: Buffer;
}

const TAMANHO_INICIAL = 128;
const TAMANHO_MAXIMO = 1 << 20;
const CANAIS = 32;
/** Until somebody is known, nothing that they say is longer. */
const MENSAGEM_DE_ESTRANHO_BYTES = 16 * 1024;
const CABECALHOS = [11, 7, 3, 0] as const;
const SEM_LUGAR = 0xffffff;

interface Canal {
  ts: number;
  passo: number;
  estendido: boolean;
  tamanho: number;
  tipo: number;
  canal: number;
  dados: Buffer | null;
  cheio: number;
}

/** Takes bytes as they come and hands over whole messages. @throws FluxoIlegivel */
export function criarLeitorDeBlocos(aoLer: (mensagem: MensagemRtmp) => void) {
  const canais = new Map<number, Canal>();
  let bloco = TAMANHO_INICIAL;
  let conhecido = false;
  let resto: Buffer = Buffer.alloc(0);

  /** How many bytes the next chunk took; 0 when it is not whole yet. */
  const umBloco = (em: Buffer): number => {
    if (em.length < 1) return 0;
    const formato = em[0]! >> 6;
    let numero = em[0]! & 0x3f;
    let lido = numero === 0 ? 2 : numero === 1 ? 3 : 1;
    if (em.length < lido + CABECALHOS[formato]!) return 0;
    if (numero === 0) numero = 64 + em[1]!;
    else if (numero === 1) numero = 64 + em[1]! + em[2]! * 256;
    const antes = canais.get(numero);
    if (antes === undefined && formato !== 0) throw new FluxoIlegivel('a channel goes on that never began');
    const c: Canal = antes
      ? { ...antes }
      : { ts: 0, passo: 0, estendido: false, tamanho: 0, tipo: 0, canal: 0, dados: null, cheio: 0 };
    let tempo = c.passo;
    if (formato < 3) {
      if (c.dados !== null) throw new FluxoIlegivel('a message begins within another');
      tempo = em.readUIntBE(lido, 3);
      c.estendido = tempo === SEM_LUGAR;
      if (formato < 2) {
        c.tamanho = em.readUIntBE(lido + 3, 3);
        c.tipo = em[lido + 6]!;
      }
      if (formato === 0) c.canal = em.readUInt32LE(lido + 7);
    }
    lido += CABECALHOS[formato]!;
    if (c.estendido) {
      if (em.length < lido + 4) return 0;
      tempo = em.readUInt32BE(lido);
      lido += 4;
    }
    if (c.tamanho > (conhecido ? TAG_MAXIMA_BYTES : MENSAGEM_DE_ESTRANHO_BYTES))
      throw new FluxoIlegivel(`message of ${c.tamanho} bytes`);
    const agora = Math.min(bloco, c.tamanho - c.cheio);
    if (em.length < lido + agora) return 0;
    if (c.dados === null) {
      c.passo = tempo;
      c.ts = formato === 0 ? tempo : (c.ts + tempo) >>> 0;
      c.dados = Buffer.alloc(c.tamanho);
    }
    em.copy(c.dados, c.cheio, lido, lido + agora);
    c.cheio += agora;
    const { tipo, ts, canal, dados } = c;
    const inteira = c.cheio >= c.tamanho;
    if (inteira) Object.assign(c, { dados: null, cheio: 0 });
    canais.set(numero, c);
    if (canais.size > CANAIS) throw new FluxoIlegivel('too many channels');
    if (inteira) aoLer({ tipo, ts, canal, dados });
    return lido + agora;
  };

  return {
    ler(bytes: Buffer): void {
      resto = resto.length === 0 ? bytes : Buffer.concat([resto, bytes]);
      for (;;) {
        const lido = umBloco(resto);
        if (lido === 0) return;
        resto = resto.subarray(lido);
      }
    },
    /** As the other side says that it cuts from now on. */
    cortar(tamanho: number): void {
      if (tamanho < 1 || tamanho > TAMANHO_MAXIMO) throw new FluxoIlegivel(`chunks of ${tamanho} bytes`);
      bloco = tamanho;
    },
    /** From now on it may be a picture. */
    conhecer(): void {
      conhecido = true;
    },
  };
}

/** Ours are short: answers and signs of life. */
export function escreverMensagem(tipo: number, dados: Buffer, canal = 0): Buffer {
  const partes: Buffer[] = [];
  const doControle = tipo <= 6;
  const cabecalho = Buffer.alloc(12);
  cabecalho[0] = doControle ? 2 : 3;
  cabecalho.writeUIntBE(dados.length, 4, 3);
  cabecalho[7] = tipo;
  cabecalho.writeUInt32LE(canal, 8);
  for (let em = 0; em < Math.max(1, dados.length); em += TAMANHO_INICIAL)
    partes.push(
      em === 0 ? cabecalho : Buffer.from([0xc0 | cabecalho[0]!]),
      dados.subarray(em, em + TAMANHO_INICIAL),
    );
  return Buffer.concat(partes);
}
