import type { Compra, CompraDetalhe } from '@martelo/shared/compra';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Pagina } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import {
  comoCobrada,
  orientacaoDaVenda,
  type SituacaoVenda,
  saldoDaVenda,
  totalPago,
  type Venda,
} from '@martelo/shared/venda';
import { z } from 'zod';
import { RECUSAS_DE_CONDICIONAL } from '../correio/avisos.ts';
import type { EnderecosDeDocumento } from '../documentos/enderecos.ts';
import { DOCUMENTOS } from '../documentos/registro.ts';
import { camposSemCarimbos, parametrosDeLista } from '../http/consulta.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import { idOuUid } from '../leiloes/comando.ts';
import { LEILOES } from '../leiloes/registro.ts';
import { cartaoDoLote } from '../lotes/apresentar.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import type { Leitura } from '../terminados/leitura.ts';
import { VENDAS } from '../vendas/registro.ts';
import { negociacaoNoLote } from './negociacao.ts';
import { PARTICIPACOES } from './participacao.ts';
import { posicaoNoLote } from './posicao.ts';

interface Dependencias {
  leitura: Leitura;
  registros: Registros;
  enderecos: EnderecosDeDocumento;
  emDia(): Promise<void>;
}

const CAMPOS_DAS_COMPRAS = camposSemCarimbos(VENDAS).filter((campo) => campo !== 'cliUid');
const ABAS = ['agPagamentoAgValidacao', 'agRetirada', 'documentacao', 'fechadas'] as const;
const naSituacao = (...valores: SituacaoVenda[]): Filtro => ({
  tipo: 'multipla',
  campo: 'situacao',
  valores,
});
const retirada = (valor: boolean): Filtro => ({ tipo: 'existe', campo: 'retiradaEm', valor });
/**
 * What each tab of the purchases lists (spec 2), each purchase in one of them: paid and not taken yet; taken, whose papers come next
 * (nothing is known yet of their being done); and what came to nothing.
 */
const FILTROS_DA_ABA: Record<(typeof ABAS)[number], Filtro[]> = {
  agPagamentoAgValidacao: [naSituacao('Condicional', 'AguardandoPagamento', 'AguardandoValidacao')],
  agRetirada: [naSituacao('Fechada'), retirada(false)],
  documentacao: [naSituacao('Fechada'), retirada(true)],
  fechadas: [naSituacao('Cancelada', 'ClienteDesistiu')],
};

/** The bidder's own area: bids and purchases, nobody else's. */
export function rotasCliente(deps: Dependencias): Rota[] {
  const { leitura, registros, enderecos, emDia } = deps;
  const participacoes = registros.colecao(PARTICIPACOES);
  const vendas = registros.colecao(VENDAS);
  const leiloes = registros.colecao(LEILOES);
  const documentos = registros.colecao(DOCUMENTOS);

  const compra = async (venda: Registro<Venda>, hotsite: RegrasHotsite): Promise<Compra> => {
    const { cliUid: _, revisao, createdAt, createdBy, updatedAt, updatedBy, ...campos } = comoCobrada(venda);
    const lido = await leitura.lote(venda.leiUid, venda.lelUid);
    const pago = totalPago(venda.pagamentos);
    return {
      ...campos,
      loteUrl: lido === null ? '/' : cartaoDoLote(lido.estado, lido.lote, hotsite).url,
      leilaoData: lido?.estado.leilao.data ?? venda.dataVenda,
      orientacao:
        lido !== null && RECUSAS_DE_CONDICIONAL.has(lido.lote.situacao)
          ? 'A venda em condicional não foi liberada. Nada é cobrado.'
          : orientacaoDaVenda(venda),
      pago,
      saldo: saldoDaVenda(venda),
    };
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/meus-lances',
      resumo: 'Os lotes em que dei lance, do mais recente ao mais antigo',
      guarda: 'cliente',
      query: parametrosDeLista({ data: 'ultimoLance.data', lelUid: 'lelUid', leiUid: 'leiUid' }),
      async executar({ query: { consulta }, chamador }): Promise<Pagina<MeuLance>> {
        await emDia();
        const acesso = comoCliente(chamador);
        const ordem = { campo: 'ultimoLance.data', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await participacoes.listar(acesso, { ...consulta, ordem: consulta.ordem ?? ordem });
        const itens = await Promise.all(
          pagina.itens.map(async (participacao): Promise<MeuLance[]> => {
            const venda = await vendas.obterPor(acesso, 'lelUid', participacao.lelUid);
            const lido = await leitura.lote(participacao.leiUid, participacao.lelUid);
            if (lido === null) return [];
            const { estado, lote } = lido;
            return [
              {
                ...posicaoNoLote(lido, acesso.cliUid, participacao, venda?.id ?? null),
                lote: cartaoDoLote(estado, lote, chamador.hotsite),
                data: participacao.ultimoLance.data,
                qtdLancesEnviados: participacao.qtdLancesEnviados,
                ...negociacaoNoLote(lote, acesso.cliUid, participacao.ultimoLance.uid),
              },
            ];
          }),
        );
        return { ...pagina, itens: itens.flat() };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/compras',
      resumo: 'Minhas compras, por aba, leilão ou texto',
      guarda: 'cliente',
      query: parametrosDeLista(CAMPOS_DAS_COMPRAS, {
        aba: z.enum(ABAS).optional(),
        leilaoUid: idOuUid.optional(),
        texto: z.string().trim().max(200).optional(),
      }),
      async executar({ query: { consulta, aba, leilaoUid, texto }, chamador }): Promise<Pagina<Compra>> {
        await emDia();
        const filtros: Filtro[] = [...consulta.filtros];
        if (aba) filtros.push(...FILTROS_DA_ABA[aba]);
        if (leilaoUid) {
          const leilao = await porIdOuUid(leiloes, chamador.acesso, leilaoUid);
          filtros.push({ tipo: 'exata', campo: 'leiUid', valor: leilao?.uid ?? leilaoUid });
        }
        if (texto) filtros.push({ tipo: 'geral', valor: texto });
        const ordem = { campo: 'dataVenda', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await vendas.listar(chamador.acesso, {
          ...consulta,
          filtros,
          ordem: consulta.ordem ?? ordem,
        });
        return {
          ...pagina,
          itens: await Promise.all(pagina.itens.map((venda) => compra(venda, chamador.hotsite))),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/compras/:id',
      resumo: 'Uma compra minha, com o endereço do extrato',
      guarda: 'cliente',
      params: z.object({ id: idOuUid }),
      async executar({ params, chamador }): Promise<CompraDetalhe> {
        await emDia();
        const { acesso } = chamador;
        const venda = await porIdOuUid(vendas, acesso, params.id);
        if (!venda) throw new ErroMartelo('NAO_ENCONTRADO');
        const documento = await documentos.obter({ tipo: 'sistema' }, venda.uid);
        const extratoHash =
          documento === null || venda.situacao === 'Cancelada'
            ? null
            : enderecos.hashDe('extrato', venda.uid, documento.versao);
        return { ...(await compra(venda, chamador.hotsite)), extratoHash };
      },
    }),
  ];
}

/** The guard let only clients in. */
export function comoCliente({ acesso }: Chamador): Extract<Acesso, { tipo: 'cliente' }> {
  if (acesso.tipo !== 'cliente') throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Clientes' });
  return acesso;
}
