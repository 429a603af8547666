import { semAusentes } from '@martelo/shared/ausentes';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import {
  type CanalTransmissao,
  canalTransmissaoEscrita,
  fimTransmissao,
  inicioTransmissao,
  publicacaoTransmissao,
  transmissao,
} from '@martelo/shared/transmissao';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { formaVista, vistoPor } from '../api/recurso/visao.ts';
import { type Chamador, type Rota, rota } from '../api/rota.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who runs broadcasts (spec 6). */
const EQUIPE = ['Interno - ADM', 'Interno - Leiloeiro', 'Interno - MKT'] as const;

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
  papeis: { le: EQUIPE, escreve: EQUIPE },
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
  // Made by the calls below, which the spec names.
  escrita: z.strictObject({}),
  guarda: transmissao.omit({ uid: true, hotsiteId: true }).shape,
  marca: 'hotsiteId',
  papeis: { le: EQUIPE, escreve: [] },
  conduzem: EQUIPE,
  campos: {
    leilaoUid: { rotulo: 'Leilão' },
    canalTransmissaoUid: { rotulo: 'Canal' },
    publicada: { rotulo: 'No ar' },
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
  rotas: conducao,
});

/** Begins, puts on the air and ends a broadcast. */
function conducao({ registros, localizador, agora }: ServicosDaCasa): Rota[] {
  const transmissoes = registros.colecao(TRANSMISSOES);
  const canais = registros.colecao(CANAIS_TRANSMISSAO);
  const resposta = z.looseObject(formaVista(TRANSMISSOES as never).shape);
  const ver = ({ acesso }: Chamador, transmissao: object) =>
    vistoPor(TRANSMISSOES as never, acesso, transmissao as never);
  const instante = () => new Date(agora()).toISOString();
  /** The brand's own broadcast of this auction. */
  const achar = async ({ acesso }: Chamador, uid: string, leilaoUid?: string) => {
    const achada = await transmissoes.obter(acesso, uid);
    if (achada === null || (leilaoUid !== undefined && achada.leilaoUid !== leilaoUid))
      throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/transmissao',
      resumo: 'Inicia a transmissão de um leilão; o público a vê depois de publicada',
      guarda: EQUIPE,
      status: 201,
      body: inicioTransmissao,
      resposta,
      async executar({ body, chamador, req }) {
        const { acesso } = chamador;
        await localizador.vistaDoLeilao(acesso, body.leilaoUid);
        const { canalTransmissaoUid } = body;
        const canal = canalTransmissaoUid ? await canais.obter(acesso, canalTransmissaoUid) : null;
        if (canalTransmissaoUid && canal?.leilaoUid !== body.leilaoUid)
          throw new ErroMartelo('NAO_ENCONTRADO');
        const id = await registros.proximoId('transmissao');
        const iniciada = await transmissoes.inserir(acesso, {
          ...body,
          ...{ uid: uuidv7(), id, hotsiteId: chamador.hotsite.id, publicada: false },
          ...{ browser: (req.get('user-agent') ?? '').slice(0, 300), ip: chamador.ip },
          ...{ dataInicio: instante(), dataFim: null, motivoFim: null },
        });
        return ver(chamador, iniciada);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/transmissao/publicar',
      resumo: 'Põe uma transmissão no ar, no lugar da que o leilão tinha',
      guarda: EQUIPE,
      body: publicacaoTransmissao,
      resposta,
      async executar({ body: { transmissaoUid, leilaoUid, ...mudancas }, chamador }) {
        const { acesso } = chamador;
        const antes = await achar(chamador, transmissaoUid, leilaoUid);
        if (antes.dataFim !== null) throw new ErroMartelo('NAO_ENCONTRADO');
        const noAr = transmissoes.percorrer(acesso, {
          filtros: [
            { tipo: 'exata', campo: 'leilaoUid', valor: leilaoUid },
            { tipo: 'exata', campo: 'publicada', valor: true },
          ],
        });
        for await (const outra of noAr)
          if (outra.uid !== antes.uid)
            await transmissoes.salvar(acesso, { ...outra, publicada: false }, outra.revisao);
        const noArAgora = { ...antes, ...semAusentes(mudancas), publicada: true };
        return ver(chamador, await transmissoes.salvar(acesso, noArAgora, antes.revisao));
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/transmissao/:uid/encerrar',
      resumo: 'Encerra uma transmissão',
      guarda: EQUIPE,
      params: z.object({ uid: z.guid() }),
      body: fimTransmissao,
      resposta,
      async executar({ params, body: { motivoFim }, chamador }) {
        const antes = await achar(chamador, params.uid);
        if (antes.dataFim !== null) return ver(chamador, antes);
        const depois = { ...antes, publicada: false, dataFim: instante(), motivoFim };
        return ver(chamador, await transmissoes.salvar(chamador.acesso, depois, antes.revisao));
      },
    }),
  ];
}
