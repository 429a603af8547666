import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { guardarServidor } from '@martelo/shared/borda-http';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import { lerJsonBruto } from '../../api/corpo-bruto.ts';
import { abandonarEnvio } from '../../api/envio.ts';
import { comoErroMartelo } from '../../api/erros.ts';
import type { Bancos } from '../bancos.ts';
import { type AoReceberPix, CAMINHO_DOS_AVISOS, lerAvisoDePix } from './avisos.ts';

export interface OpcoesDaEscuta {
  /** 0: any that is free. */
  porta: number;
  /** Of this server, PEM. */
  certificado: string;
  chavePrivada: string;
  /** Who signs the certificates of banks, PEM, one after the other. */
  autoridades: string;
  bancos: Pick<Bancos, 'porUid'>;
  aoReceber: AoReceberPix;
  log: Logger;
}

const MAIOR_AVISO = 1024 * 1024;
const ENDERECO = new RegExp(`^${CAMINHO_DOS_AVISOS}/([0-9a-f-]{36})(?:/pix)?/?$`);

/**
 * A listener of its own for banks that prove themselves by their certificate, as the API Pix asks (mTLS). It must be signed by one of the
 * authorities, and have the name that the integration's settings give its bank: another bank's certificate says nothing about this account.
 */
export async function abrirEscutaDeAvisos(
  opcoes: OpcoesDaEscuta,
): Promise<{ porta: number; fechar(): Promise<void> }> {
  const { porta, certificado, chavePrivada, autoridades, log } = opcoes;
  const servidor = createServer(
    {
      ...{ cert: certificado, key: chavePrivada, ca: autoridades, minVersion: 'TLSv1.2' },
      // Who shows no good certificate is told so in words.
      ...{ requestCert: true, rejectUnauthorized: false },
    },
    (req, res) => {
      receber(req, opcoes).then(
        () => responder(res, 200, { recebido: true }),
        (bruto: unknown) => {
          const erro = comoErroMartelo(bruto) ?? new ErroMartelo('ERRO_INTERNO');
          abandonarEnvio(req);
          log[erro.statusCode >= 500 ? 'error' : 'warn']({ err: bruto }, 'aviso de Pix recusado');
          responder(res, erro.statusCode, erro.corpo());
        },
      );
    },
  );
  guardarServidor(servidor);
  await new Promise<void>((pronto, falhou) => {
    servidor.once('error', falhou);
    servidor.listen(porta, pronto);
  });
  return {
    porta: (servidor.address() as AddressInfo).port,
    fechar: () =>
      new Promise((pronto) => {
        servidor.close(() => pronto());
        servidor.closeIdleConnections();
      }),
  };
}

async function receber(req: IncomingMessage, { bancos, aoReceber }: OpcoesDaEscuta): Promise<void> {
  const uid = ENDERECO.exec(req.url?.split('?', 1)[0] ?? '')?.[1];
  if (uid === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
  if (req.method !== 'POST') throw new ErroMartelo('METODO_NAO_PERMITIDO');
  const soquete = req.socket as TLSSocket;
  if (!soquete.authorized) throw new ErroMartelo('AVISO_SEM_PROVA');
  const achada = await bancos.porUid(uid);
  const esperado = achada?.integracao.pix?.api?.nomeNoCertificado;
  const nome: unknown = soquete.getPeerCertificate().subject?.CN;
  if (!achada || esperado === undefined || nome !== esperado) throw new ErroMartelo('AVISO_SEM_PROVA');
  const recebimentos = lerAvisoDePix(await lerJsonBruto(req, MAIOR_AVISO));
  await aoReceber(recebimentos, { hotsiteId: achada.integracao.hotsiteId, integracaoUid: uid });
}

function responder(res: ServerResponse, status: number, corpo: object): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(corpo));
}
