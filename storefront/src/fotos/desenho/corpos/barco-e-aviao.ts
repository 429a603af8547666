import { lataria, sombra, vidraca } from '../partes/pintura.ts';

/** A motor boat afloat, bow to the left. */
export function barcoLado(): string {
  return (
    '<ellipse cx="620" cy="700" rx="500" ry="36" fill="#0e3346" opacity=".45" filter="url(#macio)"/><path d="M240 700C420 760 820 764 1040 700L1000 790C820 830 460 830 300 780Z" fill="#fff" opacity=".12" filter="url(#macio)"/>' +
    // cabin and flybridge
    lataria(
      'baK',
      'M430 470C470 410 500 372 560 364H800C830 366 846 390 856 420L868 486H420Z',
      '',
      'url(#bau)',
    ) +
    vidraca('baV', 'M474 458C506 410 526 386 566 382H640V458Z', 430, 400) +
    vidraca('baW', 'M660 382H790C812 384 824 400 832 424L838 458H660Z', 500, 400) +
    '<path d="M560 364C580 316 610 300 650 298H790L800 364Z" fill="url(#bau)" stroke="#8c949b" stroke-width="3"/><path d="M566 352L606 296L650 290L626 350Z" fill="#1d2a36" opacity=".8"/><path d="M700 298V230M780 298L752 214H690" fill="none" stroke="#aeb6bd" stroke-width="10"/><path d="M660 214H800" stroke="#e9ecee" stroke-width="18" stroke-linecap="round"/><path d="M730 206V130" stroke="#8c949b" stroke-width="5"/>' +
    lataria(
      'baC',
      'M150 470C300 490 400 486 520 484H1010C1030 484 1040 494 1040 512L1020 690C1018 704 1008 708 992 708H380C300 690 210 590 150 470Z',
      '<path d="M140 500C300 530 500 520 1050 520" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="12"/><path d="M200 580C330 620 560 610 1040 606" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"/><rect y="610" width="1200" height="100" fill="url(#sombraBaixa)"/><path d="M270 660C460 690 800 690 1040 676V720H270Z" fill="#1b2733"/>',
    ) +
    [600, 690, 780]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="566" rx="26" ry="15" fill="#1d2a36" stroke="#dfe4e8" stroke-width="5"/>`,
      )
      .join('') +
    '<path d="M160 466C220 430 330 426 424 430M200 470V442M270 480V432M350 484V428M870 484V440H1020V484M940 440V484" fill="none" stroke="#cfd6dc" stroke-width="6"/>' +
    '<path d="M120 712C260 690 340 712 460 706S700 696 820 708 1000 700 1110 712C980 726 860 724 700 728S300 730 120 712Z" fill="#e9f6fa" opacity=".8"/>'
  );
}

/** A light single-engine aeroplane on its wheels, nose to the left. */
export function aviaoLado(): string {
  const pe = (x: number, r: number) =>
    `<circle cx="${x}" cy="${690 - r}" r="${r}" fill="url(#pneu)"/><circle cx="${x}" cy="${690 - r}" r="${r * 0.45}" fill="url(#metal)"/>`;
  return (
    sombra(600, 692, 500, 26) +
    '<path d="M320 570L306 650M560 570L600 640" stroke="#aab2b9" stroke-width="16" stroke-linecap="round"/>' +
    pe(306, 36) +
    pe(600, 42) +
    // far wing
    '<path d="M470 396L560 378H700L640 402Z" fill="#aeb6bd"/>' +
    lataria(
      'avC',
      'M176 500C180 456 220 436 290 430C350 424 380 420 410 396C440 368 480 358 540 358C620 358 680 380 720 424C820 440 940 446 1060 446C1080 448 1084 470 1066 476C930 510 760 566 600 576C480 584 330 590 250 570C200 556 174 534 176 500Z',
      '<path d="M170 500C400 470 760 474 1090 456V520C900 500 500 520 170 540Z" fill="url(#tintaLisa)"/><path d="M170 548C420 530 700 520 1000 490" fill="none" stroke="url(#tintaSombra)" stroke-width="8"/><path d="M180 470C420 440 700 440 1080 452" stroke="#fff" stroke-width="9" fill="none" opacity=".7" filter="url(#macio)"/><rect y="540" width="1200" height="60" fill="url(#sombraBaixa)"/>',
      'url(#bau)',
    ) +
    vidraca(
      'avV',
      'M418 428C444 392 480 376 536 374C600 374 648 392 682 428C600 442 500 442 418 428Z',
      400,
      300,
    ) +
    '<path d="M500 374L492 436M590 376L596 438" stroke="#e5e9ec" stroke-width="11"/><path d="M500 440L496 560H592L598 440" fill="none" stroke="#05070a" stroke-opacity=".3" stroke-width="3"/>' +
    // tail
    '<path d="M930 450L1030 268C1036 258 1046 254 1060 254H1104C1114 254 1118 262 1114 272L1068 470Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".35" stroke-width="3"/><path d="M1074 256L1034 458" stroke="#000" stroke-opacity=".25" stroke-width="4"/><path d="M950 462L1120 444C1150 442 1152 464 1130 468L980 482Z" fill="url(#bau)" stroke="#8c949b" stroke-width="3"/>' +
    // near wing, propeller
    '<path d="M400 540L560 520C700 520 760 540 766 556C768 570 700 580 600 582H440C400 580 380 552 400 540Z" fill="url(#bau)" stroke="#8c949b" stroke-width="3"/><path d="M700 540C740 546 764 550 766 558C766 570 720 578 680 580Z" fill="url(#tintaLisa)"/>' +
    '<path d="M176 476C140 482 132 496 132 504S142 526 178 530Z" fill="url(#tintaLisa)" stroke="#0b0f16" stroke-opacity=".4" stroke-width="3"/><ellipse cx="164" cy="504" rx="15" ry="150" fill="#2b3036" opacity=".16"/><path d="M158 500C150 430 156 380 166 350C178 390 176 450 170 500ZM158 508C152 580 158 630 166 658C178 620 176 560 170 508Z" fill="#2b3036"/>' +
    '<path d="M220 470h30M220 486h36" stroke="#2b3036" stroke-width="8" stroke-linecap="round"/>'
  );
}
