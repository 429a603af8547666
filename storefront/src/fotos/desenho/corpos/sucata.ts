import type { Perfil } from './perfil.ts';
import { desenharPerfil } from './perfil.ts';

/** A wreck: a dulled car's profile with a sprung bonnet, rust, a missing front wheel on a block, a flat tyre and shattered glass. */
export function sucataLado(perfil: Perfil): string {
  const [frente, tras] = perfil.rodas;
  const semRoda =
    `<circle cx="${frente.x}" cy="${frente.y}" r="${frente.r * 1.1}" fill="#0c0e10"/><circle cx="${frente.x}" cy="${frente.y + 8}" r="30" fill="#6d4a35"/><circle cx="${frente.x}" cy="${frente.y + 8}" r="14" fill="#3a2a20"/>` +
    `<path d="M${frente.x - 70} 690v-46h150v46Z" fill="#a79d90"/><path d="M${frente.x - 70} 668h150M${frente.x} 644v24M${frente.x - 34} 668v22M${frente.x + 40} 668v22" stroke="#837a6e" stroke-width="4"/>`;
  const ferrugem = [
    [frente.x + 120, 610, 60, 26],
    [tras.x - 110, 626, 80, 20],
    [tras.x + 90, 560, 40, 44],
    [frente.x - 60, 530, 50, 18],
    [640, 404, 90, 10],
  ]
    .map(
      ([x, y, rx, ry]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#8a4a24" opacity=".55" filter="url(#macio)"/><ellipse cx="${x}" cy="${y}" rx="${(rx ?? 0) * 0.5}" ry="${(ry ?? 0) * 0.5}" fill="#5f3016" opacity=".6" filter="url(#macio)"/>`,
    )
    .join('');
  const amassado =
    `<path d="M${frente.x + 60} 500l46 30-20 26 54 14-40 34" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="6" stroke-linejoin="round"/><path d="M${frente.x + 64} 506l46 30-20 26 54 14" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>` +
    `<path d="M${frente.x - 150} 560C${frente.x - 110} 580 ${frente.x - 130} 610 ${frente.x - 100} 640H${frente.x - 190}V560Z" fill="#1b1e22"/><circle cx="${frente.x - 124}" cy="540" r="16" fill="#2b3036"/>` +
    `<path d="M690 440l-60-30m60 30l-20-44m20 44l40-46m-40 46l70-10m-70 10l50 36m-50-36l-14 40m14-40l-70 20" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>`;
  const opaca = `<path d="${perfil.contorno}" fill="#5b4a38" opacity=".38"/>`;
  const capo =
    `<path d="M${frente.x - 120} 520L${frente.x - 96} 398l64-26 38 28 62-22 66 84-90 40Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M${frente.x - 120} 520L${frente.x - 96} 398l64-26 38 28 62-22 66 84-90 40Z" fill="#5b4a38" opacity=".45"/>` +
    `<path d="M${frente.x - 32} 372l-6 96m44-68l30 74m32-96l-24 84" stroke="#000" stroke-opacity=".35" stroke-width="5" fill="none"/>` +
    `<path d="M${frente.x - 118} 520h210l24 22H${frente.x - 150}Z" fill="#14171b"/>`;
  const vidros = `<path d="${perfil.vidro}" fill="#0d1013" opacity=".5"/>`;
  const arriada = `<ellipse cx="${tras.x}" cy="682" rx="${tras.r * 1.16}" ry="14" fill="#15181b"/><circle cx="${tras.x}" cy="${tras.y}" r="${tras.r * 0.62}" fill="#6d4a35"/><circle cx="${tras.x}" cy="${tras.y}" r="${tras.r * 0.3}" fill="#33241b"/>`;
  return `<g transform="rotate(-1.6 600 690)">${desenharPerfil(perfil, 'ferro', 'suc')}${opaca}${vidros}${ferrugem}${capo}${amassado}${arriada}${semRoda}</g>`;
}

/** A bale of crushed cars beside loose parts. */
export const fardos = (): string => {
  const cores = ['url(#tintaLisa)', '#7d8a95', '#9a5a3a', '#a9b0b5', '#5b6b7a', '#b59b6a'];
  const fardo = (x: number, y: number, i: number) =>
    `<g transform="translate(${x} ${y})"><rect width="250" height="128" fill="${cores[i % cores.length]}"/><path d="M0 24L60 12L130 30L190 10L250 26M0 60L50 74L120 56L200 78L250 62M0 100L80 92L150 112L250 96" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="7"/><path d="M40 0L52 128M150 0L138 128M210 0L222 128" stroke="#fff" stroke-opacity=".22" stroke-width="6"/><rect width="250" height="128" fill="url(#sombraBaixa)"/><ellipse cx="90" cy="86" rx="34" ry="14" fill="#7a3f1e" opacity=".6"/></g>`;
  return (
    '<ellipse cx="600" cy="692" rx="520" ry="30" fill="url(#sombraChao)"/>' +
    [
      [190, 562, 0],
      [450, 562, 1],
      [710, 562, 2],
      [320, 428, 3],
      [580, 428, 0],
      [450, 294, 4],
    ]
      .map(([x, y, i]) => fardo(x ?? 0, y ?? 0, i ?? 0))
      .join('') +
    '<circle cx="1040" cy="640" r="56" fill="url(#pneu)"/><circle cx="1040" cy="640" r="28" fill="#9aa1a8"/><circle cx="1040" cy="640" r="14" fill="#2a2d31"/><path d="M970 690c0-30 40-40 70-40" fill="none" stroke="#6d757d" stroke-width="14"/>'
  );
};
