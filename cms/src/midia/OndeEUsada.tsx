'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MIDIA } from '../palavras/midia.ts';
import estilos from './midia.module.css';
import type { Uso } from './usos.ts';

/** In a picture's form: every place that shows it, and the way to delete one that is in use. */
export function OndeEUsada() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [usos, setUsos] = useState<Uso[] | null>(null);
  const [perguntou, setPerguntou] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed where it is used
  useEffect(() => {
    if (!id) return;
    fetch(`/api/midia/${id}/usos`)
      .then((resposta) => (resposta.ok ? resposta.json() : { usos: [] }))
      .then((corpo: { usos: Uso[] }) => setUsos(corpo.usos))
      .catch(() => setUsos([]));
  }, [id, lastUpdateTime]);
  if (!id || usos === null) return null;
  const presos = usos.filter(({ obrigatoria }) => obrigatoria).length;
  const apagar = async () => {
    const resposta = await fetch(`/api/midia/${id}?confirmado=true`, { method: 'DELETE' });
    if (!resposta.ok) return void toast.error(MIDIA.naoFoiPossivelApagar);
    toast.success(MIDIA.imagemApagada);
    window.location.assign('/admin/collections/midia');
  };
  return (
    <section className={estilos.bloco} aria-label={MIDIA.ondeEUsada}>
      <h3>{MIDIA.ondeEUsada}</h3>
      {usos.length === 0 ? (
        <p>{MIDIA.emNenhumLugar}</p>
      ) : (
        <>
          <p>{MIDIA.novoArquivo}</p>
          <ul className={estilos.lista}>
            {usos.map(({ rotulo, endereco, onde, obrigatoria }) => (
              <li key={`${onde}${endereco}`}>
                <a href={endereco}>{rotulo}</a>
                {obrigatoria && MIDIA.naoFicaSemImagem}
              </li>
            ))}
          </ul>
          {presos > 0 ? (
            <p>{MIDIA.antesOutra(presos)}</p>
          ) : perguntou ? (
            <div role="alert">
              <p>{MIDIA.ficaraSem(usos.length)}</p>
              <span className={estilos.faixa}>
                <button
                  type="button"
                  className={`${estilos.botao} ${estilos.perigo}`}
                  onClick={() => void apagar()}
                >
                  <Trash2 size={16} aria-hidden="true" /> {MIDIA.apagarMesmoAssim}
                </button>
                <button type="button" className={estilos.botao} onClick={() => setPerguntou(false)}>
                  {MIDIA.manter}
                </button>
              </span>
            </div>
          ) : (
            <button type="button" className={estilos.botao} onClick={() => setPerguntou(true)}>
              <Trash2 size={16} aria-hidden="true" /> {MIDIA.apagarEstaImagem}
            </button>
          )}
        </>
      )}
    </section>
  );
}
