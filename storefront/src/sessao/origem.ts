import { nomeDeCookie } from '@martelo/shared/cookies-da-casa';
import { ErroMartelo } from '@martelo/shared/erros';
import { corpoAceito, origemAceita, type TipoDeCorpo } from '@martelo/shared/origem';
import { COOKIE_ACESSO, COOKIE_RENOVACAO } from './cookies.ts';
import { recusar } from './encaminhar.ts';
import { pedidoSeguro } from './portaria.ts';

interface Regra {
  /** What the call may carry. */
  corpos: readonly TipoDeCorpo[];
  /**
   * `sempre`: the call sets cookies, so every caller names where it comes from. `com-sessao`: it only uses them, and who has
   * none has nothing to abuse: programs send their own Bearer, and no Origin.
   */
  origem: 'sempre' | 'com-sessao';
}

/**
 * The one guard of this service's writes: every handler of a POST, PUT, PATCH or DELETE is made by it. Refuses what comes from
 * another origin (ORIGEM_NAO_PERMITIDA) or in a form that any page of any site could send (TIPO_NAO_SUPORTADO).
 */
export const escrita =
  <P extends Request, R extends unknown[]>(
    { corpos, origem }: Regra,
    responder: (pedido: P, ...resto: R) => Promise<Response>,
  ) =>
  async (pedido: P, ...resto: R): Promise<Response> => {
    const exigir = origem === 'sempre' || temSessao(pedido.headers.get('cookie'));
    if (!origemAceita(pedido.headers, { origens: origensDoSite(pedido.headers), exigir }))
      return recusar(new ErroMartelo('ORIGEM_NAO_PERMITIDA'));
    if (!corpoAceito(pedido.headers, corpos)) return recusar(new ErroMartelo('TIPO_NAO_SUPORTADO'));
    return responder(pedido, ...resto);
  };

/** Reads that answer with what the cookies open: a page of another site has no business asking. */
export const leituraDaqui =
  <P extends Request>(responder: (pedido: P) => Promise<Response>) =>
  async (pedido: P): Promise<Response> =>
    origemAceita(pedido.headers, { origens: origensDoSite(pedido.headers), exigir: false })
      ? responder(pedido)
      : recusar(new ErroMartelo('ORIGEM_NAO_PERMITIDA'));

/** The site by the name it was asked by; once it came by https, what is sent by http is somebody else's. */
function origensDoSite(cabecalhos: Headers): string[] {
  const host = cabecalhos.get('host')?.toLowerCase() ?? '';
  return pedidoSeguro(cabecalhos) ? [`https://${host}`] : [`http://${host}`, `https://${host}`];
}

const temSessao = (cookie: string | null): boolean =>
  (cookie ?? '').split(/;\s*/).some((par) => DA_SESSAO.includes(par.split('=')[0] ?? ''));

const DA_SESSAO = [COOKIE_ACESSO, COOKIE_RENOVACAO].flatMap((nome) => [nome, nomeDeCookie(nome, true)]);
