import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Estado } from '../../auction/modelo/estado.ts';
import { Recusas, type RecusasGravadas } from '../../auction/modelo/recusas.ts';
import type { Decidido } from '../../auction/modelo/resposta.ts';
import { Respostas, type RespostasGravadas } from './answers.ts';

/** What a file says of itself before its three parts. */
export interface Cabecalho {
  /** Fingerprint of the fold that made it (see nucleo.ts). */
  nucleo: string;
  stream: string;
  commitNo: number;
  /** Of the commit `commitNo`. */
  hash: string;
  /** Events folded into it. */
  eventos: number;
  duravelAte: number;
  respostas: number;
  partes: { bytes: number; sha256: string }[];
}

/** The head fits in here: the sha256 of its JSON, a line break, the JSON, a line break, blanks. */
export const BYTES_DO_CABECALHO = 4_096;

/**
 * A picture as bytes: head, state (`v8.serialize`, which keeps what is shared shared), index of the answers, answers. Of the
 * answers only the one of the command folded last lies with the state, whose `emCurso` holds the same object.
 */
export function escrever(
  cabecalho: Omit<Cabecalho, 'partes' | 'respostas'>,
  { comandos, ...estado }: Readonly<Estado>,
): Buffer[] {
  const { gravadas, ultima } = Respostas.de(comandos).gravar(estado.emCurso?.decidido);
  const partes = [
    serialize({ estado, ultima, recusas: comandos.recusas.gravar() }),
    Buffer.from(gravadas.indice.buffer, gravadas.indice.byteOffset, gravadas.indice.byteLength),
    gravadas.textos,
  ];
  const completo: Cabecalho = {
    ...cabecalho,
    respostas: gravadas.quantas,
    partes: partes.map((parte) => ({ bytes: parte.length, sha256: hash('sha256', parte) })),
  };
  const json = JSON.stringify(completo);
  const inicio = Buffer.alloc(BYTES_DO_CABECALHO, ' ');
  if (inicio.write(`${hash('sha256', json)}\n${json}\n`) === BYTES_DO_CABECALHO)
    throw new Error('the head of a picture does not fit');
  return [inicio, ...partes];
}

/** @throws when it is none */
export function lerCabecalho(inicio: Buffer): Cabecalho {
  const [soma, json] = inicio.toString('utf8').split('\n', 2);
  if (json === undefined || hash('sha256', json) !== soma) throw new Error('not the head of a picture');
  return JSON.parse(json) as Cabecalho;
}

/** The state out of its parts, which are what they were when they were written: their sums were compared. */
export function lerEstado({ respostas }: Cabecalho, [parte, indice, textos]: readonly Buffer[]): Estado {
  const { estado, ultima, recusas } = deserialize(parte!) as {
    estado: Omit<Estado, 'comandos'>;
    ultima: [string, Decidido][];
    recusas: RecusasGravadas;
  };
  const gravadas: RespostasGravadas = {
    textos: textos!,
    indice: new Uint32Array(indice!.buffer, indice!.byteOffset, indice!.length / 4),
    quantas: respostas,
  };
  const comandos = new Respostas(gravadas, new Recusas(recusas));
  for (const [chave, decidido] of ultima) comandos.set(chave, decidido);
  return { ...estado, comandos };
}
