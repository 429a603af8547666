import { montarBoleto } from '@martelo/shared/banco/boleto';
import type { ContaDeCobranca } from '@martelo/shared/banco/conta-de-cobranca';
import { montarPixEstatico } from '@martelo/shared/banco/pix/br-code';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { BoletoImpresso, BoletosImpressos } from '@martelo/shared/impressos/boleto';
import type { Comprovante } from '@martelo/shared/impressos/comprovante';
import type { LoteNoPapel } from '@martelo/shared/impressos/comum';
import type { LaudoImpresso } from '@martelo/shared/impressos/laudo';
import type { NotaImpressa, NotasDoLeilao } from '@martelo/shared/impressos/nota';
import type { RelatorioImpresso } from '@martelo/shared/impressos/relatorio';
import type { AutorizacaoDeRetirada } from '@martelo/shared/impressos/retirada';
import { textoDoQr } from '@martelo/shared/pos-venda/codigo';
import { extratoExemplo, HASH_EXEMPLO, LEGAL_EXEMPLO } from './exemplo.ts';

/* Data of each kind, for tests: amounts that add up, the same every time. */

const { comprador, hotsite, leilao: doExtrato } = extratoExemplo();
const url = (tipo: string): string => `http://leilo.localhost:3000/qrcode/${tipo}/${HASH_EXEMPLO}`;
const codigo = HASH_EXEMPLO.slice(-6);
const leilao: NotaImpressa['leilao'] = {
  ...{ uid: '01900000-0000-7000-8000-000000000001', ...doExtrato },
  ...{ modalidade: 'Online', local: 'Pátio Guarulhos, Guarulhos', edital: 'https://leilo.com.br/edital.pdf' },
};

export function lotesExemplo(quantidade: number): LoteNoPapel[] {
  return extratoExemplo(quantidade).vendas.map((venda) => ({
    ...{ numero: venda.loteNumero, nome: venda.loteNome, lance: venda.valorLance },
    detalhes: [
      ...venda.detalhes,
      { nome: 'Chassi', valor: '9BWZZZ377VT004251' },
      { nome: 'Renavam', valor: '00891749212' },
    ],
    ...{
      comitente: 'Banco Horizonte S.A.',
      negociacao: 'Disputa',
      despesas: venda.despesas,
      total: venda.totalAPagar,
    },
    livro: {
      seq: 17,
      hash: 'q7mZ0v3Jk1c8d2e5f6a9b4c3d2e1f0a9b8c7d6e5f4a',
      instante: '2026-11-21T17:42:13.417Z',
    },
  }));
}

export function notaExemplo(quantidade = 1, mudancas: Partial<NotaImpressa> = {}): NotaImpressa {
  const lotes = lotesExemplo(quantidade);
  const total = lotes.reduce((soma, lote) => soma + lote.total, 0);
  return {
    ...{
      codigo,
      url: url('nota'),
      emitidoEm: '2026-11-23T14:05:09.000Z',
      hotsite,
      leilao,
      comprador,
      lotes,
      total,
    },
    ...{
      numero: '1-000042',
      emissor: 'Joana d’Ávila Conceição',
      vendaId: 1042,
      fechadaEm: '2026-11-23T14:05:08.000Z',
    },
    ...{ itensExtras: [], desconto: 0, troco: 0, prazoDocumentos: 30, empresa: LEGAL_EXEMPLO },
    pagamentos: [
      {
        ...{ tipo: 'PIX', valor: total, data: '2026-11-23T14:05:08.000Z', situacao: 'PAGO' },
        autenticacao: 'E00416968202611231405abcdefghijk',
      },
    ],
    retirada: [{ patio: 'Pátio Guarulhos', gratisAte: '2026-11-28', diaria: 3_500 }],
    ...{ cancelada: null, semQuitacaoDesde: null, substitui: null, substituidaPor: null },
    ...mudancas,
  };
}

export const CANCELADA = {
  ...{ cancelada: { em: '2026-11-24T12:00:00.000Z', motivo: 'Nome do comprador escrito errado.' } },
  substituidaPor: '1-000043',
} satisfies Partial<NotaImpressa>;

export function notasExemplo(quantas: number): NotasDoLeilao {
  const notas = Array.from({ length: quantas }, (_, i) =>
    notaExemplo(1 + (i % 3), {
      numero: `1-${String(i + 1).padStart(6, '0')}`,
      ...(i === 1 ? CANCELADA : {}),
    }),
  );
  const valem = notas.filter(({ cancelada }) => cancelada === null);
  return {
    ...{ emitidoEm: '2026-11-24T12:00:00.000Z', hotsite, leilao: leilao.nome, quantidade: quantas, notas },
    total: valem.reduce((soma, { total }) => soma + total, 0),
  };
}

/** As long as a real one: header, what rule 24 says, signature. */
const JWS_EXEMPLO = ['A', 'B', 'C'].map((letra, i) => letra.repeat([92, 412, 86][i]!)).join('.');
export const RECIBO_EXEMPLO = {
  ...{ tipo: 'MANUAL', seq: 17, hash: '9c1f'.repeat(16), sha256: 'a07e'.repeat(16) },
  instante: '2026-11-21T17:42:13.417Z',
  url: `http://leilo.localhost:3000/verificar#recibo=${JWS_EXEMPLO}`,
} as const satisfies Comprovante['recibo'];

