import { linear } from './pintura.ts';

/** Backgrounds. Each fills the canvas, with its horizon between y = 500 and 560 and things standing at y ≈ 690. */
export type Cenario = 'estudio' | 'patio' | 'rua' | 'campo' | 'agua' | 'pista' | 'obra';

export function cenario(nome: Cenario, sorte: () => number): string {
  return CENARIOS[nome](sorte);
}

const fundo = (id: string) => `<rect width="1200" height="900" fill="url(#${id})"/>`;

const CEUS = [
  ['#a9cbe8', '#e9f1f5', '#f7efe3'],
  ['#8fb8dd', '#cfe3f1', '#f1f5f6'],
  ['#b7c9e2', '#f0e2d8', '#fbe6cd'],
  ['#c3d3df', '#e4eaee', '#f3f3f0'],
] as const;

function ceu(sorte: () => number, horizonte = 540): string {
  const [alto, meio, baixo] = CEUS[Math.floor(sorte() * CEUS.length)] ?? CEUS[0];
  const nuvem = () => {
    const x = sorte() * 1100;
    const y = 70 + sorte() * 190;
    const s = 0.7 + sorte() * 0.8;
    return `<g transform="translate(${x.toFixed()} ${y.toFixed()}) scale(${s.toFixed(2)})" fill="#fff" opacity=".55" filter="url(#macio)"><ellipse rx="110" ry="20"/><ellipse cx="-30" cy="-16" rx="55" ry="24"/><ellipse cx="40" cy="-12" rx="48" ry="20"/></g>`;
  };
  return `${linear('ceu', [
    [0, alto],
    [0.6, meio],
    [1, baixo],
  ])}<rect width="1200" height="${horizonte + 40}" fill="url(#ceu)"/>${nuvem()}${nuvem()}${nuvem()}`;
}

function copas(sorte: () => number, y: number, cor: string, altura: number): string {
  const bolas = Array.from({ length: 22 }, (_, i) => {
    const r = altura * (0.55 + sorte() * 0.55);
    return `<ellipse cx="${(i * 58 + sorte() * 40 - 20).toFixed()}" cy="${(y - r * 0.35).toFixed()}" rx="${(r * 1.05).toFixed()}" ry="${r.toFixed()}"/>`;
  }).join('');
  return `<g fill="${cor}">${bolas}</g>`;
}

const asfalto = (y: number) =>
  `${linear('asfalto', [
    [0, '#b4b9be'],
    [0.3, '#9da3aa'],
    [1, '#7c838b'],
  ])}<rect y="${y}" width="1200" height="${900 - y}" fill="url(#asfalto)"/>`;

