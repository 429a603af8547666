'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { Barra } from './barra/Barra.tsx';
import { Conflito } from './barra/Conflito.tsx';
import estilos from './construtor.module.css';
import { ContextoComandos } from './contexto.ts';
import { instrucoes, useArrasto } from './dnd/useArrasto.ts';
import { useTransporteTeclado } from './dnd/useTransporteTeclado.ts';
import { Estrutura } from './estrutura/Estrutura.tsx';
import { Inspetor } from './inspetor/Inspetor.tsx';
import { Paleta } from './paleta/Paleta.tsx';
import type { PaginaAberta } from './servidor/pagina.ts';
import { LARGURAS, type Largura } from './tela/larguras.ts';
import { Tela } from './tela/Tela.tsx';
import { useAtalhos } from './useAtalhos.ts';
import { useConstrutor } from './useConstrutor.ts';

/** The builder: palette and outline, live canvas, inspector. */
export function Construtor({ aberta, site }: { aberta: PaginaAberta; site: string }) {
  const construtor = useConstrutor(aberta);
  const { estado, comandos, pagina } = construtor;
  const [largura, setLargura] = useState<Largura>(LARGURAS[2]);
  const areaEstrutura = useRef<HTMLDivElement>(null);
  const areaTela = useRef<HTMLDivElement>(null);
  const arrasto = useArrasto({ comandos, construtor, areaEstrutura, areaTela });
  useTransporteTeclado({ comandos, construtor });
  useAtalhos(construtor);
  const { sessoes } = estado.historico;
  const selecionada = sessoes.find(({ id }) => id === estado.selecionada) ?? null;

  return (
    <ContextoComandos value={comandos}>
      <p className={estilos.estreito}>
        O construtor precisa de uma janela com pelo menos 1024 pixels de largura.
        <a href="/admin">Voltar ao início</a>
      </p>
      <div className={estilos.construtor}>
        <Barra
          construtor={construtor}
          aberta={aberta}
          site={site}
          largura={largura}
          aoMudarLargura={setLargura}
        />
        <DndContext
          sensors={arrasto.sensores}
          accessibility={{ screenReaderInstructions: instrucoes, announcements: arrasto.anuncios }}
          autoScroll={false}
          onDragStart={arrasto.aoPegar}
          onDragEnd={arrasto.aoSoltar}
          onDragCancel={arrasto.aoCancelar}
        >
          <aside className={estilos.esquerda} aria-label="Elementos e seções">
            <Paleta carregando={estado.transporte?.carga ?? null} />
            <Estrutura
              ref={areaEstrutura}
              sessoes={sessoes}
              selecionada={estado.selecionada}
              transporte={estado.transporte}
            />
          </aside>
          <Tela
            ref={areaTela}
            site={site}
            pagina={pagina}
            selecionada={estado.selecionada}
            transporte={estado.transporte}
            largura={largura}
            faixas={arrasto.faixasDaTela}
            rolagem={arrasto.rolagem}
          />
          <DragOverlay dropAnimation={null}>
            {arrasto.nomeDaCarga && <span className={estilos.fantasma}>{arrasto.nomeDaCarga}</span>}
          </DragOverlay>
        </DndContext>
        <Inspetor sessao={selecionada} />
        {construtor.estadoSalvar.tipo === 'conflito' && (
          <Conflito conflito={construtor.estadoSalvar.conflito} aoEscolher={construtor.resolverConflito} />
        )}
        <p className={estilos.invisivel} role="status" aria-live="assertive">
          {construtor.anuncio}
        </p>
        {construtor.mensagem && (
          <p className={estilos.mensagem} role="status">
            {construtor.mensagem}
          </p>
        )}
      </div>
    </ContextoComandos>
  );
}
