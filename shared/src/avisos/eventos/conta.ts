import { QUEM_CUIDA_DE_AVISOS } from '../../papeis.ts';
import { instante, linha, numero, opcao, uidDe } from '../campos.ts';
import { daConta, deCodigo, evento } from '../evento.ts';

const quando = instante('Data e hora');
const aparelho = linha('Aparelho', 120);
const REDEFINIR = '/redefinir-senha';
const SEGURANCA = '/minha-conta/seguranca';
const deContato = opcao('Que contato', ['e-mail', 'telefone']);

/** What concerns the account itself, a client's or one of the house's. */
export const CONTA = {
  // The link is derived while the letter goes out: nothing that is kept reveals it (docs/decisions/101).
  'senha-redefinir': deCodigo({
    grupo: 'conta',
    dados: { pedido: uidDe(), minutos: numero('Validade em minutos', 60) },
    segredos: { endereco: linha('Link', 400) },
    destino: () => REDEFINIR,
    essenciais: ['endereco'],
  }),
  // To one of the house who has no password yet: the same kind of link, good for a day.
  'usuario-convidado': daConta({
    grupo: 'conta',
    para: 'interno',
    dados: { pedido: uidDe(), horas: numero('Validade em horas', 24) },
    segredos: { endereco: linha('Link', 400) },
    destino: () => REDEFINIR,
    essenciais: ['endereco'],
  }),
  // The house has released a second factor that wrong codes had blocked.
  'segundo-fator-liberado': deCodigo({
    grupo: 'conta',
    dados: { pedido: uidDe(), minutos: numero('Validade em minutos', 30) },
    segredos: { endereco: linha('Link', 400) },
    destino: () => REDEFINIR,
    essenciais: ['endereco'],
  }),
  'concessao-decidida': daConta({
    grupo: 'casa',
    para: 'interno',
    dados: {
      assunto: linha('De quem, e que papéis', 300),
      como: opcao('Como terminou', [
        ...(['aprovado por outra pessoa', 'aprovado, mas não feito', 'não feito'] as const),
        ...(['encerrado sem decisão', 'recusado'] as const),
      ]),
      motivo: linha('Motivo', 500),
    },
    canais: ['sino', 'email'],
    ligados: ['sino', 'email'],
    destino: () => '/admin/aprovacoes/todas',
    essenciais: ['assunto', 'como'],
  }),
  // What somebody who cares for notices tries on their own bell.
  'aviso-testado': evento({
    grupo: 'casa',
    para: 'interno',
    papeis: QUEM_CUIDA_DE_AVISOS,
    dados: {
      evento: linha('Código do aviso', 60),
      titulo: linha('Título', 200),
      corpo: linha('Texto', 500),
    },
    canais: ['sino'],
    ligados: ['sino'],
    sempre: ['sino'],
    destino: ({ evento }) => `/admin/configurar-notificacoes/${evento}`,
    essenciais: ['corpo'],
  }),
  'senha-trocada': daConta({
    grupo: 'conta',
    dados: { quando },
    destino: () => REDEFINIR,
    essenciais: ['quando'],
  }),
  'segundo-fator': daConta({
    grupo: 'conta',
    dados: { ato: opcao('O que foi feito', ['desativado', 'ativado']), quando },
    destino: () => REDEFINIR,
    essenciais: ['quando'],
  }),
  // Ten wrong codes, each after the right password: nobody gets in until the house releases it.
  'segundo-fator-bloqueado': daConta({
    grupo: 'conta',
    dados: { quando },
    destino: () => REDEFINIR,
    essenciais: ['quando'],
  }),
  // To the address in use, while the new one waits to be confirmed.
  'contato-a-trocar': daConta({
    grupo: 'conta',
    para: 'cliente',
    dados: { contato: deContato, novo: linha('Contato novo, meio escondido', 120), quando },
    destino: () => SEGURANCA,
    essenciais: ['contato', 'quando'],
  }),
  // To the address that was in use until then: it is found out from the record's history as the message goes out.
  'contato-trocado': daConta({
    grupo: 'conta',
    para: 'cliente',
    dados: { contato: deContato, quando, revisao: numero('Versão do cadastro', 999_999) },
    segredos: { novo: linha('Contato novo, meio escondido', 120) },
    destino: () => '/fale-conosco',
    essenciais: ['contato', 'quando'],
  }),
  'telefone-trocado': daConta({
    grupo: 'conta',
    para: 'cliente',
    dados: { quando, revisao: numero('Versão do cadastro', 999_999) },
    segredos: { novo: linha('Telefone novo, meio escondido', 120) },
    canais: ['sms'],
    ligados: ['sms'],
    sempre: ['sms'],
    confirma: 'telefone',
    destino: () => '/fale-conosco',
    essenciais: ['quando'],
  }),
  'novo-dispositivo': daConta({
    grupo: 'conta',
    dados: { quando, aparelho },
    canais: ['sino', 'push', 'email'],
    ligados: ['sino', 'email'],
    destino: () => SEGURANCA,
    essenciais: ['quando'],
  }),
  // What somebody asked of their own data (LGPD): answered, and the file that waits for them.
  'solicitacao-respondida': daConta({
    grupo: 'conta',
    dados: {
      assunto: linha('O que foi pedido', 80),
      situacao: linha('O que foi decidido', 40),
      resposta: linha('Resposta da equipe', 300),
    },
    destino: () => '/cliente/privacidade',
    essenciais: ['assunto', 'situacao', 'resposta'],
  }),
  'meus-dados-prontos': daConta({
    grupo: 'conta',
    // A client's alone: of the house nobody has such a file.
    papeis: [],
    dados: { expiraEm: instante('Disponível até') },
    canais: ['sino', 'email'],
    ligados: ['sino', 'email'],
    destino: () => '/cliente/privacidade',
    essenciais: ['expiraEm'],
  }),
  'cadastro-repetido': daConta({
    grupo: 'conta',
    dados: {},
    destino: () => '/login',
    essenciais: [],
  }),
} as const;
