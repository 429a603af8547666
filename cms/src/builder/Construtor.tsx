'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { JANELA } from '../palavras/construtor/janela.ts';
import { EscolherPagina } from './ao-lado/EscolherPagina.tsx';
import { FolhaAoLado } from './ao-lado/FolhaAoLado.tsx';
import { Atalhos } from './atalhos/Atalhos.tsx';
import { Barra } from './barra/Barra.tsx';
import { Conflitos } from './conflitos/Conflitos.tsx';
import estilos from './construtor.module.css';
import { ContextoComandos } from './contexto.ts';
import type { Folha, TelaAberta } from './dnd/folha.ts';
import { instrucoes, useArrasto } from './dnd/useArrasto.ts';
import { useTransporteTeclado } from './dnd/useTransporteTeclado.ts';
import { Estrutura } from './estrutura/Estrutura.tsx';
import { type Aba, LadoDireito } from './frame/LadoDireito.tsx';
import { comoAtributo, useLados } from './frame/useLados.ts';
import { PainelHistorico } from './historico/PainelHistorico.tsx';
import { ContextoRedor } from './inspetor/contexto.ts';
import { Inspetor } from './inspetor/Inspetor.tsx';
import { Paleta } from './paleta/Paleta.tsx';
import { BotaoPortao } from './portao/BotaoPortao.tsx';
import { cabecaDe } from './portao/cabeca.ts';
import { DialogoPortao } from './portao/DialogoPortao.tsx';
import { usePortao } from './portao/usePortao.ts';
import { Presentes } from './presenca/Presentes.tsx';
import { ContextoPresentes } from './presenca/QuemEstaAqui.tsx';
import type { PaginaAberta } from './servidor/pagina.ts';
import { BarraDaTela } from './tela/BarraDaTela.tsx';
import { Tela } from './tela/Tela.tsx';
import { VISAO_INICIAL, type Visao } from './tela/visao.ts';
import { RelatorioDeColagem } from './transferencia/RelatorioDeColagem.tsx';
import { useTransferencia } from './transferencia/useTransferencia.ts';
import { useAtalhos } from './useAtalhos.ts';
import { type Construtor as EstadoDaPagina, useConstrutor } from './useConstrutor.ts';
import { BotaoVersoes } from './versoes/BotaoVersoes.tsx';
import { DialogoVersoes } from './versoes/DialogoVersoes.tsx';

