'use client';

import { formatarReais } from '@martelo/shared/reais';
import { PAINEL } from '../palavras/painel.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { passoEm } from './passos.ts';
import type { Painel } from './usar-painel.ts';

/** The automatic bid in the bidder's own figures: the cap that is set, and apart from it the one that is being chosen. */
export default function ExplicacaoAutomatico({
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
  const palavras = PAINEL[dados.modo];
  const lidera = posicao === 'ganhando';
  const definido = lidera ? (minha?.maximo ?? null) : null;
  return (
    <div className={estilo.explicacao}>
      {definido !== null && (
        <p className={estilo.meuMaximo}>
          {palavras.maximoDefinido} <strong>{reais(definido)}</strong>
        </p>
      )}
      <p>
        {lidera
          ? palavras.respondemos({
              por: reais(estado.valorAtual ?? dados.regra.minimo),
              passo: reais(passo),
              ate: reais(definido ?? maximo ?? sugerido),
            })
          : palavras.cobrimos({
              desde: reais(estado.proximoLance),
              passo: reais(passo),
              ate: reais(maximo ?? sugerido),
            })}{' '}
        {definido !== null && maximo !== null && `${palavras.novoMaximo(reais(maximo))} `}
        {palavras.ninguemVe}
      </p>
    </div>
  );
}
