import { reaisPorExtenso } from '@martelo/shared/banco/extenso';
import { formatarData, formatarDataExtenso, formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { ROTULOS_DE_IMPRESSO } from '@martelo/shared/impressos/comum';
import { type NotaImpressa, notaImpressa } from '@martelo/shared/impressos/nota';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';
import { NOMES_DO_PRECO } from '@martelo/shared/negociacao';
import { detalheDoCartao, formaDoPagamento } from '@martelo/shared/pos-venda/forma';
import { ROTULOS_SITUACAO_PAGAMENTO } from '@martelo/shared/venda';
import {
  carimbarPaginas,
  comoConferir,
  desenharAssinaturas,
  desenharComQr,
  desenharFaixa,
  desenharLotes,
  desenharTexto,
  type Paragrafo,
  QUIETO,
} from '../layout/blocos.ts';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { Folha } from '../layout/folha.ts';
import { desenharDestaque, desenharPartes, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela } from '../layout/tabela.ts';
import { desenharTotais, type LinhaDeTotal } from '../layout/totais.ts';
import type { Marca } from '../services/marcas.ts';
import type { Especie } from './especie.ts';
import { linhaDoLivro, oComprador, oLeilao, semVazios } from './partes.ts';

const EMISSOR: PorModo<string> = { leilao: 'Leiloeiro oficial', loja: 'Vendedor' };
const tituloDe = ({ hotsite }: Pick<NotaImpressa, 'hotsite'>): string =>
  ROTULOS_DE_IMPRESSO[hotsite.tipo].nota;

/** A nota: what was sold, that it was paid, and where it stands in its series. */
export const NOTA: Especie<NotaImpressa> = {
  tipo: 'nota',
  dados: notaImpressa,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ numero }) => `nota-${numero}`,
  info: ({ numero, leilao, emitidoEm, cancelada, semQuitacaoDesde, hotsite }) => ({
    titulo: `${tituloDe({ hotsite })} ${numero}${cancelada ? ' (cancelada)' : ''}`,
    assunto: leilao.nome,
    data: cancelada?.em ?? semQuitacaoDesde ?? emitidoEm,
  }),
  desenhar(doc, nota, marca) {
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    desenharNota(folha, nota, marca);
    folha.raiz.end();
    if (nota.cancelada !== null) carimbarPaginas(folha, 'CANCELADA');
    desenharRodapes(folha, marca, rodape(nota));
  },
};

const rodape = ({ numero, codigo, hotsite }: NotaImpressa): string =>
  `${tituloDe({ hotsite })} ${numero}  ·  Código ${codigo}`;

/** All of one nota, from where the sheet is. */
export function desenharNota(folha: Folha, nota: NotaImpressa, marca: Marca): void {
  const emissao = `Nº ${nota.numero} · ${formatarDataHora(nota.emitidoEm)} (horário de Brasília)`;
  // What it said of the company when it was issued, whatever the brand says now (D4).
  desenharCabecalho(folha, { ...marca, legal: nota.empresa }, tituloDe(nota), emissao);
  situacao(folha, nota);
  desenharDestaque(
    folha,
    { rotulo: quita(nota) ? 'Total pago' : 'Total', valor: formatarReais(nota.total) },
    [
      { rotulo: 'Número', valor: nota.numero },
      { rotulo: 'Paga em', valor: formatarData(nota.fechadaEm) },
    ],
  );
  desenharPartes(folha, [oComprador(nota.comprador), oLeilao(nota.leilao, nota.hotsite.tipo)]);
  lotes(folha, nota);
  const linhas: LinhaDeTotal[] = [
    ...nota.itensExtras.map(({ nome, valor }): LinhaDeTotal => [nome, formatarReais(valor)]),
    ...(nota.desconto > 0 ? [['Desconto', `−${formatarReais(nota.desconto)}`] as LinhaDeTotal] : []),
    ['Total', formatarReais(nota.total)],
  ];
  desenharTotais(folha, linhas, `Por extenso: ${reaisPorExtenso(nota.total)}.`);
  pagamentos(folha, nota);
  desenharComQr(folha, [...oQueVale(nota), comoConferir(nota.codigo)], nota.url);
  desenharAssinaturas(folha, [
    { nome: nota.emissor, papel: EMISSOR[nota.hotsite.tipo] },
    { nome: nota.comprador.nome, papel: 'Comprador' },
  ]);
}

