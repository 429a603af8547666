'use client';

import { formatarData, formatarHoraSegundos } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useState } from 'react';
import { VERIFICAR } from '../palavras/verificar.ts';
import { Icone } from '../site/ui/Icone.tsx';
import type { Conferido } from './conferir-lote.ts';
import { detalheDe, tituloDe, valorDe } from './rotulos.ts';
import estilo from './Trilha.module.css';

/** Entries shown at first, and more each time. A broken one is always shown, with its neighbours. */
const POR_VEZ = 30;

/** Every entry of a ledger with its check, as a chain. */
export function Trilha({
  conferidos,
  modo,
  destaque,
}: {
  conferidos: readonly Conferido[];
  modo: TipoHotsite;
  destaque?: number | null;
}) {
  const palavras = VERIFICAR[modo];
  const [ate, mostrarAte] = useState(POR_VEZ);
  const vistos = conferidos
    .map((conferido, i) => ({ conferido, i }))
    .filter(
      ({ conferido, i }) =>
        i < ate ||
        !conferido.confere ||
        conferidos[i + 1]?.confere === false ||
        conferido.registro.seq === destaque,
    );
  return (
    <div className={estilo.trilha}>
      <ol>
        {vistos.map(({ conferido, i }, n) => {
          const { registro, confere, motivo, esperado } = conferido;
          const salto = n > 0 && vistos[n - 1]!.i !== i - 1;
          return (
            <li
              key={i}
              id={`registro-${registro.seq}`}
              data-estado={confere ? 'confere' : 'quebra'}
              data-destaque={registro.seq === destaque || undefined}
            >
              {salto && (
                <p className={estilo.salto}>{palavras.registrosQueConferem(i - vistos[n - 1]!.i - 1)}</p>
              )}
              <span className={estilo.elo}>
                <Icone
                  nome={confere ? 'check' : 'x'}
                  tamanho={14}
                  traco={3}
                  rotulo={confere ? palavras.confere : palavras.naoConfere}
                />
              </span>
              <div className={estilo.registro}>
                <p className={estilo.linha}>
                  <strong>
                    {registro.seq}. {tituloDe(registro, modo)}
                  </strong>
                  {valorDe(registro) && <strong className={estilo.valor}>{valorDe(registro)}</strong>}
                </p>
                <p className={estilo.quieto}>
                  {detalheDe(registro, modo) && <span>{detalheDe(registro, modo)}</span>}
                  <Instante iso={registro.publico?.instante} />
                  <code title={registro.hash}>{curto(registro.hash)}</code>
                </p>
                {motivo !== null && (
                  <div className={estilo.motivo}>
                    <p>{motivo}</p>
                    <dl>
                      <dt>{palavras.hashNoLivro}</dt>
                      <dd>
                        <code>{registro.hash}</code>
                      </dd>
                      <dt>{palavras.hashDoConteudo}</dt>
                      <dd>
                        <code>{esperado}</code>
                      </dd>
                    </dl>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {conferidos.length > ate && (
        <button type="button" className={estilo.mais} onClick={() => mostrarAte(ate + 10 * POR_VEZ)}>
          {palavras.maisRegistros(conferidos.length - ate)}
        </button>
      )}
    </div>
  );
}

function Instante({ iso }: { iso: unknown }) {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return null;
  return (
    <time dateTime={iso} title={formatarData(iso)}>
      {formatarHoraSegundos(iso)}
    </time>
  );
}

const curto = (hash: unknown): string => {
  const texto = String(hash);
  return texto.length > 20 ? `${texto.slice(0, 8)}…${texto.slice(-8)}` : texto;
};
