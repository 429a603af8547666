/**
 * Numbers (COMPE) of the institutions at which somebody may hold an account that money is sent to: those that take part in the Pix or receive
 * TED. Numbers alone: how a bank is called is written with the account.
 * The Banco Central publishes them ("Relação de participantes do STR", "Participantes do Pix"), which could not be reached from where this was
 * written: the numbers, which are facts and no work of anybody's, were read from npm's `bancos-brasileiros` 6.3.38, which gathers both lists.
 * Who is not in it and should be is added here, once the Banco Central has them.
 */
const NUMEROS = `
001 003 004 010 012 016 017 018 021 023 025 033 037 041 047 063 065 069 070 074 077 079 081 082 083
084 085 088 089 093 094 095 096 097 098 099 104 107 119 120 121 122 124 125 130 132 133 136 144 159
174 183 190 194 197 208 212 213 217 218 222 224 237 243 246 254 260 265 266 269 271 273 274 276 279
280 281 286 290 299 300 301 310 312 318 320 322 323 324 326 329 330 332 335 336 340 341 342 348 349
350 355 358 359 362 363 364 365 366 368 371 373 374 376 377 378 379 380 382 383 384 385 389 391 394
395 396 397 400 401 402 403 404 406 407 408 410 411 412 413 419 421 422 425 427 428 430 435 439 440
443 444 448 450 451 452 456 457 460 461 462 463 464 465 468 470 471 476 478 481 482 487 505 509 510
511 512 513 517 520 523 524 526 527 528 529 530 531 533 534 535 536 537 540 542 546 547 549 550 552
555 557 559 560 561 562 563 566 568 569 572 574 575 576 586 588 589 590 592 593 594 595 596 597 600
604 610 611 612 613 614 615 619 620 623 630 632 633 634 637 643 646 651 653 654 655 659 660 662 665
669 670 671 673 674 675 677 679 680 681 682 683 685 686 687 688 690 691 692 694 695 698 699 700 701
707 712 739 741 743 745 746 748 752 753 755 756 757 761 763 764 765 766 769 770 771 772 773 775 783
787 788 790 791 792 804
`;

const COM_CONTAS: ReadonlySet<string> = new Set(NUMEROS.trim().split(/\s+/));

/** Whether this is the number of a bank that may hold an account. */
export const temContas = (bancoCodigo: string): boolean => COM_CONTAS.has(bancoCodigo);
