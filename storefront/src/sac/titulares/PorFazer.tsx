'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { TITULARES } from '../../palavras/titulares.ts';
import { useComando } from '../../sessao/usar-comando.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from '../sac.module.css';
import type { EliminacaoPorFazer } from './buscar.ts';

/** Erasures that were granted and are not done: nobody else would be told that one stopped. */
export function PorFazer({ eliminacoes }: { eliminacoes: readonly EliminacaoPorFazer[] }) {
  if (eliminacoes.length === 0) return null;
  return (
    <section className={estilo.porFazer} aria-label={TITULARES.porFazer}>
      <h2>{TITULARES.porFazer}</h2>
      <ul>
        {eliminacoes.map((uma) => (
          <Uma key={uma.uid} {...uma} />
        ))}
      </ul>
    </section>
  );
}

function Uma({ uid, id, cliente, falha }: EliminacaoPorFazer) {
  const router = useRouter();
  const [dito, dizer] = useState('');
  const comando = useComando<object>(() => {
    dizer(TITULARES.repetida);
    router.refresh();
  });
  return (
    <li>
      <p>
        <strong>
          {TITULARES.numero(id)} · {cliente ?? TITULARES.semNome}
        </strong>{' '}
        {falha === null
          ? TITULARES.fazendo
          : falha.parou
            ? TITULARES.parou(falha.erro)
            : TITULARES.tentando(falha.erro)}
      </p>
      <p role="status" className={daMesa.dito}>
        {dito}
      </p>
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      {falha?.parou === true && (
        <Botao
          variante="secundario"
          tamanho="p"
          icone="refresh-cw"
          carregando={comando.enviando}
          aria-label={TITULARES.repetirQual(id)}
          onClick={() => void comando.pedir(`solicitacoes-lgpd/${uid}/efeitos/${falha.efeito}/repetir`, {})}
        >
          {TITULARES.repetir}
        </Botao>
      )}
    </li>
  );
}
