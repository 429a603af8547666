import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { ConsoleDoPregao, NomeDaAcao, PorQueAcompanha } from '@martelo/shared/leiloeiro';

/** Two people who act see each other; a third only follows until one of them gives way (L4). */
export const CONSOLES_QUE_AGEM = 2;
/** A process that says nothing for this long has no consoles any more. */
const SILENCIO_MS = 15_000;

/** One console, wherever its socket is. */
export interface Console {
  uid: string;
  /** Whose it is. */
  conta: string;
  nome: string;
  desde: string;
  /** Since when it acts, Unix ms: of three that began at once on several processes the first two go on. Null = it follows. */
  ageDesde: number | null;
  porQue: PorQueAcompanha | null;
  ultimoAto: ConsoleDoPregao['ultimoAto'];
  /** When its socket came, Unix ms. */
  conectadoEm: number;
}

export interface Chegada {
  conta: string;
  nome: string;
  /** Made by its page, which comes back with it. */
  consoleUid: string | null;
  soAcompanha: boolean | null;
}

/** Who is at the consoles of all auctions, on this process and, as they say, on the others. */
export class Consoles {
  readonly #agora: () => number;
  /** Auction → socket → console. */
  readonly #aqui = new Map<string, Map<string, Console>>();
  /** Process → what it last said. */
  readonly #longe = new Map<string, { em: number; leiloes: Map<string, Console[]> }>();

  constructor(agora: () => number) {
    this.#agora = agora;
  }

  /** The console of a socket at an auction; null when it is at none there. */
  de(leiUid: string, soquete: string): Console | null {
    return this.#aqui.get(leiUid)?.get(soquete) ?? null;
  }

