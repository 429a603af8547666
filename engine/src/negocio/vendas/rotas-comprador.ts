import { formatarCep, lerCep } from '@martelo/shared/documentos';
import { type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import { comandoId } from '@martelo/shared/identificador';
import { METODOS_COM_PRECO } from '@martelo/shared/metodos-com-preco';
import { ufDoCep } from '@martelo/shared/pessoa';
import {
  cancelarLinha,
  criarLinha,
  definirEntrega,
  itemDaVenda,
  linhaDe,
} from '@martelo/shared/pos-venda/atos';
import { exigirNaoEntregue } from '@martelo/shared/pos-venda/entregue';
import { TIPOS_DO_CLIENTE } from '@martelo/shared/pos-venda/pagamentos';
import { papeisSairam, temPapeis } from '@martelo/shared/pos-venda/papeis';
import {
  entregaDoCliente,
  instrucoesDePagamento,
  pagamentoDoCliente,
  pagamentoRespondido,
  pedidoDeDesistencia,
  precosDoEnvio,
} from '@martelo/shared/pos-venda/pedidos';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import { formatarReais } from '@martelo/shared/reais';
import type { Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { identificar, idOuUid, uidDoComando } from '../../api/comando.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { exigirPatioDaMarca } from '../retirada/patio-do-lote.ts';
import { exigirNoPatio } from './exigir-no-patio.ts';
import type { MudarVenda } from './mudar.ts';
import { comoPagamento, type MeiosDePagamento, vendaDoPagamento } from './pagar.ts';
import type { PrecosDeEnvio } from './precos-de-envio.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  umaVez: UmaVez;
  meios: MeiosDePagamento;
  precosDeEnvio: PrecosDeEnvio;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

const paramsCompra = z.object({ id: idOuUid });
const paramsPagamento = z.object({ uid: z.guid() });
const pagamentoCriado = pagamentoRespondido.extend({ instrucoes: instrucoesDePagamento });

/** What a buyer does about a purchase: says how they pay, takes it back, and how the papers are to come. */
export function rotasDoComprador(deps: Dependencias): Rota[] {
  const { registros, mudar, umaVez, meios, precosDeEnvio, emDia, agora } = deps;
  const vendas = registros.colecao(VENDAS);
  const instante = () => new Date(agora()).toISOString();

  /** @throws ErroMartelo NAO_ENCONTRADO */
  const minha = async (chamador: Chamador, id: string): Promise<Registro<Venda>> => {
    await emDia();
    const venda = await porIdOuUid(vendas, comoCliente(chamador), id);
    if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return venda;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/formas-de-pagamento',
      resumo: 'Como posso pagar nesta marca, agora',
      guarda: 'cliente',
      resposta: z.object({ formas: z.array(z.enum(TIPOS_DO_CLIENTE)) }),
      executar: async ({ chamador: { hotsite } }) => ({ formas: await meios.oferecidos(hotsite.id) }),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/compras/:id/pagamentos',
      resumo: 'Diz como vou pagar a compra, ou parte dela (valor em centavos), e recebe as instruções',
      guarda: 'cliente',
      status: 201,
      params: paramsCompra,
      body: pagamentoDoCliente,
      resposta: pagamentoCriado,
      async executar({ params, body, chamador, req }) {
        const { tipo, valor } = body;
        const quem = identificar(chamador, req, body.comandoId);
        const { uid: vendaUid } = await minha(chamador, params.id);
        const { acesso, hotsite } = chamador;
        return umaVez(quem, { chamada: 'pagamentos', vendaUid, tipo, valor }, async () => {
          const uid = uidDoComando(quem);
          const data = instante();
          const nova = { uid, tipo, valor, data, origem: 'cliente' } as const;
          const { venda } = await mudar({ acesso, comando: quem }, vendaUid, (antes) =>
            criarLinha(antes, nova),
          );
          const linha = linhaDe(venda, uid);
          // Told again after it was refused: nobody could pay it.
          if (linha.canceladoEm !== null) throw new ErroMartelo('COBRANCA_RECUSADA');
          try {
            return { ...comoPagamento(linha), instrucoes: await meios.instrucoes(venda, linha, hotsite) };
          } catch (erro) {
            if (!(erro instanceof ErroMartelo) || !SEM_COBRANCA.has(erro.codigo)) throw erro;
            // A row that nobody can pay would stand in the way of the one that can be.
            await mudar({ acesso }, vendaUid, (antes) =>
              cancelarLinha(antes, uid, { quem: 'cliente', em: instante() }),
            );
            throw erro.codigo === 'BANCO_RECUSOU' ? new ErroMartelo('COBRANCA_RECUSADA') : erro;
          }
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/pagamentos/:uid/instrucoes',
      resumo: 'Como pagar um pagamento meu que ainda não foi feito',
      guarda: 'cliente',
      params: paramsPagamento,
      resposta: instrucoesDePagamento,
      async executar({ params: { uid }, chamador }) {
        const venda = await vendaDoPagamento(registros, comoCliente(chamador), uid);
        const linha = linhaDe(venda, uid);
        if (linha.situacao === 'PAGO' || linha.canceladoEm !== null)
          throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
        return meios.instrucoes(venda, linha, chamador.hotsite);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/cliente/pagamentos/:uid',
      resumo: 'Cancela um pagamento meu que ainda não foi feito',
      guarda: 'cliente',
      params: paramsPagamento,
      query: z.object({ comandoId: comandoId.optional() }),
      resposta: pagamentoRespondido,
      async executar({ params: { uid }, query, chamador, req }) {
        const acesso = comoCliente(chamador);
        const quem = identificar(chamador, req, query.comandoId);
        const { uid: vendaUid } = await vendaDoPagamento(registros, acesso, uid);
        return umaVez(quem, { chamada: 'cancelar', uid }, async () => {
          const { venda } = await mudar({ acesso, comando: quem }, vendaUid, (antes) =>
            cancelarLinha(antes, uid, { quem: 'cliente', em: instante() }),
          );
          return comoPagamento(linhaDe(venda, uid));
        });
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/compras/:id/desistencia',
      resumo: 'Pede para desistir da compra; a equipe responde',
      guarda: 'cliente',
      params: paramsCompra,
      body: pedidoDeDesistencia,
      resposta: z.object({ pedidaEm: z.iso.datetime() }),
      async executar({ params, body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        const lida = await minha(chamador, params.id);
        const { uid: vendaUid } = lida;
        const { acesso } = chamador;
        const { motivo } = body;
        return umaVez(quem, { chamada: 'desistencia', vendaUid, motivo }, async () => {
          await exigirNoPatio(registros, lida);
          const { venda } = await mudar({ acesso, comando: quem }, vendaUid, (antes) => {
            if (desfeita(antes.situacao)) throw new ErroMartelo('VENDA_ENCERRADA');
            exigirNaoEntregue(antes);
            return { ...antes, desistenciaPedida: antes.desistenciaPedida ?? { motivo, em: instante() } };
          });
          return { pedidaEm: venda.desistenciaPedida!.em };
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/compras/:id/envio',
      resumo: 'Quanto custa enviar a um CEP os documentos de cada lote da compra, e em quantos dias úteis',
      guarda: 'cliente',
      params: paramsCompra,
      query: z.object({
        cep: z.string().refine((cep) => lerCep(cep) !== null, 'o CEP tem o formato 00000-000'),
      }),
      resposta: precosDoEnvio,
      async executar({ params, query, chamador }) {
        const venda = await minha(chamador, params.id);
        const estadoSigla = ufDoCep(lerCep(query.cep)!);
        if (estadoSigla === null) throw new ErroMartelo('CEP_NAO_ENCONTRADO');
        if (venda.encerramento !== null) throw new ErroMartelo('VENDA_ENCERRADA');
        const cep = formatarCep(query.cep);
        const preco = await precosDeEnvio(venda);
        const itens = venda.itens
          .filter((item) => temPapeis(item) && !papeisSairam(item))
          .map((item) => ({
            uid: item.uid,
            metodos: METODOS_COM_PRECO.map((metodo) => {
              const { valor, preco: dado } = preco(item, { metodo, cep });
              return { metodo, valor, dias: dado?.dias ?? null };
            }),
          }));
        return { cep, estadoSigla, itens };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/cliente/compras/:id/entrega',
      resumo: 'Escolhe como os documentos de cada lote chegam a mim; quanto custa diz a tabela da casa',
      guarda: 'cliente',
      params: paramsCompra,
      body: entregaDoCliente,
      resposta: z.object({ revisao: z.int() }),
      async executar({ params, body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        const achada = await minha(chamador, params.id);
        const { acesso } = chamador;
        const { itens, revisao } = body;
        return umaVez(quem, { chamada: 'entrega', vendaUid: achada.uid, itens }, async () => {
          for (const { metodo, patUid } of itens)
            if (metodo === 'Retirada') await exigirPatioDaMarca(registros, achada.hotsiteId, patUid);
          const preco = await precosDeEnvio(achada);
          const { venda } = await mudar({ acesso, comando: quem, revisao }, achada.uid, (antes) =>
            itens.reduce<Venda>((atual, { uid, metodo, patUid = null, endereco = null, valorVisto }) => {
              const custa = preco(itemDaVenda(atual, uid), { metodo, cep: endereco?.cep ?? null });
              const nova = { metodo, patUid, endereco, ...custa };
              const depois = definirEntrega(atual, uid, nova, instante()) as Venda;
              if (valorVisto !== undefined && valorVisto !== custa.valor)
                throw new ErroMartelo('VALOR_DO_ENVIO_MUDOU', {
                  ...{ metodo, valor: custa.valor },
                  agora: custa.valor === null ? 'a definir pela equipe' : formatarReais(custa.valor),
                });
              return depois;
            }, antes),
          );
          return { revisao: venda.revisao };
        });
      },
    }),
  ];
}

/** There is no charge, and there will be none. Of a bank that does not answer nobody knows: its row stays, and is asked about again. */
const SEM_COBRANCA: ReadonlySet<CodigoErro> = new Set(['MEIO_INDISPONIVEL', 'BANCO_RECUSOU']);
