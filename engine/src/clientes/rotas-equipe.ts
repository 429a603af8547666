import { cliente, SITUACOES_CLIENTE, SITUACOES_DOCUMENTO } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Reservas } from '../exposicao/reservas.ts';
import { type Rota, rota } from '../http/rota.ts';
import type { Registros } from '../records/records.ts';
import { CLIENTES, ESCREVEM_CLIENTES, LEEM_CLIENTES } from './registro.ts';
import type { SituacaoCliente } from './situacao.ts';

interface Dependencias {
  registros: Registros;
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
  exposicaoDe: Reservas['exposicaoDe'];
  agora(): number;
}

const paramsUid = z.object({ uid: z.guid() });
const { habilitacaoSucata, limiteExposicao, motivoBloqueio } = cliente.shape;
const mudancas = z
  .strictObject({
    situacao: z.enum(SITUACOES_CLIENTE),
    motivoBloqueio: motivoBloqueio.unwrap(),
    documentoSituacao: z.enum(SITUACOES_DOCUMENTO),
    habilitacaoSucata: habilitacaoSucata.unwrap(),
    limiteExposicao,
  })
  .partial();

/** What the house decides about a client's bidding, and what that comes to. */
export function rotasEquipeClientes(deps: Dependencias): Rota[] {
  const { registros, situacaoDoCliente, exposicaoDe, agora } = deps;
  const clientes = registros.colecao(CLIENTES);
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/clientes/:uid/participacao',
      resumo: 'Se um cliente pode dar lances, o que falta, seu limite e quanto dele está tomado',
      guarda: LEEM_CLIENTES,
      params: paramsUid,
      async executar({ params, chamador: { acesso, hotsite } }) {
        const achado = await clientes.obter(acesso, params.uid.toLowerCase());
        if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const { podeDarLance, pendencias, recusa } = await situacaoDoCliente(achado.uid, hotsite.id);
        const limite = achado.limiteExposicao ?? null;
        return {
          situacao: achado.situacao,
          podeDarLance,
          pendencias,
          codigo: recusa?.codigo ?? null,
          limiteExposicao: limite,
          exposicao:
            limite === null ? null : await exposicaoDe({ cliUid: achado.uid, hotsiteId: achado.hotsiteId }),
        };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/clientes/:uid/participacao',
      resumo: 'Muda o que a casa decide de um cliente: situação, documentos, sucata, limite de exposição',
      guarda: ESCREVEM_CLIENTES,
      params: paramsUid,
      body: mudancas,
      async executar({ params, body, chamador: { acesso, hotsite } }) {
        const antes = await clientes.obter(acesso, params.uid.toLowerCase());
        if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const { documentoSituacao, ...campos } = body;
        const depois = { ...antes, ...semAusentes(campos) };
        if (documentoSituacao !== undefined) {
          const validadoEm = documentoSituacao === 'Aprovado' ? new Date(agora()).toISOString() : null;
          depois.documento = { ...antes.documento, situacao: documentoSituacao, validadoEm };
        }
        const { situacao } = await clientes.salvar(acesso, depois, antes.revisao);
        const { podeDarLance, pendencias } = await situacaoDoCliente(antes.uid, hotsite.id);
        return { situacao, podeDarLance, pendencias };
      },
    }),
  ];
}

const semAusentes = <T extends object>(objeto: T) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
