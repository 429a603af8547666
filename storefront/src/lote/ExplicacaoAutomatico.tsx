'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { passoEm } from './passos.ts';
import type { Painel } from './usar-painel.ts';

/** The automatic bid in the bidder's own figures: the cap that is set, and apart from it the one that is being chosen. */
export function ExplicacaoAutomatico({
  dados,
  painel,
  maximo,
  sugerido,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  /** What was typed, if it would do; centavos. */
  maximo: number | null;
  /** What the button offers while nothing was. */
  sugerido: number;
}) {
  const { estado, minha, posicao } = painel;
  const reais = (valor: number) => formatarReais(valor, { curto: true }).replace(' ', '\u00a0');
  const passo = passoEm(estado.proximoLance, dados.regra);
  const lance = PALAVRAS[dados.modo].lance.toLowerCase();
  const lidera = posicao === 'ganhando';
  const definido = lidera ? (minha?.maximo ?? null) : null;
  return (
    <div className={estilo.explicacao}>
      {definido !== null && (
        <p className={estilo.meuMaximo}>
          Seu máximo secreto, já definido: <strong>{reais(definido)}</strong>
        </p>
      )}
      <p>
        {lidera
          ? `Você já lidera por ${reais(estado.valorAtual ?? dados.regra.minimo)}. Se alguém der mais, respondemos por você de ${reais(passo)} em ${reais(passo)}, sem passar de ${reais(definido ?? maximo ?? sugerido)}.`
          : `Entramos por você a partir de ${reais(estado.proximoLance)} e cobrimos cada ${lance} de ${reais(passo)} em ${reais(passo)}, só o necessário, sem passar de ${reais(maximo ?? sugerido)}.`}{' '}
        {definido !== null && maximo !== null && `Confirmando, o novo máximo será ${reais(maximo)}. `}
        Ninguém além de você vê esse máximo.
      </p>
    </div>
  );
}
