import { reaisPorExtenso } from '@martelo/shared/banco/extenso';
import { formatarData, formatarDataExtenso, formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { type Comprovante, comprovante, type ReciboNoPapel } from '@martelo/shared/impressos/comprovante';
import { ROTULOS_DE_IMPRESSO } from '@martelo/shared/impressos/comum';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';
import { NOMES_DO_PRECO } from '@martelo/shared/negociacao';
import {
  desenharComCodigos,
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
import { desenharTotais } from '../layout/totais.ts';
import type { Especie } from './especie.ts';
import { instanteNoLivro, linhaDoLivro, oComprador, oLeilao, semVazios } from './partes.ts';

const QUEM: PorModo<string> = { leilao: 'Arrematante', loja: 'Comprador' };
const tituloDe = ({ hotsite }: Pick<Comprovante, 'hotsite'>): string =>
  ROTULOS_DE_IMPRESSO[hotsite.tipo]['comprovante-arrematacao'];

/** That a lot was won: until it is paid, and its nota says so. Its code opens the lot's public ledger. */
export const COMPROVANTE: Especie<Comprovante> = {
  tipo: 'comprovante-arrematacao',
  dados: comprovante,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ vendaId }) => `comprovante-${vendaId}`,
  info: ({ vendaId, leilao, emitidoEm, hotsite }) => ({
    titulo: `${tituloDe({ hotsite })} ${vendaId}`,
    assunto: leilao.nome,
    data: emitidoEm,
  }),
  desenhar(doc, dados, marca) {
    const { lote, hotsite, nota } = dados;
    const palavras = PALAVRAS[hotsite.tipo];
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    desenharCabecalho(
      folha,
      marca,
      tituloDe(dados),
      `Compra nº ${dados.vendaId} · ${formatarDataHora(dados.emitidoEm)} (horário de Brasília)`,
    );
    if (nota !== null)
      desenharFaixa(
        folha,
        'SUBSTITUÍDO',
        `Esta compra foi paga: em lugar deste comprovante vale a nota ${nota}.`,
      );
    desenharDestaque(folha, { rotulo: 'Total', valor: formatarReais(dados.total) }, [
      { rotulo: nota === null ? 'Pague até' : 'Nota', valor: nota ?? formatarData(dados.pagarAte) },
      { rotulo: 'Situação', valor: nota === null ? 'Provisório' : 'Substituído' },
    ]);
    desenharPartes(folha, [
      oComprador(dados.comprador, QUEM[hotsite.tipo]),
      oLeilao(dados.leilao, hotsite.tipo),
    ]);
    desenharTitulo(folha, palavras.lote, 90);
    desenharLotes(folha, palavras.lote, [
      {
        ...{
          numero: lote.numero,
          nome: lote.nome,
          lance: lote.lance,
          despesas: lote.despesas,
          total: lote.total,
        },
        nomeDoLance: NOMES_DO_PRECO[hotsite.tipo][lote.negociacao],
        nota: semVazios([
          ...lote.detalhes.map(({ nome, valor }) => `${nome}: ${valor}`),
          lote.comitente && `Comitente: ${lote.comitente}`,
        ]).join('  ·  '),
      },
    ]);
    desenharTotais(
      folha,
      [['Total', formatarReais(dados.total)]],
      `Por extenso: ${reaisPorExtenso(dados.total)}.`,
    );
    desenharTexto(folha, [
      ...(nota === null ? [{ texto: `Pagamento até ${formatarDataExtenso(dados.pagarAte)}.` }] : []),
      ...(lote.livro === null ? [] : [{ texto: linhaDoLivro(lote.livro), estilo: QUIETO }]),
      { texto: 'Provisório: não vale como quitação.', estilo: { peso: 'forte' } },
    ]);
    provas(folha, dados);
    folha.raiz.end();
    desenharRodapes(folha, marca, `${tituloDe(dados)}  ·  Compra nº ${dados.vendaId}`);
  },
};

const OFERTA: PorModo<Record<ReciboNoPapel['tipo'], string>> = {
  leilao: { MANUAL: 'Lance', AUTOMATICO: 'Lance automático', COMPRE_JA: 'Compre Já' },
  loja: { MANUAL: 'Oferta', AUTOMATICO: 'Oferta automática', COMPRE_JA: 'Compre Já' },
};
/** A whole receipt is some six hundred letters: at 44 mm its squares are as large as those of the other codes. */
const LADO_DO_RECIBO = (44 / 25.4) * 72;

/** The lot's ledger, and the signed receipt of the bid that won (rule 24): what names them, and the way to verify them. */
function provas(folha: Folha, { url, recibo, hotsite }: Comprovante): void {
  const textos = [
    { texto: 'Confira no livro público', tipo: 'H2' },
    {
      texto:
        'O primeiro código abre o livro público do que foi vendido: tudo o que houve, encadeado e assinado, até a linha acima, que tem de estar lá com o mesmo hash.',
      estilo: QUIETO,
    },
    ...(recibo === null ? [] : doRecibo(recibo, hotsite.tipo)),
  ] satisfies Paragrafo[];
  desenharComCodigos(folha, textos, [
    { url, legenda: 'Livro público', alt: `Código QR que abre o livro público: ${url}` },
    ...(recibo?.url
      ? [
          {
            ...{ url: recibo.url, legenda: 'Recibo assinado', lado: LADO_DO_RECIBO },
            alt: 'Código QR que verifica o recibo assinado',
          },
        ]
      : []),
  ]);
}

const doRecibo = (
  { tipo, seq, hash, instante, sha256, url }: ReciboNoPapel,
  modo: Comprovante['hotsite']['tipo'],
): Paragrafo[] => [
  { texto: 'Recibo assinado', tipo: 'H2' },
  {
    texto: `${OFERTA[modo][tipo]} de ${instanteNoLivro(instante)}, linha ${seq} do livro, hash ${hash}`,
    ...{ estilo: QUIETO, folga: 3 },
  },
  { texto: `SHA-256 do recibo: ${sha256}`, estilo: QUIETO, folga: 3 },
  {
    texto:
      url === null
        ? 'O recibo inteiro diz o máximo, que é segredo de quem o deu: por isso não está impresso. Quem comprou o guarda em seus lances e o mostra se quiser. Em /verificar, no site, qualquer pessoa vê se a casa o assinou e se o SHA-256 dele é este.'
        : 'O segundo código abre /verificar com o recibo inteiro: qualquer pessoa vê, no navegador, se a casa o assinou e se o livro diz o mesmo que ele.',
    ...{ estilo: QUIETO, folga: 0 },
  },
];
