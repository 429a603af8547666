import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type FileStore, newKey } from '../../files/store.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';

const parte = z.strictObject({
  /** `<execucao>:<numero>`. */
  uid: z.string(),
  exportacaoUid: z.guid(),
  numero: z.int().min(0),
  /** Where its bytes lie among the files. */
  chave: z.string(),
  bytes: z.int().positive(),
});

/** Of which parts files of the house are made, in the store of files. They go with the file, and with a run that was cut short. */
export const PARTES_DA_CASA: DefinicaoColecao<z.output<typeof parte>> = {
  nome: 'partesDasExportacoesDaCasa',
  schema: parte,
  indices: { exportacaoUid: { tipo: 'texto' }, chave: { tipo: 'texto' } },
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** What of a file is in memory at a time, in bytes. */
export const TAMANHO_DA_PARTE = 1024 * 1024;

interface Onde {
  registros: Registros;
  store: FileStore;
}

/**
 * Keeps bytes as they come, a part at a time: of a file whose run ends anywhere in between nobody ever reads some.
 * @param sinal gives it up between two pieces @throws StoreUnavailable
 */
export async function guardarPartes(
  { registros, store }: Onde,
  { exportacaoUid, execucao }: { exportacaoUid: string; execucao: string },
  pedacos: AsyncIterable<Uint8Array>,
  sinal: AbortSignal,
): Promise<{ partes: number; bytes: number }> {
  const colecao = registros.colecao(PARTES_DA_CASA);
  let [partes, bytes, juntos]: [number, number, number] = [0, 0, 0];
  let esperam: Uint8Array[] = [];
  const guardar = async () => {
    const conteudo = Buffer.concat(esperam);
    [esperam, juntos] = [[], 0];
    const chave = newKey(createHash('sha256').update(conteudo).digest('hex'));
    await store.put(chave, conteudo);
    await colecao.inserir(SISTEMA, {
      ...{ uid: `${execucao}:${partes}`, exportacaoUid, numero: partes, chave, bytes: conteudo.length },
    });
    partes += 1;
    bytes += conteudo.length;
  };
  for await (const pedaco of pedacos) {
    sinal.throwIfAborted();
    esperam.push(pedaco);
    juntos += pedaco.length;
    if (juntos >= TAMANHO_DA_PARTE) await guardar();
  }
  if (juntos > 0) await guardar();
  return { partes, bytes };
}

/** Where the parts of a finished file lie, in order; null where not all of them are there. */
export async function chavesDe(
  registros: Registros,
  { execucao, partes }: { execucao: string | null; partes: number },
): Promise<string[] | null> {
  const colecao = registros.colecao(PARTES_DA_CASA);
  const chaves: string[] = [];
  for (let numero = 0; numero < partes; numero += 1) {
    const uma = await colecao.obter(SISTEMA, `${execucao}:${numero}`);
    if (uma === null) return null;
    chaves.push(uma.chave);
  }
  return chaves;
}

/** Removes what was kept of a file. @param so only of this run */
export async function apagarPartes(
  { registros, store }: Onde,
  exportacaoUid: string,
  so?: string,
): Promise<void> {
  const colecao = registros.colecao(PARTES_DA_CASA);
  const filtros = [{ tipo: 'exata', campo: 'exportacaoUid', valor: exportacaoUid } as const];
  for await (const { uid, chave, revisao } of colecao.percorrer(SISTEMA, { filtros })) {
    if (so !== undefined && !uid.startsWith(`${so}:`)) continue;
    // The bytes first: a part that is named still is found again by whoever dies in between.
    await store.remove(chave);
    await colecao.remover(SISTEMA, uid, revisao);
  }
}

/** Which of these keys are parts of a file: what nobody else names is not swept away for that. */
export async function partesEntre(registros: Registros, chaves: readonly string[]): Promise<string[]> {
  const achadas: string[] = [];
  const filtros = [{ tipo: 'multipla' as const, campo: 'chave', valores: [...chaves] }];
  for await (const { chave } of registros.colecao(PARTES_DA_CASA).percorrer(SISTEMA, { filtros }))
    achadas.push(chave);
  return achadas;
}
