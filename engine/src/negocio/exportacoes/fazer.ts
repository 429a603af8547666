import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import { type PassoDaExportacao, VALIDADE_DO_ARQUIVO_MS } from '@martelo/shared/exportacao-da-casa';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import { bytesDaPlanilha } from '../../api/planilha/planilha.ts';
import { exigirQueCaiba } from '../../api/recurso/exportar.ts';
import type { Exportavel } from '../../api/recurso/exportavel.ts';
import { EXPORTACOES_DA_CASA, type Exportacao } from '../../casa/exportacao.ts';
import type { FileStore } from '../../files/store.ts';
import { devagar } from '../../jobs/devagar.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { hotsiteNoPapel } from '../documentos/partes.ts';
import type { Imprimir } from './imprimir.ts';
import { exigirQueCaibaNoPapel, papelDe } from './papel.ts';
import { apagarPartes, guardarPartes, TAMANHO_DA_PARTE } from './partes.ts';

export interface DependenciasDoTrabalho {
  registros: Registros;
  store: FileStore;
  exportaveis: ReadonlyMap<string, Exportavel>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** What one of the house may do on a brand at this moment; null who may not enter it. */
  acessoDe(usuUid: string, hotsite: RegrasHotsite): Promise<Acesso | null>;
  imprimir: Imprimir;
  /** Tells the author's open pages how far it is. */
  avisar(exportacao: Pick<Exportacao, 'hotsiteId' | 'por'>, passo: PassoDaExportacao): void;
  agora(): number;
  log: Logger;
}

/** Ms between two words on how far a file is. */
const PASSO_MS = 500;
/** Between two signs of who waits for print. */
const SINAL_MS = 15_000;
/** After as many runs that ended without a reason it is told that it failed. */
export const TENTATIVAS = 3;
const ANTES_DE_TENTAR_MS = 5_000;
const NAO_DEU = 'Não foi possível fazer o arquivo. Peça outro; se acontecer de novo, fale com o suporte.';
export const MORREU = 'O servidor parou enquanto fazia o arquivo, mais de uma vez. Peça outro.';

/** Waits for what takes long elsewhere, and says meanwhile that somebody still does. */
async function enquantoEspera<T>(esperado: Promise<T>, dizer: () => Promise<void>): Promise<T> {
  for (;;) {
    const acabou = new AbortController();
    const vez = setTimeout(SINAL_MS, null, { signal: acabou.signal }).catch(() => null);
    const primeiro = await Promise.race([esperado.then((valor) => ({ valor })), vez]);
    acabou.abort();
    if (primeiro !== null) return primeiro.valor;
    await dizer();
  }
}

/** Whoever is making a file is to stop: it was cancelled, or somebody else has taken it up. */
class Deixada extends Error {}

/** What a person is shown by a question, as it is kept beside the file. */
export const digestoDoAlcance = (alcance: string): string =>
  createHash('sha256').update(alcance).digest('base64url');

export const passoDe = ({ uid, situacao, linhas, total }: Exportacao): PassoDaExportacao => ({
  ...{ uid, situacao, linhas, total },
});

/**
 * Makes one file, to its end: ready, failed with the reason that people read, or, when the engine stops, waiting again. Of a run that ends in
 * any other way nothing is ever given out: the record names no part before all are kept.
 * @param dada as it was read; taken up by the write that this begins with, which whoever comes second loses
 */
