import type { Canal } from '@martelo/shared/avisos/canais';
import type { Grupo } from '@martelo/shared/avisos/evento';

const hora = (h: number): string => `${h}h`;

/** What a brand settles about what people are told, in the back office. */
export const ADMIN_NOTIFICACOES = {
  titulo: 'Configurar notificações',
  explica:
    'O que cada aviso usa para chegar às pessoas. Nada muda até publicar; cada publicação é uma versão, e volta pelo histórico.',
  semPublicada: 'Vale o padrão da casa: nada foi publicado nesta marca.',
  versao: (numero: number, quem: string, quando: string) =>
    `Versão ${numero}, publicada por ${quem} em ${quando}.`,
  versaoSo: (numero: number) => `Versão ${numero}.`,
  enviados: 'Avisos enviados',
  configurar: 'Configurar',
  grupos: {
    lances: 'Disputas',
    compras: 'Compras',
    cadastro: 'Cadastro',
    novidades: 'Novidades',
    conta: 'Conta',
    casa: 'Equipe',
  } satisfies Record<Grupo, string>,
  aviso: 'Aviso',
  silencio: {
    titulo: 'Horário de silêncio',
    inicio: 'Começa às',
    fim: 'Termina às',
    hora,
    explica: (urgentes: readonly string[]) =>
      `No horário de Brasília. Push, SMS e WhatsApp, e qualquer novidade, esperam o fim e saem depois. Passam: ${urgentes.join('; ')}.`,
    nenhum: 'Começa e termina na mesma hora: não há silêncio.',
  },
  estados: {
    ligado: 'Ligado',
    escolha: 'À escolha',
    desligado: 'Desligado',
  },
  estadosExplicam:
    'Ligado: sai, até a pessoa desligar. À escolha: só para quem ligar. Desligado: não sai, nem é oferecido.',
  sempre: 'Sempre',
  sempreExplica: 'Sai sempre: a pessoa precisa saber, e ninguém desliga.',
  naoSai: 'Não sai por aqui',
  urgente: 'Passa pelo silêncio',
  marketing: 'Só com consentimento',
  daEquipe: 'Para a equipe',
  celula: (aviso: string, canal: string) => `${aviso}: ${canal}`,
  publicar: 'Publicar',
  publicada: 'Publicado.',
  publicarPergunta: (versao: number) => `Publicar a versão ${versao}?`,
  publicarExplica:
    'Vale para o que for avisado daqui em diante, e para o que ainda espera. O que já saiu não volta.',
  semDiferenca: 'É o padrão da casa, sem diferença.',
  deAte: (rotulo: string, de: string, ate: string) => `${rotulo}: de ${de} para ${ate}`,
  publicarSim: 'Sim, publicar',
  mudouAgora: 'Alguém publicou outra versão agora. Ao publicar a sua, você escolhe o que vale.',
  voltar: 'Voltar a configurar notificações',
  naoExiste: 'Não há um aviso com este código.',
  fatos: {
    grupo: 'Grupo',
    paraQuem: 'Para quem',
    cliente: 'Clientes',
    interno: 'Pessoas da equipe',
    conta: 'Clientes e equipe',
    vale: 'Vale por',
    horas: (horas: number) =>
      horas % 24 === 0 && horas > 0
        ? `${horas / 24} ${horas === 24 ? 'dia' : 'dias'}`
        : `${horas} ${horas === 1 ? 'hora' : 'horas'}`,
    noite: 'À noite',
    passa: 'Sai na hora, também no silêncio',
    espera: 'Espera o fim do silêncio onde acende o telefone',
    consentimento: 'Consentimento',
    soQuemAceitou: 'Só a quem aceitou receber novidades',
  },
  textoDe: { casa: 'Texto da casa', marca: 'Texto da marca' },
  exemplo: 'Como sai com os nomes mais longos',
  variaveis: 'O que o texto pode dizer',
  precisa: 'precisa dizer',
  mudarTexto: 'Mudar o texto no painel',
  mudarTextoExplica: 'Os textos ficam no painel de conteúdo, com versões e prévia.',
  teste: {
    enviar: {
      email: 'Enviar um teste a mim',
      sms: 'Enviar um teste a mim',
      whatsapp: 'Enviar um teste a mim',
      sino: 'Tocar o meu sino',
      push: 'Mostrar neste navegador',
    } satisfies Record<Canal, string>,
    telefone: 'Telefone com DDD',
    telefoneAjuda: 'Vazio: o do seu cadastro.',
    saiu: {
      email: 'Carta de teste enviada ao seu e-mail.',
      sms: 'SMS de teste enviado.',
      whatsapp: 'WhatsApp de teste enviado.',
      sino: 'O teste está no seu sino, no alto da tela.',
      push: 'Teste entregue ao serviço do navegador, que o mostra em instantes.',
    } satisfies Record<Canal, string>,
    semPush: {
      negado:
        'Este navegador recusa notificações deste site. Permita nas configurações dele e teste de novo.',
      desligado: 'Sem a sua permissão o navegador não mostra nada. Teste de novo e permita.',
      'sem-suporte': 'Este navegador não mostra notificações.',
      'so-instalado': 'No iPhone, instale o site na tela de início e teste por ele.',
      falhou: 'O navegador não conseguiu se inscrever no serviço dele. Tente de novo daqui a pouco.',
    },
  },
} as const;
