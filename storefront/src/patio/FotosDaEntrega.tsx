'use client';

import { FOTOS_DA_ENTREGA_MAX } from '@martelo/shared/pos-venda/fotos-da-entrega';
import { useEffect, useRef } from 'react';
import { PORTARIA } from '../palavras/portaria.ts';
import { classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { encolher } from './encolher.ts';
import estilo from './portaria.module.css';

export interface FotoEscolhida {
  arquivo: Blob;
  /** To be shown by while it is here. */
  endereco: string;
}

/** Pictures of what leaves, by the phone's camera; kept with the handing over, also without network. */
export function FotosDaEntrega({
  fotos,
  aoMudar,
}: {
  fotos: readonly FotoEscolhida[];
  aoMudar: (fotos: readonly FotoEscolhida[]) => void;
}) {
  const atuais = useRef(fotos);
  atuais.current = fotos;
  useEffect(
    () => () => {
      for (const { endereco } of atuais.current) URL.revokeObjectURL(endereco);
    },
    [],
  );
  const juntar = async (escolhidas: readonly File[]) => {
    const novas: FotoEscolhida[] = [];
    for (const foto of escolhidas.slice(0, FOTOS_DA_ENTREGA_MAX - atuais.current.length)) {
      const arquivo = await encolher(foto);
      novas.push({ arquivo, endereco: URL.createObjectURL(arquivo) });
    }
    aoMudar([...atuais.current, ...novas]);
  };
  const tirar = (uma: FotoEscolhida) => {
    URL.revokeObjectURL(uma.endereco);
    aoMudar(fotos.filter((outra) => outra !== uma));
  };
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
            <li key={foto.endereco}>
              <img src={foto.endereco} alt={PORTARIA.foto(i + 1)} width={96} height={72} />
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
