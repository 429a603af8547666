import { meta, numero, tabela, vezes } from '../relatorio.ts';
import { type Medido, medirRecebimentos, RITMO } from './recebimentos.ts';

/** Measures, and says what was found. */
export async function relatarRecebimentos(dizer: (mensagem: string) => void): Promise<void> {
  const { comum, nosso } = await medirRecebimentos(dizer);
  const linha = (nome: string, { porSegundo, recusados, p50, p99 }: Medido, razao: string) => [
    nome,
    numero(porSegundo),
    numero(recusados),
    numero(p50),
    numero(p99),
    razao,
  ];
  dizer(
    tabela(
      ['', 'aceitos/s', 'recusados', 'p50 ms', 'p99 ms', 'razão'],
      [
        linha(`Express + SQLite, uma linha alterada por Pix, a ${RITMO}/s`, comum.ritmo, ''),
        linha(`Martelo, a ${RITMO}/s`, nosso.ritmo, vezes(comum.ritmo.p50 / nosso.ritmo.p50)),
        linha('Express + SQLite, tão depressa quanto aceita', comum.rajada, ''),
        linha(
          'Martelo, tão depressa quanto aceita',
          nosso.rajada,
          vezes(nosso.rajada.porSegundo / comum.rajada.porSegundo),
        ),
      ],
    ),
  );
  dizer(
    `  Paga na lista do comprador: p50 ${numero(nosso.naLista.p50)} ms, p99 ${numero(nosso.naLista.p99)} ms depois do aviso devido.`,
  );
  dizer(
    `  A ${RITMO}/s, ${numero(nosso.gravacoes, 1)} gravações em disco por pagamento para ${numero(nosso.escritas, 1)} escritas ` +
      `(${numero(nosso.escritas / nosso.gravacoes, 1)} em cada), ${numero(nosso.processador, 1)} ms de processador com tudo que decorre dele; ` +
      `o que decorre da rajada acabou ${numero(nosso.depois / 1_000, 1)} s depois.`,
  );
  dizer(
    meta(
      `${RITMO} pagamentos por segundo aceitos, nenhum recusado`,
      nosso.ritmo.porSegundo >= RITMO * 0.98 && nosso.ritmo.recusados === 0,
    ),
  );
  dizer(meta('várias escritas por gravação em disco', nosso.escritas / nosso.gravacoes > 2));
}