export function comprovanteExemplo(mudancas: Partial<Comprovante> = {}): Comprovante {
  const [lote] = lotesExemplo(1);
  return {
    ...{
      emitidoEm: '2026-11-21T17:42:14.000Z',
      hotsite,
      leilao,
      comprador,
      vendaId: 1042,
      lote: lote!,
      total: lote!.total,
    },
    url: 'http://leilo.localhost:3000/verificar?lote=01900000-0000-7000-8000-0000000000b1',
    ...{ pagarAte: '2026-11-24T02:59:59.999Z', nota: null, recibo: RECIBO_EXEMPLO },
    ...mudancas,
  };
}

const PAGAMENTO = '01900000-0000-7000-8000-00000000000a';

export function boletoExemplo(mudancas: Partial<BoletoImpresso> = {}): BoletoImpresso {
  const valor = 3_804_550;
  const conta = {
    ...{
      banco: '237' as const,
      agencia: '1234',
      agenciaDv: '5',
      conta: '67890',
      contaDv: '1',
      carteira: '09',
      variacao: '019',
    },
    ...{ beneficiario: '12345678901234567890', inscricao: '12ABC34501DE35', nome: 'Leilo Leilões Ltda.' },
  } as const satisfies ContaDeCobranca;
  const feito = montarBoleto({ conta, sequencia: 42, vencimento: '2026-11-25', centavos: valor });
  const { noPapel } = feito;
  return {
    ...{
      codigo,
      url: url('boleto'),
      emitidoEm: '2026-11-22T15:00:00.000Z',
      hotsite,
      situacao: 'valido',
      vendaId: 1042,
    },
    ...{ leilao: leilao.nome, lotes: [{ numero: '001', nome: 'Volkswagen Gol 1.0 MPI Track 2015' }] },
    banco: { nome: noPapel.banco, codigo: noPapel.codigoDoBanco },
    beneficiario: { nome: conta.nome, cnpj: '12.ABC.345/01DE-35', endereco: LEGAL_EXEMPLO.endereco },
    ...{ agenciaECodigo: noPapel.agenciaECodigo, nossoNumero: noPapel.nossoNumero, carteira: conta.carteira },
    ...{
      numeroDoDocumento: '1042',
      processadoEm: '2026-11-22',
      vencimento: '2026-11-25',
      valor,
      pagador: comprador,
    },
    ...{ linhaDigitavel: feito.linhaDigitavel, codigoDeBarras: feito.codigoDeBarras },
    pix: montarPixEstatico({
      ...{ chave: 'pix@leilo.demo.martelo', nome: 'Leilo Leilões', cidade: 'São Paulo', centavos: valor },
      ...{ txid: '0AB12CD34EF56GH78IJ90KL12', mensagem: `Compra 1042 ${PAGAMENTO.slice(-4)}` },
    }),
    ...mudancas,
  };
}

export function retiradaExemplo(
  quantidade = 1,
  mudancas: Partial<AutorizacaoDeRetirada> = {},
): AutorizacaoDeRetirada {
  return {
    ...{
      codigo,
      url: url('retirada-por-terceiros'),
      emitidoEm: '2026-11-24T12:00:00.000Z',
      hotsite,
      comprador,
    },
    ...{ situacao: 'valido', vendaId: 1042, leilao: leilao.nome },
    terceiro: {
      ...{ nome: 'Carlos Eduardo Prado', cpf: '11144477735', rg: null },
      ...{ telefone: '11987654321', email: 'carlos.prado@exemplo.com.br' },
      ...{ transportadoraCnpj: '12ABC34501DE35', placa: 'ABC1D23' },
    },
    lotes: lotesExemplo(quantidade).map(({ numero, nome, detalhes }) => ({ numero, nome, detalhes })),
    patio: {
      nome: 'Pátio Guarulhos',
      endereco: 'Rodovia Presidente Dutra, km 225, Guarulhos, SP',
      telefone: '(11) 4002-8922',
    },
    ...{ inicio: '2026-11-26T13:00:00.000Z', validaAte: '2026-11-26T13:30:00.000Z', utilizadaEm: null },
    ...{
      codigoDeRetirada: 'K7QWXZ',
      qrDaPortaria: textoDoQr('01900000-0000-7000-8000-0000000000c1', 'K7QWXZ'),
    },
    ...mudancas,
  };
}

export function boletosExemplo(quantos: number): BoletosImpressos {
  const boletos = Array.from({ length: quantos }, (_, i) =>
    boletoExemplo({ vendaId: i + 1, ...(i === 1 ? { situacao: 'vencido' as const } : {}) }),
  );
  return {
    ...{ emitidoEm: '2026-11-24T12:00:00.000Z', hotsite, leilao: leilao.nome, parte: 1, partes: 1, boletos },
    total: boletos.reduce((soma, { valor }) => soma + valor, 0),
  };
}

