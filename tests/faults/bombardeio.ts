import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that throws bytes at an engine as fast as it takes them: no HTTP, broken HTTP, WebSocket frames of nonsense. */
const { porta } = workerData as { porta: number };
const SAUDACAO =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** A masked text frame, as a client sends it; what it says is no packet of anybody's. */
function quadro(texto: string): Buffer {
  const dados = Buffer.from(texto);
  const cabecalho = Buffer.from([0x81, 0xfe, dados.length >> 8, dados.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([cabecalho, dados]);
}
const LIXO = [
  () => randomBytes(8_192),
  () => Buffer.from('POST /v1/lotes/x/lances HTTP/1.1\r\nContent-Length: 5\r\n\r\n{{{{{'),
  () =>
    Buffer.concat([
      Buffer.from(SAUDACAO),
      ...Array.from({ length: 50 }, () => quadro('42["dar-lance",{"lelUid":')),
    ]),
  () =>
    Buffer.concat([
      Buffer.from(SAUDACAO),
      quadro('40{"hotsite":"leilo"}'),
      ...Array.from({ length: 200 }, () => quadro('421["relogio",{"enviado":"x"}]')),
    ]),
];

let mandados = 0;
function atacar(): void {
  const soquete = connect(porta, '127.0.0.1');
  const gerar = LIXO[mandados % LIXO.length]!;
  const encher = () => {
    for (let i = 0; i < 20 && soquete.writable; i++) {
      mandados++;
      if (!soquete.write(gerar())) return;
    }
    if (soquete.writable) setImmediate(encher);
  };
  soquete
    .on('connect', encher)
    .on('drain', encher)
    .on('data', () => {});
  soquete.on('error', () => {}).on('close', () => setImmediate(atacar));
}
for (let i = 0; i < 4; i++) atacar();
setInterval(() => parentPort!.postMessage(mandados), 100);
