import { hash } from 'node:crypto';
import { BYTES_DA_PARTE, type EnvioPedido, type EnvioVisto, partesDe } from '@martelo/shared/envio-em-partes';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../records/conflitos.ts';
import { criarExclusivo, criarUmPorVez } from '../records/exclusivo.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, DefinicaoColecao, Registro, Registros } from '../records/records.ts';
import type { Enviado } from './receive.ts';
import { type FileStore, newKey } from './store.ts';

const envioEmPartes = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  /** The account that sends it: nobody else sees that it is there. */
  de: z.string(),
  nome: z.string(),
  bytes: z.int().positive(),
  sha256: z.string(),
  /** ESVAZIADO: taken in by a call, and its bytes are that file's alone by now. */
  situacao: z.enum(['ABERTO', 'COMPLETO', 'USADO', 'ESVAZIADO']),
  mexidoEm: z.iso.datetime(),
});
type EnvioEmPartes = z.output<typeof envioEmPartes>;

const parteDeEnvio = z.strictObject({
  uid: z.guid(),
  envioUid: z.guid(),
  n: z.int().min(0),
  sha256: z.string(),
  chave: z.string(),
});

const DO_MOTOR = {
  semHistorico: true,
  leitura: (acesso: Acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso: Acesso) => acesso.tipo === 'sistema',
} as const;

/** Files on their way in parts. */
export const ENVIOS: DefinicaoColecao<EnvioEmPartes> = {
  nome: 'enviosEmPartes',
  schema: envioEmPartes,
  indices: { de: { tipo: 'texto' }, mexidoEm: { tipo: 'instante' } },
  ...DO_MOTOR,
};
/** What has arrived of them. */
export const PARTES_DE_ENVIO: DefinicaoColecao<z.output<typeof parteDeEnvio>> = {
  nome: 'partesDeEnvio',
  schema: parteDeEnvio,
  indices: { envioUid: { tipo: 'texto' }, chave: { tipo: 'texto', unico: true } },
  ...DO_MOTOR,
};

/** Of one person at a time, of what no call has taken yet. */
const ABERTOS_POR_PESSOA = 60;
const BYTES_POR_PESSOA = 300_000_000;
/** What nobody goes on with is gone then: longer than a phone is away for a weekend. */
const LARGADO_MS = 3 * 86_400_000;
/** What was taken in and is asked for once more, its answer lost, is still whole for so long. */
const USADO_MS = 3_600_000;
/** That it was taken in is known for so long. */
const ESQUECIDO_MS = 14 * 86_400_000;

/** Files that arrive in parts: each part once, in any order, whenever; then they are a file as a form brings one. */
export interface FileParts {
  /**
   * Begins one, or says what is there of it.
   * @param uid of the command it follows from: the same again is the same one
   * @throws ErroMartelo COMANDO_CONFLITANTE, LIMITE_DE_ARQUIVOS
   */
  begin(acesso: Acesso, uid: string, pedido: Omit<EnvioPedido, 'comandoId'>): Promise<EnvioVisto>;
  /** @throws ErroMartelo NAO_ENCONTRADO, of another's as well */
  see(acesso: Acesso, uid: string): Promise<EnvioVisto>;
  /**
   * Keeps a part. Of one that is there already nothing is written.
   * @throws ErroMartelo NAO_ENCONTRADO, REQUISICAO_INVALIDA of a wrong length, COMANDO_CONFLITANTE of other bytes
   */
  put(acesso: Acesso, uid: string, n: number, bytes: Buffer): Promise<EnvioVisto>;
  /**
   * Says that all is there. What is not the file that was announced is thrown away, to be sent again.
   * @throws ErroMartelo NAO_ENCONTRADO, ENVIO_INCOMPLETO, ENVIO_DIFERENTE
   */
  finish(acesso: Acesso, uid: string): Promise<EnvioVisto>;
  /** A finished one, whole; without its bytes where they went into a file long ago. @throws ErroMartelo NAO_ENCONTRADO, ENVIO_INCOMPLETO */
  take(acesso: Acesso, uid: string): Promise<Enviado>;
  /** Gives one up that no call has taken: its place is free again. Told again it is gone already. @throws ErroMartelo NAO_ENCONTRADO, of another's */
  drop(acesso: Acesso, uid: string): Promise<void>;
  /** A call has kept what it brought. */
  used(uid: string): Promise<void>;
  /** Which of these keys are parts of one. */
  named(keys: readonly string[]): Promise<string[]>;
  /** Removes what was left, and the bytes of what was taken in. */
  sweep(signal?: AbortSignal): Promise<void>;
}

interface Dependencias {
  registros: Registros;
  store: FileStore;
  /** Unix ms. */
  agora(): number;
  /** Whether one person may send only so much (MARTELO_LIMITES). */
  limites: boolean;
}

