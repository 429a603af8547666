'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { DadosDoPainel } from './dados-painel.ts';
import { Impedimento, podeAgir } from './Impedimento.tsx';
import estilo from './PainelLance.module.css';
import type { Painel } from './usar-painel.ts';

/** The one big button, or why there is none: not open yet, not logged in, not allowed yet, already winning. */
export function AcaoLance({
  dados,
  painel,
  botao,
  bloqueado,
  aoAutomatico,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  /** What the button says: always with the exact amount. */
  botao: string;
  bloqueado: boolean;
  /** Set while I lead and look at the manual bid, which the leader cannot give (rule 8). */
  aoAutomatico: (() => void) | null;
}) {
  if (painel.fase === 'em-breve')
    return (
      <p className={estilo.espera} role="status">
        Ainda não aberto. Esta página atualiza sozinha quando abrir.
      </p>
    );
  if (!podeAgir(dados, painel))
    return <Impedimento dados={dados} painel={painel} acao={PALAVRAS[dados.modo].darLance.toLowerCase()} />;
  if (aoAutomatico !== null && painel.envio.tipo !== 'enviando')
    return (
      <div className={estilo.lidera}>
        <p>
          <strong>{dados.modo === 'loja' ? 'A melhor oferta é sua.' : 'Você está ganhando.'}</strong> Não é
          preciso dar mais. Para não perder por distração, deixe um máximo automático.
        </p>
        <button type="button" className={estilo.botaoSuave} onClick={aoAutomatico}>
          {painel.minha?.maximo == null ? 'Definir máximo automático' : 'Aumentar meu máximo'}
        </button>
      </div>
    );
  const enviando = painel.envio.tipo === 'enviando';
  return (
    <button type="submit" className={estilo.botao} disabled={bloqueado} aria-busy={enviando || undefined}>
      {enviando
        ? 'Enviando…'
        : painel.perdida
          ? 'Aguardando conexão…'
          : painel.pausadoEm !== null
            ? 'Pausado'
            : painel.fase === 'encerrando'
              ? 'Encerrando…'
              : botao}
    </button>
  );
}
