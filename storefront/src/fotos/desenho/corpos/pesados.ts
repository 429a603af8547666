import { lataria, simetrico, sombra, vidraca } from '../partes/pintura.ts';
import { roda } from '../partes/rodas.ts';

const R = 62;
const eixo = (x: number) => roda({ x, y: 690 - R, r: R, aro: 'pesada' });
const paralama = (x: number) =>
  `<path d="M${x - 82} 640C${x - 78} 560 ${x + 78} 560 ${x + 82} 640Z" fill="#101216"/>`;

/** A rigid truck from its side, cab to the left; `carroceria` 0 = closed box, 1 = stake bed, 2 = tipper. */
export function caminhaoLado(carroceria: number): string {
  const cabine =
    'M96 626C90 600 92 560 96 520L108 356C110 330 124 316 150 314H318C330 314 336 322 336 334V630H110C102 632 98 632 96 626Z';
  const baus = [
    `<rect x="352" y="232" width="760" height="356" rx="8" fill="url(#bau)" stroke="#8c949b" stroke-width="3"/><path d="${Array.from({ length: 14 }, (_, i) => `M${404 + i * 52} 250V570`).join('')}" stroke="#9aa2a9" stroke-opacity=".4" stroke-width="3"/><path d="M352 250H1112M352 570H1112" stroke="#a9b0b6" stroke-width="6"/><path d="M352 420H1112V470H352Z" fill="url(#tintaLisa)" opacity=".9"/>`,
    `<path d="M352 560H1112V590H352Z" fill="#4b3a2b"/>${Array.from({ length: 4 }, (_, i) => `<rect x="356" y="${432 + i * 34}" width="752" height="26" fill="#9a6c42" stroke="#6f4b2b" stroke-width="2"/>`).join('')}<path d="${Array.from({ length: 9 }, (_, i) => `M${362 + i * 93} 424V590`).join('')}" stroke="#5e4027" stroke-width="12"/>`,
    '<path d="M356 400H1120L1090 580H392Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><path d="M340 386H1130V406H340ZM340 386L300 340H352L380 392Z" fill="url(#tintaSombra)"/><path d="M470 406L486 578M590 406L600 578M710 406L714 578M830 406L828 578M950 406L942 578M1060 406L1040 578" stroke="#000" stroke-opacity=".25" stroke-width="12"/>',
  ];
  const sobre =
    '<path d="M90 470C180 460 260 460 340 466" stroke="#fff" stroke-opacity=".4" stroke-width="6" filter="url(#macio)" fill="none"/><rect y="560" width="340" height="90" fill="url(#sombraBaixa)"/><path d="M90 586H210V640H90Z" fill="#24272c"/>';
  return (
    sombra(600, 692, 590, 36) +
    '<rect x="330" y="588" width="780" height="24" fill="#1d2024"/><rect x="470" y="600" width="150" height="58" rx="14" fill="url(#metal)"/><path d="M500 600V658M590 600V658" stroke="#747c84" stroke-width="7"/><rect x="640" y="606" width="80" height="44" rx="6" fill="#33383e"/>' +
    (baus[carroceria] ?? baus[0]) +
    lataria('caC', cabine, sobre) +
    '<path d="M142 314C170 268 250 262 336 262V314Z" fill="url(#tintaTopo)" stroke="#0b0f16" stroke-opacity=".3" stroke-width="2.5"/>' +
    vidraca('caV', 'M118 462L128 362C130 346 138 340 152 340H160L152 462Z', 90, 120) +
    vidraca('caW', 'M176 462L182 350C183 342 188 340 196 340H292C298 340 302 344 302 350V462Z', 170, 150) +
    '<path d="M164 340L158 632M316 340V632M172 632H316" stroke="#05070a" stroke-opacity=".4" stroke-width="3" fill="none"/><rect x="262" y="486" width="40" height="10" rx="5" fill="#16191d"/>' +
    '<path d="M120 352h-22v-10h26M84 356h24v74H84q-8 0-8-8v-58q0-8 8-8Z" fill="#1d2126" stroke="#1d2126" stroke-width="4"/>' +
    '<path d="M98 520H150L142 556H96Z" fill="url(#farol)" stroke="#2c333b" stroke-width="3"/><rect x="172" y="640" width="30" height="8" fill="#444"/>' +
    '<rect x="1086" y="592" width="28" height="26" fill="url(#lanterna)"/>' +
    paralama(228) +
    paralama(850) +
    paralama(986) +
    eixo(228) +
    eixo(850) +
    eixo(986)
  );
}

