'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { PAINEL } from '../palavras/painel.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { passosRapidos } from './passos.ts';
import { useGatilho } from './usar-gatilho.ts';
import type { Painel } from './usar-painel.ts';

/** The quick steps beside the button. `escolhido`: what it says now; `aoEscolher` gets null for the amount that follows the price. */
export function Passos({
  dados,
  estado,
  escolhido,
  aoEscolher,
}: {
  dados: DadosDoPainel;
  estado: Painel['estado'];
  escolhido: number;
  aoEscolher: (valor: number | null) => void;
}) {
  return (
    <div className={estilo.passos} data-longo={estado.proximoLance >= 100_000_000 || undefined}>
      {passosRapidos(estado, dados.regra).map(({ passos, valor }, i) => (
        <Passo
          key={i === 0 ? 'primeiro' : passos}
          modo={dados.modo}
          passos={passos}
          valor={valor}
          escolhido={escolhido}
          aoEscolher={(visto) => aoEscolher(i === 0 ? null : visto)}
        />
      ))}
    </div>
  );
}

function Passo({
  modo,
  passos,
  valor,
  escolhido,
  aoEscolher,
}: {
  modo: TipoHotsite;
  passos: number;
  valor: number;
  escolhido: number;
  aoEscolher: (valor: number) => void;
}) {
  const { visto, repouso, botao } = useGatilho(
    { tipo: 'passo', valor, serve: true },
    { aoDisparar: (oferta) => aoEscolher(oferta.valor) },
  );
  return (
    <button
      type="button"
      className={estilo.passo}
      aria-pressed={escolhido === visto.valor}
      aria-disabled={repouso !== null || undefined}
      {...botao}
    >
      <span className={estilo.passoSinal}>{passos === 0 ? PAINEL[modo].passoInicial : `+${passos}`}</span>
      <span>{formatarReais(visto.valor, { curto: true })}</span>
      <span className="so-leitor">{legenda(passos, modo)}</span>
    </button>
  );
}

function legenda(passos: number, modo: TipoHotsite): string {
  const palavras = PAINEL[modo];
  if (passos === 0) return palavras.valorDeAbertura;
  return passos === 1 ? palavras.proximoValor : palavras.incrementosAcima(passos);
}
