import { useBlocker } from 'react-router';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';

/** Leaving a screen with something unsaved asks. A reload, or a browser that dies, leaves the draft, where one is kept. */
export function SairSemSalvar({
  sujo,
  aoDescartar,
}: {
  sujo: boolean;
  /** Forgets the draft; left out where none is kept. */
  aoDescartar?: () => void;
}) {
  const trava = useBlocker(
    ({ currentLocation, nextLocation }) => sujo && currentLocation.pathname !== nextLocation.pathname,
  );
  if (trava.state !== 'blocked') return null;
  return (
    <Dialogo
      titulo={P.sairSemSalvar}
      aoFechar={() => trava.reset()}
      acoes={
        <>
          <Botao
            variante="perigo"
            onClick={() => {
              aoDescartar?.();
              trava.proceed();
            }}
          >
            {P.sairDescartando}
          </Botao>
          {aoDescartar && <Botao onClick={() => trava.proceed()}>{P.sairGuardando}</Botao>}
          <Botao variante="primario" onClick={() => trava.reset()}>
            {P.ficar}
          </Botao>
        </>
      }
    >
      <p>{aoDescartar ? P.rascunhoFica : P.semRascunho}</p>
    </Dialogo>
  );
}
