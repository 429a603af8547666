import { ErroMartelo } from '@martelo/shared/erros';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { escritaDoPainel } from '../../../../acesso/origem.ts';
import { pedidoLegivel } from '../../../../conteudo/borda-do-painel.ts';
import { esgotar } from '../../../../conteudo/esgotar.ts';
import { noCatalogo, recusaDoPainel } from '../../../../conteudo/recusa-do-painel.ts';
import { semGuarda } from '../../../../conteudo/sem-guarda.ts';
import { comLinhaNoLog } from '../../../../log.ts';
import { recusaDeTamanho } from '../../../../midia/antes-do-corpo.ts';
import config from '../../../../payload.config.ts';

type Rota = ReturnType<typeof REST_POST>;
type Contexto = Parameters<Rota>[1];

/** Everything that asks Payload's REST passes here: what is too big or unreadable is refused before a handler sees it. */
const naBorda =
  (rota: Rota): Rota =>
  async (req: Request, contexto: Contexto) => {
    const grande = recusaDeTamanho(req);
    if (grande) {
      await esgotar(req.body);
      return grande;
    }
    const payload = await getPayload({ config });
    return comLinhaNoLog(req, payload.logger, async () => {
      try {
        return await noCatalogo(await rota(await pedidoLegivel(req, payload), contexto));
      } catch (erro) {
        if (!(erro instanceof ErroMartelo)) payload.logger.error({ err: erro }, 'unexpected failure');
        await esgotar(req.body);
        return recusaDoPainel(erro instanceof ErroMartelo ? erro : new ErroMartelo('ERRO_INTERNO'));
      }
    });
  };

export const GET = semGuarda(naBorda(REST_GET(config)));
export const POST = semGuarda(escritaDoPainel(naBorda(REST_POST(config))));
export const DELETE = semGuarda(escritaDoPainel(naBorda(REST_DELETE(config))));
export const PATCH = semGuarda(escritaDoPainel(naBorda(REST_PATCH(config))));
export const PUT = semGuarda(escritaDoPainel(naBorda(REST_PUT(config))));
export const OPTIONS = semGuarda(REST_OPTIONS(config));
