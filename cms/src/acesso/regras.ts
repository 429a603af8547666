import type { Access, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
import { recusaDaCasa } from '../conteudo/recusa-do-painel.ts';
import { RECUSAS } from '../palavras/recusas.ts';
import { editaMarca, ehAdm, marcasEditaveis, marcasVisiveis, type Operador } from './papeis.ts';

/** The logged-in person as the access rules see them. */
export const operadorDe = (req: Pick<PayloadRequest, 'user'>): Operador | null => {
  const user = req.user as { papeis?: string[] | null; hotsites?: number[] | null } | null;
  return user ? { papeis: user.papeis ?? [], hotsites: user.hotsites ?? [] } : null;
};

/** Rows of the brands one sees. `campo` is where the row keeps its brand (`id` on the brands themselves). */
export const leituraPorMarca =
  (campo: string): Access =>
  ({ req }) =>
    recorte(marcasVisiveis(operadorDe(req)), campo);

/** Rows of the brands one edits. */
const edicaoPorMarca =
  (campo: string): Access =>
  ({ req }) =>
    recorte(marcasEditaveis(operadorDe(req)), campo);

/** New rows: whoever edits at least one brand; which one is settled by `exigirMarca`. */
const criacaoPorMarca: Access = ({ req }) => {
  const marcas = marcasEditaveis(operadorDe(req));
  return marcas === 'todas' || marcas.length > 0;
};

/** Of what belongs to a brand by its `hotsite`. */
export const acessoPorMarca = {
  read: leituraPorMarca('hotsite'),
  create: criacaoPorMarca,
  update: edicaoPorMarca('hotsite'),
  delete: edicaoPorMarca('hotsite'),
};

export const somenteAdm: Access = ({ req }) => ehAdm(operadorDe(req));

/**
 * The brand a row is saved under must be one the person edits, on create and also when an update moves it. System work
 * (seed, SSO) has no user and passes.
 */
export const exigirMarca: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const operador = operadorDe(req);
  if (!operador) return data;
  const marca = numeroDaMarca(data.hotsite ?? originalDoc?.hotsite);
  if (marca === null) throw recusaDaCasa(RECUSAS.escolhaAMarca, 400);
  if (!editaMarca(operador, marca)) {
    throw recusaDaCasa(RECUSAS.voceNaoEditaEsta, 403);
  }
  return data;
};

/** A relationship to a brand comes as its id or, populated, as the brand. */
export function numeroDaMarca(valor: unknown): number | null {
  if (typeof valor === 'number') return valor;
  if (typeof valor === 'object' && valor !== null && 'id' in valor) return numeroDaMarca(valor.id);
  return null;
}

function recorte(marcas: 'todas' | readonly number[], campo: string): boolean | Where {
  if (marcas === 'todas') return true;
  return marcas.length > 0 ? { [campo]: { in: [...marcas] } } : false;
}
