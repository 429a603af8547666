'use client';

import { COMPARAR } from '../palavras/comparar.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './Comparacao.module.css';
import { enderecoDaComparacao } from './endereco.ts';
import { escolher } from './escolhidos.ts';

/** Leads to the same page without one of its lots; what this device has chosen follows. */
export function TirarDaComparacao({ nome, restantes }: { nome: string; restantes: readonly number[] }) {
  return (
    <Ligacao
      href={enderecoDaComparacao(restantes)}
      className={estilo.tirar}
      aria-label={COMPARAR.tirar(nome)}
      onClick={() => escolher(restantes)}
    >
      <Icone nome="x" tamanho={18} />
    </Ligacao>
  );
}
