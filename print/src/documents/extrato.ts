import { formatarData, formatarDataExtenso, formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { type Extrato, extrato as extratoDados } from '@martelo/shared/extrato';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { NOMES_DO_PRECO } from '@martelo/shared/negociacao';
import { detalheDoCartao, formaDoPagamento } from '@martelo/shared/pos-venda/forma';
import { ROTULOS_SITUACAO_PAGAMENTO, ROTULOS_VENDA } from '@martelo/shared/venda';
import { comoConferir, desenharComQr, desenharLotes } from '../layout/blocos.ts';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { CALMA, type Documento, Folha } from '../layout/folha.ts';
import { desenharDestaque, desenharPartes, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela } from '../layout/tabela.ts';
import { desenharTotais, type LinhaDeTotal } from '../layout/totais.ts';
import type { Marca } from '../services/marcas.ts';
import { type Especie, gerar } from './especie.ts';
import { oComprador, semVazios } from './partes.ts';

const TITULO = 'Extrato de compra';

/** The purchase statement. */
export const EXTRATO: Especie<Extrato> = {
  tipo: 'extrato',
  dados: extratoDados,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ codigo }) => `extrato-${codigo}`,
  info: ({ codigo, leilao, emitidoEm }) => ({
    titulo: `${TITULO} ${codigo}`,
    assunto: leilao.nome,
    data: emitidoEm,
  }),
  desenhar: desenharExtrato,
};

/** The purchase statement as PDF bytes. The same statement and brand always give the same bytes. */
export const gerarExtrato = (extrato: Extrato, marca: Marca): Promise<Buffer> =>
  gerar(EXTRATO, extrato, marca);

/** Draws the whole statement on an empty document of `criarDocumento`. */
export function desenharExtrato(doc: Documento, extrato: Extrato, marca: Marca): void {
  const folha = new Folha(doc, paleta(marca.corPrimaria));
  const emissao = `Emitido em ${formatarDataHora(extrato.emitidoEm)} (horário de Brasília)`;
  desenharCabecalho(folha, marca, TITULO, emissao);
  destaque(folha, extrato);
  partes(folha, extrato);
  itens(folha, extrato);
  pagamentos(folha, extrato);
  desenharTotais(folha, [
    ...extrato.itensExtras.map(({ nome, valor }): LinhaDeTotal => [nome, formatarReais(valor)]),
    ...(extrato.valorDesconto > 0
      ? [['Desconto', `−${formatarReais(extrato.valorDesconto)}`] as LinhaDeTotal]
      : []),
    ['Total', formatarReais(extrato.total)],
    ['Pago', formatarReais(extrato.pago)],
    ['Saldo', formatarReais(extrato.saldo)],
    // Received beyond the total (P5): the paper owes an answer where it goes.
    ...(extrato.pago > extrato.total
      ? [['A devolver', formatarReais(extrato.pago - extrato.total)] as LinhaDeTotal]
      : []),
  ]);
  orientacao(folha, extrato);
  folha.raiz.end();
  desenharRodapes(folha, marca, `${TITULO}  ·  Código ${extrato.codigo}`);
}

/** Money is asked for only where a sale waits for it: an offer still being judged, or a withdrawn purchase, owes nothing yet. */
const devido = ({ saldo, vendas }: Extrato) =>
  saldo > 0 &&
  vendas.some(({ situacao }) => situacao === 'AguardandoPagamento' || situacao === 'AguardandoValidacao');

function destaque(folha: Folha, extrato: Extrato): void {
  const situacoes = new Set(extrato.vendas.map(({ situacao }) => ROTULOS_VENDA[situacao].rotulo));
  const [unica] = situacoes;
  const situacao = {
    rotulo: 'Situação',
    valor: situacoes.size === 1 && unica ? unica : `${extrato.vendas.length} compras`,
  };
  const vencimento = formatarData(extrato.dataPagamento);
  if (devido(extrato)) {
    const principal = { rotulo: 'Saldo a pagar', valor: formatarReais(extrato.saldo) };
    desenharDestaque(folha, principal, [{ rotulo: 'Pague até', valor: vencimento }, situacao]);
  } else if (extrato.saldo === 0) {
    const principal = { rotulo: 'Total pago', valor: formatarReais(extrato.pago) };
    desenharDestaque(folha, principal, [{ rotulo: 'Vencimento', valor: vencimento }, situacao]);
  } else {
    desenharDestaque(folha, { rotulo: 'Total da compra', valor: formatarReais(extrato.total) }, [situacao]);
  }
}

