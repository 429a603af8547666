/** What a make without a logo is known by: "MB" for Mercedes-Benz, "Fi" for Fiat, "BMW" as it is. */
export function monograma(marca: string): string {
  const palavras = marca
    .trim()
    .split(/[\s\-/&.]+/)
    .filter((palavra) => /^[\p{L}\d]/u.test(palavra) && !/^(d[aeo]s?|e|of)$/i.test(palavra));
  const [primeira = ''] = palavras;
  const letras = (texto: string) => [...texto];
  if (palavras.length > 1)
    return palavras
      .slice(0, 2)
      .map((palavra) => letras(palavra)[0]?.toLocaleUpperCase('pt-BR'))
      .join('');
  if (/^[\p{Lu}\d]{1,3}$/u.test(primeira)) return primeira;
  const [uma = '', outra = ''] = letras(primeira);
  return uma.toLocaleUpperCase('pt-BR') + outra.toLocaleLowerCase('pt-BR');
}
