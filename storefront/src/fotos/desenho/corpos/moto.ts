import { sombra } from '../partes/pintura.ts';
import { roda } from '../partes/rodas.ts';

/** A street motorcycle from its side, front to the left. */
export function motoLado(): string {
  const r = 116;
  const disco = (x: number) =>
    `<circle cx="${x}" cy="${690 - r}" r="48" fill="none" stroke="#c7cdd3" stroke-width="12"/><circle cx="${x}" cy="${690 - r}" r="48" fill="none" stroke="#737b83" stroke-width="6" stroke-dasharray="5 12"/>`;
  return (
    sombra(600, 692, 400, 28) +
    roda({ x: 356, y: 690 - r, r, aro: 'raiada' }) +
    disco(356) +
    roda({ x: 858, y: 690 - r, r, aro: 'raiada' }) +
    disco(858) +
    // swing arm, chain, exhaust
    '<path d="M610 560L858 574" stroke="#2a2e33" stroke-width="26" stroke-linecap="round"/><path d="M620 545L858 556M620 590L858 592" stroke="#0f1114" stroke-width="6"/><circle cx="858" cy="574" r="26" fill="#33383e"/>' +
    '<path d="M520 600C560 640 620 640 660 636L720 630" fill="none" stroke="#a8afb6" stroke-width="22"/><path d="M700 610L926 560C944 556 950 584 934 592L716 650C700 652 690 616 700 610Z" fill="url(#metal)" stroke="#5b626a" stroke-width="3"/><circle cx="934" cy="576" r="11" fill="#1a1d20"/>' +
    // frame and engine
    '<path d="M446 410L520 600H660L720 440" fill="none" stroke="#23272c" stroke-width="24" stroke-linejoin="round"/>' +
    '<rect x="498" y="490" width="160" height="126" rx="26" fill="#3b4147"/><path d="M478 430L590 410L620 500L510 520Z" fill="#575e66"/><path d="M484 446L600 426M490 464L606 444M496 482L612 462M502 500L614 482" stroke="#a4acb3" stroke-width="6"/><circle cx="616" cy="562" r="44" fill="url(#metal)"/><circle cx="616" cy="562" r="28" fill="#646c74"/><circle cx="536" cy="578" r="24" fill="#6d757d"/>' +
    // fork and mudguards
    '<path d="M452 330L356 574" stroke="#1b1e22" stroke-width="26" stroke-linecap="round"/><path d="M452 330L392 482" stroke="url(#metal)" stroke-width="20" stroke-linecap="round"/><path d="M462 326L398 486" stroke="#eef1f3" stroke-width="6"/>' +
    '<path d="M236 540C240 460 310 430 372 438C430 446 462 480 470 520C430 476 390 462 350 464C300 466 262 494 236 540Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/>' +
    '<path d="M760 474C850 424 940 440 984 520L964 530C920 470 850 460 780 492Z" fill="#24282d"/>' +
    // tank, seat, tail
    '<path d="M676 420C740 402 840 396 946 372C952 370 958 380 950 388C900 440 800 466 706 474Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><path d="M944 374L976 366L966 398L932 406Z" fill="url(#lanterna)"/>' +
    '<path d="M640 396C690 412 740 396 790 376C850 360 900 356 946 364C900 396 820 408 740 424C700 432 660 430 640 420Z" fill="#1c1f23"/><path d="M660 400C720 410 780 376 880 366" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="6"/>' +
    '<path d="M438 402C446 352 490 320 560 318C626 316 660 352 662 410C640 436 590 448 530 446C486 444 446 430 438 402Z" fill="url(#tinta)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><path d="M456 384C476 344 520 332 560 332C596 332 620 344 634 362" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="9" stroke-linecap="round"/><path d="M470 424C540 400 610 402 656 414C640 436 590 448 530 446C506 445 484 438 470 424Z" fill="#000" opacity=".22"/>' +
    '<path d="M420 420L510 446L560 560L470 520C440 500 424 460 420 420Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/>' +
    // handlebar, headlight, mirror
    '<path d="M372 360C372 326 400 306 440 310L470 336C462 376 430 396 398 390C380 386 372 376 372 360Z" fill="url(#tintaSombra)" stroke="#0b0f16" stroke-width="3"/><path d="M372 360C372 334 388 318 406 312C398 340 398 366 402 390C384 388 372 378 372 360Z" fill="url(#farol)" stroke="#2c333b" stroke-width="3"/>' +
    '<path d="M446 306C470 280 500 276 548 288" fill="none" stroke="#1a1d21" stroke-width="14" stroke-linecap="round"/><path d="M512 282L556 292" stroke="#0d0f12" stroke-width="22" stroke-linecap="round"/><path d="M470 288L486 230" stroke="#1a1d21" stroke-width="7"/><ellipse cx="484" cy="216" rx="40" ry="20" transform="rotate(-14 484 216)" fill="#22262b"/><path d="M412 312L432 286L462 300" fill="#2b2f35"/><path d="M596 616L566 690" stroke="#23272c" stroke-width="10" stroke-linecap="round"/>'
  );
}

