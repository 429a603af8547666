/** RFC 9110: named, or meant by `*`, and not refused by a weight of nothing. */
export function aceita(dito: string | string[] | undefined, codificacao: 'br' | 'gzip'): boolean {
  const ditas = String(dito ?? '')
    .split(',')
    .map((uma) =>
      uma
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    );
  const sobre = ditas.find(([nome]) => nome === codificacao) ?? ditas.find(([nome]) => nome === '*');
  return sobre !== undefined && !sobre.slice(1).some((peso) => /^q=0(?:\.0*)?$/.test(peso));
}
