import type { CollectionBeforeChangeHook } from 'payload';
import { ehAdm } from '../acesso/papeis.ts';
import { numeroDaMarca, operadorDe } from '../acesso/regras.ts';
import { campoScript } from '../campos/script.ts';
import { recusaDaCasa } from '../conteudo/recusa-do-painel.ts';
import { RECUSAS } from '../palavras/recusas.ts';
import type { Pagina } from '../payload-types.ts';

/** A page's own script: kept in each of its versions with who wrote it, let in on that page alone by its hash. */
export const scriptDaPagina = campoScript(
  { name: 'handleScript', label: 'Script desta página' },
  {
    condition: (_dados, _irmaos, { user }) => ehAdm(user as unknown as Parameters<typeof ehAdm>[0]),
    description:
      'Só ADM. Roda nesta página, quando ela é aberta, e nunca no login, no cadastro, na área do cliente nem no auditório. Não passa pelo consentimento: é responsabilidade de quem o escreve.',
  },
);

/**
 * Only ADM changes it; work of ours that moves a whole page as it was kept
 * (`inteira`) moves its script too.
 */
export const soAdmMudaScript: CollectionBeforeChangeHook<Pagina> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const operador = operadorDe(req);
  if (!operador || ehAdm(operador) || req.context.inteira) return data;
  const trazido = originalDoc?.handleScript ?? null;
  // What ADM let in was this page, at this address, of this brand: elsewhere, a copy included, it is asked anew.
  const emOutroLugar =
    operation === 'create' ||
    (data.uri !== undefined && data.uri !== originalDoc?.uri) ||
    (data.hotsite !== undefined && numeroDaMarca(data.hotsite) !== numeroDaMarca(originalDoc?.hotsite));
  const antes = emOutroLugar ? null : trazido;
  const pedido = data.handleScript ?? null;
  // An old version, a copy and a page that moves bring theirs along without being asked: it stays behind.
  const escrito =
    pedido !== antes && !req.context.isRestoringVersion && !(emOutroLugar && pedido === trazido);
  if (escrito) throw recusaDaCasa(RECUSAS.soAdmEscreveScript, 403);
  return { ...data, handleScript: antes };
};
