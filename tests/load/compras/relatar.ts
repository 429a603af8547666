import { meta, numero, tabela, vezes } from '../relatorio.ts';
import { type Linha, medirCompras, RITMO } from './compras.ts';

const META_MS = 30;

/** Measures, and says what was found. */
export async function relatarCompras(dizer: (mensagem: string) => void): Promise<void> {
  const linhas = await medirCompras(dizer);
  const celulas = ({ nome, comum, nosso, processador }: Linha) => [
    nome,
    numero(comum.p50, 1),
    numero(comum.p99, 1),
    numero(nosso.p50, 1),
    numero(nosso.p99, 1),
    numero(processador, 1),
    vezes(comum.p50 / nosso.p50),
  ];
  const cabecalho = (de: string) => [
    de,
    ...['comum p50 ms', 'p99', 'Martelo p50 ms', 'p99', 'processador', 'razão (p50)'],
  ];
  const [doComprador, daEquipe] = [true, false].map((seu) => linhas.filter((um) => um.doComprador === seu));
  dizer(tabela(cabecalho(`de um comprador, ${RITMO} perguntas/s a cada lado`), doComprador!.map(celulas)));
  dizer(tabela(cabecalho('do acerto, em todas'), daEquipe!.map(celulas)));
  dizer(
    meta(
      `lista de compras e uma compra em até ${META_MS} ms (p99)`,
      doComprador!.every(({ nosso }) => nosso.p99 <= META_MS),
    ),
  );
}
