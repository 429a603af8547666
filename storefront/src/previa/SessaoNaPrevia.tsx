'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { DadosDaPrevia, DitoPelaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { Component, type ComponentType, memo, type ReactNode, useMemo } from 'react';
import type { ContextoElemento, PropsElemento } from '../elements/elemento.ts';
import { sobDemanda } from '../elements/pecas/sob-demanda.tsx';
import { PREVIA } from '../palavras/previa.ts';
import { sessoesVisiveis } from '../site/conteudo/pagina.ts';
import estilo from './Previa.module.css';
import { useDados } from './useDados.ts';

/** Fetched where somebody edits: their styles are of no page that visitors see. */
const Alcas = sobDemanda(() => import('./Alcas.tsx').then((modulo) => modulo.Alcas));

interface Props {
  sessao: Sessao;
  contexto: ContextoElemento;
  vista: ComponentType<PropsElemento<unknown>> | undefined;
  dados: DadosDaPrevia;
  adianto: number;
  marcada: boolean;
  /** Where its handles speak to; null when it has none. */
  alcas: ((mensagem: DitoPelaPrevia) => void) | null;
  primeira: boolean;
  ultima: boolean;
}

/** One section in the canvas. Painted again only when it, its data, the time or its selection changed. */
export const SessaoNaPrevia = memo(function SessaoNaPrevia({
  sessao,
  contexto,
  vista: Vista,
  dados: escolha,
  adianto,
  marcada,
  alcas,
  primeira,
  ultima,
}: Props) {
  const dados = useDados(sessao, escolha, adianto);
  const noAr = useMemo(() => comItensNoAr(sessao, contexto.agora), [sessao, contexto.agora]);
  const oculta = sessao.ativo === false;
  const fora = sessao.itens.length - noAr.itens.length;
  return (
    <div
      data-sessao={sessao.id}
      className={[
        estilo.sessao,
        marcada ? estilo.selecionada : '',
        oculta ? estilo.inativa : '',
        alcas ? estilo.comAlcas : '',
      ].join(' ')}
    >
      {(marcada || oculta || fora > 0) && (
        <div className={estilo.etiquetas} data-alcas="">
          <span className={`${estilo.etiqueta} ${oculta ? estilo.apagada : ''}`}>
            {[
              marcada || oculta ? sessao.nome : '',
              oculta ? PREVIA.oculta : '',
              fora > 0 ? PREVIA.itensFora(fora) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      )}
      <div className={estilo.vista}>
        {Vista ? (
          <Protegida sessao={sessao}>
            <Vista sessao={noAr} dados={dados} contexto={contexto} />
          </Protegida>
        ) : (
          <p className={estilo.espera}>{PREVIA.elementoDesconhecido(sessao.elemento)}</p>
        )}
      </div>
      {alcas && <Alcas sessao={sessao} dizer={alcas} primeira={primeira} ultima={ultima} />}
    </div>
  );
});

/** The section with the items of this hour; itself when they all are. A hidden section is shown here all the same. */
function comItensNoAr(sessao: Sessao, agora: number): Sessao {
  const [visivel] = sessoesVisiveis({ sessoes: [sessao] }, agora).sessoes;
  if (visivel) return visivel;
  const [mostrada] = sessoesVisiveis({ sessoes: [{ ...sessao, ativo: true }] }, agora).sessoes;
  return mostrada ?? sessao;
}

/** A section that cannot be drawn takes nothing else down; the next edit of it tries again. */
class Protegida extends Component<Protecao, { falhou: boolean; sessao: Sessao }> {
  override state = { falhou: false, sessao: this.props.sessao };
  static getDerivedStateFromError = () => ({ falhou: true });
  static getDerivedStateFromProps = ({ sessao }: Protecao, atual: { sessao: Sessao }) =>
    sessao === atual.sessao ? null : { falhou: false, sessao };
  override render() {
    return this.state.falhou ? <p className={estilo.espera}>{PREVIA.naoDesenhada}</p> : this.props.children;
  }
}

interface Protecao {
  sessao: Sessao;
  children: ReactNode;
}
