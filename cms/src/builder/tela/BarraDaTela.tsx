'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { DADOS_DA_PREVIA } from '@martelo/shared/pagina/previa/protocolo';
import { Database, Monitor, Smartphone, Tablet, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TELA } from '../../palavras/construtor/tela.ts';
import { Suspenso } from '../frame/Suspenso.tsx';
import estilos from './barra-da-tela.module.css';
import { LARGURAS, larguraPossivel } from './larguras.ts';
import { RelogioDaTela } from './RelogioDaTela.tsx';
import { ROTULOS_DOS_DADOS, type Visao } from './visao.ts';

const ICONES = { celular: Smartphone, tablet: Tablet, computador: Monitor };
const ZOOMS = [1, 0.75, 0.5] as const;

interface Props {
  visao: Visao;
  aoMudar(parte: Partial<Visao>): void;
  sessoes: readonly Sessao[];
}

/** How the canvas is looked at: width, size, hour, data, visitor. */
export function BarraDaTela({ visao, aoMudar, sessoes }: Props) {
  return (
    <div className={estilos.barra} role="toolbar" aria-label={TELA.previa}>
      <fieldset className={estilos.larguras}>
        <legend className={estilos.invisivel}>{TELA.larguraDaPrevia}</legend>
        {LARGURAS.map((opcao) => {
          const Icone = ICONES[opcao.icone];
          const ativa = opcao.px === visao.largura;
          return (
            <label
              key={opcao.px}
              className={ativa ? estilos.ativa : ''}
              title={TELA.rotuloEPx(opcao.rotulo, opcao.px)}
            >
              <input
                type="radio"
                name="largura"
                className={estilos.invisivel}
                checked={ativa}
                onChange={() => aoMudar({ largura: opcao.px })}
              />
              <Icone size={17} aria-hidden="true" />
              <span className={estilos.invisivel}>{opcao.rotulo}</span>
            </label>
          );
        })}
      </fieldset>
      <LarguraLivre largura={visao.largura} aoMudar={(largura) => aoMudar({ largura })} />
      <label className={estilos.escolha} title={TELA.tamanho}>
        <span className={estilos.invisivel}>{TELA.zoom}</span>
        <select
          value={String(visao.zoom)}
          onChange={({ target }) =>
            aoMudar({ zoom: target.value === 'ajustar' ? 'ajustar' : Number(target.value) })
          }
        >
          <option value="ajustar">{TELA.ajustar}</option>
          {ZOOMS.map((zoom) => (
            <option key={zoom} value={zoom}>
              {zoom * 100} %
            </option>
          ))}
        </select>
      </label>
      <span className={estilos.mola} />
      <RelogioDaTela adianto={visao.adianto} aoMudar={(adianto) => aoMudar({ adianto })} sessoes={sessoes} />
      <Suspenso
        rotulo={TELA.dadosDaPrevia(ROTULOS_DOS_DADOS[visao.dados])}
        alinhar="fim"
        classe={`${estilos.botao} ${visao.dados === 'reais' ? '' : estilos.mudado}`}
        botao={
          <>
            <Database size={16} aria-hidden="true" /> <span>{ROTULOS_DOS_DADOS[visao.dados]}</span>
          </>
        }
      >
        {(fechar) => (
          <fieldset className={estilos.opcoes}>
            <legend>{TELA.oQueMostram}</legend>
            {DADOS_DA_PREVIA.map((dados) => (
              <label key={dados}>
                <input
                  type="radio"
                  name="dados"
                  checked={visao.dados === dados}
                  onChange={() => {
                    aoMudar({ dados });
                    fechar();
                  }}
                />
                {ROTULOS_DOS_DADOS[dados]}
              </label>
            ))}
          </fieldset>
        )}
      </Suspenso>
      <button
        type="button"
        className={`${estilos.botao} ${visao.autenticado ? estilos.mudado : ''}`}
        aria-pressed={visao.autenticado}
        title={TELA.verComoQuemEntrou}
        onClick={() => aoMudar({ autenticado: !visao.autenticado })}
      >
        <UserRound size={16} aria-hidden="true" />{' '}
        <span>{visao.autenticado ? TELA.cliente : TELA.visitante}</span>
      </button>
    </div>
  );
}

/** Typed letter by letter, taken when it is left or confirmed. */
function LarguraLivre({ largura, aoMudar }: { largura: number; aoMudar(largura: number): void }) {
  const [texto, setTexto] = useState(String(largura));
  useEffect(() => setTexto(String(largura)), [largura]);
  const confirmar = () => {
    const px = Number.parseInt(texto, 10);
    if (Number.isNaN(px)) setTexto(String(largura));
    else {
      const possivel = larguraPossivel(px);
      setTexto(String(possivel));
      aoMudar(possivel);
    }
  };
  return (
    <label className={estilos.numero} title={TELA.larguraDaPreviaEmPixels}>
      <span className={estilos.invisivel}>{TELA.larguraLivreEmPixels}</span>
      <input
        inputMode="numeric"
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
        onBlur={confirmar}
        onKeyDown={(evento) => evento.key === 'Enter' && confirmar()}
      />
      <span aria-hidden="true">{TELA.px}</span>
    </label>
  );
}
