import { lataria, sombra, vidraca } from '../partes/pintura.ts';
import { esteira, roda } from '../partes/rodas.ts';

/** A farm tractor from its side, bonnet to the left. */
export function tratorLado(): string {
  const capo =
    'M206 500C204 452 214 430 250 424L520 404C540 404 548 414 548 430V560H236C214 556 208 540 206 500Z';
  return (
    sombra(600, 692, 470, 34) +
    '<path d="M330 560H760V620H330Z" fill="#23272c"/><path d="M420 540H640V600H420Z" fill="#33383e"/>' +
    vidraca(
      'trV',
      'M590 470L612 220H806L846 470Z',
      560,
      300,
      '<path d="M690 480c-4-60 8-110 40-110s40 40 38 110Z" fill="#0c1218" opacity=".4"/><path d="M640 470L668 380" stroke="#0c1218" stroke-width="10" opacity=".5"/>',
    ) +
    '<path d="M590 486L612 214M706 214V486M846 486L806 214" stroke="#1b1e22" stroke-width="15" fill="none"/><path d="M578 196C640 176 780 176 838 196C846 204 842 220 832 222H586C576 220 572 204 578 196Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/>' +
    lataria(
      'tcC',
      capo,
      '<path d="M200 470L560 446" stroke="#fff" stroke-opacity=".5" stroke-width="6" filter="url(#macio)"/><rect y="510" width="600" height="60" fill="url(#sombraBaixa)"/><path d="M330 450H500V520H330Z" fill="#15181c" opacity=".85"/><path d="M330 466H500M330 482H500M330 498H500" stroke="#4b5158" stroke-width="5"/>',
    ) +
    '<path d="M206 450H236V550H214C206 530 204 480 206 450Z" fill="#1b1e22"/><rect x="206" y="452" width="28" height="34" rx="8" fill="url(#farol)"/><path d="M440 408V262C440 250 462 250 462 262V406" fill="#2a2e33"/><path d="M436 330h30v50h-30Z" fill="#6b737b"/>' +
    '<path d="M548 450H640L600 590H548Z" fill="url(#tintaSombra)"/>' +
    roda({ x: 322, y: 586, r: 100, aro: 'agricola' }) +
    '<path d="M216 520C240 450 400 440 436 520L420 526C390 470 260 476 232 528Z" fill="url(#tintaSombra)"/>' +
    roda({ x: 800, y: 506, r: 176, aro: 'agricola' }) +
    '<path d="M606 470C640 330 800 270 940 360L924 384C820 312 690 350 640 480Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><rect x="900" y="330" width="34" height="22" rx="5" fill="url(#lanterna)"/>'
  );
}

/** A tracked excavator from its side, boom to the left. */
export function escavadeiraLado(): string {
  return (
    sombra(690, 694, 420, 34) +
    esteira(480, 692, 520, 126) +
    '<rect x="660" y="536" width="180" height="40" fill="#2c3036"/>' +
    // boom, stick and bucket
    '<path d="M640 470L470 210C456 190 430 184 410 196L388 212C376 222 378 238 390 246L600 520Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><path d="M600 400L520 260" stroke="#fff" stroke-opacity=".35" stroke-width="8"/>' +
    '<path d="M424 210L232 470L200 470C188 464 190 452 194 444L380 196C396 180 420 190 424 210Z" fill="url(#tintaTopo)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/>' +
    '<path d="M560 430L420 290" stroke="#30353b" stroke-width="26"/><path d="M470 340L410 280" stroke="url(#metal)" stroke-width="14"/><path d="M470 250L330 260" stroke="#30353b" stroke-width="20"/><path d="M350 300L236 430" stroke="#30353b" stroke-width="18"/>' +
    '<circle cx="410" cy="216" r="18" fill="#4a5058"/><circle cx="214" cy="460" r="16" fill="#4a5058"/><circle cx="618" cy="498" r="20" fill="#4a5058"/>' +
    '<path d="M176 470H262C300 520 310 590 262 650C220 690 160 660 140 610L158 600L150 580L170 572L160 550L182 544Z" fill="#3a3f46" stroke="#15181c" stroke-width="4"/><path d="M190 490H254C280 530 284 580 252 630" fill="none" stroke="#7c848c" stroke-width="5" opacity=".6"/>' +
    // house, cab, counterweight
    lataria(
      'esC',
      'M640 380H1000C1046 380 1062 410 1062 460V520C1062 544 1050 552 1030 552H640Z',
      '<rect y="490" width="1200" height="70" fill="url(#sombraBaixa)"/><path d="M640 430H1070" stroke="#fff" stroke-opacity=".4" stroke-width="5" filter="url(#macio)"/><path d="M990 370V560" stroke="#000" stroke-opacity=".35" stroke-width="5"/><path d="M830 420H960V500H830Z" fill="#15181c" opacity=".75"/><path d="M830 436H960M830 452H960M830 468H960M830 484H960" stroke="#555c63" stroke-width="5"/>',
    ) +
    '<path d="M880 380V330q0-8 8-8h14q8 0 8 8v50Z" fill="#2b2f35"/>' +
    lataria(
      'esK',
      'M620 552V330C620 290 650 262 690 260H764C780 260 788 270 788 284V552Z',
      '<rect y="470" width="1200" height="90" fill="url(#sombraBaixa)"/>',
    ) +
    vidraca(
      'esV',
      'M636 460V336C636 300 660 278 692 276H772V460Z',
      600,
      190,
      '<path d="M700 470c0-56 8-90 34-90s34 34 34 90Z" fill="#0c1218" opacity=".4"/>',
    ) +
    '<path d="M708 276V540M620 470H788" stroke="#15181c" stroke-width="7"/><path d="M640 250H780" stroke="#1b1e22" stroke-width="12" stroke-linecap="round"/>'
  );
}

