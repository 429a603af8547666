// A long history for the recovery bench: decided by the real core and appended to the real log, and the same events beside it as the
// ordinary event store keeps them, one row an event.
import { DatabaseSync } from 'node:sqlite';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import type { Pedido } from '../../../engine/src/auction/modelo/comando.ts';
import { FORMATO } from '../../../engine/src/auction/modelo/comando.ts';
import { abrirLogSqlite } from '../../../engine/src/log/sqlite.ts';
import { Mailbox } from '../../../engine/src/runtime/mailbox.ts';
import { nucleo } from '../../../engine/src/runtime/test-bench.ts';

const LEILOES = 10;
const LOTES = 40;
const CLIENTES = 200;
const LANCES_POR_COMMIT = 64;
const AGORA = Date.UTC(2026, 10, 20, 12);

const uid = (tipo: number, n: number): string =>
  `01900000-0000-7000-8${String(tipo).padStart(3, '0')}-${String(n).padStart(12, '0')}`;

/** Writes `eventos` events or a few more into `log`, and row by row into `linhas`. Returns how many. */
export async function escreverHistoria(log: string, linhas: string, eventos: number): Promise<number> {
  const diario = abrirLogSqlite(log);
  const comum = new DatabaseSync(linhas);
  comum.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  comum.exec(
    'CREATE TABLE eventos (leilao TEXT, seq INTEGER, dados TEXT, PRIMARY KEY (leilao, seq)) WITHOUT ROWID',
  );
  const inserir = comum.prepare('INSERT INTO eventos VALUES (?, ?, ?)');
  const leiloes = Array.from({ length: LEILOES }, (_, i) => new LeilaoLongo(i));
  for (const { mailbox } of leiloes) await mailbox.dobrar(diario, () => {});
  let total = 0;
  for (let volta = 0; total < eventos; volta++) {
    const rascunhos = leiloes.map((leilao) => leilao.volta(volta));
    const guardados = await diario.append(rascunhos.map(({ commit }) => commit!));
    comum.exec('BEGIN');
    for (const [i, commit] of guardados.entries()) {
      rascunhos[i]!.mailbox.confirmar(commit);
      for (const [j, evento] of commit.events.entries())
        inserir.run(commit.stream, commit.firstSeq + j, JSON.stringify(evento));
      total += commit.events.length;
    }
    comum.exec('COMMIT');
  }
  comum.close();
  await diario.close();
  return total;
}

/** Ten auctions are disputed at a time; in each, bidders take turns on every lot. */
class LeilaoLongo {
  readonly #n: number;
  readonly mailbox: Mailbox;
  #comandos = 0;
  #lances = 0;

  constructor(n: number) {
    this.#n = n;
    this.mailbox = new Mailbox(uid(1, n), nucleo);
  }

  volta(volta: number) {
    if (volta === 0) this.#abrir();
    else for (let i = 0; i < LANCES_POR_COMMIT; i++) this.#lancar();
    const rascunho = this.mailbox.decidir(`${this.#n}-${volta}`, (erro) => {
      throw erro;
    });
    for (const { resposta } of rascunho.respostas) if (!resposta.ok) throw new Error(resposta.codigo);
    return rascunho;
  }

  #abrir(): void {
    const data = new Date(AGORA + 86_400_000).toISOString();
    const leilao = leilaoEscrita.parse({
      nome: 'Leilão longo',
      data,
      situacao: 'PRONTO',
      incrementos: [{ valor: 100 }],
    });
    this.#mandar({
      tipo: 'criar-leilao',
      leilao: { ...leilao, id: this.#n + 1, uid: uid(1, this.#n), hotsites: [1] },
    });
    const dados = loteEscrita.parse({
      nome: 'Lote',
      tipo: 'Carro',
      valor: { minimo: 100_000 },
      dataInicio: new Date(AGORA - 1_000).toISOString(),
      dataFim: data,
    });
    const lotes = Array.from({ length: LOTES }, (_, i) => {
      const id = this.#n * LOTES + i + 1;
      return { id, uid: uid(2, id), dados };
    });
    this.#mandar({ tipo: 'incluir-lotes', lotes });
  }

  #lancar(): void {
    const n = this.#lances++;
    const cliente = (n + Math.floor(n / LOTES)) % CLIENTES;
    const participante = { apelido: `licitante-${cliente}`, cidade: 'São Paulo/SP', uid: uid(3, cliente) };
    const lelUid = uid(2, this.#n * LOTES + (n % LOTES) + 1);
    const valor = 100_000 + Math.floor(n / LOTES) * 100;
    this.#mandar({ lelUid, modo: 'MANUAL', participante, tipo: 'dar-lance', valor }, participante.uid);
  }

  #mandar(pedido: Pedido, autor = 'sistema'): void {
    const comandoId = `c${this.#comandos++}`;
    const semente = `${this.#n}${comandoId}`.padStart(32, '0');
    this.mailbox.receber({
      comando: { autor, comandoId, formato: FORMATO, pedido, semente },
      instante: AGORA + this.#comandos,
      responder() {
        throw new Error('a command came twice');
      },
      recusar(erro) {
        throw erro;
      },
    });
  }
}
