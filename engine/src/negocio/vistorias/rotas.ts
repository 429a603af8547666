import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_REMOCAO, type SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import {
  fotoEnviada,
  preenchimento,
  respostasEnviadas,
  respostasRecebidas,
} from '@martelo/shared/vistorias/esquema';
import { FOTOS_DA_VISTORIA_MAX, RESPOSTAS_POR_CHAMADA } from '@martelo/shared/vistorias/itens';
import { QUEM_VE_VISTORIAS, QUEM_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import { z } from 'zod';
import { autorDe, comComandoId, paramsUid } from '../../api/comando.ts';
import { parametrosDaEspecie } from '../../api/recurso/parametros.ts';
import { exigirNomeaveis } from '../../api/recurso/visao.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { REMOCOES, type RemocaoLida } from '../../casa/remocao.ts';
import { RESPOSTAS_DE_VISTORIA } from '../../casa/respostas-da-vistoria.ts';
import type {
  ServicosDasVistorias,
  ServicosDaVistoriaDaColeta,
  VistoriaGuardada,
} from '../../casa/servicos-das-vistorias.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { chaveDasRespostas, VISTORIAS } from '../../casa/vistoria.ts';
import { TIPOS_ACEITOS } from '../../files/exam.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { EmExclusivo } from '../../records/exclusivo.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, ConsultaDoPorto, Registro, Registros } from '../../records/records.ts';
import { QUEM_E_DE_FORA } from '../remocoes/quem-e-de-fora.ts';
import { lugarNaFoto } from './gps.ts';
import { type ComoResponder, exigirAberta, itemDe, uidDaResposta } from './responder.ts';
import type { criarVer } from './ver.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  responder: ComoResponder;
  ver: ReturnType<typeof criarVer>;
  emExclusivo: EmExclusivo;
  umaVistoriaPorVez: ServicosDasVistorias['umaVistoriaPorVez'];
  daColeta: ServicosDaVistoriaDaColeta;
}

/** When the inspection of what is collected may begin. */
const COLETA: ReadonlySet<SituacaoRemocao> = new Set(['CONFIRMADA', 'EM_ROTA', 'EM_COLETA']);
/** A picture, as phones take them. */
const FOTOS = TIPOS_ACEITOS.filter((tipo) => tipo !== 'application/pdf');
/** A hundred answers with texts, markings and signatures in them. */
const LIMITE_BYTES = 2_000_000;