function partes(folha: Folha, { comprador, leilao, hotsite }: Extrato): void {
  desenharPartes(folha, [
    oComprador(comprador),
    {
      titulo: { leilao: 'Leilão', loja: 'Evento de venda' }[hotsite.tipo],
      nome: leilao.nome,
      linhas: semVazios([
        formatarDataExtenso(leilao.data),
        leilao.leiloeiro && `Leiloeiro: ${leilao.leiloeiro}`,
        leilao.inscricao && `Inscrição: ${leilao.inscricao}`,
      ]),
    },
  ]);
}

function itens(folha: Folha, { vendas, hotsite }: Extrato): void {
  const palavras = PALAVRAS[hotsite.tipo];
  desenharTitulo(
    folha,
    vendas.length === 1 ? palavras.lote : `${vendas.length} ${palavras.lotes.toLowerCase()}`,
    90,
  );
  desenharLotes(
    folha,
    palavras.lote,
    vendas.map((venda) => ({
      ...{ numero: venda.loteNumero, nome: venda.loteNome },
      nomeDoLance: NOMES_DO_PRECO[hotsite.tipo][venda.negociacao],
      nota: [
        `Compra nº ${venda.id}`,
        ROTULOS_VENDA[venda.situacao].rotulo,
        ...venda.detalhes.map(({ nome, valor }) => `${nome}: ${valor}`),
      ].join('  ·  '),
      ...{ lance: venda.valorLance, despesas: venda.despesas, total: venda.totalAPagar },
    })),
  );
}

function pagamentos(folha: Folha, extrato: Extrato): void {
  desenharTitulo(folha, 'Pagamentos', 60);
  if (extrato.pagamentos.length === 0) {
    const { y } = folha;
    const estilo = { tamanho: 9.5, cor: CALMA, largura: folha.largura };
    folha.elemento(folha.raiz, 'P', () =>
      folha.texto('Nenhum pagamento registrado até a emissão deste extrato.', folha.esquerda, y, estilo),
    );
    folha.y = y + 26;
    return;
  }
  desenharTabela(
    folha,
    folha.raiz,
    [
      { titulo: 'Data', largura: 60 },
      { titulo: 'Forma', largura: 0 },
      { titulo: 'Situação', largura: 128 },
      { titulo: 'Valor', largura: 96, alinhar: 'right' },
    ],
    extrato.pagamentos.map((linha) => [
      {
        celulas: [
          { texto: formatarData(linha.data) },
          {
            texto: formaDoPagamento(linha),
            nota: semVazios([detalheDoCartao(linha.cartao, linha.valor), linha.observacao]).join(' · '),
          },
          { texto: ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo },
          { texto: formatarReais(linha.valor) },
        ],
      },
    ]),
  );
  folha.y += 14;
}

/** What to do next beside the code that proves the paper. */
function orientacao(folha: Folha, extrato: Extrato): void {
  const pagar = devido(extrato);
  const prazo = pagar
    ? `Vencimento: ${formatarDataExtenso(extrato.dataPagamento)}.`
    : extrato.saldo === 0
      ? 'Não há saldo em aberto.'
      : 'Nada a pagar por enquanto.';
  desenharComQr(
    folha,
    [
      { texto: pagar ? 'Como pagar' : 'Próximo passo', tipo: 'H2' },
      { texto: extrato.orientacao },
      { texto: prazo, estilo: { peso: 'forte' }, folga: 12 },
      comoConferir(extrato.codigo),
    ],
    extrato.url,
  );
}
