import { ErroMartelo } from '@martelo/shared/erros';

/*
 * What a write meets that somebody else has written. Neither carries a document: many writes are made on the engine's own behalf
 * (`sistema`), of records that hold salts, digests and secrets, and what a refusal carries ends in bodies, acknowledgements and logs.
 */

/** The document is no longer what its writer saw. Who may read it is shown it by `mostrandoVersoes`. */
export class RevisaoDesatualizada extends ErroMartelo {
  constructor(versoes: VersoesVistas | Record<string, never> = {}) {
    super('REVISAO_DESATUALIZADA', versoes);
  }
}

/** Whose a record is: unique within a brand is declared so, and is nothing that anybody wrote. */
const DA_MARCA = new Set(['hotsiteId', 'hotsites']);

/** A unique value, or a unique combination, is another document's. `campos`: the names declared for it, never the values. */
export class ValorEmUso extends ErroMartelo {
  readonly campos: readonly string[];

  constructor(campos: readonly string[]) {
    super('JA_EXISTE', { campos: campos.filter((campo) => !DA_MARCA.has(campo)) });
    this.campos = campos;
  }
}

/**
 * Reads, changes and saves a document, all of it in `tentar`; again when somebody else was faster.
 * @param vezes how often at most: then the refusal is given on. Without it, as often as it takes
 */
export async function deNovoSeMudou<R>(
  tentar: () => Promise<R>,
  vezes = Number.POSITIVE_INFINITY,
): Promise<R> {
  for (let vez = 1; ; vez++) {
    try {
      return await tentar();
    } catch (erro) {
      if (!(erro instanceof RevisaoDesatualizada) || vez >= vezes) throw erro;
    }
  }
}

/** Who loses a place to somebody else takes the next: so often at most as many come at once. */
const OUTROS_LUGARES = 200;

/**
 * Writes what takes one of several places, each of a key that only one document has, and which it looks for each time: whoever loses one to somebody
 * else takes the next.
 * @param campo the key's, or those of several
 * @param outra whether it is tried again though another key than the place's was taken
 * @throws ErroMartelo ESTADO_MUDOU where others were always faster
 */
export async function noProximoLugar<R>(
  campo: string | readonly string[],
  gravar: () => Promise<R>,
  outra: (campos: readonly string[]) => Promise<boolean> = async () => false,
): Promise<R> {
  const lugares = [campo].flat();
  for (let vez = 1; ; vez++)
    try {
      return await gravar();
    } catch (erro) {
      if (!(erro instanceof ValorEmUso)) throw erro;
      if (!(await outra(erro.campos)) && !erro.campos.some((um) => lugares.includes(um))) throw erro;
      if (vez >= OUTROS_LUGARES) throw new ErroMartelo('ESTADO_MUDOU');
    }
}

/** Both sides of a conflict as the caller's own calls show them: what it read now would be, and what it sent. */
interface VersoesVistas extends Record<string, unknown> {
  atual: object | null;
  enviado: object;
}

/**
 * Runs a change that names the revision it was made on. If the document has changed since, the refusal carries the caller's own view
 * of both versions: `ler` is the call by which this caller reads it, asked anew, with its access and its fields.
 */
export async function mostrandoVersoes<R>(
  enviado: object,
  ler: () => Promise<object | null>,
  mudar: () => Promise<R>,
): Promise<R> {
  try {
    return await mudar();
  } catch (erro) {
    if (!(erro instanceof RevisaoDesatualizada)) throw erro;
    throw new RevisaoDesatualizada({ atual: await ler(), enviado });
  }
}
