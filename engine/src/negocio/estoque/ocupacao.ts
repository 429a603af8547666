import { ErroMartelo } from '@martelo/shared/erros';
import { FASE_DA_SITUACAO, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { VEICULOS } from '../../casa/veiculo.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { VEICULOS_EM_LEILAO } from './registro.ts';

/** Where a vehicle is put, by a command that is on its way. */
export interface Lugar {
  veiUid: string;
  leiUid: string;
  lelUid: string;
}

/** Which vehicles stand in a lot that is being sold, or was: one thing is never in two. */
export interface Ocupacao {
  /** Of these vehicles those that are free. */
  livres(veiUids: readonly string[]): Promise<Set<string>>;
  /**
   * Runs the command that puts them there; they are taken before the auction hears of it, and let go where it refuses.
   * @throws ErroMartelo VEICULO_EM_LEILAO
   */
  ocupar<R>(lugares: readonly Lugar[], mandar: () => Promise<R>): Promise<R>;
}

interface Dependencias {
  registros: Registros;
  motor: Pick<Motor, 'estado'>;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** Longer than any command takes: who took a vehicle and was not heard of since is gone. */
const PRAZO_MS = 60_000;
const TENTATIVAS = 8;
const POR_VEZ = 200;

/** A lot that ended without a sale, or was withdrawn, holds its vehicle no more. */
export const ocupa = (situacao: SituacaoLote): boolean =>
  !['nao-vendido', 'cancelado'].includes(FASE_DA_SITUACAO[situacao]);

export function criarOcupacao({ registros, motor, emDia, agora }: Dependencias): Ocupacao {
  const tomados = registros.colecao(VEICULOS_EM_LEILAO);
  const veiculos = registros.colecao(VEICULOS);
  const [lotes, leiloes] = [registros.colecao(LOTES), registros.colecao(LEILOES)];

  /** Whoever types the uid of another brand's vehicle has not got it: it is held by auctions of its own brand alone. */
  const daMarca = async (veiUid: string, leiUid: string): Promise<boolean> => {
    const veiculo = await veiculos.obter(SISTEMA, veiUid);
    const leilao = (await motor.estado(leiUid))?.leilao;
    return veiculo !== null && leilao !== undefined && leilao.hotsites.includes(veiculo.hotsiteId);
  };

  /** The lots, in whatever auction, that hold one of these vehicles: vehicle → lot. */
  const emLotes = async (
    veiUids: readonly string[],
  ): Promise<Map<string, { leiUid: string; lelUid: string }>> => {
    const achados = new Map<string, { leiUid: string; lelUid: string }>();
    for (let i = 0; i < veiUids.length; i += POR_VEZ) {
      const filtro = {
        tipo: 'lista',
        campo: 'dados.veiculo.uid',
        valores: veiUids.slice(i, i + POR_VEZ),
      } as const;
      for await (const { uid, leiUid, dados } of lotes.percorrer(SISTEMA, { filtros: [filtro] }))
        if (ocupa(dados.situacao) && (await daMarca(dados.veiculo!.uid!, leiUid)))
          achados.set(dados.veiculo!.uid!, { leiUid, lelUid: uid });
    }
    return achados;
  };

  const recusar = async (veiUid: string, leiUid: string): Promise<never> => {
    const onde = (await leiloes.obter(SISTEMA, leiUid))?.nome;
    throw new ErroMartelo('VEICULO_EM_LEILAO', { veiUid, onde: onde ?? 'outro leilão' });
  };

  /** Whether what was written down still holds: the auction's own word, which the records may not have yet. */
  const vale = async (
    veiUid: string,
    { leiUid, lelUid, em, firme }: { leiUid: string; lelUid: string; em: string; firme: boolean },
  ) => {
    const lote = (await motor.estado(leiUid))?.lotes.get(lelUid);
    if (lote !== undefined) return lote.dados.veiculo?.uid === veiUid && ocupa(lote.situacao);
    return !firme && agora() - Date.parse(em) < PRAZO_MS;
  };

  const tomar = async ({ veiUid, leiUid, lelUid }: Lugar): Promise<void> => {
    for (let vez = 0; vez < TENTATIVAS; vez++) {
      const antes = await tomados.obter(SISTEMA, veiUid);
      const outro = antes !== null && antes.lelUid !== lelUid;
      if (outro && (await vale(veiUid, antes))) return recusar(veiUid, antes.leiUid);
      const depois = { uid: veiUid, leiUid, lelUid, em: new Date(agora()).toISOString(), firme: false };
      try {
        if (antes === null) await tomados.inserir(SISTEMA, depois);
        else await tomados.salvar(SISTEMA, depois, antes.revisao);
        return;
      } catch (erro) {
        // Somebody was faster: asked once more what stands there now.
        if (!(erro instanceof RevisaoDesatualizada || erro instanceof ValorEmUso)) throw erro;
      }
    }
    throw new ErroMartelo('OCUPADO');
  };

  /** It is in the auction; or, where the auction refused it, taken by nobody. What is not ours any more is left alone. */
  const acertar = async ({ veiUid, lelUid }: Lugar, firme: boolean): Promise<void> => {
    const doc = await tomados.obter(SISTEMA, veiUid);
    if (doc === null || doc.lelUid !== lelUid || doc.firme) return;
    const { uid, leiUid, em, revisao } = doc;
    await (firme
      ? tomados.salvar(SISTEMA, { uid, leiUid, lelUid, em, firme }, revisao)
      : tomados.remover(SISTEMA, uid, revisao)
    ).catch((erro: unknown) => {
      if (!(erro instanceof RevisaoDesatualizada)) throw erro;
    });
  };

  return {
    async livres(veiUids) {
      await emDia();
      const presos = await emLotes(veiUids);
      return new Set(veiUids.filter((uid) => !presos.has(uid)));
    },
    async ocupar(pedidos, mandar) {
      await emDia();
      const lugares: Lugar[] = [];
      for (const lugar of pedidos) if (await daMarca(lugar.veiUid, lugar.leiUid)) lugares.push(lugar);
      const repetido = lugares.find(
        ({ veiUid }, i) => lugares.findIndex((outro) => outro.veiUid === veiUid) !== i,
      );
      if (repetido) await recusar(repetido.veiUid, repetido.leiUid);
      // Also those of lots that were there before vehicles were kept track of.
      const presos = await emLotes(lugares.map(({ veiUid }) => veiUid));
      for (const { veiUid, lelUid } of lugares) {
        const onde = presos.get(veiUid);
        if (onde !== undefined && onde.lelUid !== lelUid) await recusar(veiUid, onde.leiUid);
      }
      const nossos: Lugar[] = [];
      try {
        for (const lugar of lugares) {
          await tomar(lugar);
          nossos.push(lugar);
        }
        const resposta = await mandar();
        for (const lugar of nossos) await acertar(lugar, true);
        return resposta;
      } catch (erro) {
        // Of what nobody knows whether it was decided, the minute decides.
        const incerto =
          !(erro instanceof ErroMartelo) ||
          ['INDISPONIVEL', 'RESULTADO_INCERTO', 'ERRO_INTERNO'].includes(erro.codigo);
        if (!incerto) for (const lugar of nossos) await acertar(lugar, false);
        throw erro;
      }
    },
  };
}
