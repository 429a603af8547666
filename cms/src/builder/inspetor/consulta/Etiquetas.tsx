'use client';

import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { type ConsultaListagem, FACETAS, filtrosAtivos } from '@martelo/shared/pagina/listagem/consulta';
import { X } from 'lucide-react';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
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
  const nome = (uid: string) => leiloes.find(({ valor }) => valor === uid)?.rotulo ?? CONSULTA.umLeilao;
  const ativos = filtrosAtivos(listagem, nome);
  if (ativos.length === 0) return null;
  return (
    <ul className={estilos.etiquetas} aria-label={CONSULTA.filtrosEscolhidos}>
      {ativos.map(({ rotulo, sem }) => (
        <li key={rotulo}>
          <span>{rotulo}</span>
          <button
            type="button"
            aria-label={CONSULTA.tirarOFiltro(rotulo)}
            onClick={() => aoMudar({ ...listagem, ...sem })}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
