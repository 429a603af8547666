import { linhasLegais } from '@martelo/shared/dados-legais';
import type { Marca } from '../services/marcas.ts';
import { CALMA, type Folha } from './folha.ts';

const ALTURA_LOGO = 34;
const LARGURA_LOGO = 190;

/**
 * The brand on the left (its logo, else its name in its colour), the document's title and its data on the right; below both, who the brand is
 * by law, where it said so.
 */
export function desenharCabecalho(folha: Folha, marca: Marca, titulo: string, dados: string): void {
  const { y, esquerda, largura, direita, doc } = folha;
  const cabecalho = folha.grupo(folha.raiz, 'Sect');
  if (marca.logo) {
    const { logo } = marca;
    folha.elemento(
      cabecalho,
      'Figure',
      () => doc.image(logo, esquerda, y, { fit: [LARGURA_LOGO, ALTURA_LOGO], valign: 'center' }),
      {
        alt: `Logotipo de ${marca.nome}`,
        bbox: [esquerda, y, esquerda + LARGURA_LOGO, y + ALTURA_LOGO],
        placement: 'Block',
      },
    );
  } else {
    desenharNome(folha, marca.nome, cabecalho);
  }
  const caixa = { largura: largura * 0.52, alinhar: 'right' as const };
  const x = direita - caixa.largura;
  folha.elemento(cabecalho, 'H1', () => folha.texto(titulo, x, y, { ...caixa, tamanho: 17, peso: 'titulo' }));
  folha.elemento(cabecalho, 'P', () => folha.texto(dados, x, y + 23, { ...caixa, tamanho: 8.5, cor: CALMA }));
  const abaixo = y + 54;
  folha.y = abaixo;
  if (marca.legal) {
    const texto = linhasLegais({ ...marca.legal, telefone: inteiro(marca.legal.telefone) }).join('  ·  ');
    const estilo = { tamanho: 7.2, cor: CALMA, largura, entrelinha: 0.5 };
    folha.elemento(cabecalho, 'P', () => folha.texto(texto, esquerda, abaixo - 14, estilo));
    folha.y = abaixo - 14 + folha.altura(texto, estilo) + 7;
  }
  cabecalho.end();
}

/** A telephone number stays in one line. */
const inteiro = <T extends string | null | undefined>(telefone: T): T =>
  (typeof telefone === 'string' ? telefone.replaceAll(' ', '\u00a0') : telefone) as T;

/** A wordmark: as large as its place allows, at most two lines. */
function desenharNome(folha: Folha, nome: string, pai: Parameters<Folha['elemento']>[0]): void {
  const largura = folha.largura * 0.44;
  const cabe = (tamanho: number, linhas: number) =>
    folha.altura(nome, { tamanho, peso: 'titulo', largura, entrelinha: 0 }) <= tamanho * 1.25 * linhas;
  const tamanho = [24, 20, 17].find((t) => cabe(t, 1)) ?? [15, 13, 11].find((t) => cabe(t, 2)) ?? 9;
  folha.elemento(pai, 'P', () =>
    folha.texto(nome, folha.esquerda, folha.y - 3, {
      tamanho,
      peso: 'titulo',
      cor: folha.cores.texto,
      largura,
      entrelinha: 0,
    }),
  );
}
