'use client';

import type { HotsitePublico } from '@martelo/shared/hotsite';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { dadosDoPainel, type Habilitacao } from '../lote/dados-painel.ts';
import { soOQueMove } from '../lote/estado-inicial.ts';
import { fotosDoLote, textosDasFotos } from '../lote/foto.ts';
import { Historico } from '../lote/Historico.tsx';
import { PainelLance } from '../lote/PainelLance.tsx';
import { TransmissaoDoLote } from '../lote/TransmissaoDoLote.tsx';
import { AUDITORIO } from '../palavras/auditorio.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './Auditorio.module.css';
import { enderecoDaSala } from './endereco.ts';
import type { LoteAberto } from './lote-aberto.ts';
import { Palco } from './Palco.tsx';
import type { Estado } from './usar-lotes.ts';

export interface Quem {
  cliente: boolean;
  pendencias: string[] | null;
  habilitacao: Habilitacao | null;
  retorno: string;
  agora: number;
}

interface Props {
  estado: Estado;
  /** What is known of it before it is all there. */
  cartao: LoteCartao | undefined;
  vazio: boolean;
  deNovo(): void;
  marca: Pick<HotsitePublico, 'id' | 'tipo'>;
  quem: Quem;
  /** Whether a phone's sheet is open: it stays so when another lot comes up. */
  folha: RefObject<boolean>;
  leiUid: string;
  /** Why this lot is the one. */
  porque: string;
  foraDaVez: boolean;
  /** What the house last told the room; on a phone the panel is a sheet that may be closed. */
  recado: string;
}

/** The lot before one's eyes: the stage, what it is, its panel, its last bids. */
export function NoPalco({
  estado,
  cartao,
  vazio,
  deNovo,
  marca,
  quem,
  folha,
  leiUid,
  porque,
  foraDaVez,
  recado,
}: Props) {
  const P = AUDITORIO[marca.tipo];
  const aberto = estado === 'falhou' ? undefined : estado;
  const lote = aberto?.lote ?? cartao;
  const fotos = lote && fotosDoLote(lote);
  return (
    <>
      <div className={estilo.palco}>
        <TransmissaoDoLote leiUid={leiUid} modo={marca.tipo}>
          {lote && fotos && (
            <Palco
              key={lote.uid}
              {...fotos}
              textos={textosDasFotos(fotos, lote.nome, aberto?.lote.fotosDescricoes)}
            />
          )}
        </TransmissaoDoLote>
      </div>
      <section className={estilo.lote} aria-labelledby="sala-lote">
        <p role="status" className={recado === '' ? 'so-leitor' : estilo.recado}>
          {recado}
        </p>
        {vazio ? (
          <p id="sala-lote">{P.semLotes}</p>
        ) : (
          <>
            <p className={estilo.porque}>
              <span>{porque}</span>
              {foraDaVez && (
                <Ligacao href={enderecoDaSala(leiUid)} className={estilo.volta}>
                  <Icone nome="arrow-left" tamanho={16} />
                  {P.voltarAoDaVez}
                </Ligacao>
              )}
            </p>
            <h2 id="sala-lote">
              {lote?.numero != null && <small>{P.lote(lote.numero)}</small>} {lote?.nome}
            </h2>
            {lote && (
              <a href={lote.url} target="_blank" rel="noopener" className={estilo.ficha}>
                {P.ficha}
                <Icone nome="external-link" tamanho={14} rotulo={P.abreEmOutraAba} />
              </a>
            )}
            {estado === 'falhou' && (
              <div role="alert" className={estilo.falhou}>
                <p>{P.falhou}</p>
                <Botao onClick={deNovo}>{P.deNovo}</Botao>
              </div>
            )}
            {estado === undefined && <p role="status">{P.carregando}</p>}
          </>
        )}
      </section>
      <aside
        className={estilo.painel}
        aria-label={aberto?.lote.somenteBuyNowProposta ? P.comprar : P.darLance}
      >
        {aberto && <UmPainel key={aberto.lote.uid} {...{ aberto, marca, quem, folha }} />}
      </aside>
      <section className={estilo.lances} aria-labelledby="sala-lances">
        <h2 id="sala-lances">{P.lances}</h2>
        {aberto && (
          <Historico
            key={aberto.lote.uid}
            lote={soOQueMove(aberto.lote)}
            inicial={aberto.lances}
            modo={marca.tipo}
          />
        )}
      </section>
    </>
  );
}

function UmPainel({
  aberto: { lote, minha },
  marca,
  quem: { cliente, pendencias, habilitacao, retorno, agora },
  folha,
}: Pick<Props, 'marca' | 'quem' | 'folha'> & { aberto: LoteAberto }) {
  const dados = useMemo(
    () =>
      dadosDoPainel({
        ...{ lote, marca, minha, habilitacao, retorno, agora },
        sessao: { cliente, pendencias },
      }),
    [lote, marca, minha, habilitacao, retorno, agora, cliente, pendencias],
  );
  // Who had the sheet of a phone open has it open again: by the bar's own button, which does nothing else.
  const lugar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: aqui } = lugar;
    if (folha.current)
      aqui?.querySelector<HTMLElement>(`:scope > div > button[aria-haspopup="dialog"]`)?.click();
    return () => {
      folha.current = aqui?.querySelector('dialog')?.open === true;
    };
  }, [folha]);
  return (
    <div ref={lugar} className={estilo.lugar}>
      <PainelLance dados={dados} naSala />
    </div>
  );
}
