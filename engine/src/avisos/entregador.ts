import type { Canal, SituacaoEntrega } from '@martelo/shared/avisos/canais';
import { proximaSituacao } from '@martelo/shared/avisos/entrega';
import { type CodigoEvento, eventoDe } from '@martelo/shared/avisos/eventos';
import { MOTIVOS } from '@martelo/shared/avisos/regra';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Fila } from '../jobs/fila.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registro, Registros } from '../records/records.ts';
import { type CanalDeAvisos, NaoSaiu, RecusaDefinitiva } from './canais/canal.ts';
import type { EmEspera } from './em-espera.ts';
import { ENTREGAS, type Entrega } from './entregas.ts';
import type { Escritor, Segredos } from './mensagem.ts';
import { lerPessoa } from './pessoa.ts';
import { AVISOS, type Aviso } from './registros.ts';

/** As often is a message tried; then it is over, until somebody sends it again. */
export const TENTATIVAS = 5;
/** Ms before the try after the n-th. */
const recuo = (n: number): number => 5_000 * 6 ** (n - 1);

const TAREFA = 'aviso-entregar';
const carga = z.strictObject({ uid: z.guid() });
/** What is overdue by as much has lost whoever was to send it. */
const PERDIDA_MS = 60_000;
const VARREDURA_MS = 60_000;
const POR_VARREDURA = 200;
/** Without its notice: the process died between the two, and nobody asked again. */
const ORFA_MS = 3_600_000;
const CODIGOS_DE_CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA']);
const NAO_SAIU = 'O canal não respondeu. O motivo está no diário do servidor.';

/** Finds out what a message says besides what is kept. */
export type ResolverSegredo = (
  dados: Record<string, unknown>,
  quem: { marca: RegrasHotsite; aviso: Pick<Aviso, 'cliUid' | 'usuUid'>; email: string | null },
) => Promise<Segredos>;

interface Dependencias {
  registros: Registros;
  fila: Fila;
  canais: Readonly<Partial<Record<Canal, CanalDeAvisos>>>;
  escrever: Escritor;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Whether what has waited still goes out, and when. */
  emEspera: EmEspera;
  /** Told of each end of a try, to count it. */
  contar(canal: Canal, situacao: SituacaoEntrega): void;
  agora(): number;
  log: Logger;
}

/** Sends messages, each once as far as its channel lets that be known, and writes down what became of them. */
export interface Entregador {
  /** Sends it, if it waits and is due. Never rejects for what a channel says; rejects when the store is away. */
  entregar(uid: string): Promise<void>;
  /** What a provider, or the person's own browser, tells of a message. Older news changes nothing. */
  noticia(uid: string, situacao: 'ENVIADA' | 'ENTREGUE' | 'LIDA' | 'FALHOU'): Promise<void>;
  /** Before anything of the event goes out. */
  registrarSegredo(evento: CodigoEvento, resolver: ResolverSegredo): void;
  iniciar(): void;
  parar(): Promise<void>;
}

