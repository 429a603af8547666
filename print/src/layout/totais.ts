import { type Folha, LINHA, TINTA } from './folha.ts';

const LARGURA = 250;
const LINHA_ALTURA = 21;

export type LinhaDeTotal = [rotulo: string, valor: string];

const MARGEM = 14;
const LARGURA_DO_ROTULO = 116;

/**
 * The closing sums, right-aligned under the tables; the last is the one that matters. `aoLado` stands beside them: the same amount in words.
 */
export function desenharTotais(
  folha: Folha,
  linhas: readonly Readonly<LinhaDeTotal>[],
  aoLado?: string,
): void {
  const estilos = linhas.map((_, i) => {
    const ultima = i === linhas.length - 1;
    return {
      tamanho: ultima ? 11.5 : 9.5,
      peso: ultima ? ('titulo' as const) : ('normal' as const),
      cor: ultima ? folha.cores.texto : TINTA,
      entrelinha: 1,
    };
  });
  // What yards charge for has long names.
  const alturas = linhas.map(
    ([rotulo], i) =>
      8 + Math.max(LINHA_ALTURA - 8, folha.altura(rotulo, { ...estilos[i]!, largura: LARGURA_DO_ROTULO })),
  );
  const palavras = {
    tamanho: 9.5,
    peso: 'forte',
    largura: folha.largura - LARGURA - 24,
    entrelinha: 2,
  } as const;
  const aoTodo = alturas.reduce((soma, uma) => soma + uma, 0) + MARGEM;
  const altura = Math.max(aoTodo, aoLado === undefined ? 0 : folha.altura(aoLado, palavras) + MARGEM);
  folha.garantir(altura);
  const { y, doc } = folha;
  const x = folha.direita - LARGURA;
  const tabela = folha.grupo(folha.raiz, 'Table');
  folha.artefato(() => {
    doc.roundedRect(x, y, LARGURA, aoTodo, 8).fill(folha.cores.fundo);
    if (linhas.length === 1) return;
    const regua = y + aoTodo - MARGEM / 2 - alturas.at(-1)!;
    doc
      .moveTo(x + MARGEM, regua)
      .lineTo(x + LARGURA - MARGEM, regua)
      .lineWidth(0.6)
      .stroke(LINHA);
  });
  let topo = y + MARGEM / 2 + 5;
  linhas.forEach(([rotulo, valor], i) => {
    const [estilo, desde] = [estilos[i]!, topo];
    const linha = folha.grupo(tabela, 'TR');
    folha.elemento(
      linha,
      'TH',
      () => folha.texto(rotulo, x + MARGEM, desde, { ...estilo, largura: LARGURA_DO_ROTULO }),
      { scope: 'Row' },
    );
    const antes = MARGEM + LARGURA_DO_ROTULO + 4;
    folha.elemento(linha, 'TD', () =>
      folha.texto(valor, x + antes, desde, {
        ...estilo,
        largura: LARGURA - antes - MARGEM,
        alinhar: 'right',
      }),
    );
    linha.end();
    topo += alturas[i]!;
  });
  tabela.end();
  if (aoLado !== undefined)
    folha.elemento(folha.raiz, 'P', () => folha.texto(aoLado, folha.esquerda, y + MARGEM / 2 + 5, palavras));
  folha.y = y + altura + 12;
}
