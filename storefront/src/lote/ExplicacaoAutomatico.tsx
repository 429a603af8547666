'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { passoEm } from './passos.ts';
import type { Painel } from './usar-painel.ts';

/** The automatic bid in the bidder's own figures. */
export function ExplicacaoAutomatico({
  dados,
  painel,
  maximo,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  maximo: number;
}) {
  const { estado, minha, posicao } = painel;
  const reais = (valor: number) => formatarReais(valor, { curto: true }).replace(' ', '\u00a0');
  const passo = passoEm(estado.proximoLance, dados.regra);
  const lance = PALAVRAS[dados.modo].lance.toLowerCase();
  return (
    <div className={estilo.explicacao}>
      {minha?.maximo != null && posicao === 'ganhando' && (
        <p className={estilo.meuMaximo}>
          Seu máximo secreto hoje: <strong>{reais(minha.maximo)}</strong>
        </p>
      )}
      <p>
        {posicao === 'ganhando'
          ? `Você já lidera por ${reais(estado.valorAtual ?? dados.regra.minimo)}. Se alguém der mais, respondemos por você de ${reais(passo)} em ${reais(passo)}, sem passar de ${reais(maximo)}.`
          : `Entramos por você a partir de ${reais(estado.proximoLance)} e cobrimos cada ${lance} de ${reais(passo)} em ${reais(passo)}, só o necessário, sem passar de ${reais(maximo)}.`}{' '}
        Ninguém além de você vê esse máximo.
      </p>
    </div>
  );
}