export async function fazerExportacao(
  d: DependenciasDoTrabalho,
  dada: Registro<Exportacao>,
  parando: AbortSignal,
): Promise<void> {
  const { registros, agora, log } = d;
  const colecao = registros.colecao(EXPORTACOES_DA_CASA);
  const execucao = randomUUID();
  const iso = () => new Date(agora()).toISOString();
  let atual = dada;
  const mudar = async (campos: Partial<Exportacao>): Promise<void> => {
    try {
      atual = await colecao.salvar(SISTEMA, { ...atual, ...campos }, atual.revisao);
    } catch (erro) {
      if (erro instanceof RevisaoDesatualizada) throw new Deixada('', { cause: erro });
      throw erro;
    }
    d.avisar(atual, passoDe(atual));
  };
  const fim = { parametros: null, aPartirDe: null, sinalEm: null };
  try {
    await mudar({
      ...{ situacao: 'FAZENDO', execucao, linhas: 0, sinalEm: iso(), tentativas: dada.tentativas + 1 },
    });
    await apagarPartes(d, dada.uid);
    const hotsite = d.hotsitePorId(dada.hotsiteId);
    const acesso = hotsite && (await d.acessoDe(dada.por, hotsite));
    const qual = d.exportaveis.get(dada.oQue);
    // Roles may have been taken away since it was asked for: it is made as who they are now.
    if (!hotsite || !acesso || !qual)
      throw new ErroMartelo(
        'SEM_PERMISSAO',
        {},
        'Seu acesso a isto terminou antes de o arquivo ficar pronto.',
      );
    const quem = { acesso, hotsite };
    const preparada = await qual.preparar(dada.parametros ?? {}, quem);
    const alcance = digestoDoAlcance(qual.alcance(quem, dada));
    const noPapel = dada.formato === 'pdf';
    let linhas = 0;
    let ditoEm = agora();
    const contadas = async function* () {
      for await (const linha of devagar(preparada.linhas())) {
        parando.throwIfAborted();
        linhas += 1;
        (noPapel ? exigirQueCaibaNoPapel : exigirQueCaiba)(linhas);
        yield linha;
        if (agora() - ditoEm < PASSO_MS) continue;
        ditoEm = agora();
        await mudar({ linhas, total: Math.max(linhas, atual.total), sinalEm: iso() });
      }
    };
    const impressos = async function* () {
      const papel = await papelDe(preparada, contadas(), {
        ...{ hotsite: hotsiteNoPapel(hotsite), autor: dada.autor, emitidoEm: iso() },
      });
      const bytes = await enquantoEspera(d.imprimir(papel, parando), () => mudar({ sinalEm: iso() }));
      for (let desde = 0; desde < bytes.length; desde += TAMANHO_DA_PARTE)
        yield bytes.subarray(desde, desde + TAMANHO_DA_PARTE);
    };
    const pedacos =
      dada.formato === 'pdf' ? impressos() : bytesDaPlanilha(dada.formato, preparada.colunas, contadas());
    const { partes, bytes } = await guardarPartes(d, { exportacaoUid: dada.uid, execucao }, pedacos, parando);
    await mudar({
      ...fim,
      ...{ situacao: 'PRONTA', linhas, total: linhas, bytes, partes, alcance, motivo: null },
      ...{ prontaEm: iso(), expiraEm: new Date(agora() + VALIDADE_DO_ARQUIVO_MS).toISOString() },
    });
  } catch (erro) {
    // What goes wrong while bytes are made comes wrapped by nobody; what this run kept goes first.
    await apagarPartes(d, dada.uid, execucao).catch((err) =>
      log.warn({ err, exportacao: dada.uid }, 'partes de uma exportação ficaram'),
    );
    if (erro instanceof Deixada) return;
    const desfecho = (): Partial<Exportacao> => {
      if (parando.aborted) return { situacao: 'ESPERANDO', linhas: 0, tentativas: dada.tentativas };
      if (erro instanceof ErroMartelo)
        return { ...fim, situacao: 'FALHOU', motivo: [erro.message].flat().join(' ').slice(0, 500) };
      log.error({ err: erro, exportacao: dada.uid }, 'exportação falhou');
      if (dada.tentativas + 1 >= TENTATIVAS) return { ...fim, situacao: 'FALHOU', motivo: NAO_DEU };
      const aPartirDe = new Date(agora() + ANTES_DE_TENTAR_MS * (dada.tentativas + 1)).toISOString();
      return { situacao: 'ESPERANDO', linhas: 0, aPartirDe };
    };
    await mudar(desfecho()).catch((err) => {
      // Cancelled meanwhile; or the store is away, and whoever looks for what was left finds it.
      if (!(err instanceof Deixada)) log.warn({ err, exportacao: dada.uid }, 'exportação ficou no meio');
    });
  }
}
