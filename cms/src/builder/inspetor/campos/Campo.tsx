'use client';

import { CircleAlert, TriangleAlert, WandSparkles } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { INSPETOR } from '../../../palavras/construtor/inspetor.ts';
import { useComandos } from '../../contexto.ts';
import type { AchadoDaRegra } from '../../portao/examinar.ts';
import type { Lugar } from '../../portao/regra.ts';
import { mesmoLugar, useRedor } from '../contexto.ts';
import { marcaDoLugar } from '../foco.ts';
import estilos from './campo.module.css';

export interface Ids {
  id: string;
  /** Of the label, for controls that are no form element. */
  rotuladoPor: string;
  descritoPor: string | undefined;
  invalido: boolean;
}

export interface PropsCampo {
  rotulo: string;
  ajuda?: string | undefined;
  obrigatorio?: boolean | undefined;
  /** Where the value stands on the page: what the gate says of it is said here. */
  lugar?: Lugar | undefined;
  /** What is wrong with what is being typed, before it is part of the page. */
  erro?: string | null | undefined;
  /** Beside the label: a counter. */
  nota?: ReactNode;
  /** The control is a group of controls: the label names it but focuses nothing. */
  grupo?: boolean;
}

/** Label, control, what is wrong, help: the shape of every field. */
export function Campo({
  rotulo,
  ajuda,
  obrigatorio,
  lugar,
  erro,
  nota,
  grupo = false,
  children,
}: PropsCampo & { children(ids: Ids): ReactNode }) {
  const id = useId();
  const [deixado, setDeixado] = useState(false);
  const doPortao = useAchados(lugar, deixado);
  // What is being typed comes first: the gate speaks of what the page still has.
  const achados = erro ? [] : doPortao;
  const descricoes = [
    ...(erro ? [`${id}-erro`] : []),
    ...achados.map((_, i) => `${id}-achado-${i}`),
    ...(ajuda ? [`${id}-ajuda`] : []),
  ];
  const invalido = Boolean(erro) || achados.some(({ gravidade }) => gravidade === 'erro');
  const nome = (
    <>
      {rotulo}
      {obrigatorio && (
        <span className={estilos.obrigatorio} title={INSPETOR.obrigatorio}>
          <span aria-hidden="true"> *</span>
          <span className={estilos.invisivel}> {INSPETOR.marcaDeObrigatorio}</span>
        </span>
      )}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the field was left
    <div
      className={estilos.campo}
      data-lugar={lugar && marcaDoLugar(lugar)}
      data-invalido={invalido || undefined}
      onBlur={() => setDeixado(true)}
    >
      <div className={estilos.topo}>
        {grupo ? (
          <span id={`${id}-rotulo`} className={estilos.rotulo}>
            {nome}
          </span>
        ) : (
          <label id={`${id}-rotulo`} htmlFor={id} className={estilos.rotulo}>
            {nome}
          </label>
        )}
        {nota}
      </div>
      {children({
        id,
        rotuladoPor: `${id}-rotulo`,
        descritoPor: descricoes.length > 0 ? descricoes.join(' ') : undefined,
        invalido,
      })}
      {erro && (
        <p id={`${id}-erro`} className={estilos.erro} role="alert">
          <CircleAlert size={14} aria-hidden="true" /> {erro}
        </p>
      )}
      {achados.map((achado, i) => (
        <NotaDoPortao key={`${achado.regra} ${achado.mensagem}`} id={`${id}-achado-${i}`} achado={achado} />
      ))}
      {ajuda && (
        <p id={`${id}-ajuda`} className={estilos.ajuda}>
          {ajuda}
        </p>
      )}
    </div>
  );
}

function NotaDoPortao({ id, achado }: { id: string; achado: AchadoDaRegra }) {
  const comandos = useComandos();
  const Icone = achado.gravidade === 'erro' ? CircleAlert : TriangleAlert;
  return (
    <div className={achado.gravidade === 'erro' ? estilos.erro : estilos.aviso}>
      <Icone size={14} aria-hidden="true" />
      <span id={id}>{achado.mensagem}</span>
      {achado.reparo && (
        <button type="button" onClick={() => achado.reparo && comandos.executar(achado.reparo.gesto)}>
          <WandSparkles size={13} aria-hidden="true" /> {achado.reparo.rotulo}
        </button>
      )}
    </div>
  );
}

/** What the gate says of a place. An empty required field is not held up to whoever has only just come to it. */
function useAchados(lugar: Lugar | undefined, deixado: boolean): readonly AchadoDaRegra[] {
  const { achados, cobrado } = useRedor();
  if (!lugar) return [];
  return achados.filter(
    (achado) => mesmoLugar(achado.lugar, lugar) && (achado.regra !== 'obrigatorios' || deixado || cobrado),
  );
}
