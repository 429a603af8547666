'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
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
          <span>O que aparece na imagem?</span>
          <input
            ref={caixa}
            type="text"
            value={alt}
            maxLength={300}
            required={!decorativa}
            disabled={decorativa || progresso !== null}
            placeholder="Caminhões alinhados no pátio"
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
          É só decoração
        </label>
        <p className={estilos.nomeNovo}>{nomeDeArquivo(alt || 'imagem decorativa', espera.extensao)}</p>
        {progresso !== null && (
          <progress max={1} value={progresso} aria-label="Envio da imagem">
            {Math.round(progresso * 100)}%
          </progress>
        )}
        <div className={estilos.botoes}>
          <button type="submit" className={estilos.forte} disabled={progresso !== null}>
            {progresso === null
              ? 'Enviar imagem'
              : progresso < 1
                ? `Enviando ${Math.round(progresso * 100)}%`
                : 'Preparando…'}
          </button>
          <button type="button" className={estilos.leve} onClick={envio.cancelar}>
            Cancelar
          </button>
        </div>
      </div>
    </form>
  );
}
