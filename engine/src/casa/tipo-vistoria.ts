import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_DESENHO } from '@martelo/shared/vistorias/desenho';
import { tipoVistoriaEscrita } from '@martelo/shared/vistorias/esquema';
import { problemasDasCategorias, ROTULOS_TIPO_DE_ITEM } from '@martelo/shared/vistorias/itens';
import {
  QUEM_FAZ_TIPOS_DE_VISTORIA as FAZEM,
  QUEM_VE_TODAS_AS_VISTORIAS,
  ROTULOS_TIPO_DE_VEICULO_DA_VISTORIA,
} from '@martelo/shared/vistorias/vistoria';
import { z } from 'zod';
import { comComandoId, paramsUid } from '../api/comando.ts';
import { comComando } from '../api/recurso/comandos.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { rota } from '../api/rota.ts';
import type { ServicosDasVistorias } from './servicos-das-vistorias.ts';
import { comUids, guardarVersao, uidDaVersao } from './versao-do-tipo-de-vistoria.ts';

const guarda = {
  /** How often it was published; 0: never, and no inspection can be of it. */
  versao: z.int().default(0),
  versaoUid: z.guid().nullable().default(null),
  publicadaEm: z.iso.datetime().nullable().default(null),
};

/**
 * What inspections ask for. What staff write is a draft; publishing makes a version of it, which inspections asked for from then on keep, whatever
 * becomes of the type (F5).
 */
