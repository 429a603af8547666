import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushRecebido {
  /** Path of the subscription. */
  caminho: string;
  cabecalhos: IncomingHttpHeaders;
  corpo: Buffer;
  /** Unix ms. */
  em: number;
}

/** A push service of our own (RFC 8030): takes what it is sent, or answers as it is told to, by the path of the subscription. */
export async function servidorDePush() {
  const recebidos: PushRecebido[] = [];
  const respostas = new Map<string, number>();
  const servidor = createServer(async (pedido, resposta) => {
    const pedacos: Buffer[] = [];
    for await (const pedaco of pedido) pedacos.push(pedaco as Buffer);
    const caminho = pedido.url ?? '';
    recebidos.push({ caminho, cabecalhos: pedido.headers, corpo: Buffer.concat(pedacos), em: Date.now() });
    resposta.writeHead(respostas.get(caminho) ?? 201).end();
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const origem = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  return { origem, recebidos, respostas, fechar: () => servidor.close() };
}

/** A browser's subscription: its keys, and what it reads of a message (RFC 8291). */
export function navegador(origem: string, nome: string) {
  const chaves = createECDH('prime256v1');
  const publica = chaves.generateKeys();
  const auth = randomBytes(16);
  const caminho = `/p/${nome}-${randomUUID()}`;
  return {
    caminho,
    inscricao: {
      endpoint: `${origem}${caminho}`,
      keys: { p256dh: publica.toString('base64url'), auth: auth.toString('base64url') },
    },
    ler({ corpo }: PushRecebido): Record<string, string> {
      const [sal, tamanho] = [corpo.subarray(0, 16), corpo[20]!];
      const dela = corpo.subarray(21, 21 + tamanho);
      const segredo = chaves.computeSecret(dela);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publica, dela]);
      const ikm = Buffer.from(hkdfSync('sha256', segredo, auth, info, 32));
      const derivar = (para: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', ikm, sal, Buffer.from(`Content-Encoding: ${para}\0`), bytes));
      const cifrado = corpo.subarray(21 + tamanho);
      const decifra = createDecipheriv('aes-128-gcm', derivar('aes128gcm', 16), derivar('nonce', 12));
      decifra.setAuthTag(cifrado.subarray(-16));
      const claro = Buffer.concat([decifra.update(cifrado.subarray(0, -16)), decifra.final()]);
      return JSON.parse(claro.subarray(0, claro.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** As Twilio signs what it tells. */
export const assinarComoTwilio = (token: string, url: string, parametros: Record<string, string>): string =>
  createHmac('sha1', token)
    .update(
      url +
        Object.keys(parametros)
          .sort()
          .map((nome) => nome + parametros[nome])
          .join(''),
    )
    .digest('base64');
