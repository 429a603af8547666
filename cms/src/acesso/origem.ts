import { ErroMartelo } from '@martelo/shared/erros';
import { corpoAceito, origemAceita, type TipoDeCorpo } from '@martelo/shared/origem';
import { origensDoPainel } from '../ambiente.ts';
import { esgotar } from '../conteudo/esgotar.ts';
import { recusaDoPainel } from '../conteudo/recusa-do-painel.ts';

/**
 * The one guard of the panel's writes, sign-in and sign-out included: what another site sends never reaches Payload, with or
 * without a cookie. Programs name no origin; Payload lets none of them use a cookie.
 */
export const escritaDoPainel =
  <R extends unknown[]>(responder: (req: Request, ...resto: R) => Promise<Response>) =>
  async (req: Request, ...resto: R): Promise<Response> => {
    const recusa = recusaDaOrigem(req.headers);
    if (recusa === null) return responder(req, ...resto);
    await esgotar(req.body);
    return recusaDoPainel(recusa);
  };

function recusaDaOrigem(cabecalhos: Headers): ErroMartelo | null {
  if (!origemAceita(cabecalhos, { origens: origensDoPainel(), exigir: false }))
    return new ErroMartelo('ORIGEM_NAO_PERMITIDA');
  // The panel's own forms: JSON, files, a picture by itself (the assistant's logo), and Payload's reads that are too long for an address.
  return corpoAceito(cabecalhos, ['json', 'arquivos', 'imagem', 'planilha', 'formulario'])
    ? null
    : new ErroMartelo('TIPO_NAO_SUPORTADO');
}

/**
 * The same for the public calls that change something: what a browser sends comes from this very host or from the panel, in a form
 * that no page of another site can send without asking. The brands' sites forward theirs; programs name no origin.
 * @throws ErroMartelo ORIGEM_NAO_PERMITIDA, TIPO_NAO_SUPORTADO
 */
export function exigirEscritaPublica(cabecalhos: Headers, tipos: readonly TipoDeCorpo[]): void {
  const host = cabecalhos.get('host')?.toLowerCase() ?? '';
  const origens = [`http://${host}`, `https://${host}`, ...origensDoPainel()];
  if (!origemAceita(cabecalhos, { origens, exigir: false })) throw new ErroMartelo('ORIGEM_NAO_PERMITIDA');
  if (!corpoAceito(cabecalhos, tipos)) throw new ErroMartelo('TIPO_NAO_SUPORTADO');
}
