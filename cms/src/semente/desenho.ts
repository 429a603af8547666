import sharp from 'sharp';

/** What stands on the road. */
export type Motivo = 'sedan' | 'picape' | 'caminhao' | 'casas';

interface Cena {
  motivo: Motivo;
  /** Two brand colours as #rrggbb: the sky's dark and the accent. */
  escura: string;
  viva: string;
  largura: number;
  altura: number;
}

/** A drawn evening scene in the brand's colours, as WebP. No letters: which fonts a machine has cannot be known. */
export const desenharCena = (cena: Cena): Promise<Buffer> =>
  sharp(Buffer.from(svgDaCena(cena)))
    .webp({ quality: 86 })
    .toBuffer();

const CHAO = 400;

/** Drawn on 1600 × 500 and cropped around the motif to the shape asked for. */
export function svgDaCena({ motivo, escura, viva, largura, altura }: Cena): string {
  const visivel = Math.min(1600, (500 * largura) / altura);
  const x = visivel < 1600 ? Math.min(1600 - visivel, Math.max(0, 1080 - visivel / 2)) : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}" viewBox="${x} 0 ${visivel} 500" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="ceu" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${misturar(escura, '#000000', 0.25)}"/>
      <stop offset=".55" stop-color="${escura}"/>
      <stop offset="1" stop-color="${misturar(escura, viva, 0.55)}"/>
    </linearGradient>
    <radialGradient id="sol"><stop offset="0" stop-color="${viva}"/><stop offset=".35" stop-color="${viva}" stop-opacity=".5"/><stop offset="1" stop-color="${viva}" stop-opacity="0"/></radialGradient>
    <linearGradient id="lata" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#c9d3df"/></linearGradient>
    <linearGradient id="vidro" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${misturar(escura, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${misturar(escura, '#000000', 0.35)}"/></linearGradient>
  </defs>
  <rect width="1600" height="500" fill="url(#ceu)"/>
  <circle cx="1180" cy="250" r="300" fill="url(#sol)" opacity=".8"/>
  <circle cx="1180" cy="250" r="78" fill="${misturar(viva, '#ffffff', 0.35)}"/>
  ${serra(300, 34, misturar(escura, viva, 0.28), 0)}
  ${serra(336, 26, misturar(escura, viva, 0.14), 2)}
  ${horizonte(misturar(escura, '#000000', 0.18))}
  <rect y="${CHAO - 22}" width="1600" height="122" fill="${misturar(escura, '#000000', 0.45)}"/>
  <rect y="${CHAO - 22}" width="1600" height="3" fill="${viva}" opacity=".55"/>
  ${Array.from({ length: 14 }, (_, i) => `<rect x="${i * 124 - 20}" y="446" width="66" height="5" rx="2.5" fill="#fff" opacity=".35"/>`).join('')}
  <ellipse cx="1090" cy="${CHAO + 8}" rx="350" ry="14" fill="#000" opacity=".35"/>
  <g transform="translate(1090 400) scale(1.3) translate(-1090 -400)">${MOTIVOS[motivo](viva)}</g>
</svg>`;
}

const MOTIVOS: Record<Motivo, (viva: string) => string> = {
  sedan: (viva) => `<g>
    <path d="M846 398c-8-2-12-10-11-20 2-22 10-32 40-38l66-10c34-34 62-54 106-56 66-4 112 8 150 50l14 12c60 6 96 14 106 30 7 12 6 28-2 32z" fill="url(#lata)"/>
    <path d="M962 330c26-27 50-42 86-43l14 44zM1074 287c54-2 88 10 114 44h-106z" fill="url(#vidro)"/>
    <path d="M838 366h470" stroke="#93a2b4" stroke-width="2" opacity=".6"/>
    <path d="M838 352h26l-6 14h-22z" fill="${viva}"/><path d="M1296 348l20 8 1 10h-20z" fill="#d8483c"/>
    ${roda(930)}${roda(1220)}</g>`,
  picape: (viva) => `<g>
    <path d="M826 398c-6 0-10-6-10-14v-26c0-14 8-20 24-23l74-11 58-52c8-7 16-10 28-10h126c14 0 20 6 22 18l6 40h196c10 0 14 6 14 14v50c0 9-5 14-12 14z" fill="url(#lata)"/>
    <path d="M938 324l44-40c5-4 9-6 16-6h42v46zM1056 278h66c6 0 9 3 10 9l6 37h-82z" fill="url(#vidro)"/>
    <path d="M820 362h540" stroke="#93a2b4" stroke-width="2" opacity=".6"/>
    <rect x="818" y="342" width="24" height="14" rx="3" fill="${viva}"/><rect x="1352" y="338" width="12" height="24" rx="3" fill="#d8483c"/>
    ${roda(912, 46)}${roda(1258, 46)}</g>`,
  caminhao: (viva) => `<g>
    <rect x="980" y="206" width="400" height="168" rx="8" fill="url(#lata)"/>
    <path d="M980 262h400" stroke="${viva}" stroke-width="14"/>
    ${[1060, 1140, 1220, 1300].map((x) => `<path d="M${x} 212v156" stroke="#aab6c4" stroke-width="2" opacity=".6"/>`).join('')}
    <path d="M820 398c-6 0-8-4-8-10v-52c0-8 2-14 6-20l34-58c6-10 14-14 26-14h84v154z" fill="${viva}"/>
    <path d="M842 320l30-50c3-5 7-8 14-8h46v58z" fill="url(#vidro)"/>
    <rect x="812" y="374" width="572" height="24" rx="4" fill="#2a3442"/>
    <rect x="812" y="352" width="20" height="14" rx="3" fill="#fff3cf"/>
    ${roda(880, 44)}${roda(1200, 44)}${roda(1306, 44)}</g>`,
  casas: (viva) => `<g>
    ${casa(800, 250, 190, '#eef2f6', viva)}${casa(1010, 210, 230, '#ffffff', viva)}${casa(1262, 264, 170, '#e2e8ef', viva)}
    ${[782, 1000, 1250, 1446].map((x) => `<rect x="${x - 4}" y="352" width="8" height="48" fill="#3c4a3c"/><circle cx="${x}" cy="334" r="34" fill="#2f6b4a"/><circle cx="${x + 9}" cy="324" r="18" fill="#3f8a60"/>`).join('')}</g>`,
};

const roda = (x: number, raio = 42): string =>
  `<circle cx="${x}" cy="${CHAO - 6}" r="${raio}" fill="#1a2028"/><circle cx="${x}" cy="${CHAO - 6}" r="${raio * 0.58}" fill="#cfd7e0"/><circle cx="${x}" cy="${CHAO - 6}" r="${raio * 0.2}" fill="#56616f"/>
   ${[0, 72, 144, 216, 288].map((giro) => `<rect x="${x - 3}" y="${CHAO - 6 - raio * 0.52}" width="6" height="${raio * 0.4}" rx="3" fill="#8794a3" transform="rotate(${giro} ${x} ${CHAO - 6})"/>`).join('')}`;

const casa = (x: number, y: number, largura: number, parede: string, viva: string): string =>
  `<rect x="${x}" y="${y}" width="${largura}" height="${CHAO - y}" fill="${parede}"/>
   <path d="M${x - 16} ${y}l${largura / 2 + 16}-78 ${largura / 2 + 16} 78z" fill="#a9503a"/>
   <rect x="${x + largura * 0.4}" y="${CHAO - 92}" width="${largura * 0.22}" height="92" rx="3" fill="#3a4756"/>
   <rect x="${x + largura * 0.12}" y="${y + 34}" width="${largura * 0.2}" height="44" rx="3" fill="${viva}"/><rect x="${x + largura * 0.7}" y="${y + 34}" width="${largura * 0.2}" height="44" rx="3" fill="${viva}"/>`;

/** Rolling hills: a wave that never repeats within the picture. */
function serra(base: number, altura: number, cor: string, fase: number): string {
  const pontos = Array.from({ length: 33 }, (_, i) => {
    const y = base - altura * (Math.sin(i * 0.55 + fase) + 0.6 * Math.sin(i * 0.23 + fase * 2));
    return `${i * 50} ${y.toFixed(1)}`;
  });
  return `<path d="M0 500L${pontos.join('L')}L1600 500z" fill="${cor}"/>`;
}

/** A skyline far away, the same each time. */
function horizonte(cor: string): string {
  let predios = '';
  for (let i = 0, x = 0; x < 760; i += 1) {
    const largura = 26 + ((i * 37) % 30);
    const altura = 30 + ((i * 53) % 92);
    predios += `<rect x="${x}" y="${CHAO - 22 - altura}" width="${largura}" height="${altura}"/>`;
    x += largura + ((i * 17) % 14);
  }
  return `<g fill="${cor}" opacity=".85">${predios}</g>`;
}

function misturar(de: string, para: string, quanto: number): string {
  const canal = (cor: string, i: number) => Number.parseInt(cor.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) => Math.round(canal(de, i) + (canal(para, i) - canal(de, i)) * quanto))
    .map((valor) => valor.toString(16).padStart(2, '0'))
    .join('')}`;
}
