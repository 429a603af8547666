import { ErroMartelo } from '@martelo/shared/erros';
import { SO_LEITURA } from '../palavras/erro.ts';
import { paginaSimples } from './pagina-simples.ts';

const DE_LEITURA = new Set(['GET', 'HEAD']);

/**
 * Pages are read; what is sent goes to `/api/`. A form that was sent to a page (an old copy of it, another site) would be answered by Next
 * in English: the whole answer to it instead, null for what may go on.
 */
export function recusaDeEnvio(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  nonce: string,
): Response | null {
  if (DE_LEITURA.has(method)) return null;
  const allow = [...DE_LEITURA].join(', ');
  if (!/text\/html/.test(headers.get('accept') ?? ''))
    return Response.json(new ErroMartelo('METODO_NAO_PERMITIDO').corpo(), {
      status: 405,
      headers: { allow, 'cache-control': 'no-store' },
    });
  return paginaSimples({
    ...{ nonce, status: 405, cabecalhos: { allow } },
    ...{ titulo: SO_LEITURA.titulo, texto: SO_LEITURA.nadaEnviado, acao: SO_LEITURA.abrir },
  });
}
