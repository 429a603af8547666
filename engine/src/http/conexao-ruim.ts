import type { Duplex } from 'node:stream';
import { ErroMartelo } from '@martelo/shared/erros';

/** What Node's parser refuses before there is a request (`clientError`) gets its answer from the catalogue as well. */
export function recusarConexaoRuim(erro: NodeJS.ErrnoException, conexao: Duplex): void {
  if (erro.code === 'ECONNRESET' || !conexao.writable) {
    conexao.destroy();
    return;
  }
  const recusa = new ErroMartelo(
    erro.code === 'HPE_HEADER_OVERFLOW' ? 'CORPO_GRANDE_DEMAIS' : 'REQUISICAO_INVALIDA',
  );
  const corpo = JSON.stringify(recusa.corpo());
  conexao.end(
    [
      `HTTP/1.1 ${recusa.statusCode} ${recusa.codigo}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(corpo)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      corpo,
    ].join('\r\n'),
  );
}
