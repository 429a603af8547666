import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { lerJson } from '@martelo/shared/json';
import { lerBruto } from '../../api/corpo-bruto.ts';
import { abrirTransporte } from '../../bancos/transporte.ts';
import { type Autoridade, criarAutoridade, type Identificacao } from './autoridade.ts';
import { BancoSimulado } from './banco-simulado.ts';

export const NOME_NO_CERTIFICADO = 'pix.banco-simulado.localhost';
const NOME_DA_CASA = 'casa-de-leiloes';
const MAIOR_CORPO = 256 * 1024;

export interface OpcoesDoServidor {
  /** 0: any that is free. */
  porta?: number;
  chaves: readonly string[];
  nome?: string;
  cidade?: string;
  agora?(): number;
  /** Seconds. */
  validadeDoToken?: number;
  autoridade?: Autoridade;
}

/** How the next call that fits goes wrong: before it has an effect, or after. */
export interface Defeito {
  /** "PUT /cob/…": found in method and path. */
  em: RegExp;
  quando: 'antes' | 'depois';
  como: 'corta' | '500';
}

/** The simulated bank behind mTLS, and what it is told to do. */
export interface ServidorDoBanco {
  banco: BancoSimulado;
  /** What a brand's settings need to reach it. */
  url: string;
  tokenUrl: string;
  clientId: string;
  segredo: string;
  /** Of the house, signed by the bank's authority. */
  daCasa: Identificacao;
  autoridade: Autoridade;
  /** Method and path of each call, in their order. */
  pedidos: string[];
  /** Tokens given so far. */
  tokens(): number;
  /** Every token is worth nothing from now on. */
  revogarTokens(): void;
  estragar(defeito: Defeito): void;
  /**
   * `sim`: notices go out at once. `nao`: they wait for `entregarAvisos`. Nothing is ever sent again by itself, as no bank promises it.
   */
  avisar: 'sim' | 'nao';
  /** Sends those that wait; gives the status of each answer, 0 for none. `ordem` may turn them round, `vezes` send each so often. */
  entregarAvisos(opcoes?: { vezes?: number; ordem?: 'direta' | 'inversa' }): Promise<number[]>;
  /** Resolves when what is on its way has been answered. */
  emDia(): Promise<void>;
  fechar(): Promise<void>;
}

