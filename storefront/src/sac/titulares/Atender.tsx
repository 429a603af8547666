'use client';

import {
  type CampoACorrigir,
  type DetalheDaSolicitacao,
  DOCUMENTOS_DA_CORRECAO,
  type DocumentosDaCorrecao,
  ROTULOS_CAMPO_A_CORRIGIR,
} from '@martelo/shared/titular';
import { useId, useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { TITULARES } from '../../palavras/titulares.ts';
import { chamar } from '../../sessao/comandar.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo } from '../../site/ui/Campo.tsx';
import estilo from '../sac.module.css';
import { useLido } from '../usar-lido.ts';
import type { Pergunta } from './pergunta.ts';

const RESPOSTA_MINIMA = 3;
const RESPOSTA_MAXIMA = 2_000;

const respostaPronta = (campo: CampoACorrigir | null, documentos: DocumentosDaCorrecao | null): string => {
  if (campo === 'outro') return '';
  if (campo === 'quadroSocietario') return TITULARES.respostaDosSocios;
  return documentos === 'pedir' ? TITULARES.respostaPedindo : TITULARES.respostaPronta;
};

/**
 * An erasure is written out: nothing brings it back, and a press may be a slip. Of what an approved document had proven, whoever grants says
 * whether that document shows it so already, or another is asked for.
 */
export function Atender({ pedido, decidindo: { comando, fazer }, aoFechar }: Pergunta) {
  const id = useId();
  const { tipo, campo, cliente } = pedido;
  const eliminacao = tipo === 'ELIMINACAO';
  const quem = cliente ?? TITULARES.semNome;
  const [documentos, escolher] = useState<DocumentosDaCorrecao | null>(
    campo === 'quadroSocietario' ? 'pedir' : null,
  );
  const [escrita, escrever] = useState<string | null>(null);
  const resposta =
    escrita ?? (eliminacao ? TITULARES.respostaDaEliminacao : respostaPronta(campo, documentos));
  const lido = useLido(`${pedido.uid}:${pedido.revisao}`, async () => {
    const detalhe = await chamar<DetalheDaSolicitacao>('GET', `solicitacoes-lgpd/${pedido.uid}`);
    return detalhe.tipo === 'aceito' ? detalhe.corpo : 'falhou';
  });
  const comprovado = lido === null || lido === 'falhou' ? null : lido.comprovado;
  const [palavra, digitar] = useState('');
  const pronta =
    lido !== null &&
    resposta.trim().length >= RESPOSTA_MINIMA &&
    (comprovado === null || documentos !== null) &&
    (!eliminacao || palavra.trim() === TITULARES.palavra);
  const corpo = { resposta: resposta.trim(), ...(comprovado === null ? {} : { documentos }) };
  return (
    <Dialogo
      titulo={eliminacao ? TITULARES.concederPergunta(quem) : TITULARES.atenderPergunta(quem)}
      aoFechar={aoFechar}
    >
      <form
        className={daMesa.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (pronta) fazer('atender', pedido, corpo);
        }}
      >
        {eliminacao ? (
          <p className={daMesa.aviso}>{TITULARES.concederDiz}</p>
        ) : (
          <p>
            {campo === null || campo === 'outro' || campo === 'quadroSocietario'
              ? TITULARES.atenderAMao
              : TITULARES.atenderDiz(ROTULOS_CAMPO_A_CORRIGIR[campo])}
          </p>
        )}
        {comprovado !== null && (
          <fieldset className={estilo.escolha}>
            <legend>{TITULARES.doDocumento}</legend>
            {(campo === 'quadroSocietario' ? (['pedir'] as const) : DOCUMENTOS_DA_CORRECAO).map((um) => (
              <label key={um}>
                <input
                  type="radio"
                  name={`${id}-documentos`}
                  required
                  checked={documentos === um}
                  onChange={() => {
                    comando.limpar();
                    escolher(um);
                  }}
                />
                <span>
                  <strong>{TITULARES.documentos[um].nome}</strong>
                  <span className={daMesa.suave}>{TITULARES.documentos[um].diz}</span>
                </span>
              </label>
            ))}
          </fieldset>
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
