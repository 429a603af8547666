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
  /** Throws what it is refused for. */
  aoRetirar: () => Promise<void>;
}) {
  const P = usePalavrasDasFotos();
  const { fazendo, recusa, confirmar } = useConfirmar();
  return (
    <Dialogo
      titulo={P.perguntaRetirar}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="perigo" esperando={fazendo} onClick={() => void confirmar(aoRetirar)}>
          {P.simRetirar}
        </Botao>
      }
    >
      <p>{enviada ? P.retirarEnviada : P.retirarEndereco}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
