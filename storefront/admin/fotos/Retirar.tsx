import { useState } from 'react';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
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
  /** Throws what it is refused for. Gives in how many other lots the picture still is; null: it was not taken out. */
  aoRetirar: () => Promise<number | null>;
}) {
  const P = usePalavrasDasFotos();
  const { fazendo, recusa, confirmar } = useConfirmar();
  const [continuaEm, contar] = useState<number | null>(null);
  const retirar = async () => {
    const outros = await aoRetirar();
    if (outros === 0) aoFechar();
    else if (outros !== null) contar(outros);
  };
  if (continuaEm !== null)
    return (
      <Dialogo titulo={P.retirada} aoFechar={aoFechar} acoes={<Botao onClick={aoFechar}>{P.entendi}</Botao>}>
        <p>{P.continuaEm(continuaEm)}</p>
      </Dialogo>
    );
  return (
    <Dialogo
      titulo={P.perguntaRetirar}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="perigo" esperando={fazendo} onClick={() => void confirmar(retirar)}>
          {P.simRetirar}
        </Botao>
      }
    >
      <p>{enviada ? P.retirarEnviada : P.retirarEndereco}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