/** A motorcycle seen from its front. */
export function motoFrente(): string {
  const lado = (s: number) =>
    `<path d="M600 300L${600 + s * 170} 268" stroke="#1a1d21" stroke-width="14" stroke-linecap="round"/><path d="M${600 + s * 130} 276L${600 + s * 196} 264" stroke="#0d0f12" stroke-width="26" stroke-linecap="round"/><path d="M${600 + s * 120} 270L${600 + s * 150} 200" stroke="#1a1d21" stroke-width="8"/><ellipse cx="${600 + s * 160}" cy="184" rx="48" ry="30" fill="#22262b"/><ellipse cx="${600 + s * 160}" cy="184" rx="40" ry="22" fill="url(#vidroClaro)"/><path d="M${600 + s * 52} 300V610" stroke="#1b1e22" stroke-width="30" stroke-linecap="round"/><path d="M${600 + s * 52} 300V500" stroke="url(#metal)" stroke-width="22"/><path d="M${600 + s * 50} 300V500" stroke="#d8dde1" stroke-width="16"/><ellipse cx="${600 + s * 106}" cy="352" rx="26" ry="17" fill="#f0a33c" stroke="#8a5510" stroke-width="3"/><path d="M${600 + s * 60} 420C${600 + s * 120} 400 ${600 + s * 130} 470 ${600 + s * 104} 560L${600 + s * 70} 600Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><path d="M${600 + s * 92} 600H${600 + s * 150}" stroke="#33383e" stroke-width="16" stroke-linecap="round"/>`;
  return (
    sombra(600, 692, 190, 24) +
    '<rect x="480" y="420" width="240" height="180" rx="40" fill="#2a2e33"/>' +
    '<rect x="562" y="440" width="76" height="252" rx="36" fill="url(#escuro)"/><path d="M576 470l24 16 24-16m-48 40l24 16 24-16m-48 40l24 16 24-16m-48 40l24 16 24-16m-48 40l24 16 24-16" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="7"/>' +
    lado(-1) +
    lado(1) +
    '<path d="M548 560C546 470 560 440 600 440S654 470 652 560C640 530 620 520 600 520S560 530 548 560Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/>' +
    '<path d="M508 330C508 270 550 240 600 240S692 270 692 330C692 390 650 430 600 430S508 390 508 330Z" fill="url(#tinta)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><path d="M530 340C530 300 562 286 600 286S670 300 670 340C670 384 636 408 600 408S530 384 530 340Z" fill="#1c232b"/><path d="M540 342C540 308 568 296 600 296S660 308 660 342C660 378 632 398 600 398S540 378 540 342Z" fill="url(#farol)"/><circle cx="600" cy="346" r="30" fill="#fff" opacity=".9"/>' +
    '<path d="M540 250C550 200 650 200 660 250C620 236 580 236 540 250Z" fill="#1d2a36" opacity=".85"/>'
  );
}
