import type { RespostaDoComando } from '../sessao/comandar.ts';

/** Something that was handed over and is still to be told (P18). */
export interface EntregaGuardada {
  /** Of the pickup: there is one for each. */
  uid: string;
  /** Who handed it over: nobody else sends it. */
  conta: string;
  comandoId: string;
  codigo: string;
  documentoVisto: string;
  /** It was asked about and meant; absent of what was kept before it was asked. */
  foraDoDia?: boolean;
  /** When, by this device's clock. */
  em: string;
  /** Why the engine did not take it; null while nobody has answered. */
  recusa: string | null;
  /** It was refused for its day alone: whoever handed it over may yet say that it is meant. */
  porSerForaDoDia?: boolean;
}

/** A picture of it that is still to be told. */
export interface FotoGuardada {
  comandoId: string;
  /** Of the pickup. */
  uid: string;
  conta: string;
  arquivo: Blob;
  recusa: string | null;
}

export interface Deposito<T = EntregaGuardada> {
  todas(): Promise<T[]>;
  guardar(uma: T): Promise<unknown>;
  /** By the key it was kept with: a handing over's `uid`, a picture's `comandoId`. */
  esquecer(chave: string): Promise<unknown>;
}

/** Something that was handed over on this page, and how the page knew it then. */
export interface EntregaDita {
  uid: string;
  como: 'feita' | 'guardada';
}

/** What is said of it now: what was kept goes out by itself; of what was refused the page says more elsewhere. */
export function oQueSeDiz(
  { uid, como }: EntregaDita,
  guardadas: readonly Pick<EntregaGuardada, 'uid' | 'recusa'>[],
): 'feita' | 'guardada' | 'enviada' | null {
  if (como === 'feita') return 'feita';
  const ainda = guardadas.find((uma) => uma.uid === uid);
  return ainda === undefined ? 'enviada' : ainda.recusa === null ? 'guardada' : null;
}

/** Answers after which the same words may yet be taken. */
const VOLTAR_A_TENTAR = new Set([401, 408, 429]);

/**
 * Sends what is kept, one after the other, each under the `comandoId` it was kept with: told twice it counts once. What is taken is
 * forgotten; what is refused stays, with why, until somebody has read it; what nobody answered waits.
 * @returns how many were taken
 */
export const enviarGuardadas = (
  deposito: Deposito,
  conta: string,
  mandar: (uid: string, corpo: object) => Promise<RespostaDoComando<unknown>>,
): Promise<number> =>
  enviar(deposito, conta, ({ uid, comandoId, codigo, documentoVisto, foraDoDia, em }) => ({
    chave: uid,
    mandar: () =>
      mandar(uid, {
        ...{ comandoId, situacao: 'entregue', codigo, documentoVisto, em },
        ...(foraDoDia ? { foraDoDia } : {}),
      }),
  }));

/** Says of one that was refused for its day that it is meant: a command of its own, that is sent with the next try. */
export const confirmarForaDoDia = (
  { porSerForaDoDia: _, ...entrega }: EntregaGuardada,
  comandoId: string,
): EntregaGuardada => ({ ...entrega, comandoId, foraDoDia: true, recusa: null });

/** The same of pictures, but of those whose handing over is told already: a picture alone would say nothing. */
export async function enviarFotos(
  deposito: Deposito<FotoGuardada>,
  conta: string,
  porContar: ReadonlySet<string>,
  mandar: (uid: string, arquivo: Blob, comandoId: string) => Promise<RespostaDoComando<unknown>>,
): Promise<number> {
  return enviar(deposito, conta, ({ uid, comandoId, arquivo }) =>
    porContar.has(uid) ? null : { chave: comandoId, mandar: () => mandar(uid, arquivo, comandoId) },
  );
}

async function enviar<T extends { conta: string; recusa: string | null }>(
  deposito: Deposito<T>,
  conta: string,
  como: (uma: T) => { chave: string; mandar(): Promise<RespostaDoComando<unknown>> } | null,
): Promise<number> {
  let aceitas = 0;
  for (const uma of await deposito.todas()) {
    const envio = uma.conta !== conta || uma.recusa !== null ? null : como(uma);
    if (envio === null) continue;
    const resposta = await envio.mandar();
    if (resposta.tipo === 'incerto') break;
    if (resposta.tipo === 'aceito') {
      await deposito.esquecer(envio.chave);
      aceitas += 1;
      continue;
    }
    const { statusCode, message, codigo } = resposta.erro;
    if (statusCode >= 500 || VOLTAR_A_TENTAR.has(statusCode)) break;
    await deposito.guardar({
      ...{ ...uma, recusa: [message].flat().join(', ') },
      ...(codigo === 'RETIRADA_FORA_DO_DIA' ? { porSerForaDoDia: true } : {}),
    });
  }
  return aceitas;
}