  /** All of an auction, those who came first first. */
  todos(leiUid: string): Console[] {
    const porUid = new Map<string, Console>();
    const daqui = [...(this.#aqui.get(leiUid)?.values() ?? [])];
    for (const console of [...this.#deLonge(leiUid), ...daqui]) {
      const outro = porUid.get(console.uid);
      if (outro === undefined || outro.conectadoEm <= console.conectadoEm) porUid.set(console.uid, console);
    }
    return [...porUid.values()].sort((a, b) => (a.desde < b.desde ? -1 : 1));
  }

  /** As the console of a socket is told. */
  vistos(leiUid: string, soquete: string): ConsoleDoPregao[] {
    const meu = this.de(leiUid, soquete)?.uid;
    return this.todos(leiUid).map(({ uid, nome, desde, ageDesde, porQue, ultimoAto }) => ({
      ...{ uid, nome, desde, ultimoAto, porQue, soAcompanha: ageDesde === null, eu: uid === meu },
    }));
  }

  entrar(leiUid: string, soquete: string, { conta, nome, consoleUid, soAcompanha }: Chegada): Console {
    const todos = this.todos(leiUid);
    // Nobody takes another's place by its name.
    const antes = todos.find(
      (um) => um.conta === conta && (um.uid === consoleUid || um === this.de(leiUid, soquete)),
    );
    const livre = consoleUid !== null && todos.every(({ uid }) => uid !== consoleUid);
    const agora = this.#agora();
    const console: Console = {
      uid: antes?.uid ?? (livre ? consoleUid : uuidv7()),
      ...{ conta, nome, conectadoEm: agora, ageDesde: null, porQue: null },
      desde: antes?.desde ?? new Date(agora).toISOString(),
      ultimoAto: antes?.ultimoAto ?? null,
    };
    const cheio = this.#agem(leiUid, console.uid).length >= CONSOLES_QUE_AGEM;
    // Who comes back is as it was, unless it says otherwise.
    const seguia = soAcompanha === null ? (antes?.porQue ?? null) : null;
    if (soAcompanha || seguia === 'escolha') console.porQue = 'escolha';
    else if (cheio || seguia !== null) console.porQue = 'dois-agem';
    else console.ageDesde = antes?.ageDesde ?? agora;
    for (const [outro, { uid }] of this.#aqui.get(leiUid) ?? [])
      if (uid === console.uid && outro !== soquete) this.#aqui.get(leiUid)!.delete(outro);
    const daqui = this.#aqui.get(leiUid) ?? new Map<string, Console>();
    this.#aqui.set(leiUid, daqui.set(soquete, console));
    return console;
  }

  /** @throws ErroMartelo DOIS_CONSOLES_AGEM */
  mudarModo(leiUid: string, soquete: string, soAcompanha: boolean): void {
    const console = this.de(leiUid, soquete)!;
    if (soAcompanha) {
      console.ageDesde = null;
      console.porQue = 'escolha';
      return;
    }
    if (console.ageDesde !== null) return;
    const agem = this.#agem(leiUid, console.uid);
    if (agem.length >= CONSOLES_QUE_AGEM)
      throw new ErroMartelo('DOIS_CONSOLES_AGEM', { nomes: agem.map(({ nome }) => nome).join(' e ') });
    console.ageDesde = this.#agora();
    console.porQue = null;
  }

  /** Notes what it is about to do; the answer takes that back, where it was not done. @throws ErroMartelo SO_ACOMPANHA */
  agir(leiUid: string, soquete: string, acao: NomeDaAcao): () => void {
    const console = this.de(leiUid, soquete);
    if (console === null || console.ageDesde === null) throw new ErroMartelo('SO_ACOMPANHA');
    const antes = console.ultimoAto;
    const ato = { acao, em: new Date(this.#agora()).toISOString() };
    console.ultimoAto = ato;
    return () => {
      if (console.ultimoAto === ato) console.ultimoAto = antes;
    };
  }

  /** Its socket left that auction, or all of them. Gives those that it was at. */
  sair(soquete: string, menos?: string): string[] {
    const deixados: string[] = [];
    for (const [leiUid, daqui] of this.#aqui) {
      if (leiUid === menos || !daqui.delete(soquete)) continue;
      deixados.push(leiUid);
      if (daqui.size === 0) this.#aqui.delete(leiUid);
    }
    return deixados;
  }

  /** The auctions that this process has consoles of, each with them. */
  daqui(): [leiUid: string, consoles: Console[]][] {
    return [...this.#aqui].map(([leiUid, porSoquete]) => [leiUid, [...porSoquete.values()]]);
  }

  /** What another process says that it has, whole. Gives the auctions where that is news to consoles here. */
  ouvir(processo: string, leiloes: readonly [string, Console[]][]): string[] {
    const antes = this.#longe.get(processo)?.leiloes ?? new Map<string, Console[]>();
    const depois = new Map(leiloes);
    if (depois.size === 0) this.#longe.delete(processo);
    else this.#longe.set(processo, { em: this.#agora(), leiloes: depois });
    const mudados = new Set<string>();
    for (const [leiUid, daqui] of this.#aqui) {
      if (JSON.stringify(antes.get(leiUid)) !== JSON.stringify(depois.get(leiUid))) mudados.add(leiUid);
      // It came back there: what is still here of it is a socket that does not know yet.
      for (const [soquete, { uid, conectadoEm }] of daqui)
        if (depois.get(leiUid)?.some((um) => um.uid === uid && um.conectadoEm > conectadoEm))
          daqui.delete(soquete);
      for (const sobra of this.#agem(leiUid, null).slice(CONSOLES_QUE_AGEM)) {
        sobra.ageDesde = null;
        sobra.porQue = 'dois-agem';
        mudados.add(leiUid);
      }
    }
    return [...mudados];
  }

  /** Processes that fell silent are forgotten. Gives the auctions whose consoles are fewer now. */
  varrer(): string[] {
    const calados = [...this.#longe].filter(([, { em }]) => this.#agora() - em > SILENCIO_MS);
    for (const [processo] of calados) this.#longe.delete(processo);
    return [...new Set(calados.flatMap(([, { leiloes }]) => [...leiloes.keys()]))];
  }

  #deLonge(leiUid: string): Console[] {
    return [...this.#longe.values()].flatMap(({ leiloes }) => leiloes.get(leiUid) ?? []);
  }

  /** Those who act beside that one, who began first first. */
  #agem(leiUid: string, menos: string | null): Console[] {
    return this.todos(leiUid)
      .filter(({ uid, ageDesde }) => uid !== menos && ageDesde !== null)
      .sort((a, b) => a.ageDesde! - b.ageDesde! || (a.uid < b.uid ? -1 : 1));
  }
}
