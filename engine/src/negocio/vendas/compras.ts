import { type Compra, type CompraDetalhe, compra, compraDetalhe } from '@martelo/shared/compra';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { type MeuLance, meuLance } from '@martelo/shared/lote-detalhe';
import { ABAS, type Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { idOuUid } from '../../api/comando.ts';
import { camposSemCarimbos, parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { posicaoNoLote } from '../../leituras/posicao.ts';
import { DOCUMENTOS } from '../../leituras/registros/documento.ts';
import type { EnderecosDeDocumento } from '../../leituras/registros/endereco-de-documento.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { PARTICIPACOES } from '../../leituras/registros/participacao.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { negociacaoNoLote } from '../../leituras/vistas/negociacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { ComoCompras } from './vista.ts';

interface Dependencias {
  leitura: Leitura;
  comoCompras: ComoCompras;
  registros: Registros;
  enderecos: EnderecosDeDocumento;
  emDia(): Promise<void>;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

/** More of one purchase are counted among the house's. */
const SEM_DESTINO_MAX = 20;

const CAMPOS_DAS_COMPRAS = camposSemCarimbos(VENDAS).filter(
  (campo) => campo !== 'cliUid' && campo !== 'removidoEm',
);

/** The bidder's own area: bids and purchases, nobody else's. */
export function rotasCliente(deps: Dependencias): Rota[] {
  const { leitura, registros, comoCompras, enderecos, carimbar, emDia } = deps;
  const participacoes = registros.colecao(PARTICIPACOES);
  const vendas = registros.colecao(VENDAS);
  const leiloes = registros.colecao(LEILOES);
  const documentos = registros.colecao(DOCUMENTOS);

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/meus-lances',
      resumo: 'Os lotes em que dei lance, do mais recente ao mais antigo',
      guarda: 'cliente',
      query: parametrosDeLista({ data: 'ultimoLance.data', lelUid: 'lelUid', leiUid: 'leiUid' }),
      resposta: paginaDe(meuLance),
      async executar({ query: { consulta }, chamador }): Promise<Pagina<MeuLance>> {
        await emDia();
        const acesso = comoCliente(chamador);
        const ordem = { campo: 'ultimoLance.data', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await participacoes.listar(acesso, { ...consulta, ordem: consulta.ordem ?? ordem });
        const itens = await Promise.all(
          pagina.itens.map(async (participacao): Promise<MeuLance[]> => {
            const venda = await vendaDoLote(vendas, acesso, participacao.lelUid);
            const lido = await leitura.lote(participacao.leiUid, participacao.lelUid);
            if (lido === null) return [];
            const { estado, lote } = lido;
            return [
              {
                ...posicaoNoLote(lido, acesso.cliUid, participacao, venda?.id ?? null),
                lote: cartaoDoLote(estado, lote, chamador.hotsite, carimbar),
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
      resposta: paginaDe(compra),
      async executar({ query: { consulta, aba, leilaoUid, texto }, chamador }): Promise<Pagina<Compra>> {
        await emDia();
        const filtros: Filtro[] = [...consulta.filtros];
        if (aba) filtros.push({ tipo: 'exata', campo: 'aba', valor: aba });
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
          itens: await comoCompras(pagina.itens, chamador.hotsite),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/compras/:id',
      resumo: 'Uma compra minha, com o endereço do extrato',
      guarda: 'cliente',
      params: z.object({ id: idOuUid }),
      resposta: compraDetalhe,
      async executar({ params, chamador }): Promise<CompraDetalhe> {
        await emDia();
        const { acesso } = chamador;
        const venda = await porIdOuUid(vendas, acesso, params.id);
        if (!venda) throw new ErroMartelo('NAO_ENCONTRADO');
        const documento = await documentos.obter(SISTEMA, venda.uid);
        const extratoHash =
          documento === null || venda.situacao === 'Cancelada'
            ? null
            : enderecos.hashDe('extrato', venda.uid, documento.versao);
        const [[vista], semDestino] = await Promise.all([
          comoCompras([venda], chamador.hotsite),
          semDestinoDe(registros, venda),
        ]);
        return { ...vista!, revisao: venda.revisao, extratoHash, semDestino };
      },
    }),
  ];
}

/** Money that its buyer sent and that it took no more: they are told that it came. */
async function semDestinoDe(
  registros: Registros,
  { pagamentos }: Pick<Venda, 'pagamentos'>,
): Promise<CompraDetalhe['semDestino']> {
  if (pagamentos.length === 0) return [];
  const { itens } = await registros.colecao(RECEBIMENTOS).listar(SISTEMA, {
    filtros: [
      { tipo: 'multipla', campo: 'pagamentoUid', valores: pagamentos.map(({ uid }) => uid) },
      { tipo: 'exata', campo: 'situacao', valor: 'SEM_DESTINO' },
    ],
    ...{ pagina: 1, porPagina: SEM_DESTINO_MAX, semTotal: true },
  });
  return itens.map(({ tipo, valor, em }) => ({ tipo, valor, em }));
}
