import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import type { Efeito } from '../records/efeitos.ts';
import type { Colecao, DefinicaoColecao, Registros } from '../records/records.ts';
import type { CargaTarefa, Executor, Fila } from './fila.ts';
import { recuoPadrao } from './tarefas.ts';

export interface PedidoDeFazer {
  /** The record. */
  uid: string;
  /** Of this effect of this change of this record, at every try: the other end does nothing twice under one key. */
  chave: string;
  tentativa: number;
}

/** How one kind of effect is done, and taken back. Either may be called again for the same key, and throws to be tried again. */
export interface Fazedor {
  faz(dados: CargaTarefa, pedido: PedidoDeFazer): Promise<void>;
  /** Must bear that nothing was done after all: of a try that failed nobody knows how far it came. */
  desfaz?(dados: CargaTarefa, pedido: PedidoDeFazer): Promise<void>;
}

/**
 * Does what is kept beside records to be done elsewhere (R7). The record alone says what is pending, and how it went; the queue runs it.
 * What was kept and not queued, because the process died in between, is queued by who looks: at the start, and every half minute.
 */
export interface Efeitos {
  /** Of a collection `comEfeitos`, by the effects' names; before `iniciar`. */
  registrar<T extends { uid: string }>(
    definicao: DefinicaoColecao<T>,
    fazedores: Readonly<Record<string, Fazedor>>,
  ): void;
  iniciar(): Promise<void>;
  parar(): Promise<void>;
}

/** Who is told how it goes, to count it. */
export interface ContagemDeEfeitos {
  registrado(colecao: string, efeito: string): void;
  /** Once the record knows it. */
  tentado(colecao: string, efeito: string, situacao: Efeito['situacao']): void;
}

interface Opcoes {
  registros: Registros;
  fila: Fila;
  logger: Logger;
  contagem?: ContagemDeEfeitos;
  /** Unix ms. */
  agora?: () => number;
  /** Ms before the n-th retry. */
  recuo?: (tentativa: number) => number;
  /** Ms between two looks for what is overdue. */
  varredura?: number;
}

interface Registrada {
  colecao: Colecao<{ uid: string }>;
  fazedores: Readonly<Record<string, Fazedor>>;
}

const TAREFA = 'efeito';
const POR_VARREDURA = 500;
/** Overdue by as much as this, its job is over without its record knowing: it is queued anew, once in each such time. */
const PERDIDO_MS = 3_600_000;

const carga = z.strictObject({ colecao: z.string(), uid: z.string(), id: z.string(), tentativas: z.int() });

