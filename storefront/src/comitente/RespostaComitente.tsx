'use client';

import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reaisDigitados } from '../lote/mascara.ts';
import { Confirmacao, ConfirmacaoComValor } from '../negociacao/Confirmacao.tsx';
import { Prazo } from '../negociacao/Prazo.tsx';
import { perguntaAoComitente } from '../negociacao/textos.ts';
import { COMITENTE } from '../palavras/comitente.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './Condicionais.module.css';

type Resposta = 'Liberada' | 'Recusada' | 'Novo valor';

/** The consignor's turn: release, decline, or ask for more (once); each confirmed with what will happen. */
export function RespostaComitente({
  item,
  modo,
  agora,
}: {
  item: CondicionalDoLote & { lote: { uid: string; nome: string }; valorComitente: number | null };
  modo: TipoHotsite;
  agora: number;
}) {
  const [pergunta, perguntar] = useState<Resposta | null>(null);
  const router = useRouter();
  const comando = useComando<object>(() => {
    perguntar(null);
    router.refresh();
  });
  const { etapa, prazo, valorLance, condicionalReplica, lote } = item;
  const minhaVez = etapa === 'comitente' || etapa === 'replica';
  const preco = etapa === 'replica' ? (condicionalReplica ?? valorLance) : valorLance;
  const reais = formatarReais(preco, { curto: true });
  const responder = (resposta: Resposta, valor?: number) =>
    comando.mandar(`lotes/${lote.uid}/condicional/resposta`, {
      resposta,
      ...(valor === undefined ? {} : { valor }),
    });
  const palavras = COMITENTE[modo];
  const comum = { comando, modo, aoFechar: () => perguntar(null) };
  return (
    <div className={estilo.resposta} data-minha-vez={minhaVez || undefined}>
      <p className={estilo.pergunta}>{perguntaAoComitente(item)}</p>
      {prazo !== null && (
        <Prazo ate={prazo} agora={agora} rotulo={minhaVez ? palavras.responda : palavras.eleResponde} />
      )}
      {minhaVez && (
        <div className={estilo.botoes}>
          <Botao onClick={() => perguntar('Liberada')}>{palavras.liberar}</Botao>
          {etapa === 'comitente' && (
            <Botao variante="secundario" onClick={() => perguntar('Novo valor')}>
              {palavras.novoValor}
            </Botao>
          )}
          <Botao variante="secundario" onClick={() => perguntar('Recusada')}>
            {palavras.recusar}
          </Botao>
        </div>
      )}
      {pergunta === 'Liberada' && (
        <Confirmacao
          {...comum}
          titulo={palavras.venderPor(reais)}
          botao={palavras.liberarPor(reais)}
          aoConfirmar={() => responder('Liberada')}
        >
          <p>{lote.nome}</p>
          <p>{palavras.vendaFechada}</p>
        </Confirmacao>
      )}
      {pergunta === 'Recusada' && (
        <Confirmacao
          {...comum}
          titulo={palavras.recusarPergunta}
          botao={palavras.recusarAVenda}
          perigo
          aoConfirmar={() => responder('Recusada')}
        >
          <p>{lote.nome}</p>
          <p>{palavras.terminaSemVenda}</p>
        </Confirmacao>
      )}
      {pergunta === 'Novo valor' && (
        <ConfirmacaoComValor
          {...comum}
          titulo={palavras.pedirNovoValor}
          rotulo={palavras.novoValor}
          sugerido={reaisDigitados(Math.max(item.valorComitente ?? 0, valorLance + 10_000))}
          ajuda={palavras.acimaDoLance(formatarReais(valorLance, { curto: true }))}
          botao={(valor) => palavras.pedir(formatarReais(valor, { curto: true }))}
          aceita={(valor) => valor > valorLance}
          aoConfirmar={(valor) => responder('Novo valor', valor)}
        >
          <p>{lote.nome}</p>
        </ConfirmacaoComValor>
      )}
    </div>
  );
}
