'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { ArrowRight, CircleCheck, OctagonAlert, TriangleAlert, WandSparkles, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PORTAO } from '../../palavras/construtor/portao.ts';
import { useComandos } from '../contexto.ts';
import dialogos from '../dialogo.module.css';
import { irPara } from '../inspetor/foco.ts';
import { contar } from './contar.ts';
import type { AchadoDaRegra } from './examinar.ts';
import { ondeFica } from './onde-fica.ts';
import estilos from './portao.module.css';
import { REGRAS } from './regras.gerado.ts';
import type { Portao } from './usePortao.ts';

interface Props {
  portao: Portao;
  sessoes: readonly Sessao[];
  /** Before the editor is taken to a place: the inspector must be there. */
  aoIr(): void;
}

/** What stands between the draft and the public: errors stop, warnings ask; each leads to its place, many repair themselves. */
export function DialogoPortao({ portao, sessoes, aoIr }: Props) {
  const comandos = useComandos();
  const dialogo = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialogo.current?.open) dialogo.current?.showModal();
  }, []);
  const { achados, aberto } = portao;
  const erros = achados.filter(({ gravidade }) => gravidade === 'erro');
  const avisos = achados.filter(({ gravidade }) => gravidade === 'aviso');
  const consertaveis = erros.flatMap(({ reparo }) => reparo ?? []);
  const publicando = aberto === 'publicar';

  const ir = ({ lugar }: AchadoDaRegra) => {
    dialogo.current?.close();
    aoIr();
    // Closing gives the focus back to the button that opened it: the field takes it after that.
    setTimeout(() => irPara(comandos, lugar));
  };
  const grupo = (titulo: string, lista: readonly AchadoDaRegra[]) =>
    lista.length > 0 && (
      <section className={estilos.grupo} aria-label={titulo}>
        <h3>{titulo}</h3>
        <ul>
          {lista.map((achado) => (
            <Linha
              key={chaveDe(achado)}
              achado={achado}
              sessoes={sessoes}
              aoIr={() => ir(achado)}
              aoReparar={() => achado.reparo && comandos.executar(achado.reparo.gesto)}
            />
          ))}
        </ul>
      </section>
    );

  return (
    <dialog
      ref={dialogo}
      className={`${dialogos.dialogo} ${estilos.dialogo}`}
      aria-labelledby="titulo-portao"
      onClose={portao.fechar}
    >
      <div className={`${dialogos.cabeca} ${estilos.cabeca}`}>
        <div>
          <h2 id="titulo-portao">{publicando ? PORTAO.antesDePublicar : PORTAO.revisaoDaPagina}</h2>
          <p className={estilos.resumo} role="status">
            {resumo(erros.length, avisos.length, publicando)}
          </p>
        </div>
        <button type="button" aria-label={PORTAO.fechar} onClick={() => dialogo.current?.close()}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={estilos.corpo}>
        {achados.length === 0 && (
          <p className={estilos.nada}>
            <CircleCheck size={32} aria-hidden="true" />
            {PORTAO.nenhumProblemaEncontrado}
          </p>
        )}
        {grupo(PORTAO.impedemAPublicacao, erros)}
        {grupo(PORTAO.valeAPenaOlhar, avisos)}
      </div>
      <div className={estilos.pe}>
        {consertaveis.length > 1 && (
          <button
            type="button"
            className={`${dialogos.leve} ${estilos.todos}`}
            onClick={() => {
              for (const { gesto } of consertaveis) comandos.executar(gesto);
            }}
          >
            <WandSparkles size={16} aria-hidden="true" /> {PORTAO.corrigirDeUmaVez(consertaveis.length)}
          </button>
        )}
        <button type="button" className={dialogos.leve} onClick={() => dialogo.current?.close()}>
          {PORTAO.continuarEditando}
        </button>
        {publicando && (
          <button
            type="button"
            className={dialogos.forte}
            disabled={erros.length > 0}
            aria-describedby="titulo-portao"
            onClick={portao.publicarAssimMesmo}
          >
            {avisos.length > 0 && erros.length === 0 ? PORTAO.publicarAssimMesmo : PORTAO.publicar}
          </button>
        )}
      </div>
    </dialog>
  );
}

function Linha({
  achado,
  sessoes,
  aoIr,
  aoReparar,
}: {
  achado: AchadoDaRegra;
  sessoes: readonly Sessao[];
  aoIr(): void;
  aoReparar(): void;
}) {
  const Icone = achado.gravidade === 'erro' ? OctagonAlert : TriangleAlert;
  const lugar = ondeFica(achado.lugar, sessoes);
  return (
    <li className={estilos.achado} data-gravidade={achado.gravidade} data-regra={achado.regra}>
      <Icone size={18} aria-hidden="true" className={estilos.sinal} />
      <div className={estilos.texto}>
        <p>{achado.mensagem}</p>
        <p className={estilos.lugar}>
          {REGRAS[achado.regra]?.titulo} · {lugar}
        </p>
      </div>
      <div className={estilos.acoes}>
        {achado.reparo && (
          <button type="button" className={estilos.reparo} onClick={aoReparar}>
            <WandSparkles size={14} aria-hidden="true" /> {achado.reparo.rotulo}
          </button>
        )}
        {achado.lugar.sessaoId && (
          <button type="button" className={estilos.ir} onClick={aoIr} aria-label={PORTAO.irPara(lugar)}>
            {PORTAO.ir} <ArrowRight size={14} aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  );
}

function resumo(erros: number, avisos: number, publicando: boolean): string {
  if (erros + avisos === 0) return publicando ? PORTAO.tudoCerto : PORTAO.podePublicar;
  const quantos = contar([
    ...Array.from({ length: erros }, () => ({ gravidade: 'erro' as const })),
    ...Array.from({ length: avisos }, () => ({ gravidade: 'aviso' as const })),
  ]);
  return erros > 0 ? PORTAO.errosImpedem(quantos) : PORTAO.voceDecide(quantos);
}

const chaveDe = ({ regra, lugar, mensagem }: AchadoDaRegra): string =>
  `${regra} ${lugar.sessaoId} ${lugar.itemId} ${lugar.campo} ${mensagem}`;
