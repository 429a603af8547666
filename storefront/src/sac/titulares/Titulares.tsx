'use client';

import { ROTULOS_CAMPO_A_CORRIGIR, ROTULOS_SOLICITACAO } from '@martelo/shared/titular';
import { useState } from 'react';
import { Mesa } from '../../mesa/Mesa.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { TITULARES } from '../../palavras/titulares.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import estilo from '../sac.module.css';
import { type Ato, atosDe, estaAtrasada, prazoEmPalavras, type SolicitacaoNaFila } from './fila.ts';
import { Pedido } from './Pedido.tsx';
import { Perguntas } from './Perguntas.tsx';
import { useAto } from './usar-ato.ts';

const LETRAS: Readonly<Record<string, Ato>> = { e: 'analisar', a: 'atender', n: 'negar' };

/** What people ask about their own data, each beside whose it is. @param elimina the person may grant an erasure */
export function Titulares({
  fila,
  elimina,
  agora,
}: {
  fila: readonly SolicitacaoNaFila[];
  elimina: boolean;
  agora: number;
}) {
  const [decidido, contar] = useState(0);
  const decidindo = useAto(() => contar((antes) => antes + 1));
  return (
    <Mesa
      {...{ fila, decidido, palavras: TITULARES, dito: decidindo.dito }}
      teclas={(pedido) => {
        const pode = atosDe(pedido, elimina);
        return Object.fromEntries(Object.entries(LETRAS).filter(([, ato]) => pode.includes(ato)));
      }}
      vazio={
        <Vazio icone="circle-check" titulo={TITULARES.nada}>
          {TITULARES.nadaDiz}
        </Vazio>
      }
      linha={(um) => (
        <>
          <span>
            <strong>{um.cliente ?? TITULARES.semNome}</strong>
            {estaAtrasada(um, agora) && (
              <Selo tom="superado" icone="triangle-exclamation-point">
                {TITULARES.selo}
              </Selo>
            )}
          </span>
          <span className={daMesa.suave}>
            <span>
              {um.campo === null
                ? ROTULOS_SOLICITACAO[um.tipo]
                : TITULARES.correcaoDe(ROTULOS_CAMPO_A_CORRIGIR[um.campo])}
            </span>
            <span>{prazoEmPalavras(um, agora)}</span>
          </span>
        </>
      )}
      detalhe={(pedido, posicao, { pergunta, perguntar }) => {
        const pode = atosDe(pedido, elimina);
        return (
          <>
            <Pedido key={pedido.uid} {...{ pedido, agora, posicao }} />
            {!pode.includes('atender') && <p className={estilo.suave}>{TITULARES.quemConcede}</p>}
            {pode.includes('analisar') && (
              <div>
                <Botao
                  variante="texto"
                  tamanho="p"
                  icone="eye"
                  aria-keyshortcuts="e"
                  onClick={() => perguntar('analisar')}
                >
                  {TITULARES.analisar}
                </Botao>
              </div>
            )}
            <div className={daMesa.decidir}>
              {pode.includes('atender') && (
                <Botao
                  variante={pedido.tipo === 'ELIMINACAO' ? 'perigo' : 'primario'}
                  icone="check"
                  aria-keyshortcuts="a"
                  onClick={() => perguntar('atender')}
                >
                  {pedido.tipo === 'ELIMINACAO' ? TITULARES.conceder : TITULARES.atender}
                </Botao>
              )}
              <Botao variante="secundario" icone="x" aria-keyshortcuts="n" onClick={() => perguntar('negar')}>
                {TITULARES.negar}
              </Botao>
            </div>
            <Perguntas
              key={`${pedido.uid}:${pergunta}`}
              {...{ pedido, ato: pergunta, decidindo }}
              aoFechar={() => {
                perguntar(null);
                decidindo.comando.limpar();
              }}
            />
          </>
        );
      }}
    />
  );
}
