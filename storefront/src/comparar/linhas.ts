import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { formatarReais } from '@martelo/shared/reais';
import { equipamentosEmOrdem } from '@martelo/shared/veiculo-itens';
import type { COMPARACAO } from '../palavras/comparacao.ts';

/** One characteristic of all the lots that are compared; null where a lot says nothing of it. */
export interface Linha {
  nome: string;
  valores: (string | null)[];
  /** Whether the lots do not all say the same. */
  difere: boolean;
}

type Palavras = (typeof COMPARACAO)['leilao'];
type Fato = (lote: LoteDetalhe) => string | number | null | undefined;

/**
 * What lots are compared by, besides what moves: money first, then what the lot is, then whatever its facts say, in the order in which
 * the lots say it. What none of them has is no row.
 */
export function linhasDaComparacao(lotes: readonly LoteDetalhe[], palavras: Palavras): Linha[] {
  const fixas: [string, Fato][] = [
    [palavras.minimo, ({ minimo }) => reais(minimo)],
    [palavras.compreJa, ({ compreJa }) => (compreJa === null ? null : reais(compreJa))],
    [palavras.comissao, ({ valor }) => porcento(valor.comissaoPorcentagem + valor.comissaoExtraPorcentagem)],
    [palavras.despesas, despesas],
    [palavras.tipo, ({ tipo }) => tipo],
    [palavras.ano, ({ anoFabricacao, anoModelo }) => anos(anoFabricacao, anoModelo)],
    [palavras.km, ({ km }) => (km === null ? null : `${km.toLocaleString('pt-BR')} km`)],
    [palavras.local, ({ cidade, uf }) => [cidade, uf].filter(Boolean).join('/')],
    [palavras.patio, ({ localizacao }) => localizacao?.patio],
    [palavras.numero, ({ numero }) => numero],
    [palavras.leilao, ({ leilao }) => leilao.nome],
    [palavras.comitente, ({ comitente }) => comitente?.nome],
  ];
  // A lot's facts may tell its place once more.
  const ditas = new Set([...fixas.map(([nome]) => chave(nome)), 'localizacao']);
  const daFicha = lotes
    .flatMap(({ detalhes, veiculo }) => [
      ...detalhes.map((um) => um.nome),
      ...equipamentos(veiculo).map((um) => um.nome),
    ])
    .filter((nome, i, todos) => todos.findIndex((outro) => chave(outro) === chave(nome)) === i)
    .filter((nome) => !ditas.has(chave(nome)));
  const todas: [string, Fato][] = [
    ...fixas,
    ...daFicha.map((nome): [string, Fato] => [nome, (lote) => naFicha(lote, nome)]),
  ];
  return todas
    .map(([nome, fato]) => linha(nome, lotes, fato))
    .filter(({ valores }) => valores.some((valor) => valor !== null));
}

function linha(nome: string, lotes: readonly LoteDetalhe[], fato: Fato): Linha {
  const valores = lotes.map((lote) => {
    const valor = fato(lote);
    return valor === null || valor === undefined || valor === '' ? null : String(valor);
  });
  return { nome, valores, difere: new Set(valores.map((valor) => valor && chave(valor))).size > 1 };
}

function naFicha({ detalhes, veiculo }: LoteDetalhe, nome: string): string | null {
  const detalhe = detalhes.find((um) => chave(um.nome) === chave(nome));
  if (detalhe) return detalhe.valor;
  const equipamento = equipamentos(veiculo).find((um) => chave(um.nome) === chave(nome));
  return equipamento ? comoFrase(equipamento.estado) : null;
}

/** By the names of the closed lists: what two lots write in two ways is one row. */
const equipamentos = (veiculo: LoteDetalhe['veiculo']) =>
  equipamentosEmOrdem(veiculo?.equipamentos ?? {}).flatMap(({ itens }) => itens);

/** What is paid besides the bid and its commission. */
function despesas({ valor }: LoteDetalhe): string | null {
  const soma = valor.despachante + valor.outros + valor.remocao + valor.depositoDeBens + valor.vistoria;
  return soma === 0 ? null : reais(soma);
}

const reais = (centavos: number): string => formatarReais(centavos, { curto: true });
const porcento = (valor: number): string => `${valor.toLocaleString('pt-BR')} %`;
const anos = (fabricacao: number | null, modelo: number | null): string | null =>
  [...new Set([fabricacao, modelo])].filter((ano) => ano !== null).join('/') || null;
/** "SIM - NÃO FUNCIONA" → "Sim - não funciona". */
const comoFrase = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1).toLowerCase();
/** Letters and digits alone: "Câmbio" and "cambio" are one. */
const chave = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
