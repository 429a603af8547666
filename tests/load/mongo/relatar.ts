import { meta, numero, tabela, vezes } from '../relatorio.ts';
import type { Placar } from './apostar.ts';
import { medirMongo, RITMO } from './mongo.ts';

const META_RAZAO = 10;
const META_CONFIRMACAO_MS = 40;

/** Measures, and says what came out beside the goals. */
export async function relatarMongo(dizer: (mensagem: string) => void): Promise<void> {
  const { servidor, comum, nosso, ritmado } = await medirMongo(dizer);
  const razao = nosso.porSegundo / comum.porSegundo;
  const linha = (nome: string, placar: Placar, razaoDela: string) => [
    nome,
    numero(placar.porSegundo),
    numero(placar.recusados),
    numero(placar.p50, 1),
    numero(placar.p99, 1),
    razaoDela,
  ];
  dizer(`  Servidor: ${servidor}`);
  dizer(
    tabela(
      ['', 'aceitos/s', 'recusados', 'p50 ms', 'p99 ms', 'razão'],
      [
        linha('Um update por lance', comum, vezes(1)),
        linha('Martelo', nosso, vezes(razao)),
        linha(`Martelo, a ${RITMO} lances/s em ritmo`, ritmado, ''),
      ],
    ),
  );
  dizer(meta(`pelo menos ${META_RAZAO} vezes mais lances`, razao >= META_RAZAO));
  dizer(
    meta(
      `confirmação em até ${META_CONFIRMACAO_MS} ms (p99) a ${RITMO} lances/s`,
      ritmado.p99 <= META_CONFIRMACAO_MS,
    ),
  );
}
