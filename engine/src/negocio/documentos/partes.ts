import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { HotsiteNoPapel, LoteNoPapel } from '@martelo/shared/impressos/comum';
import type { ConteudoDaNota } from '@martelo/shared/impressos/nota';
import type { EventoLivro } from '@martelo/shared/livro';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import type { EventosApos } from '../../leituras/registros/livro.ts';
import type { Leitura, LoteLido } from '../../leituras/terminados/leitura.ts';
import { detalhesDoLote } from '../../leituras/vistas/detalhes.ts';
import type { Registros } from '../../records/records.ts';
import { placaInteira, veiculoDoLote } from '../lote/placa.ts';
import { linhaVencedora } from '../provas/vencedor.ts';

/** Where what documents say is read from. */
export interface FontesDosImpressos {
  registros: Registros;
  leitura: Pick<Leitura, 'lote'>;
  eventosApos: EventosApos;
  /** The buyer as documents name them; null when the account does not exist. */
  comprador(cliUid: string): Promise<ConteudoDaNota['comprador'] | null>;
  /** The same on what is numbered, which the law keeps longer than the account. */
  compradorNoNumerado(cliUid: string): Promise<ConteudoDaNota['comprador'] | null>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: RegrasHotsite): string;
  /** Unix ms. */
  agora(): number;
}

/** The brand as papers name it. Colours and contact are the cms's; the print service asks it. */
export const hotsiteNoPapel = ({
  id,
  nome,
  subdominio,
  tipo,
  legal = null,
}: RegrasHotsite): HotsiteNoPapel => ({
  ...{ id, nome, subdominio, tipo, legal },
  ...{ corPrimaria: null, telefone: null, endereco: null },
});

/** @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO when what it speaks of is gone */
export function exigir<T>(achado: T | null | undefined): T {
  if (achado === null || achado === undefined) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
  return achado;
}

/** The auction of a lot as papers name it. */
export function leilaoNoPapel({ estado: { leilao } }: LoteLido): ConteudoDaNota['leilao'] {
  const { uid, nome, data, modalidade, local, cidade, editalUrl, leiloeiro, localRealizacao } = leilao;
  const onde = [localRealizacao?.nome ?? local, localRealizacao?.endereco, localRealizacao?.cidade ?? cidade];
  return {
    ...{ uid, nome, data, modalidade: modalidade ?? null, edital: editalUrl ?? null },
    local: onde.filter(Boolean).join(', ') || null,
    ...{ leiloeiro: leiloeiro?.nome ?? null, inscricao: leiloeiro?.inscricao ?? null },
  };
}

/** What a lot is, whole: for its buyer, not for visitors. */
export async function detalhesInteiros(
  registros: Registros,
  lido: LoteLido,
): Promise<LoteNoPapel['detalhes']> {
  const { dados } = lido.lote;
  const veiculo = await veiculoDoLote(registros, dados);
  const placa = placaInteira(dados, veiculo);
  const publicos = detalhesDoLote(dados).filter(({ nome }) => placa === null || nome !== 'Final da placa');
  const inteiros: [string, string | null | undefined][] = [
    ['Placa', placa],
    ['Chassi', veiculo?.chassi],
    ['Renavam', veiculo?.renavam],
    ['Motor', veiculo?.numeroMotor],
  ];
  return [...publicos, ...inteiros.flatMap(([nome, valor]) => (valor ? [{ nome, valor }] : []))];
}

/** The line by which a lot was won, as papers name it. Null where it has none. */
function livroNoPapel(eventos: readonly EventoLivro[]): LoteNoPapel['livro'] {
  const linha = linhaVencedora(eventos);
  return linha && { seq: linha.seq, hash: linha.hash, instante: linha.publico.instante };
}

/** A lot of a sale, with its amounts as they were frozen when it was sold (rule 20). */
export async function loteNoPapel(
  fontes: Pick<FontesDosImpressos, 'registros' | 'eventosApos'>,
  item: ItemVenda,
  lido: LoteLido,
): Promise<LoteNoPapel> {
  const { valor, comitente } = lido.lote.dados;
  const mensagem = valor.comissaoExtraMensagem;
  return {
    ...{ numero: item.loteNumero, nome: item.loteNome, comitente: comitente?.nome ?? null },
    detalhes: await detalhesInteiros(fontes.registros, lido),
    negociacao: item.tipoNegociacao,
    lance: item.valorLance,
    despesas: item.despesas.map(({ nome, valor: quanto }) => ({
      nome: comTaxa(nome, item, mensagem),
      valor: quanto,
    })),
    total: item.totalAPagar,
    livro: livroNoPapel(await fontes.eventosApos(item.lelUid, 0)),
  };
}

const percento = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** Commissions say how much of what they are; the house may say why there is another. */
function comTaxa(nome: string, item: ItemVenda, mensagem: string | undefined): string {
  if (nome === 'Comissão do leiloeiro') return `${nome} (${percento.format(item.comissaoPorcentagem)}%)`;
  if (nome !== 'Comissão adicional') return nome;
  const taxa = `${percento.format(item.comissaoExtraPorcentagem)}%`;
  return mensagem === undefined ? `${nome} (${taxa})` : `${nome} (${taxa}): ${mensagem}`;
}

/** Each lot of a sale as the auction has it. @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO */
export const lotesLidos = (
  { leitura }: Pick<FontesDosImpressos, 'leitura'>,
  { leiUid, itens }: Pick<Venda, 'leiUid' | 'itens'>,
): Promise<LoteLido[]> =>
  Promise.all(itens.map(async ({ lelUid }) => exigir(await leitura.lote(leiUid, lelUid))));
