'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { AcaoNaPrevia, CampoDeMargem, DitoPelaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { type PointerEvent, useRef } from 'react';
import { PREVIA } from '../palavras/previa.ts';
import estilo from './Alcas.module.css';
import { colunaApos, margemApos, ROTULO_DA_MARGEM } from './medidas-de-alca.ts';

interface Props {
  sessao: Sessao;
  dizer(mensagem: DitoPelaPrevia): void;
  primeira: boolean;
  ultima: boolean;
}

/** What can be taken hold of on the chosen section: itself, its margins, its width, and its few buttons. */
export function Alcas({ sessao, dizer, primeira, ultima }: Props) {
  const metade = sessao.tamanhoColuna === 'metade';
  const fazer = (acao: AcaoNaPrevia) => () => dizer({ tipo: 'acao', sessaoId: sessao.id, acao });
  return (
    <div className={estilo.alcas} data-alcas="">
      <div className={estilo.trilho}>
        <div className={estilo.botoes} role="toolbar" aria-label={PREVIA.acoes(sessao.nome)}>
          <Pegador sessao={sessao} dizer={dizer} />
          <Botao rotulo={PREVIA.subir} icone="subir" desativado={primeira} aoClicar={fazer('subir')} />
          <Botao rotulo={PREVIA.descer} icone="descer" desativado={ultima} aoClicar={fazer('descer')} />
          <Botao
            rotulo={metade ? PREVIA.usarALarguraInteira : PREVIA.usarMetadeDaLargura}
            icone={metade ? 'coluna-inteira' : 'coluna-metade'}
            aoClicar={fazer(metade ? 'inteira' : 'metade')}
          />
          <Botao rotulo={PREVIA.duplicar} icone="duplicar" aoClicar={fazer('duplicar')} />
          <Botao rotulo={PREVIA.apagar} icone="apagar" aoClicar={fazer('apagar')} />
        </div>
      </div>
      <Margem sessao={sessao} campo="margemCabecalho" dizer={dizer} />
      <Margem sessao={sessao} campo="margemRodape" dizer={dizer} />
      <Largura sessao={sessao} dizer={dizer} />
    </div>
  );
}

/** The section in the hand: the builder is told where it is, and knows what lies under it. */
function Pegador({ sessao, dizer }: Pick<Props, 'sessao' | 'dizer'>) {
  const carregando = useRef(false);
  const contar = (fase: 'pegou' | 'moveu' | 'soltou' | 'cancelou', { clientX, clientY }: PointerEvent) =>
    dizer({ tipo: 'carregada', sessaoId: sessao.id, fase, x: clientX, y: clientY });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${estilo.botao} ${estilo.pegador}`}
      aria-label={PREVIA.arrastar(sessao.nome)}
      title={PREVIA.arrasteParaMover}
      onPointerDown={(evento) => {
        if (evento.button !== 0) return;
        evento.currentTarget.setPointerCapture(evento.pointerId);
        carregando.current = true;
        contar('pegou', evento);
      }}
      onPointerMove={(evento) => carregando.current && contar('moveu', evento)}
      onPointerUp={(evento) => {
        if (carregando.current) contar('soltou', evento);
        carregando.current = false;
      }}
      onPointerCancel={(evento) => {
        if (carregando.current) contar('cancelou', evento);
        carregando.current = false;
      }}
    >
      <Desenho nome="pegador" />
    </button>
  );
}

/** The space above or below, in four steps: pulled away from the content it grows. */
function Margem({ sessao, campo, dizer }: Pick<Props, 'sessao' | 'dizer'> & { campo: CampoDeMargem }) {
  const inicio = useRef<{ y: number; valor: Sessao['margemCabecalho'] } | null>(null);
  const acima = campo === 'margemCabecalho';
  const valor = sessao[campo];
  return (
    <div
      className={`${estilo.margem} ${acima ? estilo.acima : estilo.abaixo}`}
      onPointerDown={(evento) => {
        if (evento.button !== 0) return;
        evento.currentTarget.setPointerCapture(evento.pointerId);
        inicio.current = { y: evento.screenY, valor };
      }}
      onPointerMove={(evento) => {
        if (inicio.current === null) return;
        const novo = margemApos(inicio.current.valor, evento.screenY - inicio.current.y);
        if (novo !== valor) dizer({ tipo: 'margem', sessaoId: sessao.id, campo, valor: novo });
      }}
      onPointerUp={() => {
        inicio.current = null;
      }}
      onPointerCancel={() => {
        inicio.current = null;
      }}
      title={acima ? PREVIA.arrastarAcima : PREVIA.arrastarAbaixo}
    >
      <span>
        {acima ? PREVIA.espacoAcima : PREVIA.espacoAbaixo}: {ROTULO_DA_MARGEM[valor]}
      </span>
    </div>
  );
}

/** The right edge: pulled in, the section takes half of the page; pulled out, all of it. */
function Largura({ sessao, dizer }: Pick<Props, 'sessao' | 'dizer'>) {
  const inicio = useRef<{ x: number; valor: Sessao['tamanhoColuna'] } | null>(null);
  return (
    <div
      className={estilo.largura}
      title={PREVIA.arrastarLargura}
      onPointerDown={(evento) => {
        if (evento.button !== 0) return;
        evento.currentTarget.setPointerCapture(evento.pointerId);
        inicio.current = { x: evento.clientX, valor: sessao.tamanhoColuna };
      }}
      onPointerMove={(evento) => {
        if (inicio.current === null) return;
        const novo = colunaApos(inicio.current.valor, inicio.current.x - evento.clientX, window.innerWidth);
        if (novo !== sessao.tamanhoColuna) dizer({ tipo: 'acao', sessaoId: sessao.id, acao: novo });
      }}
      onPointerUp={() => {
        inicio.current = null;
      }}
      onPointerCancel={() => {
        inicio.current = null;
      }}
    >
      <span className={estilo.puxador} />
    </div>
  );
}

function Botao({
  rotulo,
  icone,
  desativado = false,
  aoClicar,
}: {
  rotulo: string;
  icone: keyof typeof DESENHOS;
  desativado?: boolean;
  aoClicar(): void;
}) {
  return (
    <button
      type="button"
      // By keyboard the same is done in the builder itself: the outline's rows and the shortcuts.
      tabIndex={-1}
      className={estilo.botao}
      aria-label={rotulo}
      title={rotulo}
      disabled={desativado}
      onClick={aoClicar}
    >
      <Desenho nome={icone} />
    </button>
  );
}

const DESENHOS = {
  pegador: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  'coluna-metade': 'M4 5h16v14H4zM12 5v14',
  'coluna-inteira': 'M4 5h16v14H4z',
  duplicar: 'M8 8h12v12H8zM16 8V4H4v12h4',
  apagar: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  subir: 'M6 15l6-6 6 6',
  descer: 'M6 9l6 6 6-6',
} as const;

function Desenho({ nome }: { nome: keyof typeof DESENHOS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth={nome === 'pegador' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DESENHOS[nome]} />
    </svg>
  );
}
