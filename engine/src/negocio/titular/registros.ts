import { SITUACOES_EXPORTACAO } from '@martelo/shared/titular';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const instante = z.iso.datetime();

/** A file of everything about somebody, as it is being made, and until it is fetched. */
const exportacao = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  cliUid: z.guid(),
  situacao: z.enum(SITUACOES_EXPORTACAO),
  pedidaEm: instante,
  prontaEm: instante.nullable(),
  expiraEm: instante.nullable(),
  /** Kinds gone through, of all, and the one it is about. */
  feitas: z.int().min(0),
  todas: z.int().min(1),
  agora: z.string().nullable(),
  /** Kind → numbers of its first part, and of the one after its last. */
  partes: z.record(z.string(), z.tuple([z.int().min(0), z.int().min(0)])),
});
export type Exportacao = z.infer<typeof exportacao>;

const doSistema = {
  leitura: (acesso: { tipo: string }) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso: { tipo: string }) => acesso.tipo === 'sistema',
};

export const EXPORTACOES: DefinicaoColecao<Exportacao> = {
  nome: 'exportacoesDeTitulares',
  schema: exportacao,
  indices: {
    cliUid: { tipo: 'texto' },
    situacao: { tipo: 'texto' },
    pedidaEm: { tipo: 'instante', semArvore: true },
    expiraEm: { tipo: 'instante', semArvore: true },
  },
  semHistorico: true,
  leitura: (acesso) =>
    acesso.tipo === 'sistema' ? {} : acesso.tipo === 'cliente' ? { cliUid: acesso.cliUid } : null,
  escrita: doSistema.escrita,
};

/** Some records of one kind, as they were when the file was made: it is put together as it is fetched. */
const parte = z.strictObject({
  /** `<exportacao>:<number>` */
  uid: z.string(),
  exportacaoUid: z.guid(),
  numero: z.int().min(0),
  /** Name of the collection. */
  fonte: z.string(),
  linhas: z.array(z.record(z.string(), z.unknown())),
});
export type Parte = z.infer<typeof parte>;

export const PARTES: DefinicaoColecao<Parte> = {
  nome: 'partesDeExportacoes',
  schema: parte,
  indices: { exportacaoUid: { tipo: 'texto' } },
  carimbosSemArvore: true,
  semHistorico: true,
  ...doSistema,
};
