import { useState } from 'react';
import type { Recusa } from '../dados/chamar.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavrasDasFotos } from './dados.ts';

/** Asks before a picture is gone, saying what goes with it. */
export function Retirar({
  enviada,
  aoFechar,
  aoRetirar,
}: {
  /** Its file is erased with it. */
  enviada: boolean;
  aoFechar: () => void;
  /** Throws what it is refused for. */
  aoRetirar: () => Promise<void>;
}) {
  const P = usePalavrasDasFotos();
  const [fazendo, fazer] = useState(false);
  const [problemas, dizerProblemas] = useState<readonly string[]>([]);
  const retirar = async () => {
    fazer(true);
    try {
      await aoRetirar();
    } catch (erro) {
      dizerProblemas((erro as Recusa).mensagens);
    } finally {
      fazer(false);
    }
  };
  return (
    <Dialogo
      titulo={P.perguntaRetirar}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="perigo" esperando={fazendo} onClick={() => void retirar()}>
          {P.simRetirar}
        </Botao>
      }
    >
      <p>{enviada ? P.retirarEnviada : P.retirarEndereco}</p>
      <Problemas de={problemas} />
    </Dialogo>
  );
}
