import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { idDe } from '../formulario/entradas/Moldura.tsx';
import { usePalavras } from '../leilao/dados.ts';
import { mover } from '../leilao/lotes/mover.ts';
import { Botao } from '../ui/Botao.tsx';

/** Photos by their addresses, in the order that the page shows them; the first is the cover. */
export function Fotos({ nome, campo }: PropsDaEntrada) {
  const P = usePalavras().lote;
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const [nova, escrever] = useState('');
  const fotos = (field.value as string[] | undefined) ?? [];
  const acrescentar = () => {
    const enderecos = nova.split(/\s+/).filter((um) => um !== '' && !fotos.includes(um));
    if (enderecos.length > 0) field.onChange([...fotos, ...enderecos]);
    escrever('');
  };
  return (
    <fieldset className="largo grupo">
      <legend>{campo.rotulo}</legend>
      <p className="quieto">{fotos.length === 0 ? P.semFotos : P.fotosExplica}</p>
      <ol className="fotos">
        {fotos.map((foto, i) => (
          <li key={foto}>
            <img src={foto} alt={P.foto(i + 1)} loading="lazy" width={200} height={150} />
            <p>
              {i === 0 ? <strong>{P.capa}</strong> : <span>{i + 1}</span>}
              <span>
                {i > 0 && (
                  <Botao
                    variante="leve"
                    icone="star"
                    soIcone
                    onClick={() => field.onChange(mover(fotos, i, 0))}
                  >
                    {P.fazerCapa(i + 1)}
                  </Botao>
                )}
                {i > 0 && (
                  <Botao
                    variante="leve"
                    icone="chevron-left"
                    soIcone
                    onClick={() => field.onChange(mover(fotos, i, i - 1))}
                  >
                    {P.antes(i + 1)}
                  </Botao>
                )}
                {i < fotos.length - 1 && (
                  <Botao
                    variante="leve"
                    icone="chevron-right"
                    soIcone
                    onClick={() => field.onChange(mover(fotos, i, i + 1))}
                  >
                    {P.depois(i + 1)}
                  </Botao>
                )}
                <Botao
                  variante="leve"
                  icone="x"
                  soIcone
                  onClick={() => field.onChange(fotos.filter((um) => um !== foto))}
                >
                  {P.tirar(i + 1)}
                </Botao>
              </span>
            </p>
          </li>
        ))}
      </ol>
      <div className="fotos-nova">
        <div className="campo">
          <label htmlFor={idDe(nome)}>{P.endereco}</label>
          <input
            id={idDe(nome)}
            type="text"
            inputMode="url"
            value={nova}
            onChange={({ target: { value } }) => escrever(value)}
            onKeyDown={(evento) => {
              if (evento.key !== 'Enter') return;
              evento.preventDefault();
              acrescentar();
            }}
          />
        </div>
        <Botao icone="plus" onClick={acrescentar}>
          {P.acrescentar}
        </Botao>
      </div>
      {fieldState.error?.message && (
        <p className="erro" role="alert">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