const FACE =
  'M404 150C406 120 424 108 456 106H744C776 108 794 120 796 150L812 560C813 610 806 634 790 636H410C394 634 387 610 388 560Z';

/** The tall flat face of a truck (`onibus` false) or a bus. */
export function pesadoFrente(onibus: boolean, tras = false): string {
  const vidro = onibus
    ? `M428 ${tras ? 170 : 190}H772L784 ${tras ? 300 : 430}C700 ${tras ? 308 : 440} 500 ${tras ? 308 : 440} 416 ${tras ? 300 : 430}Z`
    : 'M424 190H776L786 360C700 370 500 370 414 360Z';
  const base = onibus ? 470 : 400;
  const sobre = `<rect y="480" width="1200" height="170" fill="url(#sombraBaixa)"/><path d="M380 ${base}C500 ${base - 14} 700 ${base - 14} 820 ${base}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><path d="M380 584H820V650H380Z" fill="#24272c"/>`;
  const grade = onibus
    ? '<path d="M520 490H680" stroke="#0b0f16" stroke-opacity=".4" stroke-width="6"/>'
    : `<path d="M440 420H760L742 540H458Z" fill="#15181c" stroke="#8d949b" stroke-width="4"/><path d="${Array.from({ length: 5 }, (_, i) => `M${446 + i * 3} ${440 + i * 21}H${754 - i * 3}`).join('')}" stroke="#5b626a" stroke-width="7"/><ellipse cx="600" cy="440" rx="34" ry="18" fill="url(#metal)"/>`;
  const luzes = tras
    ? '<rect x="406" y="470" width="34" height="92" rx="10" fill="url(#lanterna)" stroke="#3d070b" stroke-width="3"/>'
    : '<path d="M404 524H470C484 524 490 534 486 546L480 566H402Z" fill="#1c232b"/><circle cx="432" cy="546" r="15" fill="#fff" stroke="#8fa3b0" stroke-width="4"/><circle cx="462" cy="546" r="11" fill="#eef5f9" stroke="#8fa3b0" stroke-width="4"/><path d="M396 210H352q-12 0-12 12v96q0 12 12 12h18q12 0 12-12v-80h18" fill="#1d2126"/>';
  return (
    sombra(600, 692, 330, 30) +
    simetrico('<rect x="404" y="590" width="70" height="102" rx="16" fill="url(#escuro)"/>') +
    lataria('pfC', FACE, sobre) +
    vidraca(
      'pfV',
      vidro,
      300,
      600,
      onibus ? '' : '<path d="M470 380c0-50 10-80 44-80s44 30 44 80Z" fill="#0c1218" opacity=".35"/>',
    ) +
    (tras
      ? '<path d="M440 350H760V560H440Z" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="4"/><path d="M480 500H720M480 516H720M480 532H720" stroke="#05070a" stroke-opacity=".4" stroke-width="6"/>'
      : `<path d="M440 ${onibus ? 430 : 360}Q520 ${onibus ? 410 : 344} 590 ${onibus ? 390 : 330}M620 ${onibus ? 432 : 362}Q700 ${onibus ? 414 : 348} 760 ${onibus ? 390 : 330}" fill="none" stroke="#0d1117" stroke-width="6" stroke-linecap="round"/>${grade}`) +
    `<rect x="452" y="124" width="296" height="38" rx="8" fill="${onibus ? '#14181d' : '#00000030'}"/>` +
    simetrico(`${luzes}<circle cx="446" cy="116" r="6" fill="#f2a33a"/>`) +
    '<path d="M480 600H720L710 624H490Z" fill="#15181c"/>'
  );
}

