import { type ComitentePublico, comitenteEscrita, comitentePublico } from '@martelo/shared/comitente';
import { ErroMartelo } from '@martelo/shared/erros';
import { ATIVO_OU_INATIVO } from '@martelo/shared/situacao-do-cadastro';
import { z } from 'zod';
import { idOuUid } from '../api/comando.ts';
import type { Escritor, Guardado } from '../api/recurso/declaracao.ts';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { formaVista, vistoPor } from '../api/recurso/visao.ts';
import { paginaDe, paginaUnica } from '../api/resposta.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { GRUPOS_COMITENTE } from './grupo-comitente.ts';
import { gruposVistos, usuariosDosGrupos } from './grupos-do-usuario.ts';
import {
  EQUIPE_DE_COMITENTES,
  PAPEL_COMITENTE,
  QUEM_VE_COMITENTES as QUEM_VE,
  veTodosOsComitentes,
} from './quem-ve-comitentes.ts';
import type { ServicosDaCasa } from './servicos.ts';
import { lotesQueNomeiam } from './usado-em-leiloes.ts';

export { EQUIPE_DE_COMITENTES, PAPEL_COMITENTE } from './quem-ve-comitentes.ts';

const guarda = {
  /** Its group as it was written before groups were records; nobody writes it any more. */
  grupo: z.string().max(60).optional(),
  /** Users who may answer in its name. */
  usuarios: z.array(z.guid()).default([]),
};

/** Consignors. The house's staff keep them; a consignor's own users see theirs. */
export const COMITENTES = recurso({
  nome: 'comitente',
  caminho: '/v1/comitentes',
  rotulo: { um: 'Comitente', varios: 'Comitentes' },
  modulo: 'comitente',
  escrita: comitenteEscrita,
  guarda,
  marca: 'hotsites',
  papeis: { le: QUEM_VE, escreve: EQUIPE_DE_COMITENTES },
  // Theirs by themselves, and by the groups that they work for.
  somente: (acesso) => (veTodosOsComitentes(acesso) ? {} : { id: acesso.comitentes ?? [] }),
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    nomeSite: { rotulo: 'Nome no site', busca: true, semArvore: true },
    cogId: { rotulo: 'Grupo' },
    carteiraIds: { rotulo: 'Carteiras' },
    situacao: { rotulo: 'Situação' },
    mostrarNoSite: { rotulo: 'No site' },
    usuarios: { rotulo: 'Usuários' },
  },
  rotulos: {
    grupo: 'Grupo, como era escrito',
    logomarcaUrl: 'Logomarca',
    prazoCondicionalHoras: 'Prazo do condicional (horas)',
    prazoClienteHoras: 'Prazo do cliente (horas)',
    toleranciaLiberacaoPorcentagem: 'Tolerância de liberação (%)',
    aceitarReplica: 'Aceita réplica',
    laudoLoteCondicionalDestinatarios: 'Avaliação do condicional por carta',
    'laudoLoteCondicionalDestinatarios.emails': 'E-mails que a recebem',
  },
  valores: { situacao: ATIVO_OU_INATIVO },
  refs: { cogId: 'grupoComitente', carteiraIds: 'carteira' },
  listas: [
    { caminho: '/v1/comitentes/listar-comitentes', resumo: 'Os comitentes que posso ver' },
    { caminho: '/v1/comitentes/comitente/find/qb', resumo: 'Os comitentes que posso ver, por filtros' },
  ],
  naoEncontrado: 'COMITENTE_NAO_ENCONTRADO',
  // Of any of its brands: whoever removes it may remove it from all of them.
  async usadoPor(doc, acesso, servicos: ServicosDaCasa) {
    const doComitente = { tipo: 'exata', campo: 'dados.comitente.comId', valor: doc.id } as const;
    return [await lotesQueNomeiam(doComitente, { doc, acesso, servicos })];
  },
  rotas: (servicos: ServicosDaCasa, escritor) => [
    noSite(servicos),
    doLeilao(servicos),
    gruposVistos(servicos),
    ...dosUsuarios(servicos, escritor),
    ...usuariosDosGrupos(servicos),
  ],
});
type Comitente = Guardado<typeof comitenteEscrita, typeof guarda, 'hotsites'>;
const registro = z.looseObject(formaVista(COMITENTES as never).shape);

const noSite = ({ registros }: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/comitentes/lista-site',
    resumo: 'Comitentes que o site mostra: nome e logomarca',
    guarda: 'publica',
    resposta: z.object({ itens: z.array(comitentePublico), total: z.int() }),
    async executar({ chamador: { hotsite } }) {
      const itens: ComitentePublico[] = [];
      const mostrados = registros.colecao(COMITENTES).percorrer(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'hotsites', valor: hotsite.id },
          { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
          { tipo: 'exata', campo: 'mostrarNoSite', valor: true },
          SEM_REMOVIDOS,
        ],
        ordem: { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' },
      });
      // The rest of a consignor, its terms above all, is nobody's business.
      for await (const { id, nome, nomeSite, logomarcaUrl } of mostrados)
        itens.push({
          id,
          nomeSite: nomeSite || nome,
          logomarcaUrl: logomarcaUrl || null,
          existeLogomarca: Boolean(logomarcaUrl),
        });
      return { itens, total: itens.length };
    },
  });

