import { QUEM_TRANSMITE } from '@martelo/shared/papeis';
import { type CanalTransmissao, canalTransmissaoEscrita, transmissao } from '@martelo/shared/transmissao';
import { ROTULOS_DA_TRANSMISSAO } from '@martelo/shared/transmissao/situacao';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Channels of a brand: the way from one yard's cameras to one auction's page. */
export const CANAIS_TRANSMISSAO = recurso({
  nome: 'canalTransmissao',
  colecao: 'canaisTransmissao',
  caminho: '/v1/canal-transmissao',
  rotulo: { um: 'Canal de transmissão', varios: 'Canais de transmissão' },
  modulo: 'leilao',
  escrita: canalTransmissaoEscrita,
  guarda: { ultimaAtualizacao: z.iso.datetime() },
  derivados: (_, { agora }) => ({ ultimaAtualizacao: new Date(agora()).toISOString() }),
  marca: 'hotsiteId',
  papeis: { le: QUEM_TRANSMITE, escreve: QUEM_TRANSMITE },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    leilaoUid: { rotulo: 'Leilão' },
    disponivel: { rotulo: 'Disponível' },
  },
  rotulos: { templateUid: 'Modelo', ultimaAtualizacao: 'Última atualização' },
  async confere({ acesso, antes, depois }, { localizador }: ServicosDaCasa) {
    if (depois.leilaoUid !== antes?.leilaoUid) await localizador.vistaDoLeilao(acesso, depois.leilaoUid);
  },
  // By the spec's name, beside our own.
  acrescenta: {
    resposta: { canalTransmissaoUid: z.guid() },
    de: ({ uid }: Pick<CanalTransmissao, 'uid'>) => ({ canalTransmissaoUid: uid }),
  },
});

/** Broadcasts of a brand. They carry the encoder's address: the public reads `TransmissaoPublica` alone. */
export const TRANSMISSOES = recurso({
  nome: 'transmissao',
  colecao: 'transmissoes',
  caminho: '/v1/transmissao',
  rotulo: { um: 'Transmissão', varios: 'Transmissões' },
  modulo: 'leilao',
  // The address of one auction's is its studio's (spec 2).
  lista: { rota: 'transmissoes' },
  // Made by calls of their own, which the spec names (negocio/transmissoes).
  escrita: z.strictObject({}),
  guarda: transmissao.omit({ uid: true, hotsiteId: true }).shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_TRANSMITE, escreve: [] },
  conduzem: QUEM_TRANSMITE,
  campos: {
    leilaoUid: { rotulo: 'Leilão' },
    canalTransmissaoUid: { rotulo: 'Canal' },
    situacao: { rotulo: 'Situação' },
    publicada: { rotulo: 'Mostrada ao público' },
    dataInicio: { rotulo: 'Início' },
  },
  rotulos: {
    urlRmtp: 'Endereço do codificador',
    videoAtivo: 'Com vídeo',
    audioAtivo: 'Com áudio',
    posicaoTemplate: 'Posição no modelo',
    local: 'Local',
    ultimaChecagem: 'Última checagem',
    videoFilename: 'Arquivo de vídeo',
    videoVoltarNoSegundo: 'Volta no segundo',
    videoLoop: 'Vídeo repetido',
    browser: 'Navegador',
    ip: 'Endereço IP',
    dataFim: 'Fim',
    motivoFim: 'Motivo do fim',
  },
  valores: { situacao: ROTULOS_DA_TRANSMISSAO },
  transicoes: {
    campo: 'situacao',
    tabela: [
      // Comes and falls by itself: what is seen of its stream decides.
      { de: 'PREPARADA', para: 'NO_AR', quem: [] },
      { de: 'PREPARADA', para: 'PUBLICADA', quem: [] },
      { de: 'NO_AR', para: 'CAIU', quem: [] },
      { de: 'PUBLICADA', para: 'CAIU', quem: [] },
      { de: 'CAIU', para: 'NO_AR', quem: [] },
      { de: 'CAIU', para: 'PUBLICADA', quem: [] },
      { de: 'NO_AR', para: 'PUBLICADA', quem: QUEM_TRANSMITE },
      { de: 'PUBLICADA', para: 'NO_AR', quem: QUEM_TRANSMITE },
      ...(['PREPARADA', 'NO_AR', 'PUBLICADA', 'CAIU'] as const).map((de) => ({
        ...{ de, para: 'ENCERRADA', quem: QUEM_TRANSMITE },
      })),
    ],
  },
});
