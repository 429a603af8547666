import { centavos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_RESPONDE_PROPOSTAS } from '@martelo/shared/papeis';
import { comoCobrada } from '@martelo/shared/pos-venda/situacao';
import {
  compreJaPedido,
  propostaDoCliente,
  propostaPedido,
  respostaContraproposta,
  respostaEquipe,
} from '@martelo/shared/proposta';
import { venda as vendaInteira } from '@martelo/shared/venda';
import type { Request } from 'express';
import { z } from 'zod';
import type { ExigirParticipacao } from '../../acesso/participacao/exigir-participacao.ts';
import { comoCliente } from '../../api/chamador.ts';
import { comComandoId, identificar, paramsUid } from '../../api/comando.ts';
import type { LimitesDeLance } from '../../api/limites.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { compreJaOferecido } from '../../auction/leituras/venda-direta.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Participante } from '../../auction/modelo/dados.ts';
import type { EstadoLote } from '../../auction/modelo/estado.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LANCES, type LanceRecebido } from '../../leituras/registros/lance.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';
import { atestar, type ComRecibo, campoRecibo } from '../provas/recibo.ts';

/** What the calls by which a client offers have in common. */
interface Pedida {
  chamador: Chamador;
  req: Request;
  params: { uid: string };
  body: { comandoId?: string | undefined };
}

interface Dependencias {
  motor: Motor;
  registros: Registros;
  localizador: Localizador;
  exigirParticipacao: ExigirParticipacao;
  comRecibo: ComRecibo;
  limites: LimitesDeLance;
  emDia(): Promise<void>;
}

/** A sale as its buyer is first told of it. */
const vendaNova = vendaInteira.pick({
  uid: true,
  id: true,
  situacao: true,
  valorLance: true,
  despesas: true,
  totalDespesas: true,
  totalAPagar: true,
  dataPagamento: true,
});
/** The sale that came of it; null when there is none. */
const comVenda = { vendaId: z.int().nullable(), venda: vendaNova.nullable() };
const compraFeita = z.object({
  uid: z.guid(),
  lelUid: z.guid(),
  seq: z.int(),
  situacao: z.literal('BUY_NOW'),
  posicao: z.literal('vencedor'),
  tipoNegociacao: z.literal('Compre Já'),
  valor: centavos,
  valorAtual: centavos,
  ...campoRecibo,
  ...comVenda,
});
/** A proposal after a word on it. `seq`: the lot's state, where the word sold it. */
const propostaRespondida = propostaDoCliente.extend({
  tipoNegociacao: z.literal('Proposta'),
  seq: z.int().nullable(),
});

