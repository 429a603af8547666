import type { CollectionBeforeChangeHook, FieldHook, PayloadRequest } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { recusaDaCasa } from '../conteudo/recusa-do-painel.ts';
import { RECUSAS } from '../palavras/recusas.ts';
import type { Pagina } from '../payload-types.ts';

const MAXIMO = 120;

/** Two pages of a brand never share an address; whoever tries is told which one is taken, by every way. */
export const exigirEnderecoLivre: CollectionBeforeChangeHook<Pagina> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const marca = numeroDaMarca(data.hotsite ?? originalDoc?.hotsite);
  const uri = data.uri ?? originalDoc?.uri;
  if (marca === null || !uri) return data;
  const propria = operation === 'create' ? undefined : originalDoc?.id;
  if ((await ocupados(req, marca, [uri])).some(({ id }) => id !== propria))
    throw recusaDaCasa(RECUSAS.jaExisteUmaPagina(uri), 409);
  return data;
};

/** A copy stands beside its page, at the first address that is free: `contato-copia`, `contato-copia-2`, … */
export const enderecoDaCopia: FieldHook<Pagina> = async ({ value, data, req }) => {
  const marca = numeroDaMarca(data?.hotsite);
  if (marca === null || typeof value !== 'string') return value;
  const raiz = value
    .replace(/-copia(-\d+)?$/, '')
    .slice(0, MAXIMO - '-copia-9999'.length)
    .replace(/-+$/, '');
  const candidatos = Array.from(
    { length: 200 },
    (_, vez) => `${raiz}-copia${vez === 0 ? '' : `-${vez + 1}`}`,
  );
  const usados = new Set((await ocupados(req, marca, candidatos)).map(({ uri }) => uri));
  return candidatos.find((um) => !usados.has(um)) ?? value;
};

async function ocupados({ payload }: PayloadRequest, marca: number, uris: string[]) {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: { and: [{ hotsite: { equals: marca } }, { uri: { in: uris } }] },
    select: { uri: true },
    pagination: false,
    depth: 0,
  });
  return docs;
}
