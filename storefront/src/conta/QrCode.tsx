'use client';

import { useEffect, useState } from 'react';
import estilo from './conta.module.css';

/** A QR code, drawn here: what it holds goes nowhere. Its size follows its box. */
export function QrCode({ conteudo, rotulo }: { conteudo: string; rotulo: string }) {
  const [desenho, definir] = useState<{ lado: number; caminho: string } | null>(null);
  useEffect(() => {
    if (conteudo === '') return;
    let atual = true;
    void import('qrcode').then(({ create }) => {
      if (atual) definir(desenhar(create(conteudo, { errorCorrectionLevel: 'M' }).modules));
    });
    return () => {
      atual = false;
    };
  }, [conteudo]);
  return (
    <div className={estilo.qr}>
      {desenho && (
        <svg
          role="img"
          aria-label={rotulo}
          viewBox={`-4 -4 ${desenho.lado + 8} ${desenho.lado + 8}`}
          shapeRendering="crispEdges"
        >
          <path d={desenho.caminho} fill="#000" />
        </svg>
      )}
    </div>
  );
}

/** Each row's dark modules as one path of rectangles. */
function desenhar({ size, data }: { size: number; data: Uint8Array }) {
  let caminho = '';
  for (let linha = 0; linha < size; linha++)
    for (let coluna = 0; coluna < size; coluna++)
      if (data[linha * size + coluna]) caminho += `M${coluna} ${linha}h1v1h-1z`;
  return { lado: size, caminho };
}
