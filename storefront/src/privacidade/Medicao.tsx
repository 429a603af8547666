import { Botao } from '../site/ui/Botao.tsx';
import estilo from './privacidade.module.css';

/** Whether this browser is measured, and the way to change it. A plain form: it needs no script. */
export function Medicao({
  ferramentas,
  resposta,
}: {
  ferramentas: readonly string[];
  resposta: 'sim' | 'nao' | null;
}) {
  return (
    <section className={estilo.secao} aria-labelledby="medicao">
      <h2 id="medicao">Métricas e cookies</h2>
      {ferramentas.length === 0 ? (
        <p>
          Este site não usa ferramentas de métrica de terceiros. Os cookies que ele guarda mantêm sua sessão.
        </p>
      ) : (
        <>
          <p>
            Com a sua permissão, este site é medido por {LISTA.format(ferramentas)}. Sem ela, nada disso é
            carregado. Páginas de conta, de lances e de pagamento nunca são medidas assim.
          </p>
          <p role="status" className={estilo.situacao}>
            {SITUACOES[resposta ?? 'nenhuma']}
          </p>
          <form action="/api/consentimento" method="post" className={estilo.botoes}>
            <input type="hidden" name="retorno" value="/privacidade" />
            {resposta !== 'sim' && (
              <Botao type="submit" name="resposta" value="sim" variante="secundario">
                Permitir métricas
              </Botao>
            )}
            {resposta !== 'nao' && (
              <Botao type="submit" name="resposta" value="nao" variante="secundario">
                {resposta === 'sim' ? 'Retirar permissão' : 'Recusar métricas'}
              </Botao>
            )}
          </form>
        </>
      )}
    </section>
  );
}

const LISTA = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const SITUACOES = {
  sim: 'Neste navegador você permitiu as métricas.',
  nao: 'Neste navegador as métricas estão desligadas.',
  nenhuma: 'Neste navegador você ainda não respondeu: as métricas estão desligadas.',
} as const;
