import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { GRUPOS_CLIENTE } from '../../casa/grupo-cliente.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { CLIENTES } from './registro.ts';

const { le, escreve } = GRUPOS_CLIENTE.declaracao.papeis;
const MAXIMO = 200;
const { uid, id, hotsiteId, nome, descricao, situacao, tipo } = GRUPOS_CLIENTE.guardado.shape;
const grupo = z.object({ uid, id, hotsiteId, nome, descricao, situacao, tipo });
type Grupo = z.output<typeof grupo>;

/** Which groups a client is in. The group's own calls are its kind's. */
export function rotasDosGruposDoCliente(registros: Registros): Rota[] {
  const grupos = registros.colecao(GRUPOS_CLIENTE);
  const clientes = registros.colecao(CLIENTES);

  const daMarca = async ({ acesso }: Chamador): Promise<Grupo[]> => {
    const achados: Grupo[] = [];
    const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'keyword' } as const;
    for await (const um of grupos.percorrer(acesso, { filtros: [], ordem })) achados.push(grupo.parse(um));
    return achados;
  };
  /** The guard let in staff of this brand; not all of them may read clients, and none is shown here. */
  const clienteDaMarca = async ({ hotsite }: Chamador, qual: string): Promise<Registro<Cliente>> => {
    const cliente = await porIdOuUid(clientes, SISTEMA, qual);
    if (cliente?.hotsiteId !== hotsite.id) throw new ErroMartelo('NAO_ENCONTRADO');
    return cliente;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/grupos-do-cliente/:uid',
      resumo: 'Os grupos em que um cliente está',
      guarda: le,
      params: paramsUid,
      resposta: z.array(grupo),
      async executar({ params, chamador }) {
        const { grupos: ids = [] } = await clienteDaMarca(chamador, params.uid);
        return (await daMarca(chamador)).filter((um) => ids.includes(Number(um.id)));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/grupos-possiveis-para-cliente/:uid',
      resumo: 'Os grupos em uso em que um cliente ainda não está',
      guarda: le,
      params: paramsUid,
      resposta: z.array(grupo),
      async executar({ params, chamador }) {
        const { grupos: ids = [] } = await clienteDaMarca(chamador, params.uid);
        const possiveis = (await daMarca(chamador)).filter((um) => um.situacao === 'Ativo');
        return possiveis.filter((um) => !ids.includes(Number(um.id)));
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/grupos-clientes/:uid',
      resumo: 'Define os grupos em que um cliente está',
      guarda: escreve,
      params: paramsUid,
      body: z.strictObject({ grupos: z.array(z.int().positive()).max(MAXIMO) }),
      resposta: z.array(grupo),
      async executar({ params, body, chamador }) {
        const cliente = await clienteDaMarca(chamador, params.uid);
        const pedidos = new Set(body.grupos);
        const existentes = (await daMarca(chamador)).filter((um) => pedidos.has(Number(um.id)));
        if (existentes.length !== pedidos.size)
          throw new ErroMartelo('NAO_ENCONTRADO', {}, 'Grupo não encontrado.');
        await clientes.salvar(chamador.acesso, { ...cliente, grupos: [...pedidos] }, cliente.revisao);
        return existentes;
      },
    }),
  ];
}
