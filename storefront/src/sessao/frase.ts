import type { CorpoErro } from '@martelo/shared/erros';
import { SESSAO } from '../palavras/sessao.ts';

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

/** The same, and where somebody is only asked to wait, and not for hours, how long. */
export const fraseDoErro = ({ statusCode, message, aguardarSegundos }: CorpoErro): string =>
  statusCode === 429 && typeof aguardarSegundos === 'number' && aguardarSegundos <= 3_600
    ? SESSAO.espere(aguardarSegundos)
    : fraseDaRecusa(message);
