// No schema in here: the screen that shows it while it is written reads it in the browser.

/** What a brand's model may name of who signs, with what each is. */
export const CAMPOS_DA_ASSINATURA = {
  nome: 'Nome',
  cargo: 'Cargo',
  telefone: 'Telefone',
  email: 'E-mail',
  unidade: 'Unidade de negócio',
  marca: 'Nome da marca',
  site: 'Endereço do site',
} as const;
export type CampoDaAssinatura = keyof typeof CAMPOS_DA_ASSINATURA;
export type ValoresDaAssinatura = Readonly<Partial<Record<CampoDaAssinatura, string>>>;

export const LINHAS_DA_ASSINATURA = 12;
export const TEXTO_DA_ASSINATURA = 1_000;

/** What a brand signs by until it has a model of its own. */
export const MODELO_DA_ASSINATURA = {
  texto: '**{nome}**\n{cargo}\n{marca} · {unidade}\nTelefone: {telefone}\n{email}\n{site}',
  cor: null as string | null,
};

const CAMPO = /\{([^{}]*)\}/g;
const NEGRITO = /\*\*/g;

const ehCampo = (nome: string): nome is CampoDaAssinatura => Object.hasOwn(CAMPOS_DA_ASSINATURA, nome);

/** What is wrong with a model, each at the line that it is in, from 1; empty when nothing is. */
export function problemasDaAssinatura(texto: string): { linha: number; problema: string }[] {
  const linhas = texto.split('\n');
  const problemas = linhas.flatMap((linha, i) =>
    problemasDaLinha(linha).map((um) => ({ linha: i + 1, problema: um })),
  );
  if (linhas.length > LINHAS_DA_ASSINATURA)
    problemas.push({
      linha: LINHAS_DA_ASSINATURA + 1,
      problema: `são no máximo ${LINHAS_DA_ASSINATURA} linhas`,
    });
  if (!texto.includes('{nome}'))
    problemas.push({ linha: 1, problema: 'falta {nome}: sem ele ninguém sabe quem assina' });
  return problemas;
}

function problemasDaLinha(linha: string): string[] {
  const problemas: string[] = [];
  const nomes = new Set([...linha.matchAll(CAMPO)].map(([, nome]) => nome!));
  for (const nome of nomes)
    if (!ehCampo(nome))
      problemas.push(
        `não existe o campo {${nome.slice(0, 40)}}; use ${Object.keys(CAMPOS_DA_ASSINATURA)
          .map((um) => `{${um}}`)
          .join(', ')}`,
      );
  if (/[{}]/.test(linha.replace(CAMPO, ''))) problemas.push('há uma chave { ou } sem par');
  if ([...linha.matchAll(NEGRITO)].length % 2 === 1) problemas.push('há um ** sem par');
  // Mail programs draw what is markup: here it would be read as it is written, which nobody means.
  if (/<[a-z/!]/i.test(linha)) problemas.push('não use HTML: o texto vira a assinatura como está');
  return problemas;
}

/** A piece of a line: words, perhaps bold, perhaps leading somewhere. */
export interface ParteDaAssinatura {
  texto: string;
  negrito: boolean;
  endereco: string | null;
}

/**
 * A model with somebody's fields put in, line by line. A line whose fields are all empty is left out, with what was written around them; of
 * one where some are, what only parted them.
 */
export function linhasDaAssinatura(texto: string, valores: ValoresDaAssinatura): ParteDaAssinatura[][] {
  return texto.split('\n').flatMap((linha) => {
    const campos = [...linha.matchAll(CAMPO)].map(([, nome]) => valores[nome as CampoDaAssinatura] ?? '');
    if (campos.length > 0 && campos.every((um) => um === '')) return [];
    const falta = campos.some((um) => um === '');
    const partes = partesDe(linha, valores).filter((um) => um.texto !== '');
    if (falta && partes.length > 0) {
      partes[0]!.texto = partes[0]!.texto.replace(/^[\s·|,;:–-]+/, '');
      const ultima = partes.at(-1)!;
      ultima.texto = ultima.texto.replace(/[\s·|,;:–-]+$/, '');
    }
    return [partes];
  });
}

function partesDe(linha: string, valores: ValoresDaAssinatura): ParteDaAssinatura[] {
  return linha.split('**').flatMap((trecho, i) => {
    const negrito = i % 2 === 1;
    // Odd ones are the names within braces.
    return trecho.split(CAMPO).map((texto, j): ParteDaAssinatura => {
      if (j % 2 === 0) return { texto, negrito, endereco: null };
      const valor = valores[texto as CampoDaAssinatura] ?? '';
      return { texto: mostrado(texto, valor), negrito, endereco: enderecoDe(texto, valor) };
    });
  });
}

/** An address is read without what every address begins with. */
const mostrado = (campo: string, valor: string): string =>
  campo === 'site' ? valor.replace(/^https?:\/\//, '').replace(/\/$/, '') : valor;

function enderecoDe(campo: string, valor: string): string | null {
  if (valor === '') return null;
  if (campo === 'email') return `mailto:${valor}`;
  if (campo === 'site') return valor;
  if (campo === 'telefone') return `tel:+55${valor.replace(/\D/g, '')}`;
  return null;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (sinal) => ESCAPES[sinal]!);

export const COR_DO_TEXTO = '#1f2937';
export const FONTE_DA_ASSINATURA = 'Arial, Helvetica, sans-serif';

/**
 * As mail programs take it: a table with inline styles, words and links alone. No script, no picture, nothing that is fetched when the letter is
 * opened. @param cor of the bar beside it and of its links, `#rrggbb`
 */
export function assinaturaEmHtml(texto: string, valores: ValoresDaAssinatura, cor: string): string {
  const linhas = linhasDaAssinatura(texto, valores).map((partes) =>
    partes
      .map(({ texto: dito, negrito, endereco }) => {
        const forte = negrito ? `<strong>${escapar(dito)}</strong>` : escapar(dito);
        return endereco === null
          ? forte
          : `<a href="${escapar(endereco)}" style="color:${cor};text-decoration:none">${forte}</a>`;
      })
      .join(''),
  );
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>',
    `<td style="border-left:3px solid ${cor};padding:2px 0 2px 12px;font-family:${FONTE_DA_ASSINATURA};font-size:14px;line-height:1.45;color:${COR_DO_TEXTO}">`,
    linhas.join('<br>'),
    '</td></tr></table>',
  ].join('');
}

/** The same where a letter has no looks. */
export const assinaturaEmTexto = (texto: string, valores: ValoresDaAssinatura): string =>
  linhasDaAssinatura(texto, valores)
    .map((partes) => partes.map(({ texto: dito }) => dito).join(''))
    .join('\n');
