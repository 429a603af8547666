import { type Folha, LINHA, TINTA } from './folha.ts';

const LARGURA = 250;
const LINHA_ALTURA = 21;

/** The closing sums, right-aligned under the tables; the last is the one that matters. */
export function desenharTotais(
  folha: Folha,
  linhas: readonly (readonly [rotulo: string, valor: string])[],
): void {
  const altura = linhas.length * LINHA_ALTURA + 14;
  folha.garantir(altura);
  const { y, doc } = folha;
  const x = folha.direita - LARGURA;
  const tabela = folha.grupo(folha.raiz, 'Table');
  folha.artefato(() => {
    doc.roundedRect(x, y, LARGURA, altura, 8).fill(folha.cores.fundo);
    const regua = y + 7 + (linhas.length - 1) * LINHA_ALTURA;
    doc
      .moveTo(x + 14, regua)
      .lineTo(x + LARGURA - 14, regua)
      .lineWidth(0.6)
      .stroke(LINHA);
  });
  linhas.forEach(([rotulo, valor], i) => {
    const ultima = i === linhas.length - 1;
    const estilo = {
      tamanho: ultima ? 11.5 : 9.5,
      peso: ultima ? 'titulo' : 'normal',
      cor: ultima ? folha.cores.texto : TINTA,
    } as const;
    const topo = y + 7 + i * LINHA_ALTURA + 5;
    const linha = folha.grupo(tabela, 'TR');
    folha.elemento(linha, 'TH', () => folha.texto(rotulo, x + 14, topo, { ...estilo, largura: 90 }), {
      scope: 'Row',
    });
    folha.elemento(linha, 'TD', () =>
      folha.texto(valor, x + 90, topo, { ...estilo, largura: LARGURA - 104, alinhar: 'right' }),
    );
    linha.end();
  });
  tabela.end();
  folha.y = y + altura + 18;
}
