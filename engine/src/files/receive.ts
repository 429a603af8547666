import { createHash } from 'node:crypto';
import type { Arquivo, Proposito } from '@martelo/shared/arquivo';
import type { EmSerie } from '@martelo/shared/em-serie';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { MAXIMO_ENVIO } from '@martelo/shared/limites-de-arquivo';
import { tipoPelosBytes } from '@martelo/shared/tipo-de-arquivo';
import { type Bytes, lerAte } from '../api/corpo-bruto.ts';
import { SISTEMA } from '../records/acesso.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, Colecao } from '../records/records.ts';
import type { VirusScan } from './clamd.ts';
import { type Parte, TIPOS_ACEITOS, type TipoAceito } from './exam.ts';
import type { Examiner } from './examiner.ts';
import { readableName } from './names.ts';
import { type Quota, requireQuota } from './quota.ts';
import { Recusa, recusado } from './refusals.ts';
import { podeEnviar } from './registro.ts';
import { type FileStore, newKey } from './store.ts';

/** A file as it was sent, whole. */
export interface Enviado {
  bytes: Buffer;
  sha256: string;
  nome: string;
  /** Of one that came in parts; its bytes are none where they went into a file long ago, which the same command finds again. */
  envioUid?: string;
}

/** What somebody sends a file for. */
export interface PedidoDeArquivo {
  acesso: Acesso;
  hotsiteId: number;
  /** The client whose file it becomes. */
  dono: string;
  proposito: Proposito;
  /** What within the purpose: the uid of a payment. */
  alvo?: string | null;
  /** Of the command that it follows from (`uidDoComando`): the same again is the same file. */
  uid?: string;
  /** Of a picture that was taken in before: only this part of it. */
  parte?: Parte;
  limites?: {
    /** Files that one `alvo` may have. */
    porAlvo?: number;
    /** Fewer kinds than are taken elsewhere. */
    tipos?: readonly TipoAceito[];
  };
}

export interface Reception {
  arquivos: Colecao<Arquivo>;
  store: FileStore;
  examiner: Pick<Examiner, 'examine'>;
  /** Null where no scanner was ordered. */
  scan: VirusScan | null;
  /** Null lifts it (MARTELO_LIMITES=0). */
  quota: Quota | null;
  umaPorVez: EmSerie;
  agora: () => number;
}

/**
 * The bytes that arrive, as far as they may: no more than the limit and what came along with its last piece is ever held.
 * @throws ErroMartelo CORPO_GRANDE_DEMAIS
 */
export async function readWhole(
  fonte: Bytes,
  nome: string,
  maximoBytes: number = MAXIMO_ENVIO,
): Promise<Enviado> {
  const partes: Uint8Array[] = [];
  const hash = createHash('sha256');
  for await (const parte of lerAte(fonte, maximoBytes)) {
    hash.update(parte);
    partes.push(parte);
  }
  return { bytes: Buffer.concat(partes), sha256: hash.digest('hex'), nome };
}

/**
 * Takes a file in: who may, what it is, whether anything in it acts, and only then its bytes, and last the record that names them. A record never
 * names bytes that are not there; bytes that none came to name are swept away (`orphans.ts`).
 * @throws ErroMartelo SEM_PERMISSAO, COMANDO_CONFLITANTE, LIMITE_DE_ARQUIVOS, COTA_DE_ARQUIVOS, ARQUIVOS_DEMAIS, ARQUIVO_NAO_ACEITO,
 * ARQUIVO_RECUSADO, ANTIVIRUS_INDISPONIVEL, OCUPADO, ENVIO_USADO; StoreUnavailable
 */
