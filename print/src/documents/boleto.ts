import { barrasItf } from '@martelo/shared/barras/itf';
import { formatarData } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { type BoletoImpresso, boletoImpresso } from '@martelo/shared/impressos/boleto';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import {
  carimbarPaginas,
  desenharBarras,
  desenharComQr,
  desenharFaixa,
  desenharTexto,
  QUIETO,
} from '../layout/blocos.ts';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { CALMA, type Estrutura, Folha, TINTA } from '../layout/folha.ts';
import { desenharDestaque, desenharPartes } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import type { Marca } from '../services/marcas.ts';
import type { Especie } from './especie.ts';
import { oComprador, rotuloDoDocumento } from './partes.ts';

const TITULO = 'Boleto';
const MM = 72 / 25.4;
/** BCB, Carta Circular 2.926: 103 × 13 mm, 5 mm quiet at the left, its centre 12 mm above the edge of the slip. */
const BARRAS = { largura: 103 * MM, altura: 13 * MM, quieto: 5 * MM, doFim: 12 * MM };
/** The slip itself: 95 to 108 mm high. */
const ALTURA_DA_FICHA = 104 * MM;
const PE_DA_FOLHA = 54;

const dia = (data: string): string => formatarData(`${data}T12:00:00Z`);

/** A slip: what it is for and how to pay above, the bank's own part at the foot of the page. */
export const BOLETO: Especie<BoletoImpresso> = {
  tipo: 'boleto',
  dados: boletoImpresso,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ nossoNumero }) => `boleto-${nossoNumero.replace(/\W+/g, '-')}`,
  info: ({ nossoNumero, leilao, emitidoEm }) => ({
    titulo: `${TITULO} ${nossoNumero}`,
    assunto: leilao,
    data: emitidoEm,
  }),
  desenhar(doc, dados, marca) {
    const { situacao } = dados;
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    desenharBoleto(folha, dados, marca);
    folha.raiz.end();
    if (!sePaga(dados)) carimbarPaginas(folha, situacao === 'pago' ? 'PAGO' : 'CANCELADO');
    desenharRodapes(folha, marca, `${TITULO} ${dados.nossoNumero}  ·  Código ${dados.codigo}`);
  },
};

const sePaga = ({ situacao }: Pick<BoletoImpresso, 'situacao'>): boolean =>
  situacao === 'valido' || situacao === 'vencido';

/** All of one slip, from where the sheet stands. */
export function desenharBoleto(folha: Folha, dados: BoletoImpresso, marca: Marca): void {
  const { situacao, vencimento, valor, pix } = dados;
  desenharCabecalho(
    folha,
    marca,
    TITULO,
    `Compra nº ${dados.vendaId} · Emitido em ${dia(dados.processadoEm)}`,
  );
  const paga = sePaga(dados);
  if (situacao === 'pago') desenharFaixa(folha, 'PAGO', 'Este boleto já foi pago. Não pague de novo.');
  if (situacao === 'cancelado') desenharFaixa(folha, 'CANCELADO', 'Este boleto foi cancelado. Não pague.');
  if (situacao === 'vencido')
    desenharFaixa(folha, 'VENCIDO', 'O vencimento passou. Veja na página da compra como pagar agora.');
  desenharDestaque(folha, { rotulo: 'Valor', valor: formatarReais(valor) }, [
    { rotulo: 'Vencimento', valor: dia(vencimento) },
    { rotulo: 'Nosso número', valor: dados.nossoNumero },
  ]);
  desenharPartes(folha, [oComprador(dados.pagador, 'Pagador'), oQue(dados)]);
  const instrucoes = [
    { texto: 'Como pagar', tipo: 'H2' } as const,
    {
      texto: `Pague até ${dia(vencimento)} em qualquer banco, pelo aplicativo ou no caixa, com a linha abaixo.`,
    },
    { texto: dados.linhaDigitavel, estilo: { peso: 'forte', tamanho: 11 } } as const,
    {
      texto:
        'Confira antes de pagar: o aplicativo do banco tem de mostrar o beneficiário e o valor que estão aqui.',
      estilo: QUIETO,
    },
  ];
  if (paga && pix !== null)
    desenharComQr(
      folha,
      [
        ...instrucoes,
        {
          texto:
            'Ou pague agora por Pix, com o código ao lado, de uma conta em seu nome. Pague de um jeito só.',
          estilo: { peso: 'forte' },
          folga: 0,
        },
      ],
      pix,
      'Código QR do Pix deste pagamento',
    );
  else if (paga) desenharTexto(folha, instrucoes);
  if (paga) ficha(folha, dados, marca);
}

function oQue({ leilao, lotes, hotsite, beneficiario }: BoletoImpresso) {
  const palavras = PALAVRAS[hotsite.tipo];
  const mostrados = lotes.slice(0, LOTES_NO_RECIBO);
  const resto = lotes.length - mostrados.length;
  return {
    ...{ titulo: 'Recibo do pagador', nome: leilao },
    linhas: [
      ...mostrados.map(({ numero, nome }) => `${palavras.lote} ${numero}: ${nome}`),
      ...(resto > 0 ? [`e mais ${resto}`] : []),
      `Beneficiário: ${beneficiario.nome}, CNPJ ${beneficiario.cnpj}`,
    ],
  };
}
const LOTES_NO_RECIBO = 3;

