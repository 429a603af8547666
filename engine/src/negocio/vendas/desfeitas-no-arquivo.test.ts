import { expect, it } from 'vitest';
import { desfeitasNoArquivo } from './desfeitas-no-arquivo.ts';

let linha = 0;
const dita = (
  nossoNumero: string,
  efeito: 'liquidado' | 'liquidado-sem-titulo' | 'estornado',
  valorPago = 100,
) => ({
  ...{ nossoNumero, efeito, valorPago, chaveDaOcorrencia: `k${++linha}`, descricao: 'Cheque devolvido' },
});

it('of one title each payment without it is undone by one word of the same file that it was none, in any order', () => {
  const [volta, paga, outra, deOutro] = [
    ...[dita('1', 'estornado', 0), dita('1', 'liquidado-sem-titulo'), dita('1', 'liquidado-sem-titulo')],
    dita('2', 'liquidado-sem-titulo'),
  ] as const;
  expect(desfeitasNoArquivo([volta!, paga!, outra!, deOutro!])).toEqual([
    { idNoProvedor: paga!.chaveDaOcorrencia, motivo: 'O banco desfez este pagamento: Cheque devolvido.' },
  ]);
});

it('undoes nothing that names no title, that came into a sale, or that brought nothing', () => {
  for (const paga of [dita('1', 'liquidado'), dita('1', 'liquidado-sem-titulo', 0)])
    expect(desfeitasNoArquivo([paga, dita('1', 'estornado')])).toEqual([]);
  expect(desfeitasNoArquivo([dita('', 'liquidado-sem-titulo'), dita('', 'estornado')])).toEqual([]);
});
