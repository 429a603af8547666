'use client';

import { formatarDiaSemana, formatarHora } from '@martelo/shared/datas';
import { Fragment } from 'react';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import type { Versao } from '../servidor/versoes.ts';
import estilos from './versoes.module.css';

interface Props {
  versoes: readonly Versao[];
  de: string | null;
  para: string | null;
  aoComparar(id: string): void;
  aoTrocarOutra(id: string): void;
}

/** Newest first, by day. A press compares with the current one; the circle on the right picks what it is compared with. */
export function ListaDeVersoes({ versoes, de, para, aoComparar, aoTrocarOutra }: Props) {
  return (
    <ol className={estilos.versoes} aria-label={VERSOES.versoesDaMaisNova}>
      {versoes.map((versao, i) => {
        const dia = formatarDiaSemana(versao.fim);
        const outroDia = dia !== formatarDiaSemana(versoes[i - 1]?.fim ?? 0);
        return (
          <Fragment key={versao.id}>
            {outroDia && <li className={estilos.dia}>{dia}</li>}
            <li
              className={estilos.versao}
              data-de={versao.id === de || undefined}
              data-para={versao.id === para || undefined}
            >
              <button
                type="button"
                className={estilos.escolher}
                aria-pressed={versao.id === de}
                onClick={() => aoComparar(versao.id)}
              >
                <span className={estilos.hora}>{horario(versao)}</span>
                <span className={estilos.quem}>{versao.quem || VERSOES.martelo}</span>
                <span className={estilos.selos}>
                  {versao.noAr && <b data-selo="ar">{VERSOES.noAr}</b>}
                  {versao.atual && <b data-selo="atual">{VERSOES.emEdicao}</b>}
                  {versao.publicada && !versao.noAr && <b>{VERSOES.publicada}</b>}
                </span>
              </button>
              <label title={VERSOES.compararComEsta}>
                <input
                  type="radio"
                  name="comparar-com"
                  checked={versao.id === para}
                  onChange={() => aoTrocarOutra(versao.id)}
                  aria-label={VERSOES.compararComAVersao(formatarHora(versao.fim))}
                />
              </label>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

/** A burst of saves is one version, and says from when to when. */
function horario({ inicio, fim }: Versao): string {
  const [comeco, final] = [formatarHora(inicio), formatarHora(fim)];
  const mesmoDia = formatarDiaSemana(inicio) === formatarDiaSemana(fim);
  return comeco === final || !mesmoDia ? final : `${comeco} – ${final}`;
}
