'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { Component, type ComponentType, memo, type ReactNode } from 'react';
import type { ContextoElemento, PropsElemento } from '../elements/elemento.ts';
import estilo from './Previa.module.css';
import { useDados } from './useDados.ts';

/** One section in the canvas. Painted again only when it, its data or the selection changed. */
export const SessaoNaPrevia = memo(function SessaoNaPrevia({
  sessao,
  contexto,
  vista: Vista,
  selecionada,
}: {
  sessao: Sessao;
  contexto: ContextoElemento;
  vista: ComponentType<PropsElemento<unknown>> | undefined;
  selecionada: boolean;
}) {
  const dados = useDados(sessao);
  const oculta = sessao.ativo === false;
  return (
    <div
      data-sessao={sessao.id}
      className={[estilo.sessao, selecionada ? estilo.selecionada : '', oculta ? estilo.inativa : ''].join(
        ' ',
      )}
    >
      {(selecionada || oculta) && (
        <span className={estilo.etiqueta}>{oculta ? `${sessao.nome} · oculta` : sessao.nome}</span>
      )}
      {Vista ? (
        <Protegida sessao={sessao}>
          <Vista sessao={sessao} dados={dados} contexto={contexto} />
        </Protegida>
      ) : (
        <p className={estilo.espera}>Este elemento ({sessao.elemento}) não é conhecido por este site.</p>
      )}
    </div>
  );
});

/** A section that cannot be drawn takes nothing else down; the next edit of it tries again. */
class Protegida extends Component<Protecao, { falhou: boolean; sessao: Sessao }> {
  override state = { falhou: false, sessao: this.props.sessao };
  static getDerivedStateFromError = () => ({ falhou: true });
  static getDerivedStateFromProps = ({ sessao }: Protecao, atual: { sessao: Sessao }) =>
    sessao === atual.sessao ? null : { falhou: false, sessao };
  override render() {
    return this.state.falhou ? (
      <p className={estilo.espera}>Esta seção não pôde ser desenhada com o conteúdo atual.</p>
    ) : (
      this.props.children
    );
  }
}

interface Protecao {
  sessao: Sessao;
  children: ReactNode;
}