export function createParts({ registros, store, agora, limites }: Dependencias): FileParts {
  const envios = registros.colecao(ENVIOS);
  const partes = registros.colecao(PARTES_DE_ENVIO);
  const instante = () => new Date(agora()).toISOString();
  // Of many that one person begins at once each counts those before it.
  const umPorVez = criarUmPorVez(criarExclusivo(registros));

  const achar = async (acesso: Acesso, uid: string): Promise<Registro<EnvioEmPartes>> => {
    const achado = await envios.obter(SISTEMA, uid);
    if (achado === null || !ehDe(achado, acesso)) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  };
  const chegadas = async (envioUid: string) => {
    const achadas: Registro<z.output<typeof parteDeEnvio>>[] = [];
    const filtros = [{ tipo: 'exata', campo: 'envioUid', valor: envioUid } as const];
    for await (const uma of partes.percorrer(SISTEMA, { filtros })) achadas.push(uma);
    return achadas.toSorted((uma, outra) => uma.n - outra.n);
  };
  const ver = async ({ uid, situacao, bytes }: EnvioEmPartes): Promise<EnvioVisto> => ({
    ...{ uid, bytes, bytesDaParte: BYTES_DA_PARTE, partes: partesDe(bytes) },
    situacao: situacao === 'ESVAZIADO' ? 'USADO' : situacao,
    recebidas:
      situacao === 'ABERTO'
        ? (await chegadas(uid)).map(({ n }) => n)
        : Array.from({ length: partesDe(bytes) }, (_, n) => n),
  });
  const mudar = (uid: string, mudancas: Partial<EnvioEmPartes>) =>
    deNovoSeMudou(async () => {
      const antes = await envios.obter(SISTEMA, uid);
      if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
      return envios.salvar(SISTEMA, { ...antes, mexidoEm: instante(), ...mudancas }, antes.revisao);
    });
  const apagarPartes = async (envioUid: string): Promise<void> => {
    for (const { uid, chave, revisao } of await chegadas(envioUid)) {
      // The bytes first: a part that is named still is found again by whoever dies in between.
      await store.remove(chave);
      await partes.remover(SISTEMA, uid, revisao);
    }
  };
  /** @throws ErroMartelo LIMITE_DE_ARQUIVOS */
  const exigirLugar = async (de: string, bytes: number): Promise<void> => {
    let [quantos, soma, primeiro] = [1, bytes, agora()];
    const filtros = [{ tipo: 'exata', campo: 'de', valor: de } as const];
    for await (const um of envios.percorrer(SISTEMA, { filtros })) {
      if (um.situacao === 'USADO' || um.situacao === 'ESVAZIADO') continue;
      quantos += 1;
      soma += um.bytes;
      primeiro = Math.min(primeiro, Date.parse(um.mexidoEm));
    }
    if (quantos > ABERTOS_POR_PESSOA || soma > BYTES_POR_PESSOA)
      throw new ErroMartelo('LIMITE_DE_ARQUIVOS', {
        aguardarSegundos: Math.max(1, Math.ceil((primeiro + LARGADO_MS - agora()) / 1000)),
      });
  };
  /** All that has arrived, in order, and what it comes to. */
  const juntar = async (envioUid: string): Promise<Buffer> => {
    const pedacos: Buffer[] = [];
    for (const { chave } of await chegadas(envioUid)) {
      const aberto = await store.open(chave);
      if (aberto === null) continue;
      for await (const pedaco of aberto.stream) pedacos.push(pedaco as Buffer);
    }
    return Buffer.concat(pedacos);
  };

  return {
    async begin(acesso, uid, { nome, bytes, sha256 }) {
      const antes = await envios.obter(SISTEMA, uid);
      if (antes !== null) {
        if (!ehDe(antes, acesso) || antes.sha256 !== sha256 || antes.bytes !== bytes)
          throw new ErroMartelo('COMANDO_CONFLITANTE');
        return ver(antes);
      }
      const de = autorDe(acesso);
      const novo: EnvioEmPartes = {
        ...{ uid, hotsiteId: marcaDe(acesso)!, de, nome, bytes, sha256 },
        ...{ situacao: 'ABERTO', mexidoEm: instante() },
      };
      const por = () =>
        envios.inserir(SISTEMA, novo).catch(async (erro: unknown) => {
          // Told twice at once.
          if (!(erro instanceof ValorEmUso)) throw erro;
          return achar(acesso, uid);
        });
      const posto = limites
        ? await umPorVez(`envios/${de}`, async () => {
            await exigirLugar(de, bytes);
            return por();
          })
        : await por();
      return ver(posto);
    },
    see: async (acesso, uid) => ver(await achar(acesso, uid)),
    async put(acesso, uid, n, conteudo) {
      const envio = await achar(acesso, uid);
      if (envio.situacao !== 'ABERTO') return ver(envio);
      const total = partesDe(envio.bytes);
      const esperados = n === total - 1 ? envio.bytes - n * BYTES_DA_PARTE : BYTES_DA_PARTE;
      if (n >= total || conteudo.length !== esperados)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
          n >= total ? `n: este arquivo tem ${total} partes` : `a parte ${n} tem ${esperados} bytes`,
        ]);
      const sha256 = sha256De(conteudo);
      const parteUid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `${uid}/${n}`));
      const jaLa = async () => {
        const antes = await partes.obter(SISTEMA, parteUid);
        if (antes !== null && antes.sha256 !== sha256) throw new ErroMartelo('COMANDO_CONFLITANTE');
        return antes !== null;
      };
      if (await jaLa()) return ver(envio);
      const chave = newKey(sha256);
      await store.put(chave, conteudo);
      try {
        await partes.inserir(SISTEMA, { uid: parteUid, envioUid: uid, n, sha256, chave });
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
        await store.remove(chave);
        await jaLa();
      }
      return ver(await mudar(uid, {}));
    },
    async finish(acesso, uid) {
      const envio = await achar(acesso, uid);
      if (envio.situacao !== 'ABERTO') return ver(envio);
      const la = new Set((await chegadas(uid)).map(({ n }) => n));
      const faltam = Array.from({ length: partesDe(envio.bytes) }, (_, n) => n).filter((n) => !la.has(n));
      if (faltam.length > 0) throw new ErroMartelo('ENVIO_INCOMPLETO', { faltam: faltam.length });
      if (sha256De(await juntar(uid)) !== envio.sha256) {
        await apagarPartes(uid);
        throw new ErroMartelo('ENVIO_DIFERENTE');
      }
      return ver(await mudar(uid, { situacao: 'COMPLETO' }));
    },
    async take(acesso, uid) {
      const { situacao, bytes, nome, sha256 } = await achar(acesso, uid);
      if (situacao === 'ABERTO')
        throw new ErroMartelo('ENVIO_INCOMPLETO', { faltam: partesDe(bytes) - (await chegadas(uid)).length });
      const inteiro = situacao === 'ESVAZIADO' ? Buffer.alloc(0) : await juntar(uid);
      if (situacao !== 'ESVAZIADO' && sha256De(inteiro) !== sha256) throw new ErroMartelo('ENVIO_DIFERENTE');
      return { bytes: inteiro, sha256, nome, envioUid: uid };
    },
    async drop(acesso, uid) {
      const envio = await achar(acesso, uid);
      if (envio.situacao === 'USADO' || envio.situacao === 'ESVAZIADO') return;
      await apagarPartes(uid);
      await deNovoSeMudou(async () => {
        const atual = await envios.obter(SISTEMA, uid);
        if (atual !== null) await envios.remover(SISTEMA, uid, atual.revisao);
      });
      // Of a part that came in between: nobody names it any more.
      await apagarPartes(uid);
    },
    async used(uid) {
      await mudar(uid, { situacao: 'USADO' });
    },
    async named(keys) {
      const achadas: string[] = [];
      const filtros = [{ tipo: 'multipla' as const, campo: 'chave', valores: [...keys] }];
      for await (const { chave } of partes.percorrer(SISTEMA, { filtros })) achadas.push(chave);
      return achadas;
    },
    async sweep(signal) {
      const ate = (idade: number) => new Date(agora() - idade).toISOString();
      const filtros = [{ tipo: 'range', campo: 'mexidoEm', max: ate(USADO_MS) } as const];
      for await (const um of envios.percorrer(SISTEMA, { filtros })) {
        if (signal?.aborted) return;
        const usado = um.situacao === 'USADO' || um.situacao === 'ESVAZIADO';
        if (um.mexidoEm <= ate(usado ? ESQUECIDO_MS : LARGADO_MS)) {
          await apagarPartes(um.uid);
          await envios.remover(SISTEMA, um.uid, um.revisao);
        } else if (um.situacao === 'USADO') {
          // Said first: who asks for it meanwhile is not given half of it.
          await envios.salvar(SISTEMA, { ...um, situacao: 'ESVAZIADO' }, um.revisao);
          await apagarPartes(um.uid);
        }
      }
    },
  };
}

const marcaDe = (acesso: Acesso): number | null =>
  acesso.tipo === 'sistema' ? null : (acesso.hotsiteId as number);
const ehDe = ({ de, hotsiteId }: EnvioEmPartes, acesso: Acesso): boolean =>
  acesso.tipo !== 'sistema' && de === autorDe(acesso) && hotsiteId === marcaDe(acesso);
const sha256De = (bytes: Uint8Array): string => hash('sha256', bytes);
