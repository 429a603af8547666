import { create } from 'qrcode';
import { PAGAR } from '../../palavras/pagar.ts';
import estilo from './pagar.module.css';

const MARGEM = 4;

/** A Pix code as a picture, drawn by the server: it is there without a script, and what it holds goes nowhere else. */
export function QrDoPix({ copiaECola, valor }: { copiaECola: string; valor: string }) {
  const { size, data } = create(copiaECola, { errorCorrectionLevel: 'M' }).modules;
  const lado = size + 2 * MARGEM;
  return (
    <svg
      role="img"
      aria-label={PAGAR.qrDoPix(valor)}
      viewBox={`${-MARGEM} ${-MARGEM} ${lado} ${lado}`}
      shapeRendering="crispEdges"
      className={estilo.qr}
    >
      <path d={caminho(size, data)} fill="#000" />
    </svg>
  );
}

/** Each row's runs of dark modules as one path. */
function caminho(lado: number, modulos: Uint8Array): string {
  let tracos = '';
  for (let linha = 0; linha < lado; linha++)
    for (let de = 0; de < lado; de++) {
      if (!modulos[linha * lado + de]) continue;
      let ate = de;
      while (ate < lado && modulos[linha * lado + ate]) ate++;
      tracos += `M${de} ${linha}h${ate - de}v1h${de - ate}z`;
      de = ate;
    }
  return tracos;
}
