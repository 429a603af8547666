import type { CorpoErro } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { AcaoLeiloeiro, EstadoDoPregao, NomeDaAcao } from '@martelo/shared/leiloeiro';
import {
  type Ack,
  aCadaLigacao,
  aoReceber,
  conexao,
  ligar,
  pedir,
  SemResposta,
} from '../../src/live/conexao.ts';
import { criarFonte } from '../../src/live/fonte.ts';
import { agoraServidor } from '../../src/live/relogio-servidor.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { type Mudanca, oQueMudou } from './atos.ts';

/** An auction as this console was last told of it. */
export interface Pregao {
  estado: EstadoDoPregao | null;
  /** Since when there is no connection; null while there is. */
  semDesde: number | null;
  /** Why it is not shown at all. */
  erro: CorpoErro | null;
}

/** What became of an act, for who pressed. */
export type Desfecho =
  | { tipo: 'feito'; acao: NomeDaAcao }
  | { tipo: 'mudou'; acao: NomeDaAcao; mudanca: Mudanca }
  | { tipo: 'recusado'; acao: NomeDaAcao; mensagem: string }
  | { tipo: 'sem-resposta'; acao: NomeDaAcao };

type SemMoldura<T> = T extends unknown ? Omit<T, 'leiUid' | 'comandoId' | 'seq' | 'lelUid'> : never;
export type Ato = SemMoldura<AcaoLeiloeiro> & { lelUid?: string };

const CONSOLE = 'martelo-console';

let console_: string | null = null;

/**
 * Who comes back to a console after its page was loaded anew takes its own place again. It is laid down only while the page goes: a tab that
 * is duplicated copies what lies there, and is a console of its own.
 */
function uidDoConsole(): string {
  if (console_ !== null) return console_;
  const tomar = () => {
    console_ = sessionStorage.getItem(CONSOLE) ?? console_ ?? uuidv7();
    sessionStorage.removeItem(CONSOLE);
    return console_;
  };
  addEventListener('pagehide', () => console_ !== null && sessionStorage.setItem(CONSOLE, console_));
  addEventListener('pageshow', tomar);
  return tomar();
}

/** Follows an auction's console; all of what is shown is what the engine said last, and nothing else. */
export function abrirPregao(leiUid: string, { soAcompanha }: { soAcompanha: boolean }) {
  const fonte = criarFonte<Pregao>({ estado: null, semDesde: null, erro: null });
  const receber = (estado: EstadoDoPregao) => {
    const { consoles } = fonte.ler().estado ?? {};
    // What is sent to all consoles at once says of none that it is this one.
    const eu = consoles?.find(({ eu }) => eu)?.uid;
    const dela = estado.consoles.some((um) => um.eu)
      ? estado
      : { ...estado, consoles: estado.consoles.map((um) => ({ ...um, eu: um.uid === eu })) };
    fonte.definir({ estado: dela, semDesde: null, erro: null });
  };
  const ouvir = (ack: Ack) => {
    if (ack.ok) receber(ack as unknown as EstadoDoPregao);
    else if ('estado' in ack.erro) receber(ack.erro.estado as EstadoDoPregao);
  };
  /** As this console was when its line went, whatever its page began with; null: as the engine says, which made it follow. */
  const modo = (): boolean | null => {
    const eu = fonte.ler().estado?.consoles.find(({ eu }) => eu);
    if (eu === undefined) return soAcompanha;
    return eu.porQue === 'dois-agem' ? null : eu.soAcompanha;
  };
  const entrar = async () => {
    try {
      const ack = await pedir('conectar-leiloeiro', {
        leiUid,
        consoleUid: uidDoConsole(),
        soAcompanha: modo(),
      });
      if (ack.ok) receber(ack as unknown as EstadoDoPregao);
      else fonte.definir({ ...fonte.ler(), erro: ack.erro });
    } catch {
      // Not connected: the next connection asks again.
    }
  };
  const paradas = [
    aoReceber('on-leiloeiro', (dados) => {
      const estado = dados as EstadoDoPregao;
      if (estado.leiUid === leiUid) receber(estado);
    }),
    aCadaLigacao(() => void entrar()),
    conexao.assinar(() => {
      const agora = fonte.ler();
      // Until the state is told anew over the next one, what is shown is as old as it was.
      if (conexao.ler() !== 'ligada' && agora.semDesde === null)
        fonte.definir({ ...agora, semDesde: agoraServidor() });
    }),
  ];
  void ligar();

  return {
    ler: fonte.ler,
    assinar: fonte.assinar,
    entrar,
    fechar() {
      for (const parar of paradas) parar();
    },
    /** One act, on what is shown now. Never sent twice by itself: who does not hear of it looks at what the state says. */
    async agir(ato: Ato): Promise<Desfecho> {
      const { estado } = fonte.ler();
      const { acao } = ato;
      if (estado === null) return { tipo: 'sem-resposta', acao };
      const { seq, lelUid } = estado;
      try {
        const ack = await pedir('leiloeiro-acao', {
          ...{ leiUid, comandoId: novoComandoId(), seq, lelUid: acao === 'abrir-lote' ? null : lelUid },
          ...ato,
        });
        ouvir(ack);
        if (ack.ok) return { tipo: 'feito', acao };
        if (ack.erro.codigo !== 'ESTADO_MUDOU')
          return { tipo: 'recusado', acao, mensagem: [ack.erro.message].flat().join(' ') };
        return { tipo: 'mudou', acao, mudanca: oQueMudou(estado, fonte.ler().estado ?? estado) };
      } catch (erro) {
        if (!(erro instanceof SemResposta)) throw erro;
        return { tipo: 'sem-resposta', acao };
      }
    },
    /** @returns the refusal in words; null where it was done */
    async mudarModo(soAcompanha: boolean): Promise<string | null> {
      try {
        const ack = await pedir('leiloeiro-modo', { leiUid, soAcompanha });
        ouvir(ack);
        return ack.ok ? null : [ack.erro.message].flat().join(' ');
      } catch (erro) {
        return erro instanceof SemResposta ? '' : Promise.reject(erro);
      }
    },
  };
}
export type PregaoAberto = ReturnType<typeof abrirPregao>;