export async function abrirBancoSimulado(opcoes: OpcoesDoServidor): Promise<ServidorDoBanco> {
  const { porta = 0, chaves, nome = 'CASA DE LEILOES', cidade = 'GOIANIA', agora = Date.now } = opcoes;
  const autoridade = opcoes.autoridade ?? criarAutoridade('Autoridade do banco simulado', Date.now());
  const doBanco = autoridade.emitir(NOME_NO_CERTIFICADO, ['localhost', '127.0.0.1', NOME_NO_CERTIFICADO]);
  const [clientId, segredo] = ['martelo-simulado', randomBytes(18).toString('base64url')];
  const sortear = (quantos: number) => randomBytes(quantos).toString('hex').slice(0, quantos);
  const banco = new BancoSimulado({
    agora,
    sortear,
    chaves,
    nome,
    cidade,
    host: 'pix.banco-simulado.localhost',
  });
  const tokens = new Map<string, number>();
  const defeitos: Defeito[] = [];
  const pedidos: string[] = [];
  let dados = 0;

  const darToken = (req: IncomingMessage, corpo: string): { status: number; corpo: object } => {
    const certo = `Basic ${Buffer.from(`${clientId}:${segredo}`).toString('base64')}`;
    if (req.headers.authorization !== certo) return { status: 401, corpo: { error: 'invalid_client' } };
    if (new URLSearchParams(corpo).get('grant_type') !== 'client_credentials')
      return { status: 400, corpo: { error: 'unsupported_grant_type' } };
    const token = sortear(40);
    const expires_in = opcoes.validadeDoToken ?? 3_600;
    tokens.set(token, agora() + expires_in * 1_000);
    dados += 1;
    return {
      status: 200,
      corpo: { access_token: token, token_type: 'Bearer', expires_in, scope: 'cob.read' },
    };
  };

  const atender = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', 'https://banco');
    const caminho = url.pathname.replace(/^\/v2/, '');
    const pedido = `${req.method} ${caminho}`;
    pedidos.push(pedido);
    const corpo = (await lerBruto(req, MAIOR_CORPO)).toString('utf8');
    const i = defeitos.findIndex(({ em }) => em.test(pedido));
    const defeito = i === -1 ? undefined : defeitos.splice(i, 1)[0];
    if (defeito?.quando === 'antes') return estragar(res, defeito);
    const token = req.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const resposta =
      caminho === '/oauth/token'
        ? darToken(req, corpo)
        : (tokens.get(token) ?? 0) <= agora()
          ? { status: 401, corpo: { type: 'https://pix.bcb.gov.br/api/v2/error/AcessoNegado', status: 401 } }
          : banco.atender(req.method ?? '', caminho, url.searchParams, lerJson(corpo));
    if (defeito) return estragar(res, defeito);
    res
      .writeHead(resposta.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(resposta.corpo));
  };
  const servidor = createServer(
    {
      ...{ key: doBanco.chavePrivada, cert: doBanco.certificado, ca: autoridade.certificado },
      ...{ requestCert: true, rejectUnauthorized: true },
    },
    (req, res) => void atender(req, res).catch(() => res.destroy()),
  );
  await new Promise<void>((pronto) => servidor.listen(porta, '127.0.0.1', pronto));
  const url = `https://127.0.0.1:${(servidor.address() as AddressInfo).port}`;

  const carteiro = abrirTransporte(
    { ...doBanco, autoridade: autoridade.certificado },
    { prazoMs: 5_000, alcance: 'esta-maquina' },
  );
  const esperam: { url: string; pix: object }[] = [];
  const aCaminho = new Set<Promise<number>>();
  const entregar = (aviso: { url: string; pix: object }): Promise<number> => {
    const ida = carteiro
      .pedir({
        ...{ metodo: 'POST', url: `${aviso.url}/pix`, cabecalhos: { 'content-type': 'application/json' } },
        corpo: JSON.stringify({ pix: [aviso.pix] }),
      })
      .then(
        ({ status }) => status,
        () => 0,
      );
    aCaminho.add(ida);
    return ida.finally(() => aCaminho.delete(ida));
  };

  const feito: ServidorDoBanco = {
    ...{ banco, url: `${url}/v2`, tokenUrl: `${url}/oauth/token`, clientId, segredo, autoridade, pedidos },
    daCasa: autoridade.emitir(NOME_DA_CASA),
    tokens: () => dados,
    revogarTokens: () => tokens.clear(),
    estragar: (defeito) => void defeitos.push(defeito),
    avisar: 'sim',
    async entregarAvisos({ vezes = 1, ordem = 'direta' } = {}) {
      const todos = esperam.splice(0).flatMap((aviso) => Array.from({ length: vezes }, () => aviso));
      const respostas: number[] = [];
      for (const aviso of ordem === 'direta' ? todos : todos.reverse()) respostas.push(await entregar(aviso));
      return respostas;
    },
    async emDia() {
      while (aCaminho.size > 0) await Promise.all(aCaminho);
    },
    async fechar() {
      carteiro.fechar();
      await fechar(servidor);
    },
  };
  banco.aoReceber((aviso) => {
    if (feito.avisar === 'sim') void entregar(aviso);
    else esperam.push(aviso);
  });
  return feito;
}

function estragar(res: ServerResponse, { como }: Defeito): void {
  if (como === 'corta') res.destroy();
  else res.writeHead(500, { 'content-type': 'application/json' }).end('{"title":"ErroInternoDoServidor"}');
}

const fechar = (servidor: Server): Promise<void> =>
  new Promise((pronto) => {
    servidor.close(() => pronto());
    servidor.closeAllConnections();
  });
