import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { camposSemCarimbos, parametrosDeLista } from '../http/consulta.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import { paramsUid } from '../leiloes/comando.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import { ESCREVEM_GRUPOS, GRUPOS_CLIENTE, type GrupoCliente, grupoCliente, LEEM_GRUPOS } from './grupos.ts';
import { CLIENTES } from './registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };
const escrita = grupoCliente.omit({ uid: true, id: true, hotsiteId: true }).extend({
  situacao: grupoCliente.shape.situacao.default('Ativo'),
});
const MAXIMO = 200;

/** Client groups of a brand, and who is in them. `uid` is the client's where the spec's calls name a client. */
export function rotasGrupos(registros: Registros): Rota[] {
  const grupos = registros.colecao(GRUPOS_CLIENTE);
  const clientes = registros.colecao(CLIENTES);

  const daMarca = async ({ acesso }: Chamador, situacao?: 'Ativo'): Promise<GrupoCliente[]> => {
    const { itens } = await grupos.listar(acesso, {
      filtros: situacao === undefined ? [] : [{ tipo: 'exata', campo: 'situacao', valor: situacao }],
      ordem: { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'keyword' },
      pagina: 1,
      porPagina: MAXIMO,
    });
    return itens.map(semCarimbos);
  };
  /** The guard let in staff of this brand; not all of them may read clients, and none is shown here. */
  const clienteDaMarca = async ({ hotsite }: Chamador, uid: string): Promise<Registro<Cliente>> => {
    const cliente = await porIdOuUid(clientes, SISTEMA, uid);
    if (cliente?.hotsiteId !== hotsite.id) throw new ErroMartelo('NAO_ENCONTRADO');
    return cliente;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/grupos-cliente',
      resumo: 'Os grupos de clientes da marca',
      guarda: LEEM_GRUPOS,
      query: parametrosDeLista(camposSemCarimbos(GRUPOS_CLIENTE)),
      async executar({ query: { consulta }, chamador }) {
        const pagina = await grupos.listar(chamador.acesso, consulta);
        return { ...pagina, itens: pagina.itens.map(semCarimbos) };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/grupos-cliente',
      resumo: 'Cria um grupo de clientes',
      guarda: ESCREVEM_GRUPOS,
      status: 201,
      body: escrita,
      resposta: grupoCliente,
      async executar({ body, chamador }) {
        const novo = {
          ...body,
          uid: uuidv7(),
          id: await registros.proximoId('grupoCliente'),
          hotsiteId: chamador.hotsite.id,
        };
        return semCarimbos(await grupos.inserir(chamador.acesso, novo));
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/cliente/grupos-cliente/:uid',
      resumo: 'Altera um grupo de clientes; fora de uso, ele não abre mais lotes',
      guarda: ESCREVEM_GRUPOS,
      params: paramsUid,
      body: escrita.partial(),
      resposta: grupoCliente,
      async executar({ params, body, chamador }) {
        const antes = await porIdOuUid(grupos, chamador.acesso, params.uid);
        if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const mudancas = Object.fromEntries(Object.entries(body).filter(([, valor]) => valor !== undefined));
        return semCarimbos(
          await grupos.salvar(chamador.acesso, { ...semCarimbos(antes), ...mudancas }, antes.revisao),
        );
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/grupos-do-cliente/:uid',
      resumo: 'Os grupos em que um cliente está',
      guarda: LEEM_GRUPOS,
      params: paramsUid,
      resposta: z.array(grupoCliente),
      async executar({ params, chamador }) {
        const { grupos: ids = [] } = await clienteDaMarca(chamador, params.uid);
        return (await daMarca(chamador)).filter(({ id }) => ids.includes(id));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/grupos-possiveis-para-cliente/:uid',
      resumo: 'Os grupos em uso em que um cliente ainda não está',
      guarda: LEEM_GRUPOS,
      params: paramsUid,
      resposta: z.array(grupoCliente),
      async executar({ params, chamador }) {
        const { grupos: ids = [] } = await clienteDaMarca(chamador, params.uid);
        return (await daMarca(chamador, 'Ativo')).filter(({ id }) => !ids.includes(id));
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/grupos-clientes/:uid',
      resumo: 'Define os grupos em que um cliente está',
      guarda: ESCREVEM_GRUPOS,
      params: paramsUid,
      body: z.strictObject({ grupos: z.array(z.int().positive()).max(MAXIMO) }),
      resposta: z.array(grupoCliente),
      async executar({ params, body, chamador }) {
        const cliente = await clienteDaMarca(chamador, params.uid);
        const pedidos = new Set(body.grupos);
        const existentes = (await daMarca(chamador)).filter(({ id }) => pedidos.has(id));
        if (existentes.length !== pedidos.size)
          throw new ErroMartelo('NAO_ENCONTRADO', {}, 'Grupo não encontrado.');
        await clientes.salvar(chamador.acesso, { ...cliente, grupos: [...pedidos] }, cliente.revisao);
        return existentes;
      },
    }),
  ];
}

const semCarimbos = (registro: Registro<GrupoCliente> | GrupoCliente): GrupoCliente =>
  grupoCliente.strip().parse(registro);
