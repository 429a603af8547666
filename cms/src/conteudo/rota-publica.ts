import { getPayload } from 'payload';
import { contarResposta } from '../estado.ts';
import config from '../payload.config.ts';
import type { Chamada } from './chamadas.ts';
import { marcaDoPedido } from './marca-do-pedido.ts';
import { respostaDeErro } from './resposta.ts';

/** Serves a public call: finds the brand, parses the query, answers JSON, and every refusal in the catalogue's form. */
export const rotaPublica =
  ({ caminho, query, responder }: Chamada) =>
  async (req: Request): Promise<Response> => {
    const payload = await getPayload({ config });
    let resposta: Response;
    try {
      const hotsite = await marcaDoPedido(payload, req.headers);
      const lida = query.parse(Object.fromEntries(new URL(req.url).searchParams));
      resposta = Response.json(await responder({ payload, hotsite, query: lida }), {
        headers: { 'cache-control': 'no-cache' },
      });
    } catch (erro) {
      resposta = respostaDeErro(erro, payload.logger);
    }
    contarResposta(caminho, resposta.status);
    return resposta;
  };
