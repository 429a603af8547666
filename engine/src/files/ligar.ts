import type { Logger } from 'pino';
import type { Registros } from '../records/records.ts';
import { clamdScan } from './clamd.ts';
import type { ContagemDeArquivos } from './counting.ts';
import { createExaminer } from './examiner.ts';
import { createFiles, type Files } from './files.ts';
import type { NamedElsewhere } from './orphans.ts';
import { sweepRegularly } from './orphans.ts';
import { createReader } from './reader.ts';
import { type FileSettings, openFileStore } from './settings.ts';
import type { FileStore } from './store.ts';

interface Dependencias {
  registros: Registros;
  derivar(proposito: string, texto: string): Buffer;
  config: {
    /** The engine's data folder. */
    pasta: string;
    arquivos: FileSettings;
    /** Whether people may send only so many. */
    limites: boolean;
    /** Null where this is the one engine. */
    distribuida: object | null;
  };
  contagem: ContagemDeArquivos;
  /** Bytes in the store that others keep there. */
  outros: NamedElsewhere;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** What people send that is more than words, wired. */
export interface ArquivosLigados extends Files {
  /** Where bytes lie, for who keeps some that nobody sent. */
  store: FileStore;
  /** Sweeps away what no record names, from now on. */
  iniciar(): void;
  parar(): Promise<void>;
}

export function ligarArquivos({
  registros,
  derivar,
  config,
  contagem,
  outros,
  agora,
  log,
}: Dependencias): ArquivosLigados {
  const { s3, clamd, quota } = config.arquivos;
  if (config.distribuida !== null && s3 === null)
    log.warn('arquivos ficam na pasta deste processo; com vários motores, defina MARTELO_S3_*');
  const examiner = createExaminer({
    failed: (detalhe) => log.error({ detalhe }, 'um arquivo não pôde ser conferido'),
  });
  const reader = createReader();
  const store = openFileStore({ s3 }, config.pasta);
  const arquivos = createFiles({
    ...{ registros, agora, derivar, examiner, contagem, reader, outros, store },
    scan: clamd && clamdScan(clamd, { failed: (err) => log.error({ err }, 'o antivírus não respondeu') }),
    quota: config.limites ? quota : null,
  });
  let pararVarredura = async (): Promise<void> => {};
  return {
    ...arquivos,
    store,
    iniciar() {
      pararVarredura = sweepRegularly(arquivos.sweep, (err) =>
        log.error({ err }, 'a varredura de arquivos sem registro falhou'),
      );
    },
    async parar() {
      examiner.stop();
      reader.stop();
      await pararVarredura();
    },
  };
}
