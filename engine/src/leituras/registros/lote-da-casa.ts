import { centavos } from '@martelo/shared/dinheiro';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { loteGuardadoDaCasa } from '@martelo/shared/lote-na-casa';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { SITUACOES_LOTE } from '@martelo/shared/lote-situacao';
import { TIPOS_LOTE } from '@martelo/shared/lote-tipos';
import type { PorModo } from '@martelo/shared/modo';
import { QUEM_LISTA_LOTES } from '@martelo/shared/papeis';
import { z } from 'zod';
import { recurso } from '../../api/recurso/recurso.ts';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';

const VEEM_DE_TODOS = QUEM_LISTA_LOTES.filter((papel) => papel !== 'Interno - Comitente');

/** Who answers for consignors, and is nothing else here, lists the lots of those. */
function somente({ papeis, comitentes = [] }: Extract<Acesso, { tipo: 'interno' }>) {
  const deTodos = VEEM_DE_TODOS.some((papel) => papeis.includes(papel));
  return deTodos ? ({} as Record<string, readonly number[]>) : { 'comitente.comId': comitentes };
}

const PALAVRAS: PorModo<{ lote: string; lotes: string; leilao: string; lance: string; lances: string }> = {
  leilao: { lote: 'Lote', lotes: 'Lotes', leilao: 'Leilão', lance: 'Maior lance', lances: 'Lances' },
  loja: { lote: 'Anúncio', lotes: 'Anúncios', leilao: 'Evento', lance: 'Maior oferta', lances: 'Ofertas' },
};

/**
 * The lots of a brand, whichever auction they are in, as the house lists them. Kept by a projection of its own, beside the lots' record: no
 * bid writes here, so that the list has the trees it needs and the bids do not pay for them; and no reserve is in it. What bids move is
 * put beside a page of it when it is read.
 */
const declaracao = (modo: TipoHotsite) => {
  const P = PALAVRAS[modo];
  return {
    nome: 'loteDaCasa',
    colecao: 'lotesDaCasa',
    caminho: '/v1/leiloes/lotes',
    rotulo: { um: P.lote, varios: P.lotes },
    modulo: 'leilao',
    titulo: ['nome'],
    escrita: z.strictObject({}),
    guarda: {
      ...loteGuardadoDaCasa,
      /** Shown, and kept elsewhere. */
      valorAtual: centavos.nullable().optional(),
      qtdLances: z.int().optional(),
      leilao: loteGuardadoDaCasa.leilao.extend({ nome: z.string().optional() }),
      /** The lot that its auction took in before it: what follows from the auction is written anew along this chain. */
      anterior: z.guid().nullable(),
    },
    marca: 'hotsites',
    papeis: { le: QUEM_LISTA_LOTES, escreve: [] },
    somente,
    campos: {
      numero: { rotulo: 'Nº', busca: true, semOrdem: true },
      nome: { rotulo: 'Nome', busca: true, soMostra: true },
      tipo: { rotulo: 'Tipo', semArvore: true, semOrdem: true, amplo: true },
      situacao: { rotulo: 'Situação', semArvore: true, semOrdem: true, amplo: true },
      'leilao.id': { rotulo: P.leilao, semOrdem: true },
      'leilao.nome': { rotulo: `Nome do ${P.leilao.toLowerCase()}`, soMostra: true },
      'valor.minimo': { rotulo: 'Mínimo', semArvore: true, amplo: true },
      'valor.incremento': { rotulo: 'Incremento próprio', soMostra: true },
      'comitente.comId': { rotulo: 'Comitente', semArvore: true, semOrdem: true, amplo: true },
      'comitente.nome': { rotulo: 'Nome do comitente', busca: true, soMostra: true },
      dataFim: { rotulo: 'Encerramento', semArvore: true, amplo: true },
    },
    arvores: [
      ['hotsites', 'id'],
      ['hotsites', 'tipo', 'id'],
      // Of two that serve the later one is gone by: situations find fewer.
      ['hotsites', 'situacao', 'id'],
      ['hotsites', 'comitente.comId', 'id'],
      ['hotsites', 'dataFim'],
      ['hotsites', 'valor.minimo'],
    ],
    rotulos: {
      foto: 'Foto',
      qtdFotos: 'Fotos',
      leilao: P.leilao,
      valor: 'Valores',
      comitente: 'Comitente',
      posicaoLeilao: 'Ordem',
      valorAtual: P.lance,
      qtdLances: P.lances,
    },
    centavos: ['valor.minimo', 'valor.incremento', 'valorAtual'],
    valores: {
      tipo: Object.fromEntries(TIPOS_LOTE.map((um) => [um, um])),
      situacao: Object.fromEntries(SITUACOES_LOTE.map((uma) => [uma, rotuloSituacao(uma, modo).rotulo])),
    },
    reservados: { campos: ['anterior', 'hotsites'], para: [] },
    refs: { 'leilao.id': 'leilao', 'comitente.comId': 'comitente' },
    semHistorico: true,
    semRemocao: true,
  } as const;
};

export const LOTES_DA_CASA = recurso(declaracao('leilao'));
/** The same collection in each mode's words. */
export const LISTA_DE_LOTES = { leilao: LOTES_DA_CASA, loja: recurso(declaracao('loja')) } as const;
export type LoteDaCasa = z.output<(typeof LOTES_DA_CASA)['schema']>;

/** Of each auction what its lots' rows follow from: whose it is, and the last lot that it took in, where their chain begins. */
const leilaoDaCasa = z.strictObject({
  uid: z.guid(),
  id: z.int().positive(),
  hotsites: z.array(z.int().positive()),
  ultimo: z.guid().nullable(),
});
export const LEILOES_DA_CASA: DefinicaoColecao<z.infer<typeof leilaoDaCasa>> = {
  nome: 'leiloesDaCasa',
  schema: leilaoDaCasa,
  indices: {},
  carimbosSemArvore: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
