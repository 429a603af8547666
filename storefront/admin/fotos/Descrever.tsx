import { DESCRICAO_DA_FOTO_MAX } from '@martelo/shared/endereco-de-foto';
import { useId, useState } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavrasDasFotos } from './dados.ts';

/** What a picture shows, in words, for who does not see it. */
export function Descrever({
  texto,
  foto,
  aoFechar,
  aoSalvar,
}: {
  texto: string;
  /** Its address. */
  foto: string;
  aoFechar: () => void;
  aoSalvar: (texto: string) => Promise<void>;
}) {
  const P = usePalavrasDasFotos();
  const id = useId();
  const [escrito, escrever] = useState(texto);
  const [salvando, salvar] = useState(false);
  return (
    <Dialogo
      titulo={P.descricao}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="primario" type="submit" form={`${id}-form`} esperando={salvando}>
          {P.salvarDescricao}
        </Botao>
      }
    >
      <form
        id={`${id}-form`}
        className="fotos-descrever"
        onSubmit={(evento) => {
          evento.preventDefault();
          salvar(true);
          void aoSalvar(escrito.trim()).finally(() => salvar(false));
        }}
      >
        <img src={foto} alt="" width={200} height={150} />
        <div className="campo">
          <label htmlFor={id}>{P.descricao}</label>
          <input
            id={id}
            type="text"
            maxLength={DESCRICAO_DA_FOTO_MAX}
            value={escrito}
            aria-describedby={`${id}-ajuda`}
            onChange={({ target: { value } }) => escrever(value)}
          />
          <p id={`${id}-ajuda`} className="quieto">
            {P.descricaoExplica}
          </p>
        </div>
      </form>
    </Dialogo>
  );
}
