'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { ClipboardPaste, Copy, ListChecks, Scissors } from 'lucide-react';
import { Fragment, memo, type Ref, useState } from 'react';
import { ESTRUTURA } from '../../palavras/construtor/estrutura.ts';
import type { Transporte } from '../dnd/carga.ts';
import type { Copia } from '../transferencia/useTransferencia.ts';
import estilos from './estrutura.module.css';
import { LinhaSessao } from './LinhaSessao.tsx';

interface Props {
  ref: Ref<HTMLDivElement>;
  sessoes: readonly Sessao[];
  selecionada: string | null;
  selecionadas: readonly string[];
  transporte: Transporte | null;
  copia: Copia;
}

/** The page's sections in order: what is dragged falls between two of them. */
export const Estrutura = memo(function Estrutura(props: Props) {
  const { ref, sessoes, selecionada, selecionadas, transporte, copia } = props;
  // Fingers have no Ctrl: in this mode each press adds or takes away.
  const [varias, setVarias] = useState(false);
  const carregada = transporte?.carga.tipo === 'sessao' ? transporte.carga.id : null;
  const todasCarregadas = carregada !== null && selecionadas.includes(carregada);
  const lacuna = transporte?.aoLado ? null : (transporte?.lacuna ?? null);
  const nenhuma = selecionadas.length === 0;
  return (
    <section className={estilos.estrutura} aria-labelledby="titulo-estrutura" data-regiao="secoes">
      <header className={estilos.cabeca}>
        <h2 id="titulo-estrutura">
          {ESTRUTURA.secoes}{' '}
          <small>
            {selecionadas.length > 1
              ? ESTRUTURA.escolhidasDe(selecionadas.length, sessoes.length)
              : sessoes.length}
          </small>
        </h2>
        <button
          type="button"
          aria-pressed={varias}
          className={varias ? estilos.ligado : ''}
          onClick={() => setVarias(!varias)}
          aria-label={ESTRUTURA.escolherVariasSecoes}
          title={ESTRUTURA.escolherVariasCtrl}
        >
          <ListChecks size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          disabled={nenhuma}
          onClick={() => void copia.copiar()}
          aria-label={ESTRUTURA.copiarAsSecoesEscolhidas}
          title={ESTRUTURA.copiarCtrlC}
        >
          <Copy size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          disabled={nenhuma}
          onClick={() => void copia.recortar()}
          aria-label={ESTRUTURA.recortarAsSecoesEscolhidas}
          title={ESTRUTURA.recortarCtrlX}
        >
          <Scissors size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          onClick={() => void copia.colar()}
          aria-label={ESTRUTURA.colarSecoes}
          title={ESTRUTURA.colarCtrlV}
        >
          <ClipboardPaste size={16} aria-hidden="true" />
        </button>
      </header>
      <div className={estilos.rolagem} ref={ref} data-arrastando={transporte ? '' : undefined}>
        {sessoes.length === 0 && <p className={estilos.nada}>{ESTRUTURA.arrasteUmElemento}</p>}
        <ol>
          {sessoes.map((sessao, indice) => (
            <Fragment key={sessao.id}>
              {lacuna === indice && <Marca />}
              <LinhaSessao
                sessao={sessao}
                indice={indice}
                total={sessoes.length}
                atual={sessao.id === selecionada || (selecionada === null && indice === 0)}
                selecionada={selecionadas.includes(sessao.id)}
                carregada={sessao.id === carregada || (todasCarregadas && selecionadas.includes(sessao.id))}
                ladoALado={sessao.tamanhoColuna === 'metade'}
                varias={varias}
              />
            </Fragment>
          ))}
          {lacuna === sessoes.length && <Marca />}
        </ol>
      </div>
    </section>
  );
});

const Marca = () => <li className={estilos.marca} aria-hidden="true" data-marca="" />;