const COLUNAS_DO_EXEMPLO = [
  ...[
    'Venda',
    'Data',
    'Leilão',
    'Nº',
    'Lote',
    'Como foi vendido',
    'Situação',
    'Comprador',
    'Lance',
    'Comissão (%)',
  ],
  ...['Despesas', 'Total', 'Paga em', 'Dias', 'Visualizações', 'Visitantes', 'Observação'],
];
const NUMEROS_DO_EXEMPLO = [
  'Venda',
  'Lance',
  'Comissão (%)',
  'Despesas',
  'Total',
  'Dias',
  'Visualizações',
  'Visitantes',
];

/** @param colunas of seventeen, the first ones */
export function relatorioExemplo(
  quantas: number,
  colunas = 13,
  mudancas: Partial<RelatorioImpresso> = {},
): RelatorioImpresso {
  const titulos = COLUNAS_DO_EXEMPLO.slice(0, colunas);
  const linha = (i: number): string[] =>
    [
      ...[String(1042 + i), '21/11/2026 14:05', leilao.nome, String(i + 1).padStart(3, '0')],
      ...[`Volkswagen Gol 1.0 MPI Track ${2015 + (i % 9)}`, 'Disputa', 'Aguardando pagamento'],
      ...[comprador.nome, formatarReais(3_550_000 + i * 100), '5', formatarReais(254_550)],
      ...[formatarReais(3_804_550 + i * 100), i % 3 === 0 ? '' : '23/11/2026 11:00', String(i % 40)],
      ...[String(12_000 + i), String(800 + i), 'Sem observação'],
    ].slice(0, colunas);
  const total = quantas * 3_804_550 + (100 * (quantas * (quantas - 1))) / 2;
  return {
    ...{ emitidoEm: '2026-11-24T12:00:00.000Z', hotsite, titulo: 'Vendas', autor: 'Joana d’Ávila Conceição' },
    descricao: 'Cada lote vendido: por quanto, a quem, como, e em que pé está a venda.',
    criterios: [
      { rotulo: 'Leilão', valor: leilao.nome },
      { rotulo: 'Data da venda', valor: 'de 01/11/2026 até 30/11/2026' },
    ],
    colunas: titulos.map((titulo) => ({ titulo, numero: NUMEROS_DO_EXEMPLO.includes(titulo) })),
    linhas: Array.from({ length: quantas }, (_, i) => linha(i)),
    somas:
      colunas > 11 && quantas > 0 ? titulos.map((um) => (um === 'Total' ? formatarReais(total) : '')) : null,
    ...mudancas,
  };
}

/** A red dot, as JPEG. */
const PONTO =
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAwAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AngI2kAAAAAAAAAAAAAAAAAAAAAAf/9k=';

export function laudoExemplo(mudancas: Partial<LaudoImpresso> = {}): LaudoImpresso {
  return {
    hotsite,
    url: 'http://leilo.localhost:3000/admin/vistoria/01900000-0000-7000-8000-0000000000c1',
    ...{ para: 'EQUIPE', numero: 318, tipoNome: 'Entrada no pátio', versao: 4, corrige: 301 },
    ...{ realizadaEm: '2026-11-21T17:05:09.000Z', realizadaPor: 'Joana d’Ávila Conceição' },
    lote: { numero: '1042', nome: 'Volkswagen Gol 1.0 MPI Track 2019' },
    detalhes: [
      { nome: 'Placa', valor: 'BRA2E19' },
      { nome: 'Chassi', valor: '9BWZZZ377VT004251' },
      { nome: 'Ano', valor: '2018/2019' },
    ],
    categorias: [
      {
        nome: 'Pneus e estepe',
        itens: [
          { nome: 'Pneu dianteiro esquerdo', resposta: 'MEIA-VIDA' },
          { nome: 'Estepe', resposta: 'SIM - TROCAR' },
        ],
      },
      {
        nome: 'Observações',
        itens: [{ nome: 'O que mais se viu', resposta: 'Cheiro de mofo no porta-malas.' }],
      },
    ],
    desenhos: [
      {
        ...{ nome: 'Lataria', desenho: 'CARRO' },
        marcas: [
          { painel: 'CAPO', avaria: 'AMASSADO', gravidade: 'GRAVE', nota: 'junto ao farol' },
          { painel: 'CAPO', avaria: 'RISCO', gravidade: 'LEVE', nota: null },
          { painel: 'TETO', avaria: 'REPINTADO', gravidade: 'MEDIA', nota: null },
        ],
      },
    ],
    fotos: ['Frente', 'Traseira', 'Lado esquerdo', 'Painel e hodômetro'].map((nome, i) => ({
      ...{ nome, sha256: 'abcdef0123456789'.repeat(4).replace('a', String(i)), imagem: PONTO },
    })),
    fotosDeFora: 2,
    assinaturas: [
      { nome: 'Quem entrega', quem: 'Ana Lima', tracos: [[40, 600, 300, 200, 420, 700, 700, 300]] },
    ],
    custodia: { seq: 5, hash: '9c1f'.repeat(16), instante: '2026-11-21T17:05:10.417Z' },
    ...mudancas,
  };
}
