'use client';

import { toast, useField, useFormFields } from '@payloadcms/ui';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MIDIA } from '../palavras/midia.ts';
import estilos from './midia.module.css';

/** The video as it is, and its cover taken from the frame on show. Done in the browser: the server decodes no video. */
export function CapturarCapa() {
  const arquivo = useFormFields(
    ([campos]) => campos.arquivo?.value as number | { id: number } | null | undefined,
  );
  const hotsite = useFormFields(([campos]) => campos.hotsite?.value as number | undefined);
  const nome = useFormFields(([campos]) => campos.nome?.value as string | undefined);
  const { setValue } = useField<number>({ path: 'poster' });
  const video = useRef<HTMLVideoElement>(null);
  const [endereco, setEndereco] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const id = typeof arquivo === 'object' ? arquivo?.id : arquivo;
  useEffect(() => {
    setEndereco(null);
    if (!id) return;
    fetch(`/api/arquivos-video/${id}?depth=0`)
      .then((resposta) => (resposta.ok ? resposta.json() : null))
      .then((doc: { url?: string } | null) => setEndereco(doc?.url ?? null))
      .catch(() => setEndereco(null));
  }, [id]);
  if (!endereco) return null;
  const capturar = async () => {
    const quadro = video.current;
    if (!quadro?.videoWidth) return void toast.error(MIDIA.espereOVideoCarregar);
    setOcupado(true);
    try {
      const tela = document.createElement('canvas');
      tela.width = quadro.videoWidth;
      tela.height = quadro.videoHeight;
      tela.getContext('2d')?.drawImage(quadro, 0, 0);
      const imagem = await new Promise<Blob | null>((pronto) => tela.toBlob(pronto, 'image/webp', 0.9));
      if (!imagem) throw new Error('no frame');
      const corpo = new FormData();
      corpo.set(
        '_payload',
        JSON.stringify({ hotsite, pasta: MIDIA.videos, alt: MIDIA.capaDoVideo(nome ?? '').trim() }),
      );
      corpo.set('file', imagem, 'capa.webp');
      const resposta = await fetch('/api/midia', { method: 'POST', body: corpo });
      if (!resposta.ok) throw new Error(String(resposta.status));
      const { doc } = (await resposta.json()) as { doc: { id: number } };
      setValue(doc.id);
      toast.success(MIDIA.capaEscolhida);
    } catch {
      toast.error(MIDIA.naoFoiPossivelUsar);
    } finally {
      setOcupado(false);
    }
  };
  return (
    <div className={estilos.bloco}>
      <h3>{MIDIA.capaDoQuadro}</h3>
      <p>{MIDIA.pareOVideo}</p>
      <video
        ref={video}
        className={estilos.quadro}
        src={endereco}
        controls
        muted
        preload="auto"
        aria-label={MIDIA.videoEnviado}
      />
      <button
        type="button"
        className={estilos.botao}
        disabled={ocupado || !hotsite}
        onClick={() => void capturar()}
      >
        <Camera size={16} aria-hidden="true" /> {MIDIA.usarEsteQuadro}
      </button>
    </div>
  );
}