interface Campo {
  rotulo: string;
  valor: string;
  /** Parts of the row's width. */
  partes: number;
  direita?: boolean;
  forte?: boolean;
}

const ALTURA_DO_CAMPO = 25;

/** The ficha de compensação, at the foot of the page: fields in the order of the banks' manuals. */
function ficha(folha: Folha, dados: BoletoImpresso, marca: Marca): void {
  const { doc, esquerda, largura, direita } = folha;
  if (folha.resto < ALTURA_DA_FICHA) folha.novaPagina();
  const topo = doc.page.height - PE_DA_FOLHA - ALTURA_DA_FICHA;
  const secao = folha.grupo(folha.raiz, 'Sect');
  folha.artefato(() => {
    doc
      .moveTo(esquerda, topo - 6)
      .lineTo(direita, topo - 6)
      .dash(3, { space: 3 })
      .lineWidth(0.6)
      .stroke(CALMA);
    doc.undash();
  });
  const escrever = (
    tipo: string,
    texto: string,
    x: number,
    y: number,
    estilo: Parameters<Folha['texto']>[3],
  ) => folha.elemento(secao, tipo, () => folha.texto(texto, x, y, estilo));

  // The bank: its code in 5 mm between rules of 1.2 mm, then the line in 3.5 to 4 mm.
  const banco = umaLinhaDe(folha, dados.banco.nome, { tamanho: 12, peso: 'titulo', largura: 92 });
  escrever('H2', banco, esquerda, topo + 4, { tamanho: 12, peso: 'titulo' });
  escrever('P', dados.banco.codigo, esquerda + 100, topo, {
    tamanho: 5 * MM,
    peso: 'titulo',
    largura: 62,
    alinhar: 'center',
  });
  const linha = {
    tamanho: tamanhoDaLinha(folha, dados.linhaDigitavel, largura - 170),
    peso: 'forte',
  } as const;
  escrever(
    'P',
    dados.linhaDigitavel,
    direita - folha.larguraDe(dados.linhaDigitavel, linha),
    topo + 4,
    linha,
  );
  folha.artefato(() => {
    for (const x of [esquerda + 97, esquerda + 164])
      doc
        .moveTo(x, topo)
        .lineTo(x, topo + 18)
        .lineWidth(1.2 * MM * 0.35)
        .stroke(TINTA);
    folha.linha(topo + 20, TINTA, 1.2);
  });

  const { beneficiario, pagador } = dados;
  // The company's own, where it is known; else where the brand says it is.
  const endereco = beneficiario.endereco ?? marca.endereco;
  const enderecoDaCasa = endereco === null ? '' : `, ${endereco}`;
  const linhas: Campo[][] = [
    [
      { rotulo: 'Local de pagamento', valor: 'Pagável em qualquer banco até o vencimento', partes: 70 },
      { rotulo: 'Vencimento', valor: dia(dados.vencimento), partes: 30, direita: true, forte: true },
    ],
    [
      {
        rotulo: 'Beneficiário',
        valor: `${beneficiario.nome}, CNPJ ${beneficiario.cnpj}${enderecoDaCasa}`,
        partes: 70,
      },
      { rotulo: 'Agência / Código do beneficiário', valor: dados.agenciaECodigo, partes: 30, direita: true },
    ],
    [
      { rotulo: 'Data do documento', valor: dia(dados.processadoEm), partes: 16 },
      { rotulo: 'Número do documento', valor: dados.numeroDoDocumento, partes: 20 },
      { rotulo: 'Espécie doc.', valor: 'DM', partes: 10 },
      { rotulo: 'Aceite', valor: 'N', partes: 8 },
      { rotulo: 'Processamento', valor: dia(dados.processadoEm), partes: 16 },
      { rotulo: 'Nosso número', valor: dados.nossoNumero, partes: 30, direita: true },
    ],
    [
      { rotulo: 'Uso do banco', valor: '', partes: 16 },
      { rotulo: 'Carteira', valor: dados.carteira, partes: 12 },
      { rotulo: 'Moeda', valor: 'R$', partes: 10 },
      { rotulo: 'Quantidade', valor: '', partes: 16 },
      { rotulo: 'Valor', valor: '', partes: 16 },
      {
        rotulo: '(=) Valor do documento',
        valor: formatarReais(dados.valor),
        partes: 30,
        direita: true,
        forte: true,
      },
    ],
  ];
  let y = topo + 21;
  for (const linha of linhas) {
    desenharCampos(folha, secao, linha, y);
    y += ALTURA_DO_CAMPO;
  }
  // Instructions at the left, what is reckoned at the counter at the right.
  const meio = esquerda + largura * 0.7;
  const alturaDasInstrucoes = ALTURA_DO_CAMPO * 2;
  escrever('P', 'Informações de responsabilidade do beneficiário', esquerda + 3, y + 2, {
    tamanho: 6,
    cor: CALMA,
  });
  escrever(
    'P',
    `Compra nº ${dados.vendaId}. Não receber depois de cancelado. Pagamento por terceiros não é aceito.`,
    esquerda + 3,
    y + 11,
    { tamanho: 8, largura: largura * 0.7 - 8, entrelinha: 1 },
  );
  (['(−) Desconto', '(+) Juros / Multa'] as const).forEach((rotulo, i) => {
    escrever('P', rotulo, meio + 3, y + 2 + i * 16.6, { tamanho: 6, cor: CALMA });
  });
  escrever('P', '(=) Valor cobrado', meio + 3, y + 35.2, { tamanho: 6, cor: CALMA });
  folha.artefato(() => {
    for (const abaixo of [16.6, 33.2])
      doc
        .moveTo(meio, y + abaixo)
        .lineTo(direita, y + abaixo)
        .lineWidth(0.5)
        .stroke(CALMA);
    doc
      .moveTo(meio, y)
      .lineTo(meio, y + alturaDasInstrucoes)
      .lineWidth(0.5)
      .stroke(CALMA);
    folha.linha(y + alturaDasInstrucoes, TINTA, 0.6);
  });
  y += alturaDasInstrucoes;
  const doc1 = `${rotuloDoDocumento(pagador.documento)} ${pagador.documento}`;
  escrever('P', 'Pagador', esquerda + 3, y + 2, { tamanho: 6, cor: CALMA });
  const quem = umaLinhaDe(folha, [`${pagador.nome}, ${doc1}`, pagador.endereco].filter(Boolean).join(' · '), {
    tamanho: 8,
    largura: (largura - 6) * 1.9,
  });
  escrever('P', quem, esquerda + 3, y + 10, { tamanho: 8, largura: largura - 6, entrelinha: 0.5 });

  // The bars: their centre 12 mm above the end of the slip, 5 mm quiet before them.
  const fim = topo + ALTURA_DA_FICHA;
  const yBarras = fim - BARRAS.doFim - BARRAS.altura / 2;
  desenharBarras(folha, secao, barrasItf(dados.codigoDeBarras), {
    ...{ x: esquerda + BARRAS.quieto, y: yBarras, largura: BARRAS.largura, altura: BARRAS.altura },
    alt: `Código de barras do boleto: ${dados.codigoDeBarras}`,
  });
  escrever('P', 'Autenticação mecânica · Ficha de compensação', meio - 10, yBarras, {
    tamanho: 6,
    cor: CALMA,
    largura: direita - meio + 10,
    alinhar: 'right',
  });
  secao.end();
  folha.y = fim;
}