/** Inspections as they are filled in and read; offline first: whatever is sent again is taken once (F6). */
export function rotasDasVistorias({
  registros,
  arquivos,
  responder,
  ver,
  emExclusivo,
  umaVistoriaPorVez,
  daColeta,
}: Dependencias): Rota[] {
  const vistorias = registros.colecao(VISTORIAS);
  const achar = async (acesso: Acesso, uid: string): Promise<Registro<VistoriaGuardada>> => {
    const achada = await porIdOuUid(vistorias, acesso, uid);
    if (achada === null || achada.removidoEm !== undefined) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada as Registro<VistoriaGuardada>;
  };

  /** The same for the house and for who collects, each of those that they find. */
  const comuns = ({
    caminho,
    leem,
    respondem,
    achar,
    ler = achar,
  }: {
    caminho: string;
    leem: Rota['guarda'];
    respondem: Rota['guarda'];
    /** The one that is answered. */
    achar: (acesso: Acesso, uid: string) => Promise<Registro<VistoriaGuardada>>;
    /** The one that is read, where that is not the same. */
    ler?: (acesso: Acesso, uid: string) => Promise<Registro<VistoriaGuardada>>;
  }): Rota[] => [
    rota({
      metodo: 'get',
      caminho: `${caminho}/preenchimento`,
      resumo: 'Tudo o que uma vistoria pergunta e o que já foi respondido; fotos com endereço por 15 minutos',
      guarda: leem,
      params: paramsUid,
      resposta: preenchimento,
      async executar({ params, chamador: { acesso } }) {
        return ver(acesso, await ler(acesso, params.uid));
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/respostas`,
      resumo: `Responde itens, até ${RESPOSTAS_POR_CHAMADA} por chamada; cada resposta vale uma vez, por mais que seja enviada`,
      guarda: respondem,
      limite: LIMITE_BYTES,
      params: paramsUid,
      body: respostasEnviadas,
      resposta: respostasRecebidas,
      async executar({ params, body, chamador: { acesso } }) {
        const { uid, hotsiteId } = await achar(acesso, params.uid);
        const quem = { por: autorDe({ acesso } as never), aparelho: body.aparelho };
        const itens: z.output<typeof respostasRecebidas>['itens'] = [];
        await emExclusivo([chaveDasRespostas(uid)], async () => {
          for (const dada of body.respostas)
            itens.push(
              await umaVistoriaPorVez(hotsiteId, async () => {
                const vistoria = await achar(acesso, params.uid);
                return { id: dada.id, ok: true, erro: null, ...(await responder(vistoria, dada, quem)) };
              }).catch((erro: unknown) => {
                if (!(erro instanceof ErroMartelo)) throw erro;
                const { codigo, message } = erro;
                return { id: dada.id, ok: false, repetida: false, erro: { codigo, message } };
              }),
            );
        });
        return { itens };
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/fotos`,
      resumo: `Responde um item com uma foto (campo \`arquivo\`, até 15 MB); no máximo ${FOTOS_DA_VISTORIA_MAX} por vistoria`,
      guarda: respondem,
      status: 201,
      ...{ fluxo: true, emPartes: true },
      params: paramsUid,
      body: fotoEnviada,
      resposta: z.object({
        id: z.guid(),
        repetida: z.boolean().describe('Já tinha chegado antes: nada mudou'),
        sha256: z.string(),
        largura: z.int().nullable(),
        altura: z.int().nullable(),
      }),
      async executar({ params, chamador: { acesso, hotsite }, req }) {
        const { uid } = await achar(acesso, params.uid);
        const { campos, enviado } = await arquivos.readForm(req, acesso, fotoEnviada, { emPartes: true });
        const respostaUid = uidDaResposta(uid, campos.id);
        const antes = await achar(acesso, params.uid);
        const ja = await registros.colecao(RESPOSTAS_DE_VISTORIA).obter(SISTEMA, respostaUid);
        if (ja === null) exigirAberta(antes);
        if ((await itemDe(registros, antes, campos.itemUid)).tipo !== 'foto')
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['itemUid: este item não se responde com foto']);
        const foto = await arquivos.receive(enviado, {
          ...{ acesso, hotsiteId: hotsite.id, dono: uid, proposito: 'vistoria', alvo: uid },
          ...{ uid: respostaUid, limites: { porAlvo: FOTOS_DA_VISTORIA_MAX, tipos: FOTOS } },
        });
        const { latitude, longitude, precisao = null } = campos;
        const { repetida } = await emExclusivo([chaveDasRespostas(uid)], () =>
          umaVistoriaPorVez(hotsite.id, async () =>
            responder(
              await achar(acesso, params.uid),
              {
                ...{ id: campos.id, itemUid: campos.itemUid, em: campos.em },
                valor: { arquivoUid: foto.uid, sha256: foto.sha256Guardado },
                lugar:
                  latitude === undefined || longitude === undefined
                    ? null
                    : { latitude, longitude, precisao },
                ...{ lugarDaFoto: lugarNaFoto(enviado.bytes), sha256: foto.sha256Guardado },
              },
              { por: autorDe({ acesso } as never), aparelho: campos.aparelho },
            ),
          ),
        );
        const { largura, altura, sha256Guardado: sha256 } = foto;
        return { id: campos.id, repetida, sha256, largura, altura };
      },
    }),
  ];

  const remocoes = registros.colecao(REMOCOES);
  const remocaoDe = async (acesso: Acesso, uid: string): Promise<RemocaoLida> => {
    // Another's is not there (F14): so says the removals' own policy, and with it of the inspection.
    const remocao = await porIdOuUid(remocoes, acesso, uid);
    if (remocao === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return remocao as RemocaoLida;
  };
  /** @throws ErroMartelo ALTERACAO_NAO_PERMITIDA where it is too late, or too early, to begin one */
  const exigirQueComece = ({ situacao }: RemocaoLida): void => {
    if (!COLETA.has(situacao))
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campo: 'vistoria', campoRotulo: 'a vistoria da coleta' },
        porque: `a remoção está ${ROTULOS_REMOCAO[situacao].toLowerCase()}`,
      });
  };
  /** The one of a removal of theirs; begun, where it has none yet: a phone without network answers before anybody could begin it. */
  const daColetaDe = async (acesso: Acesso, uid: string): Promise<Registro<VistoriaGuardada>> => {
    const remocao = await remocaoDe(acesso, uid);
    const ja = await daColeta.vistoriaDaColeta(remocao.uid);
    if (ja !== null) return ja.vistoria;
    exigirQueComece(remocao);
    return daColeta.comecarVistoriaDaColeta(acesso, remocao);
  };
  /** The same to be read: what is not begun is shown as it would begin, and reading it begins nothing. */
  const lerDaColeta = async (acesso: Acesso, uid: string): Promise<Registro<VistoriaGuardada>> => {
    const remocao = await remocaoDe(acesso, uid);
    const ja = await daColeta.vistoriaDaColeta(remocao.uid);
    if (ja !== null) return ja.vistoria;
    if (!COLETA.has(remocao.situacao)) throw new ErroMartelo('NAO_ENCONTRADO');
    return daColeta.vistoriaPorComecar(acesso, remocao);
  };
  const fora = '/v1/transportadora/remocoes/:uid/vistoria';

  return [
    ...comuns({
      ...{ caminho: '/v1/vistorias/:uid', leem: QUEM_VE_VISTORIAS, respondem: QUEM_VISTORIA, achar },
    }),
    rota({
      metodo: 'post',
      caminho: fora,
      resumo: 'Começa a vistoria da coleta de uma remoção minha; a que há, se já começou',
      guarda: QUEM_E_DE_FORA,
      params: paramsUid,
      body: z.strictObject(comComandoId),
      resposta: preenchimento,
      async executar({ params, chamador: { acesso } }) {
        return ver(acesso, await daColetaDe(acesso, params.uid));
      },
    }),
    ...comuns({
      ...{ caminho: fora, leem: QUEM_E_DE_FORA, respondem: QUEM_E_DE_FORA },
      ...{ achar: daColetaDe, ler: lerDaColeta },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/veiculo-itens-detalhados/find/qb',
      resumo: 'O que se sabe dos itens e pneus de cada veículo, por filtros, ordem e texto dos veículos',
      guarda: VEICULOS.declaracao.papeis.le,
      query: parametrosDaEspecie(VEICULOS as never),
      resposta: paginaDe(
        z.object({
          ...{
            uid: z.guid(),
            veiculoId: z.int(),
            marca: z.string().nullable(),
            modelo: z.string().nullable(),
          },
          itensDetalhados: z.object({
            equipamentos: z.record(z.string(), z.string()).describe('Item → estado'),
            pneus: z.record(z.string(), z.string()).describe('Posição → condição'),
          }),
        }),
      ),
      async executar({ query, chamador: { acesso } }) {
        const { consulta } = query as { consulta: ConsultaDoPorto };
        exigirNomeaveis(VEICULOS as never, acesso, consulta);
        const pagina = await registros.colecao(VEICULOS).listar(acesso, consulta);
        return {
          ...pagina,
          itens: pagina.itens.map(({ uid, id, marca, modelo, itensDetalhados }) => ({
            ...{ uid, veiculoId: id, marca: marca ?? null, modelo: modelo ?? null },
            itensDetalhados: {
              equipamentos: itensDetalhados?.equipamentos ?? {},
              pneus: itensDetalhados?.pneus ?? {},
            },
          })),
        };
      },
    }),
  ];
}
