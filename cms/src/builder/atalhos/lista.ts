/** Everything the keyboard does, as the shortcut list shows it. `useAtalhos` and the regions do it. */
export const ATALHOS: readonly {
  grupo: string;
  teclas: readonly (readonly [teclas: string, oque: string])[];
}[] = [
  {
    grupo: 'Ir a',
    teclas: [
      ['F6', 'Próxima região: barra, elementos, seções, prévia, propriedades'],
      ['Shift F6', 'Região anterior'],
      ['/', 'Buscar um elemento para adicionar'],
      ['?', 'Esta lista'],
    ],
  },
  {
    grupo: 'Adicionar',
    teclas: [
      ['Enter', 'Na busca ou em um elemento: adiciona abaixo da seção escolhida'],
      ['Espaço', 'Em um elemento: pega, para escolher o lugar com as setas'],
      ['↑ ↓ ← →', 'Andar entre os elementos'],
    ],
  },
  {
    grupo: 'Escolher e mover seções',
    teclas: [
      ['↑ ↓', 'Na lista ou na prévia: seção anterior ou próxima'],
      ['Shift ↑ ↓', 'Escolher várias'],
      ['Ctrl A', 'Escolher todas'],
      ['Alt ↑ ↓', 'Mover o que está escolhido uma posição'],
      ['Espaço', 'Na alça: pegar; setas escolhem o lugar, Enter solta, Esc cancela'],
      ['Alt M', 'Metade da largura ou largura inteira'],
      ['Enter', 'Na prévia: escrever no lugar; Enter termina, Esc desiste'],
      ['Esc', 'Ficar só com uma seção escolhida'],
    ],
  },
  {
    grupo: 'Copiar e apagar',
    teclas: [
      ['Ctrl C', 'Copiar as seções escolhidas'],
      ['Ctrl X', 'Recortar'],
      ['Ctrl V', 'Colar aqui, em outra página ou em outra marca'],
      ['Ctrl D', 'Duplicar'],
      ['Delete', 'Apagar'],
    ],
  },
  {
    grupo: 'Página',
    teclas: [
      ['Ctrl Z', 'Desfazer'],
      ['Ctrl Shift Z', 'Refazer'],
      ['Ctrl S', 'Salvar agora'],
    ],
  },
];
