import { ErroMartelo } from '@martelo/shared/erros';
import { MAXIMO_PIXELS, MEGA } from '@martelo/shared/limites-de-arquivo';

/** Why a file of a kind that we take is not taken, as its sender reads it: what is wrong, and what to do. */
const FRASES = {
  vazio: 'O arquivo está vazio. Escolha-o de novo.',
  danificado:
    'Não conseguimos abrir o arquivo: ele está danificado ou incompleto. Envie-o de novo, ou uma foto dele.',
  pixels: `A foto tem mais de ${MAXIMO_PIXELS / MEGA} megapixels. Envie-a em um tamanho menor.`,
  senha: 'O PDF está protegido com senha. Salve-o sem a proteção, ou envie uma foto dele.',
  ativo:
    'O PDF traz programas, ações ou outros arquivos dentro dele. Imprima-o de novo como PDF, ou envie uma foto dele.',
  expande: 'O PDF fica grande demais ao ser aberto. Imprima-o de novo como PDF, ou envie uma foto dele.',
  duplo: 'O arquivo traz outro escondido dentro dele. Imprima-o de novo como PDF, ou envie uma foto dele.',
  demorado: 'O arquivo demorou demais para ser conferido. Envie-o em um tamanho menor, ou uma foto dele.',
  virus: 'O antivírus encontrou uma ameaça neste arquivo, e ele não foi recebido. Envie outro.',
} as const;
export type Motivo = keyof typeof FRASES;

/** ARQUIVO_RECUSADO with `motivo` for programs and the sentence for people. */
export const recusado = (motivo: Motivo): ErroMartelo =>
  new ErroMartelo('ARQUIVO_RECUSADO', { motivo, problema: FRASES[motivo] });

/** The same within an examination, wherever that runs. */
export class Recusa extends Error {
  override name = 'Recusa';
  readonly motivo: Motivo;
  constructor(motivo: Motivo, options?: ErrorOptions) {
    super(motivo, options);
    this.motivo = motivo;
  }
}
