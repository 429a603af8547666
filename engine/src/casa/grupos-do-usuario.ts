import { ErroMartelo } from '@martelo/shared/erros';
import { grupoComitenteListado } from '@martelo/shared/grupo-comitente';
import { z } from 'zod';
import { idOuUid } from '../api/comando.ts';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { type Rota, rota } from '../api/rota.ts';
import { deNovoSeMudou } from '../records/conflitos.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso } from '../records/records.ts';
import { GRUPOS_COMITENTE } from './grupo-comitente.ts';
import { PAPEL_COMITENTE, QUEM_VE_COMITENTES } from './quem-ve-comitentes.ts';
import type { ServicosDaCasa } from './servicos.ts';

type GrupoListado = z.output<typeof grupoComitenteListado>;

export const gruposVistos = ({ registros }: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/comitentes/listar-grupos-comitentes',
    resumo: 'Os grupos de comitentes que posso ver',
    guarda: QUEM_VE_COMITENTES,
    resposta: z.array(grupoComitenteListado),
    async executar({ chamador: { acesso } }) {
      const itens: GrupoListado[] = [];
      for await (const { id, uid, cogSigla, nome } of registros
        .colecao(GRUPOS_COMITENTE)
        .percorrer(acesso, { filtros: [] }))
        itens.push({ id, uid, cogSigla, nome });
      return itens;
    },
  });

/** Which groups a user works for. Adding one and taking one away bear repetition, so that neither asks for a revision. */
export function usuariosDosGrupos({ registros, usuarioComPapel }: ServicosDaCasa): Rota[] {
  const grupos = registros.colecao(GRUPOS_COMITENTE);
  const params = z.object({ uid: idOuUid });
  const resposta = z.object({ itens: z.array(grupoComitenteListado), total: z.int() });
  const caminho = '/v1/comitentes/usuario-grupo/:uid';
  const daCasa = (hotsiteId: number, usuario: string) => usuarioComPapel(hotsiteId, usuario, PAPEL_COMITENTE);
  const doUsuario = async (acesso: Acesso, usuUid: string) => {
    const filtros = [{ tipo: 'exata', campo: 'usuarios', valor: usuUid } as const, SEM_REMOVIDOS];
    const itens: GrupoListado[] = [];
    for await (const { id, uid, cogSigla, nome } of grupos.percorrer(acesso, { filtros }))
      itens.push({ id, uid, cogSigla, nome });
    return { itens, total: itens.length };
  };
  const mudar = (acesso: Acesso, qual: string, usuarios: (antes: readonly string[]) => string[]) =>
    deNovoSeMudou(async () => {
      const antes = await porIdOuUid(grupos, acesso, qual);
      if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'cogIds' });
      const depois = usuarios(antes.usuarios);
      if (depois.length !== antes.usuarios.length)
        await grupos.salvar(acesso, { ...antes, usuarios: depois }, antes.revisao);
    });
  return [
    rota({
      metodo: 'get',
      caminho,
      resumo: 'Os grupos de comitentes para que um usuário trabalha',
      guarda: ['Interno - ADM'],
      params,
      resposta,
      // An id of nobody works for nobody.
      executar: async ({ params: { uid }, chamador: { acesso, hotsite } }) =>
        doUsuario(acesso, (await daCasa(hotsite.id, uid)) ?? uid.toLowerCase()),
    }),
    rota({
      metodo: 'post',
      caminho,
      resumo: 'Faz um usuário trabalhar para grupos de comitentes: responde por todos os comitentes deles',
      guarda: ['Interno - ADM'],
      params,
      body: z.strictObject({ cogIds: z.array(z.int().positive()).min(1).max(100) }),
      resposta,
      async executar({ params: { uid }, body: { cogIds }, chamador: { acesso, hotsite } }) {
        const usuUid = await daCasa(hotsite.id, uid);
        if (usuUid === null) throw new ErroMartelo('NAO_ENCONTRADO');
        for (const id of cogIds)
          if ((await grupos.obterPor(acesso, 'id', id)) === null)
            throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'cogIds', cogId: id });
        for (const id of cogIds) await mudar(acesso, String(id), (antes) => [...new Set([...antes, usuUid])]);
        return doUsuario(acesso, usuUid);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: `${caminho}/:cogId`,
      resumo: 'Um usuário deixa de trabalhar para um grupo de comitentes',
      guarda: ['Interno - ADM'],
      params: params.extend({ cogId: idOuUid }),
      resposta,
      async executar({ params: { uid, cogId }, chamador: { acesso, hotsite } }) {
        // Also of who has the role no more.
        const usuUid = (await daCasa(hotsite.id, uid)) ?? uid.toLowerCase();
        await mudar(acesso, cogId, (antes) => antes.filter((um) => um !== usuUid));
        return doUsuario(acesso, usuUid);
      },
    }),
  ];
}
