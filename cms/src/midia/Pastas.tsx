'use client';

import { Folder, Image as Imagem } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { MIDIA } from '../palavras/midia.ts';
import estilos from './midia.module.css';
import type { Pasta } from './pastas.ts';

/** Above the list of pictures: its folders. A folder is open when the list is filtered by it. */
export function Pastas() {
  const [pastas, setPastas] = useState<Pasta[] | null>(null);
  const aberta = useSearchParams().get('where[pasta][equals]');
  useEffect(() => {
    fetch('/api/midia/pastas')
      .then((resposta) => (resposta.ok ? resposta.json() : { pastas: [] }))
      .then((corpo: { pastas: Pasta[] }) => setPastas(corpo.pastas))
      .catch(() => setPastas([]));
  }, []);
  const nomeadas = (pastas ?? []).filter(({ caminho }) => caminho !== '');
  if (nomeadas.length === 0) return null;
  return (
    <nav className={estilos.faixa} aria-label={MIDIA.pastas}>
      <a className={estilos.pasta} href="/admin/collections/midia" aria-current={aberta === null}>
        <Imagem size={16} aria-hidden="true" /> {MIDIA.todas}
      </a>
      {nomeadas.map(({ caminho, imagens }) => (
        <a
          key={caminho}
          className={estilos.pasta}
          href={`/admin/collections/midia?where[pasta][equals]=${encodeURIComponent(caminho)}`}
          aria-current={aberta === caminho}
        >
          <Folder size={16} aria-hidden="true" /> {caminho.replaceAll('/', ' › ')}
          <span className={estilos.conta}>
            {imagens}
            <span className={estilos.soLeitor}> {MIDIA.imagens(imagens)}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
