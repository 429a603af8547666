'use client';

import { FOTOS_DA_ENTREGA_MAX } from '@martelo/shared/pos-venda/fotos-da-entrega';
import { useRef } from 'react';
import { PORTARIA } from '../palavras/portaria.ts';
import { classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { encolher } from './encolher.ts';
import { FotoDaqui } from './FotoDaqui.tsx';
import estilo from './portaria.module.css';

/** Pictures of what leaves, by the phone's camera; kept with the handing over, also without network. */
export function FotosDaEntrega({
  fotos,
  aoMudar,
}: {
  fotos: readonly Blob[];
  aoMudar: (fotos: readonly Blob[]) => void;
}) {
  const atuais = useRef(fotos);
  atuais.current = fotos;
  const juntar = async (escolhidas: readonly File[]) => {
    const novas: Blob[] = [];
    for (const foto of escolhidas.slice(0, FOTOS_DA_ENTREGA_MAX - atuais.current.length))
      novas.push(await encolher(foto));
    aoMudar([...atuais.current, ...novas]);
  };
  const tirar = (uma: Blob) => aoMudar(fotos.filter((outra) => outra !== uma));
  return (
    <div className={estilo.fotosDaEntrega}>
      <label className={classesDoBotao({ variante: 'secundario', largo: true })}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className={estilo.arquivo}
          disabled={fotos.length >= FOTOS_DA_ENTREGA_MAX}
          onChange={({ currentTarget }) => {
            void juntar([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Miolo icone="camera">{PORTARIA.fotografar}</Miolo>
      </label>
      <p className={estilo.ajuda}>{PORTARIA.fotosAjuda(FOTOS_DA_ENTREGA_MAX)}</p>
      {fotos.length > 0 && (
        <ul>
          {fotos.map((foto, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no name of its own, and each shows what it is given
            <li key={i}>
              <FotoDaqui arquivo={foto} descricao={PORTARIA.foto(i + 1)} />
              <button type="button" onClick={() => tirar(foto)}>
                <Icone nome="x" tamanho={18} rotulo={PORTARIA.tirarFoto(i + 1)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
