import { randomBytes } from 'node:crypto';
import { FINS, type Fim } from '@martelo/shared/transmissao/fim';
import { conferirTag, FluxoIlegivel, type TagFlv } from '@martelo/shared/transmissao/flv';
import { escreverAmf, lerAmf } from './amf.ts';
import { criarLeitorDeBlocos, escreverMensagem, type MensagemRtmp } from './blocos.ts';

const VERSAO = 3;
const APERTO = 1536;
const JANELA = 5_000_000;

const TIPO = {
  ...{ tamanhoDoBloco: 1, lidos: 3, janela: 5, banda: 6 },
  ...{ som: 8, imagem: 9, texto: 18, comando: 20 },
} as const;

/** What an encoder puts before the description of its stream, for servers to take away. */
const SET_DATA_FRAME = escreverAmf('@setDataFrame');

export interface SessaoRtmp {
  /** @throws FluxoIlegivel, or whatever else garbage makes a reader throw: the connection is over */
  receber(bytes: Buffer): void;
  /** Whoever asked to send may. */
  aceitar(): void;
  recusar(fim: Fim): void;
}

/**
 * An encoder's side of RTMP: it connects, asks to publish under a key, and sends. Nobody watches by it. What it is told is written with
 * `enviar`; what it sends comes to `aoTag` once it was accepted.
 */
export function criarSessaoRtmp(deps: {
  enviar(bytes: Buffer): void;
  /** It wants to send, and shows this. What it sends next is not read before `aceitar`. */
  aoPublicar(chave: string): void;
  aoTag(tag: TagFlv): void;
  aoTerminar(): void;
}): SessaoRtmp {
  const { enviar, aoPublicar, aoTag, aoTerminar } = deps;
  let fase: 'c0c1' | 'c2' | 'blocos' = 'c0c1';
  let inicio = Buffer.alloc(0);
  let canalDoFluxo = 1;
  let pediu = false;
  let aceita = false;
  let lidos = 0;
  let janela = 0;
  let ditos = 0;

  const situacao = (codigo: string, frase: string, nivel = 'status'): void =>
    enviar(
      escreverMensagem(
        TIPO.comando,
        escreverAmf('onStatus', 0, null, { level: nivel, code: codigo, description: frase }),
        canalDoFluxo,
      ),
    );
  const responder = (pedido: number, ...valores: Parameters<typeof escreverAmf>): void =>
    enviar(escreverMensagem(TIPO.comando, escreverAmf('_result', pedido, ...valores)));
  const numero = (tipo: number, valor: number, mais: number[] = []): void => {
    const dados = Buffer.alloc(4 + mais.length);
    dados.writeUInt32BE(valor);
    dados.set(mais, 4);
    enviar(escreverMensagem(tipo, dados));
  };

  const comandar = ({ dados, canal }: MensagemRtmp): void => {
    const [nome, pedido, , alvo] = lerAmf(dados);
    const qual = typeof pedido === 'number' ? pedido : 0;
    switch (nome) {
      case 'connect':
        numero(TIPO.janela, JANELA);
        numero(TIPO.banda, JANELA, [2]);
        responder(
          qual,
          { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
          { level: 'status', code: 'NetConnection.Connect.Success', description: '', objectEncoding: 0 },
        );
        break;
      case 'createStream':
        responder(qual, null, 1);
        break;
      case 'publish':
        if (pediu || typeof alvo !== 'string') throw new FluxoIlegivel('publishes twice, or nothing');
        pediu = true;
        canalDoFluxo = canal || 1;
        aoPublicar(alvo);
        break;
      case 'FCUnpublish':
      case 'deleteStream':
      case 'closeStream':
        aoTerminar();
        break;
      case 'play':
        situacao('NetStream.Play.Failed', FINS.RECUSADA[1], 'error');
        aoTerminar();
        break;
      default:
    }
  };

  const blocos = criarLeitorDeBlocos((mensagem) => {
    const { tipo, ts, dados } = mensagem;
    switch (tipo) {
      case TIPO.tamanhoDoBloco:
        blocos.cortar(dados.readUInt32BE());
        break;
      case TIPO.janela:
        janela = dados.readUInt32BE();
        break;
      case TIPO.comando:
        comandar(mensagem);
        break;
      case TIPO.som:
      case TIPO.imagem:
      case TIPO.texto: {
        if (!aceita || dados.length === 0) return;
        const comFrase =
          tipo === TIPO.texto && dados.subarray(0, SET_DATA_FRAME.length).equals(SET_DATA_FRAME);
        const tag = { tipo, ts, dados: comFrase ? dados.subarray(SET_DATA_FRAME.length) : dados };
        conferirTag(tag);
        aoTag(tag);
        break;
      }
      default:
    }
  });

  return {
    receber(bytes) {
      lidos += bytes.length;
      let resto = bytes;
      if (fase !== 'blocos') {
        inicio = Buffer.concat([inicio, bytes]);
        if (fase === 'c0c1') {
          if (inicio.length > 0 && inicio[0] !== VERSAO) throw new FluxoIlegivel(`RTMP ${inicio[0]}`);
          if (inicio.length < 1 + APERTO) return;
          const c1 = inicio.subarray(1, 1 + APERTO);
          enviar(Buffer.concat([Buffer.from([VERSAO]), Buffer.alloc(8), randomBytes(APERTO - 8), c1]));
          inicio = inicio.subarray(1 + APERTO);
          fase = 'c2';
        }
        if (inicio.length < APERTO) return;
        resto = inicio.subarray(APERTO);
        fase = 'blocos';
      }
      blocos.ler(resto);
      if (janela > 0 && lidos - ditos >= janela) {
        ditos = lidos;
        numero(TIPO.lidos, lidos >>> 0);
      }
    },
    aceitar() {
      aceita = true;
      blocos.conhecer();
      situacao('NetStream.Publish.Start', 'No ar.');
    },
    recusar: (fim) => situacao('NetStream.Publish.BadName', FINS[fim][1], 'error'),
  };
}
