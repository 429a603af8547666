'use client';

import { formatarReais } from '@martelo/shared/reais';
import { RELOGIO } from '../palavras/cartao.ts';
import { PAINEL } from '../palavras/painel.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import type { Oferta } from './gatilho.ts';
import { Impedimento, podeAgir } from './Impedimento.tsx';
import estilo from './PainelLance.module.css';
import type { useGatilho } from './usar-gatilho.ts';
import type { Painel } from './usar-painel.ts';

/** The one big button, or why there is none: not open yet, not logged in, not allowed yet, already winning. */
export function AcaoLance({
  dados,
  painel,
  gatilho,
  total,
  bloqueado,
  aoAutomatico,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  /** What the button says and sends: always the exact amount. */
  gatilho: Pick<ReturnType<typeof useGatilho<Oferta>>, 'visto' | 'repouso' | 'botao'>;
  /** What that comes to with fees, centavos. */
  total: number;
  bloqueado: boolean;
  /** Set while I lead and look at the manual bid, which the leader cannot give (rule 8). */
  aoAutomatico: (() => void) | null;
}) {
  const palavras = PAINEL[dados.modo];
  if (painel.fase === 'em-breve') return <p className={estilo.espera}>{palavras.aindaNaoAberto}</p>;
  if (!podeAgir(dados, painel))
    return <Impedimento dados={dados} painel={painel} acao={palavras.darLance.toLowerCase()} />;
  const maximo = painel.minha?.maximo ?? null;
  if (aoAutomatico !== null && painel.envio.tipo !== 'enviando')
    return (
      <div className={estilo.lidera}>
        <p>
          <strong>{palavras.ganhando}</strong>{' '}
          {maximo === null ? (
            palavras.naoPrecisaMais
          ) : (
            <>
              {palavras.seuMaximoDe} <strong>{formatarReais(maximo, { curto: true })}</strong>{' '}
              {palavras.estaValendo}
            </>
          )}
        </p>
        <button type="button" className={estilo.botaoSuave} onClick={aoAutomatico}>
          {maximo === null ? palavras.definirMaximo : palavras.aumentarMaximo}
        </button>
      </div>
    );
  const enviando = painel.envio.tipo === 'enviando';
  const { visto, repouso, botao } = gatilho;
  const reais = formatarReais(visto.valor, { curto: true });
  const espera = enviando ? palavras.enviando : porqueEspera(painel, palavras);
  // Never `disabled`: that would take the focus away from whoever is at it.
  return (
    <button
      {...botao}
      type="submit"
      className={estilo.botao}
      aria-disabled={bloqueado || repouso !== null || undefined}
      aria-busy={enviando || undefined}
      data-repouso={repouso ?? undefined}
    >
      {espera ?? (
        <>
          <span>
            {repouso === 'mudou'
              ? palavras.mudou(reais)
              : visto.tipo === 'MANUAL'
                ? palavras.darLanceDe(reais)
                : palavras.definirMaximoDe(reais)}
          </span>
          <span className={estilo.totalNoBotao}>{palavras.totalComTaxas(formatarReais(total))}</span>
        </>
      )}
    </button>
  );
}

/** What keeps anybody from bidding at the moment, as the button says it; null when nothing does. The network is no reason. */
function porqueEspera({ pausadoEm, fase }: Painel, palavras: (typeof PAINEL)['leilao']): string | null {
  if (pausadoEm !== null) return palavras.pausado;
  return fase === 'encerrando' ? RELOGIO.encerrando : null;
}
