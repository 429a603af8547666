import { TECLADO } from '../../palavras/construtor/atalhos.ts';

/** Everything the keyboard does, as the shortcut list shows it. `useAtalhos` and the regions do it. */
export const ATALHOS: readonly {
  grupo: string;
  teclas: readonly (readonly [teclas: string, oque: string])[];
}[] = [
  {
    grupo: TECLADO.irA,
    teclas: [
      ['F6', TECLADO.proximaRegiao],
      ['Shift F6', TECLADO.regiaoAnterior],
      ['/', TECLADO.buscarUmElemento],
      ['?', TECLADO.estaLista],
    ],
  },
  {
    grupo: TECLADO.adicionar,
    teclas: [
      ['Enter', TECLADO.naBusca],
      [TECLADO.espaco, TECLADO.emUmElemento],
      ['↑ ↓ ← →', TECLADO.andarEntreOsElementos],
    ],
  },
  {
    grupo: TECLADO.escolherEMoverSecoes,
    teclas: [
      ['↑ ↓', TECLADO.naLista],
      ['Shift ↑ ↓', TECLADO.escolherVarias],
      ['Ctrl A', TECLADO.escolherTodas],
      ['Alt ↑ ↓', TECLADO.moverOQueEsta],
      [TECLADO.espaco, TECLADO.naAlca],
      ['Alt M', TECLADO.metadeDaLargura],
      ['Enter', TECLADO.naPrevia],
      ['Esc', TECLADO.ficarSo],
    ],
  },
  {
    grupo: TECLADO.copiarEApagar,
    teclas: [
      ['Ctrl C', TECLADO.copiarAsSecoesEscolhidas],
      ['Ctrl X', TECLADO.recortar],
      ['Ctrl V', TECLADO.colarAquiEmOutra],
      ['Ctrl D', TECLADO.duplicar],
      ['Delete', TECLADO.apagar],
    ],
  },
  {
    grupo: TECLADO.pagina,
    teclas: [
      ['Ctrl Z', TECLADO.desfazer],
      ['Ctrl Shift Z', TECLADO.refazer],
      ['Ctrl S', TECLADO.salvarAgora],
    ],
  },
];
