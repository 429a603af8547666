import { contraste } from '@martelo/shared/pagina/tema/cor';

let tela: CanvasRenderingContext2D | null = null;

/** A colour of the page's own, however it is written there, as `#aabbcc`; over white where it lets something through. */
export function corMedida(variavel: string): string {
  const sonda = document.createElement('i');
  sonda.style.color = `var(${variavel})`;
  document.body.append(sonda);
  const { color } = getComputedStyle(sonda);
  sonda.remove();
  tela ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (tela === null) return '#000000';
  tela.fillStyle = '#ffffff';
  tela.fillRect(0, 0, 1, 1);
  tela.fillStyle = color;
  tela.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = tela.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((parte) => parte.toString(16).padStart(2, '0')).join('')}`;
}

export const contrasteMedido = (frente: string, fundo: string): number =>
  contraste(corMedida(frente), corMedida(fundo));

/** Never rounded up to what would do. */
export const emPalavras = (razao: number): string =>
  (Math.floor(razao * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
