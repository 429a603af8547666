'use client';

import {
  ArrowLeft,
  Columns2,
  Ellipsis,
  ExternalLink,
  Keyboard,
  PanelLeft,
  PanelRight,
  Redo2,
  Settings2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BARRA } from '../../palavras/construtor/barra.ts';
import { Suspenso } from '../frame/Suspenso.tsx';
import type { Lado } from '../frame/useLados.ts';
import type { PaginaAberta } from '../servidor/pagina.ts';
import type { Construtor } from '../useConstrutor.ts';
import estilos from './barra.module.css';
import { EstadoSalvar } from './EstadoSalvar.tsx';

interface Props {
  construtor: Construtor;
  aberta: PaginaAberta;
  /** Who else is on the page, and what there is to look at before publishing. */
  children?: ReactNode;
  aoAlternarLado(lado: Lado): void;
  aoAbrirAoLado(): void;
  aoMostrarAtalhos(): void;
  /** Through the gate, which may have something to say first. */
  aoPublicar(): void;
}

/** The top of the frame: which page this is, whether it is safe, what was done, and publishing. */
export function Barra({
  construtor,
  aberta,
  children,
  aoAlternarLado,
  aoAbrirAoLado,
  aoMostrarAtalhos,
  aoPublicar,
}: Props) {
  const { historico } = construtor.estado;
  const { uri } = aberta.pagina;
  return (
    <section className={estilos.barra} data-regiao="barra" aria-label={BARRA.edicaoDaPagina}>
      <a
        className={estilos.icone}
        href="/admin"
        aria-label={BARRA.voltarAoInicio}
        title={BARRA.voltarAoInicio}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </a>
      <button
        type="button"
        className={estilos.icone}
        onClick={() => aoAlternarLado('esquerda')}
        aria-label={BARRA.mostrarOuRecolherElementos}
        title={BARRA.elementosESecoes}
      >
        <PanelLeft size={18} aria-hidden="true" />
      </button>
      <div className={estilos.titulo}>
        <h1>{aberta.pagina.titulo}</h1>
        <p>
          {aberta.hotsite.nome} · /{uri === 'pagina-inicial' ? '' : uri}
        </p>
      </div>

      <div className={estilos.acoes}>
        <EstadoSalvar estado={construtor.estadoSalvar} publicada={construtor.publicada} />
        {children}
        <button
          type="button"
          className={estilos.icone}
          onClick={construtor.desfazer}
          disabled={historico.passado.length === 0}
          title={BARRA.desfazerCtrlZ}
          aria-label={BARRA.desfazer}
        >
          <Undo2 size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={estilos.icone}
          onClick={construtor.refazer}
          disabled={historico.futuro.length === 0}
          title={BARRA.refazerCtrlShiftZ}
          aria-label={BARRA.refazer}
        >
          <Redo2 size={18} aria-hidden="true" />
        </button>
        <Suspenso
          rotulo={BARRA.maisOpcoesDaPagina}
          alinhar="fim"
          classe={estilos.icone}
          botao={<Ellipsis size={18} aria-hidden="true" />}
        >
          {(fechar) => (
            <ul className={estilos.menu}>
              <li>
                <button
                  type="button"
                  onClick={() => {
                    fechar();
                    aoAbrirAoLado();
                  }}
                >
                  <Columns2 size={17} aria-hidden="true" /> {BARRA.abrirOutraPagina}
                </button>
              </li>
              <li>
                <a
                  href={`${aberta.site}/${uri === 'pagina-inicial' ? '' : uri}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <ExternalLink size={17} aria-hidden="true" /> {BARRA.verAPaginaPublicada}
                </a>
              </li>
              <li>
                <a href={`/admin/collections/paginas/${aberta.id}`}>
                  <Settings2 size={17} aria-hidden="true" /> {BARRA.tituloEnderecoEBuscadores}
                </a>
              </li>
              <li>
                <button
                  type="button"
                  onClick={() => {
                    fechar();
                    aoMostrarAtalhos();
                  }}
                >
                  <Keyboard size={17} aria-hidden="true" /> {BARRA.atalhosDoTeclado} <kbd>?</kbd>
                </button>
              </li>
            </ul>
          )}
        </Suspenso>
        <button
          type="button"
          className={estilos.publicar}
          onClick={aoPublicar}
          disabled={construtor.publicando || construtor.publicada}
        >
          {construtor.publicando ? BARRA.publicando : construtor.publicada ? BARRA.publicada : BARRA.publicar}
        </button>
        <button
          type="button"
          className={estilos.icone}
          onClick={() => aoAlternarLado('direita')}
          aria-label={BARRA.mostrarOuRecolher}
          title={BARRA.propriedades}
        >
          <PanelRight size={18} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
