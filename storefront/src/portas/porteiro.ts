import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIE_APARELHO, conferirAparelho } from '@martelo/shared/aparelho';
import { recusar } from '@martelo/shared/borda-http';
import { CABECALHO_ENDERECO, conferirEndereco } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { nomeDoHost, subdominioDaPlataforma } from '@martelo/shared/host-da-marca';
import { avisoAosVisitantes, entraNaManutencao, segundosAte } from '@martelo/shared/manutencao';
import type { Atender } from '@martelo/shared/servir-next';
import type { UsuarioSessao } from '@martelo/shared/sessao';
import { chamarMotor } from '../sessao/motor.ts';
import { sessaoDoPedido } from '../sessao/portaria.ts';
import { linhaSetCookie } from '../sessao/resposta.ts';
import { ambiente } from '../site/ambiente.ts';
import { lerHotsite, lerSubdominioDoHost } from '../site/conteudo/cms.ts';
import { acompanharPortas } from './acompanhar.ts';
import { julgar, type Veredito } from './julgar.ts';
import { type PaginaDaPorta, paginaDeBloqueio, paginaDeManutencao } from './pagina.ts';

/** Where open pages ask what is announced: answered from memory, whoever asks. */
const ESTADO = '/api/v1/manutencao/estado';

/**
 * Stands before everything that this service answers, kept pages too: who is blocked gets nothing, and what is closed for maintenance is
 * closed here, with a page in its place. Who may enter goes on to Next, which draws for them alone.
 */
export function comPortas(atender: Atender, estado = acompanharPortas()): Atender {
  return async (req, res) => {
    const { bloqueios, manutencoes, marcas } = estado.atual();
    const caminho = (req.url ?? '/').split('?', 1)[0] ?? '/';
    if (bloqueios.length === 0 && manutencoes.length === 0 && caminho !== ESTADO) return atender(req, res);
    const subdominio = await subdominioDe(req.headers.host);
    const hotsiteId = subdominio === null ? null : (marcas[subdominio] ?? null);
    const agora = Date.now();
    const cookies = cookiesDe(req.headers.cookie);
    const { segredos } = ambiente();
    const veredito = julgar(estado.atual(), {
      ...{ caminho, metodo: req.method ?? 'GET', hotsiteId, agora },
      endereco: conferirEndereco(String(req.headers[CABECALHO_ENDERECO] ?? ''), segredos, agora),
      aparelho: conferirAparelho(cookies.get(COOKIE_APARELHO), segredos),
    });
    if (veredito.tipo === 'bloqueado') return recusarBloqueado(req, res, subdominio);
    // Before the engine was asked for the first time nothing is known of the brands: it answers itself.
    if (caminho === ESTADO && hotsiteId !== null) {
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('allow', 'GET, HEAD');
        return recusar(res, new ErroMartelo('METODO_NAO_PERMITIDO'));
      }
      const aviso = avisoAosVisitantes(manutencoes, hotsiteId, agora);
      return responder(res, 200, { tipo: 'application/json', corpo: JSON.stringify({ aviso }) });
    }
    if (veredito.tipo === 'passa') return atender(req, res);
    // The proxy, which keeps sessions fresh, stands behind this: who is of the house is not shut out by a token's end.
    const { token, escrever } = await sessaoDoPedido(comoDoPedido(cookies), {
      ...{ hotsite: subdominio, seguro: req.headers['x-forwarded-proto'] === 'https' },
      pedido: new Headers({
        [CABECALHO_ENDERECO]: String(req.headers[CABECALHO_ENDERECO] ?? ''),
        'user-agent': req.headers['user-agent'] ?? '',
      }),
    });
    if (escrever.length > 0) res.setHeader('set-cookie', escrever.map(linhaSetCookie));
    if (await entra(token, subdominio)) return escrever.length > 0 ? deNovo(req, res) : atender(req, res);
    return recusarFechado(req, res, { veredito, subdominio, agora });
  };
}

type Fechado = Extract<Veredito, { tipo: 'fechado' }>;

/** The same address, asked with the tokens of now. */
function deNovo(req: IncomingMessage, res: ServerResponse): void {
  // Two bars in front would name another host.
  res.writeHead(307, { location: (req.url ?? '/').replace(/^\/+/, '/'), 'cache-control': 'no-store' });
  res.end();
}

async function recusarFechado(
  req: IncomingMessage,
  res: ServerResponse,
  { veredito: { por }, subdominio, agora }: { veredito: Fechado; subdominio: string | null; agora: number },
): Promise<void> {
  const espera = segundosAte(por.ate, agora);
  res.setHeader('retry-after', String(espera));
  if (ehChamada(req)) return recusar(res, new ErroMartelo('EM_MANUTENCAO', { aguardarSegundos: espera }));
  const { situacao, alcance, mensagem, inicio, ate } = por;
  const nonce = novoNonce();
  const aviso = { situacao, alcance, mensagem, inicio, ate };
  enviar(req, res, 503, paginaDeManutencao(await marcaDe(subdominio), aviso, nonce));
}

async function recusarBloqueado(
  req: IncomingMessage,
  res: ServerResponse,
  subdominio: string | null,
): Promise<void> {
  if (ehChamada(req)) return recusar(res, new ErroMartelo('ACESSO_BLOQUEADO'));
  enviar(req, res, 403, paginaDeBloqueio(await marcaDe(subdominio), novoNonce()));
}

function enviar(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  { html, csp }: PaginaDaPorta,
): void {
  res.setHeader('content-security-policy', csp);
  res.setHeader('x-frame-options', 'DENY');
  responder(res, status, { tipo: 'text/html', corpo: req.method === 'HEAD' ? '' : html });
}

function responder(
  res: ServerResponse,
  status: number,
  { tipo, corpo }: { tipo: string; corpo: string },
): void {
  res.writeHead(status, {
    'content-type': `${tipo}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(corpo),
  });
  res.end(corpo);
}

/** A program asks, or one of our pages for data: it reads no page. */
const ehChamada = ({ url = '/', headers }: IncomingMessage): boolean =>
  /^\/api(\/|\?|$)/.test(url) || headers.rsc !== undefined;

/** Whether who has this token works on in a maintenance. Asked of the engine alone: anybody can write a token. */
async function entra(token: string | null, hotsite: string | null): Promise<boolean> {
  if (token === null || hotsite === null) return false;
  const quem = await chamarMotor<UsuarioSessao>('/v1/auth/eu', { hotsite, token });
  return quem.tipo === 'ok' && entraNaManutencao(quem.corpo.roles);
}

async function subdominioDe(host: string | undefined): Promise<string | null> {
  const nome = nomeDoHost(host ?? null);
  if (nome === null) return null;
  return (
    subdominioDaPlataforma(nome, ambiente().storefrontPublico) ?? lerSubdominioDoHost(nome).catch(() => null)
  );
}

/** Its look; none while the cms is down and no copy of it was kept. */
const marcaDe = (subdominio: string | null) =>
  subdominio === null ? null : lerHotsite(subdominio).catch(() => null);

const comoDoPedido = (cookies: ReadonlyMap<string, string>) => ({
  get(nome: string) {
    const value = cookies.get(nome);
    return value === undefined ? undefined : { value };
  },
});

const cookiesDe = (cabecalho: string | undefined): Map<string, string> =>
  new Map(
    (cabecalho ?? '').split(/;\s*/).map((par) => {
      const corte = par.indexOf('=');
      return [par.slice(0, corte), par.slice(corte + 1)];
    }),
  );

const novoNonce = (): string => randomBytes(16).toString('hex');
