import { createServer, type Server, type Socket } from 'node:net';
import type { Fim } from '@martelo/shared/transmissao/fim';
import { FluxoIlegivel } from '@martelo/shared/transmissao/flv';
import type { Logger } from 'pino';
import type { Engine } from '../engine.ts';
import { type Emissao, type Fluxos, fimDoErro, GrandeDemais } from '../fluxos.ts';
import { criarSessaoRtmp } from './sessao.ts';

/** Encoders, and who only looks in. */
const CONEXOES = 64;
/** Until an encoder says what it wants. */
const ESPERA_MS = 10_000;

/** Encoders (OBS) by RTMP. Their key is the token. */
export function criarServidorRtmp(deps: {
  engine: Pick<Engine, 'entrar'>;
  fluxos: Fluxos;
  log: Pick<Logger, 'info'>;
}): Server {
  const servidor = createServer({ noDelay: true }, (conexao) => atender(conexao, deps));
  servidor.maxConnections = CONEXOES;
  return servidor;
}

function atender(conexao: Socket, { engine, fluxos, log }: Parameters<typeof criarServidorRtmp>[0]): void {
  let emissao: Emissao | null = null;
  const prazo = setTimeout(() => conexao.destroy(), ESPERA_MS);
  const sair = (): void => {
    clearTimeout(prazo);
    emissao?.sair();
    emissao = null;
  };
  const acabar = (fim: Fim): void => {
    log.info({ fim }, 'encoder refused');
    sessao.recusar(fim);
    conexao.end();
    // Who does not go by itself.
    setTimeout(() => conexao.destroy(), 1_000).unref();
  };
  const sessao = criarSessaoRtmp({
    enviar: (bytes) => conexao.write(bytes),
    aoPublicar(chave) {
      conexao.pause();
      engine
        .entrar(chave, 'emissor')
        .then(({ fluxo }) => {
          if (conexao.destroyed) return;
          clearTimeout(prazo);
          emissao = fluxos.emitir(fluxo, { carimba: false, encerrar: acabar });
          sessao.aceitar();
        })
        .catch((erro: unknown) => acabar(fimDoErro(erro)))
        .finally(() => conexao.resume());
    },
    aoTag: (tag) => emissao?.passar(tag),
    aoTerminar: () => conexao.end(),
  });
  conexao.on('error', () => conexao.destroy());
  conexao.on('close', sair);
  conexao.on('data', (bytes) => {
    if (conexao.writableEnded) return;
    try {
      emissao?.contar(bytes.length);
      sessao.receber(bytes);
    } catch (erro) {
      // A reader that runs over the end of what came has garbage before it as well.
      acabar(fimDoErro(erro instanceof RangeError ? new FluxoIlegivel(erro.message) : erro));
      if (!(erro instanceof GrandeDemais) && !emissao) conexao.destroy();
    }
  });
}
