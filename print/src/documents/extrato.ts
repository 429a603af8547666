import { formatarData, formatarDataExtenso, formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { Extrato } from '@martelo/shared/extrato';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { ROTULOS_SITUACAO_PAGAMENTO, ROTULOS_TIPO_PAGAMENTO, ROTULOS_VENDA } from '@martelo/shared/venda';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { CALMA, criarDocumento, type Documento, Folha } from '../layout/folha.ts';
import { desenharQr, LADO_QR } from '../layout/qr.ts';
import { desenharDestaque, desenharPartes, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela, type Linha } from '../layout/tabela.ts';
import { desenharTotais } from '../layout/totais.ts';
import type { Marca } from '../services/marcas.ts';

const TITULO = 'Extrato de compra';

/** The purchase statement as PDF bytes. The same statement and brand always give the same bytes. */
export async function gerarExtrato(extrato: Extrato, marca: Marca): Promise<Buffer> {
  const doc = criarDocumento({
    titulo: `${TITULO} ${extrato.codigo}`,
    autor: marca.nome,
    assunto: extrato.leilao.nome,
    data: extrato.emitidoEm,
  });
  const pedacos: Buffer[] = [];
  const pronto = new Promise<void>((resolver, recusar) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', resolver);
    doc.on('error', recusar);
  });
  desenharExtrato(doc, extrato, marca);
  doc.end();
  await pronto;
  return Buffer.concat(pedacos);
}

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
    ['Total', formatarReais(extrato.total)],
    ['Pago', formatarReais(extrato.pago)],
    ['Saldo', formatarReais(extrato.saldo)],
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
  const presentes = (linhas: (string | null)[]) => linhas.filter((linha): linha is string => !!linha);
  const documento = comprador.documento.replace(/\W/g, '').length > 11 ? 'CNPJ' : 'CPF';
  desenharPartes(folha, [
    {
      titulo: 'Comprador',
      nome: comprador.nome,
      linhas: presentes([
        `${documento} ${comprador.documento}`,
        comprador.email,
        comprador.telefone,
        comprador.endereco,
      ]),
    },
    {
      titulo: hotsite.tipo === 'loja' ? 'Evento de venda' : 'Leilão',
      nome: leilao.nome,
      linhas: presentes([
        formatarDataExtenso(leilao.data),
        leilao.leiloeiro && `Leiloeiro: ${leilao.leiloeiro}`,
        leilao.inscricao && `Inscrição: ${leilao.inscricao}`,
      ]),
    },
  ]);
}

function itens(folha: Folha, { vendas, hotsite }: Extrato): void {
  const palavras = PALAVRAS[hotsite.tipo];
  const grupos = vendas.map((venda): Linha[] => [
    {
      celulas: [
        { texto: venda.loteNumero, cabeca: true, estilo: { peso: 'forte' } },
        {
          texto: venda.loteNome,
          nota: [
            `Compra nº ${venda.id}`,
            ROTULOS_VENDA[venda.situacao].rotulo,
            ...venda.detalhes.map(({ nome, valor }) => `${nome}: ${valor}`),
          ].join('  ·  '),
          longa: true,
          estilo: { peso: 'forte', tamanho: 9.5 },
        },
        { texto: palavras.lance },
        { texto: formatarReais(venda.valorLance) },
      ],
    },
    ...venda.despesas.map(
      ({ nome, valor }): Linha => ({
        junta: true,
        celulas: [
          { texto: '' },
          { texto: '' },
          { texto: nome, estilo: { cor: CALMA } },
          { texto: formatarReais(valor), estilo: { cor: CALMA } },
        ],
      }),
    ),
    {
      junta: true,
      celulas: [
        { texto: '' },
        { texto: '' },
        { texto: `Total do ${palavras.lote.toLowerCase()}`, estilo: { peso: 'forte' } },
        { texto: formatarReais(venda.totalAPagar), estilo: { peso: 'forte' } },
      ],
    },
  ]);
  desenharTitulo(
    folha,
    vendas.length === 1 ? palavras.lote : `${vendas.length} ${palavras.lotes.toLowerCase()}`,
    90,
  );
  desenharTabela(
    folha,
    folha.raiz,
    [
      { titulo: palavras.lote, largura: 44 },
      { titulo: 'Descrição', largura: 0 },
      { titulo: 'Composição', largura: 128 },
      { titulo: 'Valor', largura: 96, alinhar: 'right' },
    ],
    grupos,
  );
  folha.y += 16;
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
          { texto: ROTULOS_TIPO_PAGAMENTO[linha.tipo], nota: linha.observacao },
          { texto: ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo },
          { texto: formatarReais(linha.valor) },
        ],
      },
    ]),
  );
  folha.y += 14;
}

/** What to do next beside the code that proves the paper: never separated. */
function orientacao(folha: Folha, extrato: Extrato): void {
  const zona = 14;
  const largura = folha.largura - LADO_QR - zona * 2 - 24;
  const texto = { tamanho: 9.5, largura, entrelinha: 2.5 };
  const quieto = { tamanho: 8.2, cor: CALMA, largura, entrelinha: 2 };
  const conferir = `Para conferir este documento, aponte a câmera para o código ao lado: o endereço aberto deve mostrar o mesmo extrato, com o código de verificação ${extrato.codigo}.`;
  const pagar = devido(extrato);
  const prazo = pagar
    ? `Vencimento: ${formatarDataExtenso(extrato.dataPagamento)}.`
    : extrato.saldo === 0
      ? 'Não há saldo em aberto.'
      : 'Nada a pagar por enquanto.';
  const alturaTexto =
    22 +
    folha.altura(extrato.orientacao, texto) +
    6 +
    folha.altura(prazo, texto) +
    12 +
    folha.altura(conferir, quieto);
  folha.garantir(Math.max(alturaTexto, LADO_QR + zona * 2) + 10);
  const { y, esquerda } = folha;
  const secao = folha.grupo(folha.raiz, 'Sect');
  let abaixo = y + 2;
  const escrever = (
    tipo: string,
    conteudo: string,
    estilo: Parameters<Folha['altura']>[1],
    folga: number,
  ) => {
    const topo = abaixo;
    folha.elemento(secao, tipo, () => folha.texto(conteudo, esquerda, topo, estilo));
    abaixo += folha.altura(conteudo, estilo) + folga;
  };
  escrever('H2', pagar ? 'Como pagar' : 'Próximo passo', { tamanho: 12.5, peso: 'titulo', largura }, 4);
  escrever('P', extrato.orientacao, texto, 6);
  escrever('P', prazo, { ...texto, peso: 'forte' }, 12);
  escrever('P', conferir, quieto, 0);
  desenharQr(folha, secao, extrato.url, folha.direita - LADO_QR - zona, y + zona);
  secao.end();
  folha.y = Math.max(abaixo, y + LADO_QR + zona * 2);
}
