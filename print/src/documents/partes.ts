import { formatarDataExtenso, formatarHora } from '@martelo/shared/datas';
import type { LoteNoPapel } from '@martelo/shared/impressos/comum';
import type { ConteudoDaNota } from '@martelo/shared/impressos/nota';
import type { Parte } from '../layout/resumo.ts';

/** What is there of these. */
export const semVazios = (linhas: readonly (string | false | null | undefined)[]): string[] =>
  linhas.filter((linha): linha is string => !!linha);

export const rotuloDoDocumento = (documento: string): 'CNPJ' | 'CPF' =>
  documento.replace(/\W/g, '').length > 11 ? 'CNPJ' : 'CPF';

/** The buyer, as a block at the head of a paper. */
export const oComprador = (
  { nome, documento, email, telefone, endereco }: ConteudoDaNota['comprador'],
  titulo = 'Comprador',
): Parte => ({
  ...{ titulo, nome },
  linhas: semVazios([documento && `${rotuloDoDocumento(documento)} ${documento}`, email, telefone, endereco]),
});

/** The auction, as a block at the head of a paper. */
export const oLeilao = (leilao: ConteudoDaNota['leilao'], tipo: 'leilao' | 'loja'): Parte => ({
  titulo: { leilao: 'Leilão', loja: 'Evento de venda' }[tipo],
  nome: leilao.nome,
  linhas: semVazios([
    `${formatarDataExtenso(leilao.data)}, ${formatarHora(leilao.data)}`,
    leilao.modalidade && `Modalidade: ${leilao.modalidade}`,
    leilao.local && `Local: ${leilao.local}`,
    leilao.leiloeiro && `Leiloeiro: ${leilao.leiloeiro}`,
    leilao.inscricao && `Inscrição: ${leilao.inscricao}`,
    leilao.edital && `Edital: ${leilao.edital}`,
  ]),
});

const NO_LIVRO = new Intl.DateTimeFormat('pt-BR', {
  ...({ timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' } as const),
});

/** To the millisecond. */
export const instanteNoLivro = (instante: string): string =>
  `${NO_LIVRO.format(new Date(instante))},${instante.slice(-4, -1)}`;

/** By which line of the lot's public ledger it was won. */
export function linhaDoLivro({ seq, hash, instante }: NonNullable<LoteNoPapel['livro']>): string {
  return `Livro público: linha ${seq}, ${instanteNoLivro(instante)}, hash ${hash}`;
}
