import type { TipoHotsite } from '../../hotsite.ts';
import { PALAVRAS } from '../../lote-rotulos.ts';
import type { NomeFaceta, OrdemListagem } from './consulta.ts';

/** The orders people choose from; null is the default. */
export const ORDENS: readonly { valor: OrdemListagem | null; rotulo: string }[] = [
  { valor: null, rotulo: 'Encerrando primeiro' },
  { valor: 'valor-asc', rotulo: 'Menor valor' },
  { valor: 'valor-desc', rotulo: 'Maior valor' },
  { valor: 'anoModelo-desc', rotulo: 'Mais novos' },
  { valor: 'km-asc', rotulo: 'Menos rodados' },
  { valor: 'qtdLances-desc', rotulo: 'Mais disputados' },
  { valor: 'nome-asc', rotulo: 'Nome (A–Z)' },
];

export const rotuloFaceta = (nome: NomeFaceta, modo: TipoHotsite): string =>
  ({
    tipo: 'Tipo',
    marca: 'Marca',
    uf: 'Estado',
    cidade: 'Cidade',
    patio: 'Pátio',
    leilao: PALAVRAS[modo].leilao,
  })[nome];

/** "1 lote", "3.577 anúncios". */
export function contagemDeLotes(total: number, modo: TipoHotsite): string {
  const palavra = (total === 1 ? PALAVRAS[modo].lote : PALAVRAS[modo].lotes).toLowerCase();
  return `${total.toLocaleString('pt-BR')} ${palavra}`;
}
