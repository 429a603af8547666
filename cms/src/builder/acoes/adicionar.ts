import type { TipoHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { Item, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { Gesto } from '../modelo/historico.ts';

interface Pedido {
  definicao: DefinicaoElemento;
  modo: TipoHotsite;
  /** Where it will stand, from 0. */
  indice: number;
  novoId?: () => string;
}

/** A section from the palette, already filled with what makes it look finished. */
export function adicionar({ definicao, modo, indice, novoId = uuidv7 }: Pedido): Gesto & { sessao: Sessao } {
  const sessao = novaSessao(definicao, modo, novoId);
  return { rotulo: ACOES.adicionar(sessao.nome), remendos: [{ op: 'inserir', indice, sessao }], sessao };
}

/** Also what the demo pages are made from. */
export function novaSessao(
  definicao: DefinicaoElemento,
  modo: TipoHotsite,
  novoId: () => string = uuidv7,
): Sessao {
  const { itens, ...semente } = definicao.semente(modo);
  return {
    id: novoId(),
    elemento: definicao.elemento,
    versao: definicao.versao,
    nome: definicao.rotulo[modo],
    ativo: true,
    margemCabecalho: 'media',
    margemRodape: 'media',
    tamanhoColuna: 'inteira',
    container: true,
    ...semente,
    itens: itens.map((item): Item => ({ ...item, id: novoId() })),
  };
}
