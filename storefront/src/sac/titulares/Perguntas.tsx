'use client';

import { ROTULOS_CAMPO_A_CORRIGIR } from '@martelo/shared/titular';
import { useId, useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import { DialogoDeDivergir } from '../../mesa/DialogoDeDivergir.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { TITULARES } from '../../palavras/titulares.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo } from '../../site/ui/Campo.tsx';
import type { Ato, SolicitacaoNaFila } from './fila.ts';
import type { Decidindo } from './usar-ato.ts';

const RESPOSTA_MINIMA = 3;
const RESPOSTA_MAXIMA = 2_000;

interface Props {
  pedido: SolicitacaoNaFila;
  decidindo: Decidindo;
  aoFechar: () => void;
}

/** Asked once before anything is done. */
export function Perguntas({ ato, ...props }: Props & { ato: Ato | null }) {
  const { pedido, decidindo, aoFechar } = props;
  switch (ato) {
    case null:
      return null;
    case 'analisar':
      return <Analisar {...props} />;
    case 'atender':
      return <Atender {...props} />;
    case 'negar':
      return (
        <DialogoDeDivergir
          titulo={TITULARES.negarPergunta(pedido.cliente ?? TITULARES.semNome)}
          palavras={TITULARES}
          maximo={RESPOSTA_MAXIMA}
          comando={decidindo.comando}
          aoFechar={aoFechar}
          aoDivergir={(resposta) => decidindo.fazer('negar', pedido, { resposta })}
        />
      );
  }
}

function Analisar({ pedido, decidindo: { comando, fazer }, aoFechar }: Props) {
  return (
    <Dialogo titulo={TITULARES.analisarPergunta(pedido.id)} aoFechar={aoFechar}>
      <p>{TITULARES.analisarDiz}</p>
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      <div className={daMesa.pilha}>
        <Botao
          autoFocus
          tamanho="g"
          largo
          carregando={comando.enviando}
          onClick={() => fazer('analisar', pedido)}
        >
          {TITULARES.simAnalisar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {TITULARES.voltar}
        </Botao>
      </div>
    </Dialogo>
  );
}

/** An erasure is written out: nothing brings it back, and a press may be a slip. */
function Atender({ pedido, decidindo: { comando, fazer }, aoFechar }: Props) {
  const id = useId();
  const { tipo, campo, cliente } = pedido;
  const eliminacao = tipo === 'ELIMINACAO';
  const quem = cliente ?? TITULARES.semNome;
  const [resposta, escrever] = useState<string>(
    eliminacao ? TITULARES.respostaDaEliminacao : campo === 'outro' ? '' : TITULARES.respostaPronta,
  );
  const [palavra, digitar] = useState('');
  const pronta =
    resposta.trim().length >= RESPOSTA_MINIMA && (!eliminacao || palavra.trim() === TITULARES.palavra);
  return (
    <Dialogo
      titulo={eliminacao ? TITULARES.concederPergunta(quem) : TITULARES.atenderPergunta(quem)}
      aoFechar={aoFechar}
    >
      <form
        className={daMesa.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (pronta) fazer('atender', pedido, { resposta: resposta.trim() });
        }}
      >
        {eliminacao ? (
          <p className={daMesa.aviso}>{TITULARES.concederDiz}</p>
        ) : (
          <p>
            {campo === null || campo === 'outro'
              ? TITULARES.atenderAMao
              : TITULARES.atenderDiz(ROTULOS_CAMPO_A_CORRIGIR[campo])}
          </p>
        )}
        <label className={daMesa.motivo} htmlFor={`${id}-resposta`}>
          {TITULARES.resposta}
        </label>
        <textarea
          id={`${id}-resposta`}
          // biome-ignore lint/a11y/noAutofocus: the dialog was asked for, and this is what it asks
          autoFocus
          required
          minLength={RESPOSTA_MINIMA}
          maxLength={RESPOSTA_MAXIMA}
          rows={4}
          value={resposta}
          aria-describedby={`${id}-ajuda`}
          onChange={({ target }) => {
            comando.limpar();
            escrever(target.value);
          }}
        />
        <p id={`${id}-ajuda`} className={daMesa.suave}>
          {TITULARES.respostaAjuda}
        </p>
        {eliminacao && (
          <Campo
            id={`${id}-palavra`}
            rotulo={TITULARES.digite}
            required
            autoComplete="off"
            spellCheck={false}
            value={palavra}
            onChange={({ target }) => digitar(target.value)}
          />
        )}
        <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
        <Botao
          type="submit"
          tamanho="g"
          largo
          variante={eliminacao ? 'perigo' : 'primario'}
          carregando={comando.enviando}
          disabled={!pronta}
        >
          {eliminacao ? TITULARES.simConceder : TITULARES.simAtender}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {TITULARES.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
