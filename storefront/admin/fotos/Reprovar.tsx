import { MOTIVO_MAXIMO } from '@martelo/shared/motivo-do-documento';
import { useState } from 'react';
import type { Recusa } from '../dados/chamar.ts';
import { Motivo } from '../partes/Motivo.tsx';
import { Problemas } from '../partes/Problemas.tsx';
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
  const [fazendo, fazer] = useState(false);
  const [problemas, dizerProblemas] = useState<readonly string[]>([]);
  const reprovar = async () => {
    fazer(true);
    try {
      await aoReprovar(motivo);
    } catch (erro) {
      dizerProblemas((erro as Recusa).mensagens);
    } finally {
      fazer(false);
    }
  };
  return (
    <Dialogo
      titulo={P.perguntaReprovar(quantas)}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="perigo" esperando={fazendo} onClick={() => void reprovar()}>
          {P.simReprovar}
        </Botao>
      }
    >
      <p>{P.reprovarExplica}</p>
      <Motivo rotulo={P.motivo} valor={motivo} maximo={MOTIVO_MAXIMO} mudar={escrever} />
      <Problemas de={problemas} />
    </Dialogo>
  );
}
