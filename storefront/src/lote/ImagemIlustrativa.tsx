import { PRECO } from '../palavras/cartao.ts';
import estilo from './ImagemIlustrativa.module.css';

/** What a drawing says of itself, in the corner of the frame it stands in (`position: relative`). */
export const ImagemIlustrativa = () => <span className={estilo.aviso}>{PRECO.imagemIlustrativa}</span>;
