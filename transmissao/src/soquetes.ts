import type { Server } from 'node:http';
import { FINS, type Fim, PROTOCOLO_DO_EMISSOR } from '@martelo/shared/transmissao/fim';
import { criarLeitorDeFlv, TAG_MAXIMA_BYTES } from '@martelo/shared/transmissao/flv';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Engine } from './engine.ts';
import { type Fluxos, fimDoErro } from './fluxos.ts';

export const CAMINHO = '/fluxo';
/** More that waits for one who watches: their line is narrower than the picture. */
const ATRASO_BYTES = 1_500_000;
const BATIDA_MS = 20_000;
/** Entries that are asked of the engine at a time: a hall that comes back at once stands in line here, not there. */
const PERGUNTAS = 16;

/** Streams over WebSockets: who names the subprotocol sends, everybody else watches. The token stands in the address. */
export function ligarSoquetes(
  servidor: Server,
  { engine, fluxos, log }: { engine: Pick<Engine, 'entrar'>; fluxos: Fluxos; log: Pick<Logger, 'info'> },
): () => void {
  const soquetes = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: TAG_MAXIMA_BYTES + 64,
    handleProtocols: (oferecidos) => oferecidos.has(PROTOCOLO_DO_EMISSOR) && PROTOCOLO_DO_EMISSOR,
  });
  const vivos = new WeakSet<WebSocket>();
  const perguntar = emFila(PERGUNTAS);

  servidor.on('upgrade', (req, conexao, resto) => {
    conexao.on('error', () => conexao.destroy());
    const endereco = URL.parse(req.url ?? '/', 'http://aqui');
    if (endereco?.pathname !== CAMINHO) {
      conexao.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    const token = endereco.searchParams.get('token') ?? '';
    soquetes.handleUpgrade(req, conexao, resto, (soquete) => {
      vivos.add(soquete);
      soquete.on('pong', () => vivos.add(soquete));
      // What ws itself refuses (a message too large, no UTF-8) it closes by itself.
      soquete.on('error', () => {});
      atender(soquete, token).catch((erro: unknown) => fechar(soquete, fimDoErro(erro)));
    });
  });

  async function atender(soquete: WebSocket, token: string): Promise<void> {
    const papel = soquete.protocol === PROTOCOLO_DO_EMISSOR ? 'emissor' : 'plateia';
    // What comes meanwhile is read when it is known whether it may.
    soquete.pause();
    const { fluxo } = await perguntar(() => engine.entrar(token, papel));
    if (soquete.readyState !== soquete.OPEN) return;
    if (papel === 'emissor') emitir(soquete, fluxo);
    else assistir(soquete, fluxo);
    soquete.resume();
  }

  function emitir(soquete: WebSocket, nome: string): void {
    const emissao = fluxos.emitir(nome, { carimba: true, encerrar: (fim) => fechar(soquete, fim) });
    const ler = criarLeitorDeFlv(emissao.passar);
    soquete.on('close', emissao.sair);
    soquete.on('message', (dados: Buffer, binario) => {
      if (soquete.readyState !== soquete.OPEN) return;
      try {
        if (!binario) throw new TypeError('text');
        emissao.contar(dados.length);
        ler(dados);
      } catch (erro) {
        const fim = erro instanceof TypeError ? 'ILEGIVEL' : fimDoErro(erro);
        log.info({ fluxo: nome, fim }, 'stream refused');
        fechar(soquete, fim);
      }
    });
  }

  function assistir(soquete: WebSocket, nome: string): void {
    const sair = fluxos.assistir(nome, {
      enviar: (bytes) => soquete.send(bytes),
      atrasado: () => soquete.bufferedAmount > ATRASO_BYTES,
      encerrar: (fim) => fechar(soquete, fim),
    });
    if (sair === null) fechar(soquete, 'CHEIA');
    else soquete.on('close', sair);
    // Who watches has nothing to say.
    soquete.on('message', () => fechar(soquete, 'ILEGIVEL'));
  }

  const batida = setInterval(() => {
    for (const soquete of soquetes.clients) {
      if (!vivos.delete(soquete)) soquete.terminate();
      else soquete.ping();
    }
  }, BATIDA_MS);
  batida.unref();
  return () => {
    clearInterval(batida);
    for (const soquete of soquetes.clients) fechar(soquete, 'REINICIO');
  };
}

const fechar = (soquete: WebSocket, fim: Fim): void => {
  // Refused before it was read: its end is heard only by who reads on.
  soquete.resume();
  soquete.close(...(FINS[fim] as readonly [number, string]));
};

/** So many at a time; who asks beyond waits their turn. */
function emFila(lugares: number) {
  const espera: (() => void)[] = [];
  let ocupados = 0;
  return async <T>(fazer: () => Promise<T>): Promise<T> => {
    if (ocupados >= lugares) await new Promise<void>((seguir) => espera.push(seguir));
    else ocupados += 1;
    try {
      return await fazer();
    } finally {
      const proximo = espera.shift();
      // Who is called takes this place over.
      if (proximo === undefined) ocupados -= 1;
      else proximo();
    }
  };
}
