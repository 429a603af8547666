import { misturar } from '../cores.ts';
import { linear } from '../partes/pintura.ts';

const janela = (x: number, y: number, w: number, h: number, folhas = 2) =>
  `<rect x="${x - 7}" y="${y - 7}" width="${w + 14}" height="${h + 14}" fill="#f6f6f4"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#vidroClaro)"/><path d="M${x} ${y + h * 0.75}L${x + w * 0.55} ${y}H${x + w * 0.8}L${x} ${y + h}Z" fill="#fff" opacity=".25"/><path d="${Array.from({ length: folhas - 1 }, (_, i) => `M${x + (w / folhas) * (i + 1)} ${y}v${h}`).join('')}" stroke="#f6f6f4" stroke-width="7"/><path d="M${x - 12} ${y + h + 10}h${w + 24}" stroke="#00000030" stroke-width="7"/>`;

const arbusto = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="0" cy="6" rx="70" ry="10" fill="#000" opacity=".2"/><circle cx="-34" cy="-20" r="32" fill="#6d9360"/><circle cx="30" cy="-22" r="36" fill="#7aa16b"/><circle cx="0" cy="-42" r="38" fill="#86ad75"/><circle cx="-10" cy="-54" r="18" fill="#9dc08b"/></g>`;

const arvore = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="4" rx="90" ry="12" fill="#000" opacity=".2"/><path d="M-10 0L-7-170H7L10 0Z" fill="#84694f"/><path d="M0-110L46-170M0-90L-40-150" stroke="#84694f" stroke-width="9"/><circle cx="-58" cy="-190" r="68" fill="#6f9763"/><circle cx="58" cy="-200" r="72" fill="#7ba36d"/><circle cx="0" cy="-250" r="82" fill="#87af77"/><circle cx="-24" cy="-276" r="42" fill="#9cc28a"/></g>`;

