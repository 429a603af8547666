'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { FAVORITO } from '../palavras/favorito.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Coracao.module.css';
import { alternarFavorito, assinarFavoritos, ehFavorito, foiRetomado, temFavoritos } from './favoritos.ts';

const RECADO_MS = 4_000;

/** The heart of a lot. Empty as the server draws it, for everybody; filled in once the tab knows whose it is. */
export function Coracao({
  lelUid,
  nome,
  comPalavra = false,
}: {
  lelUid: string;
  nome: string;
  comPalavra?: boolean;
}) {
  const marcado = useSyncExternalStore(
    assinarFavoritos,
    () => ehFavorito(lelUid),
    () => false,
  );
  const disponivel = useSyncExternalStore(assinarFavoritos, temFavoritos, () => true);
  const retomado = useSyncExternalStore(
    assinarFavoritos,
    () => foiRetomado(lelUid),
    () => false,
  );
  const [recado, dizer] = useState<string | null>(null);
  useEffect(() => {
    if (retomado) dizer(FAVORITO.guardado);
  }, [retomado]);
  useEffect(() => {
    if (recado === null) return;
    const espera = setTimeout(() => dizer(null), RECADO_MS);
    return () => clearTimeout(espera);
  }, [recado]);
  if (!disponivel) return null;
  return (
    <>
      <button
        type="button"
        className={comPalavra ? estilo.comPalavra : estilo.coracao}
        data-coracao
        aria-pressed={marcado}
        aria-label={FAVORITO.marcar(nome)}
        onClick={async () => {
          if (!(await alternarFavorito(lelUid))) dizer(FAVORITO.naoMudou);
        }}
      >
        <Icone nome="heart" tamanho={20} />
        {comPalavra && <span aria-hidden>{FAVORITO.favoritar}</span>}
      </button>
      {recado !== null && (
        <span role="status" className={estilo.recado}>
          {recado}
        </span>
      )}
    </>
  );
}
