'use client';

import { Redo2, Undo2, X } from 'lucide-react';
import { type RefObject, useLayoutEffect } from 'react';
import { AO_LADO } from '../../palavras/construtor/ao-lado.ts';
import { EstadoSalvar } from '../barra/EstadoSalvar.tsx';
import { Conflitos } from '../conflitos/Conflitos.tsx';
import estilosDoFrame from '../construtor.module.css';
import { ContextoComandos } from '../contexto.ts';
import type { TelaAberta } from '../dnd/folha.ts';
import type { PaginaAberta } from '../servidor/pagina.ts';
import { Tela } from '../tela/Tela.tsx';
import type { Visao } from '../tela/visao.ts';
import { type Construtor, useConstrutor } from '../useConstrutor.ts';
import estilos from './ao-lado.module.css';

interface Props {
  aberta: PaginaAberta;
  visao: Visao;
  ativa: boolean;
  tela: RefObject<TelaAberta | null>;
  /** Told after each change of this page: when it is the active one, the frame shows it. */
  aoMudar(construtor: Construtor): void;
  aoMudarLargura(largura: number): void;
  aoCarregar(fase: 'pegou' | 'moveu' | 'soltou' | 'cancelou', sessaoId: string, x: number, y: number): void;
  arrastando: boolean;
  aoAtivar(): void;
  aoPedirPropriedades(): void;
  aoFechar(): void;
}

/** A second page beside the first, as much being edited as that one: what is dragged from one to the other is copied. */
export function FolhaAoLado({ aberta, ativa, visao, tela, aoMudar, aoFechar, ...gestos }: Props) {
  const construtor = useConstrutor(aberta);
  const { historico } = construtor.estado;
  const { estado, estadoSalvar, publicada, publicando, anuncio, mensagem } = construtor;
  // The frame draws what is shown of the active page: it is told of everything that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object itself is new with every render
  useLayoutEffect(
    () => aoMudar(construtor),
    [estado, estadoSalvar, publicada, publicando, anuncio, mensagem, aoMudar],
  );
  return (
    <ContextoComandos value={construtor.comandos}>
      <section
        className={`${estilosDoFrame.folha} ${estilos.folha}`}
        aria-label={AO_LADO.aoLado(aberta.pagina.titulo)}
        data-ativa={ativa ? '' : undefined}
      >
        <header className={estilos.cabeca}>
          <button type="button" className={estilos.titulo} onClick={gestos.aoAtivar} aria-pressed={ativa}>
            <strong>{aberta.pagina.titulo}</strong>
            <span>{aberta.hotsite.nome}</span>
          </button>
          <EstadoSalvar estado={estadoSalvar} publicada={publicada} />
          <button
            type="button"
            onClick={construtor.desfazer}
            disabled={historico.passado.length === 0}
            aria-label={AO_LADO.desfazerTitulo(aberta.pagina.titulo)}
            title={AO_LADO.desfazer}
          >
            <Undo2 size={17} aria-hidden="true" />
          </button>
          <button
            type="button"
            onClick={construtor.refazer}
            disabled={historico.futuro.length === 0}
            aria-label={AO_LADO.refazerTitulo(aberta.pagina.titulo)}
            title={AO_LADO.refazer}
          >
            <Redo2 size={17} aria-hidden="true" />
          </button>
          <button
            type="button"
            onClick={async () => {
              if (await construtor.salvar()) aoFechar();
            }}
            aria-label={AO_LADO.fecharAPagina}
            title={AO_LADO.fechar}
          >
            <X size={17} aria-hidden="true" />
          </button>
        </header>
        <Tela construtor={construtor} site={aberta.site} visao={visao} tela={tela} {...gestos} />
        {!ativa && <Conflitos construtor={construtor} />}
      </section>
    </ContextoComandos>
  );
}