export async function receive(deps: Reception, enviado: Enviado, pedido: PedidoDeArquivo): Promise<Arquivo> {
  const { arquivos, store, examiner, scan, quota, umaPorVez, agora } = deps;
  const { acesso, uid = uuidv7(), limites = {} } = pedido;
  const quem = { tipo: acesso.tipo, uid: autorDe(acesso) };
  if (!podeEnviar(acesso, pedido) || quem.tipo === 'anonimo')
    throw new ErroMartelo(
      'SEM_PERMISSAO',
      {},
      'Você não tem a permissão necessária para enviar este arquivo.',
    );

  const repetido = async (): Promise<Arquivo | null> => {
    const antes = pedido.uid === undefined ? null : await arquivos.obter(SISTEMA, uid);
    if (antes !== null && !mesmo(antes, enviado, pedido)) throw new ErroMartelo('COMANDO_CONFLITANTE');
    return antes;
  };
  const cabeMais = async (): Promise<void> => {
    if (quota !== null && acesso.tipo === 'cliente')
      await requireQuota(arquivos, quem.uid, { quota, bytes: enviado.bytes.length, agora: agora() });
    if (limites.porAlvo !== undefined) await exigirLugar(arquivos, pedido, limites.porAlvo);
  };
  const respondido = await repetido();
  if (respondido !== null) return respondido;
  if (enviado.envioUid !== undefined && enviado.bytes.length === 0) throw new ErroMartelo('ENVIO_USADO');
  await cabeMais();

  const tipo = tipoAceito(enviado.bytes, limites.tipos ?? TIPOS_ACEITOS);
  await scan?.(enviado.bytes);
  const exame = await examiner.examine(tipo, enviado.bytes, pedido.parte).catch((erro: unknown) => {
    throw erro instanceof Recusa ? recusado(erro.motivo) : erro;
  });

  const sha256Guardado = sha256De(exame.bytes);
  const chave = newKey(sha256Guardado);
  const chaveMiniatura = exame.miniatura && newKey(sha256De(exame.miniatura));
  const guardadas = [chave, ...(chaveMiniatura === null ? [] : [chaveMiniatura])];
  await store.put(chave, exame.bytes);
  if (exame.miniatura !== null) await store.put(chaveMiniatura!, exame.miniatura);
  const novo: Arquivo = {
    ...{ uid, hotsiteId: pedido.hotsiteId, dono: pedido.dono, proposito: pedido.proposito },
    ...{ alvo: pedido.alvo ?? null, nome: readableName(enviado.nome, exame.tipo), tipo: exame.tipo },
    ...{ bytes: exame.bytes.length, bytesEnviados: enviado.bytes.length },
    ...{ sha256Enviado: enviado.sha256, sha256Guardado, chave, chaveMiniatura },
    ...{ largura: exame.largura, altura: exame.altura, paginas: exame.paginas },
    ...{ antivirus: scan !== null, criadoEm: new Date(agora()).toISOString() },
    quem: { tipo: quem.tipo, uid: quem.uid },
    ...{ situacao: 'GUARDADO', apagado: null },
  };
  try {
    // What one person sends side by side is counted one by one.
    return await umaPorVez(quem.uid, async () => {
      const outro = await repetido();
      if (outro !== null) return descartar(store, guardadas).then(() => outro);
      await cabeMais();
      return arquivos.inserir(acesso, novo);
    });
  } catch (erro) {
    // Refused for certain, nobody will name them; of what is uncertain the sweep finds out.
    if (erro instanceof ErroMartelo) await descartar(store, guardadas);
    const deOutro = erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE' ? await repetido() : null;
    if (deOutro !== null) return deOutro;
    throw erro;
  }
}

function tipoAceito(bytes: Buffer, aceitos: readonly TipoAceito[]): TipoAceito {
  if (bytes.length === 0) throw recusado('vazio');
  const tipo = aceitos.find((um) => um === tipoPelosBytes(bytes.subarray(0, 4_096)));
  if (tipo !== undefined) return tipo;
  throw aceitos.includes('application/pdf')
    ? new ErroMartelo('ARQUIVO_NAO_ACEITO')
    : new ErroMartelo('ARQUIVO_NAO_ACEITO', {}, 'Envie uma foto em JPEG, PNG, WebP ou HEIC.');
}

/** The same command again has the same file for the same end, from the same person. */
const mesmo = (antes: Arquivo, { sha256 }: Enviado, pedido: PedidoDeArquivo): boolean =>
  antes.sha256Enviado === sha256 &&
  antes.quem.uid === autorDe(pedido.acesso) &&
  antes.hotsiteId === pedido.hotsiteId &&
  antes.dono === pedido.dono &&
  antes.proposito === pedido.proposito &&
  antes.alvo === (pedido.alvo ?? null);

async function exigirLugar(
  arquivos: Colecao<Arquivo>,
  { hotsiteId, proposito, alvo }: PedidoDeArquivo,
  maximo: number,
): Promise<void> {
  const { total } = await arquivos.listar(SISTEMA, {
    filtros: [
      { tipo: 'exata', campo: 'alvo', valor: alvo ?? null },
      { tipo: 'exata', campo: 'proposito', valor: proposito },
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
    ],
    ...{ pagina: 1, porPagina: 1 },
  });
  if (total >= maximo) throw new ErroMartelo('ARQUIVOS_DEMAIS', { maximo });
}

const descartar = async (store: FileStore, chaves: readonly string[]): Promise<void> => {
  await Promise.allSettled(chaves.map((chave) => store.remove(chave)));
};

const sha256De = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
