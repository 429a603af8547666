import type { Estilo } from './estilos.ts';

/** What stands on the road. */
export type Motivo = 'sedan' | 'picape' | 'caminhao' | 'moto' | 'trator' | 'patio' | 'casas';

export interface Cena {
  motivo: Motivo;
  estilo: Estilo;
  /** Two brand colours as #rrggbb: the sky's dark and the accent. */
  escura: string;
  viva: string;
  largura: number;
  altura: number;
}

const CHAO = 400;

/** The scene's dark and its accent: the deeper colour of the two draws the night, the other the sun. */
export function coresDaCena({ corPrimaria, corSecundaria }: { corPrimaria: string; corSecundaria: string }): {
  escura: string;
  viva: string;
} {
  return luz(corPrimaria) <= luz(corSecundaria)
    ? { escura: corPrimaria, viva: corSecundaria }
    : { escura: corSecundaria, viva: corPrimaria };
}

/** Drawn on 1600 × 500 and cropped around the motif to the shape asked for. Pure: also what previews show. No letters: which fonts a
 * machine has cannot be known. */
export function svgDaCena({ motivo, estilo, escura, viva, largura, altura }: Cena): string {
  const visivel = Math.min(1600, (500 * largura) / altura);
  const x = visivel < 1600 ? Math.min(1600 - visivel, Math.max(0, 1080 - visivel / 2)) : 0;
  const luz = LUZES[estilo](escura, viva);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}" viewBox="${x} 0 ${visivel} 500" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="ceu" x1="0" y1="0" x2="${estilo === 'manha' ? 0 : 1}" y2="1">
      <stop offset="0" stop-color="${luz.ceu[0]}"/>
      <stop offset=".55" stop-color="${luz.ceu[1]}"/>
      <stop offset="1" stop-color="${luz.ceu[2]}"/>
    </linearGradient>
    <radialGradient id="sol"><stop offset="0" stop-color="${luz.sol}"/><stop offset=".35" stop-color="${luz.sol}" stop-opacity=".5"/><stop offset="1" stop-color="${luz.sol}" stop-opacity="0"/></radialGradient>
    <linearGradient id="lata" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#c9d3df"/></linearGradient>
    <linearGradient id="vidro" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${misturar(escura, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${misturar(escura, '#000000', 0.35)}"/></linearGradient>
  </defs>
  <rect width="1600" height="500" fill="url(#ceu)"/>
  ${luz.fundo}
  <rect y="${CHAO - 22}" width="1600" height="122" fill="${luz.chao}"/>
  <rect y="${CHAO - 22}" width="1600" height="3" fill="${luz.sol}" opacity=".55"/>
  ${luz.faixas ? Array.from({ length: 14 }, (_, i) => `<rect x="${i * 124 - 20}" y="446" width="66" height="5" rx="2.5" fill="#fff" opacity=".35"/>`).join('') : ''}
  <ellipse cx="1090" cy="${CHAO + 8}" rx="350" ry="14" fill="#000" opacity=".35"/>
  <g transform="translate(1090 400) scale(1.3) translate(-1090 -400)">${MOTIVOS[motivo](viva)}</g>
</svg>`;
}

interface Luz {
  ceu: readonly [string, string, string];
  sol: string;
  chao: string;
  faixas: boolean;
  fundo: string;
}

const LUZES: Record<Estilo, (escura: string, viva: string) => Luz> = {
  entardecer: (escura, viva) => ({
    ceu: [misturar(escura, '#000000', 0.25), escura, misturar(escura, viva, 0.55)],
    sol: viva,
    chao: misturar(escura, '#000000', 0.45),
    faixas: true,
    fundo: `<circle cx="1180" cy="250" r="300" fill="url(#sol)" opacity=".8"/>
  <circle cx="1180" cy="250" r="78" fill="${misturar(viva, '#ffffff', 0.35)}"/>
  ${serra(300, 34, misturar(escura, viva, 0.28), 0)}${serra(336, 26, misturar(escura, viva, 0.14), 2)}
  ${horizonte(misturar(escura, '#000000', 0.18))}`,
  }),
  manha: (escura, viva) => ({
    ceu: [
      misturar(escura, '#8fc1ee', 0.78),
      misturar(escura, '#dcecfa', 0.88),
      misturar(viva, '#ffffff', 0.86),
    ],
    sol: misturar(viva, '#ffffff', 0.55),
    chao: misturar(escura, '#8b95a1', 0.62),
    faixas: true,
    fundo: `<circle cx="1250" cy="170" r="240" fill="url(#sol)"/>
  ${nuvem(820, 96, 1)}${nuvem(1330, 132, 0.8)}${nuvem(420, 150, 1.2)}${nuvem(120, 80, 0.7)}
  ${serra(302, 34, misturar(escura, '#ffffff', 0.55), 1)}${serra(338, 26, misturar(escura, '#cfe3d2', 0.6), 3)}
  ${horizonte(misturar(escura, '#ffffff', 0.42))}`,
  }),
  noite: (escura, viva) => ({
    ceu: [
      misturar(escura, '#000000', 0.78),
      misturar(escura, '#000000', 0.6),
      misturar(escura, '#000000', 0.3),
    ],
    sol: misturar(viva, '#ffffff', 0.3),
    chao: misturar(escura, '#000000', 0.82),
    faixas: true,
    fundo: `${estrelas()}<circle cx="1310" cy="104" r="150" fill="url(#sol)" opacity=".5"/><circle cx="1310" cy="104" r="40" fill="${misturar(viva, '#ffffff', 0.75)}"/>
  ${serra(318, 26, misturar(escura, '#000000', 0.5), 2)}${horizonte(misturar(escura, '#000000', 0.62))}${janelas(misturar(viva, '#ffffff', 0.25))}
  <path d="M826 372L330 440h460z" fill="${viva}" opacity=".22"/>`,
  }),
  estudio: (escura, viva) => ({
    ceu: [misturar(escura, '#ffffff', 0.08), escura, misturar(escura, '#000000', 0.22)],
    sol: viva,
    chao: misturar(escura, '#000000', 0.3),
    faixas: false,
    fundo: `<circle cx="1090" cy="250" r="330" fill="${misturar(escura, viva, 0.3)}"/><circle cx="1090" cy="250" r="236" fill="${misturar(escura, viva, 0.62)}"/>
  <rect x="-80" y="70" width="700" height="56" rx="28" fill="${viva}" opacity=".2" transform="rotate(-18 260 98)"/><rect x="40" y="220" width="560" height="28" rx="14" fill="${viva}" opacity=".32" transform="rotate(-18 300 234)"/>
  <circle cx="1500" cy="90" r="52" fill="${viva}" opacity=".32"/>`,
  }),
};

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
  moto: (viva) => `<g transform="translate(0 -8)">
    ${roda(966, 62)}${roda(1236, 62)}
    <path d="M966 394l64-104 52-8 58 70 84 6M1140 352l-40 46H1040l-10-108M1236 394l-52-136" fill="none" stroke="#2a3442" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M1044 286c18-34 66-44 106-34l36 12-8 34-64 26-66-6z" fill="${viva}"/>
    <path d="M938 282c24-16 66-18 108-2l-10 24c-36-6-72-4-98 4z" fill="#2a3442"/>
    <path d="M1168 240l30-26 22 2" fill="none" stroke="#2a3442" stroke-width="10" stroke-linecap="round"/>
    <circle cx="1200" cy="262" r="17" fill="#fff3cf"/><rect x="1050" y="344" width="86" height="52" rx="12" fill="url(#lata)"/><path d="M1056 396l-110 6" stroke="#93a2b4" stroke-width="12" stroke-linecap="round"/></g>`,
  trator: (viva) => `<g>
    <path d="M1010 300h196c16 0 26 8 28 22l8 50h-232z" fill="${viva}"/>
    <path d="M930 214h118c10 0 16 6 18 16l14 70v72H930z" fill="url(#lata)"/><path d="M946 230h94l14 70H946z" fill="url(#vidro)"/>
    <rect x="918" y="200" width="160" height="18" rx="9" fill="#2a3442"/><rect x="1156" y="226" width="14" height="76" rx="7" fill="#2a3442"/>
    <path d="M1216 330h22M1214 346h26" stroke="#2a3442" stroke-width="6"/>${roda(960, 84, 352)}${roda(1216, 54, 382)}</g>`,
  patio: (viva) => `<g>
    <path d="M820 400V262l140-58 140 58v138z" fill="#eef2f6"/><path d="M804 268l156-68 156 68-8 16-148-62-148 62z" fill="${viva}"/>
    <rect x="880" y="304" width="160" height="96" fill="#3a4756"/>${[322, 341, 360, 379].map((y) => `<path d="M880 ${y}h160" stroke="#56616f" stroke-width="3"/>`).join('')}
    <path d="M1130 396c-4-2-6-6-5-12 1-14 6-20 24-23l38-6c20-20 38-30 62-31 26 0 48 10 64 31 24 3 38 9 40 21 1 12 0 18-2 20z" fill="url(#lata)"/><path d="M1196 354c16-15 30-22 48-23v24zM1252 331c20 0 36 8 46 23l-46 2z" fill="url(#vidro)"/>
    ${roda(1176, 25)}${roda(1308, 25)}</g>`,
  casas: (viva) => `<g>
    ${casa(800, 250, 190, '#eef2f6', viva)}${casa(1010, 210, 230, '#ffffff', viva)}${casa(1262, 264, 170, '#e2e8ef', viva)}
    ${[782, 1000, 1250, 1446].map((x) => `<rect x="${x - 4}" y="352" width="8" height="48" fill="#3c4a3c"/><circle cx="${x}" cy="334" r="34" fill="#2f6b4a"/><circle cx="${x + 9}" cy="324" r="18" fill="#3f8a60"/>`).join('')}</g>`,
};

const roda = (x: number, raio = 42, y = CHAO - 6): string =>
  `<circle cx="${x}" cy="${y}" r="${raio}" fill="#1a2028"/><circle cx="${x}" cy="${y}" r="${raio * 0.58}" fill="#cfd7e0"/><circle cx="${x}" cy="${y}" r="${raio * 0.2}" fill="#56616f"/>
   ${[0, 72, 144, 216, 288].map((giro) => `<rect x="${x - 3}" y="${y - raio * 0.52}" width="6" height="${raio * 0.4}" rx="3" fill="#8794a3" transform="rotate(${giro} ${x} ${y})"/>`).join('')}`;

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

const nuvem = (x: number, y: number, escala: number): string =>
  `<g transform="translate(${x} ${y}) scale(${escala})" fill="#fff" opacity=".75"><circle cx="0" cy="0" r="26"/><circle cx="34" cy="-14" r="34"/><circle cx="74" cy="0" r="24"/><rect x="-26" y="0" width="124" height="26" rx="13"/></g>`;

const estrelas = (): string =>
  Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${(i * 271) % 1600}" cy="${(i * 97) % 260}" r="${1 + (i % 3) * 0.6}" fill="#fff" opacity="${0.3 + (i % 4) * 0.15}"/>`,
  ).join('');

const janelas = (cor: string): string =>
  Array.from(
    { length: 70 },
    (_, i) =>
      `<rect x="${(i * 83) % 740}" y="${CHAO - 34 - ((i * 29) % 70)}" width="5" height="6" fill="${cor}" opacity=".55"/>`,
  ).join('');

const luz = (cor: string): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (soma, peso, i) => soma + peso * Number.parseInt(cor.slice(1 + i * 2, 3 + i * 2), 16),
    0,
  );
