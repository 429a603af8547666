import { ACEITA_ARQUIVO } from '@martelo/shared/arquivo';
import { useId } from 'react';
import { usePalavras } from './dados.ts';

/** The paper itself, with how much of it has been sent. */
export function CampoDeArquivo({
  escolher,
  parte,
}: {
  escolher: (arquivo: File | null) => void;
  /** 0 to 1; null while nothing is being sent. */
  parte: number | null;
}) {
  const P = usePalavras();
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>{P.arquivo}</label>
      <input
        id={id}
        type="file"
        accept={ACEITA_ARQUIVO}
        disabled={parte !== null}
        aria-describedby={`${id}-ajuda`}
        onChange={({ target: { files } }) => escolher(files?.[0] ?? null)}
      />
      <small id={`${id}-ajuda`} className="quieto">
        {P.arquivoAjuda}
      </small>
      {parte !== null && <progress className="andamento" aria-label={P.enviando} max={1} value={parte} />}
    </div>
  );
}
