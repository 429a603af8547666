import { meta, numero, tabela, vezes } from '../relatorio.ts';
import { EM_MASSA, LINHAS, medirCasa } from './casa.ts';

/** Of ten times as many lines memory may grow by twice as much: what is let go is gathered when there is time. */
const META_DA_MEMORIA = 2;

export async function relatarCasa(dizer: (mensagem: string) => void): Promise<void> {
  const { csv, xlsx, csvDeUmDecimo, emMassa, umAUm } = await medirCasa();
  dizer(
    tabela(
      ['arquivo', 'linhas', 'MiB', 'segundos', 'memória a mais, MiB'],
      (
        [
          ['CSV, por um filtro', csvDeUmDecimo, csvDeUmDecimo.linhas],
          ['CSV', csv, csv.linhas],
          ['XLSX', xlsx, LINHAS],
        ] as const
      ).map(([nome, { bytes, segundos, cresceu }, linhas]) => [
        ...[nome, numero(linhas), numero(bytes / 2 ** 20, 1), numero(segundos, 1), numero(cresceu)],
      ]),
    ),
  );
  const razao = csv.cresceu / Math.max(1, csvDeUmDecimo.cresceu);
  dizer(meta(`dez vezes as linhas, até ${META_DA_MEMORIA} × a memória`, razao <= META_DA_MEMORIA));
  const cada = ({ quantos, segundos }: { quantos: number; segundos: number }) => (segundos * 1_000) / quantos;
  dizer('');
  dizer(
    tabela(
      ['mudança', 'registros', 'segundos', 'ms cada', 'razão'],
      [
        ['um a um', numero(umAUm.quantos), numero(umAUm.segundos, 1), numero(cada(umAUm), 1), ''],
        [
          ...[`${numero(EM_MASSA)} em massa`, numero(emMassa.quantos), numero(emMassa.segundos, 1)],
          ...[numero(cada(emMassa), 1), vezes(cada(umAUm) / cada(emMassa))],
        ],
      ],
    ),
  );
}
