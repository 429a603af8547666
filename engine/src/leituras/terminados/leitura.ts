import type { Filtro } from '@martelo/shared/filtro';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { Estado } from '../../auction/modelo/estado.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros, TransacaoProjecao } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Registrador } from '../../runtime/writer.ts';
import { LEILOES } from '../registros/leilao.ts';
import type { LeilaoVisto } from '../vistas/lote.ts';
import { LEILOES_TERMINADOS, LOTES_TERMINADOS } from './registro.ts';
import {
  escreverLote,
  type LeilaoGuardado,
  type LoteGuardado,
  leilaoGuardado,
  lerLote,
  loteGuardado,
} from './vista.ts';

/** Auctions and lots for whoever reads and decides nothing: those in memory as they are, finished ones from their records. */
export interface Leitura {
  leilao(leiUid: string): Promise<LeilaoGuardado | null>;
  lote(leiUid: string, lelUid: string): Promise<LoteLido | null>;
  /** Resolves when what finished auctions went through so far is in their records. */
  emDia(): Promise<void>;
  /** Writes down what was finished before there were records of it, one auction after the other. */
  completar(leiUids: AsyncIterable<string>): Promise<void>;
  /** Lets the write at hand finish, and stops. */
  parar(): Promise<void>;
}

export interface LoteLido extends LoteGuardado {
  estado: LeilaoVisto;
}

interface Dependencias {
  motor: Motor;
  registros: Registros;
  registrador: Registrador;
  /** Fingerprint of this process's fold: what another fold made is made again. */
  nucleo: string;
}

const PROJECAO = 'terminados';
const TERMINADAS: ReadonlySet<SituacaoLeilao> = new Set(['EXECUTADO', 'CANCELADO']);
/** Lots written at a time: bids wait for the milliseconds that it takes. */
const LOTES_POR_VEZ = 50;

/**
 * Writes finished auctions down when they end and whenever something happens to them afterwards, and reads them from there. The log
 * stays the one truth: a record is used only if it is of the auction's last commit and was made by this very fold; otherwise the
 * auction is folded, once for all who ask, and written again.
 */
