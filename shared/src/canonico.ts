/**
 * RFC 8785 text of plain JSON data: what is hashed, in the log and in the public ledger. Written for the hot path: what was built with
 * its keys in canonical order already goes to JSON.stringify whole, four times as fast as putting it in order. Throws on what JSON
 * has no text for (NaN, functions, cycles end in a RangeError). Undefined members are left out.
 */
export function canonico(valor: unknown): string {
  if (typeof valor === 'string') return entreAspas(valor);
  if (typeof valor === 'number') return numero(valor);
  if (valor === null) return 'null';
  if (typeof valor === 'boolean') return valor ? 'true' : 'false';
  if (typeof valor !== 'object') throw new TypeError(`JSON has no text for a ${typeof valor}`);
  if (emOrdem(valor)) return JSON.stringify(valor);
  return Array.isArray(valor) ? lista(valor) : objeto(valor as Record<string, unknown>);
}

/** JSON.stringify and the RFC agree on everything but the order of keys and what has no text: true when neither is at issue. */
function emOrdem(valor: unknown): boolean {
  switch (typeof valor) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(valor);
    case 'object':
      return valor === null || (Array.isArray(valor) ? itensEmOrdem(valor) : membrosEmOrdem(valor));
    default:
      return false;
  }
}

function itensEmOrdem(itens: readonly unknown[]): boolean {
  for (let i = 0; i < itens.length; i++) if (!emOrdem(itens[i])) return false;
  return true;
}

function membrosEmOrdem(objeto: object): boolean {
  if ('toJSON' in objeto) return false;
  let anterior = '';
  for (const chave in objeto) {
    if (chave < anterior) return false;
    anterior = chave;
    const membro = (objeto as Record<string, unknown>)[chave];
    if (membro !== undefined && !emOrdem(membro)) return false;
  }
  return true;
}

// What JSON.stringify copies unchanged; anything else takes its slower, exact way.
const SEM_ESCAPE = /^[\x20\x21\x23-\x5b\x5d-\x7e\u00a0-\ud7ff]*$/;

const entreAspas = (texto: string): string => (SEM_ESCAPE.test(texto) ? `"${texto}"` : JSON.stringify(texto));

function numero(valor: number): string {
  if (!Number.isFinite(valor)) throw new TypeError(`JSON has no text for ${valor}`);
  return Object.is(valor, -0) ? '0' : String(valor);
}

function lista(itens: readonly unknown[]): string {
  let texto = '[';
  for (let i = 0; i < itens.length; i++) texto += (i === 0 ? '' : ',') + canonico(itens[i]);
  return `${texto}]`;
}

/** Array.prototype.sort without a comparator orders by UTF-16 code units, which is what the RFC asks for. */
function objeto(valor: Record<string, unknown>): string {
  let texto = '{';
  let separador = '';
  for (const chave of Object.keys(valor).sort()) {
    const membro = valor[chave];
    if (membro === undefined) continue;
    texto += `${separador}${entreAspas(chave)}:${canonico(membro)}`;
    separador = ',';
  }
  return `${texto}}`;
}
