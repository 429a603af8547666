import { z } from 'zod';

/*
 * P7: what a proof of payment says, as a program reads it: a hint beside the picture, and never a decision. Pure: text in, what was found out.
 */

export const MARCAS_DA_LEITURA = ['igual', 'diferente', 'nao-lido', 'sem-esperado'] as const;
export type MarcaDaLeitura = (typeof MARCAS_DA_LEITURA)[number];

const nomeConferido = z.strictObject({
  lido: z.string().nullable(),
  /** Of whom it should be; several where any of them would do. */
  esperado: z.array(z.string()),
  marca: z.enum(MARCAS_DA_LEITURA),
});
/** GET /v1/pagamentos/{uid}/comprovantes/{arquivo}/leitura */
export const leituraDoComprovante = z.strictObject({
  /** Whether there was text in it at all. */
  leu: z.boolean(),
  valor: z.strictObject({
    /** Every amount that stands in it, centavos, in its order. */
    lidos: z.array(z.int()),
    esperado: z.int(),
    marca: z.enum(MARCAS_DA_LEITURA),
  }),
  pagador: nomeConferido,
  recebedor: nomeConferido,
});
export type LeituraDoComprovante = z.infer<typeof leituraDoComprovante>;

export interface Lido {
  valores: number[];
  pagador: string | null;
  recebedor: string | null;
}

/** What banks write before the one and the other. */
const QUEM = {
  pagador:
    /^(?:dados d[eo] )?(?:quem pagou|pagador|origem|remetente|conta de origem|conta debitada|debitad[oa] de|nome do pagador|de)(?=$|[\s:])/i,
  recebedor:
    /^(?:dados d[eo] )?(?:quem recebeu|recebedor|favorecido|benefici[aá]rio|destinat[aá]rio|destino|conta de destino|conta creditada|nome do (?:favorecido|recebedor|benefici[aá]rio|destinat[aá]rio)|para)(?=$|[\s:])/i,
} as const;
const ROTULO =
  /^(?:institui[cç][aã]o|banco|ag[eê]ncia|conta|cpf|cnpj|chave|data|hora|id|valor|tipo|autentica|comprovante|pix|ted|transfer|situa|canal|c[oó]digo|n[uú]mero|descri)/i;
/** How many lines under "Quem pagou" the name may stand. */
const ATE_LINHAS = 4;
const VALOR = /(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,9},\d{2})(?!\d)/g;

/** @param texto as it was read, line by line */
export function lerComprovante(texto: string): Lido {
  const linhas = texto
    .split(/\r?\n/)
    .map((linha) => linha.replace(/\s+/g, ' ').trim())
    .filter((linha) => linha !== '');
  return {
    valores: valoresDe(linhas),
    pagador: nomeDepoisDe(linhas, 'pagador'),
    recebedor: nomeDepoisDe(linhas, 'recebedor'),
  };
}

function valoresDe(linhas: readonly string[]): number[] {
  const achados = linhas.flatMap((linha, i) => {
    // A bare number is an amount where its line says so, or the one above that has none itself.
    const acima = linhas[i - 1] ?? '';
    const dito = /R\$|valor|total/i.test(linha) || (/valor|total/i.test(acima) && acima.search(VALOR) === -1);
    return dito
      ? [...linha.matchAll(VALOR)].map(([, escrito = '']) => Number(escrito.replace(/\D/g, '')))
      : [];
  });
  return [...new Set(achados)];
}

function nomeDepoisDe(linhas: readonly string[], quem: keyof typeof QUEM): string | null {
  const outro = quem === 'pagador' ? QUEM.recebedor : QUEM.pagador;
  for (const [i, linha] of linhas.entries()) {
    if (!QUEM[quem].test(linha)) continue;
    const naLinha = comoNome(linha.replace(QUEM[quem], ''));
    if (naLinha !== null) return naLinha;
    for (const seguinte of linhas.slice(i + 1, i + 1 + ATE_LINHAS)) {
      if (outro.test(seguinte)) break;
      const nome = comoNome(seguinte);
      if (nome !== null) return nome;
    }
  }
  return null;
}

/** A line that is a name, without the word "Nome" before it; null where it is something else. */
function comoNome(linha: string): string | null {
  const nome = linha
    .replace(/^[\s:.-]+/, '')
    .replace(/^nome(?: completo)?[\s:.-]+/i, '')
    .trim();
  if (ROTULO.test(nome) || !/^[\p{L}\p{N}.'’&/ -]{5,120}$/u.test(nome)) return null;
  const palavras = nome.split(' ').filter((palavra) => /\p{L}{2}/u.test(palavra));
  return palavras.length >= 2 ? nome : null;
}

/** What was read beside what is asked. */
export function conferirLeitura(
  texto: string | null,
  esperado: { valor: number; pagador: readonly string[]; recebedor: readonly string[] },
): LeituraDoComprovante {
  const lido = texto === null ? { valores: [], pagador: null, recebedor: null } : lerComprovante(texto);
  return {
    leu: texto !== null && texto.trim() !== '',
    valor: {
      ...{ lidos: lido.valores, esperado: esperado.valor },
      marca:
        lido.valores.length === 0
          ? 'nao-lido'
          : lido.valores.includes(esperado.valor)
            ? 'igual'
            : 'diferente',
    },
    pagador: conferirNome(lido.pagador, esperado.pagador),
    recebedor: conferirNome(lido.recebedor, esperado.recebedor),
  };
}

function conferirNome(lido: string | null, esperado: readonly string[]): LeituraDoComprovante['pagador'] {
  const marca: MarcaDaLeitura =
    lido === null
      ? 'nao-lido'
      : esperado.length === 0
        ? 'sem-esperado'
        : esperado.some((um) => mesmoNome(um, lido))
          ? 'igual'
          : 'diferente';
  return { lido, esperado: [...esperado], marca };
}

const SEM_PESO = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'ltda', 'sa', 'me', 'eireli', 'epp']);

/** Banks shorten names and leave out accents: first word alike, and all of the shorter one in the longer, initials counting. */
export function mesmoNome(um: string, outro: string): boolean {
  const [curto, longo] = [palavrasDe(um), palavrasDe(outro)].toSorted((a, b) => a.length - b.length);
  if (curto === undefined || longo === undefined || curto.length === 0 || curto[0] !== longo[0]) return false;
  if (curto.length === 1) return longo.length === 1;
  return curto.every((palavra) => longo.some((outra) => abreviada(palavra, outra)));
}

const abreviada = (uma: string, outra: string): boolean =>
  uma === outra ||
  (uma.length === 1 && outra.startsWith(uma)) ||
  (outra.length === 1 && uma.startsWith(outra));

const palavrasDe = (nome: string): string[] =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra !== '' && !SEM_PESO.has(palavra));
