import { lataria, simetrico, sombra, vidraca } from '../partes/pintura.ts';

/** A light vehicle seen straight from its front or back, standing on y = 690. Half-widths and heights in px (310 to the metre). */
export interface Medidas {
  meia: number;
  teto: number;
  cintura: number;
  capo: number;
  /** Half-width of the roof. */
  meiaTeto: number;
  sola: number;
  /** Sheet metal between roof and glass. */
  testa?: number;
  grade: 'fina' | 'alta' | 'barras';
}

export const MEDIDAS: Record<'hatch' | 'sedan' | 'suv' | 'pickup' | 'utilitario', Medidas> = {
  hatch: { meia: 272, teto: 236, cintura: 400, capo: 452, meiaTeto: 184, sola: 636, grade: 'fina' },
  sedan: { meia: 282, teto: 250, cintura: 410, capo: 456, meiaTeto: 186, sola: 638, grade: 'barras' },
  suv: { meia: 290, teto: 190, cintura: 366, capo: 414, meiaTeto: 206, sola: 622, grade: 'alta' },
  pickup: { meia: 296, teto: 180, cintura: 360, capo: 402, meiaTeto: 200, sola: 612, grade: 'barras' },
  utilitario: {
    meia: 262,
    teto: 96,
    cintura: 372,
    capo: 430,
    meiaTeto: 222,
    sola: 634,
    testa: 84,
    grade: 'fina',
  },
};

const casco = ({ meia, teto, cintura, capo, meiaTeto, sola }: Medidas): string => {
  const [e, d] = [600 - meia, 600 + meia];
  const [te, td] = [600 - meiaTeto, 600 + meiaTeto];
  const ombro = capo + 20;
  return `M${te + 30} ${teto + 8}C${te + 110} ${teto - 8} ${td - 110} ${teto - 8} ${td - 30} ${teto + 8}C${td - 4} ${teto + 20} ${td + 8} ${teto + 50} ${d - 46} ${cintura + 4}C${d - 14} ${cintura + 14} ${d - 4} ${ombro + 6} ${d - 2} ${ombro + 60}C${d + 4} ${ombro + 110} ${d} ${sola - 40} ${d - 8} ${sola}C${d - 16} ${sola + 20} ${d - 40} ${sola + 22} ${d - 60} ${sola + 22}H${e + 60}C${e + 40} ${sola + 22} ${e + 16} ${sola + 20} ${e + 8} ${sola}C${e} ${sola - 40} ${e - 4} ${ombro + 110} ${e + 2} ${ombro + 60}C${e + 4} ${ombro + 6} ${e + 14} ${cintura + 14} ${e + 46} ${cintura + 4}C${te - 8} ${teto + 50} ${te + 4} ${teto + 20} ${te + 30} ${teto + 8}Z`;
};

const pneus = ({ meia, sola }: Medidas) =>
  simetrico(
    `<rect x="${600 - meia + 10}" y="${sola - 70}" width="86" height="${760 - sola}" rx="20" fill="url(#escuro)"/><path d="M${600 - meia + 26} ${sola}V684M${600 - meia + 50} ${sola}V686M${600 - meia + 74} ${sola}V684" stroke="#000" stroke-opacity=".5" stroke-width="4"/>`,
  );

/** What is under the body, between the wheels, in its own shadow. */
const assoalho = ({ meia, sola }: Medidas) =>
  `<path d="M${600 - meia + 60} ${sola}H${540 + meia}V668H${600 - meia + 60}Z" fill="#0b0d10" opacity=".9"/>`;

const janela = ({ meia, teto, cintura, meiaTeto, testa = 0 }: Medidas, baixo: number, recuo = 0) => {
  const topo = teto + 26 + recuo + testa;
  const a = meiaTeto - 22 - recuo * 0.4 + testa * 0.06;
  const b = meia - 64 - recuo;
  return `M${600 - a} ${topo}C${600 - a + 80} ${topo - 10} ${600 + a - 80} ${topo - 10} ${600 + a} ${topo}L${600 + b} ${cintura + baixo}C${600 + b - 120} ${cintura + baixo + 14} ${600 - b + 120} ${cintura + baixo + 14} ${600 - b} ${cintura + baixo}Z`;
};

const retrovisores = ({ meia, cintura }: Medidas) =>
  simetrico(
    `<path d="M${600 - meia + 40} ${cintura + 2}l-30-3c-22-2-32-10-32-28 0-17 12-22 30-20 20 2 29 9 29 24Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".45" stroke-width="3"/>`,
  );

