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
  return (
    <div
      data-sessao={sessao.id}
      className={[
        estilo.sessao,
        selecionada ? estilo.selecionada : '',
        sessao.ativo ? '' : estilo.inativa,
      ].join(' ')}
    >
      {(selecionada || !sessao.ativo) && (
        <span className={estilo.etiqueta}>{sessao.ativo ? sessao.nome : `${sessao.nome} · oculta`}</span>
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
class Protegida extends Component<{ sessao: Sessao; children: ReactNode }, { falhouCom: Sessao | null }> {
  override state = { falhouCom: null as Sessao | null };
  override componentDidCatch() {
    this.setState({ falhouCom: this.props.sessao });
  }
  static getDerivedStateFromError = () => ({});
  override render() {
    return this.state.falhouCom === this.props.sessao ? (
      <p className={estilo.espera}>Esta seção não pôde ser desenhada com o conteúdo atual.</p>
    ) : (
      this.props.children
    );
  }
}
