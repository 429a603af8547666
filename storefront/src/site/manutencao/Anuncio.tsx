'use client';

import { formatarDataHora, formatarHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { AvisoDeManutencao } from '@martelo/shared/manutencao';
import { MANUTENCAO } from '../../palavras/manutencao.ts';
import estilo from './Anuncio.module.css';

/** A maintenance in words, above the page. `fechado`: the site is, and who reads this works on in it. */
export function Anuncio({
  modo,
  aviso: { situacao, mensagem, inicio, ate },
  fechado,
}: {
  modo: TipoHotsite;
  aviso: AvisoDeManutencao;
  fechado: boolean;
}) {
  const palavras = MANUTENCAO[modo];
  const fim = ate && formatarHora(ate);
  return (
    <aside className={estilo.faixa} aria-label={palavras.rotulo}>
      <p role="status" className="recipiente">
        {situacao === 'AVISADA'
          ? palavras.anunciada(inicio && formatarDataHora(inicio), fim)
          : fechado
            ? palavras.soAEquipe(fim)
            : palavras.lancesParados(fim)}
        {mensagem !== null && ` ${mensagem}`}
      </p>
    </aside>
  );
}
