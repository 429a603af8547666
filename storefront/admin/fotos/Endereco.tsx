import { useId, useState } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { usePalavrasDasFotos } from './dados.ts';

/** Pictures that are published already, by their addresses. */
export function Endereco({ aoAcrescentar }: { aoAcrescentar: (enderecos: string[]) => Promise<boolean> }) {
  const P = usePalavrasDasFotos();
  const id = useId();
  const online = useOnline();
  const [escrito, escrever] = useState('');
  const [esperando, esperar] = useState(false);
  return (
    <details className="fotos-enderecos">
      <summary>{P.enderecos}</summary>
      <p className="quieto">{P.enderecoExplica}</p>
      <form
        className="fotos-nova"
        onSubmit={async (evento) => {
          evento.preventDefault();
          const enderecos = [...new Set(escrito.split(/\s+/).filter((um) => um !== ''))];
          if (enderecos.length === 0) return;
          esperar(true);
          if (await aoAcrescentar(enderecos)) escrever('');
          esperar(false);
        }}
      >
        <div className="campo">
          <label htmlFor={id}>{P.endereco}</label>
          <input
            id={id}
            type="text"
            inputMode="url"
            value={escrito}
            onChange={({ target: { value } }) => escrever(value)}
          />
        </div>
        <Botao icone="plus" type="submit" esperando={esperando} disabled={!online}>
          {P.acrescentar}
        </Botao>
      </form>
    </details>
  );
}
