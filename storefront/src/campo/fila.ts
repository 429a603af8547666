import type { CorpoErro } from '@martelo/shared/erros';
import { CAMPO } from '../palavras/campo.ts';
import { type Chamar, digerir, enviarEmPartes } from './em-partes.ts';
import type { ArquivoDoAto, Ato, AtoNovo, Deposito } from './tipos.ts';

/** A refusal of the engine, or that nobody answered (`status` 0). */
export class SemExito extends Error {
  readonly status: number;
  readonly corpo: { codigo: string; message: CorpoErro['message'] };

  constructor(status: number, corpo: SemExito['corpo']) {
    super([corpo.message].flat().join(' '));
    this.status = status;
    this.corpo = corpo;
  }
}

/** Why no more is sent for now. */
export type Parada =
  | null
  /** Nobody answers, or not yet. */
  | 'REDE'
  /** Nobody is signed in, or somebody else is: these wait for their own. */
  | 'SESSAO';

export interface Andamento {
  /** Acts that wait, those that were refused among them. */
  atos: readonly Ato[];
  /** While they go: which of how many. */
  indo: { n: number; todos: number } | null;
  parada: Parada;
  /** When the last one was taken, Unix ms, in this page. */
  ultimo: number | null;
}

export interface Fila {
  /**
   * Keeps an act, for good when it resolves; then it goes as soon as it can. On a phone that is full what can be sent is sent first; where that makes
   * no room it throws, with nothing kept.
   * @param noLugarDe of one that was refused, which it puts right
   */
  por(ato: AtoNovo, noLugarDe?: string): Promise<Ato>;
  /** Sends what waits, in its order; resolves when there is no more, or no more can go. Called again meanwhile it is one more round. */
  enviar(): Promise<Andamento>;
  /** Has refused ones tried again, as other commands where the engine has kept the refused ones. */
  tentarDeNovo(...ids: string[]): Promise<void>;
  /** Gives some up: they and their files are gone. */
  descartar(...ids: string[]): Promise<void>;
  andamento(): Andamento;
  /** From the deposit, where another tab may have written. */
  reler(): Promise<void>;
  ouvir(ouvinte: () => void): () => void;
}

interface Dependencias {
  deposito: Deposito;
  dono: string;
  /** A call that throws `SemExito`. */
  chamar: Chamar;
  /** One page of the browser at a time. */
  umPorVez<T>(fazer: () => Promise<T>): Promise<T>;
  novoId(): string;
  agora(): number;
  /** Told of each change, for the other pages. */
  aoMudar?(): void;
  /** An act that was taken, with its answer. */
  aoFazer?(ato: Ato, resposta: unknown): void;
}

/** Refusals that pass by themselves. */
const PASSAGEIRAS: ReadonlySet<string> = new Set(['RESULTADO_INCERTO', 'INDISPONIVEL', 'OCUPADO']);
const DA_SESSAO: ReadonlySet<string> = new Set([
  ...['NAO_AUTENTICADO', 'TOKEN_INVALIDO', 'OUTRA_CONTA', 'SEGUNDO_FATOR_A_ATIVAR'],
]);
/** A revision that somebody else raised between its reading and the act: read again so often. */
const RELEITURAS = 4;

/**
 * Acts that wait to be sent: each once and, within what it is of, in the order in which they were done. One that is refused holds up what it is of
 * and nothing else, and stays until its person decides. What is of a whole goes behind what is of its parts. Whatever ends this page, what was kept goes on in the next.
 */
