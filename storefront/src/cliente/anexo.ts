import type { ArquivoVisto } from '@martelo/shared/arquivo';
import type { Comprovante } from '@martelo/shared/venda';

/** Addresses of files by their uid, for this reader, for minutes: `/v1/arquivos/…`, of the engine. */
export type EnderecosDeArquivos = ReadonlyMap<string, string | null>;

/** A proof as a screen shows it. */
export interface Anexo {
  uid: string;
  nome: string;
  enviadoEm: string;
  tipo: 'imagem' | 'pdf';
}

export const anexoDe = ({ uid, nome, enviadoEm }: Comprovante): Anexo => ({
  ...{ uid, nome, enviadoEm },
  tipo: /\.pdf$/i.test(nome) ? 'pdf' : 'imagem',
});

/** Of what the engine answers about a row's proofs. */
export const enderecosDe = (
  arquivos: readonly Pick<ArquivoVisto, 'uid' | 'endereco'>[],
): EnderecosDeArquivos => new Map(arquivos.map(({ uid, endereco }) => [uid, endereco]));

/** Where an address of the engine's opens on this site's own origin; null where there is none. */
export const noSite = (endereco: string | null): string | null => endereco && `/api${endereco}`;

/** Where it opens on this site's own origin; null where it cannot be opened. */
export const ligacaoDe = ({ uid }: Pick<Anexo, 'uid'>, enderecos: EnderecosDeArquivos): string | null =>
  noSite(enderecos.get(uid) ?? null);
