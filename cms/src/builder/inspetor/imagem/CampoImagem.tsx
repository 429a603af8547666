'use client';

import type { Imagem } from '@martelo/shared/pagina';
import { Crop, ImagePlus, Replace, Upload, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';
import { Campo, type PropsCampo } from '../campos/Campo.tsx';
import { useRedor } from '../contexto.ts';
import { AjustarImagem } from './AjustarImagem.tsx';
import { Descrever } from './Descrever.tsx';
import { EscolherImagem } from './EscolherImagem.tsx';
import estilos from './imagem.module.css';
import { enderecoMiniatura } from './midia.ts';
import { useEnvio } from './useEnvio.ts';

interface Props extends PropsCampo {
  valor: Imagem | null;
  /** The phone's picture is described by the one beside it. */
  semDescricao?: boolean;
  aoMudar(valor: Imagem | null): void;
}

/** A picture: chosen from the brand's media or dropped here, cut and centred, and described in place. */
export function CampoImagem({ valor, semDescricao = false, aoMudar, ...campo }: Props) {
  const { site } = useRedor();
  const [aberto, setAberto] = useState<'escolher' | 'ajustar' | null>(null);
  const [sobre, setSobre] = useState(false);
  const envio = useEnvio(aoMudar);
  const miniatura = valor ? enderecoMiniatura(valor.url, site) : null;
  const noAr = valor?.url.startsWith('/midia/') ?? false;
  const largar = (evento: DragEvent) => {
    evento.preventDefault();
    evento.stopPropagation();
    setSobre(false);
    void envio.receber(evento.dataTransfer.files[0]);
  };
  return (
    <Campo {...campo} erro={envio.erro} grupo>
      {({ id, rotuladoPor, descritoPor }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div
          className={estilos.campo}
          data-sobre={sobre || undefined}
          role="group"
          aria-labelledby={rotuladoPor}
          aria-describedby={descritoPor}
          onDragOver={(evento) => {
            if (!evento.dataTransfer.types.includes('Files')) return;
            evento.preventDefault();
            setSobre(true);
          }}
          onDragLeave={(evento) => {
            if (!evento.currentTarget.contains(evento.relatedTarget as Node | null)) setSobre(false);
          }}
          onDrop={largar}
        >
          {envio.espera ? (
            <Descrever espera={envio.espera} envio={envio} />
          ) : valor ? (
            <>
              <div className={estilos.previa}>
                {miniatura && (
                  <img
                    src={miniatura}
                    alt={valor.decorativa ? '' : valor.alt}
                    style={valor.foco ? { objectPosition: `${valor.foco.x}% ${valor.foco.y}%` } : undefined}
                  />
                )}
                <div className={estilos.acoes}>
                  <button id={id} type="button" onClick={() => setAberto('escolher')}>
                    <Replace size={15} aria-hidden="true" /> {IMAGEM.trocar}
                  </button>
                  {noAr && (
                    <button type="button" onClick={() => setAberto('ajustar')}>
                      <Crop size={15} aria-hidden="true" /> {IMAGEM.recorteEFoco}
                    </button>
                  )}
                  <button
                    type="button"
                    aria-label={IMAGEM.tirarImagem(campo.rotulo)}
                    title={IMAGEM.tirar}
                    onClick={() => aoMudar(null)}
                  >
                    <X size={15} aria-hidden="true" />
                  </button>
                </div>
              </div>
              {!semDescricao && <Descricao valor={valor} aoMudar={aoMudar} />}
            </>
          ) : (
            <button id={id} type="button" className={estilos.vazia} onClick={() => setAberto('escolher')}>
              {sobre ? <Upload size={20} aria-hidden="true" /> : <ImagePlus size={20} aria-hidden="true" />}
              <span>{sobre ? IMAGEM.solteParaEnviar : IMAGEM.escolherImagem}</span>
              <small>{IMAGEM.ouArrasteUmArquivo}</small>
            </button>
          )}
          {aberto === 'escolher' && (
            <EscolherImagem
              aoEscolher={(imagem) => {
                aoMudar(imagem);
                setAberto(null);
              }}
              aoFechar={() => setAberto(null)}
            />
          )}
          {aberto === 'ajustar' && valor && (
            <AjustarImagem
              imagem={valor}
              aoConcluir={(imagem) => {
                aoMudar(imagem);
                setAberto(null);
              }}
              aoFechar={() => setAberto(null)}
            />
          )}
        </div>
      )}
    </Campo>
  );
}

/** The picture's words in this place, or that it needs none. */
function Descricao({ valor, aoMudar }: { valor: Imagem; aoMudar(valor: Imagem): void }) {
  const { decorativa, ...semMarca } = valor;
  return (
    <div className={estilos.palavras}>
      <label>
        <span>{IMAGEM.descricao}</span>
        <input
          type="text"
          maxLength={300}
          value={valor.alt}
          disabled={decorativa}
          placeholder={decorativa ? IMAGEM.semDescricao : IMAGEM.oQueAparece}
          onChange={(evento) => aoMudar({ ...valor, alt: evento.target.value })}
        />
      </label>
      <label className={estilos.decorativa}>
        <input
          type="checkbox"
          checked={decorativa ?? false}
          onChange={(evento) => aoMudar(evento.target.checked ? { ...valor, decorativa: true } : semMarca)}
        />
        {IMAGEM.eSoDecoracao}
      </label>
    </div>
  );
}
