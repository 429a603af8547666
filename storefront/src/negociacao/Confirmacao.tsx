'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { type ReactNode, useState } from 'react';
import { CampoReais } from '../lote/CampoReais.tsx';
import { useGatilho } from '../lote/usar-gatilho.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import type { Comando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { AvisoComando } from './AvisoComando.tsx';
import { Dialogo } from './Dialogo.tsx';
import estilo from './Negociacao.module.css';

/**
 * Says what will happen, asks once, and stays open while a refusal is to be read. What is confirmed is the amount that stood on
 * the button when it was pressed.
 */
export function Confirmacao({
  titulo,
  botao,
  valor = 0,
  gestos = 0,
  perigo = false,
  impedido = false,
  comando,
  modo,
  aoConfirmar,
  aoFechar,
  children,
}: {
  titulo: string;
  /** The button's words at an amount in centavos. */
  botao: string | ((valor: number) => string);
  /** Centavos; 0 where nothing is paid. */
  valor?: number;
  /** Grows with each choice of the person's own: `valor` moves without it where it follows the lot. */
  gestos?: number;
  perigo?: boolean;
  /** What was asked about is no longer there: nothing to confirm. */
  impedido?: boolean;
  comando: Comando;
  modo: TipoHotsite;
  aoConfirmar: (valor: number) => void;
  aoFechar: () => void;
  children: ReactNode;
}) {
  const gatilho = useGatilho(
    { tipo: 'confirmar', valor, serve: !impedido },
    { gestos, aparicoes: 1, aoDisparar: (visto) => !comando.enviando && aoConfirmar(visto.valor) },
  );
  const { visto, repouso } = gatilho;
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form {...gatilho.formulario} className={estilo.venda} noValidate>
        {children}
        <AvisoComando comando={comando} modo={modo} />
        <div className={estilo.botoes}>
          <Botao
            {...gatilho.botao}
            type="submit"
            tamanho="g"
            largo
            variante={perigo ? 'perigo' : 'primario'}
            carregando={comando.enviando}
            aria-disabled={!visto.serve || repouso !== null || undefined}
          >
            {typeof botao === 'string'
              ? botao
              : repouso === 'mudou'
                ? NEGOCIACAO[modo].mudou(formatarReais(visto.valor, { curto: true }))
                : botao(visto.valor)}
          </Botao>
          <Botao variante="secundario" largo onClick={aoFechar}>
            {NEGOCIACAO[modo].voltar}
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
  const [gestos, contarGesto] = useState(0);
  const valor = lerReais(digitado) ?? 0;
  const serve = aceita(valor);
  return (
    <Confirmacao {...resto} {...{ botao, valor, gestos, aoConfirmar }} impedido={!serve}>
      {children}
      <CampoReais
        rotulo={rotulo}
        value={digitado}
        aoDigitar={(texto) => {
          digitar(texto);
          contarGesto(gestos + 1);
          resto.comando.limpar();
        }}
        erro={!serve && digitado !== ''}
        enterKeyHint="done"
      />
      <p className={estilo.texto}>{ajuda}</p>
    </Confirmacao>
  );
}
