import {
  APROVACOES_DE_CADASTRO,
  APROVACOES_DE_DINHEIRO,
  type Aprovacao,
  aprovacao,
  concessaoPedida,
  ROTULOS_APROVACAO,
  ROTULOS_SITUACAO_APROVACAO,
} from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { paragrafos } from '@martelo/shared/texto';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { exigirFatorRecente } from '../api/segundo-fator.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso } from '../records/records.ts';
import { exigirTodasAsMarcasDela } from './marcas-da-pessoa.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who gives the second word on money. */
export const QUEM_APROVA = ['Interno - ADM', 'Interno - Financeiro', 'Interno - GerenteAcerto'] as const;
/** Who asks for one of whatever takes one: of banks, and of how far a client may bid, besides. */
export const QUEM_PEDE = [
  ...QUEM_PAGA,
  ...(['Interno - Financeiro', 'Interno - SAC', 'Interno - GerenteSAC', 'Interno - Remoção'] as const),
] as const;
/** Who decides or asks, as the guard of what they look at. */
export const QUEM_VE_APROVACOES = [...new Set([...QUEM_APROVA, ...QUEM_PEDE])];

/** Which of the requests somebody sees: administrators all of them, second persons those on money, whoever asks about clients their own. */
function visiveis({ papeis, usuUid }: Extract<Acesso, { tipo: 'interno' }>) {
  const tem = (...quais: readonly string[]) => quais.some((papel) => papeis.includes(papel));
  if (tem('Interno - ADM')) return {};
  if (tem(...QUEM_APROVA)) return { tipo: [...APROVACOES_DE_DINHEIRO, ...APROVACOES_DE_CADASTRO] };
  if (tem(...QUEM_PAGA))
    return { tipo: [...APROVACOES_DE_DINHEIRO, 'limite-exposicao', 'devolucao-de-credito'] };
  return { pedidaPor: usuUid };
}

