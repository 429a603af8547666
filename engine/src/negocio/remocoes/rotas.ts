import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { arquivoVisto } from '@martelo/shared/arquivo';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { comandoId } from '@martelo/shared/identificador';
import { QUEM_SOLICITA_REMOCAO, QUEM_VE_REMOCOES } from '@martelo/shared/remocoes/remocao';
import {
  eventoEnviado,
  eventoRecebido,
  remocaoEscrita,
  respostaDoEvento,
} from '@martelo/shared/remocoes/remocao.esquema';
import { z } from 'zod';
import { comComandoId, identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { comComando } from '../../api/recurso/comandos.ts';
import type { Escritor } from '../../api/recurso/declaracao.ts';
import { formaVista, vistoPor } from '../../api/recurso/visao.ts';
import { carimbos, paginaDe } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import { REMOCOES, type Remocao, type RemocaoLida } from '../../casa/remocao.ts';
import type { ServicosDaVistoriaDaColeta } from '../../casa/servicos-das-vistorias.ts';
import { LEEM_VEICULOS, VEICULOS } from '../../casa/veiculo.ts';
import { TIPOS_ACEITOS } from '../../files/exam.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { EventosDasRemocoes } from './eventos.ts';
import { chaveDeAberta } from './nova.ts';
import { QUEM_E_DE_FORA } from './quem-e-de-fora.ts';
import { DE_FORA, rotasDeFora } from './rotas-de-fora.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  umaVez: UmaVez;
  estadias: Pick<ServicosDaEstadia, 'estadiaDaRemocao' | 'vagasDaEntrada' | 'agendarEntradaDaRemocao'>;
  vistorias: Pick<ServicosDaVistoriaDaColeta, 'vistoriaDaColeta' | 'temTipoDeColeta'>;
  /** Unix ms. */
  agora(): number;
}

/** Files that one removal takes. */
const ARQUIVOS_POR_REMOCAO = 100;
const envio = z.object({ comandoId: comandoId.optional() });
const listaDeEventos = z.object({ itens: z.array(eventoRecebido) });
const listaDeArquivos = z.object({ itens: z.array(arquivoVisto) });