export function criarFila(d: Dependencias): Fila {
  const { deposito, dono, chamar } = d;
  let estado: Andamento = { atos: [], indo: null, parada: null, ultimo: null };
  const ouvintes = new Set<() => void>();
  const mudar = (mudancas: Partial<Andamento>): void => {
    estado = { ...estado, ...mudancas };
    for (const ouvinte of ouvintes) ouvinte();
  };
  const reler = async () => mudar({ atos: await deposito.atos(dono) });
  const mudou = async () => {
    await reler();
    d.aoMudar?.();
  };

  /** Brings a file to where its act finds it; what is known of that is kept at once. */
  const levarArquivo = async (ato: Ato, arquivo: ArquivoDoAto): Promise<Ato> => {
    const bytes = await deposito.bytes(arquivo.uid);
    if (bytes === null)
      throw new SemExito(422, {
        codigo: 'ARQUIVO_PERDIDO',
        message: CAMPO.arquivoPerdido,
      });
    const envioUid = await enviarEmPartes(chamar, { ...arquivo, bytes }, arquivo.comandoId);
    const ido =
      arquivo.guardarEm === null
        ? envioUid
        : (
            await chamar<{ uid: string }>('POST', arquivo.guardarEm, {
              comandoId: `${arquivo.comandoId}.g`,
              envioUid,
            })
          ).uid;
    const depois = {
      ...ato,
      arquivos: ato.arquivos.map((um) => (um.uid === arquivo.uid ? { ...um, ido } : um)),
    };
    await deposito.mudar(depois);
    return depois;
  };

  const mandar = async (de: Ato): Promise<unknown> => {
    let ato = de;
    for (const { uid, ido } of de.arquivos)
      if (ido === null) ato = await levarArquivo(ato, ato.arquivos.find((um) => um.uid === uid)!);
    const idos = new Map(ato.arquivos.map(({ uid, ido }) => [`$arquivo:${uid}`, ido!]));
    const corpo = trocar(ato.chamada.corpo, idos) as Record<string, unknown>;
    for (let vez = 1; ; vez++) {
      if (ato.revisaoDe !== undefined && corpo.revisao === undefined) {
        const { revisao } = await chamar<{ revisao: number }>('GET', ato.revisaoDe, undefined);
        // Kept before it is used: told again after an answer was lost, it is the very same command.
        ato = { ...ato, chamada: { ...ato.chamada, corpo: { ...ato.chamada.corpo, revisao } } };
        await deposito.mudar(ato);
        corpo.revisao = revisao;
      }
      try {
        const resposta = await chamar('POST', ato.chamada.caminho, corpo);
        const recusa = recusaNaResposta(ato.responde, resposta);
        if (recusa !== null) throw recusa;
        return resposta;
      } catch (erro) {
        const velha = erro instanceof SemExito && erro.corpo.codigo === 'REVISAO_DESATUALIZADA';
        if (!velha || ato.revisaoDe === undefined || vez === RELEITURAS) throw erro;
        delete corpo.revisao;
      }
    }
  };

  const rodada = async (): Promise<void> => {
    await reler();
    const presos = new Set(estado.atos.filter((um) => um.estado === 'RECUSADO').map((um) => um.assunto));
    const vai = (um: Ato) =>
      um.estado === 'ESPERA' && !presos.has(um.assunto) && !esperaPartes(estado.atos, um);
    const todos = estado.atos.filter((um) => !presos.has(um.assunto)).length;
    mudar({ parada: null });
    for (let n = 1; ; n++) {
      const ato = estado.atos.find(vai);
      if (ato === undefined) break;
      mudar({ indo: { n, todos: Math.max(n, todos) } });
      try {
        const resposta = await mandar(ato);
        await deposito.tirar(ato.id);
        mudar({ ultimo: d.agora() });
        d.aoFazer?.(ato, resposta);
        await mudou();
      } catch (erro) {
        // A mistake of ours is no reason to lose what somebody did: it waits.
        const parada = erro instanceof SemExito ? porQueParar(erro) : 'REDE';
        if (parada !== null) {
          mudar({ parada });
          // Somebody answered, and cannot do this one now: what it is of waits, the rest goes on.
          if (parada === 'REDE' && erro instanceof SemExito && erro.status >= 500) {
            presos.add(ato.assunto);
            continue;
          }
          break;
        }
        const { codigo, message } = (erro as SemExito).corpo;
        const [atual] = (await deposito.atos(dono)).filter(({ id }) => id === ato.id);
        if (atual !== undefined)
          await deposito.mudar({
            ...atual,
            estado: 'RECUSADO',
            recusa: { codigo, frases: [message].flat() },
          });
        presos.add(ato.assunto);
        await mudou();
      }
    }
    mudar({ indo: null });
  };

  let rodando: Promise<Andamento> | null = null;
  let maisUma = false;
  const enviar = (): Promise<Andamento> => {
    if (rodando !== null) {
      maisUma = true;
      return rodando;
    }
    rodando = (async () => {
      try {
        do {
          maisUma = false;
          await d.umPorVez(rodada);
        } while (maisUma && estado.parada === null);
        return estado;
      } finally {
        rodando = null;
      }
    })();
    return rodando;
  };

  /** What was sent of given up acts, and no call took, makes room there at once; where nobody answers it goes by itself, days later. */
  const largar = async (dados: readonly Ato[]): Promise<void> => {
    for (const { ido, guardarEm } of dados.flatMap(({ arquivos }) => arquivos))
      if (ido !== null && guardarEm === null) await chamar('DELETE', `/v1/envios/${ido}`, undefined);
  };

  return {
    async por({ arquivos = [], ...ato }, noLugarDe) {
      const bytes = new Map(arquivos.map((um) => [um.uid, um.bytes]));
      const comDigesto = await Promise.all(
        arquivos.map(async ({ bytes: inteiro, ...um }) => ({
          ...um,
          ...{ sha256: await digerir(inteiro), ido: null },
        })),
      );
      const guardar = () =>
        deposito.por({ ...ato, arquivos: comDigesto, estado: 'ESPERA', recusa: null }, bytes, noLugarDe);
      const posto = await guardar().catch(async (erro: unknown) => {
        if (!naoCoube(erro)) throw erro;
        // What can go makes room; what cannot is not given up for it.
        await enviar().catch(() => {});
        return guardar();
      });
      await mudou();
      void enviar().catch(() => {});
      return posto;
    },
    enviar,
    async tentarDeNovo(...ids) {
      for (const ato of (await deposito.atos(dono)).filter(({ id }) => ids.includes(id))) {
        const corpo = { ...ato.chamada.corpo } as Record<string, unknown>;
        // Read anew: what it was refused for may have raised it.
        if (ato.revisaoDe !== undefined) delete corpo.revisao;
        // Codes are kept with what became of them, and a refused one stays refused.
        if (ato.responde === 'codigo') corpo.comandoId = d.novoId();
        await deposito.mudar({
          ...{ ...ato, chamada: { ...ato.chamada, corpo } },
          ...{ estado: 'ESPERA', recusa: null },
        });
      }
      await mudou();
      void enviar().catch(() => {});
    },
    async descartar(...ids) {
      const dados = (await deposito.atos(dono)).filter(({ id }) => ids.includes(id));
      for (const id of ids) await deposito.tirar(id);
      await mudou();
      void largar(dados).catch(() => {});
      void enviar().catch(() => {});
    },
    andamento: () => estado,
    reler,
    ouvir(ouvinte) {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
  };
}

/** Whether something of a part of what an act is of is there still: `estadia/1` goes behind `estadia/1/foto/2`, whichever was done first. */
const esperaPartes = (atos: readonly Ato[], { assunto }: Ato): boolean =>
  atos.some((um) => fazParte(um.assunto, assunto));

/** Whether a subject is a part of another. */
export const fazParte = (assunto: string, de: string): boolean => assunto.startsWith(`${de}/`);

/** Whether an act waits for what somebody has to decide first. */
export const estaAtras = (atos: readonly Ato[], { assunto }: Ato): boolean =>
  atos.some((um) => um.estado === 'RECUSADO' && (um.assunto === assunto || fazParte(um.assunto, assunto)));

/** Whether what happened is for nobody to decide, but passes by itself; null of a refusal. */
function porQueParar({ status, corpo: { codigo } }: SemExito): Parada {
  if (status === 401 || DA_SESSAO.has(codigo)) return 'SESSAO';
  return status === 0 || status === 408 || status === 429 || status >= 500 || PASSAGEIRAS.has(codigo)
    ? 'REDE'
    : null;
}

/** Of calls that take something and say in their answer that it was not to be. */
function recusaNaResposta(responde: Ato['responde'], resposta: unknown): SemExito | null {
  if (responde === 'codigo') {
    const recusa = (
      resposta as { evento?: { recusa?: { codigo: string; mensagem: string | string[] } | null } }
    ).evento?.recusa;
    return recusa ? new SemExito(422, { codigo: recusa.codigo, message: recusa.mensagem } as never) : null;
  }
  if (responde === 'respostas') {
    const erro = (resposta as { itens?: { erro?: SemExito['corpo'] | null }[] }).itens?.find(
      (um) => um.erro,
    )?.erro;
    return erro ? new SemExito(422, erro) : null;
  }
  return null;
}

/** Whether a phone is full. */
const naoCoube = (erro: unknown): boolean => (erro as Error | null)?.name === 'QuotaExceededError';

/** The same, with each text that stands for something replaced by it. */
function trocar(valor: unknown, por: ReadonlyMap<string, string>): unknown {
  if (typeof valor === 'string') return por.get(valor) ?? valor;
  if (Array.isArray(valor)) return valor.map((um) => trocar(um, por));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([nome, um]) => [nome, trocar(um, por)]));
}

/** How long until the next try, ms: growing to five minutes, and never of two phones at once. */
export const pausa = (falhas: number, acaso = Math.random()): number =>
  Math.round(Math.min(300_000, 2_000 * 2 ** Math.min(falhas, 10)) * (0.75 + acaso / 2));