/** Buying outside of the dispute (rule 9): Compre Já, and proposals with their answers. */
export function rotasPropostas(deps: Dependencias): Rota[] {
  const { motor, registros, localizador, exigirParticipacao, comRecibo, limites, emDia } = deps;
  const lances = registros.colecao(LANCES);
  const vendas = registros.colecao(VENDAS);

  const comprovar = async (instrucao: Instrucao, leiUid: string) => {
    const resposta = await motor.executar(leiUid, instrucao);
    const atestado = atestar(instrucao, resposta);
    return atestado === null ? resposta : comRecibo(resposta, atestado);
  };

  /** The sale that came of it, as its buyer knows it; null when there is none. */
  const vendaDe = async (acesso: Acesso, lelUid: string): Promise<z.infer<typeof vendaNova> | null> => {
    await emDia();
    const venda = await vendaDoLote(vendas, acesso, lelUid);
    if (venda === null) return null;
    const { uid, id, situacao, valorLance, despesas, totalDespesas, totalAPagar, dataPagamento } =
      comoCobrada(venda);
    return { uid, id, situacao, valorLance, despesas, totalDespesas, totalAPagar, dataPagamento };
  };

  /** By the record, which knows the lot. @throws ErroMartelo PROPOSTA_NAO_ENCONTRADA */
  const acharProposta = async ({ acesso }: Chamador, uid: string): Promise<LanceRecebido> => {
    await emDia();
    const lance = await lances.obter(SISTEMA, uid);
    const daMarca = acesso.tipo !== 'sistema' && (lance?.hotsites.includes(acesso.hotsiteId) ?? false);
    if (lance?.proposta == null || !daMarca) throw new ErroMartelo('PROPOSTA_NAO_ENCONTRADA');
    return lance;
  };

  /** A client's offer for a lot, through the one door to taking part; answered with its receipt where it is one. */
  const oferecer = async (
    { chamador, req, params, body }: Pedida,
    oferta: (lote: EstadoLote) => {
      valor: number;
      pedido(participante: Participante, lelUid: string): Pedido;
    },
  ) => {
    const acesso = comoCliente(chamador);
    const { comandoId } = identificar(chamador, req, body.comandoId);
    limites.exigir({ cliUid: acesso.cliUid, lote: params.uid, comandoId }, chamador.ip);
    const { leiUid, lelUid } = await localizador.endereco(params.uid);
    const lote = (await motor.estado(leiUid))?.lotes.get(lelUid);
    if (lote === undefined) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
    const { valor, pedido } = oferta(lote);
    const resposta = await exigirParticipacao(acesso, { leiUid, lelUid, comandoId, valor }, (participante) =>
      comprovar({ comandoId, autor: acesso.cliUid, pedido: pedido(participante, lelUid) }, leiUid),
    );
    return { acesso, lelUid, resposta };
  };

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/compre-ja',
      escopo: 'LANCES',
      resumo: 'Compra o lote pelo valor do Compre Já',
      guarda: 'cliente',
      status: 201,
      params: paramsUid,
      body: compreJaPedido.extend(comComandoId),
      resposta: compraFeita,
      async executar(pedida) {
        const { valor } = pedida.body;
        const { acesso, lelUid, resposta } = await oferecer(pedida, (lote) => ({
          valor: compreJaOferecido(lote) ?? lote.dados.valor.compreJa ?? 0,
          pedido: (participante, lelUid) => ({
            ...{ tipo: 'comprar-ja', lelUid, participante },
            ...(valor === undefined ? {} : { valor }),
          }),
        }));
        const venda = await vendaDe(acesso, lelUid);
        return { ...resposta, vendaId: venda?.id ?? null, venda };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/propostas',
      escopo: 'LANCES',
      resumo: 'Envia uma proposta por um lote (valor em centavos)',
      guarda: 'cliente',
      status: 201,
      params: paramsUid,
      body: propostaPedido.extend(comComandoId),
      resposta: propostaRespondida.extend({ ...campoRecibo, ...comVenda }),
      async executar(pedida) {
        const { valor, telefone = null, email = null } = pedida.body;
        const { acesso, lelUid, resposta } = await oferecer(pedida, () => ({
          valor,
          pedido: (participante, lelUid) => ({
            tipo: 'fazer-proposta',
            ...{ lelUid, participante, valor, telefone, email },
          }),
        }));
        const aceita = resposta.situacao === 'Aceita';
        const venda = aceita ? await vendaDe(acesso, lelUid) : null;
        return { ...resposta, vendaId: venda?.id ?? null, venda };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/propostas/:uid/resposta',
      resumo: 'A equipe aceita, recusa ou contrapropõe',
      guarda: QUEM_RESPONDE_PROPOSTAS,
      params: z.object({ uid: z.guid() }),
      body: respostaEquipe,
      resposta: propostaRespondida,
      async executar({ params, body, chamador, req }) {
        const { leiUid, lelUid, uid } = await acharProposta(chamador, params.uid);
        const { comandoId: id, autor } = identificar(chamador, req, body.comandoId);
        const { resposta, valor = null } = body;
        return motor.executar(leiUid, {
          ...{ comandoId: id, autor },
          pedido: { tipo: 'responder-proposta', lelUid, proposta: uid, resposta, valor },
        });
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/propostas/:uid/cliente',
      escopo: 'LANCES',
      resumo: 'O cliente aceita ou recusa a contraproposta',
      guarda: 'cliente',
      params: z.object({ uid: z.guid() }),
      body: respostaContraproposta,
      resposta: propostaRespondida.extend(comVenda),
      async executar({ params, body, chamador, req }) {
        const acesso = comoCliente(chamador);
        const { leiUid, lelUid, uid, proposta } = await acharProposta(chamador, params.uid);
        const { comandoId: id, autor } = identificar(chamador, req, body.comandoId);
        const { cliUid } = acesso;
        const { resposta } = body;
        const mandar = () =>
          motor.executar(leiUid, {
            ...{ comandoId: id, autor },
            pedido: { tipo: 'responder-contraproposta', lelUid, proposta: uid, cliUid, resposta },
          });
        // Accepting is buying; declining needs no standing.
        const valor = resposta === 'ACEITA' ? (proposta?.contraValor ?? 0) : null;
        const dada = await exigirParticipacao(acesso, { leiUid, lelUid, comandoId: id, valor }, mandar);
        const venda = resposta === 'ACEITA' ? await vendaDe(acesso, lelUid) : null;
        return { ...dada, vendaId: venda?.id ?? null, venda };
      },
    }),
  ];
}
