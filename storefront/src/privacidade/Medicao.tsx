import type { TipoHotsite } from '@martelo/shared/hotsite';
import { METRICAS } from '../palavras/metricas.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './privacidade.module.css';

/** Whether this browser is measured, and the way to change it. A plain form: it needs no script. */
export function Medicao({
  ferramentas,
  resposta,
  modo,
}: {
  modo: TipoHotsite;
  ferramentas: readonly string[];
  resposta: 'sim' | 'nao' | null;
}) {
  return (
    <section className={estilo.secao} aria-labelledby="medicao">
      <h2 id="medicao">{METRICAS[modo].titulo}</h2>
      {ferramentas.length === 0 ? (
        <p>{METRICAS[modo].semTerceiros}</p>
      ) : (
        <>
          <p>{METRICAS[modo].medido(LISTA.format(ferramentas))}</p>
          <p role="status" className={estilo.situacao}>
            {METRICAS[modo].situacoes[resposta ?? 'nenhuma']}
          </p>
          <form action="/api/consentimento" method="post" className={estilo.botoes}>
            <input type="hidden" name="retorno" value="/privacidade" />
            {resposta !== 'sim' && (
              <Botao type="submit" name="resposta" value="sim" variante="secundario">
                {METRICAS[modo].permitir}
              </Botao>
            )}
            {resposta !== 'nao' && (
              <Botao type="submit" name="resposta" value="nao" variante="secundario">
                {resposta === 'sim' ? METRICAS[modo].retirar : METRICAS[modo].recusar}
              </Botao>
            )}
          </form>
        </>
      )}
    </section>
  );
}

const LISTA = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
