import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TabelaDeParcelas } from '@martelo/shared/cartao/parcelas';
import { SITUACOES_CARTAO } from '@martelo/shared/cartao/situacao';
import { completarDocumento, formatarCpf } from '@martelo/shared/documentos';
import { lerJson } from '@martelo/shared/json';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { z } from 'zod';
import { lerBruto } from '../api/corpo-bruto.ts';
import type { CobrancaSimulada } from './banco/cobranca-simulada.ts';
import type { ServidorDoBanco } from './banco/servidor.ts';
import { CartaoSimulado } from './cartao/cartao-simulado.ts';
import { paginaDoCheckout, paginaSemCheckout } from './cartao/pagina.ts';
import { CABECALHOS_DA_PAGINA, escapar, pagina } from './pagina-simulada.ts';

/** Who pays when somebody else is to. */
export const OUTRO_PAGADOR = completarDocumento('987654321');
const MAIOR_CORPO = 32 * 1024;

const pedidoDeCheckout = z.object({
  pagamentoUid: z.string().min(1).max(60),
  centavos: z.int().min(1),
  parcelas: z.int().min(1).max(24),
  descricao: z.string().max(300),
  voltarPara: z.url({ protocol: /^https?$/ }),
  avisarEm: z.url({ protocol: /^https?$/ }),
  expiraEm: z.number(),
});

export interface Simuladores {
  cartao: CartaoSimulado;
  /** Of the pages, and of the card provider's calls. */
  url: string;
  fechar(): Promise<void>;
}

/**
 * The pages of the simulated bank and card provider, on this machine alone: where somebody who tries the demo pays. And the provider's
 * calls, which take its token. @param porta 0 for any that is free
 */
