import {
  AVARIAS,
  type Desenho,
  GRAVIDADES,
  ROTULOS_AVARIA,
  ROTULOS_GRAVIDADE,
  rotuloDoPainel,
} from '@martelo/shared/vistorias/desenho';
import type { Marca } from '@martelo/shared/vistorias/itens';
import { useEffect, useId, useRef, useState } from 'react';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { DesenhoMarcado, ListaDeMarcas } from '../DesenhoMarcado.tsx';
import { Botao } from './pecas.tsx';

/** Damage on the drawing of a vehicle: a panel is chosen, by pointer or by keys, and what is wrong with it said. */
export function Marcar({
  desenho,
  marcas,
  aoMudar,
}: {
  desenho: Desenho;
  /** Null: nobody has looked yet. */
  marcas: readonly Marca[] | null;
  aoMudar: (marcas: readonly Marca[]) => void;
}) {
  const [painel, escolher] = useState<string | null>(null);
  const [avaria, definirAvaria] = useState<string>(AVARIAS[0]);
  const [gravidade, definirGravidade] = useState<string>(GRAVIDADES[0]);
  const [nota, definirNota] = useState('');
  const primeiro = useRef<HTMLSelectElement>(null);
  const id = useId();
  useEffect(() => {
    if (painel !== null) primeiro.current?.focus();
  }, [painel]);
  const marcar = () => {
    if (painel === null) return;
    const nova: Marca = { painel, avaria, gravidade, ...(nota.trim() !== '' && { nota: nota.trim() }) };
    const outras = (marcas ?? []).filter((uma) => uma.painel !== painel || uma.avaria !== avaria);
    aoMudar([...outras, nova]);
    escolher(null);
    definirNota('');
  };
  return (
    <div className="marcar">
      <DesenhoMarcado {...{ desenho }} marcas={marcas ?? []} escolhido={painel} aoEscolher={escolher} />
      {painel === null ? (
        <p className="quieto">{P.escolhaOPainel}</p>
      ) : (
        <fieldset className="marca-nova">
          <legend>{P.marcarEm(rotuloDoPainel(desenho, painel))}</legend>
          <label htmlFor={`${id}-avaria`}>{P.avaria}</label>
          <select
            ref={primeiro}
            id={`${id}-avaria`}
            value={avaria}
            onChange={({ target: { value } }) => definirAvaria(value)}
          >
            {AVARIAS.map((uma) => (
              <option key={uma} value={uma}>
                {ROTULOS_AVARIA[uma]}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-gravidade`}>{P.gravidade}</label>
          <select
            id={`${id}-gravidade`}
            value={gravidade}
            onChange={({ target: { value } }) => definirGravidade(value)}
          >
            {GRAVIDADES.map((uma) => (
              <option key={uma} value={uma}>
                {ROTULOS_GRAVIDADE[uma]}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-nota`}>{P.nota}</label>
          <input
            id={`${id}-nota`}
            type="text"
            maxLength={200}
            value={nota}
            onChange={({ target: { value } }) => definirNota(value)}
          />
          <div className="item-acoes">
            <Botao variante="primario" onClick={marcar}>
              {P.marcar}
            </Botao>
            <Botao onClick={() => escolher(null)}>{P.desistir}</Botao>
          </div>
        </fieldset>
      )}
      <ListaDeMarcas
        {...{ desenho }}
        marcas={marcas ?? []}
        aoTirar={(marca) => aoMudar((marcas ?? []).filter((uma) => uma !== marca))}
      />
      {marcas === null ? (
        <Botao icone="check" onClick={() => aoMudar([])}>
          {P.nadaAMarcar}
        </Botao>
      ) : (
        marcas.length === 0 && <p>{P.semMarcas}</p>
      )}
    </div>
  );
}
