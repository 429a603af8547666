import type { CampoDescrito } from '@martelo/shared/recurso';
import { useMemo, useState } from 'react';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { textoDe } from '../valor/valor.ts';
import { mesclar, resultado } from './mesclar.ts';
import type { Valores } from './valores.ts';

const LADOS = ['base', 'deles', 'meu'] as const;
/** What it is called, and whose each side is. */
const DO_FORMULARIO = {
  titulo: P.mudouPorOutro as string,
  explica: P.mesclaExplica as string,
  lados: { base: P.antes, deles: P.deles, meu: P.meu } as Record<(typeof LADOS)[number], string>,
};

/** Somebody saved meanwhile: what is already together, and what needs a choice, field by field. */
export function Mescla({
  campos,
  base,
  deles,
  meu,
  salvando,
  aoEscolher,
  aoFechar,
  palavras = DO_FORMULARIO,
}: {
  campos: readonly CampoDescrito[];
  base: Valores;
  deles: Valores;
  meu: Valores;
  salvando: boolean;
  aoEscolher: (escolhido: Valores) => void;
  aoFechar: () => void;
  palavras?: typeof DO_FORMULARIO;
}) {
  const ROTULOS = palavras.lados;
  const mescla = useMemo(() => mesclar(campos, { base, deles, meu }), [campos, base, deles, meu]);
  const [escolhas, escolher] = useState<Record<string, (typeof LADOS)[number]>>({});
  const falta = mescla.escolher.some(({ campo }) => escolhas[campo.campo] === undefined);
  return (
    <Dialogo
      titulo={palavras.titulo}
      aoFechar={aoFechar}
      acoes={
        <Botao
          variante="primario"
          esperando={salvando}
          disabled={falta}
          onClick={() => aoEscolher(resultado(mescla, deles, escolhas))}
        >
          {P.salvarMescla}
        </Botao>
      }
    >
      <p className="quieto">{palavras.explica}</p>
      {mescla.escolher.map((um) => (
        <fieldset key={um.campo.campo} className="mescla">
          <legend>{P.qualVale(um.campo.rotulo)}</legend>
          {LADOS.map((lado) => (
            <label key={lado} className="escolha">
              <input
                type="radio"
                name={`mescla-${um.campo.campo}`}
                checked={escolhas[um.campo.campo] === lado}
                onChange={() => escolher({ ...escolhas, [um.campo.campo]: lado })}
              />
              <span>{ROTULOS[lado]}</span>
              <strong>{textoDe(um.campo, um[lado])}</strong>
            </label>
          ))}
        </fieldset>
      ))}
      {mescla.juntos.length > 0 && (
        <dl className="mescla-juntos">
          <dt>{P.juntados}</dt>
          {mescla.juntos.map(({ campo, vale, ...lados }) => (
            <dd key={campo.campo}>
              {campo.rotulo}: <strong>{textoDe(campo, lados[vale])}</strong> ({ROTULOS[vale].toLowerCase()})
            </dd>
          ))}
        </dl>
      )}
    </Dialogo>
  );
}
