'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { COMPARAR } from '../palavras/comparar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { enderecoDaComparacao } from './endereco.ts';
import { escolher, escolhidos } from './escolhidos.ts';

/** What the address says is what this device has chosen; without it, the address says what the device has chosen. */
export function GuardarComparacao({
  ids,
  vazio,
}: {
  ids: readonly number[];
  /** The address names lots, and none of them is there any more. */
  vazio: boolean;
}) {
  const roteador = useRouter();
  const texto = ids.join(',');
  useEffect(() => {
    const doEndereco = texto === '' ? [] : texto.split(',').map(Number);
    if (doEndereco.length > 0 || vazio) escolher(doEndereco);
    else if (escolhidos().length > 0) roteador.replace(enderecoDaComparacao(escolhidos()));
  }, [texto, vazio, roteador]);
  return null;
}

/** On paper the comparison stands alone, whatever made the browser print. */
export function Imprimir() {
  useEffect(() => {
    const pagina = document.documentElement;
    const antes = () => {
      pagina.dataset.soImpresso = '';
    };
    const depois = () => {
      delete pagina.dataset.soImpresso;
    };
    addEventListener('beforeprint', antes);
    addEventListener('afterprint', depois);
    return () => {
      removeEventListener('beforeprint', antes);
      removeEventListener('afterprint', depois);
      depois();
    };
  }, []);
  return (
    <Botao variante="secundario" icone="printer" onClick={() => print()}>
      {COMPARAR.imprimir}
    </Botao>
  );
}