/** Seen from the front. */
export function desenharFrente(m: Medidas): string {
  const e = 600 - m.meia;
  const { capo, sola } = m;
  const alturaGrade = m.grade === 'alta' ? 84 : m.grade === 'barras' ? 70 : 40;
  const yGrade = capo + 44;
  const meiaGrade = m.grade === 'fina' ? 150 : 140;
  const grade = `M${600 - meiaGrade} ${yGrade}H${600 + meiaGrade}L${600 + meiaGrade - 24} ${yGrade + alturaGrade}H${600 - meiaGrade + 24}Z`;
  const linhas = Array.from(
    { length: Math.floor(alturaGrade / 14) },
    (_, i) => `M${600 - meiaGrade + 6 + i * 4} ${yGrade + 12 + i * 14}H${600 + meiaGrade - 6 - i * 4}`,
  ).join('');
  const entrada = sola - 62;
  const sobre =
    `<path d="M${e} ${capo + 6}C${e + 120} ${capo - 44} ${1080 - e} ${capo - 44} ${1200 - e} ${capo + 6}L${1200 - e} ${m.cintura - 10}H${e}Z" fill="url(#tintaTopo)" opacity=".75"/>` +
    `<path d="M${e + 92} ${m.cintura + 14}C${e + 70} ${capo} ${e + 90} ${capo + 30} ${e + 130} ${capo + 40}M${1108 - e} ${m.cintura + 14}C${1130 - e} ${capo} ${1110 - e} ${capo + 30} ${1070 - e} ${capo + 40}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4"/>` +
    `<path d="M${e + 20} ${capo + 34}C${e + 160} ${capo + 10} ${1040 - e} ${capo + 10} ${1180 - e} ${capo + 34}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/><path d="M${e + 20} ${capo + 38}C${e + 160} ${capo + 14} ${1040 - e} ${capo + 14} ${1180 - e} ${capo + 38}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.5"/>` +
    `<rect y="${sola - 110}" width="1200" height="140" fill="url(#sombraBaixa)"/>` +
    `<path d="M${e} ${sola - 20}H${1200 - e}V${sola + 40}H${e}Z" fill="#24272c"/>`;
  const farol = `M${e + 8} ${capo + 58}C${e + 40} ${capo + 36} ${e + 84} ${capo + 36} ${600 - meiaGrade - 8} ${capo + 54}L${600 - meiaGrade + 6} ${capo + 88}C${e + 80} ${capo + 98} ${e + 30} ${capo + 98} ${e + 8} ${capo + 84}Z`;
  const cx = e + (600 - meiaGrade - e) * 0.5;
  return (
    sombra(600, 692, m.meia + 90, 30) +
    pneus(m) +
    assoalho(m) +
    lataria('frC', casco(m), sobre) +
    vidraca(
      'frV',
      janela(m, 6),
      320,
      560,
      `<path d="M470 ${m.cintura + 20}c0-60 10-90 46-90s46 30 46 90ZM640 ${m.cintura + 20}c0-60 10-90 46-90s46 30 46 90Z" fill="#0c1218" opacity=".35"/><rect x="572" y="${m.teto + 30 + (m.testa ?? 0)}" width="56" height="20" rx="8" fill="#0c1218" opacity=".7"/>`,
    ) +
    `<path d="M${e + 92} ${m.cintura + 8}Q560 ${m.cintura + 2} 590 ${m.cintura - 8}M600 ${m.cintura + 10}Q760 ${m.cintura + 4} 800 ${m.cintura - 6}" fill="none" stroke="#0d1117" stroke-width="5" stroke-linecap="round"/>` +
    retrovisores(m) +
    `<path d="${grade}" fill="#15181c" stroke="#8d949b" stroke-width="4"/><path d="${linhas}" stroke="#5b626a" stroke-width="4"/>` +
    `<ellipse cx="600" cy="${yGrade + alturaGrade / 2}" rx="24" ry="16" fill="url(#metal)"/>` +
    simetrico(
      `<path d="${farol}" fill="#1c232b"/><path d="${farol}" fill="url(#farol)" opacity=".55"/><circle cx="${cx - 14}" cy="${capo + 70}" r="17" fill="#fff" stroke="#8fa3b0" stroke-width="4"/><circle cx="${cx + 30}" cy="${capo + 70}" r="13" fill="#eef5f9" stroke="#8fa3b0" stroke-width="4"/><path d="M${e + 16} ${capo + 58}C${e + 50} ${capo + 42} ${e + 90} ${capo + 42} ${600 - meiaGrade - 14} ${capo + 56}" fill="none" stroke="#fff" stroke-width="5"/>` +
        `<path d="M${e + 18} ${entrada - 4}h70l-12 44h-50Z" fill="#15181c"/><circle cx="${e + 50}" cy="${entrada + 18}" r="13" fill="url(#farol)"/>`,
    ) +
    `<path d="M${e + 120} ${entrada}H${1080 - e}L${1054 - e} ${entrada + 40}H${e + 146}Z" fill="#15181c"/><path d="M${e + 132} ${entrada + 14}H${1068 - e}M${e + 140} ${entrada + 27}H${1060 - e}" stroke="#4b5158" stroke-width="4"/>`
  );
}

