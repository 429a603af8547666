import { Agent as AgentHttp, request as requestHttp } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { type Alcance, aoAlcance, ForaDoAlcance, resolverAoAlcance } from './alcance.ts';
import { FalhaDoBanco } from './falha.ts';

/** What the house shows, and whom it believes. PEM. */
export interface Certificados {
  certificado?: string | undefined;
  chavePrivada?: string | undefined;
  /** Beside the authorities that Node knows: in their place, for this bank. */
  autoridade?: string | undefined;
}

export interface Pedido {
  metodo: 'GET' | 'PUT' | 'POST' | 'PATCH';
  url: string;
  cabecalhos?: Record<string, string>;
  corpo?: string | undefined;
}
export interface RespostaDoBanco {
  status: number;
  texto: string;
}

/** Asks one bank. Connections are kept, each with the house's certificate. */
export interface Transporte {
  /** @throws FalhaDoBanco `sem-resposta` */
  pedir(pedido: Pedido): Promise<RespostaDoBanco>;
  fechar(): void;
}

/** From the first byte sent to the last one read: banks promise less, and a buyer waits for it. */
const PRAZO_MS = 10_000;
/** A connection that nobody uses for so long is closed. */
const PARADA_MS = 30_000;
/** A page of a thousand Pix is some 600 KiB. */
const MAIOR_RESPOSTA = 16 * 1024 * 1024;

export function abrirTransporte(
  { certificado, chavePrivada, autoridade }: Certificados,
  { prazoMs = PRAZO_MS, alcance = 'internet' }: { prazoMs?: number; alcance?: Alcance } = {},
): Transporte {
  const lookup = resolverAoAlcance(alcance);
  const seguro = new Agent({
    ...{ keepAlive: true, maxSockets: 16, timeout: PARADA_MS, minVersion: 'TLSv1.2' as const },
    ...(certificado === undefined ? {} : { cert: certificado }),
    ...(chavePrivada === undefined ? {} : { key: chavePrivada }),
    ...(autoridade === undefined ? {} : { ca: autoridade }),
  });
  // Only a simulator of this machine is asked without TLS: the settings take no other address (`integracaoBancariaEscrita`).
  const local = new AgentHttp({ keepAlive: true, timeout: PARADA_MS });

  return {
    pedir: ({ metodo, url, cabecalhos = {}, corpo }) =>
      new Promise((resolve, reject) => {
        const falhar = (cause: unknown) =>
          reject(new FalhaDoBanco('sem-resposta', `${metodo} ${semConsulta(url)}`, { cause }));
        const https = url.startsWith('https:');
        // A number is looked up by nobody.
        const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
        if (isIP(host) !== 0 && !aoAlcance(host, alcance)) return falhar(new ForaDoAlcance(host));
        const pedido = (https ? request : requestHttp)(
          url,
          {
            method: metodo,
            agent: https ? seguro : local,
            lookup,
            signal: AbortSignal.timeout(prazoMs),
            headers: {
              accept: 'application/json',
              ...cabecalhos,
              ...(corpo === undefined ? {} : { 'content-length': Buffer.byteLength(corpo) }),
            },
          },
          (resposta) => {
            const partes: Buffer[] = [];
            let tamanho = 0;
            resposta.on('data', (parte: Buffer) => {
              tamanho += parte.length;
              partes.push(parte);
              if (tamanho > MAIOR_RESPOSTA) resposta.destroy(new Error('the answer is too long'));
            });
            resposta.on('end', () =>
              resolve({ status: resposta.statusCode ?? 0, texto: Buffer.concat(partes).toString('utf8') }),
            );
            resposta.on('error', falhar);
            resposta.on('aborted', () => falhar(new Error('the answer was cut')));
          },
        );
        pedido.on('error', falhar);
        pedido.end(corpo);
      }),
    fechar() {
      seguro.destroy();
      local.destroy();
    },
  };
}

/** What an address asks for may be somebody's document. */
const semConsulta = (url: string): string => url.split('?', 1)[0] ?? '';
