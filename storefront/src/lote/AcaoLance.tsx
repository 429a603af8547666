'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
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
  if (painel.fase === 'em-breve')
    return <p className={estilo.espera}>Ainda não aberto. Esta página atualiza sozinha quando abrir.</p>;
  if (!podeAgir(dados, painel))
    return <Impedimento dados={dados} painel={painel} acao={PALAVRAS[dados.modo].darLance.toLowerCase()} />;
  const maximo = painel.minha?.maximo ?? null;
  if (aoAutomatico !== null && painel.envio.tipo !== 'enviando')
    return (
      <div className={estilo.lidera}>
        <p>
          <strong>{dados.modo === 'loja' ? 'A melhor oferta é sua.' : 'Você está ganhando.'}</strong>{' '}
          {maximo === null ? (
            'Não é preciso dar mais. Para não perder por distração, deixe um máximo automático.'
          ) : (
            <>
              Seu máximo secreto de <strong>{formatarReais(maximo, { curto: true })}</strong> está valendo:
              respondemos por você até ele.
            </>
          )}
        </p>
        <button type="button" className={estilo.botaoSuave} onClick={aoAutomatico}>
          {maximo === null ? 'Definir máximo automático' : 'Aumentar meu máximo'}
        </button>
      </div>
    );
  const enviando = painel.envio.tipo === 'enviando';
  const { visto, repouso, botao } = gatilho;
  const reais = formatarReais(visto.valor, { curto: true });
  const espera = enviando ? 'Enviando…' : porqueEspera(painel);
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
              ? `Agora ${reais}: toque de novo`
              : visto.tipo === 'MANUAL'
                ? `${PALAVRAS[dados.modo].darLance} de ${reais}`
                : `Definir máximo de ${reais}`}
          </span>
          <span className={estilo.totalNoBotao}>total com taxas {formatarReais(total)}</span>
        </>
      )}
    </button>
  );
}

/** What keeps anybody from bidding at the moment, as the button says it; null when nothing does. The network is no reason. */
function porqueEspera({ pausadoEm, fase }: Painel): string | null {
  if (pausadoEm !== null) return 'Pausado';
  return fase === 'encerrando' ? 'Encerrando…' : null;
}
