import { ErroMartelo } from '@martelo/shared/erros';
import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import { type AlcanceManutencao, fecha } from '@martelo/shared/manutencao';
import type { Logger } from 'pino';
import type { Manutencoes } from '../../acesso/porta/manutencoes.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

/** How long after its end an auction may stand still at most, where nothing else tells of it. */
const CONFERENCIA_MS = 1_000;
/** While nothing is closed, and nothing was: auctions that a crash left standing are found at the start. */
const SOSSEGO_MS = 30_000;

/** What a maintenance reaches. */
interface Alcancada {
  alcance: AlcanceManutencao;
  todasAsMarcas: boolean;
  hotsiteId: number;
}

export interface Pausas {
  /** The auctions that are live and would be stopped: they are named before they are. */
  aoVivo(manutencao: Alcancada): Promise<{ uid: string; id: number; nome: string }[]>;
  contar(manutencao: Alcancada & { situacao: string }): Promise<{
    leiloesAPausar: number;
    leiloesPausados: number;
  }>;
  iniciar(): void;
  parar(): Promise<void>;
}

interface Dependencias {
  motor: Motor;
  registros: Registros;
  manutencoes: Manutencoes;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  log: Logger;
}

/**
 * Open auctions stand still exactly while a maintenance closes bidding on one of their brands (BO18). What should stand and what stands are
 * compared again and again: so a crash in between, a start in the middle or after the end, another process's word that was lost, and an
 * auction that opens meanwhile all come to the same. The pause itself, and the time it gives back, are the auction's own (rule 18).
 */
export function criarPausas({ motor, registros, manutencoes, emDia, log }: Dependencias): Pausas {
  const leiloes = registros.colecao(LEILOES);
  const abertos = async (): Promise<Readonly<Estado>[]> => {
    await emDia();
    const uids: string[] = [];
    const filtros = [{ tipo: 'multipla' as const, campo: 'situacao', valores: [...LEILAO_ACEITA_LANCES] }];
    for await (const { uid } of leiloes.percorrer(SISTEMA, { filtros })) uids.push(uid);
    const estados: Readonly<Estado>[] = [];
    for (const uid of uids) {
      const estado = await motor.estado(uid);
      if (estado !== null && LEILAO_ACEITA_LANCES.has(estado.leilao.situacao)) estados.push(estado);
    }
    return estados;
  };
  const parado = ({ pregao }: Readonly<Estado>) => pregao.pausas.includes('manutencao');
  const devido = ({ leilao }: Readonly<Estado>) =>
    leilao.hotsites.some((hotsiteId) => manutencoes.fechada(hotsiteId, 'LANCES'));
  const alcancados = async ({ alcance, todasAsMarcas, hotsiteId }: Alcancada) =>
    fecha(alcance, 'LANCES')
      ? (await abertos()).filter(({ leilao }) => todasAsMarcas || leilao.hotsites.includes(hotsiteId))
      : [];

  const acertar = async (estado: Readonly<Estado>): Promise<void> => {
    const parar = devido(estado);
    const { uid } = estado.leilao;
    if (parar === parado(estado)) return;
    // The same from every process that sees the same: done once.
    const comandoId = `manutencao:${uid}:${parar ? 'parar' : 'seguir'}:${motor.lugar(uid)?.commitNo ?? 0}`;
    try {
      await motor.executar(uid, {
        ...{ comandoId, autor: 'sistema', pedido: { tipo: 'parar-para-manutencao', parado: parar } },
      });
    } catch (err) {
      // It ended meanwhile, or nothing can be committed now: the next turn looks again.
      if (!(err instanceof ErroMartelo)) throw err;
      log.warn({ leiUid: uid, codigo: err.codigo, parar }, 'a pause for maintenance waits');
    }
  };
  let proxima = 0;
  /** Whether the last turn left something standing, or something may have to. */
  let atento = true;
  const girar = async (): Promise<void> => {
    await manutencoes.encerrarVencidas();
    const ativa = manutencoes.emCurso().some(({ situacao }) => situacao === 'ATIVA');
    if (!ativa && !atento && Date.now() < proxima) return;
    proxima = Date.now() + SOSSEGO_MS;
    const estados = await abertos();
    for (const estado of estados) await acertar(estado);
    atento = ativa || (await abertos()).some((estado) => parado(estado) || devido(estado));
  };
  const ocupado = { agora: null as Promise<void> | null, deNovo: false };
  /** One turn at a time; who asks meanwhile is served by the next. */
  const conferir = (): Promise<void> => {
    if (ocupado.agora !== null) {
      ocupado.deNovo = true;
      return ocupado.agora;
    }
    ocupado.agora = girar().finally(() => {
      ocupado.agora = null;
      if (!ocupado.deNovo) return;
      ocupado.deNovo = false;
      logo();
    });
    return ocupado.agora;
  };
  const falhou = (err: unknown) => log.error({ err }, 'auctions could not be held to the maintenance');
  const logo = () => {
    atento = true;
    conferir().catch(falhou);
  };

  const surdos: (() => void)[] = [];
  let rodadas: ReturnType<typeof deTemposEmTempos> | null = null;
  return {
    async aoVivo(manutencao) {
      return (await alcancados(manutencao))
        .filter(({ leilao }) => leilao.situacao === 'AO_VIVO')
        .map(({ leilao: { uid, id, nome } }) => ({ uid, id, nome }));
    },
    async contar(manutencao) {
      if (manutencao.situacao !== 'ATIVA') return { leiloesAPausar: 0, leiloesPausados: 0 };
      const seus = await alcancados(manutencao);
      const parados = seus.filter(parado).length;
      return { leiloesAPausar: seus.length - parados, leiloesPausados: parados };
    },
    iniciar() {
      surdos.push(
        manutencoes.aoMudar(logo),
        // One that opens in a maintenance stands still at once; one that was left standing goes on.
        motor.aoGravar(({ events }, estado) => {
          if (!events.some(({ tipo }) => tipo === 'SituacaoLeilaoAlterada/1')) return;
          if (LEILAO_ACEITA_LANCES.has(estado.leilao.situacao) && devido(estado) !== parado(estado)) logo();
        }),
      );
      rodadas = deTemposEmTempos(conferir, { aCada: CONFERENCIA_MS, aoFalhar: falhou });
    },
    async parar() {
      for (const surdo of surdos) surdo();
      await rodadas?.parar();
      await ocupado.agora?.catch(() => {});
    },
  };
}
