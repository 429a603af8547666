'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';
import estilos from './imagem.module.css';
import { nomeDeArquivo } from './nome-de-arquivo.ts';
import type { EmEspera, EnvioEmCurso } from './useEnvio.ts';

/** A file that waits: what it shows is asked before it goes, and how far it is told while it goes. */
export function Descrever({
  espera,
  envio,
  pasta = '',
}: {
  espera: EmEspera;
  envio: EnvioEmCurso;
  pasta?: string;
}) {
  const [alt, setAlt] = useState('');
  const [decorativa, setDecorativa] = useState(false);
  const caixa = useRef<HTMLInputElement>(null);
  useEffect(() => caixa.current?.focus(), []);
  const { progresso } = espera;
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    evento.stopPropagation();
    void envio.enviar(alt, pasta, decorativa);
  };
  return (
    <form className={estilos.descrever} onSubmit={enviar}>
      <img src={espera.endereco} alt="" />
      <div className={estilos.descricao}>
        <label>
          <span>{IMAGEM.oQueApareceNaImagem}</span>
          <input
            ref={caixa}
            type="text"
            value={alt}
            maxLength={300}
            required={!decorativa}
            disabled={decorativa || progresso !== null}
            placeholder={IMAGEM.exemploDeDescricao}
            onChange={(evento) => setAlt(evento.target.value)}
          />
        </label>
        <label className={estilos.decorativa}>
          <input
            type="checkbox"
            checked={decorativa}
            disabled={progresso !== null}
            onChange={(evento) => setDecorativa(evento.target.checked)}
          />
          {IMAGEM.eSoDecoracao}
        </label>
        <p className={estilos.nomeNovo}>{nomeDeArquivo(alt || IMAGEM.imagemDecorativa, espera.extensao)}</p>
        {progresso !== null && (
          <progress max={1} value={progresso} aria-label={IMAGEM.envioDaImagem}>
            {Math.round(progresso * 100)}%
          </progress>
        )}
        <div className={estilos.botoes}>
          <button type="submit" className={estilos.forte} disabled={progresso !== null}>
            {progresso === null
              ? IMAGEM.enviarImagem
              : progresso < 1
                ? IMAGEM.enviando(Math.round(progresso * 100))
                : IMAGEM.preparando}
          </button>
          <button type="button" className={estilos.leve} onClick={envio.cancelar}>
            {IMAGEM.cancelar}
          </button>
        </div>
      </div>
    </form>
  );
}
