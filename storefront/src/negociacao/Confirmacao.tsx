'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { lerReais } from '@martelo/shared/reais';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CampoReais } from '../lote/CampoReais.tsx';
import type { Comando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { AvisoComando } from './AvisoComando.tsx';
import { Dialogo } from './Dialogo.tsx';
import estilo from './Negociacao.module.css';

/** Says what will happen, asks once, and stays open while a refusal is to be read. */
export function Confirmacao({
  titulo,
  botao,
  perigo = false,
  impedido = false,
  comando,
  modo,
  aoConfirmar,
  aoFechar,
  children,
}: {
  titulo: string;
  botao: string;
  perigo?: boolean;
  /** What was asked about is no longer there: nothing to confirm. */
  impedido?: boolean;
  comando: Comando;
  modo: TipoHotsite;
  aoConfirmar: () => void;
  aoFechar: () => void;
  children: ReactNode;
}) {
  const confirmar = (evento: FormEvent) => {
    evento.preventDefault();
    if (!impedido) aoConfirmar();
  };
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form onSubmit={confirmar} className={estilo.venda} noValidate>
        {children}
        <AvisoComando comando={comando} modo={modo} />
        <div className={estilo.botoes}>
          <Botao
            type="submit"
            tamanho="g"
            largo
            variante={perigo ? 'perigo' : 'primario'}
            carregando={comando.enviando}
            disabled={impedido}
          >
            {botao}
          </Botao>
          <Botao variante="secundario" largo onClick={aoFechar}>
            Voltar
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
}

/** The same with an amount to type. `sugerido` and `valorMinimo` in centavos. */
export function ConfirmacaoComValor({
  rotulo,
  sugerido,
  ajuda,
  botao,
  aceita,
  aoConfirmar,
  children,
  ...resto
}: {
  titulo: string;
  rotulo: string;
  sugerido: string;
  ajuda: string;
  /** The button's words at an amount in centavos. */
  botao: (valor: number) => string;
  aceita: (valor: number) => boolean;
  comando: Comando;
  modo: TipoHotsite;
  aoConfirmar: (valor: number) => void;
  aoFechar: () => void;
  children?: ReactNode;
}) {
  const [digitado, digitar] = useState(sugerido);
  const valor = lerReais(digitado) ?? 0;
  const serve = aceita(valor);
  return (
    <Confirmacao {...resto} botao={botao(valor)} impedido={!serve} aoConfirmar={() => aoConfirmar(valor)}>
      {children}
      <CampoReais
        rotulo={rotulo}
        value={digitado}
        aoDigitar={(texto) => {
          digitar(texto);
          resto.comando.limpar();
        }}
        erro={!serve && digitado !== ''}
        enterKeyHint="send"
      />
      <p className={estilo.texto}>{ajuda}</p>
    </Confirmacao>
  );
}