function desenharCampos(folha: Folha, pai: Estrutura, campos: readonly Campo[], y: number): void {
  const { doc, esquerda, largura } = folha;
  let x = esquerda;
  for (const { rotulo, valor, partes, direita = false, forte = false } of campos) {
    const [desde, caixa] = [x, (largura * partes) / 100];
    const estilo = { tamanho: 8.6, ...(forte && { peso: 'titulo' as const }), largura: caixa - 6 };
    folha.elemento(pai, 'P', () => {
      folha.texto(rotulo, desde + 3, y + 2, { tamanho: 6, cor: CALMA, largura: caixa - 6 });
      const cabe =
        folha.altura(valor, { ...estilo, entrelinha: 0 }) <= 12 ? estilo : { ...estilo, tamanho: 5.8 };
      folha.texto(caber(folha, valor, cabe), desde + 3, y + 10.5, {
        ...cabe,
        entrelinha: 0,
        alinhar: direita ? 'right' : 'left',
      });
    });
    if (x > esquerda)
      folha.artefato(() =>
        doc
          .moveTo(desde, y)
          .lineTo(desde, y + ALTURA_DO_CAMPO)
          .lineWidth(0.5)
          .stroke(CALMA),
      );
    x += caixa;
  }
  folha.artefato(() => folha.linha(y + ALTURA_DO_CAMPO, CALMA, 0.5));
}

type EstiloComLargura = { tamanho: number; peso?: 'forte' | 'titulo'; largura: number };

/** No more of it than two lines of its field hold. */
function caber(folha: Folha, texto: string, estilo: EstiloComLargura): string {
  let corte = texto;
  while (corte.length > 1 && folha.altura(corte, { ...estilo, entrelinha: 0 }) > 15)
    corte = `${corte.slice(0, -2).trimEnd()}…`;
  return corte;
}

function umaLinhaDe(folha: Folha, texto: string, { largura, ...estilo }: EstiloComLargura): string {
  let corte = texto;
  while (corte.length > 1 && folha.larguraDe(corte, estilo) > largura)
    corte = `${corte.slice(0, -2).trimEnd()}…`;
  return corte;
}

/** 3.5 to 4 mm, as large as it fits. */
const tamanhoDaLinha = (folha: Folha, linha: string, largura: number): number =>
  [4, 3.9, 3.8, 3.7, 3.6]
    .map((mm) => mm * MM)
    .find((tamanho) => folha.larguraDe(linha, { tamanho, peso: 'forte' }) <= largura) ?? 3.5 * MM;
