'use client';

import type { MotoristaDaTransportadora, RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import { useEffect, useRef, useState } from 'react';
import type { Campo } from '../campo/campo.ts';
import type { Ato } from '../campo/tipos.ts';
import { CAMPO } from '../palavras/campo.ts';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Formulario } from './Formulario.tsx';
import { type AtoDeFora, proximoAto } from './proximo.ts';
import estilo from './transportadora.module.css';

/** The next act as one large button, and the others below it; what an act has to know is asked when it is chosen. */
export function Atos({
  remocao,
  motoristas,
  campo,
  corrigindo,
  porEnviar,
  aoAcabar,
}: {
  remocao: RemocaoDeFora;
  motoristas: readonly MotoristaDaTransportadora[];
  /** Null until the page is alive. */
  campo: Campo | null;
  /** One that was refused, to be put right. */
  corrigindo: Ato | null;
  /** Whether something of this removal waits on the phone. */
  porEnviar: boolean;
  aoAcabar: () => void;
}) {
  const [ato, escolher] = useState<AtoDeFora | null>(
    (corrigindo?.chamada.corpo as { codigo?: AtoDeFora } | undefined)?.codigo ?? null,
  );
  const [anotado, anotar] = useState(false);
  const caixa = useRef<HTMLDivElement>(null);
  // Who chose an act by the keyboard goes on in its form.
  useEffect(() => {
    if (ato !== null) caixa.current?.focus();
  }, [ato]);
  const { proximo, outros } = proximoAto(remocao.codigos);
  if (ato !== null && campo !== null)
    return (
      <div ref={caixa} tabIndex={-1} className={estilo.caixa}>
        <Formulario
          {...{ remocao, motoristas, ato, campo, corrigindo }}
          aoVoltar={(feito) => {
            anotar(feito);
            escolher(null);
            aoAcabar();
          }}
        />
      </div>
    );
  return (
    <div className={estilo.caixa}>
      {anotado && porEnviar && (
        <p className={estilo.bom} role="status">
          {CAMPO.anotado}
        </p>
      )}
      {proximo === null ? (
        <>
          <strong>{P.nada}</strong>
          <p>{P.nadaAjuda}</p>
        </>
      ) : (
        <Botao
          variante="primario"
          tamanho="g"
          largo
          className={estilo.grande}
          onClick={() => escolher(proximo)}
        >
          {P.atos[proximo]}
        </Botao>
      )}
      {outros.length > 0 && (
        <fieldset className={estilo.outros}>
          <legend className="so-leitor">{P.outros}</legend>
          {outros.map((um) => (
            <Botao key={um} variante="secundario" onClick={() => escolher(um)}>
              {P.atos[um]}
            </Botao>
          ))}
        </fieldset>
      )}
    </div>
  );
}
