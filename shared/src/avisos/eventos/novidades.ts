import { caminho, dinheiro, instante, linha, numero, uidDe } from '../campos.ts';
import { evento } from '../evento.ts';

/** What people asked to be told of, and what a brand would like to tell. */
export const NOVIDADES = {
  'favorito-encerrando': evento({
    grupo: 'novidades',
    dados: {
      lelUid: uidDe(),
      lote: linha('Nome do lote'),
      valor: dinheiro('Lance atual ou inicial'),
      encerraEm: instante('Encerra em'),
      caminho: caminho('Página do lote'),
    },
    ligados: ['sino', 'push'],
    ate: ({ encerraEm }) => encerraEm,
    // Of its own: a reminder must not take being outbid off the bell, nor make it silent on a phone.
    topico: ({ lelUid }) => `favorito:${lelUid}`,
    destino: (dados) => dados.caminho,
    essenciais: ['lote'],
  }),
  'busca-salva': evento({
    grupo: 'novidades',
    dados: {
      busca: linha('Nome da busca', 80),
      quantos: numero('Quantos lotes novos', 9_999),
      lotes: linha('Nomes dos primeiros', 300),
      caminho: caminho('Página da busca'),
    },
    canais: ['sino', 'push', 'email'],
    ligados: ['sino', 'email'],
    topico: (dados) => `busca:${dados.caminho}`,
    destino: (dados) => dados.caminho,
    essenciais: ['busca'],
  }),
  convite: evento({
    grupo: 'novidades',
    dados: {
      titulo: linha('Do que é o convite', 120),
      quando: instante('Data e hora'),
      caminho: caminho('Página do convite'),
    },
    canais: ['sino', 'push', 'email', 'whatsapp'],
    ligados: ['sino', 'email'],
    marketing: true,
    urgencia: 'low',
    ate: ({ quando }) => quando,
    destino: (dados) => dados.caminho,
    essenciais: ['titulo'],
  }),
  'indicacao-cadastrada': evento({
    grupo: 'novidades',
    dados: { apelido: linha('Apelido de quem se cadastrou', 60) },
    canais: ['sino', 'push', 'email'],
    ligados: ['sino'],
    destino: () => '/cliente/indique-ganhe',
    essenciais: ['apelido'],
  }),
} as const;