export function criarEntregador(d: Dependencias): Entregador {
  const { registros, fila, canais, agora, log } = d;
  const entregas = registros.colecao(ENTREGAS);
  const avisos = registros.colecao(AVISOS);
  const segredos = new Map<CodigoEvento, ResolverSegredo>();
  const emCurso = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let rodada: Promise<void> = Promise.resolve();

  /** Changes it as it is now; whoever wrote in between is read again. Null when there is nothing to change any more. */
  const mudar = async (
    uid: string,
    fazer: (atual: Registro<Entrega>) => Partial<Entrega> | null,
  ): Promise<Registro<Entrega> | null> => {
    const atual = await entregas.obter(SISTEMA, uid);
    const mudancas = atual && fazer(atual);
    if (!atual || !mudancas) return null;
    try {
      return await entregas.salvar(SISTEMA, { ...atual, ...mudancas }, atual.revisao);
    } catch (erro) {
      if (erro instanceof ErroMartelo && CODIGOS_DE_CORRIDA.has(erro.codigo)) return mudar(uid, fazer);
      throw erro;
    }
  };
  const iso = (ms: number): string => new Date(ms).toISOString();
  const naVez =
    ({ tentativas, reenvios }: Entrega, mudancas: Partial<Entrega>) =>
    (atual: Entrega): Partial<Entrega> | null =>
      atual.situacao === 'NA_FILA' && atual.tentativas === tentativas && atual.reenvios === reenvios
        ? mudancas
        : null;

  const agendar = ({ uid, reenvios, tentativas, proximaEm }: Entrega, vez = ''): Promise<void> =>
    fila.enfileirar({
      ...{ nome: TAREFA, carga: { uid }, chave: `${uid}:${reenvios}:${tentativas}${vez}` },
      ...(proximaEm === null ? {} : { quando: Date.parse(proximaEm) }),
    });

  const desistir = async (entrega: Entrega, erro: string): Promise<void> => {
    await mudar(
      entrega.uid,
      naVez(entrega, { situacao: 'FALHOU', proximaEm: null, tentandoEm: null, erro: erro.slice(0, 300) }),
    );
    d.contar(entrega.canal, 'FALHOU');
  };

  /** The message as it would go out; a sentence where it cannot. */
  const compor = async (entrega: Entrega, aviso: Aviso) => {
    const marca = d.hotsitePorId(aviso.hotsiteId);
    const pessoa = marca && (await lerPessoa(registros, aviso));
    if (!marca || !pessoa) return 'A pessoa não está mais nesta marca.';
    const evento = eventoDe(aviso.evento);
    let valores: Readonly<Record<string, string>> = {};
    let onde = pessoa;
    if (Object.keys(evento.segredos).length > 0) {
      const resolver = segredos.get(aviso.evento);
      if (resolver === undefined) throw new Error(`Nobody here knows the secret of ${aviso.evento}`);
      const achados = await resolver(aviso.dados, { marca, aviso, email: pessoa.email });
      if (achados === null) return MOTIVOS.VENCIDO;
      valores = achados.valores;
      onde = { ...pessoa, ...achados.endereco };
    }
    const composta = await d.escrever(aviso, entrega.canal, { marca, pessoa: onde, segredos: valores });
    return composta ?? 'Este aviso não sai por este canal.';
  };

  /** It goes on waiting, by no fault of its channel's. */
  const adiar = async (entrega: Entrega, em: number): Promise<void> => {
    const depois = await mudar(entrega.uid, naVez(entrega, { proximaEm: iso(em) }));
    if (depois !== null) await agendar(depois, `:${em}`);
  };

  const falhar = async (entrega: Entrega, erro: unknown): Promise<void> => {
    if (erro instanceof RecusaDefinitiva) return desistir(entrega, erro.message);
    const tentativas = entrega.tentativas + 1;
    const acabou = tentativas >= TENTATIVAS;
    const { uid, canal } = entrega;
    log[acabou ? 'error' : 'warn']({ err: erro, entrega: uid, canal, tentativas }, 'aviso não saiu');
    const feitas = (erro as { feitas?: string[] }).feitas;
    const depois = await mudar(
      uid,
      naVez(entrega, {
        ...(acabou
          ? { situacao: 'FALHOU', proximaEm: null, erro: NAO_SAIU }
          : { proximaEm: iso(agora() + recuo(tentativas)) }),
        ...{ tentativas, ...(feitas === undefined ? {} : { feitas }) },
        ...(erro instanceof NaoSaiu ? { tentandoEm: null } : {}),
      }),
    );
    d.contar(canal, acabou ? 'FALHOU' : 'NA_FILA');
    if (depois !== null && !acabou) await agendar(depois);
  };

  const tentar = async (uid: string): Promise<void> => {
    let entrega = await entregas.obter(SISTEMA, uid);
    if (entrega === null || entrega.situacao !== 'NA_FILA') return;
    if (entrega.proximaEm !== null && Date.parse(entrega.proximaEm) > agora()) return agendar(entrega);
    const aviso = await avisos.obter(SISTEMA, entrega.avisoUid);
    if (aviso === null) {
      if (agora() - Date.parse(entrega.criadaEm) > ORFA_MS) await desistir(entrega, MOTIVOS.VENCIDO);
      return;
    }
    if (Date.parse(entrega.valeAte) <= agora()) return desistir(entrega, MOTIVOS.VENCIDO);
    const decisao = await d.emEspera(entrega, aviso);
    if (decisao.quando === 'nunca') return desistir(entrega, MOTIVOS[decisao.motivo]);
    if (decisao.quando === 'depois') return adiar(entrega, decisao.em);
    const canal = canais[entrega.canal];
    if (canal === undefined) return desistir(entrega, 'Este canal não está configurado.');
    try {
      const composta = await compor(entrega, { ...aviso, valeAte: entrega.valeAte });
      if (typeof composta === 'string') return desistir(entrega, composta);
      const antes = entrega.tentandoEm;
      if (canal.semChave && antes === null) {
        // Written down first: an engine that dies here must not send it a second time.
        entrega = await mudar(uid, naVez(entrega, { tentandoEm: iso(agora()) }));
        if (entrega === null) return;
      }
      const { feitas, reenvios } = entrega;
      const enviado = await canal.enviar({
        ...composta,
        entrega: {
          ...{ uid, feitas, chave: reenvios === 0 ? uid : `${uid}:${reenvios}` },
          tentandoEm: antes === null ? null : Date.parse(antes),
        },
      });
      const { situacao, referencia = null } = enviado;
      await mudar(uid, (atual) => ({
        situacao: proximaSituacao(atual.situacao, situacao),
        ...{
          tentativas: atual.tentativas + 1,
          proximaEm: null,
          tentandoEm: null,
          enviadaEm: iso(agora()),
          erro: null,
        },
        ...{ referencia, feitas: [...(enviado.feitas ?? [])].slice(0, 50) },
      }));
      d.contar(entrega.canal, situacao);
      log.info({ rastro: `aviso:${aviso.uid}`, evento: aviso.evento, canal: entrega.canal }, 'aviso enviado');
    } catch (erro) {
      if (erro instanceof ErroMartelo && erro.codigo === 'INDISPONIVEL') throw erro;
      if (entrega !== null) await falhar(entrega, erro);
    }
  };

  const entregar = (uid: string): Promise<void> => {
    const correndo = emCurso.get(uid);
    if (correndo !== undefined) return correndo;
    const nova = tentar(uid).finally(() => emCurso.delete(uid));
    emCurso.set(uid, nova);
    return nova;
  };

  /** What was to be sent and lost whoever was to do it: queued anew, once in each while, whichever engine looks. */
  const varrer = async (): Promise<void> => {
    const ate = iso(agora() - PERDIDA_MS);
    const vez = `:perdida:${Math.floor(agora() / (10 * PERDIDA_MS))}`;
    try {
      const { itens } = await entregas.listar(SISTEMA, {
        filtros: [{ tipo: 'range', campo: 'proximaEm', max: ate }],
        ...{ pagina: 1, porPagina: POR_VARREDURA, semTotal: true },
      });
      for (const entrega of itens) await agendar(entrega, vez);
    } catch (err) {
      log.error({ err }, 'avisos à espera não foram procurados');
    }
  };

  fila.registrar(TAREFA, async (bruta) => entregar(carga.parse(bruta).uid));

  return {
    entregar,
    async noticia(uid, situacao) {
      const em = iso(agora());
      const mudada = await mudar(uid, (atual) => {
        const depois = proximaSituacao(atual.situacao, situacao);
        if (depois === atual.situacao) return null;
        return {
          ...{ situacao: depois, proximaEm: null, tentandoEm: null },
          ...(depois === 'ENTREGUE' ? { entregueEm: em } : {}),
          ...(depois === 'LIDA' ? { lidaEm: em, entregueEm: atual.entregueEm ?? em } : {}),
          ...(depois === 'FALHOU' ? { erro: 'O provedor não conseguiu entregar.' } : {}),
        };
      });
      if (mudada !== null) d.contar(mudada.canal, mudada.situacao);
    },
    registrarSegredo(evento, resolver) {
      segredos.set(evento, resolver);
    },
    iniciar() {
      rodada = varrer();
      timer = setInterval(() => {
        rodada = rodada.then(varrer);
      }, VARREDURA_MS);
      timer.unref();
    },
    async parar() {
      clearInterval(timer);
      await rodada;
      await Promise.allSettled(emCurso.values());
    },
  };
}