export const TIPOS_DE_VISTORIA = recurso({
  nome: 'tipoVistoria',
  colecao: 'tiposVistoria',
  caminho: '/v1/tipo-vistoria',
  rotulo: { um: 'Tipo de vistoria', varios: 'Tipos de vistoria' },
  modulo: 'patios',
  lista: { rota: 'tipos-vistoria' },
  escrita: tipoVistoriaEscrita,
  guarda,
  marca: 'hotsiteId',
  // Who asks for an inspection chooses among them.
  papeis: { le: [...QUEM_VE_TODAS_AS_VISTORIAS, 'Interno - Pátio'], escreve: FAZEM },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    ativo: { rotulo: 'Ativo' },
    naColeta: { rotulo: 'Usada na coleta' },
    versao: { rotulo: 'Versão publicada', semArvore: true },
    publicadaEm: { rotulo: 'Publicada em', semArvore: true },
    podeEditar: { rotulo: 'Itens podem ser editados', semArvore: true },
    disponibilizarParaTipos: { rotulo: 'Para veículos', semArvore: true },
  },
  rotulos: {
    versaoUid: 'Identificador da versão',
    categorias: 'Categorias',
    'categorias.uid': 'Identificador da categoria',
    'categorias.nome': 'Nome da categoria',
    'categorias.itens': 'Itens',
    'categorias.itens.uid': 'Identificador do item',
    'categorias.itens.nome': 'O que se pergunta',
    'categorias.itens.tipo': 'Como se responde',
    'categorias.itens.obrigatorio': 'Obrigatório',
    'categorias.itens.descricao': 'Orientação a quem preenche',
    'categorias.itens.opcoes': 'Opções',
    'categorias.itens.exemploUrl': 'Endereço da imagem de exemplo',
    'categorias.itens.desenho': 'Desenho em que se marca',
    'categorias.itens.ordem': 'Ordem',
  },
  valores: {
    disponibilizarParaTipos: ROTULOS_TIPO_DE_VEICULO_DA_VISTORIA,
    'categorias.itens.tipo': ROTULOS_TIPO_DE_ITEM,
    'categorias.itens.desenho': ROTULOS_DESENHO,
    tipo: ROTULOS_TIPO_DE_ITEM,
    desenho: ROTULOS_DESENHO,
  },
  unicos: [['nome']],
  limite: 400_000,
  async confere({ antes, depois }) {
    const mudou = JSON.stringify(antes?.categorias ?? []) !== JSON.stringify(depois.categorias);
    // Publishing gives uids; it is no change of what is asked.
    const publica = antes !== null && antes.versao !== depois.versao;
    if (antes !== null && mudou && !publica && !antes.podeEditar && !depois.podeEditar)
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campo: 'categorias', campoRotulo: 'os itens' },
        porque: 'este tipo não pode ser editado; permita antes que seus itens sejam editados',
      });
    const problemas = problemasDasCategorias(depois.categorias);
    const uids = depois.categorias.flatMap(({ uid, itens }) => [uid, ...itens.map((item) => item.uid)]);
    const dados = uids.filter((uid) => uid !== undefined);
    if (new Set(dados).size < dados.length) problemas.push('categorias: um identificador está duas vezes');
    if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
  },
  acrescenta: {
    resposta: { rascunho: z.boolean().describe('Há mudanças que ainda não foram publicadas') },
    de: ({ uid, versaoUid, categorias }) => ({
      rascunho: versaoUid === null || uidDaVersao(uid, categorias) !== versaoUid,
    }),
  },
  acoes: {
    publicar: {
      resumo: 'Publica: as vistorias pedidas a partir de agora são desta versão',
      papeis: FAZEM,
      soUm: true,
      async executar({ doc }, { registros, agora }) {
        if (doc.categorias.every(({ itens }) => itens.length === 0))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['categorias: escreva ao menos um item']);
        const categorias = comUids(doc.categorias);
        // Under the digest of what it asks for: kept for nothing where the save is refused, and it changes nothing then.
        const versaoUid = await guardarVersao(registros, {
          ...{ hotsiteId: doc.hotsiteId, tipoUid: doc.uid, categorias },
        });
        if (versaoUid === doc.versaoUid)
          throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
            ...{ campo: 'versao', campoRotulo: 'a versão', porque: 'nada mudou desde que foi publicada' },
          });
        return {
          ...{ categorias, versaoUid, versao: doc.versao + 1 },
          publicadaEm: new Date(agora()).toISOString(),
        };
      },
    },
  },
  // Of every way to remove one: what was inspected by it says so.
  async usadoPor({ id, hotsiteId }, _acesso, { registros, vistoriasDoTipo }: ServicosDasVistorias) {
    if ((await vistoriasDoTipo(registros, { id, hotsiteId })) > 0) throw new ErroMartelo('TIPO_EM_USO');
    return [];
  },
  listas: [{ caminho: '/v1/tipo-vistoria/find/qb', resumo: 'Tipos de vistoria, pelo endereço de antes' }],
  rotas: (_: ServicosDasVistorias, escritor) => [
    rota({
      metodo: 'get',
      caminho: '/v1/tipo-vistoria/find/:uid',
      resumo: 'Um tipo de vistoria, pelo endereço de antes',
      guarda: [...QUEM_VE_TODAS_AS_VISTORIAS, 'Interno - Pátio'],
      params: paramsUid,
      resposta: z.object({
        ...{ uid: z.guid(), id: z.int(), nome: z.string(), ativo: z.boolean(), podeEditar: z.boolean() },
        ...{ versao: z.int(), updatedAt: z.string(), revisao: z.int(), naColeta: z.boolean() },
        disponibilizarParaTipos: z.array(z.string()),
        categorias: tipoVistoriaEscrita.shape.categorias,
      }),
      async executar({ params, chamador }) {
        const doc = await escritor.achar(chamador.acesso, params.uid);
        const { uid, id, nome, ativo, podeEditar, versao, updatedAt, revisao } = doc;
        const { disponibilizarParaTipos, categorias, naColeta = false } = doc;
        return {
          ...{ uid, id, nome, ativo, podeEditar, versao, updatedAt, revisao },
          ...{ disponibilizarParaTipos, categorias, naColeta },
        };
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/tipo-vistoria/del/:uid',
      resumo: 'Remove um tipo de vistoria que nunca foi usado; sem `revisao`, o que está lá',
      guarda: FAZEM,
      params: paramsUid,
      query: z.strictObject({ revisao: z.coerce.number().int().positive().optional(), ...comComandoId }),
      status: 204,
      async executar({ params, query, chamador, req }) {
        const quem = comComando(chamador, req, query.comandoId);
        const revisao = query.revisao ?? (await escritor.achar(chamador.acesso, params.uid)).revisao;
        await escritor.remover(quem, params.uid, revisao);
      },
    }),
  ],
});
