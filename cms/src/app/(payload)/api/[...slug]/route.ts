import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { escritaDoPainel } from '../../../../acesso/origem.ts';
import { esgotar } from '../../../../conteudo/esgotar.ts';
import { semGuarda } from '../../../../conteudo/sem-guarda.ts';
import { recusaDeTamanho } from '../../../../midia/antes-do-corpo.ts';
import config from '../../../../payload.config.ts';

export const GET = semGuarda(REST_GET(config));
export const POST = semGuarda(escritaDoPainel(semExcesso(REST_POST(config))));
export const DELETE = semGuarda(escritaDoPainel(REST_DELETE(config)));
export const PATCH = semGuarda(escritaDoPainel(semExcesso(REST_PATCH(config))));
export const PUT = semGuarda(escritaDoPainel(REST_PUT(config)));
export const OPTIONS = semGuarda(REST_OPTIONS(config));

type Rota = ReturnType<typeof REST_POST>;

/** A file that is too big is refused before it is kept anywhere. */
function semExcesso(rota: Rota): Rota {
  return async (req, contexto) => {
    const recusa = recusaDeTamanho(req);
    if (!recusa) return rota(req, contexto);
    await esgotar(req.body);
    return recusa;
  };
}
