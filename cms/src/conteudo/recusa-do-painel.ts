import { type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import { type AfterErrorHook, APIError, type PayloadRequest, ValidationError } from 'payload';

/** Which refusal of the catalogue a status of Payload's means. */
const POR_STATUS: Record<number, CodigoErro> = {
  400: 'REQUISICAO_INVALIDA',
  401: 'NAO_AUTENTICADO',
  403: 'SEM_PERMISSAO',
  404: 'NAO_ENCONTRADO',
  405: 'METODO_NAO_PERMITIDO',
  409: 'JA_EXISTE',
  413: 'CORPO_GRANDE_DEMAIS',
  415: 'TIPO_NAO_SUPORTADO',
  423: 'ESTADO_MUDOU',
  429: 'MUITAS_TENTATIVAS',
};
/** What busboy and Payload's reader say of a form that was cut short or never was one. */
const FORMULARIO_RUIM =
  /unexpected end of|malformed|boundary|multipart|not eligible|part terminated|content-type/i;

/** A refusal as the panel reads it (`errors`) and as programs do (the catalogue's body). */
export const recusaDoPainel = (erro: ErroMartelo, mais: object = {}): Response =>
  Response.json(corpoDoPainel(erro, mais), {
    status: erro.statusCode,
    headers: { 'cache-control': 'no-store' },
  });

const corpoDoPainel = (erro: ErroMartelo, mais: object = {}) => {
  const corpo = erro.corpo();
  return {
    errors: ([] as string[]).concat(corpo.message).map((message) => ({ message })),
    ...corpo,
    ...mais,
  };
};

/** Whatever Payload's handlers throw leaves in the catalogue's words. Its own shape (`errors` with fields) stays beside them. */
export const erroNoCatalogo: AfterErrorHook = ({ error, req, result }) => {
  const recusa = recusaDe(error, {
    tipo: req.headers.get('content-type') ?? '',
    dados: req.data,
    frases: (req.i18n?.translations as { error?: object } | undefined)?.error ?? {},
  });
  const { errors } = (result ?? {}) as { errors?: { message: string }[] };
  const comCampos =
    doCatalogo(error) === null && (errors?.some((um) => 'data' in um || 'field' in um) ?? false);
  return {
    status: recusa.statusCode,
    response: { ...corpoDoPainel(recusa), ...(comCampos ? { errors } : {}) } as never,
  };
};

/** A refusal of one of our hooks, in our own words; Payload knows no others than its own class. */
export const recusaDaCasa = (
  frase: string,
  status: 400 | 403 | 409 | 413 | 415,
  dados: object = {},
): APIError => new APIError(frase, status, { ...dados, daCasa: true }, true);

/** A refusal of what one field holds, shown beside it in the form; its sentence is also what lists and programs are told. */
export function recusaDoCampo(
  { t }: Pick<PayloadRequest, 't'>,
  collection: string,
  path: string,
  message: string,
): ValidationError {
  const erro = new ValidationError({ collection, errors: [{ path, message }] }, t);
  erro.message = message;
  return erro;
}

/** A refusal of the catalogue, thrown by one of our hooks, as Payload lets it through; {@link doCatalogo} finds it again. */
export const recusaPeloPayload = (recusa: ErroMartelo): APIError =>
  new APIError(
    recusa.message,
    recusa.statusCode,
    { recusa: { codigo: recusa.codigo, detalhes: recusa.detalhes, mensagens: recusa.mensagens } },
    true,
  );

/** The catalogue's refusal inside of what a hook of ours threw; null where there is none. By shape: see {@link recusaDoPayload}. */
export function doCatalogo(erro: unknown): ErroMartelo | null {
  if (erro instanceof ErroMartelo) return erro;
  const { recusa } = (erro as { data?: { recusa?: Omit<ErroMartelo, 'message'> } } | null)?.data ?? {};
  return recusa ? new ErroMartelo(recusa.codigo, recusa.detalhes, recusa.mensagens) : null;
}

/**
 * A refusal that Payload or one of our hooks threw; null for anything else. Told by its shape: class names are gone from a build, and
 * the configuration's copy of Payload is not the routes'.
 */
export function recusaDoPayload(erro: unknown): {
  status: number;
  message: string;
  data: { errors?: { path: string; message: string }[]; daCasa?: true } | null;
} | null {
  const { isOperational, status, message } = (erro ?? {}) as Record<string, unknown>;
  const recusa =
    isOperational === true && typeof status === 'number' && status < 500 && typeof message === 'string';
  return recusa ? (erro as NonNullable<ReturnType<typeof recusaDoPayload>>) : null;
}

/** Anything thrown, as the catalogue's refusal. `frases`: what Payload says in Portuguese. */
export function recusaDe(
  bruto: unknown,
  { tipo, dados, frases }: { tipo: string; dados: unknown; frases: object },
): ErroMartelo {
  const nossa = doCatalogo(bruto);
  if (nossa) return new ErroMartelo(nossa.codigo, nossa.detalhes, nossa.mensagens);
  const recusa = recusaDoPayload(bruto);
  // Two people took the same file away at once: the second finds it gone.
  if ((bruto as Error | null)?.message === (frases as { deletingFile?: string }).deletingFile)
    return new ErroMartelo('ESTADO_MUDOU');
  if (recusa === null) return inesperado(bruto, /^multipart\//i.test(tipo), dados);
  const { status, message, data } = recusa;
  // In its place: the form shows it beside the field, from what Payload answers itself.
  if (Array.isArray(data?.errors))
    for (const campo of data.errors) campo.message = motivoDoCampo(campo.message);
  // What Payload says in its Portuguese texts, or we do; the rest of its sentences are English.
  const emPortugues =
    data?.daCasa === true || Array.isArray(data?.errors) || Object.values(frases).includes(message);
  return new ErroMartelo(
    POR_STATUS[status] ?? 'REQUISICAO_INVALIDA',
    detalhesDe(status),
    emPortugues ? comMotivos(message, data?.errors) : undefined,
  );
}

/** What the catalogue's sentence for this status has to be told. */
const detalhesDe = (status: number) => (status === 403 ? { papeis: 'as da sua equipe' } : {});

/** The one reason that Payload has in English alone: a reference that is no id. */
const motivoDoCampo = (message: string): string =>
  message.startsWith('This relationship field has the following invalid relationships')
    ? 'O registro escolhido não existe.'
    : message;

/** Payload names the fields that are wrong, and says why in another place alone. */
function comMotivos(message: string, campos: readonly { message: string }[] = []): string {
  const motivos = [...new Set(campos.map((campo) => campo.message))].filter(
    (um) => um && !message.includes(um),
  );
  return motivos.length > 0 ? `${message}. ${motivos.join(' ')}` : message;
}

function inesperado(bruto: unknown, multipart: boolean, dados: unknown): ErroMartelo {
  const { message = '' } = (bruto ?? {}) as { message?: string };
  if (bruto instanceof SyntaxError) return new ErroMartelo('JSON_INVALIDO');
  // Payload takes what a form's `_payload` says for an object, and that there is one.
  const semObjeto = dados === null || typeof dados !== 'object' || Array.isArray(dados);
  if (multipart && (FORMULARIO_RUIM.test(message) || semObjeto))
    return new ErroMartelo('REQUISICAO_INVALIDA', {}, 'O formulário enviado não pôde ser lido.');
  // SQLite of a reference to a record that is gone, or never was.
  const { cause } = (bruto ?? {}) as { cause?: { message?: string } };
  if (/FOREIGN KEY constraint failed/.test(`${message} ${cause?.message}`))
    return new ErroMartelo(
      'REQUISICAO_INVALIDA',
      {},
      'Algo que foi escolhido aqui não existe mais. Atualize a página.',
    );
  // MongoDB's driver on an id or a value that is none.
  if (/^Cast to |BSONError|input must be a 24 character hex/.test(message))
    return new ErroMartelo('REQUISICAO_INVALIDA');
  return new ErroMartelo('ERRO_INTERNO');
}

/** The same for what Payload's handlers answer by themselves, without throwing. */
export async function noCatalogo(resposta: Response): Promise<Response> {
  if (resposta.status < 400 || resposta.status === 416 || resposta.body === null) return resposta;
  if (!/json/.test(resposta.headers.get('content-type') ?? '')) return resposta;
  const corpo = (await resposta.json()) as {
    codigo?: unknown;
    errors?: unknown;
    docs?: unknown;
    message?: unknown;
  };
  if (typeof corpo.codigo === 'string')
    return Response.json(corpo, { status: resposta.status, headers: resposta.headers });
  if (Array.isArray(corpo.docs) && Array.isArray(corpo.errors))
    return recusaDeVarios(corpo as DeVarios, resposta);
  const codigo =
    resposta.status >= 500 ? 'ERRO_INTERNO' : (POR_STATUS[resposta.status] ?? 'REQUISICAO_INVALIDA');
  const recusa = recusaDoPainel(new ErroMartelo(codigo, detalhesDe(resposta.status)));
  for (const [nome, valor] of resposta.headers)
    if (!['content-type', 'content-length'].includes(nome)) recusa.headers.append(nome, valor);
  return recusa;
}

interface DeVarios {
  docs: unknown[];
  errors: { id: number | string; isPublic?: boolean; message: string }[];
  message: string;
}

/** A change of many: what was changed, and of each other record why not, in the words of whoever refused it. */
function recusaDeVarios({ docs, errors, message }: DeVarios, { status, headers }: Response): Response {
  const ditos = errors.map((um) =>
    um.isPublic === false ? { ...um, message: new ErroMartelo('ERRO_INTERNO').message } : um,
  );
  const corpo = new ErroMartelo('REQUISICAO_INVALIDA', {}, message).corpo();
  return Response.json(
    { ...corpo, statusCode: status, docs, errors: ditos },
    { status, headers: semTamanho(headers) },
  );
}

function semTamanho(de: Headers): Headers {
  const headers = new Headers(de);
  headers.delete('content-length');
  return headers;
}
