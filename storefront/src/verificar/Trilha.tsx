'use client';

import { formatarData, formatarDataHora, formatarHoraSegundos } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type ReactNode, useState } from 'react';
import { VERIFICAR } from '../palavras/verificar.ts';
import { Icone } from '../site/ui/Icone.tsx';
import type { Conferido } from './conferir-cadeia.ts';
import { type Leitura, leituraDoLivro } from './rotulos.ts';
import estilo from './Trilha.module.css';

/** Entries shown at first, and more each time. A broken one is always shown, with its neighbours. */
const POR_VEZ = 30;

/** Every entry of a ledger with its check, as a chain. */
export function Trilha({
  conferidos,
  modo,
  destaque,
  ler = leituraDoLivro,
  mais,
}: {
  conferidos: readonly Conferido[];
  modo: TipoHotsite;
  destaque?: number | null;
  /** How its entries are read, where they are not a ledger's. */
  ler?: (registro: Conferido['registro'], modo: TipoHotsite) => Leitura;
  /** What is told of an entry besides. */
  mais?: (registro: Conferido['registro']) => ReactNode;
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
          const { titulo, detalhe, valor, quando } = ler(registro, modo);
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
                    {registro.seq}. {titulo}
                  </strong>
                  {valor && <strong className={estilo.valor}>{valor}</strong>}
                </p>
                <p className={estilo.quieto}>
                  {detalhe && <span>{detalhe}</span>}
                  <Instante iso={quando} comData={ler !== leituraDoLivro} />
                  <code title={registro.hash}>{curto(registro.hash)}</code>
                </p>
                {mais?.(registro)}
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

/** A ledger is of an afternoon, and told by the second; what takes weeks is told by its day. */
function Instante({ iso, comData }: { iso: unknown; comData: boolean }) {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return null;
  return (
    <time dateTime={iso} title={formatarData(iso)}>
      {comData ? formatarDataHora(iso) : formatarHoraSegundos(iso)}
    </time>
  );
}

const curto = (hash: unknown): string => {
  const texto = String(hash);
  return texto.length > 20 ? `${texto.slice(0, 8)}…${texto.slice(-8)}` : texto;
};
