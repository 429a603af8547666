'use client';

import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { encolher } from '../patio/encolher.ts';
import { FotoDaqui } from '../patio/FotoDaqui.tsx';
import { classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './transportadora.module.css';

/** As many as one code takes. */
const MAXIMO = 20;

/** Pictures by the phone's camera, made no larger than they have to be. */
export function Fotos({
  fotos,
  erro,
  aoMudar,
}: {
  fotos: readonly Blob[];
  erro: string | null;
  aoMudar: (fotos: readonly Blob[]) => void;
}) {
  const juntar = async (escolhidas: readonly File[]) => {
    const novas: Blob[] = [];
    for (const foto of escolhidas.slice(0, MAXIMO - fotos.length)) novas.push(await encolher(foto));
    aoMudar([...fotos, ...novas]);
  };
  return (
    <fieldset className={estilo.fotos}>
      <legend className={estilo.rotulo}>{P.fotos}</legend>
      <label className={classesDoBotao({ variante: 'secundario', largo: true })}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className={estilo.arquivo}
          aria-invalid={erro ? true : undefined}
          aria-describedby="fotos-ajuda"
          disabled={fotos.length >= MAXIMO}
          onChange={({ currentTarget }) => {
            void juntar([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Miolo icone="camera">{P.fotografar}</Miolo>
      </label>
      <p id="fotos-ajuda" className={erro ? estilo.falta : estilo.ajuda} role={erro ? 'alert' : undefined}>
        {erro ?? P.fotosMax(MAXIMO)}
      </p>
      {fotos.length > 0 && (
        <ul>
          {fotos.map((foto, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no name of its own, and each shows what it is given
            <li key={i}>
              <FotoDaqui arquivo={foto} descricao={P.foto(i + 1)} />
              <button type="button" onClick={() => aoMudar(fotos.filter((outra) => outra !== foto))}>
                <Icone nome="x" tamanho={18} rotulo={P.tirarFoto(i + 1)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
