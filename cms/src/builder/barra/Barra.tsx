'use client';

import { ArrowLeft, ExternalLink, Monitor, Redo2, Settings2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import type { PaginaAberta } from '../servidor/pagina.ts';
import { LARGURAS, type Largura } from '../tela/larguras.ts';
import type { Construtor } from '../useConstrutor.ts';
import estilos from './barra.module.css';
import { EstadoSalvar } from './EstadoSalvar.tsx';

const ICONES = { celular: Smartphone, tablet: Tablet, computador: Monitor };

interface Props {
  construtor: Construtor;
  aberta: PaginaAberta;
  site: string;
  largura: Largura;
  aoMudarLargura(largura: Largura): void;
}

export function Barra({ construtor, aberta, site, largura, aoMudarLargura }: Props) {
  const { historico } = construtor.estado;
  const { uri } = aberta.pagina;
  return (
    <header className={estilos.barra}>
      <a className={estilos.icone} href="/admin" aria-label="Voltar ao início" title="Voltar ao início">
        <ArrowLeft size={18} aria-hidden="true" />
      </a>
      <div className={estilos.titulo}>
        <h1>{aberta.pagina.titulo}</h1>
        <p>
          {aberta.hotsite.nome} · /{uri === 'pagina-inicial' ? '' : uri}
        </p>
      </div>

      <fieldset className={estilos.larguras}>
        <legend className={estilos.invisivel}>Largura da prévia</legend>
        {LARGURAS.map((opcao) => {
          const Icone = ICONES[opcao.icone];
          return (
            <label key={opcao.px} className={opcao.px === largura.px ? estilos.ativa : ''}>
              <input
                type="radio"
                name="largura"
                className={estilos.invisivel}
                checked={opcao.px === largura.px}
                onChange={() => aoMudarLargura(opcao)}
              />
              <Icone size={16} aria-hidden="true" /> {opcao.rotulo} <small>{opcao.px}</small>
            </label>
          );
        })}
      </fieldset>

      <div className={estilos.acoes}>
        <EstadoSalvar estado={construtor.estadoSalvar} publicada={construtor.publicada} />
        <button
          type="button"
          className={estilos.icone}
          onClick={construtor.desfazer}
          disabled={historico.passado.length === 0}
          title="Desfazer (Ctrl+Z)"
          aria-label="Desfazer"
        >
          <Undo2 size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={estilos.icone}
          onClick={construtor.refazer}
          disabled={historico.futuro.length === 0}
          title="Refazer (Ctrl+Shift+Z)"
          aria-label="Refazer"
        >
          <Redo2 size={18} aria-hidden="true" />
        </button>
        <a
          className={estilos.icone}
          href={`/admin/collections/paginas/${aberta.id}`}
          title="Título, endereço e buscadores"
          aria-label="Configurações da página"
        >
          <Settings2 size={18} aria-hidden="true" />
        </a>
        <a
          className={estilos.icone}
          href={`${site}/${uri === 'pagina-inicial' ? '' : uri}`}
          target="_blank"
          rel="noreferrer"
          title="Ver a página publicada"
          aria-label="Ver a página publicada"
        >
          <ExternalLink size={18} aria-hidden="true" />
        </a>
        <button
          type="button"
          className={estilos.publicar}
          onClick={() => void construtor.publicar()}
          disabled={construtor.publicando || construtor.publicada}
        >
          {construtor.publicando ? 'Publicando…' : construtor.publicada ? 'Publicada' : 'Publicar'}
        </button>
      </div>
    </header>
  );
}
