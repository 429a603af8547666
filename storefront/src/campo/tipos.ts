/** What somebody did where there may be no network, until the engine has it. */
export interface Ato {
  /** Its `comandoId`, the same at every try. */
  id: string;
  /** The uid of the account that did it: nobody else sees or sends it. */
  dono: string;
  /** Given by the deposit: later acts have larger ones. */
  ordem: number;
  /** What it is of, e.g. `remocao/<uid>`: within it nothing overtakes, and it goes behind what is of its parts (`remocao/<uid>/…`). */
  assunto: string;
  /** What was done, as people read it, and of which vehicle. */
  titulo: string;
  de: string;
  /** When it was done, by this device, ISO. */
  instante: string;
  /** Where it is put right when it is refused: an address of the site. */
  tela: string;
  /** A POST below `/api`. In its body `$arquivo:<uid>` stands for what a file of it became. */
  chamada: { caminho: string; corpo: object };
  /** Where the answer itself says that it was refused. */
  responde: 'registro' | 'codigo' | 'respostas';
  /** Acts on the revision that is current as it goes, read here: what was done before it without network raises it. */
  revisaoDe?: string;
  arquivos: readonly ArquivoDoAto[];
  /** What its form had in it, for who corrects it. */
  escrito?: unknown;
  estado: 'ESPERA' | 'RECUSADO';
  recusa: { codigo: string; frases: readonly string[] } | null;
}

/** A file of an act; its bytes lie beside it in the deposit. */
export interface ArquivoDoAto {
  uid: string;
  nome: string;
  sha256: string;
  comandoId: string;
  /** The call that keeps it, and answers its uid; null where the act itself takes what was sent. */
  guardarEm: string | null;
  /** What it became: a finished upload, or what `guardarEm` answered. Null while it is not there. */
  ido: string | null;
}

/** An act as a screen gives it. */
export type AtoNovo = Omit<Ato, 'ordem' | 'estado' | 'recusa' | 'arquivos'> & {
  arquivos?: readonly (Omit<ArquivoDoAto, 'ido' | 'sha256'> & { bytes: Blob })[];
};

/** Where acts lie: IndexedDB on a phone. What resolves is durable. */
export interface Deposito {
  /** Keeps an act with its files, both or neither; in the place of another that was refused. */
  por(
    ato: Omit<Ato, 'ordem'>,
    bytes: ReadonlyMap<string, Blob>,
    noLugarDe?: string | undefined,
  ): Promise<Ato>;
  /** All of one account, in their order. */
  atos(dono: string): Promise<Ato[]>;
  /** How many there are of other accounts. */
  deOutros(dono: string): Promise<number>;
  /** Of one that is gone already nothing is written. */
  mudar(ato: Ato): Promise<void>;
  /** The act and its files. */
  tirar(id: string): Promise<void>;
  bytes(arquivoUid: string): Promise<Blob | null>;
  /** What was read with network, for when there is none. */
  guardarLeitura(dono: string, caminho: string, corpo: unknown): Promise<void>;
  leitura(dono: string, caminho: string): Promise<{ corpo: unknown; em: number } | null>;
  esquecerLeitura(dono: string, caminho: string): Promise<void>;
  /** What was read by every account but this one; by all where it is null. What somebody was writing (`rascunho …`) is no such thing, and stays. */
  esquecerLeituras(menos: string | null): Promise<void>;
}
