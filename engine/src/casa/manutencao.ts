import { ErroMartelo } from '@martelo/shared/erros';
import {
  ENTRAM_NA_MANUTENCAO,
  ROTULOS_ALCANCE,
  ROTULOS_MANUTENCAO,
  SITUACOES_MANUTENCAO,
} from '@martelo/shared/manutencao';
import { estadoDaManutencao, manutencaoEscrita } from '@martelo/shared/manutencao.esquema';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { rota } from '../api/rota.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who closes the platform. */
export const QUEM_MANTEM = ['Interno - ADM'] as const;
const MINUTO_MS = 60_000;

/** What stands while it is active, as the refusal names it. */
const FIXOS = { alcance: 'o alcance', todasAsMarcas: 'as marcas que ela alcança' } as const;

/**
 * Maintenance of the platform: announced, active, over, by itself when its minutes have passed. What it closes is asked at the door; open
 * auctions that it reaches stand still and get the time back (BO18).
 */
export const MANUTENCOES = recurso({
  nome: 'manutencao',
  colecao: 'manutencoes',
  caminho: '/v1/manutencao',
  modulo: 'manutencao',
  rotulo: { um: 'Manutenção da plataforma', varios: 'Manutenções da plataforma' },
  escrita: manutencaoEscrita,
  guarda: {
    situacao: z.enum(SITUACOES_MANUTENCAO).default('DESLIGADA'),
    ativadaEm: z.iso.datetime().nullable().default(null),
    desligadaEm: z.iso.datetime().nullable().default(null),
  },
  marca: 'hotsiteId',
  papeis: { le: ENTRAM_NA_MANUTENCAO, escreve: QUEM_MANTEM },
  campos: {
    alcance: { rotulo: 'O que fecha' },
    situacao: { rotulo: 'Situação' },
    motivo: { rotulo: 'Motivo', busca: true, semArvore: true },
    inicio: { rotulo: 'Anunciada para' },
    ativadaEm: { rotulo: 'Ativada em' },
    desligadaEm: { rotulo: 'Desligada em' },
    todasAsMarcas: { rotulo: 'Em todas as marcas' },
  },
  rotulos: {
    mensagem: 'Mensagem aos visitantes',
    minutos: 'Duração, em minutos',
    leiloesAoVivo: 'Leilões ao vivo que ficam parados',
  },
  valores: { alcance: ROTULOS_ALCANCE, situacao: ROTULOS_MANUTENCAO },
  acrescenta: {
    resposta: { ate: z.string().nullable().describe('Quando termina por si') },
    de: (doc: Parameters<typeof fimDaManutencao>[0]) => ({ ate: fimDaManutencao(doc) }),
  },
  async confere({ acesso, antes, depois }, servicos: ServicosDaCasa) {
    if (depois.todasAsMarcas) servicos.exigirTodasAsMarcas(acesso);
    if (antes?.situacao !== 'ATIVA' || depois.situacao !== 'ATIVA') return;
    // Which auctions stand still was confirmed for what it was activated for.
    for (const campo of Object.keys(FIXOS) as (keyof typeof FIXOS)[])
      if (antes[campo] !== depois[campo])
        throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
          ...{ campo, campoRotulo: FIXOS[campo] },
          porque: 'a manutenção está ativa; desligue-a e ative outra',
        });
  },
  async usadoPor({ situacao }) {
    const rotulo = { um: 'manutenção em curso', varios: 'manutenções em curso' };
    return situacao === 'DESLIGADA' ? [] : [{ rotulo, daMarca: 1, deOutra: false }];
  },
  // What is of every brand is of who works on every one, to end it as well.
  async emVolta({ acesso, antes }, servicos: ServicosDaCasa, gravar) {
    if (antes.todasAsMarcas) servicos.exigirTodasAsMarcas(acesso);
    return gravar();
  },
  // Who is answered finds it in force.
  aposGravar: (servicos: ServicosDaCasa) => servicos.portasEmDia(),
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'DESLIGADA', para: 'AVISADA', quem: QUEM_MANTEM },
      { de: 'DESLIGADA', para: 'ATIVA', quem: QUEM_MANTEM },
      { de: 'AVISADA', para: 'ATIVA', quem: QUEM_MANTEM },
      { de: 'AVISADA', para: 'DESLIGADA', quem: QUEM_MANTEM },
      { de: 'ATIVA', para: 'DESLIGADA', quem: QUEM_MANTEM },
    ],
  },
  acoes: {
    avisar: {
      resumo: 'Anuncia no site',
      papeis: QUEM_MANTEM,
      para: 'AVISADA',
      executar({ doc }, { agora }) {
        if (doc.inicio !== undefined && Date.parse(doc.inicio) <= agora())
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['inicio: anuncie para um instante no futuro']);
        return { situacao: 'AVISADA' as const };
      },
    },
    ativar: {
      resumo: 'Ativa: fecha o que alcança e pausa os leilões abertos, que recebem o tempo de volta',
      papeis: QUEM_MANTEM,
      para: 'ATIVA',
      // It closes doors, and names the auctions that it stops.
      soUm: true,
      corpo: z.strictObject({
        leiloesAoVivo: z
          .array(z.guid())
          .max(200)
          .default([])
          .describe('Os leilões ao vivo que serão pausados, cada um confirmado por quem ativa'),
      }),
      async executar({ doc, corpo }, servicos: ServicosDaCasa) {
        const aoVivo = await servicos.leiloesAoVivo(doc);
        const confirmados = corpo.leiloesAoVivo as string[];
        const leiloes = aoVivo.filter(({ uid }) => !confirmados.includes(uid));
        if (leiloes.length > 0)
          throw new ErroMartelo('LEILOES_AO_VIVO', {
            nomes: leiloes.map(({ nome, id }) => `${nome} (nº ${id})`).join(', '),
            leiloes,
          });
        const ativadaEm = new Date(servicos.agora()).toISOString();
        return { situacao: 'ATIVA' as const, ativadaEm, desligadaEm: null };
      },
    },
    desligar: {
      resumo: 'Desliga: tudo abre, e os leilões seguem com o tempo devolvido',
      papeis: QUEM_MANTEM,
      para: 'DESLIGADA',
      executar: (_, { agora }) => ({
        situacao: 'DESLIGADA' as const,
        desligadaEm: new Date(agora()).toISOString(),
      }),
    },
  },
  detalhe: {
    resposta: {
      leiloesAPausar: z.int().describe('Leilões abertos que ainda não pararam'),
      leiloesPausados: z.int(),
    },
    de: (doc, _, servicos: ServicosDaCasa) => servicos.pausasDaManutencao(doc),
  },
  rotas: ({ avisoDeManutencao }: ServicosDaCasa) => [
    rota({
      metodo: 'get',
      caminho: '/v1/manutencao/estado',
      resumo: 'A manutenção anunciada ou em curso nesta marca; responde também durante ela',
      guarda: 'publica',
      resposta: estadoDaManutencao,
      executar: ({ chamador }) => ({ aviso: avisoDeManutencao(chamador.hotsite.id) }),
    }),
  ],
});

/** When it ends by itself; of an announced one, when it would. ISO; null while no instant is known. */
export function fimDaManutencao({
  situacao,
  ativadaEm,
  inicio,
  minutos,
}: {
  situacao: string;
  ativadaEm?: string | null;
  inicio?: string | undefined;
  minutos: number;
}): string | null {
  const de = situacao === 'ATIVA' ? ativadaEm : situacao === 'AVISADA' ? inicio : null;
  return de ? new Date(Date.parse(de) + minutos * MINUTO_MS).toISOString() : null;
}
