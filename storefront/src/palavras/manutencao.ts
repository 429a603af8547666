import type { PorModo } from '@martelo/shared/modo';

/* Maintenance: the strip that announces it, and the page in the place of every other. Hours come as people read them. */

const leilao = {
  anunciada: (inicio: string | null, ate: string | null): string =>
    inicio === null
      ? 'Teremos uma manutenção em breve.'
      : `Teremos uma manutenção em ${inicio}${ate === null ? '' : `, até as ${ate}`}.`,
  lancesParados: (ate: string | null): string =>
    `Os lances estão em manutenção${ate === null ? '' : ` até as ${ate}`}. Os leilões abertos recebem este tempo de volta.`,
  soAEquipe: (ate: string | null): string =>
    `O site está fechado para manutenção${ate === null ? '' : ` até as ${ate}`}: só a administração o vê.`,
  rotulo: 'Aviso de manutenção',
  titulo: 'Estamos em manutenção',
  voltamos: (ate: string): string => `Voltamos até as ${ate}, horário de Brasília.`,
  tempoDeVolta:
    'Nenhum lance confirmado se perdeu. Os leilões abertos estão parados e recebem todo este tempo de volta.',
  nadaSePerdeu: 'Nada do que foi confirmado se perdeu.',
  porSi: 'Esta página volta sozinha.',
  tentarDeNovo: 'Tentar de novo',
};

export const MANUTENCAO: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    lancesParados: (ate) =>
      `As ofertas estão em manutenção${ate === null ? '' : ` até as ${ate}`}. As disputas abertas recebem este tempo de volta.`,
    tempoDeVolta:
      'Nenhuma oferta confirmada se perdeu. As disputas abertas estão paradas e recebem todo este tempo de volta.',
  },
};

/** Somebody who was blocked. */
export const BLOQUEADO = {
  titulo: 'Acesso bloqueado',
  texto:
    'O acesso deste aparelho ou desta rede está bloqueado. Se você acha que é um engano, fale com o atendimento.',
} as const;