/** An industrial generator set on its skid: what stands for equipment of any kind. */
export function equipamentoLado(): string {
  const venezianas = (x: number, y: number) =>
    Array.from(
      { length: 9 },
      (_, i) => `<path d="M${x} ${y + i * 18}h150" stroke="#000" stroke-opacity=".4" stroke-width="7"/>`,
    ).join('');
  return (
    sombra(600, 692, 470, 32) +
    '<path d="M200 640H1000V684H200Z" fill="#23272c"/><path d="M250 652h90v20h-90ZM860 652h90v20h-90Z" fill="#0e1013"/>' +
    lataria(
      'eqC',
      'M220 320C220 304 230 296 246 296H954C970 296 980 304 980 320V640H220Z',
      '<path d="M200 340H1000" stroke="#fff" stroke-opacity=".5" stroke-width="6" filter="url(#macio)"/><rect y="540" width="1200" height="110" fill="url(#sombraBaixa)"/>',
    ) +
    '<path d="M420 300V636M620 300V636M800 300V636M220 330H980" stroke="#05070a" stroke-opacity=".35" stroke-width="4"/>' +
    venezianas(246, 370) +
    venezianas(446, 370) +
    '<rect x="646" y="366" width="130" height="150" rx="8" fill="#20252b" stroke="#0b0f16" stroke-width="3"/><rect x="662" y="382" width="98" height="50" rx="4" fill="#a8d3c4"/><circle cx="678" cy="458" r="11" fill="#55b36d"/><circle cx="711" cy="458" r="11" fill="#d8a23a"/><circle cx="744" cy="458" r="11" fill="#c23b3b"/><path d="M664 490H758" stroke="#59616a" stroke-width="7"/>' +
    '<circle cx="890" cy="450" r="66" fill="#1a1d21"/><circle cx="890" cy="450" r="58" fill="none" stroke="#656d75" stroke-width="4"/><path d="M832 450H948M890 392V508M849 409L931 491M931 409L849 491" stroke="#656d75" stroke-width="5"/><circle cx="890" cy="450" r="16" fill="#878f97"/>' +
    '<path d="M330 296V220C330 204 342 196 356 196H410" fill="none" stroke="#6d757d" stroke-width="30"/><path d="M330 296V220C330 204 342 196 356 196H410" fill="none" stroke="#b9c0c7" stroke-width="8"/><rect x="560" y="262" width="80" height="36" rx="6" fill="#33383e"/><path d="M700 296c0-40 60-40 60 0" fill="none" stroke="#33383e" stroke-width="10"/>' +
    '<path d="M600 580h44M786 580h-44" stroke="url(#tintaTopo)" stroke-width="10" stroke-linecap="round"/>'
  );
}