/** The calls that are removals' alone: asked for, moved by codes, with their files; and the same for carriers and drivers, of theirs. */
export function rotasDasRemocoes(
  { registros, arquivos, umaVez, estadias, vistorias }: Dependencias,
  escritor: Escritor<Remocao>,
  eventos: EventosDasRemocoes,
): Rota[] {
  const remocoes = registros.colecao(REMOCOES);
  const achar = async ({ acesso }: Chamador, uid: string): Promise<RemocaoLida> => {
    const achada = await porIdOuUid(remocoes, acesso, uid);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada as RemocaoLida;
  };
  const guardar = async (chamador: Chamador, uid: string, req: Parameters<Rota['executar']>[0]['req']) => {
    const { acesso } = chamador;
    const alvo = await achar(chamador, uid);
    const { campos, enviado } = await arquivos.readForm(req, acesso, envio, { emPartes: true });
    const quem = identificar(chamador, req, campos.comandoId);
    const pedido = { chamada: 'arquivo-da-remocao', uid: alvo.uid, sha256: enviado.sha256 };
    return umaVez(quem, pedido, async () => {
      const doArquivo = uidDoComando(quem);
      const encerrada = alvo.situacao === 'RECUSADA' || alvo.situacao === 'CANCELADA';
      // One that is there is answered as it was then, whatever has become of the removal.
      if (encerrada && (await arquivos.get(SISTEMA, doArquivo)) === null)
        throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
          campo: 'arquivos',
          porque: 'a remoção está encerrada',
        });
      const arquivo = await arquivos.receive(enviado, {
        ...{ acesso, hotsiteId: alvo.hotsiteId, dono: alvo.uid, proposito: 'remocao', alvo: alvo.uid },
        ...{ uid: doArquivo, limites: { porAlvo: ARQUIVOS_POR_REMOCAO, tipos: TIPOS_ACEITOS } },
      });
      return arquivos.view(arquivo, acesso);
    });
  };
  const listarArquivos = async (chamador: Chamador, uid: string) => {
    const alvo = await achar(chamador, uid);
    const achados = await arquivos.of(chamador.acesso, 'remocao', alvo.uid);
    return { itens: achados.map((um) => arquivos.view(um, chamador.acesso)) };
  };
  /** The same for the house and for those outside, each of what they may read. */
  const comuns = (caminho: string, guarda: Rota['guarda']): Rota[] => [
    rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/eventos`,
      resumo:
        'Envia um código (S02 a S17): reconhecido EST01, ou ESTXX quando este comandoId já veio; processado EST02, não processado EST03 com o porquê; antes da vez, espera 10 minutos',
      guarda,
      params: paramsUid,
      body: eventoEnviado,
      resposta: respostaDoEvento,
      pendente: aguardaAprovacao,
      executar: ({ params, body, chamador }) => eventos.receber(chamador, params.uid, body),
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid/eventos`,
      resumo: 'Os códigos recebidos e o que foi de cada um, do mais recente ao primeiro',
      guarda,
      params: paramsUid,
      resposta: listaDeEventos,
      executar: async ({ params, chamador }) => ({
        itens: await eventos.listar(chamador.acesso, params.uid),
      }),
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/arquivos`,
      resumo: `Guarda uma foto, assinatura ou documento (campo \`arquivo\`, até 15 MB); no máximo ${ARQUIVOS_POR_REMOCAO} por remoção. Um código diz depois o que é`,
      guarda,
      status: 201,
      ...{ fluxo: true, emPartes: true },
      params: paramsUid,
      body: envio,
      resposta: arquivoVisto,
      executar: ({ params, chamador, req }) => guardar(chamador, params.uid, req),
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid/arquivos`,
      resumo: 'Os arquivos de uma remoção, com o endereço de cada um por 15 minutos',
      guarda,
      params: paramsUid,
      resposta: listaDeArquivos,
      executar: ({ params, chamador }) => listarArquivos(chamador, params.uid),
    }),
  ];

  const pedir = rota({
    metodo: 'post',
    caminho: '/v1/remocoes',
    resumo: 'Pede a remoção de um veículo a um pátio (S01); um veículo tem uma em aberto',
    guarda: QUEM_SOLICITA_REMOCAO,
    status: 201,
    body: remocaoEscrita.extend(comComandoId),
    resposta: z.object({ ...formaVista(REMOCOES as never).shape, ...carimbos }),
    async executar({ body: { comandoId: id, ...pedido }, chamador, req }) {
      const quem = comComando(chamador, req, id);
      const nova = await escritor.criar(quem, pedido).catch(async (erro: unknown) => {
        // Two that ask at once: the second is told of the first.
        const tomada = erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE';
        const outra = tomada ? await chaveDeAberta(registros, chamador.hotsite.id, pedido.veiculoId) : null;
        throw outra === null ? erro : new ErroMartelo('REMOCAO_EM_CURSO', { numero: outra.id });
      });
      return vistoPor(REMOCOES as never, chamador.acesso, nova as never);
    },
  });

  const veiculoARemover = z.object({
    ...{ id: z.int(), uid: z.guid(), nome: z.string(), placa: z.string().nullable(), situacao: z.string() },
    remocaoId: z.int().nullable().describe('A remoção em aberto, se há uma'),
  });
  const daConsulta = z.object({
    apos: z.string().max(4_000).optional().describe('O `proximo` da página anterior'),
    geral: z
      .string()
      .trim()
      .max(60)
      .optional()
      .describe('Palavras da placa, do chassi, da marca ou do modelo'),
    pagina: z.coerce.number().int().min(1).max(1_000).default(1),
    porPagina: z.coerce.number().int().min(1).max(100).default(20),
  });
  const veiculosARemover = rota({
    metodo: 'get',
    caminho: '/v1/veiculos/qb/remocoes',
    resumo:
      'Veículos que se podem buscar: fora dos pátios e sem bloqueio; de quem tem uma remoção em aberto, qual',
    guarda: LEEM_VEICULOS.filter((papel) => QUEM_VE_REMOCOES.some((um) => um === papel)),
    query: daConsulta,
    resposta: paginaDe(veiculoARemover),
    async executar({ query: { geral, pagina, porPagina, apos }, chamador: { acesso } }) {
      const filtros: Filtro[] = [
        { tipo: 'multipla', campo: 'situacao', valores: ['CADASTRADO', 'EM_REMOCAO'] },
        ...(geral ? [{ tipo: 'geral', valor: geral } as const] : []),
      ];
      const achados = await registros
        .colecao(VEICULOS)
        .listar(acesso, { filtros, pagina, porPagina, ...(apos === undefined ? {} : { apos }) });
      const itens = await Promise.all(
        achados.itens
          .filter(({ bloquearRemocao }) => bloquearRemocao !== true)
          .map(async ({ id, uid, placa = null, marca, modelo, situacao, hotsiteId }) => ({
            ...{ id, uid, placa, situacao: String(situacao) },
            nome: [marca, modelo].filter(Boolean).join(' '),
            remocaoId: (await chaveDeAberta(registros, hotsiteId, id))?.id ?? null,
          })),
      );
      return { ...achados, itens };
    },
  });

  return [
    pedir,
    veiculosARemover,
    ...comuns('/v1/remocoes', QUEM_VE_REMOCOES),
    ...rotasDeFora({ registros, estadias, vistorias, umaVez }, achar),
    ...comuns(DE_FORA, QUEM_E_DE_FORA),
  ];
}
