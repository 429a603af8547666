import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { uuidv7, uuidv7De } from '@martelo/shared/identificador';
import { categoriaDaVersao, type TipoVistoriaEscrita } from '@martelo/shared/vistorias/esquema';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import { ValorEmUso } from '../records/conflitos.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';

export type CategoriaDaVersao = z.output<typeof categoriaDaVersao>;
type CategoriaEscrita = TipoVistoriaEscrita['categorias'][number];

const versao = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  tipoUid: z.guid(),
  categorias: z.array(categoriaDaVersao),
});

/** What versions of types of inspection ask for, each under the digest of that: nothing of one ever changes (F5). */
export const VERSOES_DE_TIPO_DE_VISTORIA: DefinicaoColecao<z.output<typeof versao>> = {
  nome: 'versoesDeTipoVistoria',
  schema: versao,
  indices: { hotsiteId: { tipo: 'inteiro' }, tipoUid: { tipo: 'texto' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso, _, antes) => acesso.tipo === 'sistema' && antes === null,
};

/** In the order that they are asked in, each with its place and a uid: the one that it had, or a new one. */
export const comUids = (
  categorias: readonly CategoriaEscrita[],
  uidNovo: () => string = uuidv7,
): CategoriaDaVersao[] =>
  categorias.map((categoria) => ({
    ...categoria,
    uid: categoria.uid ?? uidNovo(),
    itens: categoria.itens
      .map((item, i) => ({ ...item, ordem: item.ordem ?? i }))
      .toSorted((um, outro) => um.ordem - outro.ordem)
      .map((item, ordem) => ({ ...item, uid: item.uid ?? uidNovo(), ordem })),
  }));

/** Of a draft that was never published, or has items that no version has, it is nobody's. */
export const uidDaVersao = (tipoUid: string, categorias: readonly CategoriaEscrita[]): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `${tipoUid}/${canonico(semAusentes(categorias))}`));

const semAusentes = <T>(valor: T): T => JSON.parse(JSON.stringify(valor));

/** Keeps what a version asks for, before anything names it; what is kept already stays. */
export async function guardarVersao(
  registros: Registros,
  de: { hotsiteId: number; tipoUid: string; categorias: readonly CategoriaDaVersao[] },
): Promise<string> {
  const uid = uidDaVersao(de.tipoUid, de.categorias);
  const versoes = registros.colecao(VERSOES_DE_TIPO_DE_VISTORIA);
  if ((await versoes.obter(SISTEMA, uid)) === null)
    await versoes.inserir(SISTEMA, { ...de, uid, categorias: [...de.categorias] }).catch((erro: unknown) => {
      // Published twice at once.
      if (!(erro instanceof ValorEmUso)) throw erro;
    });
  return uid;
}

/** What a version asks for. */
export async function categoriasDaVersao(registros: Registros, uid: string): Promise<CategoriaDaVersao[]> {
  const achada = await registros.colecao(VERSOES_DE_TIPO_DE_VISTORIA).obter(SISTEMA, uid);
  if (achada === null) throw new Error(`no version ${uid} of a type of inspection`);
  return achada.categorias;
}
