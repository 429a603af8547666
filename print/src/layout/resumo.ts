import { CALMA, type Folha, LINHA, TINTA } from './folha.ts';

export interface Destaque {
  rotulo: string;
  valor: string;
}

const ALTURA = 70;

/** What the reader came for, first: one large figure, and beside it what to do about it. */
export function desenharDestaque(folha: Folha, principal: Destaque, lados: readonly Destaque[]): void {
  const { y, esquerda, largura, doc, cores } = folha;
  const secao = folha.grupo(folha.raiz, 'Sect');
  folha.artefato(() => {
    doc.roundedRect(esquerda, y, largura, ALTURA, 8).fill(cores.fundo);
    doc.roundedRect(esquerda, y, 5, ALTURA, 2.5).fill(cores.marca);
  });
  const item = ({ rotulo, valor }: Destaque, x: number, caixa: number, tamanho: number, cor: string) => {
    folha.elemento(secao, 'P', () => {
      folha.texto(rotulo, x, y + 15, { tamanho: 8.5, cor: CALMA, largura: caixa });
      folha.texto(valor, x, y + (tamanho > 14 ? 29 : 32), { tamanho, peso: 'titulo', cor, largura: caixa });
    });
  };
  const meia = largura * 0.46;
  item(principal, esquerda + 20, meia - 24, tamanhoQueCabe(folha, principal.valor, meia - 24), cores.texto);
  const cada = (largura - meia) / lados.length;
  lados.forEach((lado, i) => {
    const x = esquerda + meia + cada * i;
    folha.artefato(() =>
      doc
        .moveTo(x - 10, y + 16)
        .lineTo(x - 10, y + ALTURA - 16)
        .lineWidth(0.6)
        .stroke(LINHA),
    );
    item(lado, x + 4, cada - 18, 11.5, TINTA);
  });
  secao.end();
  folha.y = y + ALTURA + 16;
}

const tamanhoQueCabe = (folha: Folha, valor: string, largura: number) =>
  [24, 21, 18, 15].find((tamanho) => folha.larguraDe(valor, { tamanho, peso: 'titulo' }) <= largura) ?? 13;

export interface Parte {
  titulo: string;
  nome: string;
  linhas: readonly string[];
}

/** Two or three blocks side by side: who buys, from which auction. */
export function desenharPartes(folha: Folha, partes: readonly Parte[]): void {
  const { y } = folha;
  const entre = 28;
  const largura = (folha.largura - entre * (partes.length - 1)) / partes.length;
  let fim = y;
  partes.forEach((parte, i) => {
    const x = folha.esquerda + i * (largura + entre);
    const secao = folha.grupo(folha.raiz, 'Sect');
    const titulo = { tamanho: 8.5, peso: 'forte', cor: folha.cores.texto, largura } as const;
    const nome = { tamanho: 10.5, peso: 'forte', largura } as const;
    const linha = { tamanho: 9, cor: CALMA, largura };
    let abaixo = y;
    const escrever = (tipo: string, texto: string, estilo: Parameters<Folha['altura']>[1], folga: number) => {
      const topo = abaixo;
      folha.elemento(secao, tipo, () => folha.texto(texto, x, topo, estilo));
      abaixo += folha.altura(texto, estilo) + folga;
    };
    escrever('H2', parte.titulo, titulo, 4);
    escrever('P', parte.nome, nome, 2);
    for (const texto of parte.linhas) escrever('P', texto, linha, 0.5);
    secao.end();
    fim = Math.max(fim, abaixo);
  });
  folha.y = fim + 12;
}

/** A section's heading, kept with at least `junto` points of what follows. */
export function desenharTitulo(folha: Folha, titulo: string, junto: number): void {
  folha.garantir(24 + junto);
  const { y } = folha;
  folha.elemento(folha.raiz, 'H2', () =>
    folha.texto(titulo, folha.esquerda, y, { tamanho: 12.5, peso: 'titulo', largura: folha.largura }),
  );
  folha.y = y + 23;
}
