import { ErroMartelo } from '@martelo/shared/erros';
import { segredoConhecido } from '@martelo/shared/segredo-servico';
import { getPayload, type Payload, type TypedUser } from 'payload';
import { exigirEscritaPublica } from '../acesso/origem.ts';
import { ehAdm, exigirEdicao } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { ambiente } from '../ambiente.ts';
import { contarResposta } from '../estado.ts';
import config from '../payload.config.ts';
import type { Hotsite } from '../payload-types.ts';
import { autorDoPedido } from './autor.ts';
import { type Achada, acharChamada, type Chamada } from './chamada.ts';
import { CHAMADAS } from './chamadas.ts';
import { LIMITE_CORPO, lerCorpoDaChamada } from './corpo.ts';
import { esgotar } from './esgotar.ts';
import { marcaDoPedido } from './marca-do-pedido.ts';
import { prontas } from './prontas.ts';
import { respostaDeErro } from './resposta.ts';

/** Serves every `/v1/…` call: finds it by method and address, with or without a bar at the end, and resultados it. */
export async function rotaPublica(req: Request): Promise<Response> {
  const payload = await getPayload({ config });
  return atender(req, payload, CHAMADAS);
}

/** The same on a given database: what tests call. Every refusal is in the catalogue's form. */
export async function atender(
  req: Request,
  payload: Payload,
  chamadas: readonly Chamada[] = CHAMADAS,
): Promise<Response> {
  const { achada, metodos } = acharChamada(chamadas, req.method, new URL(req.url).pathname);
  if (!achada) {
    const recusa = new ErroMartelo(metodos.length > 0 ? 'METODO_NAO_PERMITIDO' : 'NAO_ENCONTRADO');
    const resposta = respostaDeErro(recusa, payload.logger);
    if (metodos.length > 0) resposta.headers.set('allow', metodos.join(', '));
    return resposta;
  }
  let resposta: Response;
  try {
    const { metodo = 'GET', quem = 'todos', tipo } = achada.chamada;
    resposta =
      metodo === 'GET' && quem === 'todos' && tipo === undefined
        ? await lerPronta(req, payload, achada)
        : await executar(req, payload, achada);
  } catch (erro) {
    resposta = respostaDeErro(erro, payload.logger);
  }
  contarResposta(achada.chamada.caminho, resposta.status);
  return resposta;
}

/** What everybody may read is kept ready to send. */
async function lerPronta(req: Request, payload: Payload, { chamada, caminho }: Achada): Promise<Response> {
  const endereco = new URL(req.url);
  const { corpo, etag } = await prontas().ler(
    JSON.stringify([req.headers.get('hotsite'), req.headers.get('host'), endereco.pathname, endereco.search]),
    async () => {
      const hotsite = await marcaDoPedido(payload, req.headers);
      const query = chamada.query.parse(Object.fromEntries(endereco.searchParams));
      return chamada.responder({
        payload,
        hotsite,
        query,
        caminho,
        corpo: null,
        autor: null,
        cabecalhos: req.headers,
      });
    },
    { fresca: /no-cache/.test(req.headers.get('cache-control') ?? '') },
  );
  const headers = { 'cache-control': 'no-cache', etag };
  return req.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : new Response(corpo, { headers: { ...headers, 'content-type': 'application/json' } });
}

async function executar(req: Request, payload: Payload, { chamada, caminho }: Achada): Promise<Response> {
  if ((chamada.metodo ?? 'GET') !== 'GET') {
    try {
      exigirEscritaPublica(req.headers, ['json', 'arquivos']);
    } catch (recusa) {
      await esgotar(req.body);
      throw recusa;
    }
  }
  // Who asks is settled before the body is read: a stranger learns nothing from how it is refused.
  if (Number(req.headers.get('content-length') ?? 0) > LIMITE_CORPO) {
    await esgotar(req.body);
    throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  }
  const hotsite = await marcaDoPedido(payload, req.headers);
  const autor = await exigirAutor(req, hotsite, chamada);
  const query = chamada.query.parse(Object.fromEntries(new URL(req.url).searchParams));
  const corpo = chamada.corpo
    ? chamada.corpo.parse(await lerCorpoDaChamada(req, { payload, hotsite, autor }))
    : null;
  const resultado = await chamada.responder({
    payload,
    hotsite,
    query,
    corpo,
    caminho,
    autor,
    cabecalhos: req.headers,
  });
  return resultado instanceof Response
    ? resultado
    : Response.json(resultado, { status: chamada.status ?? 200, headers: { 'cache-control': 'no-store' } });
}

async function exigirAutor(
  req: Request,
  hotsite: Hotsite,
  { quem = 'todos' }: Chamada,
): Promise<TypedUser | null> {
  if (quem === 'todos') return null;
  if (quem === 'servico') {
    if (!segredoConhecido(req.headers.get('x-martelo-servico') ?? '', ambiente().segredos))
      throw new ErroMartelo('NAO_AUTENTICADO');
    return null;
  }
  const autor = await autorDoPedido(req.headers, hotsite);
  const operador = operadorDe({ user: autor });
  if (quem === 'edicao') exigirEdicao(operador, hotsite.id);
  else if (!ehAdm(operador)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'ADM' });
  return autor;
}
