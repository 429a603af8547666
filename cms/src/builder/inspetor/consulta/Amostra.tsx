'use client';

import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { formatarReais } from '@martelo/shared/reais';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
import { useRedor } from '../contexto.ts';
import estilos from './consulta.module.css';

/** The first lots a query finds: picture, name, price. */
export function Amostra({ lotes, grade = false }: { lotes: readonly LoteCartao[]; grade?: boolean }) {
  const { site } = useRedor();
  return (
    <ul className={grade ? estilos.grade : estilos.amostra} aria-label={CONSULTA.primeirosEncontrados}>
      {lotes.map(({ uid, nome, fotosUrls, valorAtual, minimo, cidade, uf }) => (
        <li key={uid}>
          {fotosUrls[0] ? (
            <img src={`${site}${fotosUrls[0]}?w=${grade ? 400 : 200}`} alt="" loading="lazy" />
          ) : (
            <span className={estilos.semFoto} />
          )}
          <span className={estilos.nomeLote}>{nome}</span>
          <span className={estilos.precoLote}>
            {formatarReais(valorAtual ?? minimo, { curto: true })}
            {grade && cidade && ` · ${cidade}${uf ? `/${uf}` : ''}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
