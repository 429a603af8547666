import { ErroMartelo } from '@martelo/shared/erros';
import { MAXIMO_DA_EXPORTACAO, MAXIMO_NO_PAPEL } from '@martelo/shared/exportacao-da-casa';
import type { HotsiteNoPapel } from '@martelo/shared/impressos/comum';
import type { RelatorioImpresso } from '@martelo/shared/impressos/relatorio';
import { formatarReais } from '@martelo/shared/reais';
import { type Coluna, celulaDe } from '../../api/planilha/coluna.ts';
import type { Preparada } from '../../api/recurso/exportavel.ts';

/** @throws ErroMartelo PAPEL_GRANDE_DEMAIS beyond what is printed */
export function exigirQueCaibaNoPapel(linhas: number): void {
  if (linhas > MAXIMO_NO_PAPEL)
    throw new ErroMartelo('PAPEL_GRANDE_DEMAIS', {
      maximoLinhas: MAXIMO_NO_PAPEL.toLocaleString('pt-BR'),
      maximoPlanilha: MAXIMO_DA_EXPORTACAO.toLocaleString('pt-BR'),
    });
}

const NUMEROS: readonly Coluna['tipo'][] = ['inteiro', 'real', 'centavos'];

/**
 * What a report says on paper: the same cells as its sheet has, as people read them, and the sum of each column of money. All of it is in
 * memory: it is drawn at once.
 * @param linhas as many as fit on paper, or it throws
 */
export async function papelDe(
  {
    titulo,
    descricao = '',
    criterios,
    colunas,
  }: Pick<Preparada, 'titulo' | 'descricao' | 'criterios' | 'colunas'>,
  linhas: AsyncIterable<readonly unknown[]>,
  { hotsite, autor, emitidoEm }: { hotsite: HotsiteNoPapel; autor: string; emitidoEm: string },
): Promise<RelatorioImpresso> {
  const somas = colunas.map(() => 0);
  const escritas: string[][] = [];
  for await (const linha of linhas) {
    escritas.push(colunas.map(({ tipo }, i) => celulaNoPapel(tipo, linha[i])));
    colunas.forEach(({ tipo }, i) => {
      const valor = linha[i];
      if (tipo === 'centavos' && typeof valor === 'number') somas[i]! += valor;
    });
  }
  const comSoma = escritas.length > 0 && colunas.some(({ tipo }) => tipo === 'centavos');
  return {
    ...{ emitidoEm, hotsite, titulo, descricao, autor, criterios },
    colunas: colunas.map((coluna) => ({ titulo: coluna.titulo, numero: NUMEROS.includes(coluna.tipo) })),
    linhas: escritas,
    somas: comSoma
      ? colunas.map(({ tipo }, i) => (tipo === 'centavos' ? formatarReais(somas[i]!) : ''))
      : null,
  };
}

/** A cell in words: what does not fit its column's type stays the text that it is, as on a sheet. */
export function celulaNoPapel(tipo: Coluna['tipo'], valor: unknown): string {
  const celula = celulaDe(tipo, valor);
  switch (celula.tipo) {
    case 'vazia':
      return '';
    case 'texto':
      return celula.texto;
    case 'inteiro':
    case 'real':
      return celula.numero.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: 3 });
    case 'centavos':
      return formatarReais(celula.numero);
    case 'data':
    case 'instante': {
      const dia = celula.local.slice(0, 10).split('-').reverse().join('/');
      return `${dia}${celula.local.slice(10, 16)}`;
    }
  }
}
