import { MOTIVO_MAXIMO } from '@martelo/shared/motivo-do-documento';
import { useState } from 'react';
import { Motivo } from '../partes/Motivo.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavrasDasFotos } from './dados.ts';

/** Asks why pictures are refused. */
export function Reprovar({
  quantas,
  aoFechar,
  aoReprovar,
}: {
  quantas: number;
  aoFechar: () => void;
  /** Throws what it is refused for. */
  aoReprovar: (motivo: string) => Promise<void>;
}) {
  const { aprovacao: P } = usePalavrasDasFotos();
  const [motivo, escrever] = useState('');
  const { fazendo, recusa, confirmar } = useConfirmar();
  return (
    <Dialogo
      titulo={P.perguntaReprovar(quantas)}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="perigo" esperando={fazendo} onClick={() => void confirmar(() => aoReprovar(motivo))}>
          {P.simReprovar}
        </Botao>
      }
    >
      <p>{P.reprovarExplica}</p>
      <Motivo rotulo={P.motivo} valor={motivo} maximo={MOTIVO_MAXIMO} mudar={escrever} />
      <Problemas de={recusa} />
    </Dialogo>
  );
}
