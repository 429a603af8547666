'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
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
    if (!resposta.ok) return void toast.error('Não foi possível apagar a imagem.');
    toast.success('Imagem apagada.');
    window.location.assign('/admin/collections/midia');
  };
  return (
    <section className={estilos.bloco} aria-label="Onde é usada">
      <h3>Onde é usada</h3>
      {usos.length === 0 ? (
        <p>Em nenhum lugar: pode ser apagada sem efeito no site.</p>
      ) : (
        <>
          <p>Um novo arquivo enviado aqui aparece em todos estes lugares.</p>
          <ul className={estilos.lista}>
            {usos.map(({ rotulo, endereco, onde, obrigatoria }) => (
              <li key={`${onde}${endereco}`}>
                <a href={endereco}>{rotulo}</a>
                {obrigatoria && ' (não fica sem imagem)'}
              </li>
            ))}
          </ul>
          {presos > 0 ? (
            <p>
              Para apagá-la, escolha antes outra imagem para{' '}
              {presos === 1 ? 'o lugar que não fica' : 'os lugares que não ficam'} sem uma.
            </p>
          ) : perguntou ? (
            <div role="alert">
              <p>
                {usos.length === 1 ? 'Este lugar ficará' : `Estes ${usos.length} lugares ficarão`} sem a
                imagem. Não há como desfazer.
              </p>
              <span className={estilos.faixa}>
                <button
                  type="button"
                  className={`${estilos.botao} ${estilos.perigo}`}
                  onClick={() => void apagar()}
                >
                  <Trash2 size={16} aria-hidden="true" /> Apagar mesmo assim
                </button>
                <button type="button" className={estilos.botao} onClick={() => setPerguntou(false)}>
                  Manter
                </button>
              </span>
            </div>
          ) : (
            <button type="button" className={estilos.botao} onClick={() => setPerguntou(true)}>
              <Trash2 size={16} aria-hidden="true" /> Apagar esta imagem…
            </button>
          )}
        </>
      )}
    </section>
  );
}
