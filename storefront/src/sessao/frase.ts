/** What a person reads of a refusal: its sentences, without the names that programs give to fields ("codigo: informe os 6 dígitos"). */
export const fraseDaRecusa = (mensagem: string | readonly string[]): string =>
  [mensagem]
    .flat()
    .map((texto) => {
      const frase = texto.replace(/^[\w.]+: (?=\S)/, '');
      return frase === texto
        ? texto
        : `${frase.charAt(0).toUpperCase()}${frase.slice(1).replace(/\.$/, '')}.`;
    })
    .join(' ');
