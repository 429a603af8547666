import { isDeepStrictEqual } from 'node:util';
import { sementeDoLivro, textoDoCompromisso, textoDoElo } from '@martelo/shared/livro';
import { evolve } from '../../engine/src/auction/evolve.ts';
import { estadoPublico } from '../../engine/src/auction/leituras/publico.ts';
import type { Estado } from '../../engine/src/auction/modelo/estado.ts';
import type { EloDoLivro } from '../../engine/src/auction/modelo/evento.ts';
import type { Resposta } from '../../engine/src/auction/modelo/resposta.ts';
import {
  cabecaDepois,
  cabecaInicial,
  quebraDaCadeia,
  sha256,
  textoDoCommit,
} from '../../engine/src/log/encadear.ts';
import type { EventLog, Head } from '../../engine/src/log/log.ts';
import type { Anotacao } from './licitante.ts';
import { LOTES } from './protocolo.ts';

/**
 * Reads the log as a stranger would and keeps its own fold of it. Every check throws with what is wrong. Each call goes on from
 * where the last one stopped; that what was read before has not changed shows in the chain.
 */
export class Auditor {
  readonly #cabecas = new Map<string, Head>();
  readonly #estados = new Map<string, Estado>();
  /** `autor/comandoId` → the answer stored with its decision. */
  readonly #decididos = new Map<string, { resposta: Resposta }>();
  /** Lot → its public events; index = seq − 1. */
  readonly #livros = new Map<string, EloDoLivro[]>();

  get decididos(): number {
    return this.#decididos.size;
  }
  get commits(): number {
    return [...this.#cabecas.values()].reduce((soma, { commitNo }) => soma + commitNo, 0);
  }
  foiDecidido(autor: string, comandoId: string): boolean {
    return this.#decididos.has(`${autor}/${comandoId}`);
  }

  async lerNovidades(log: EventLog): Promise<void> {
    for (const stream of new Set(LOTES.map(({ leiUid }) => `leilao:${leiUid}`))) {
      let cabeca = this.#cabecas.get(stream) ?? cabecaInicial(stream);
      for await (const commit of log.read(stream, cabeca.commitNo + 1)) {
        const quebra = quebraDaCadeia(cabeca, commit);
        exigir(quebra === null, `${stream} commit ${commit.commitNo}: ${quebra}`);
        exigir(sha256(textoDoCommit(commit)) === commit.hash, `${stream} commit ${commit.commitNo}: hash`);
        let estado = this.#estados.get(stream) ?? null;
        for (const evento of commit.events) {
          estado = evolve(estado, evento);
          if (evento.tipo === 'ComandoDecidido/1') this.#anotarDecisao(evento.comando, estado);
          if ('elo' in evento && evento.elo !== null) this.#conferirElo(evento.elo);
        }
        this.#estados.set(stream, estado!);
        cabeca = cabecaDepois(commit);
      }
      this.#cabecas.set(stream, cabeca);
    }
  }

  /** Rule 22: what was acknowledged is in the ledger, at its seq, with its price, and was answered what was stored. */
  conferir({ lance, retorno }: Anotacao): void {
    const nome = `${lance.autor}/${lance.comandoId}`;
    const guardada = this.#decididos.get(nome)?.resposta;
    exigir(guardada !== undefined, `acknowledged and lost: ${nome}`);
    const { id: _, ...resposta } = retorno;
    exigir(isDeepStrictEqual(resposta, guardada), `answered otherwise than stored: ${nome}`);
    if (!retorno.ok || retorno.valor.seq === null) return;
    const livro = this.#livros.get(LOTES[lance.lote]!.lelUid)!;
    const seq = retorno.valor.seq as number;
    exigir(livro.length >= seq, `${nome}: no seq ${seq} in the ledger`);
    const lances = livro.slice(0, seq).map(({ publico }) => publico);
    const meu = lances.findLast((publico) => publico.tipo === 'Lance' && publico.lance === retorno.valor.uid);
    exigir(meu?.tipo === 'Lance', `${nome}: its bid is not in the ledger up to ${seq}`);
    const lider = lances.findLast((publico) => publico.tipo === 'Lance' && publico.lidera);
    exigir(
      lider?.tipo === 'Lance' && lider.valor === retorno.valor.valorAtual,
      `${nome}: price at seq ${seq} is not the one acknowledged`,
    );
  }

  /** The engine's own state is the fold of what is durable. */
  conferirEstados(lotes: unknown): void {
    const dobrados = LOTES.map(({ leiUid, lelUid }) =>
      estadoPublico(this.#estados.get(`leilao:${leiUid}`)!, lelUid),
    );
    exigir(
      isDeepStrictEqual(lotes, JSON.parse(JSON.stringify(dobrados))),
      'the engine is not the fold of its log',
    );
  }

  /** The answer is the fold's: what the events after the decision prove is part of it. */
  #anotarDecisao({ autor, comandoId }: { autor: string; comandoId: string }, estado: Estado): void {
    const nome = `${autor}/${comandoId}`;
    exigir(!this.#decididos.has(nome), `decided twice: ${nome}`);
    this.#decididos.set(nome, estado.comandos.get(nome)!);
  }

  /** Rule 23, one link. */
  #conferirElo(elo: EloDoLivro): void {
    const livro = this.#livros.get(elo.lelUid) ?? [];
    this.#livros.set(elo.lelUid, livro);
    const anterior = livro.at(-1)?.hash ?? sha256(sementeDoLivro(elo.lelUid));
    const nome = `ledger of ${elo.lelUid} at ${elo.seq}`;
    exigir(elo.seq === livro.length + 1, `${nome}: not gapless`);
    exigir(elo.privado === sha256(textoDoCompromisso(elo.sal, elo.parte)), `${nome}: commitment`);
    exigir(elo.hash === sha256(textoDoElo(anterior, elo.publico, elo.privado)), `${nome}: hash`);
    livro.push(elo);
  }
}

function exigir(condicao: boolean, mensagem: string): asserts condicao {
  if (!condicao) throw new Error(mensagem);
}