const doLeilao = ({ registros, localizador }: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/comitentes/comitente/find/by-leilao/:id',
    resumo: 'Os comitentes dos lotes de um leilão',
    guarda: QUEM_VE,
    params: z.object({ id: idOuUid }),
    resposta: paginaDe(registro),
    async executar({ params, chamador: { acesso } }) {
      const estado = await localizador.leilao(acesso, params.id);
      const ids = new Set([...estado.lotes.values()].flatMap(({ dados }) => dados.comitente?.comId ?? []));
      const itens: Comitente[] = [];
      for (const id of ids) {
        const achado = await registros.colecao(COMITENTES).obterPor(acesso, 'id', id);
        if (achado !== null) itens.push(vistoPor(COMITENTES as never, acesso, achado));
      }
      return paginaUnica(itens);
    },
  });

/** Which consignors a user answers for. Adding one and taking one away bear repetition, so that neither asks for a revision. */
function dosUsuarios({ registros, usuarioComPapel }: ServicosDaCasa, escritor: Escritor<Comitente>): Rota[] {
  const comitentes = registros.colecao(COMITENTES);
  const params = z.object({ uid: idOuUid });
  const resposta = paginaDe(registro);
  const daCasa = (hotsiteId: number, usuario: string) => usuarioComPapel(hotsiteId, usuario, PAPEL_COMITENTE);
  /** By themselves, and by the groups that they work for: `usuarios` says which. */
  const doUsuario = async (acesso: Acesso, usuUid: string) => {
    const seus = await comitentesDe(registros, usuUid);
    const itens: Comitente[] = [];
    for (const { qual } of seus) {
      const um = await comitentes.obterPor(acesso, 'id', qual.id);
      if (um !== null) itens.push(vistoPor(COMITENTES as never, acesso, um));
    }
    return paginaUnica(itens);
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/comitentes/usuario-comitente/:uid',
      resumo: 'Os comitentes por quem um usuário responde',
      guarda: QUEM_VE,
      params,
      resposta,
      // An id of nobody answers for nobody.
      executar: async ({ params: { uid }, chamador: { acesso, hotsite } }) =>
        doUsuario(acesso, (await daCasa(hotsite.id, uid)) ?? uid.toLowerCase()),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/comitentes/usuario-comitente/:uid',
      resumo: 'Faz um usuário responder por comitentes',
      guarda: ['Interno - ADM'],
      params,
      body: z.strictObject({
        comIds: z.array(z.int().positive()).min(1).max(100),
        nomeSite: comitenteEscrita.shape.nomeSite.unwrap(),
        cogId: z.int().positive(),
      }),
      resposta,
      async executar({ params: { uid }, body: { comIds, nomeSite, cogId }, chamador: { acesso, hotsite } }) {
        const usuUid = await daCasa(hotsite.id, uid);
        if (usuUid === null) throw new ErroMartelo('NAO_ENCONTRADO');
        if ((await registros.colecao(GRUPOS_COMITENTE).obterPor(acesso, 'id', cogId)) === null)
          throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'cogId', cogId });
        const ligados = await Promise.all(comIds.map((id) => escritor.achar(acesso, String(id))));
        for (const antes of ligados) {
          const usuarios = [...new Set([...antes.usuarios, usuUid])];
          await comitentes.salvar(acesso, { ...antes, nomeSite, cogId, usuarios }, antes.revisao);
        }
        return doUsuario(acesso, usuUid);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/comitentes/usuario-comitente/:uid/:comId',
      resumo: 'Um usuário deixa de responder por um comitente',
      guarda: ['Interno - ADM'],
      params: params.extend({ comId: idOuUid }),
      resposta,
      async executar({ params: { uid, comId }, chamador: { acesso, hotsite } }) {
        const antes = await escritor.achar(acesso, comId);
        // Also of who has the role no more.
        const usuUid = (await daCasa(hotsite.id, uid)) ?? uid.toLowerCase();
        const usuarios = antes.usuarios.filter((um) => um !== usuUid);
        await comitentes.salvar(acesso, { ...antes, usuarios }, antes.revisao);
        return doUsuario(acesso, usuUid);
      },
    }),
  ];
}

/** A consignor that somebody answers for, with what of it they see by that. */
export interface ComitenteDeAlguem {
  id: number;
  cogId?: number | undefined;
  carteiraIds: readonly number[];
}

/**
 * The consignors that a person answers for, of every brand, by `id`: those that name them, and those of the groups in use that do, on the
 * brands of these.
 */
export async function comitentesDe(
  registros: Registros,
  usuUid: string,
): Promise<{ qual: ComitenteDeAlguem; hotsites: readonly number[] }[]> {
  const seus = new Map<number, { qual: ComitenteDeAlguem; hotsites: readonly number[] }>();
  const somar = ({ id, cogId, carteiraIds = [] }: Comitente, hotsites: readonly number[]): void => {
    const ja = seus.get(id)?.hotsites ?? [];
    seus.set(id, { qual: { id, cogId, carteiraIds }, hotsites: [...new Set([...ja, ...hotsites])] });
  };
  const comitentes = registros.colecao(COMITENTES);
  const dele = { tipo: 'exata', campo: 'usuarios', valor: usuUid } as const;
  for await (const um of comitentes.percorrer(SISTEMA, { filtros: [dele, SEM_REMOVIDOS] }))
    somar(um as never, um.hotsites);
  const emUso = { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' } as const;
  const grupos = registros.colecao(GRUPOS_COMITENTE);
  for await (const { id, hotsiteId } of grupos.percorrer(SISTEMA, {
    filtros: [dele, emUso, SEM_REMOVIDOS],
  })) {
    const doGrupo = { tipo: 'exata', campo: 'cogId', valor: id } as const;
    for await (const um of comitentes.percorrer(SISTEMA, { filtros: [doGrupo, SEM_REMOVIDOS] }))
      if (um.hotsites.includes(hotsiteId)) somar(um as never, [hotsiteId]);
  }
  return [...seus.values()].toSorted((um, outro) => um.qual.id - outro.qual.id);
}
