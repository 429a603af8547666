import { getPayload } from 'payload';
import { contarResposta } from '../estado.ts';
import config from '../payload.config.ts';
import type { Chamada } from './chamadas.ts';
import { marcaDoPedido } from './marca-do-pedido.ts';
import { prontas } from './prontas.ts';
import { respostaDeErro } from './resposta.ts';

/** Serves a public call: finds the brand, parses the query, answers JSON kept ready, and every refusal in the catalogue's form. */
export const rotaPublica =
  ({ caminho, query, responder }: Chamada) =>
  async (req: Request): Promise<Response> => {
    const payload = await getPayload({ config });
    let resposta: Response;
    try {
      const endereco = new URL(req.url);
      const { corpo, etag } = await prontas().ler(
        [req.headers.get('hotsite'), req.headers.get('host'), caminho, endereco.search].join(' '),
        async () => {
          const hotsite = await marcaDoPedido(payload, req.headers);
          return responder({
            payload,
            hotsite,
            query: query.parse(Object.fromEntries(endereco.searchParams)),
          });
        },
        { fresca: /no-cache/.test(req.headers.get('cache-control') ?? '') },
      );
      const headers = { 'cache-control': 'no-cache', etag };
      resposta =
        req.headers.get('if-none-match') === etag
          ? new Response(null, { status: 304, headers })
          : new Response(corpo, { headers: { ...headers, 'content-type': 'application/json' } });
    } catch (erro) {
      resposta = respostaDeErro(erro, payload.logger);
    }
    contarResposta(caminho, resposta.status);
    return resposta;
  };
