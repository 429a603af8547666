import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { SITUACOES_CLIENTE } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { paramsUid } from '../../api/comando.ts';
import { comComando } from '../../api/recurso/comandos.ts';
import type { SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import { vistoPor } from '../../api/recurso/visao.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { CLIENTES, ESCREVEM_CLIENTES, LEEM_CLIENTES } from '../clientes/registro.ts';
import type { SituacaoCliente } from '../clientes/situacao.ts';
import type { Reservas } from '../exposicao/reservas.ts';
import { criarDecidirParticipacao, decisaoDaCasa } from './decidir.ts';

interface Dependencias {
  registros: Registros;
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
  exposicaoDe: Reservas['exposicaoDe'];
  segundaPessoa: SegundaPessoa;
  umaVez: UmaVez;
  agora(): number;
}

const participacao = z.object({
  situacao: z.enum(SITUACOES_CLIENTE),
  podeDarLance: z.boolean(),
  /** What is missing, in words. */
  pendencias: z.array(z.string()),
  /** The refusal that a bid would get; null when there is none. */
  codigo: z.string().nullable(),
  limiteExposicao: z.int().nullable(),
});

/** What the house decides about a client's bidding, what that comes to, and what only the client sees of it. */
export function rotasParticipacao(deps: Dependencias): Rota[] {
  const { registros, situacaoDoCliente, exposicaoDe, umaVez } = deps;
  const clientes = registros.colecao(CLIENTES);
  const decidir = criarDecidirParticipacao(deps);
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/limite-exposicao',
      resumo: 'Meu limite, quanto dele meus lances tomam e quanto resta (centavos)',
      guarda: 'cliente',
      resposta: z.object({
        limiteExposicao: z.int().nullable(),
        exposicao: z.int().nullable(),
        disponivel: z.int().nullable(),
      }),
      async executar({ chamador }) {
        const acesso = comoCliente(chamador);
        const { limiteExposicao } = await situacaoDoCliente(acesso.cliUid, acesso.hotsiteId);
        if (limiteExposicao === null) return { limiteExposicao, exposicao: null, disponivel: null };
        const exposicao = await exposicaoDe(acesso);
        return { limiteExposicao, exposicao, disponivel: Math.max(0, limiteExposicao - exposicao) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/clientes/:uid/participacao',
      resumo: 'Se um cliente pode dar lances, o que falta e seu limite de exposição',
      guarda: LEEM_CLIENTES,
      params: paramsUid,
      resposta: participacao,
      async executar({ params, chamador: { acesso, hotsite } }) {
        const achado = await porIdOuUid(clientes, acesso, params.uid);
        if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const { podeDarLance, pendencias, recusa } = await situacaoDoCliente(achado.uid, hotsite.id);
        return {
          situacao: achado.situacao,
          podeDarLance,
          pendencias,
          codigo: recusa?.codigo ?? null,
          // How much of it is taken is the client's to know alone: caps are in it (rule 11).
          // Reserved in the record, it is reserved here.
          limiteExposicao: vistoPor(CLIENTES as never, acesso, achado).limiteExposicao ?? null,
        };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/clientes/:uid/participacao',
      resumo: 'Muda o que a casa decide de um cliente: situação, documentos, sucata, limite de exposição',
      guarda: ESCREVEM_CLIENTES,
      params: paramsUid,
      body: decisaoDaCasa,
      resposta: participacao.pick({ situacao: true, podeDarLance: true, pendencias: true }),
      pendente: aguardaAprovacao,
      async executar({ params, body: { comandoId, ...mudancas }, chamador, req }) {
        const quem = comComando(chamador, req, comandoId);
        return umaVez(quem.comando!, quem.comando!.pedido!, async () => {
          const { uid, situacao } = await decidir(quem, params.uid, mudancas);
          const { podeDarLance, pendencias } = await situacaoDoCliente(uid, quem.hotsite.id);
          return { situacao, podeDarLance, pendencias };
        });
      },
    }),
  ];
}
