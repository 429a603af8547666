'use client';

import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { type ConsultaListagem, FACETAS, filtrosAtivos } from '@martelo/storefront/listagem/consulta';
import { X } from 'lucide-react';
import estilos from './consulta.module.css';

/** One chip a filter, each with its own way out. */
export function Etiquetas({
  listagem,
  busca,
  aoMudar,
}: {
  listagem: ConsultaListagem;
  busca: BuscaLotes | null;
  aoMudar(listagem: ConsultaListagem): void;
}) {
  const leiloes = busca?.facetas.find(({ campo }) => campo === FACETAS.leilao)?.valores ?? [];
  const nome = (uid: string) => leiloes.find(({ valor }) => valor === uid)?.rotulo ?? 'Um leilão';
  const ativos = filtrosAtivos(listagem, nome);
  if (ativos.length === 0) return null;
  return (
    <ul className={estilos.etiquetas} aria-label="Filtros escolhidos">
      {ativos.map(({ rotulo, sem }) => (
        <li key={rotulo}>
          <span>{rotulo}</span>
          <button
            type="button"
            aria-label={`Tirar o filtro ${rotulo}`}
            onClick={() => aoMudar({ ...listagem, ...sem })}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
