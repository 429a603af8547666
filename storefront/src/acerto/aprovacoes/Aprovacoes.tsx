'use client';

import type { PedidoDeVenda } from '@martelo/shared/aprovacao';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { Mesa } from '../../mesa/Mesa.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { APROVACOES } from '../../palavras/aprovacoes.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import estilo from '../acerto.module.css';
import { type Ato, atosDe, vencimento } from './lista.ts';
import { Pedido } from './Pedido.tsx';
import { Perguntas } from './Perguntas.tsx';
import { useAto } from './usar-ato.ts';

/** What each letter asks for. */
const LETRAS: Readonly<Record<string, Ato>> = { a: 'aprovar', r: 'recusar' };

/** Requests beside the one that is looked at. @param decide the person has the role to */
export function Aprovacoes({
  pedidos,
  decide,
  agora,
}: {
  pedidos: readonly PedidoDeVenda[];
  decide: boolean;
  agora: number;
}) {
  const [decidido, contar] = useState(0);
  const decidindo = useAto(() => contar((antes) => antes + 1));
  return (
    <Mesa
      {...{ fila: pedidos, decidido, dito: decidindo.dito }}
      palavras={decide ? APROVACOES : { ...APROVACOES, teclas: APROVACOES.teclasMeu }}
      teclas={(pedido) => {
        const pode = atosDe(pedido, decide);
        return Object.fromEntries(Object.entries(LETRAS).filter(([, ato]) => pode.includes(ato)));
      }}
      vazio={
        <Vazio icone="circle-check" titulo={APROVACOES.nada}>
          {APROVACOES.nadaDiz}
        </Vazio>
      }
      linha={(um) => (
        <>
          <span>
            <strong>{APROVACOES.tipos[um.tipo]}</strong>
            <span>{um.valor === null ? APROVACOES.semValor : formatarReais(um.valor)}</span>
          </span>
          <span className={estilo.suave}>
            <span>
              {APROVACOES.compra(String(um.venda.id))} · {um.meu ? APROVACOES.meu : um.pedidaPor.nome}
            </span>
            <span>{vencimento(um.expiraEm, agora)}</span>
          </span>
        </>
      )}
      detalhe={(pedido, posicao, { pergunta, perguntar }) => {
        const pode = atosDe(pedido, decide);
        return (
          <>
            <Pedido pedido={pedido} agora={agora} posicao={posicao} />
            {pedido.meu || !decide ? (
              <p className={estilo.suave}>{pedido.meu ? APROVACOES.meuDiz : APROVACOES.semPapel}</p>
            ) : null}
            <div className={daMesa.decidir}>
              {pode.includes('aprovar') && (
                <Botao tamanho="g" icone="check" aria-keyshortcuts="a" onClick={() => perguntar('aprovar')}>
                  {APROVACOES.aprovar}
                </Botao>
              )}
              {pode.includes('recusar') && (
                <Botao
                  tamanho="g"
                  variante="secundario"
                  icone="x"
                  aria-keyshortcuts="r"
                  onClick={() => perguntar('recusar')}
                >
                  {APROVACOES.recusar}
                </Botao>
              )}
              {pode.includes('cancelar') && (
                <Botao tamanho="g" variante="secundario" icone="undo-2" onClick={() => perguntar('cancelar')}>
                  {APROVACOES.desfazer}
                </Botao>
              )}
            </div>
            <Perguntas
              key={pedido.uid}
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
