'use client';

import { MOTIVO_MAXIMO } from '@martelo/shared/motivo-do-documento';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { useId, useState } from 'react';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import { DialogoDeDivergir } from '../mesa/DialogoDeDivergir.tsx';
import daMesa from '../mesa/mesa.module.css';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { SAC } from '../palavras/sac.ts';
import { Botao } from '../site/ui/Botao.tsx';
import type { DocumentoNaFila } from './fila.ts';
import estilo from './sac.module.css';
import type { Decisao } from './usar-decisao.ts';

export type Pergunta = 'aprovar' | 'divergir';

interface Props {
  documento: DocumentoNaFila;
  decisao: Decisao;
  aoFechar: () => void;
}

/** Asked once before anything is decided, with what will follow. */
export function Perguntas({ pergunta, ...props }: Props & { pergunta: Pergunta | null }) {
  const { documento, decisao, aoFechar } = props;
  const nome = ROTULOS_TIPO_DOCUMENTO[documento.tipo];
  if (pergunta === 'aprovar') return <Aprovar key={documento.uid} {...props} />;
  if (pergunta === null) return null;
  return (
    <DialogoDeDivergir
      key={documento.uid}
      titulo={SAC.divergirPergunta(nome, documento.cliente ?? SAC.semNome)}
      palavras={SAC}
      maximo={MOTIVO_MAXIMO}
      comando={decisao.comando}
      aoFechar={aoFechar}
      aoDivergir={(motivo) => decisao.divergir(documento, motivo)}
    />
  );
}

function Aprovar({ documento, decisao, aoFechar }: Props) {
  const { comando, aprovar } = decisao;
  const [tipoAutorizacao, escrever] = useState('');
  const [validade, marcar] = useState('');
  const id = useId();
  const deSucata = documento.tipo === 'AUTORIZACAO_SUCATA';
  return (
    <Dialogo
      titulo={SAC.aprovarPergunta(ROTULOS_TIPO_DOCUMENTO[documento.tipo], documento.cliente ?? SAC.semNome)}
      aoFechar={aoFechar}
    >
      <form
        className={daMesa.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          // To the end of its day in São Paulo.
          const ate = validade === '' ? null : new Date(`${validade}T23:59:59.000-03:00`).toISOString();
          aprovar(documento, deSucata ? { tipoAutorizacao, validade: ate } : undefined);
        }}
      >
        <p>{SAC.aprovarDiz}</p>
        {deSucata && (
          <>
            <label className={estilo.campo} htmlFor={`${id}-tipo`}>
              {SAC.tipoAutorizacao}
              <input
                id={`${id}-tipo`}
                required
                minLength={2}
                maxLength={60}
                value={tipoAutorizacao}
                aria-describedby={`${id}-ajuda`}
                onChange={({ target }) => escrever(target.value)}
              />
            </label>
            <p id={`${id}-ajuda`} className={daMesa.suave}>
              {SAC.tipoAutorizacaoAjuda}
            </p>
            <label className={estilo.campo} htmlFor={`${id}-validade`}>
              {SAC.validade}
              <input
                id={`${id}-validade`}
                type="date"
                value={validade}
                onChange={({ target }) => marcar(target.value)}
              />
            </label>
          </>
        )}
        <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
        <Botao type="submit" autoFocus={!deSucata} tamanho="g" largo carregando={comando.enviando}>
          {SAC.simAprovar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {SAC.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
