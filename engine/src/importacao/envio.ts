import { ErroMartelo } from '@martelo/shared/erros';
import busboy from 'busboy';
import type { Request } from 'express';
import { type Arquivo, LIMITE_ARQUIVO } from './arquivo.ts';

/** A file as it was sent. */
export interface Envio {
  arquivo: Arquivo;
  nomeArquivo: string;
}

/** What a sheet sent as the body itself is called by those who send it; what it is, its content tells. */
const TIPOS_DIRETOS = [
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
];

/**
 * The file of a request: the first file of a form (`multipart/form-data`), or the body itself. It is read as it arrives.
 * @throws ErroMartelo TIPO_NAO_SUPORTADO, ARQUIVO_INVALIDO when a form has no file, CORPO_GRANDE_DEMAIS by its announced length
 */
export async function receberArquivo(req: Request): Promise<Envio> {
  // Room for the form's own lines; the file itself is measured as it is read.
  if (Number(req.headers['content-length'] ?? 0) > LIMITE_ARQUIVO + 16_384) {
    throw new ErroMartelo('CORPO_GRANDE_DEMAIS', { maximoBytes: LIMITE_ARQUIVO });
  }
  if (req.is('multipart/form-data')) return doFormulario(req);
  if (req.is(TIPOS_DIRETOS)) return { arquivo: inteiro(req), nomeArquivo: 'enviado' };
  throw new ErroMartelo('TIPO_NAO_SUPORTADO', {}, 'Envie um arquivo CSV ou XLSX.');
}

/** What is cut off on the way is a refusal, not a failure of ours. */
async function* inteiro(fonte: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* fonte;
  } catch {
    throw new ErroMartelo('ARQUIVO_INVALIDO', {}, 'O envio do arquivo foi interrompido.');
  }
}

function doFormulario(req: Request): Promise<Envio> {
  return new Promise((resolve, reject) => {
    const semArquivo = () =>
      reject(new ErroMartelo('ARQUIVO_INVALIDO', {}, 'O formulário não traz um arquivo.'));
    let formulario: busboy.Busboy;
    try {
      formulario = busboy({
        headers: req.headers,
        defParamCharset: 'utf8',
        limits: { files: 1, fields: 20 },
      });
    } catch {
      semArquivo();
      return;
    }
    formulario.once('file', (_campo, arquivo, { filename }) => {
      // The request that breaks must end the reading of its file, not leave it waiting.
      req.once('aborted', () => arquivo.destroy(new Error('aborted')));
      resolve({ arquivo: inteiro(arquivo), nomeArquivo: (filename || 'enviado').slice(0, 120) });
    });
    formulario.on('error', semArquivo);
    formulario.once('close', semArquivo);
    req.pipe(formulario);
  });
}
