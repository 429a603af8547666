'use client';

import type { MeusDocumentos } from '@martelo/shared/documento-cliente';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import { REGRAS_DO_TIPO } from '@martelo/shared/tipo-de-documento';
import { useState } from 'react';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { DocumentoEnviado } from './DocumentoEnviado.tsx';
import { EnviarDocumento } from './EnviarDocumento.tsx';
import { Estado } from './Estado.tsx';
import estilo from './meus-documentos.module.css';

/** What is asked, each with what was sent for it, and the way to send what is missing. */
export function Pedidos({ documentos }: { documentos: MeusDocumentos }) {
  const { exigencias, outros, itens } = documentos;
  const [ultimo, aoEnviar] = useState<string | null>(null);
  const rascunhosDe = (tipos: readonly string[]) =>
    itens.filter((um) => um.situacao === 'Cadastrado' && tipos.includes(um.tipo));
  const dosOutros = itens.filter((um) => REGRAS_DO_TIPO[um.tipo].exigencia === null);
  const emConferencia = new Set(itens.filter((um) => um.situacao === EM_VALIDACAO).map(({ tipo }) => tipo));
  // Until somebody has answered: beside a divergence it would contradict it. Before the page is read again it is a draft still.
  const enviado = itens.some(
    ({ uid, situacao }) => uid === ultimo && (situacao === EM_VALIDACAO || situacao === 'Cadastrado'),
  );
  const livres = outros.filter((tipo) => !emConferencia.has(tipo));
  return (
    <>
      <p role="status" className={enviado ? estilo.bom : 'so-leitor'}>
        {enviado && MEUS_DOCUMENTOS.enviado}
      </p>
      <ol className={estilo.exigencias}>
        {exigencias.map(({ exigencia, situacao, tipos }) => {
          // What counts now: the last that was sent, and of those that diverged the last alone.
          const mostrado = itens.find((um) => tipos.includes(um.tipo) && um.situacao === situacao);
          const aEnviar = situacao === 'Cadastrado' || situacao === 'Divergente';
          return (
            <li key={exigencia} className={estilo.exigencia} data-exigencia={exigencia}>
              <header className={estilo.linha}>
                <div>
                  <h2>{MEUS_DOCUMENTOS.exigencias[exigencia]}</h2>
                  <p className={estilo.suave}>{MEUS_DOCUMENTOS.exigenciasDizem[exigencia]}</p>
                </div>
                <Estado situacao={situacao} />
              </header>
              {mostrado !== undefined && situacao !== 'Cadastrado' && (
                <DocumentoEnviado documento={mostrado} />
              )}
              {aEnviar && (
                <EnviarDocumento
                  // Another for each that diverged; one that is put together stays as it is while its sides come in.
                  key={situacao === 'Divergente' ? mostrado?.uid : exigencia}
                  {...{ tipos, aoEnviar, rascunhos: rascunhosDe(tipos) }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <details className={estilo.exigencia} open={rascunhosDe(outros).length > 0}>
        <summary>{MEUS_DOCUMENTOS.outros}</summary>
        <p className={estilo.suave}>{MEUS_DOCUMENTOS.outrosDizem}</p>
        {dosOutros
          .filter((um) => um.situacao !== 'Cadastrado')
          .map((um) => (
            <DocumentoEnviado key={um.uid} documento={um} />
          ))}
        {livres.length > 0 && (
          <EnviarDocumento {...{ tipos: livres, aoEnviar, rascunhos: rascunhosDe(livres) }} />
        )}
      </details>
    </>
  );
}