/** Does it acknowledge that all was paid? */
const quita = ({ cancelada, semQuitacaoDesde }: NotaImpressa): boolean =>
  cancelada === null && semQuitacaoDesde === null;

function situacao(
  folha: Folha,
  { cancelada, semQuitacaoDesde, substitui, substituidaPor, numero }: NotaImpressa,
): void {
  if (cancelada !== null)
    desenharFaixa(
      folha,
      'CANCELADA',
      semVazios([
        `A nota ${numero} foi cancelada em ${formatarDataHora(cancelada.em)} e não vale. Motivo: ${cancelada.motivo}`,
        substituidaPor && `Em seu lugar vale a nota ${substituidaPor}.`,
      ]).join(' '),
    );
  else if (semQuitacaoDesde !== null)
    desenharFaixa(
      folha,
      'PROVISÓRIA',
      `O pagamento que esta nota reconhece deixou de estar completo em ${formatarDataHora(semQuitacaoDesde)}: até estar, ela não vale como quitação.`,
    );
  if (substitui !== null)
    desenharTexto(folha, [
      { texto: `Esta nota substitui a de número ${substitui}, cancelada.`, estilo: { peso: 'forte' } },
    ]);
}

function lotes(folha: Folha, nota: NotaImpressa): void {
  const palavras = PALAVRAS[nota.hotsite.tipo];
  const titulo =
    nota.lotes.length === 1 ? palavras.lote : `${nota.lotes.length} ${palavras.lotes.toLowerCase()}`;
  desenharTitulo(folha, titulo, 90);
  desenharLotes(
    folha,
    palavras.lote,
    nota.lotes.map(({ numero, nome, detalhes, comitente, negociacao, lance, despesas, total, livro }) => ({
      ...{ numero, nome, lance, despesas, total },
      nomeDoLance: NOMES_DO_PRECO[nota.hotsite.tipo][negociacao],
      nota: semVazios([
        ...detalhes.map((detalhe) => `${detalhe.nome}: ${detalhe.valor}`),
        comitente && `Comitente: ${comitente}`,
        livro && linhaDoLivro(livro),
      ]).join('  ·  '),
    })),
  );
}

function pagamentos(folha: Folha, { pagamentos: linhas, troco }: NotaImpressa): void {
  desenharTitulo(folha, 'Pagamentos', 60);
  desenharTabela(
    folha,
    folha.raiz,
    [
      { titulo: 'Data', largura: 60 },
      { titulo: 'Forma', largura: 0 },
      { titulo: 'Situação', largura: 110 },
      { titulo: 'Valor', largura: 96, alinhar: 'right' },
    ],
    linhas.map((linha) => [
      {
        celulas: [
          { texto: formatarData(linha.data), cabeca: true },
          {
            texto: `${formaDoPagamento(linha)}${linha.valor < 0 ? ' (devolução)' : ''}`,
            nota: semVazios([
              detalheDoCartao(linha.cartao, linha.valor),
              linha.autenticacao && `Autenticação: ${linha.autenticacao}`,
            ]).join(' · '),
          },
          { texto: ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo },
          { texto: formatarReais(linha.valor) },
        ],
      },
    ]),
  );
  folha.y += 4;
  if (troco > 0) desenharTexto(folha, [{ texto: `Pago a mais, a devolver: ${formatarReais(troco)}.` }]);
}

function oQueVale(nota: NotaImpressa): Paragrafo[] {
  const { fechadaEm, comprador, retirada, prazoDocumentos, total } = nota;
  const quitacao: Paragrafo[] = quita(nota)
    ? [
        { texto: 'Quitação', tipo: 'H2' },
        {
          texto: `Recebemos de ${comprador.nome}, até ${formatarDataExtenso(fechadaEm)}, ${formatarReais(total)} pelos bens acima, de que damos quitação (Código Civil, art. 320).`,
        },
      ]
    : [];
  const condicoes = [
    ...retirada.map(({ patio, gratisAte, diaria }) =>
      gratisAte === null || diaria === 0
        ? `Retirada: ${patio}.`
        : `Retirada: ${patio}, sem custo até ${formatarData(`${gratisAte}T12:00:00Z`)}; depois, ${formatarReais(diaria)} por dia.`,
    ),
    prazoDocumentos > 0 && `Documentos: em até ${prazoDocumentos} dias úteis.`,
  ];
  return [
    ...quitacao,
    ...semVazios(condicoes).map((texto): Paragrafo => ({ texto, estilo: QUIETO, folga: 3 })),
  ];
}
