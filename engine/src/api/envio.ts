import type { IncomingMessage } from 'node:http';
import { ErroMartelo } from '@martelo/shared/erros';
import busboy from 'busboy';
import type { Request } from 'express';
import { pedacosDe } from './corpo-bruto.ts';

/** What somebody sends that is more than words: the one reader of it. */
export interface Envio {
  /** The file's bytes as they arrive. What is left of them its route throws away. @throws ErroMartelo ARQUIVO_INVALIDO when it is cut off */
  arquivo: AsyncIterable<Uint8Array>;
  nomeArquivo: string;
  /**
   * The form's text fields, those behind the file too: to be asked for once the file was read.
   * @throws ErroMartelo ARQUIVO_INVALIDO for a second file, REQUISICAO_INVALIDA for fields too many, too long or there twice
   */
  campos(): Promise<Record<string, string>>;
}

interface Regra {
  /** Largest file in bytes. Here only what a request says of itself is held to it: who reads the file counts. */
  limite: number;
  /** The file's field; without one, the first file is taken. */
  campo?: string;
  /** Media types of a file that is sent as the body itself; without them only forms are taken. */
  diretos?: { tipos: readonly string[]; frase: string };
}

/** For the form's own lines, and its fields. */
const FOLGA_BYTES = 16_384;
const CAMPOS_MAXIMOS = 20;
const CAMPO_MAXIMO_BYTES = 8_192;

/**
 * The file of a request: that of a form (`multipart/form-data`), or the body itself. It is read as it arrives.
 * @throws ErroMartelo TIPO_NAO_SUPORTADO, ARQUIVO_INVALIDO when there is no file, CORPO_GRANDE_DEMAIS by its announced length
 */
export async function receberEnvio(req: Request, regra: Regra): Promise<Envio> {
  if (Number(req.headers['content-length'] ?? 0) > regra.limite + FOLGA_BYTES)
    throw new ErroMartelo('CORPO_GRANDE_DEMAIS', { maximoBytes: regra.limite });
  if (req.is('multipart/form-data')) return doFormulario(req, regra);
  if (regra.diretos && req.is([...regra.diretos.tipos]))
    return { arquivo: ateOFim(req), nomeArquivo: 'enviado', campos: async () => ({}) };
  throw new ErroMartelo(
    'TIPO_NAO_SUPORTADO',
    {},
    regra.diretos?.frase ?? 'Envie o arquivo em um formulário.',
  );
}

/** What is left of a refused body is thrown away, so that whoever sends it gets to read the answer. */
export function abandonarEnvio(req: IncomingMessage): void {
  req.unpipe();
  req.resume();
}

/** What is cut off on the way is a refusal, not a failure of ours. */
async function* ateOFim(fonte: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* pedacosDe(fonte);
  } catch {
    throw interrompido();
  }
}

const invalido = (frase: string) => new ErroMartelo('ARQUIVO_INVALIDO', {}, frase);
const interrompido = () => invalido('O envio do arquivo foi interrompido.');
const ausente = () => invalido('O formulário não traz um arquivo.');

function doFormulario(req: Request, { campo }: Regra): Promise<Envio> {
  const lidos = new Map<string, string>();
  /** Of all that the form says, the first thing that is wrong with it. */
  let problema: ErroMartelo | undefined;
  const recusar = (erro: ErroMartelo): void => {
    problema ??= erro;
  };
  return new Promise((resolve, reject) => {
    let formulario: busboy.Busboy;
    try {
      formulario = busboy({
        headers: req.headers,
        defParamCharset: 'utf8',
        limits: {
          files: 1,
          fields: CAMPOS_MAXIMOS,
          fieldNameSize: 100,
          fieldSize: CAMPO_MAXIMO_BYTES,
          parts: CAMPOS_MAXIMOS + 2,
        },
      });
    } catch {
      reject(ausente());
      return;
    }
    const fim = new Promise<void>((acabou) => {
      formulario.once('close', acabou).once('error', () => acabou());
      // A request that breaks off closes no form.
      req.once('close', () => {
        if (!req.complete) recusar(interrompido());
        acabou();
      });
    });
    formulario.on('field', (nome, valor, { nameTruncated, valueTruncated }) => {
      const texto = String(nome);
      if (nameTruncated || valueTruncated)
        recusar(naRequisicao(`${texto.slice(0, 100)}: texto longo demais`));
      else if (lidos.has(texto)) recusar(naRequisicao(`${texto}: enviado mais de uma vez`));
      else lidos.set(texto, valor);
    });
    const campos = async (): Promise<Record<string, string>> => {
      await fim;
      if (problema !== undefined) throw problema;
      return Object.fromEntries(lidos);
    };
    formulario.once('file', (nome, arquivo, { filename }) => {
      // Broken before anybody reads it, or where nobody will: whoever reads is told by their reading as well.
      arquivo.on('error', () => recusar(interrompido()));
      // The request that breaks must end the reading of its file, not leave it waiting.
      req.once('aborted', () => arquivo.destroy(new Error('aborted')));
      if (campo !== undefined && nome !== campo) {
        arquivo.resume();
        reject(invalido(`Envie o arquivo no campo “${campo}”.`));
      } else resolve({ arquivo: ateOFim(arquivo), nomeArquivo: filename || 'enviado', campos });
    });
    formulario.once('filesLimit', () => recusar(invalido('Envie um arquivo por vez.')));
    for (const demais of ['fieldsLimit', 'partsLimit'] as const)
      formulario.once(demais, () => recusar(naRequisicao('o formulário tem campos demais')));
    formulario.on('error', () => {
      recusar(interrompido());
      reject(ausente());
    });
    // A form that has ended without a file; after one, this says nothing to anybody.
    fim.then(() => reject(problema ?? ausente()));
    req.pipe(formulario);
  });
}

const naRequisicao = (frase: string) => new ErroMartelo('REQUISICAO_INVALIDA', {}, [frase]);
