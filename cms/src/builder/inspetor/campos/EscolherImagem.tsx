'use client';

import type { Imagem } from '@martelo/shared/pagina';
import { ImageUp, Upload, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useComandos } from '../../contexto.ts';
import dialogos from '../../dialogo.module.css';
import { enderecoMiniatura, enviarMidia, listarMidia } from './midia.ts';

interface Props {
  aoEscolher(imagem: Imagem): void;
  aoFechar(): void;
}

/** The brand's pictures to choose from, and the way to bring a new one. */
export function EscolherImagem({ aoEscolher, aoFechar }: Props) {
  const { hotsiteId } = useComandos();
  const dialogo = useRef<HTMLDialogElement>(null);
  const [busca, setBusca] = useState('');
  const [imagens, setImagens] = useState<Imagem[] | null>(null);
  const [arquivo, setArquivo] = useState('');
  const [erro, setErro] = useState('');
  const [enviando, setEnviando] = useState(false);

  useEffect(() => dialogo.current?.showModal(), []);
  useEffect(() => {
    let vale = true;
    const relogio = setTimeout(
      async () => {
        const resultado = await listarMidia(hotsiteId, busca.trim());
        if (!vale) return;
        if (resultado.ok) setImagens(resultado.valor);
        else setErro(resultado.mensagem);
      },
      busca ? 250 : 0,
    );
    return () => {
      vale = false;
      clearTimeout(relogio);
    };
  }, [hotsiteId, busca]);

  async function enviar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    evento.stopPropagation();
    const dados = new FormData(evento.currentTarget);
    setErro('');
    setEnviando(true);
    const resultado = await enviarMidia(hotsiteId, dados.get('arquivo') as File, String(dados.get('alt')));
    setEnviando(false);
    if (resultado.ok) aoEscolher(resultado.valor);
    else setErro(resultado.mensagem);
  }

  return createPortal(
    <dialog
      ref={dialogo}
      className={`${dialogos.dialogo} ${dialogos.largo}`}
      aria-labelledby="titulo-imagens"
      onClose={aoFechar}
    >
      <header className={dialogos.cabeca}>
        <h2 id="titulo-imagens">Imagens da marca</h2>
        <button type="button" aria-label="Fechar" onClick={() => dialogo.current?.close()}>
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      {erro && (
        <p className={dialogos.erro} role="alert">
          {erro}
        </p>
      )}
      <form className={dialogos.envio} onSubmit={enviar}>
        <label>
          Nova imagem
          <span className={dialogos.arquivo}>
            <ImageUp size={16} aria-hidden="true" /> <span>{arquivo || 'Escolher arquivo'}</span>
            <input
              name="arquivo"
              type="file"
              required
              accept="image/png,image/jpeg,image/webp,image/avif"
              onChange={(evento) => setArquivo(evento.target.files?.[0]?.name ?? '')}
            />
          </span>
        </label>
        <label>
          Descrição
          <input name="alt" type="text" required maxLength={300} placeholder="O que aparece na imagem" />
        </label>
        <button type="submit" className={dialogos.forte} disabled={enviando}>
          <Upload size={16} aria-hidden="true" /> {enviando ? 'Enviando…' : 'Enviar'}
        </button>
      </form>
      <input
        type="search"
        className={dialogos.busca}
        placeholder="Buscar pela descrição"
        aria-label="Buscar imagem pela descrição"
        value={busca}
        onChange={(evento) => setBusca(evento.target.value)}
      />
      <ul className={dialogos.grade}>
        {imagens?.map((imagem) => (
          <li key={imagem.id}>
            <button type="button" onClick={() => aoEscolher(imagem)} title={imagem.alt}>
              <img src={enderecoMiniatura(imagem.url) ?? ''} alt={imagem.alt} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {imagens?.length === 0 && (
        <p>
          {busca ? 'Nenhuma imagem com esse texto.' : 'Esta marca ainda não tem imagens. Envie a primeira.'}
        </p>
      )}
    </dialog>,
    document.body,
  );
}
