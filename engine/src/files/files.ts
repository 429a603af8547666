import { buffer } from 'node:stream/consumers';
import type { Arquivo, ArquivoVisto, Proposito } from '@martelo/shared/arquivo';
import { criarSerie } from '@martelo/shared/em-serie';
import { envioUid } from '@martelo/shared/envio-em-partes';
import { ErroMartelo } from '@martelo/shared/erros';
import { MAXIMO_ENVIO } from '@martelo/shared/limites-de-arquivo';
import type { Request } from 'express';
import { z } from 'zod';
import { type Bytes, lerJsonBruto } from '../api/corpo-bruto.ts';
import { ler } from '../api/entrada.ts';
import { receberEnvio } from '../api/envio.ts';
import type { Rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import { fileAddresses } from './addresses.ts';
import { type ContagemDeArquivos, contado } from './counting.ts';
import { type NamedElsewhere, removeOrphans } from './orphans.ts';
import { createParts } from './parts.ts';
import { rotasDosEnvios } from './parts-routes.ts';
import { requireQuota } from './quota.ts';
import type { Reader } from './reader.ts';
import { type Enviado, type PedidoDeArquivo, type Reception, readWhole, receive } from './receive.ts';
import { ARQUIVOS, REGRAS } from './registro.ts';
import { rotaDosArquivos } from './routes.ts';
import { createSlots } from './slots.ts';

/** Files that people send: the one port of the engine for them. */
export interface Files {
  /**
   * Reads a form (`multipart/form-data`) with one file in the field `arquivo`, at most 15 MB of it, and its text fields (as `comandoId`) by a
   * schema. For a route with `fluxo`, its schema as `body` for the OpenAPI document. `emPartes`, for one that says so as well: instead of the
   * form, JSON with the same fields and `envioUid`, a file of this caller that came in parts (`parts.ts`).
   * @throws ErroMartelo CORPO_GRANDE_DEMAIS, TIPO_NAO_SUPORTADO, ARQUIVO_INVALIDO, REQUISICAO_INVALIDA, LIMITE_DE_ARQUIVOS,
   * COTA_DE_ARQUIVOS, OCUPADO; NAO_ENCONTRADO, ENVIO_INCOMPLETO
   */
  readForm<S extends z.ZodType>(
    req: Request,
    acesso: Acesso,
    campos: S,
    opcoes?: { emPartes?: boolean },
  ): Promise<{ campos: z.output<S>; enviado: Enviado }>;
  /** Takes a file in, whole or as it arrives: see `receive` for what it refuses. Kept for good when it resolves. */
  receive(fonte: Enviado | { bytes: Bytes; nome: string }, pedido: PedidoDeArquivo): Promise<Arquivo>;
  /** As the caller may read it; null when there is none for them. */
  get(acesso: Acesso, uid: string): Promise<Arquivo | null>;
  /** All that was sent for one thing, oldest first, as far as the caller may read it. */
  of(acesso: Acesso, proposito: Proposito, alvo: string): Promise<Arquivo[]>;
  /**
   * Where else the very same bytes were sent, in the same brand, by whomever and for whatever, erased ones too; as far as the caller may read it,
   * so a client is told of their own alone.
   */
  same(acesso: Acesso, arquivo: Pick<Arquivo, 'uid' | 'hotsiteId' | 'sha256Enviado'>): Promise<Arquivo[]>;
  /** What is kept of it, whole: for what reads it (OCR, print). Null once it was erased. */
  content(uid: string): Promise<Buffer | null>;
  /** A small JPEG of it. Null of what has none, and once it was erased. */
  thumbnail(uid: string): Promise<Buffer | null>;
  /** The words in it, as a program of this machine reads them; null where there are none, and where nothing could be read in time. */
  words(arquivo: Pick<Arquivo, 'uid' | 'tipo'>): Promise<string | null>;
  /** `/v1/arquivos/<address>`, which opens it for `para` (the uid of a client or of one of the house) until 15 minutes after `agora` (Unix ms). */
  addressOf(
    arquivo: Pick<Arquivo, 'uid' | 'hotsiteId'>,
    destino: { para: string; agora: number; miniatura?: boolean },
  ): string;
  /** As an answer shows it to this caller, addresses and all. */
  view(arquivo: Arquivo, acesso: Acesso): ArquivoVisto;
  /**
   * Erases the bytes and the name; hashes, size, owner and the reason stay. What proves a payment is never erased.
   * @throws ErroMartelo NAO_ENCONTRADO, SEM_PERMISSAO, ALTERACAO_NAO_PERMITIDA
   */
  erase(acesso: Acesso, uid: string, motivo: string): Promise<Arquivo>;
  /** Removes what was left of files in parts, and bytes that no record names; stops between two of them when it is told to. */
  sweep(signal?: AbortSignal): Promise<void>;
  routes: Rota[];
}

export interface FilesOptions extends Omit<Reception, 'arquivos' | 'umaPorVez'> {
  registros: Registros;
  derivar: (proposito: string, texto: string) => Buffer;
  contagem?: ContagemDeArquivos;
  reader: Pick<Reader, 'read'>;
  /** Bytes in the store that others keep there. */
  outros?: NamedElsewhere;
}

/** The fields of a form, as JSON. */
const CAMPOS_BYTES = 16_384;
const doEnvio = z.looseObject({ envioUid });

/** How many files' words are remembered: the same queue is looked at again and again. */
const WORDS_KEPT = 300;

/** The engine's files. */
export function createFiles(opcoes: FilesOptions): Files {
  const { registros, store, derivar, agora, contagem, quota } = opcoes;
  const arquivos = registros.colecao(ARQUIVOS);
  const addresses = fileAddresses(derivar);
  const slots = createSlots();
  const umaPorVez = criarSerie();
  const kept = async (chave: string | null | undefined) => {
    const aberto = chave ? await store.open(chave) : null;
    return aberto && buffer(aberto.stream);
  };
  const content: Files['content'] = async (uid) => kept((await arquivos.obter(SISTEMA, uid))?.chave);
  const words = new Map<string, Promise<string | null>>();
  const parts = createParts({ registros, store, agora, limites: quota !== null });
  const reception: Reception = { ...opcoes, arquivos, umaPorVez };

  const addressOf: Files['addressOf'] = ({ uid, hotsiteId }, { para, agora: desde, miniatura = false }) =>
    `/v1/arquivos/${addresses.make({ uid, hotsiteId, conta: para, miniatura }, desde)}`;

  const todos = async (
    acesso: Acesso,
    filtros: Record<string, string | number>,
  ): Promise<Registro<Arquivo>[]> => {
    const achados: Registro<Arquivo>[] = [];
    const busca = {
      filtros: Object.entries(filtros).map(([campo, valor]) => ({ tipo: 'exata' as const, campo, valor })),
      ordem: { campo: 'criadoEm', tipoOrdenacao: 'asc', tipoCampo: 'date' } as const,
    };
    for await (const achado of arquivos.percorrer(acesso, busca)) achados.push(achado);
    return achados;
  };

  return {
    readForm: (req, acesso, campos, { emPartes = false } = {}) =>
      contado(contagem, null, async () => {
        const devolver = slots.take(autorDe(acesso));
        try {
          // Who may send nothing more is told before sending it.
          if (quota !== null && acesso.tipo === 'cliente')
            await requireQuota(arquivos, acesso.cliUid, { quota, bytes: 0, agora: agora() });
          if (emPartes && req.is('application/json')) {
            const dito = ler(doEnvio, await lerJsonBruto(req, CAMPOS_BYTES));
            const { envioUid, ...ditos } = dito as z.output<typeof doEnvio>;
            const lidos = ler(campos, ditos) as z.output<typeof campos>;
            return { campos: lidos, enviado: await parts.take(acesso, envioUid) };
          }
          const envio = await receberEnvio(req, { limite: MAXIMO_ENVIO, campo: 'arquivo' });
          const enviado = await readWhole(envio.arquivo, envio.nomeArquivo);
          return { campos: ler(campos, await envio.campos()) as z.output<typeof campos>, enviado };
        } finally {
          devolver();
        }
      }),
    receive: (fonte, pedido) =>
      contado(contagem, pedido.proposito, async () => {
        const enviado = 'sha256' in fonte ? fonte : await readWhole(fonte.bytes, fonte.nome);
        const arquivo = await receive(reception, enviado, pedido);
        if (enviado.envioUid !== undefined) await parts.used(enviado.envioUid);
        return arquivo;
      }),
    get: (acesso, uid) => arquivos.obter(acesso, uid),
    of: (acesso, proposito, alvo) => todos(acesso, { proposito, alvo }),
    async same(acesso, { uid, hotsiteId, sha256Enviado }) {
      return (await todos(acesso, { hotsiteId, sha256Enviado })).filter((outro) => outro.uid !== uid);
    },
    content,
    thumbnail: async (uid) => kept((await arquivos.obter(SISTEMA, uid))?.chaveMiniatura),
    async words({ uid, tipo }) {
      const bytes = await content(uid);
      // Erased: what had been read of it is erased as well.
      if (bytes === null) {
        words.delete(uid);
        return null;
      }
      const known = words.get(uid);
      if (known !== undefined) return known;
      const reading = opcoes.reader.read(tipo === 'application/pdf' ? tipo : 'image/jpeg', bytes);
      words.set(uid, reading);
      if (words.size > WORDS_KEPT) words.delete(words.keys().next().value as string);
      // It may have been too busy: the next who looks asks again.
      if ((await reading) === null) words.delete(uid);
      return reading;
    },
    addressOf,
    view(arquivo, acesso) {
      const { uid, nome, tipo, bytes, paginas, largura, altura, criadoEm, situacao } = arquivo;
      const em = (chave: string | null, miniatura: boolean) =>
        chave === null ? null : addressOf(arquivo, { para: autorDe(acesso), agora: agora(), miniatura });
      return {
        ...{ uid, nome, tipo, bytes, paginas, largura, altura, criadoEm, situacao },
        ...{ endereco: em(arquivo.chave, false), miniatura: em(arquivo.chaveMiniatura, true) },
      };
    },
    async erase(acesso, uid, motivo) {
      const antes = await arquivos.obter(acesso, uid);
      if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
      if (antes.situacao === 'APAGADO') return antes;
      if (REGRAS[antes.proposito].apagam === null)
        throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
          campo: 'o arquivo',
          porque: 'ele prova um pagamento',
        });
      const apagado = { em: new Date(agora()).toISOString(), por: autorDe(acesso), motivo };
      // First nobody names them any more, then they go: what is left in between, the sweep finds.
      const depois = await arquivos.salvar(
        acesso,
        {
          ...{ ...antes, situacao: 'APAGADO', apagado },
          ...{ nome: 'apagado', chave: null, chaveMiniatura: null },
        },
        antes.revisao,
      );
      for (const chave of [antes.chave, antes.chaveMiniatura]) if (chave !== null) await store.remove(chave);
      return depois;
    },
    async sweep(signal) {
      await parts.sweep(signal);
      const outros: NamedElsewhere = async (keys) => [
        ...(await parts.named(keys)),
        ...((await opcoes.outros?.(keys)) ?? []),
      ];
      contagem?.orphans(await removeOrphans({ store, arquivos, outros }, agora(), signal));
    },
    routes: [rotaDosArquivos({ arquivos, store, addresses, agora }), ...rotasDosEnvios(parts)],
  };
}