/** Acts that wait for a second person (P10): nothing of them is done before, both are in the history. */
export const APROVACOES = recurso({
  nome: 'aprovacao',
  colecao: 'aprovacoes',
  caminho: '/v1/aprovacoes',
  rotulo: { um: 'Aprovação', varios: 'Aprovações' },
  modulo: 'manutencao',
  titulo: ['tipo', 'vendaId'],
  fila: { campo: 'situacao', valores: ['AGUARDANDO'], rotulo: 'Pedidos à espera da segunda pessoa' },
  escrita: z.strictObject({}),
  guarda: aprovacao.shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_APROVACOES, escreve: [] },
  conduzem: QUEM_PEDE,
  somente: visiveis,
  campos: {
    tipo: { rotulo: 'O quê' },
    situacao: { rotulo: 'Situação' },
    vendaUid: { rotulo: 'Venda', semArvore: true },
    vendaId: { rotulo: 'Número da venda', semArvore: true },
    assunto: { rotulo: 'Sobre', semArvore: true },
    alvo: { rotulo: 'Alvo' },
    especie: { rotulo: 'Espécie', semArvore: true },
    valor: { rotulo: 'Valor', tipo: 'centavos', semArvore: true },
    pedidaPor: { rotulo: 'Pedida por', semArvore: true },
    expiraEm: { rotulo: 'Vale até' },
  },
  rotulos: {
    ultimaAcao: 'Última decisão',
    ato: 'Ato',
    alvoId: 'Número do alvo',
    revisaoDoAlvo: 'Revisão do alvo',
    mudancas: 'O que mudaria',
    'mudancas.nome': 'Campo',
    'mudancas.tipo': 'Tipo',
    'mudancas.antes': 'Antes',
    'mudancas.depois': 'Depois',
    pedido: 'Pedido',
    visto: 'Como estava ao ser pedido',
    novoUid: 'Identificador do que será feito',
    decididaPor: 'Decidida por',
    motivo: 'Motivo',
  },
  // As it was sent, with what is masked where it will stand: what of it people decide by is said in words beside it.
  reservados: { campos: ['pedido'], para: [] },
  valores: { tipo: ROTULOS_APROVACAO, situacao: ROTULOS_SITUACAO_APROVACAO },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'AGUARDANDO', para: 'APROVADA', quem: QUEM_APROVA },
      { de: 'AGUARDANDO', para: 'RECUSADA', quem: QUEM_APROVA },
      { de: 'AGUARDANDO', para: 'CANCELADA', quem: QUEM_PEDE },
      { de: 'AGUARDANDO', para: 'NAO_FEITA', quem: [] },
      { de: 'APROVADA', para: 'NAO_FEITA', quem: [] },
    ],
  },
  acoes: {
    aprovar: {
      resumo: 'Aprova: o ato é feito',
      papeis: QUEM_APROVA,
      // What a second person is there for is to look at each.
      soUm: true,
      para: 'APROVADA',
      async executar({ doc, chamador }, { agora, podeExecutar, exigirOutraPessoa }: ServicosDaCasa) {
        exigirOutro(chamador.acesso, doc);
        await exigirOutraPessoa(chamador.acesso, doc);
        exigirFatorRecente(chamador.acesso, agora());
        if (Date.parse(doc.expiraEm) <= agora()) throw new ErroMartelo('APROVACAO_EXPIRADA');
        // What is decided already is refused by the table.
        if (doc.situacao === 'AGUARDANDO') await podeExecutar(doc);
        return { situacao: 'APROVADA' as const, decididaPor: autorDe(chamador.acesso) };
      },
    },
    recusar: {
      resumo: 'Recusa: nada é feito',
      papeis: QUEM_APROVA,
      para: 'RECUSADA',
      corpo: z.strictObject({ motivo: paragrafos(500).min(3) }),
      executar({ doc, corpo, chamador }) {
        exigirOutro(chamador.acesso, doc);
        return {
          situacao: 'RECUSADA' as const,
          decididaPor: autorDe(chamador.acesso),
          motivo: String(corpo.motivo),
        };
      },
    },
    cancelar: {
      resumo: 'Desfaz o pedido, por quem o fez',
      papeis: QUEM_PEDE,
      para: 'CANCELADA',
      executar({ doc, chamador }) {
        if (autorDe(chamador.acesso) !== doc.pedidaPor)
          throw new ErroMartelo('SEM_PERMISSAO', {}, 'Só quem fez o pedido pode desfazê-lo.');
        return { situacao: 'CANCELADA' as const };
      },
    },
  },
  efeitos: {
    fazer: {
      rotulo: 'O ato aprovado',
      em: ['aprovar'],
      dados: z.strictObject({}),
      prepara: () => ({}),
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.fazerAprovado(uid),
    },
    avisar: {
      rotulo: 'Aviso a quem pediu',
      em: ['aprovar', 'recusar', 'alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) =>
        (antes?.situacao === 'AGUARDANDO' && depois.situacao !== 'AGUARDANDO') ||
        (antes?.situacao === 'APROVADA' && depois.situacao === 'NAO_FEITA')
          ? {}
          : null,
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.avisarDecisao(uid),
    },
    esquecer: {
      rotulo: 'O que foi guardado para o ato',
      em: ['recusar', 'cancelar', 'alterar'],
      dados: z.strictObject({}),
      prepara: ({ depois }) => (depois.especie === undefined ? null : {}),
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.esquecerPedido(uid),
    },
  },
});

/**
 * Somebody else than who asked; of a grant, than whom it is for, and one who could write that account themselves.
 * @throws ErroMartelo PROPRIA_CONTA, SEM_PERMISSAO
 */
function exigirOutro(acesso: Acesso, { tipo, pedidaPor, alvo, pedido }: Aprovacao): void {
  if (autorDe(acesso) === pedidaPor)
    throw new ErroMartelo('PROPRIA_CONTA', {}, 'Outra pessoa precisa aprovar: o pedido é seu.');
  if (tipo !== 'concessao' || acesso.tipo !== 'interno') return;
  if (acesso.usuUid === alvo)
    throw new ErroMartelo('PROPRIA_CONTA', {}, 'Outra pessoa precisa decidir: os papéis são para você.');
  const { antes, depois } = concessaoPedida.parse(pedido).hotsites;
  exigirTodasAsMarcasDela(acesso, [...antes, ...depois]);
}
