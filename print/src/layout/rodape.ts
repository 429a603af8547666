import type { Marca } from '../services/marcas.ts';
import { CALMA, type Folha } from './folha.ts';

/** Stands at the foot of every page once the number of pages is known: who, which document, which page. */
export function desenharRodapes(folha: Folha, marca: Marca, identificacao: string): void {
  const { doc } = folha;
  const { start, count } = doc.bufferedPageRange();
  const contato = [marca.nome, marca.endereco, marca.telefone].filter(Boolean).join('  ·  ');
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    const y = doc.page.height - 44;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    folha.linha(y);
    const estilo = { tamanho: 7.5, cor: CALMA };
    const esquerda = folha.largura * 0.72;
    folha.texto(umaLinha(folha, contato, esquerda), folha.esquerda, y + 8, estilo);
    folha.texto(identificacao, folha.esquerda, y + 19, estilo);
    folha.texto(`Página ${i + 1} de ${count}`, folha.direita - folha.largura * 0.25, y + 8, {
      ...estilo,
      largura: folha.largura * 0.25,
      alinhar: 'right',
    });
    doc.endMarkedContent();
  }
}

function umaLinha(folha: Folha, texto: string, largura: number): string {
  let corte = texto;
  while (folha.larguraDe(corte, { tamanho: 7.5 }) > largura) corte = `${corte.slice(0, -2).trimEnd()}…`;
  return corte;
}