export function criarEfeitos({
  registros,
  fila,
  logger,
  contagem,
  agora = Date.now,
  recuo = recuoPadrao,
  varredura = 30_000,
}: Opcoes): Efeitos {
  const registradas = new Map<string, Registrada>();
  let ligado = false;
  let timer: NodeJS.Timeout | undefined;
  let rodada: Promise<void> = Promise.resolve();

  /** Hands to the queue what is pending beside a record; the same try of it is the same job. */
  const entregar = async (nome: string, uid: string): Promise<void> => {
    const registrada = registradas.get(nome);
    if (registrada === undefined) return;
    const entregarUm = async ({ id, situacao, tentativas, proximaEm }: Efeito): Promise<void> => {
      if (situacao !== 'PENDENTE') return;
      const quando = proximaEm ?? agora();
      const perdido = Math.floor((agora() - quando) / PERDIDO_MS);
      const chave = `${nome}:${uid}:${id}:${tentativas}${perdido > 0 ? `:${perdido}` : ''}`;
      await fila.enfileirar({ nome: TAREFA, carga: { colecao: nome, uid, id, tentativas }, chave, quando });
    };
    await Promise.all((await registrada.colecao.efeitos(SISTEMA, uid)).map(entregarUm));
  };
  const avisarFalha = (err: unknown): void =>
    logger.error({ err }, 'efeitos pendentes não foram à fila; a próxima busca os leva');

  /** The effect as it is after a try. */
  const tentar = async (efeito: Efeito, fazedor: Fazedor | undefined, pedido: PedidoDeFazer) => {
    const { nome, desfazer, dados, limite } = efeito;
    try {
      const fazer = desfazer ? fazedor?.desfaz : fazedor?.faz;
      if (fazer === undefined) throw new Error(`Nobody here does the effect ${nome}`);
      await fazer(dados, pedido);
      const situacao = desfazer ? 'DESFEITO' : 'FEITO';
      return { ...efeito, situacao, tentativas: pedido.tentativa, proximaEm: null, erro: null } as const;
    } catch (err) {
      const acabou = pedido.tentativa >= limite;
      logger[acabou ? 'error' : 'warn']({ err, ...pedido }, 'efeito falhou');
      const { message } = err instanceof ErroMartelo ? err : new ErroMartelo('EFEITO_FALHOU');
      const situacao = acabou ? 'FALHOU' : 'PENDENTE';
      const proximaEm = acabou ? null : agora() + recuo(pedido.tentativa);
      return { ...efeito, situacao, tentativas: pedido.tentativa, proximaEm, erro: message } as const;
    }
  };

  const executar: Executor = async (bruta) => {
    const { colecao: nome, uid, id, tentativas } = carga.parse(bruta);
    const registrada = registradas.get(nome);
    // Of an engine that knows more than this one: it is tried again, there as well.
    if (registrada === undefined) throw new Error(`No effects of ${nome} are done here`);
    const { colecao, fazedores } = registrada;
    const daVez = (efeito: Efeito) =>
      efeito.id === id && efeito.situacao === 'PENDENTE' && efeito.tentativas === tentativas;
    const efeito = (await colecao.efeitos(SISTEMA, uid)).find(daVez);
    if (efeito === undefined) return;
    const chave = `${nome}:${uid}:${id}${efeito.desfazer ? ':desfazer' : ''}`;
    const depois = await tentar(efeito, fazedores[efeito.nome], { uid, chave, tentativa: tentativas + 1 });
    // What is still pending is handed over by the write itself, like everything that is.
    await colecao.mudarEfeitos(uid, (todos) =>
      todos.some(daVez) ? todos.map((um) => (daVez(um) ? depois : um)) : todos,
    );
    contagem?.tentado(nome, efeito.nome, depois.situacao);
  };

  const varrer = async (): Promise<void> => {
    clearTimeout(timer);
    for (const [nome, { colecao }] of registradas)
      try {
        for (const uid of await colecao.comEfeitosDevidos(agora(), POR_VARREDURA)) await entregar(nome, uid);
      } catch (err) {
        avisarFalha(err);
      }
    if (!ligado) return;
    timer = setTimeout(() => {
      rodada = rodada.then(varrer);
    }, varredura);
    timer.unref();
  };

  fila.registrar(TAREFA, executar);
  /** Written, and not looked at yet: all of them go to the queue together, which waits for the disk once. */
  let escritos: [nome: string, uid: string][] = [];
  const entregarEscritos = async (): Promise<void> => {
    const vez = escritos;
    escritos = [];
    await Promise.all(vez.map(([nome, uid]) => entregar(nome, uid).catch(avisarFalha)));
  };
  const desligar = registros.aoEscreverAqui((nome, uid) => {
    if (!registradas.has(nome)) return;
    escritos.push([nome, uid]);
    if (escritos.length === 1) rodada = rodada.then(entregarEscritos);
  });

  return {
    registrar(definicao, fazedores) {
      if (!definicao.comEfeitos) throw new Error(`${definicao.nome} keeps no effects`);
      registradas.set(definicao.nome, { colecao: registros.colecao(definicao) as never, fazedores });
      for (const efeito of Object.keys(fazedores)) contagem?.registrado(definicao.nome, efeito);
    },
    async iniciar() {
      ligado = true;
      rodada = rodada.then(varrer);
      await rodada;
    },
    async parar() {
      ligado = false;
      clearTimeout(timer);
      desligar();
      await rodada;
    },
  };
}