/** The builder's frame: palette and outline, one canvas or two, and the panel on the right, all of the page that is active. */
export function Construtor({ aberta }: { aberta: PaginaAberta }) {
  const principal = useConstrutor(aberta);
  const [abertaAoLado, setAbertaAoLado] = useState<PaginaAberta | null>(null);
  const [aoLado, setAoLado] = useState<EstadoDaPagina | null>(null);
  const [ladoAtivo, setLadoAtivo] = useState(false);
  const [escolhendo, setEscolhendo] = useState(false);
  const [vendoAtalhos, setVendoAtalhos] = useState(false);
  const [vendoVersoes, setVendoVersoes] = useState(false);
  const [aba, setAba] = useState('propriedades');
  const [visao, setVisao] = useState(VISAO_INICIAL);
  const { lados, mudar: mudarLado } = useLados();
  const areaEstrutura = useRef<HTMLDivElement>(null);
  const telaPrincipal = useRef<TelaAberta | null>(null);
  const telaAoLado = useRef<TelaAberta | null>(null);

  const comLado = ladoAtivo && aoLado !== null && abertaAoLado !== null;
  const ativo = comLado ? aoLado : principal;
  const abertaAtiva = comLado ? abertaAoLado : aberta;
  const { estado, comandos, diario, despachar } = ativo;
  const { sessoes } = estado.historico;

  const folhaPrincipal: Folha = { construtor: principal, tela: telaPrincipal };
  const folhaAoLado: Folha | null = aoLado && { construtor: aoLado, tela: telaAoLado };
  const folhas = folhaAoLado
    ? comLado
      ? [folhaAoLado, folhaPrincipal]
      : [folhaPrincipal, folhaAoLado]
    : [folhaPrincipal];

  const transferencia = useTransferencia(ativo);
  const arrasto = useArrasto({
    folhas,
    areaEstrutura,
    aoTransferir: (para, carga, lacuna) => void transferencia.transferir(para.construtor, carga, lacuna),
  });
  useTransporteTeclado({ comandos, construtor: ativo });
  useAtalhos({
    construtor: ativo,
    aoMostrarAtalhos: useCallback(() => setVendoAtalhos(true), []),
    aoMostrarLado: mudarLado,
  });

  const mudarVisao = useCallback(
    (parte: Partial<Visao>) => setVisao((atual) => ({ ...atual, ...parte })),
    [],
  );
  const mudarLargura = useCallback((largura: number) => mudarVisao({ largura }), [mudarVisao]);
  const abrirPropriedades = useCallback(() => {
    mudarLado('direita', true);
    setAba('propriedades');
  }, [mudarLado]);
  const fecharAoLado = useCallback(() => {
    setLadoAtivo(false);
    setAbertaAoLado(null);
    setAoLado(null);
  }, []);

  const cabeca = useMemo(() => cabecaDe(abertaAtiva.pagina), [abertaAtiva.pagina]);
  const portao = usePortao({
    cabeca,
    hotsiteId: comandos.hotsiteId,
    modo: comandos.modo,
    sessoes,
    publicar: ativo.publicar,
    avisar: comandos.avisar,
  });
  const { fatos, achados, cobrado } = portao;
  const redor = useMemo(
    () => ({ site: abertaAtiva.site, fatos, achados, cobrado }),
    [abertaAtiva.site, fatos, achados, cobrado],
  );
  const selecionada = sessoes.find(({ id }) => id === estado.selecionada) ?? null;
  const abas = useMemo<Aba[]>(
    () => [
      {
        id: 'propriedades',
        rotulo: JANELA.propriedades,
        nome: JANELA.propriedadesDaSecao,
        conteudo: () => <Inspetor sessao={selecionada} />,
      },
      {
        id: 'historico',
        rotulo: JANELA.historico,
        conteudo: () => (
          <PainelHistorico
            historico={estado.historico}
            diario={diario}
            despachar={despachar}
            eu={abertaAtiva.usuario.email}
            aoVerVersoes={() => setVendoVersoes(true)}
          />
        ),
      },
    ],
    [selecionada, estado.historico, diario, despachar, abertaAtiva.usuario.email],
  );

  return (
    <ContextoComandos value={comandos}>
      <div
        className={estilos.construtor}
        data-esquerda={comoAtributo(lados.esquerda)}
        data-direita={comoAtributo(lados.direita)}
      >
        <Barra
          construtor={ativo}
          aberta={abertaAtiva}
          aoAlternarLado={mudarLado}
          aoAbrirAoLado={() => setEscolhendo(true)}
          aoMostrarAtalhos={() => setVendoAtalhos(true)}
          aoPublicar={() => void portao.tentarPublicar()}
        >
          <Presentes construtor={ativo} />
          <BotaoPortao portao={portao} />
          <BotaoVersoes agendamento={ativo.agendamento} aoAbrir={() => setVendoVersoes(true)} />
        </Barra>
        <DndContext
          id="construtor"
          sensors={arrasto.sensores}
          accessibility={{ screenReaderInstructions: instrucoes, announcements: arrasto.anuncios }}
          autoScroll={false}
          onDragStart={arrasto.aoPegar}
          onDragEnd={arrasto.aoSoltar}
          onDragCancel={arrasto.aoCancelar}
        >
          <aside className={estilos.esquerda} aria-label={JANELA.elementosESecoes}>
            <Paleta carregando={estado.transporte?.carga ?? null} cor={abertaAtiva.hotsite.corPrimaria} />
            <ContextoPresentes value={ativo.presentes}>
              <Estrutura
                ref={areaEstrutura}
                sessoes={sessoes}
                selecionada={estado.selecionada}
                selecionadas={estado.selecionadas}
                transporte={estado.transporte}
                copia={transferencia.copia}
              />
            </ContextoPresentes>
          </aside>
          <main className={estilos.telas} aria-label={JANELA.previaDaPagina}>
            <div className={estilos.folha}>
              <BarraDaTela visao={visao} aoMudar={mudarVisao} sessoes={sessoes} />
              <Tela
                construtor={principal}
                site={aberta.site}
                visao={visao}
                aoMudarLargura={mudarLargura}
                tela={telaPrincipal}
                aoCarregar={(...gesto) => arrasto.naTela(folhaPrincipal, ...gesto)}
                arrastando={arrasto.fantasma !== null}
                aoAtivar={() => setLadoAtivo(false)}
                aoPedirPropriedades={abrirPropriedades}
              />
            </div>
            {abertaAoLado && (
              <FolhaAoLado
                key={abertaAoLado.id}
                aberta={abertaAoLado}
                visao={visao}
                ativa={comLado}
                tela={telaAoLado}
                aoMudar={setAoLado}
                aoMudarLargura={mudarLargura}
                aoCarregar={(...gesto) => folhaAoLado && arrasto.naTela(folhaAoLado, ...gesto)}
                arrastando={arrasto.fantasma !== null}
                aoAtivar={() => setLadoAtivo(true)}
                aoPedirPropriedades={abrirPropriedades}
                aoFechar={fecharAoLado}
              />
            )}
            <DragOverlay dropAnimation={null}>
              {arrasto.fantasma && <span className={estilos.fantasma}>{arrasto.fantasma}</span>}
            </DragOverlay>
          </main>
        </DndContext>
        <div className={estilos.ladoDireito}>
          <ContextoRedor value={redor}>
            <LadoDireito abas={abas} aberta={aba} aoAbrir={setAba} />
          </ContextoRedor>
        </div>
        {portao.aberto && <DialogoPortao portao={portao} sessoes={sessoes} aoIr={abrirPropriedades} />}
        <Conflitos construtor={ativo} />
        {escolhendo && (
          <EscolherPagina
            atual={aberta.id}
            aoFechar={() => setEscolhendo(false)}
            aoAbrir={(outra) => {
              setAbertaAoLado(outra);
              setEscolhendo(false);
            }}
          />
        )}
        {vendoVersoes && (
          <DialogoVersoes construtor={ativo} aberta={abertaAtiva} aoFechar={() => setVendoVersoes(false)} />
        )}
        {vendoAtalhos && <Atalhos aoFechar={() => setVendoAtalhos(false)} />}
        {transferencia.relatorio && (
          <RelatorioDeColagem
            relatorio={transferencia.relatorio}
            aoIr={comandos.selecionar}
            aoFechar={transferencia.fecharRelatorio}
          />
        )}
        <p className={estilos.invisivel} role="status" aria-live="assertive">
          {ativo.anuncio}
        </p>
        {ativo.mensagem && (
          <p className={estilos.mensagem} role="status">
            {ativo.mensagem}
          </p>
        )}
      </div>
    </ContextoComandos>
  );
}