export async function abrirLeitura(deps: Dependencias): Promise<Leitura> {
  const { motor, registros, registrador, nucleo } = deps;
  const leiloes = registros.colecao(LEILOES_TERMINADOS);
  const lotes = registros.colecao(LOTES_TERMINADOS);
  await esquecerOutraDobra(registros, nucleo);

  const daMemoria = lerDoMotor(motor);
  /** What happened to finished auctions and is not written yet. */
  const devidos = new Map<string, Devido>();
  const emCurso = new Map<string, Promise<void>>();
  let trabalho: Promise<void> | null = null;
  let parada = false;

  /** The auction's record, if it is of its last commit. */
  const atual = async (leiUid: string): Promise<LeilaoGuardado | null> => {
    const achado = await leiloes.obter(SISTEMA, leiUid);
    const serve = achado?.nucleo === nucleo && achado.commitNo === motor.lugar(leiUid)?.commitNo;
    return serve ? (JSON.parse(achado.vista) as LeilaoGuardado) : null;
  };

  /** Applies what belongs to `ate`, whoever has been there before. */
  const aplicar = async (parte: string, ate: number, mudancas: (tx: TransacaoProjecao) => void) => {
    for (let apos = 0; apos < ate; )
      apos = await registros.projecoes.aplicar(
        PROJECAO,
        `${nucleo.slice(0, 16)}:${parte}`,
        { apos, ate },
        mudancas,
      );
  };

  const gravar = async (leiUid: string, devido?: Devido): Promise<void> => {
    const antes = await leiloes.obter(SISTEMA, leiUid);
    const so = antes?.nucleo === nucleo && antes.commitNo === devido?.desde ? devido.lotes : null;
    const inicio = motor.lugar(leiUid)?.commitNo;
    for (let lote = 0; ; lote += LOTES_POR_VEZ) {
      // Asked anew for each part: it is durable then, and bids go in between.
      const estado = await motor.estado(leiUid);
      const commitNo = motor.lugar(leiUid)?.commitNo;
      if (estado === null || commitNo === undefined || !terminado(estado.leilao)) return;
      // Of two commits, it would be of neither.
      if (commitNo !== inicio) return gravar(leiUid);
      const textos = [...estado.lotes.values()]
        .slice(lote, lote + LOTES_POR_VEZ)
        .filter(({ uid }) => so === null || so.has(uid))
        .map((um) => ({ uid: um.uid, leiUid, vista: escreverLote(um) }));
      const vista = JSON.stringify(leilaoGuardado(estado));
      const quantos = estado.lotes.size;
      if (textos.length > 0)
        await aplicar(`${leiUid}/${lote}`, commitNo, (tx) => {
          for (const texto of textos) tx.gravar(LOTES_TERMINADOS, texto);
        });
      if (lote + LOTES_POR_VEZ < quantos) continue;
      return aplicar(leiUid, commitNo, (tx) =>
        tx.gravar(LEILOES_TERMINADOS, { uid: leiUid, commitNo, nucleo, vista }),
      );
    }
  };

  /** Once for all who ask; what fails is asked again by the next reader. */
  const escrever = (leiUid: string, devido?: Devido): Promise<void> => {
    let escrita = emCurso.get(leiUid);
    if (escrita === undefined) {
      escrita = gravar(leiUid, devido)
        .catch((err) => registrador.warn({ err, leiUid }, 'a finished auction could not be written down'))
        .finally(() => emCurso.delete(leiUid));
      emCurso.set(leiUid, escrita);
    }
    return escrita;
  };

  const trabalhar = async (): Promise<void> => {
    for (const [leiUid, devido] of devidos) {
      if (parada) break;
      devidos.delete(leiUid);
      await escrever(leiUid, devido);
    }
    trabalho = null;
  };

  const sair = motor.aoGravar(({ stream, commitNo, events }, { leilao }) => {
    if (!terminado(leilao) || parada) return;
    const leiUid = stream.slice('leilao:'.length);
    const devido = devidos.get(leiUid) ?? { desde: commitNo - 1, lotes: new Set() };
    for (const evento of events) if ('lelUid' in evento) devido.lotes.add(evento.lelUid);
    devidos.set(leiUid, devido);
    trabalho ??= trabalhar();
  });

  /** The record of an auction that was let go, made again if it must; null when its state is at hand, or there is none. */
  const doRegistro = async (leiUid: string): Promise<LeilaoGuardado | null> => {
    if (!motor.lugar(leiUid)?.largado) return null;
    const achado = await atual(leiUid);
    if (achado !== null) return achado;
    await escrever(leiUid);
    return motor.lugar(leiUid)?.largado ? atual(leiUid) : null;
  };

  return {
    async leilao(leiUid) {
      const achado = await doRegistro(leiUid);
      return achado ?? daMemoria.leilao(leiUid);
    },
    async lote(leiUid, lelUid) {
      const leilao = await doRegistro(leiUid);
      if (leilao !== null) {
        const achado = await lotes.obter(SISTEMA, lelUid);
        return achado?.leiUid === leiUid ? { estado: leilao, ...lerLote(achado.vista) } : null;
      }
      return daMemoria.lote(leiUid, lelUid);
    },
    async emDia() {
      while (trabalho !== null) await trabalho;
    },
    async completar(leiUids) {
      for await (const leiUid of leiUids) {
        if (parada) return;
        if (motor.lugar(leiUid) !== null && (await atual(leiUid)) === null) await escrever(leiUid);
      }
    },
    async parar() {
      parada = true;
      sair();
      await trabalho;
      await Promise.all(emCurso.values());
    },
  };
}

/** Without records: every reading of an auction that was let go folds its log. */
export const lerDoMotor = (motor: Pick<Motor, 'estado'>): Pick<Leitura, 'leilao' | 'lote'> => ({
  async leilao(leiUid) {
    const estado = await motor.estado(leiUid);
    return estado && leilaoGuardado(estado);
  },
  async lote(leiUid, lelUid) {
    const estado = await motor.estado(leiUid);
    const lote = estado?.lotes.get(lelUid);
    return estado && lote ? { estado, ...loteGuardado(lote) } : null;
  },
});

/** What happened since the commit `desde`, and to which lots. */
interface Devido {
  desde: number;
  lotes: Set<string>;
}

/** The uids of all finished auctions. */
export async function* terminadosDe(registros: Registros): AsyncGenerator<string> {
  const filtro: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...TERMINADAS] };
  for await (const { uid } of registros.colecao(LEILOES).percorrer(SISTEMA, { filtros: [filtro] })) yield uid;
}

const terminado = ({ situacao }: Estado['leilao']): boolean => TERMINADAS.has(situacao);

/** What a former version made is thrown away whole: it would only be passed by. */
async function esquecerOutraDobra(registros: Registros, nucleo: string): Promise<void> {
  const { itens } = await registros
    .colecao(LEILOES_TERMINADOS)
    .listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 1 });
  if (itens[0] === undefined || itens[0].nucleo === nucleo) return;
  const nomes = [LEILOES_TERMINADOS.nome, LOTES_TERMINADOS.nome];
  await registros.projecoes.zerar(PROJECAO, nomes);
}
