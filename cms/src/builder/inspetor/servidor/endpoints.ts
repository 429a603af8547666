import { ErroMartelo } from '@martelo/shared/erros';
import type { Endpoint, PayloadRequest } from 'payload';
import { exigirEdicao } from '../../../acesso/papeis.ts';
import { operadorDe } from '../../../acesso/regras.ts';
import { lerCorpo } from '../../../conteudo/corpo.ts';
import { respostaDeErro } from '../../../conteudo/resposta.ts';
import type { Hotsite } from '../../../payload-types.ts';
import { apurarFatos } from '../../destinos/apurar.ts';
import { perguntas } from '../../destinos/fatos.ts';
import { repassarAoMotor } from '../../destinos/motor.ts';
import { corpoRecorte, recortar } from './recortar.ts';

const LIMITE = 200_000;

/**
 * What the inspector asks while a page of a brand is edited: what its links lead to, lots and auctions to choose from (the engine's
 * public calls, asked here because the panel is no site of the brand's), and a picture cut to another shape.
 */
export const endpointsDoInspetor: Endpoint[] = [
  rota('/fatos', 'post', async (req, hotsite) =>
    apurarFatos(req.payload, hotsite, perguntas.parse(await lerCorpo(req, LIMITE))),
  ),
  rota('/lotes', 'get', (req, hotsite) => doMotor('/v1/lotes', req, hotsite)),
  rota('/leiloes', 'get', (req, hotsite) => doMotor(listaDeLeiloes(req), req, hotsite)),
  rota('/midia/:midia/recorte', 'post', async (req, hotsite) =>
    recortar(req, hotsite, String(req.routeParams?.midia), corpoRecorte.parse(await lerCorpo(req, LIMITE))),
  ),
];

function rota(
  caminho: string,
  method: 'get' | 'post',
  trabalho: (req: PayloadRequest, hotsite: Hotsite) => Promise<unknown>,
): Endpoint {
  return {
    path: `/inspetor/:hotsite${caminho}`,
    method,
    async handler(req) {
      try {
        const hotsite = await marcaEditavel(req);
        return Response.json(await trabalho(req, hotsite), { headers: { 'cache-control': 'no-store' } });
      } catch (erro) {
        return respostaDeErro(erro, req.payload.logger);
      }
    },
  };
}

/** @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO, NAO_ENCONTRADO */
async function marcaEditavel(req: PayloadRequest): Promise<Hotsite> {
  if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
  const id = Number(req.routeParams?.hotsite);
  if (!Number.isSafeInteger(id)) throw new ErroMartelo('NAO_ENCONTRADO');
  exigirEdicao(operadorDe(req), id);
  const hotsite = await req.payload.findByID({ collection: 'hotsites', id, depth: 0, disableErrors: true });
  if (!hotsite) throw new ErroMartelo('NAO_ENCONTRADO');
  return hotsite;
}

const LISTAS: Readonly<Record<string, string>> = {
  ativos: '/v1/leiloes/lista-site',
  'ao-vivo': '/v1/leiloes/lista-site/ao-vivo',
  resultados: '/v1/leiloes/lista-site/resultados',
};

/** `?lista=` names one of the engine's lists of auctions; active ones unless said. */
function listaDeLeiloes(req: PayloadRequest): string {
  const caminho = LISTAS[req.searchParams?.get('lista') ?? 'ativos'];
  if (!caminho) throw new ErroMartelo('NAO_ENCONTRADO');
  return caminho;
}

/** The engine's own answer, parameters as they came: it parses them and refuses what makes no sense. */
async function doMotor(caminho: string, req: PayloadRequest, { subdominio }: Hotsite): Promise<unknown> {
  const query = new URLSearchParams(req.searchParams);
  query.delete('lista');
  return repassarAoMotor(`${caminho}?${query}`, subdominio);
}