const CENARIOS: Record<Cenario, (sorte: () => number) => string> = {
  estudio(sorte) {
    const tons = [
      ['#f5f6f8', '#d5dae0', '#b9c0c9'],
      ['#f8f5f1', '#ddd5cb', '#c4bab0'],
      ['#eef3f8', '#c9d6e3', '#a9bacb'],
      ['#f2f5f1', '#d0d8ce', '#b3beb2'],
    ] as const;
    const [luz, meio, borda] = tons[Math.floor(sorte() * tons.length)] ?? tons[0];
    return (
      `<radialGradient id="parede" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="${luz}"/><stop offset=".6" stop-color="${meio}"/><stop offset="1" stop-color="${borda}"/></radialGradient>` +
      `<radialGradient id="piso" cx=".5" cy=".25" r=".75" gradientTransform="translate(0 0)"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="${luz}"/><stop offset="1" stop-color="${meio}"/></radialGradient>` +
      linear('dobra', [
        [0, borda, 0],
        [0.5, borda, 0.55],
        [1, borda, 0],
      ]) +
      `${fundo('parede')}<rect y="590" width="1200" height="310" fill="url(#piso)"/><rect y="540" width="1200" height="110" fill="url(#dobra)"/>` +
      '<path d="M250 0H950L860 28H340Z" fill="#fff" opacity=".75" filter="url(#macio)"/>'
    );
  },
  patio(sorte) {
    const x = 60 + sorte() * 420;
    const portas = Array.from(
      { length: 5 },
      (_, i) =>
        `<rect x="${x + 36 + i * 126}" y="430" width="94" height="116" fill="#c3cad1"/><path d="M${x + 36 + i * 126} 446h94m-94 20h94m-94 20h94m-94 20h94m-94 20h94" stroke="#aab2ba" stroke-width="3"/>`,
    ).join('');
    const vagas = Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${100 + i * 125 - 6} 596L${-460 + i * 265} 900h22L${100 + i * 125 + 6} 596Z" fill="#fff" opacity=".5"/>`,
    ).join('');
    return (
      ceu(sorte) +
      copas(sorte, 540, '#9fb5a3', 46) +
      `<path d="M${x} 545V392l330-44 330 44v153Z" fill="#dde2e6"/><path d="M${x - 12} 396l342-52 342 52v14l-342-50-342 50Z" fill="#8f9aa5"/>${portas}` +
      '<g stroke="#8c969d" stroke-width="4" opacity=".55"><path d="M0 520H1200M0 540H1200"/></g>' +
      `${asfalto(548)}<rect y="548" width="1200" height="10" fill="#d9dcdf"/>${vagas}`
    );
  },
  rua(sorte) {
    const predios = Array.from({ length: 9 }, (_, i) => {
      const largura = 110 + sorte() * 70;
      const altura = 130 + sorte() * 210;
      const x = i * 140 - 20;
      const cor = ['#cdd6de', '#d9d6d0', '#c3ced9', '#dcdfe1'][Math.floor(sorte() * 4)];
      const andares = Math.floor(altura / 34);
      const janelas = Array.from(
        { length: andares },
        (_, k) =>
          `M${(x + 14).toFixed()} ${(560 - altura + 20 + k * 34).toFixed()}h${(largura - 28).toFixed()}`,
      ).join('');
      return `<rect x="${x}" y="${(560 - altura).toFixed()}" width="${largura.toFixed()}" height="${altura.toFixed()}" fill="${cor}"/><path d="${janelas}" stroke="#fff" stroke-opacity=".75" stroke-width="14" stroke-dasharray="16 12"/>`;
    }).join('');
    const arvores = [90 + sorte() * 120, 560 + sorte() * 90, 1010 + sorte() * 110]
      .map(
        (x) =>
          `<g transform="translate(${x.toFixed()} 570)"><rect x="-6" y="-90" width="12" height="90" fill="#8b7460"/><circle cy="-130" r="62" fill="#8fab8a"/><circle cx="-38" cy="-104" r="42" fill="#84a281"/><circle cx="38" cy="-108" r="44" fill="#9ab693"/></g>`,
      )
      .join('');
    return (
      `${ceu(sorte)}<g opacity=".85">${predios}</g>${arvores}` +
      `${asfalto(600)}<path d="M0 566H1200V592H0Z" fill="#d8d7d2"/><path d="M0 592H1200V606H0Z" fill="#b5b6b4"/>` +
      '<path d="M0 820H1200" stroke="#fff" stroke-opacity=".65" stroke-width="14" stroke-dasharray="150 110"/>'
    );
  },
  campo(sorte) {
    const sulcos = Array.from(
      { length: 13 },
      (_, i) =>
        `<path d="M${600 + (i - 6) * 60} 560L${600 + (i - 6) * 330} 900h70L${606 + (i - 6) * 62} 560Z"/>`,
    ).join('');
    return (
      ceu(sorte) +
      linear('grama', [
        [0, '#b9c98a'],
        [0.4, '#9cb36d'],
        [1, '#7c9653'],
      ]) +
      '<path d="M0 520C180 430 330 470 520 500S900 420 1200 490V600H0Z" fill="#a9bfa4"/><path d="M0 545C260 480 420 530 640 525S1000 490 1200 530V620H0Z" fill="#93b084"/>' +
      `${copas(sorte, 556, '#7d9b70', 20)}<rect y="552" width="1200" height="348" fill="url(#grama)"/><g fill="#6f8a48" opacity=".22">${sulcos}</g>`
    );
  },
  agua(sorte) {
    const ondas = Array.from({ length: 46 }, () => {
      const y = 560 + sorte() ** 1.4 * 330;
      const w = 30 + ((y - 540) / 340) * 150;
      return `<path d="M${(sorte() * 1200).toFixed()} ${y.toFixed()}q${(w / 2).toFixed()} -7 ${w.toFixed()} 0" />`;
    }).join('');
    return (
      ceu(sorte, 520) +
      '<path d="M0 535C120 470 260 500 380 480S560 520 700 535ZM760 535c90-40 170-50 250-36s130 20 190 36Z" fill="#9db4bd" opacity=".8"/>' +
      linear('mar', [
        [0, '#a8cbd6'],
        [0.3, '#5f9db4'],
        [1, '#2a637f'],
      ]) +
      `<rect y="535" width="1200" height="365" fill="url(#mar)"/><g fill="none" stroke="#e9f6fa" stroke-opacity=".5" stroke-width="4" stroke-linecap="round">${ondas}</g>`
    );
  },
  pista(sorte) {
    return (
      ceu(sorte) +
      copas(sorte, 545, '#a8bca6', 26) +
      '<path d="M60 548V430Q230 330 400 430V548Z" fill="#d5dbe0"/><path d="M96 548V446Q230 372 364 446V548Z" fill="#9fb0be"/><path d="M48 432Q230 316 412 432v16Q230 336 48 448Z" fill="#8795a3"/>' +
      '<rect x="1010" y="380" width="34" height="168" fill="#dfe3e6"/><path d="M985 340h84l-14 50h-56Z" fill="#8fa9bd"/><rect x="980" y="330" width="94" height="12" rx="4" fill="#7d8994"/>' +
      `<rect y="546" width="1200" height="40" fill="#a9bd8c"/>${asfalto(582)}<path d="M0 800H1200" stroke="#fff" stroke-opacity=".7" stroke-width="18" stroke-dasharray="170 120"/><path d="M0 606H1200" stroke="#f4d35e" stroke-opacity=".8" stroke-width="5"/>`
    );
  },
  obra(sorte) {
    return (
      ceu(sorte) +
      '<g stroke="#a7a9a6" stroke-width="7" fill="none" opacity=".8"><path d="M210 560V210M150 250H480M210 210L460 250M210 210L150 250M440 250V330"/><path d="M196 560V260m28 300V260M196 300l28 40-28 40 28 40-28 40 28 40-28 40"  stroke-width="4"/></g>' +
      '<g fill="#cfd3d4"><rect x="760" y="330" width="330" height="230"/><path d="M760 330h330M760 390h330M760 450h330M760 510h330" stroke="#aeb4b6" stroke-width="12"/><path d="M790 330v230M900 330v230M1010 330v230" stroke="#b9bec0" stroke-width="14"/></g>' +
      linear('terra', [
        [0, '#d6bf9e'],
        [0.4, '#c2a57f'],
        [1, '#a2845f'],
      ]) +
      '<path d="M0 575C140 520 260 548 380 560S760 540 900 556 1100 530 1200 560V900H0Z" fill="url(#terra)"/><path d="M930 640C980 560 1090 548 1200 600V660H930Z" fill="#b39570"/>' +
      `<g fill="#8d7150" opacity=".35">${Array.from({ length: 40 }, () => `<ellipse cx="${(sorte() * 1200).toFixed()}" cy="${(620 + sorte() * 270).toFixed()}" rx="${(4 + sorte() * 12).toFixed()}" ry="3"/>`).join('')}</g>`
    );
  },
};
