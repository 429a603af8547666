'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FORMULARIO } from '../../../palavras/elementos/formulario.ts';
import { Botao } from '../../../site/ui/Botao.tsx';
import { Icone } from '../../../site/ui/Icone.tsx';
import type { DadosDoFormulario } from './dados.ts';
import { enviar } from './enviar.ts';
import estilo from './formulario.module.css';

type Estado = { fase: 'parado' | 'enviando' | 'recebido' } | { fase: 'recusado'; frase: string };

/** A form that sends itself in place, keeping what was typed; without JavaScript it is an ordinary one, and the page says how it went. */
export function FormularioVivo({
  secao,
  chamada,
  dados,
  botao,
  sucesso,
  emLinha = false,
  inerte,
  depois,
  children,
}: {
  secao: string;
  /** Path under /api. */
  chamada: '/v1/hotsite/inscricoes' | '/v1/hotsite/inscricoes/cancelar' | '/v1/hotsite/mensagens';
  dados: DadosDoFormulario;
  botao: string;
  sucesso: string;
  /** Fields and button side by side. */
  emLinha?: boolean;
  /** In the builder's canvas nothing is sent. */
  inerte: boolean;
  /** After the button. */
  depois?: ReactNode;
  children: ReactNode;
}) {
  const [estado, setEstado] = useState<Estado>(() => {
    if (dados.retorno?.estado === 'recusado') return { fase: 'recusado', frase: dados.retorno.frase };
    return { fase: dados.retorno ? 'recebido' : 'parado' };
  });
  const aviso = useRef<HTMLDivElement>(null);
  const enviouAqui = useRef(false);

  useEffect(() => {
    if (estado.fase === 'recebido' && enviouAqui.current) aviso.current?.focus();
  }, [estado]);

  const aoEnviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inerte || estado.fase === 'enviando') return;
    const formulario = evento.currentTarget;
    setEstado({ fase: 'enviando' });
    enviouAqui.current = true;
    const resultado = await enviar(`/api${chamada}`, formulario);
    setEstado(resultado);
  };

  if (estado.fase === 'recebido')
    return (
      <div ref={aviso} id={`f-${secao}`} role="status" tabIndex={-1} className={estilo.recebido}>
        <Icone nome="circle-check" tamanho={28} />
        <p>{sucesso}</p>
      </div>
    );
  return (
    <form
      id={`f-${secao}`}
      method="post"
      action={`/api${chamada}`}
      onSubmit={aoEnviar}
      onInput={({ target }) => (target as HTMLInputElement).setCustomValidity('')}
      className={emLinha ? estilo.emLinha : estilo.pilha}
    >
      <input type="hidden" name="selo" value={dados.selo} />
      <input type="hidden" name="secao" value={secao} />
      {/* For programs only: hidden from sight, from the keyboard and from those who listen. */}
      <div className={estilo.isca} aria-hidden>
        <label>
          {FORMULARIO.naoPreenchaEsteCampo}
          <input type="text" name="site" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
      <Botao type="submit" carregando={estado.fase === 'enviando'} className={estilo.botao}>
        {botao}
      </Botao>
      {depois}
      <div className={estilo.situacao} role="alert">
        {estado.fase === 'recusado' && (
          <p>
            <Icone nome="circle-exclamation-point" tamanho={18} />
            {estado.frase}
          </p>
        )}
      </div>
    </form>
  );
}
