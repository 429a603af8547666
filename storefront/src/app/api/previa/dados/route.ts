import { ErroMartelo } from '@martelo/shared/erros';
import { interpretarJson } from '@martelo/shared/json-recebido';
import { sessao } from '@martelo/shared/pagina';
import { atualizar } from '@martelo/shared/pagina/elementos/migracao';
import { CARREGADORES } from '../../../../elements/carregadores.gerado.ts';
import { escrita } from '../../../../sessao/origem.ts';
import { marcaDoHost } from '../../../../site/marca.ts';

const LIMITE = 64 * 1024;

/**
 * The live data of one section, as the public page would load it: what the builder's canvas asks for. Public data only.
 * `?agora` (Unix ms) is the instant the canvas shows, where an editor moved its clock.
 */
export const POST = escrita({ origem: 'com-sessao', corpos: ['json'] }, responder);

async function responder(pedido: Request): Promise<Response> {
  try {
    const marca = await marcaDoHost(pedido.headers.get('host'));
    if (marca === null) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    const lida = sessao.safeParse(await lerJson(pedido));
    if (!lida.success) throw new ErroMartelo('REQUISICAO_INVALIDA');
    const carregar = CARREGADORES[lida.data.elemento];
    if (!carregar) throw new ErroMartelo('NAO_ENCONTRADO');
    const dados = await carregar(atualizar(lida.data), {
      subdominio: marca.subdominio,
      modo: marca.tipo,
      agora: instanteDe(pedido.url),
    });
    return Response.json(dados, { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    if (erro instanceof ErroMartelo) return Response.json(erro.corpo(), { status: erro.statusCode });
    throw erro;
  }
}

/** Now, unless a sensible instant is asked for. */
function instanteDe(url: string): number {
  const pedido = Number(new URL(url).searchParams.get('agora'));
  return Number.isSafeInteger(pedido) && Math.abs(pedido) <= MAIOR_INSTANTE && pedido > 0
    ? pedido
    : Date.now();
}

/** The last instant a Date can tell. */
const MAIOR_INSTANTE = 8.64e15;

async function lerJson(pedido: Request): Promise<unknown> {
  const texto = await pedido.text();
  if (texto.length > LIMITE) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  return interpretarJson(texto);
}