/** The back of a box truck. */
export const bauTras = (): string =>
  sombra(600, 692, 330, 30) +
  simetrico('<rect x="404" y="590" width="90" height="102" rx="16" fill="url(#escuro)"/>') +
  '<rect x="360" y="110" width="480" height="490" rx="8" fill="url(#bau)" stroke="#8c949b" stroke-width="5"/><path d="M600 116V594" stroke="#7f878e" stroke-width="5"/>' +
  simetrico(
    '<path d="M470 130V584" stroke="#9aa2a9" stroke-width="10"/><path d="M460 400h60" stroke="#6d747b" stroke-width="10" stroke-linecap="round"/><path d="M362 180h22M362 350h22M362 520h22" stroke="#7f878e" stroke-width="14"/><rect x="366" y="606" width="64" height="26" rx="6" fill="url(#lanterna)"/><path d="M366 574h234v20H366Z" fill="#c62a31"/><path d="M420 574h40v20h-40ZM520 574h40v20h-40Z" fill="#f4f4f2"/>',
  ) +
  '<rect x="360" y="600" width="480" height="14" fill="#24272c"/><rect x="440" y="640" width="320" height="16" fill="#2d3136"/>';

/** A road bus from its side, front to the left. */
export function onibusLado(): string {
  const corpo =
    'M66 630C60 600 62 560 66 520L84 300C88 266 104 252 136 250H1096C1124 250 1138 262 1140 290V610C1140 628 1132 636 1114 636H82C72 636 68 636 66 630Z';
  const sobre =
    '<path d="M60 470H1150" stroke="#fff" stroke-opacity=".5" stroke-width="5" filter="url(#macio)"/><rect y="560" width="1200" height="90" fill="url(#sombraBaixa)"/><path d="M60 610H1150V640H60Z" fill="#24272c"/><path d="M500 640L640 240H760L600 640ZM800 640L960 240H1010L850 640Z" fill="#fff" opacity=".17"/>';
  const vaos = [248, 388, 528, 668, 808, 948];
  return (
    sombra(600, 692, 600, 36) +
    lataria('onC', corpo, sobre) +
    `<path d="M1096 250H160C150 236 170 228 190 228H1080C1096 228 1104 240 1096 250Z" fill="url(#tintaSombra)"/>` +
    vidraca('onP', 'M84 470L98 312C100 296 106 290 120 290H136L128 470Z', 60, 120) +
    vidraca('onV', 'M156 300H1104C1112 300 1116 304 1116 312V430H152Z', 150, 1000) +
    `<path d="${vaos.map((x) => `M${x} 300V430`).join('')}M1080 300V430" stroke="#10151b" stroke-width="9"/>` +
    '<path d="M152 300H232V612H148Z" fill="#1d2a36" opacity=".55" stroke="#0d1117" stroke-width="5"/><path d="M190 302V612" stroke="#0d1117" stroke-width="5"/>' +
    '<path d="M420 500H560V600H420ZM570 500H710V600H570ZM720 500H820V600H720Z" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="3"/>' +
    '<path d="M68 520H112L104 560H66Z" fill="url(#farol)" stroke="#2c333b" stroke-width="3"/><rect x="1124" y="470" width="16" height="84" fill="url(#lanterna)"/>' +
    '<path d="M92 300C60 290 50 310 52 330V380H70V340" fill="#1d2126" stroke="#1d2126" stroke-width="5"/>' +
    paralama(310) +
    paralama(916) +
    eixo(310) +
    eixo(916)
  );
}
