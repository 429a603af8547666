/** A field of EMV's codes: two digits that name it, two of its length, its value. */
export function tlv(id: string, valor: string): string {
  if (valor.length > 99) throw new RangeError(`field ${id} holds 99 characters: ${valor.length}`);
  return id + String(valor.length).padStart(2, '0') + valor;
}

/** The fields of a code in their order; null when it is cut, or is none. */
export function lerTlv(texto: string): Map<string, string> | null {
  const campos: [id: string, valor: string][] = [];
  for (let i = 0; i < texto.length; ) {
    const cabeca = texto.slice(i, i + 4);
    if (!/^\d{4}$/.test(cabeca)) return null;
    const fim = i + 4 + Number(cabeca.slice(2));
    const id = cabeca.slice(0, 2);
    if (fim > texto.length || campos.some(([outro]) => outro === id)) return null;
    campos.push([id, texto.slice(i + 4, fim)]);
    i = fim;
  }
  return new Map(campos);
}
