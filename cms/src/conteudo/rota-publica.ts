import { getPayload, type Payload } from 'payload';
import { contarResposta } from '../estado.ts';
import config from '../payload.config.ts';
import type { Hotsite } from '../payload-types.ts';
import { marcaDoPedido } from './marca-do-pedido.ts';
import { respostaDeErro } from './resposta.ts';

interface Pedido {
  payload: Payload;
  hotsite: Hotsite;
  query: Record<string, string>;
}

/** A public GET of one brand: answers JSON, and every refusal in the catalogue's form. */
export const rotaPublica =
  (rota: string, responder: (pedido: Pedido) => Promise<unknown>) =>
  async (req: Request): Promise<Response> => {
    const payload = await getPayload({ config });
    let resposta: Response;
    try {
      const hotsite = await marcaDoPedido(payload, req.headers);
      const query = Object.fromEntries(new URL(req.url).searchParams);
      resposta = Response.json(await responder({ payload, hotsite, query }), {
        headers: { 'cache-control': 'no-cache' },
      });
    } catch (erro) {
      resposta = respostaDeErro(erro, payload.logger);
    }
    contarResposta(rota, resposta.status);
    return resposta;
  };