export async function abrirSimuladores({
  porta,
  banco,
  cobranca = null,
  tabela,
  agora = Date.now,
}: {
  porta: number;
  banco: ServidorDoBanco | null;
  cobranca?: CobrancaSimulada | null;
  tabela: TabelaDeParcelas;
  agora?: () => number;
}): Promise<Simuladores> {
  const cartao = new CartaoSimulado(tabela, agora);
  let url = '';
  const atender = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://simulador');
    const [recurso = '', id = '', sub = ''] = pathname.split('/').filter(Boolean);
    const pagando = recurso === 'pagar' && id !== '';
    if (pagando && req.method === 'GET') return mostrar(res, cartao, id);
    if (pagando && req.method === 'POST') return decidir(res, cartao, id, await lerCorpo(req));
    if (recurso === '' && banco && req.method === 'GET')
      return html(res, 200, paginaDoBanco(banco, (await cobranca?.boletos()) ?? []));
    if (recurso === 'pix' && banco && req.method === 'POST')
      return pagarPix(res, banco, new URLSearchParams(await lerCorpo(req)));
    if (recurso === 'devolucoes' && banco && req.method === 'POST') {
      const como = new URLSearchParams(await lerCorpo(req)).get('como');
      banco.banco.liquidarDevolucoes(como === 'recusar' ? 'NAO_REALIZADO' : 'DEVOLVIDO');
      return irPara(res, '/');
    }
    if (recurso === 'cobrancas' && banco && req.method === 'POST') {
      banco.banco.recusarCobrancas(new URLSearchParams(await lerCorpo(req)).get('como') === 'recusar');
      return irPara(res, '/');
    }
    if (recurso === 'boletos' && cobranca && req.method === 'POST') {
      const uid = new URLSearchParams(await lerCorpo(req)).get('uid');
      await (uid === null ? cobranca.registrar() : cobranca.pagar(uid));
      return irPara(res, '/');
    }
    // As the provider itself does it: a dispute and its end, a refund.
    if (recurso === 'cartao' && id !== '' && req.method === 'POST')
      return moverCartao(res, cartao, id, new URLSearchParams(await lerCorpo(req)));
    if (req.headers.authorization !== `Bearer ${cartao.token}`) return json(res, 401, { message: 'token' });
    if (recurso === 'checkouts' && req.method === 'POST') {
      const lido = pedidoDeCheckout.safeParse(lerJson(await lerCorpo(req)));
      if (!lido.success) return json(res, 400, { message: z.prettifyError(lido.error) });
      const checkout = cartao.criar(lido.data);
      return json(res, 201, { id: checkout.id, endereco: `${url}/pagar/${checkout.id}` });
    }
    if (recurso === 'transacoes' && sub === 'estornos' && req.method === 'POST') {
      const { centavos } = (lerJson(await lerCorpo(req)) ?? {}) as { centavos?: unknown };
      const chave = String(req.headers['x-idempotency-key'] ?? '');
      const feito = cartao.estornar(id, chave, Number(centavos));
      return feito ? json(res, 201, { id: chave }) : json(res, 400, { message: 'amount' });
    }
    if (recurso !== 'transacoes' || req.method !== 'GET') return json(res, 404, { message: 'not found' });
    if (id === '') return json(res, 200, cartao.transacoesDe(searchParams.get('pagamentoUid') ?? ''));
    const transacao = cartao.transacao(id);
    return transacao === null ? json(res, 404, { message: 'not found' }) : json(res, 200, transacao);
  };
  const servidor = createServer((req, res) => {
    atender(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((pronto, falhou) => {
    servidor.once('error', falhou);
    servidor.listen(porta, '127.0.0.1', pronto);
  });
  const endereco = servidor.address();
  url = `http://127.0.0.1:${typeof endereco === 'object' && endereco ? endereco.port : porta}`;
  return {
    cartao,
    url,
    fechar: () =>
      new Promise((pronto) => {
        servidor.close(() => pronto());
        servidor.closeAllConnections();
      }),
  };
}

function mostrar(res: ServerResponse, cartao: CartaoSimulado, id: string): void {
  const checkout = cartao.checkout(id);
  if (checkout === null) html(res, 404, paginaSemCheckout());
  else html(res, 200, paginaDoCheckout(checkout, cartao.opcoes(checkout)));
}

async function decidir(
  res: ServerResponse,
  cartao: CartaoSimulado,
  id: string,
  corpo: string,
): Promise<void> {
  const campos = new URLSearchParams(corpo);
  const passo = cartao.decidir(id, campos.get('acao') ?? '', Number(campos.get('parcelas')));
  if (passo === null) return html(res, 404, paginaSemCheckout());
  // Who comes back finds what was decided, if the notice could be kept.
  await passo.avisado;
  irPara(res, passo.voltarPara);
}

/** The newest transaction of a payment goes where the provider takes it, and its notice is sent. */
async function moverCartao(
  res: ServerResponse,
  cartao: CartaoSimulado,
  pagamentoUid: string,
  campos: URLSearchParams,
): Promise<void> {
  const situacao = z.enum(SITUACOES_CARTAO).safeParse(campos.get('situacao'));
  const [transacao] = cartao.transacoesDe(pagamentoUid);
  if (!situacao.success || transacao === undefined) return json(res, 404, { message: 'not found' });
  cartao.mover(transacao.id, situacao.data);
  json(res, 200, { aviso: await cartao.avisar(transacao.id) });
}

function pagarPix(res: ServerResponse, { banco }: ServidorDoBanco, campos: URLSearchParams): void {
  const cobranca = banco.cobrancas().find(({ txid }) => txid === campos.get('txid'));
  const centavos = lerReais(campos.get('valor') ?? '');
  if (cobranca && centavos !== null && centavos > 0) {
    const documento = campos.get('quem') === 'outro' ? OUTRO_PAGADOR : (cobranca.devedor ?? OUTRO_PAGADOR);
    banco.pagar(cobranca.txid, { documento, centavos });
  }
  irPara(res, '/');
}

const paginaDoBanco = (
  { banco }: ServidorDoBanco,
  boletos: Awaited<ReturnType<CobrancaSimulada['boletos']>>,
): string => {
  const cobrancas = banco.cobrancas();
  const linhas = cobrancas.map(
    ({ txid, status, centavos, devedor }) => `<article><h2>${formatarReais(centavos)}</h2>
<p>${escapar(SITUACOES[status] ?? status)}${devedor ? `, de ${escapar(formatarCpf(devedor))}` : ''}<br><span class="nota">${escapar(txid)}</span></p>
${status === 'ATIVA' ? formulario(txid, centavos) : ''}</article>`,
  );
  return pagina(
    'Banco de demonstração',
    cobrancas.length + boletos.length === 0
      ? `<p>Ninguém pediu um Pix nem um boleto ainda. Escolha um deles em uma compra e volte aqui para pagar.</p>${NOVAS}`
      : [
          ...linhas,
          ...(boletos.length > 0 ? [REMESSA, ...boletos.map(boleto)] : []),
          ...[DEVOLUCOES, NOVAS],
        ].join('\n'),
  );
};

const REMESSA = `<article><h2>Boletos a registrar</h2>
<p class="nota">Um boleto só pode ser aberto e pago depois de registrado. Aqui o banco recebe a remessa e responde na hora.</p>
<form method="post" action="/boletos"><div class="acoes"><button>Receber a remessa e registrar</button></div></form></article>`;

const boleto = ({
  uid,
  situacao,
  valor,
  vendaId,
  linhaDigitavel,
}: Awaited<
  ReturnType<CobrancaSimulada['boletos']>
>[number]): string => `<article><h2>${formatarReais(valor)}</h2>
<p>Boleto da compra ${vendaId}, ${situacao === 'REGISTRADO' ? 'registrado' : 'à espera do registro'}<br><span class="nota">${escapar(linhaDigitavel)}</span></p>
${
  situacao === 'REGISTRADO'
    ? `<form method="post" action="/boletos"><input type="hidden" name="uid" value="${escapar(uid)}">
<div class="acoes"><button>Pagar este boleto</button></div></form>`
    : ''
}</article>`;

const DEVOLUCOES = `<article><h2>Devoluções a caminho</h2>
<p class="nota">O que a casa mandou devolver espera aqui, como num banco, até ser concluído.</p>
<form method="post" action="/devolucoes"><div class="acoes"><button name="como" value="concluir">Concluir todas</button>
<button name="como" value="recusar" class="leve">Não conseguir devolver</button></div></form></article>`;

const NOVAS = `<article><h2>Novas cobranças</h2>
<form method="post" action="/cobrancas"><div class="acoes"><button name="como" value="aceitar">Aceitar</button>
<button name="como" value="recusar" class="leve">Recusar</button></div></form></article>`;

const formulario = (txid: string, centavos: number): string => `<form method="post" action="/pix">
<input type="hidden" name="txid" value="${escapar(txid)}">
<label>Valor <input name="valor" inputmode="decimal" value="${formatarReais(centavos).replace('R$ ', '')}"></label>
<div class="acoes"><button name="quem" value="devedor">Pagar da conta do comprador</button>
<button name="quem" value="outro" class="leve">Pagar da conta de outra pessoa</button></div></form>`;

const SITUACOES: Readonly<Record<string, string>> = {
  ATIVA: 'Aguarda pagamento',
  CONCLUIDA: 'Pago',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'Cancelado pela casa',
};

function html(res: ServerResponse, status: number, corpo: string): void {
  res.writeHead(status, CABECALHOS_DA_PAGINA).end(corpo);
}
function json(res: ServerResponse, status: number, corpo: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
}
function irPara(res: ServerResponse, onde: string): void {
  res.writeHead(303, { location: onde }).end();
}

const lerCorpo = async (req: IncomingMessage): Promise<string> =>
  (await lerBruto(req, MAIOR_CORPO)).toString('utf8');
