import { QUEM_ATENDE_CONVERSAS, QUEM_REGULA_CONVERSAS } from '@martelo/shared/conversa/conversa';
import { configuracaoDeConversasEscrita } from '@martelo/shared/conversa/conversa.esquema';
import { recurso } from '../api/recurso/recurso.ts';

/** What a brand's chats are like: whether auctions have a public one, which words are not taken, and what is answered often. One a brand. */
export const CONFIGURACOES_DE_CONVERSAS = recurso({
  nome: 'configuracaoDeConversas',
  colecao: 'configuracoesDeConversas',
  caminho: '/v1/configuracao-chat',
  modulo: 'manutencao',
  rotulo: { um: 'Configuração do chat', varios: 'Configuração do chat' },
  lista: { rota: 'configuracao-chat' },
  escrita: configuracaoDeConversasEscrita,
  marca: 'hotsiteId',
  papeis: { le: QUEM_ATENDE_CONVERSAS, escreve: QUEM_REGULA_CONVERSAS },
  campos: { publica: { rotulo: 'Todo leilão tem chat público' } },
  rotulos: {
    palavras: 'Palavras que não são aceitas',
    respostas: 'Respostas prontas',
    'respostas.titulo': 'Título',
    'respostas.texto': 'Resposta',
  },
  unicos: [[]],
});
