import type { EntradaDada } from '@martelo/shared/transmissao';
import { useId, useState } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { usePalavras } from './contexto.ts';
import { pedirEntrada } from './usar-transmissao.ts';

/** What an encoder is told: where to, and by which key. Another key takes the one before away. */
export function Obs({ preparar, pode }: { preparar(): Promise<string>; pode: boolean }) {
  const P = usePalavras();
  const [dada, dar] = useState<EntradaDada | null>(null);
  const [erro, errar] = useState<string | null>(null);
  const pedir = async (): Promise<void> => {
    errar(null);
    try {
      dar(await pedirEntrada(await preparar(), 'codificador'));
    } catch (recusa) {
      errar((recusa as Error).message || P.semConexao);
    }
  };
  return (
    <details className="estudio-obs">
      <summary>{P.obs}</summary>
      <p>{P.obsDiz}</p>
      <Botao disabled={!pode} onClick={() => void pedir()}>
        {P.obsPedir}
      </Botao>
      {erro !== null && <p role="alert">{erro}</p>}
      {dada !== null && (
        <>
          <ParaColar rotulo={P.obsServidor} valor={dada.urlRmtp} />
          <ParaColar rotulo={P.obsChave} valor={dada.token} />
        </>
      )}
    </details>
  );
}

function ParaColar({ rotulo, valor }: { rotulo: string; valor: string }) {
  const id = useId();
  return (
    <div className="estudio-escolha">
      <label htmlFor={id}>{rotulo}</label>
      <input id={id} readOnly value={valor} onFocus={({ target }) => target.select()} />
    </div>
  );
}
