import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { linhaDe } from '@martelo/shared/pos-venda/atos';
import { juncaoDeVendas, pagamentoRespondido, separacaoDaVenda } from '@martelo/shared/pos-venda/pedidos';
import { situacaoVenda, type Venda } from '@martelo/shared/venda';
import type { Request } from 'express';
import { z } from 'zod';
import { exigirCompraDeOutro } from '../../acesso/usuarios/mesma-pessoa.ts';
import { autorDe, identificar, idOuUid, uidDoComando } from '../../api/comando.ts';
import { formaVista, vistoPor } from '../../api/recurso/visao.ts';
import { type Chamador, Pendente, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { mostrandoVersoes } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { exigirPatioDaMarca } from '../retirada/patio-do-lote.ts';
import type { Aprovacoes } from './aprovar.ts';
import { ATOS_DO_ACERTO, type AtoDoAcerto, type Segunda } from './atos-do-acerto.ts';
import { exigirNoPatio } from './exigir-no-patio.ts';
import type { Juncoes } from './juntar.ts';
import type { MudarVenda } from './mudar.ts';
import { comoPagamento, vendaDoPagamento } from './pagar.ts';
import type { PrecosDeEnvio } from './precos-de-envio.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  umaVez: UmaVez;
  juncoes: Juncoes;
  aprovacoes: Pick<Aprovacoes, 'pedir'>;
  precosDeEnvio: PrecosDeEnvio;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

const paramsVenda = z.object({ id: idOuUid });
const ONDE = {
  venda: { caminho: '/v1/vendas/:id', params: paramsVenda },
  pagamento: { caminho: '/v1/pagamentos/:uid', params: z.object({ uid: z.guid() }) },
  item: { caminho: '/v1/vendas/:id/itens/:uid', params: z.object({ id: idOuUid, uid: z.guid() }) },
} as const;
const vendaMudada = z.object({
  uid: z.guid(),
  id: z.int(),
  situacao: situacaoVenda,
  totalAPagar: z.int(),
  revisao: z.int(),
});
const pagamentoMudado = pagamentoRespondido.extend({ venda: vendaMudada });

const comoVenda = ({ uid, id, situacao, totalAPagar, revisao }: Registro<Venda>) => ({
  ...{ uid, id, situacao, totalAPagar, revisao },
});

type Corpo = { comandoId: string; revisao?: number | undefined };
interface Pedida {
  params: { id?: string; uid?: string };
  body: Corpo;
  chamador: Chamador;
  req: Request;
}

/** What settlement does to sales and their money (P2, P5–P10, P16, P20, P21). */
export function rotasDoAcerto(deps: Dependencias): Rota[] {
  const { registros, mudar, umaVez, juncoes, aprovacoes, precosDeEnvio, emDia, agora } = deps;
  const vendas = registros.colecao(VENDAS);

  const achar = async ({ acesso }: Chamador, id: string): Promise<Registro<Venda>> => {
    await emDia();
    const venda = await porIdOuUid(vendas, acesso, id);
    if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return venda;
  };

  /**
   * One act of a person on a sale: once for its `comandoId`, on the revision that they read where they say it; or the request for it,
   * where a second person has to agree.
   */
  const agir = async (nome: string, ato: AtoDoAcerto, { params, body, chamador, req }: Pedida) => {
    const { acesso } = chamador;
    const alvo = ato.em === 'venda' ? null : params.uid!;
    await emDia();
    const venda =
      ato.em === 'pagamento'
        ? await vendaDoPagamento(registros, acesso, alvo!)
        : await achar(chamador, params.id!);
    await exigirCompraDeOutro(registros, acesso, venda);
    const quem = identificar(chamador, req, body.comandoId);
    const { comandoId: _, revisao, ...enviado } = body;
    const feitura = {
      corpo: body as never,
      alvo,
      uid: uidDoComando(quem),
      por: autorDe(chamador),
      em: agora(),
      ...(ato.comPrecos && { precos: await precosDeEnvio(venda) }),
    };
    const respondido = await umaVez(quem, { ato: nome, vendaUid: venda.uid, alvo, ...enviado }, async () => {
      // Of the papers' delivery alone (P16).
      const { metodo, patUid } = body as { metodo?: string; patUid?: string };
      if (metodo === 'Retirada') await exigirPatioDaMarca(registros, venda.hotsiteId, patUid);
      if (ato.termina) await exigirNoPatio(registros, venda);
      let segunda = null as Segunda | null;
      const { venda: depois } = await mostrandoVersoes(
        enviado,
        async () => vistoPor(VENDAS, acesso, (await vendas.obter(acesso, venda.uid)) ?? venda),
        () =>
          mudar({ acesso, comando: quem, revisao }, venda.uid, (antes) => {
            // Asked of the very sale that would be written: paid a moment ago, it is not ended by one person.
            segunda = ato.segunda?.(antes, feitura) ?? null;
            return segunda === null ? ato.mudanca(antes, feitura) : antes;
          }),
      );
      if (segunda !== null) {
        const pedida = { ...feitura, corpo: { ...body, ...segunda.fixado } };
        return { pendente: await aprovacoes.pedir(acesso, depois, nome, pedida, segunda), feito: null };
      }
      return { pendente: null, feito: resposta(ato, depois, alvo ?? feitura.uid) };
    });
    return respondido.pendente === null ? respondido.feito : new Pendente(respondido.pendente);
  };

  return [
    ...Object.entries(ATOS_DO_ACERTO)
      .filter(([, { semChamada }]) => !semChamada)
      .map(([nome, ato]) =>
        rota({
          metodo: ato.metodo,
          caminho: `${ONDE[ato.em].caminho}/${ato.caminho}`,
          resumo: ato.resumo,
          guarda: QUEM_PAGA,
          ...(ato.status ? { status: ato.status } : {}),
          params: ONDE[ato.em].params as z.ZodType,
          body: ato.corpo,
          versao: formaVista(VENDAS as never),
          resposta: devolvePagamento(ato) ? pagamentoMudado : vendaMudada,
          ...(ato.segunda ? { pendente: aguardaAprovacao } : {}),
          executar: (pedida) => agir(nome, ato, pedida as never),
        }),
      ),
    rota({
      metodo: 'post',
      caminho: '/v1/vendas/:id/agrupar',
      resumo: 'Junta a esta venda outras do mesmo cliente no mesmo leilão, sem pagamento aprovado',
      guarda: QUEM_PAGA,
      params: paramsVenda,
      body: juncaoDeVendas,
      resposta: vendaMudada,
      async executar({ params, body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        const destino = await achar(chamador, params.id);
        const ids = [...new Set(body.vendas.map(String))];
        return umaVez(quem, { ato: 'agrupar', destino: destino.uid, ids }, async () => {
          const outras = await Promise.all(ids.map((id) => achar(chamador, id)));
          return comoVenda(await juncoes.agrupar(chamador, quem, destino, outras));
        });
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/vendas/:id/desmembrar',
      resumo: 'Tira lotes desta venda, sem pagamento aprovado, para uma só deles',
      guarda: QUEM_PAGA,
      status: 201,
      params: paramsVenda,
      body: separacaoDaVenda,
      resposta: vendaMudada,
      async executar({ params, body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        const venda = await achar(chamador, params.id);
        return umaVez(quem, { ato: 'desmembrar', venda: venda.uid, itens: body.itens }, async () =>
          comoVenda(await juncoes.desmembrar(chamador, quem, venda, body.itens)),
        );
      },
    }),
  ];
}

const devolvePagamento = ({ em, caminho }: AtoDoAcerto): boolean =>
  em === 'pagamento' || caminho === 'pagamentos';

const resposta = (ato: AtoDoAcerto, venda: Registro<Venda>, pagamentoUid: string) =>
  devolvePagamento(ato)
    ? { ...comoPagamento(linhaDe(venda, pagamentoUid)), venda: comoVenda(venda) }
    : comoVenda(venda);
