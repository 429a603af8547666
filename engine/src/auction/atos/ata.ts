import { hash } from 'node:crypto';
import { type PublicoLote, textoDoCompromisso, textoDoElo } from '@martelo/shared/livro';
import type { Comando } from '../modelo/comando.ts';
import type { EstadoLote } from '../modelo/estado.ts';
import type { EloDoLivro, Evento, PartePrivada } from '../modelo/evento.ts';
import { Sorteio } from '../modelo/sorteio.ts';

/** Who is behind a public event, as its private part commits to it. */
interface Autoria {
  cliUid: string | null;
  maximo: number | null;
  cadastro?: string;
}
const NINGUEM: Autoria = { cliUid: null, maximo: null };

/** A public event's kind and content; the minutes add the instant. */
type SemInstante<T> = T extends unknown ? Omit<T, 'instante'> : never;

/**
 * The minutes of one command: the events it causes, in order, each public one linked to its lot's ledger (rules 22 and 23).
 * The state is not touched: how far a lot's ledger has grown within the command is kept here.
 */
export class Ata {
  readonly instante: number;
  readonly iso: string;
  readonly sorteio: Sorteio;
  eventos: Evento[] = [];
  /** See `Comando.formato`. */
  readonly formato: number;
  readonly #comandoId: string;
  readonly #pontas = new Map<string, { seq: number; hash: string; silenciosos: string[] }>();

  constructor(comando: Comando, instante: number) {
    this.instante = instante;
    this.iso = new Date(instante).toISOString();
    this.sorteio = new Sorteio(comando.semente, instante);
    this.formato = comando.formato ?? 1;
    this.#comandoId = comando.comandoId;
  }

  registrar(evento: Evento): void {
    this.eventos.push(evento);
  }

  /** Before format 3 a command that did not say its author's role had it. */
  get calaConsente(): boolean {
    return this.formato < 3;
  }

  /** The next link of a lot's ledger. The commitments of silent instructions since the event before go into the first one. */
  elo(
    lote: Pick<EstadoLote, 'uid' | 'seq' | 'hash' | 'silenciosos'>,
    conteudo: PublicoLote | SemInstante<PublicoLote>,
    autoria: Autoria = NINGUEM,
  ): EloDoLivro {
    const ponta = this.#pontas.get(lote.uid) ?? lote;
    const publico = 'instante' in conteudo ? conteudo : ({ ...conteudo, instante: this.iso } as PublicoLote);
    const [sal, outroSal] = this.sorteio.sais();
    const compromissos = ponta.silenciosos;
    const emFormato2 = this.formato >= 2;
    const parte: PartePrivada = {
      cliUid: autoria.cliUid,
      comandoId: this.#comandoId,
      maximo: autoria.maximo,
      ...(autoria.cadastro === undefined ? {} : { cadastro: autoria.cadastro }),
      silenciosos: emFormato2 ? hash('sha256', textoDoCompromisso(outroSal, compromissos)) : compromissos,
    };
    const privado = hash('sha256', textoDoCompromisso(sal, parte));
    const elo: EloDoLivro = {
      hash: hash('sha256', textoDoElo(ponta.hash, publico, privado)),
      lelUid: lote.uid,
      parte,
      privado,
      publico,
      sal,
      seq: ponta.seq + 1,
      ...(emFormato2 ? { silenciosos: { compromissos, sal: outroSal } } : {}),
    };
    this.#pontas.set(lote.uid, { seq: elo.seq, hash: elo.hash, silenciosos: [] });
    return elo;
  }

  /** The lot's public count as this command leaves it. */
  seqDe(lote: EstadoLote): number {
    return this.#pontas.get(lote.uid)?.seq ?? lote.seq;
  }
}