/** Seen from the back. `cacamba`: the tailgate of a pickup; `portas`: the two doors of a van. */
export function desenharTras(m: Medidas, tampa: 'porta-malas' | 'cacamba' | 'portas'): string {
  const e = 600 - m.meia;
  const { capo, sola, cintura } = m;
  const alto = tampa === 'porta-malas' ? 0 : 30;
  const sobre =
    `<path d="M${e} ${capo + 40}C${e + 200} ${capo + 24} ${1000 - e} ${capo + 24} ${1200 - e} ${capo + 40}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" filter="url(#macio)"/>` +
    `<rect y="${sola - 110}" width="1200" height="140" fill="url(#sombraBaixa)"/>` +
    `<path d="M${e} ${sola - 34}C500 ${sola - 42} 700 ${sola - 42} ${1200 - e} ${sola - 34}V${sola + 40}H${e}Z" fill="#24272c"/>`;
  const lanterna =
    tampa === 'porta-malas'
      ? `M${e + 8} ${capo + 36}C${e + 30} ${capo + 22} ${e + 90} ${capo + 20} ${e + 140} ${capo + 30}L${e + 128} ${capo + 82}C${e + 80} ${capo + 88} ${e + 30} ${capo + 86} ${e + 8} ${capo + 76}Z`
      : `M${e + 8} ${capo + 20}h44q10 0 10 10v90q0 10-10 10h-44Z`;
  const vao =
    tampa === 'portas'
      ? `M600 ${m.teto + 20}V${sola - 40}M${e + 66} ${cintura + 30}V${sola - 40}M${1134 - e} ${cintura + 30}V${sola - 40}`
      : `M${e + 66} ${capo + 10}C${e + 70} ${capo + 80} ${e + 76} ${sola - 70} ${e + 96} ${sola - 44}H${1104 - e}C${1124 - e} ${sola - 70} ${1130 - e} ${capo + 80} ${1134 - e} ${capo + 10}`;
  return (
    sombra(600, 692, m.meia + 90, 30) +
    pneus(m) +
    assoalho(m) +
    lataria('trC', casco(m), sobre) +
    vidraca('trV', janela(m, tampa === 'porta-malas' ? -4 : -16, 8), 320, 560) +
    retrovisores(m) +
    `<path d="${vao}" fill="none" stroke="#05070a" stroke-opacity=".4" stroke-width="4"/>` +
    (tampa === 'cacamba'
      ? `<path d="M${e + 40} ${cintura + 24}H${1160 - e}" stroke="#17191d" stroke-width="12" stroke-linecap="round"/><rect x="548" y="${capo + 36}" width="104" height="26" rx="8" fill="#1c2026"/>`
      : `<path d="M520 ${capo + 96 - alto}H680L670 ${capo + 138 - alto}H530Z" fill="#000" opacity=".16"/><rect x="530" y="${capo + 88 - alto}" width="140" height="9" rx="4" fill="url(#metal)"/>`) +
    (tampa === 'portas'
      ? ''
      : `<path d="M500 ${m.teto + 18}H700" stroke="#d33a41" stroke-width="6" stroke-linecap="round"/>`) +
    simetrico(
      `<path d="${lanterna}" fill="url(#lanterna)" stroke="#3d070b" stroke-width="3"/><path d="${lanterna}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="6" transform="translate(4 6)" /><rect x="${e + 26}" y="${sola - 20}" width="66" height="11" rx="5" fill="#b3262d"/>`,
    ) +
    `<rect x="${e + 110}" y="${sola + 12}" width="70" height="16" rx="8" fill="url(#metal)"/>`
  );
}
