'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import coracao from '../favoritos/Coracao.module.css';
import { COMPARAR } from '../palavras/comparar.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { alternarEscolhido, assinarEscolhidos, escolhidos } from './escolhidos.ts';

const RECADO_MS = 4_000;

/** Puts a lot among those that are compared, or takes it out. Beside the heart, and looks like it. */
export function BotaoComparar({
  id,
  nome,
  comPalavra = false,
}: {
  id: number;
  nome: string;
  comPalavra?: boolean;
}) {
  const escolhido = useSyncExternalStore(
    assinarEscolhidos,
    () => escolhidos().includes(id),
    () => false,
  );
  const [recado, dizer] = useState(false);
  useEffect(() => {
    if (!recado) return;
    const espera = setTimeout(() => dizer(false), RECADO_MS);
    return () => clearTimeout(espera);
  }, [recado]);
  return (
    <>
      <button
        type="button"
        className={comPalavra ? coracao.comPalavra : coracao.comparar}
        aria-pressed={escolhido}
        aria-label={COMPARAR.escolher(nome)}
        onClick={() => dizer(!alternarEscolhido(id))}
      >
        <Icone nome="scale" tamanho={20} />
        {comPalavra && <span aria-hidden>{COMPARAR.comparar}</span>}
      </button>
      {recado && (
        <span role="status" className={coracao.recado}>
          {COMPARAR.jaQuatro}
        </span>
      )}
    </>
  );
}