const coqueiro = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-9 0C-4-120 4-220 14-330H26C20-220 14-120 11 0Z" fill="#927659"/>${[
    -160, -120, -75, -30, 10, 45,
  ]
    .map(
      (a) =>
        `<path transform="translate(20 -330) rotate(${a})" d="M0 0C50-34 120-30 170 24C110 2 50 4 0 0Z" fill="${a % 2 ? '#7ba36d' : '#5f8a56'}"/>`,
    )
    .join('')}</g>`;

const jardim =
  linear('gramado', [
    [0, '#a3c184'],
    [1, '#7fa363'],
  ]) +
  '<path d="M-80 594H1280V740H-80Z" fill="url(#gramado)"/><path d="M-80 740H1280V770H-80Z" fill="#d9d7d1"/><path d="M-80 770H1280V784H-80Z" fill="#b4b4b0"/>';

/** A two-storey house with garage, in its own wall colour. `estilo` 0 modern flat roof, 1 gabled tile roof. */
export function casaFrente(estilo: number, parede: string): string {
  const telhas = linear('telha', [
    [0, '#c77b56'],
    [1, '#9d5637'],
  ]);
  const portao =
    '<path d="M690 470H940V664H690Z" fill="#8b6a4c"/>' +
    `<path d="${Array.from({ length: 9 }, (_, i) => `M690 ${490 + i * 20}H940`).join('')}" stroke="#6f5239" stroke-width="4"/>`;
  const porta =
    '<path d="M540 480H626V664H540Z" fill="#6d4c34"/><path d="M553 496h26v150h-26Zm34 0h26v150h-26Z" fill="#5b3e2a"/><rect x="606" y="566" width="7" height="34" rx="3" fill="#e5cf9f"/>';
  const caminho =
    '<path d="M530 664H640L700 770H470Z" fill="#d5d0c7"/><path d="M680 664H950L1060 770H690Z" fill="#c9c7c2"/>';
  const corpo =
    estilo === 0
      ? '<path d="M250 420H960V664H250Z" fill="url(#parede1)"/><path d="M330 210H760V420H330Z" fill="url(#parede2)"/><path d="M310 190H780V216H310Z" fill="#f4f3f0"/><path d="M310 216H780V228H310Z" fill="#000" opacity=".18"/><path d="M230 410H985V436H230Z" fill="#f4f3f0"/><path d="M250 436H960V456H250Z" fill="#000" opacity=".2"/><path d="M330 228H480V412H330Z" fill="#9a6d46"/><path d="M330 252H480M330 276H480M330 300H480M330 324H480M330 348H480M330 372H480M330 396H480" stroke="#7c5535" stroke-width="4"/>' +
        janela(520, 262, 200, 110, 3) +
        '<path d="M500 356H960V412H500Z" fill="#cfe1ec" opacity=".55"/><path d="M500 356H960" stroke="#8d979f" stroke-width="7"/><path d="M600 356V412M700 356V412M800 356V412M900 356V412" stroke="#8d979f" stroke-width="4"/>' +
        janela(296, 492, 190, 110, 3)
      : '<path d="M260 390H950V664H260Z" fill="url(#parede1)"/><path d="M640 430H980V664H640Z" fill="url(#parede2)"/><path d="M210 400L450 210L700 400Z" fill="url(#telha)"/><path d="M250 388L450 238L650 388Z" fill="url(#parede2)"/><path d="M450 204L200 402L216 420L450 236L684 420L700 402Z" fill="#8b4a2f"/><path d="M610 440L660 330H960L1010 440Z" fill="url(#telha)"/><path d="M652 352H968M640 378H980M626 404H994" stroke="#8b4a2f" stroke-opacity=".5" stroke-width="4"/><path d="M604 436H1016V452H604Z" fill="#8b4a2f"/><path d="M260 452H980V472H260Z" fill="#000" opacity=".14"/>' +
        janela(410, 320, 80, 60, 2) +
        janela(306, 486, 170, 110, 2);
  return (
    linear('parede1', [
      [0, misturar(parede, '#ffffff', 0.72)],
      [1, misturar(parede, '#e6dfd2', 0.62)],
    ]) +
    linear('parede2', [
      [0, '#fbfaf7'],
      [1, '#dedad1'],
    ]) +
    telhas +
    jardim +
    coqueiro(1080, 668, 1.1) +
    arvore(120, 670, 1.15) +
    corpo +
    portao +
    porta +
    caminho +
    '<path d="M250 620H530V664H250Z" fill="#000" opacity=".07"/><rect x="510" y="478" width="14" height="30" rx="4" fill="#ffe6ae"/><rect x="660" y="478" width="14" height="30" rx="4" fill="#ffe6ae"/>' +
    arbusto(310, 676, 0.8) +
    arbusto(430, 678, 0.65) +
    arbusto(1010, 676, 0.7)
  );
}

/** The back of the house: veranda and pool. */
export const casaFundos = (): string =>
  linear('gramado', [
    [0, '#a3c184'],
    [1, '#76995b'],
  ]) +
  linear('piscina', [
    [0, '#9fdde6'],
    [1, '#3fa3bd'],
  ]) +
  '<path d="M-80 596H1280V960H-80Z" fill="url(#gramado)"/>' +
  arvore(1080, 640, 1.2) +
  coqueiro(90, 640, 1.2) +
  '<path d="M240 250H930V620H240Z" fill="#efece5"/><path d="M220 226H950V256H220Z" fill="#fff"/><path d="M240 256H930V274H240Z" fill="#000" opacity=".16"/>' +
  janela(290, 310, 170, 90, 2) +
  janela(520, 310, 170, 90, 2) +
  janela(750, 310, 130, 90, 2) +
  '<path d="M230 430H800V452H230Z" fill="#8b6545"/><path d="M240 452H800V620H240Z" fill="#3d4750"/><path d="M240 470H430V620H240ZM440 470H620V620H440ZM630 470H790V620H630Z" fill="url(#vidroClaro)"/><path d="M250 600L360 470H400L280 620H250Z" fill="#fff" opacity=".25"/><path d="M236 452V620M516 452V620M800 452V620" stroke="#7b583b" stroke-width="14"/>' +
  janela(838, 490, 66, 100, 1) +
  '<path d="M160 620H1000L1060 660H90Z" fill="#d9cbb5"/><path d="M250 680H900L1000 800H130Z" fill="#f3efe8"/><path d="M280 694H872L950 786H176Z" fill="url(#piscina)"/><path d="M330 720q30-10 60 0t60 0 60 0M520 750q30-10 60 0t60 0 60 0M300 768q30-10 60 0t60 0" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/>' +
  arbusto(1000, 676, 0.7) +
  arbusto(180, 664, 0.6);

/** An apartment tower: `fundos` shows the narrow side. */
export function predioFrente(fundos: boolean): string {
  const [x, w] = fundos ? [420, 360] : [330, 540];
  const colunas = fundos ? 3 : 4;
  const passo = w / colunas;
  const andares = Array.from({ length: 9 }, (_, andar) => {
    const y = 128 + andar * 56;
    return Array.from({ length: colunas }, (_, c) => {
      const cx = x + c * passo;
      const varanda = !fundos && (c === 1 || c === 2);
      return (
        `<rect x="${cx + 22}" y="${y}" width="${passo - 44}" height="34" fill="url(#vidroClaro)"/><path d="M${cx + passo / 2} ${y}v34" stroke="#eef0f1" stroke-width="5"/>` +
        (varanda
          ? `<rect x="${cx + 6}" y="${y + 22}" width="${passo - 12}" height="22" fill="#cfe1ec" opacity=".75"/><rect x="${cx + 2}" y="${y + 42}" width="${passo - 4}" height="8" fill="#fff"/><rect x="${cx + 2}" y="${y + 50}" width="${passo - 4}" height="6" fill="#000" opacity=".15"/>`
          : '')
      );
    }).join('');
  }).join('');
  return (
    linear('torre', [
      [0, '#fafaf8'],
      [1, '#dfe0dd'],
    ]) +
    jardim +
    arvore(160, 668, 1) +
    coqueiro(1020, 668, 1) +
    `<rect x="${x}" y="96" width="${w}" height="520" fill="url(#torre)"/><rect x="${x + w}" y="110" width="56" height="506" fill="#a9aeb2"/><rect x="${x + (fundos ? passo : 0)}" y="96" width="${fundos ? passo : passo}" height="520" fill="url(#tintaLisa)" opacity=".8"/><rect x="${x - 12}" y="82" width="${w + 24}" height="20" fill="#8a939b"/><rect x="${x + w / 2 - 60}" y="44" width="120" height="40" fill="#c3c9ce"/>` +
    andares +
    `<rect x="${x - 70}" y="600" width="${w + 196}" height="64" fill="#c9bba7"/><rect x="${x - 84}" y="590" width="${w + 224}" height="16" fill="#f2f1ee"/><rect x="550" y="612" width="110" height="52" fill="url(#vidroClaro)"/><path d="M605 612V664" stroke="#eee" stroke-width="5"/><path d="M${x - 60} 620H530M680 620H${x + w + 116}" stroke="#00000022" stroke-width="22" stroke-dasharray="6 16"/>` +
    arbusto(300, 684, 0.7) +
    arbusto(470, 688, 0.55) +
    arbusto(770, 688, 0.55) +
    arbusto(930, 684, 0.7)
  );
}

/** A furnished room with a window: what the inside of any property looks like. */
export const sala = (): string =>
  linear('paredeSala', [
    [0, '#f6f3ee'],
    [1, '#e6e0d6'],
  ]) +
  linear('pisoSala', [
    [0, '#c9a57c'],
    [1, '#a9835a'],
  ]) +
  '<rect x="-80" y="-80" width="1360" height="980" fill="url(#paredeSala)"/><path d="M-80 640H1280V980H-80Z" fill="url(#pisoSala)"/><path d="M0 700H1200M0 770H1200M0 850H1200M200 640L60 900M460 640L400 900M740 640L800 900M1000 640L1140 900" stroke="#8e6a44" stroke-opacity=".35" stroke-width="4"/><path d="M-80 622H1280V640H-80Z" fill="#fff"/>' +
  '<path d="M150 130H620V622H150Z" fill="#fff"/><path d="M168 148H602V622H168Z" fill="#bcd9ee"/><path d="M168 420C260 380 360 440 460 400S570 410 602 400V622H168Z" fill="#9fbf97"/><path d="M168 500C300 470 420 520 602 490V622H168Z" fill="#83aa7b"/><path d="M385 148V622" stroke="#fff" stroke-width="14"/><path d="M168 560L400 148H470L230 622H168Z" fill="#fff" opacity=".25"/>' +
  '<path d="M110 110H180C190 300 176 480 190 640H104ZM660 110H590C580 300 594 480 580 640H668Z" fill="#fbf9f5"/><path d="M130 120V640M156 120V640M616 120V640M642 120V640" stroke="#d9d2c6" stroke-width="5"/><path d="M80 104H700" stroke="#8c7a66" stroke-width="10" stroke-linecap="round"/>' +
  '<path d="M240 640L560 640L760 860H140Z" fill="#fff" opacity=".2"/><ellipse cx="800" cy="770" rx="370" ry="60" fill="#dcd3c5"/>' +
  '<ellipse cx="860" cy="706" rx="290" ry="24" fill="#000" opacity=".22" filter="url(#macio)"/><rect x="620" y="500" width="480" height="150" rx="30" fill="url(#tintaLisa)"/><path d="M580 560q0-40 36-40t36 40v60h420v-60q0-40 36-40t36 40v130H580Z" fill="url(#tinta)"/><path d="M660 600H856V650H660ZM864 600H1064V650H864Z" fill="url(#tintaTopo)"/><path d="M700 520h90v84h-90Z" transform="rotate(-8 745 562)" fill="#f3e2c0"/><path d="M590 690v22M1134 690v22" stroke="#5d452e" stroke-width="14"/>' +
  '<rect x="780" y="220" width="150" height="190" fill="#fff" stroke="#b79f80" stroke-width="9"/><path d="M796 380L840 310L870 350L890 326L914 380Z" fill="#91ab9b"/><circle cx="886" cy="270" r="18" fill="#e6b967"/><rect x="960" y="260" width="110" height="130" fill="#fff" stroke="#b79f80" stroke-width="9"/><circle cx="1015" cy="325" r="34" fill="#c98f6c"/>' +
  '<path d="M520 690L536 760H584L600 690Z" fill="#e9e4da"/><path d="M560 690C520 600 500 560 470 540C520 540 550 590 560 640C560 570 580 520 620 490C610 560 590 610 564 690Z" fill="#6d9360"/>';

/** Open land with its markers; `outro` looks from the road. */
export function terreno(outro: boolean): string {
  const marco = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="2" rx="26" ry="6" fill="#000" opacity=".25"/><path d="M-8 0V-90H8V0Z" fill="#f3f1ec"/><path d="M-8-90H8V-62H-8Z" fill="url(#tintaLisa)"/></g>`;
  return (
    (outro
      ? '<path d="M430 556H560L1040 900H-60Z" fill="#c8a983"/><path d="M470 556H484L420 900H260ZM516 556H530L800 900H640Z" fill="#b39470" opacity=".7"/>'
      : '<path d="M330 590H880L1120 810H90Z" fill="#c9b98a" opacity=".75"/><path d="M330 590H880L1120 810H90Z" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="22 16" opacity=".85"/>') +
    arvore(1010, 600, 0.75) +
    arvore(170, 590, 0.6) +
    arbusto(760, 640, 0.5) +
    arbusto(250, 700, 0.5) +
    marco(330, 596, 0.7) +
    marco(880, 596, 0.7) +
    marco(96, 816, 1.3) +
    marco(1112, 816, 1.3) +
    (outro
      ? '<g fill="#7d6244"><path d="M620 560V500h8v60ZM720 580V510h9v70ZM840 610V526h11v84ZM1000 650V546h13v104Z"/></g><path d="M624 512L724 524L846 544L1006 572M624 530L724 546L846 572L1006 604" stroke="#8d8f90" stroke-width="4" fill="none"/>'
      : '')
  );
}
