import {
  type Comitente,
  type ComitentePublico,
  comitenteEscrita,
  comitentePublico,
} from '@martelo/shared/comitente';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { camposDe, parametrosDeLista } from '../http/consulta.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import { USUARIOS } from '../identity/contas.ts';
import type { Localizador } from '../leiloes/acesso.ts';
import { idOuUid } from '../leiloes/comando.ts';
import { mudancasDe } from '../leiloes/mudancas.ts';
import { mostrandoVersoes } from '../records/conflitos.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import { ehDasMarcas } from './da-marca.ts';
import { COMITENTES, EQUIPE_DE_COMITENTES, PAPEL_COMITENTE } from './registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };
const TODOS = { filtros: [], pagina: 1, porPagina: 200 };
const QUEM_VE = [...EQUIPE_DE_COMITENTES, PAPEL_COMITENTE] as const;
const uidDoUsuario = z.object({ uid: idOuUid });
const ligacao = z.strictObject({
  comIds: z.array(z.int().positive()).min(1).max(100),
  nomeSite: z.string().trim().max(120),
  cogId: z.int().positive(),
});

/** Consignors and the users who answer for them, by the spec's calls. */
export function rotasComitentes({
  registros,
  localizador,
}: {
  registros: Registros;
  localizador: Localizador;
}): Rota[] {
  const comitentes = registros.colecao(COMITENTES);
  const usuarios = registros.colecao(USUARIOS);

  const achar = async ({ acesso }: Chamador, id: string): Promise<Registro<Comitente>> => {
    const achado = await porIdOuUid(comitentes, acesso, id);
    if (achado === null) throw new ErroMartelo('COMITENTE_NAO_ENCONTRADO');
    return achado;
  };
  /** The uid that links name; an id of nobody links nobody. */
  const uidDe = async (idOuUid: string): Promise<string> =>
    (await porIdOuUid(usuarios, SISTEMA, idOuUid))?.uid ?? idOuUid.toLowerCase();
  const doUsuario = async (acesso: Acesso, usuario: string) => {
    const usuUid = await uidDe(usuario);
    return comitentes.listar(acesso, {
      ...TODOS,
      filtros: [{ tipo: 'exata', campo: 'usuarios', valor: usuUid }],
    });
  };

  const lista = (caminho: string, resumo: string) =>
    rota({
      metodo: 'get',
      caminho,
      resumo,
      guarda: QUEM_VE,
      query: parametrosDeLista(camposDe(COMITENTES)),
      executar: ({ query: { consulta }, chamador }) => comitentes.listar(chamador.acesso, consulta),
    });

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/comitentes/lista-site',
      resumo: 'Comitentes que o site mostra: nome e logomarca',
      guarda: 'publica',
      resposta: z.object({ itens: z.array(comitentePublico), total: z.int() }),
      async executar({ chamador: { hotsite } }) {
        const { itens } = await comitentes.listar(SISTEMA, {
          ...TODOS,
          filtros: [
            { tipo: 'exata', campo: 'hotsites', valor: hotsite.id },
            { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
            { tipo: 'exata', campo: 'mostrarNoSite', valor: true },
          ],
          ordem: { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'keyword' },
        });
        return { itens: itens.map(comoPublico), total: itens.length };
      },
    }),
    lista('/v1/comitentes/listar-comitentes', 'Os comitentes que posso ver'),
    lista('/v1/comitentes/comitente/find/qb', 'Os comitentes que posso ver, por filtros'),
    rota({
      metodo: 'get',
      caminho: '/v1/comitentes/comitente/find/by-leilao/:id',
      resumo: 'Os comitentes dos lotes de um leilão',
      guarda: QUEM_VE,
      params: z.object({ id: idOuUid }),
      async executar({ params, chamador }) {
        const estado = await localizador.leilao(chamador.acesso, params.id);
        const ids = new Set([...estado.lotes.values()].flatMap(({ dados }) => dados.comitente?.comId ?? []));
        if (ids.size === 0) return { itens: [], total: 0, pagina: 1, porPagina: TODOS.porPagina };
        const filtro = { tipo: 'multipla', campo: 'id', valores: [...ids].slice(0, 200) } as const;
        return comitentes.listar(chamador.acesso, { ...TODOS, filtros: [filtro] });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/comitentes/listar-grupos-comitentes',
      resumo: 'Os grupos de comitentes',
      guarda: QUEM_VE,
      async executar({ chamador }) {
        const { itens } = await comitentes.listar(chamador.acesso, TODOS);
        const grupos = new Map<string, { id: number | null; cogSigla: string; nome: string }>();
        for (const { grupo, cogId } of itens)
          if (grupo !== undefined) grupos.set(grupo, { id: cogId ?? null, cogSigla: grupo, nome: grupo });
        return [...grupos.values()];
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/comitentes',
      resumo: 'Cadastra um comitente',
      guarda: EQUIPE_DE_COMITENTES,
      status: 201,
      body: comitenteEscrita,
      async executar({ body, chamador }) {
        const { acesso } = chamador;
        const hotsites = acesso.tipo === 'interno' ? [acesso.hotsiteId] : [];
        const id = await registros.proximoId('comitente');
        return comitentes.inserir(acesso, { ...body, uid: uuidv7(), id, hotsites, usuarios: [] });
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/comitentes/:uid',
      resumo: 'Altera um comitente; os lotes já incluídos guardam as condições de quando entraram',
      guarda: EQUIPE_DE_COMITENTES,
      params: z.object({ uid: idOuUid }),
      body: mudancasDe(comitenteEscrita).extend({ revisao: z.int().positive().optional() }),
      async executar({ params, body: { revisao, ...mudancas }, chamador }) {
        const antes = await achar(chamador, params.uid);
        const depois = { ...antes, ...semAusentes(mudancas) };
        return mostrandoVersoes(
          mudancas,
          () => achar(chamador, params.uid),
          () => comitentes.salvar(chamador.acesso, depois, revisao ?? antes.revisao),
        );
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/comitentes/usuario-comitente/:uid',
      resumo: 'Os comitentes por quem um usuário responde',
      guarda: QUEM_VE,
      params: uidDoUsuario,
      executar: ({ params, chamador }) => doUsuario(chamador.acesso, params.uid),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/comitentes/usuario-comitente/:uid',
      resumo: 'Faz um usuário responder por comitentes',
      guarda: ['Interno - ADM'],
      params: uidDoUsuario,
      body: ligacao,
      async executar({ params, body, chamador }) {
        const usuario = await porIdOuUid(usuarios, SISTEMA, params.uid);
        if (!usuario?.papeis.includes(PAPEL_COMITENTE) || !ehDasMarcas(usuario, [chamador.hotsite.id]))
          throw new ErroMartelo('NAO_ENCONTRADO');
        const ligados = await Promise.all(body.comIds.map((id) => achar(chamador, String(id))));
        const { nomeSite, cogId } = body;
        for (const antes of ligados) {
          const depois = {
            ...{ ...antes, nomeSite, cogId },
            usuarios: [...new Set([...antes.usuarios, usuario.uid])],
          };
          await comitentes.salvar(chamador.acesso, depois, antes.revisao);
        }
        return doUsuario(chamador.acesso, params.uid);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/comitentes/usuario-comitente/:uid/:comId',
      resumo: 'Um usuário deixa de responder por um comitente',
      guarda: ['Interno - ADM'],
      params: uidDoUsuario.extend({ comId: idOuUid }),
      async executar({ params, chamador }) {
        const antes = await achar(chamador, params.comId);
        const usuUid = await uidDe(params.uid);
        const depois = { ...antes, usuarios: antes.usuarios.filter((uid) => uid !== usuUid) };
        await comitentes.salvar(chamador.acesso, depois, antes.revisao);
        return doUsuario(chamador.acesso, params.uid);
      },
    }),
  ];
}

/** The rest of a consignor, its terms above all, is nobody's business. */
const comoPublico = ({ id, nome, nomeSite, logomarcaUrl }: Comitente): ComitentePublico => ({
  id,
  nomeSite: nomeSite || nome,
  logomarcaUrl: logomarcaUrl || null,
  existeLogomarca: Boolean(logomarcaUrl),
});

const semAusentes = <T extends object>(objeto: T) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
