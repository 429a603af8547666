import { describe, expect, it } from 'vitest';
import { esquemaDoEvento } from '../avisos/eventos.ts';
import { DOCUMENTACAO_INICIAL, type Pagamento, type Venda } from '../venda.ts';
import { moverPapeis } from './atos.ts';
import { avisoDaRetirada, avisosDaVenda, momentoDoLembrete, nomeDaCompra } from './avisos.ts';
import { derivarVenda, type VendaEscrita } from './derivar.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

/** Of what a change tells, the events; their data must be of the events' form. */
function ditos(antes: Venda, mudanca: Partial<VendaEscrita>): string[] {
  const avisos = avisosDaVenda(antes, derivarVenda({ ...antes, ...mudanca }));
  for (const { evento, dados } of avisos) esquemaDoEvento(evento).parse(dados);
  return avisos.map(({ evento }) => evento);
}
const fim = (mudancas: object = {}) => ({
  ...({ como: 'Cancelada', motivo: 'Porque sim', em: '2026-11-22T12:00:00.000Z', por: 'x' } as const),
  ...{ juntadaEm: null, multa: null },
  ...mudancas,
});

describe('what a change of a sale tells its buyer', () => {
  it.each<[Partial<Pagamento> | null, Partial<Pagamento>, string[]]>([
    [null, { situacao: 'CADASTRADO' }, []],
    [{ situacao: 'CADASTRADO' }, { situacao: 'AG_COMPENSACAO' }, ['pagamento-recebido']],
    [{ situacao: 'AG_COMPENSACAO' }, { situacao: 'AG_COMPENSACAO', observacao: 'x' }, []],
    [{ situacao: 'AG_COMPENSACAO' }, { situacao: 'DIVERGENTE', motivo: 'Valor' }, ['pagamento-divergente']],
    [{ situacao: 'DIVERGENTE' }, { situacao: 'AG_COMPENSACAO' }, ['pagamento-recebido']],
    [{ situacao: 'CADASTRADO' }, { situacao: 'PAGO' }, ['pagamento-aprovado']],
    [null, { situacao: 'PAGO', origem: 'banco' }, ['pagamento-aprovado']],
    [null, { situacao: 'DIVERGENTE', terceiro: true }, ['pagamento-divergente']],
    [null, { situacao: 'PAGO', tipo: 'BOLETO_INTERNO' }, []],
    [{ situacao: 'CADASTRADO' }, { situacao: 'CADASTRADO', canceladoEm: '2026-11-21T13:00:00.000Z' }, []],
  ])('a row that was %o and is %o', (era, e, esperado) => {
    const { uid } = linhaDe();
    const antes = vendaDe({ pagamentos: era === null ? [] : [linhaDe({ ...era, uid })] });
    expect(ditos(antes, { pagamentos: [linhaDe({ ...e, uid })] })).toEqual(esperado);
  });

  it('less is due: a slip for more that holds no longer is told of; one that its buyer took back is not', () => {
    const aberta = linhaDe({ situacao: 'CADASTRADO' });
    const cancelada = { ...aberta, canceladoEm: '2026-11-21T13:00:00.000Z' };
    const antes = vendaDe({ pagamentos: [aberta] });
    expect(ditos(antes, { valorDesconto: 100, pagamentos: [cancelada] })).toEqual(['pagamento-cancelado']);
    expect(ditos(antes, { valorDesconto: 100 })).toEqual([]);
    expect(ditos(antes, { pagamentos: [cancelada] })).toEqual([]);
    expect(ditos(antes, { valorDesconto: 100, pagamentos: [cancelada], encerramento: fim() })).toEqual([
      'venda-cancelada',
    ]);
  });

  it('a refund is nobody’s payment', () => {
    const paga = linhaDe();
    const estorno = linhaDe({ valor: -1_000_000, estornoDe: paga.uid });
    expect(ditos(vendaDe({ pagamentos: [paga] }), { pagamentos: [paga, estorno] })).toEqual([]);
  });

  it('an end is told, whoever ends it; what goes on in another purchase has not ended, and rows that come along are no news', () => {
    expect(ditos(vendaDe(), { encerramento: fim() })).toEqual(['venda-cancelada']);
    expect(ditos(vendaDe(), { encerramento: fim({ como: 'ClienteDesistiu' }) })).toEqual(['venda-cancelada']);
    expect(ditos(vendaDe(), { encerramento: fim({ juntadaEm: itemDe().uid }) })).toEqual([]);
    expect(
      ditos(vendaDe({ encerramento: fim({ juntadaEm: itemDe().uid }) }), { encerramento: null }),
    ).toEqual([]);
    const juntou = { juntadas: [itemDe().uid], pagamentos: [linhaDe({ situacao: 'AG_COMPENSACAO' })] };
    expect(ditos(vendaDe(), juntou)).toEqual([]);
  });

  it('a condition that was refused is told by the auction; one that staff end, here', () => {
    const condicional = vendaDe({ condicional: true });
    const [item] = condicional.itens;
    const itens = [{ ...item!, loteVisto: 'NEGADA_CONDICIONAL' as const }];
    expect(ditos(condicional, { itens, encerramento: fim() })).toEqual([]);
    expect(ditos(condicional, { encerramento: fim() })).toEqual(['venda-cancelada']);
  });

  it('a lot that is sold no more is told by its name; one that staff gave a purchase of its own is not lost', () => {
    const itens = [itemDe({ loteNome: 'Gol' }), itemDe({ loteNome: 'Uno' })];
    const antes = vendaDe({ itens });
    const saiu = avisosDaVenda(antes, derivarVenda({ ...antes, itens: itens.slice(0, 1) }));
    expect(saiu).toMatchObject([{ evento: 'venda-cancelada', dados: { lote: 'Uno' } }]);
    expect(ditos(antes, { itens: itens.slice(0, 1), separadas: [itemDe().uid] })).toEqual([]);
  });

  it('deadlines and warnings, each by a key of its own', () => {
    const antes = vendaDe();
    const em = '2026-11-24T15:00:00.000Z';
    const vencido = antes.dataPagamento;
    const desistencia = [{ em, cancelaEm: '2026-11-27' }];
    expect(ditos(antes, { avisosDePrazo: { perto: vencido, vencido: null, desistencia: [] } })).toEqual([
      'pagamento-perto',
    ]);
    const depois = derivarVenda({ ...antes, avisosDePrazo: { perto: null, vencido, desistencia } });
    expect(avisosDaVenda(antes, depois)).toMatchObject([
      { evento: 'pagamento-vencido', inteira: true },
      { evento: 'desistencia-avisada', inteira: true, dados: { vez: 1, cancelaEm: '2026-11-27' } },
    ]);
    expect(avisosDaVenda(depois, depois)).toEqual([]);
  });

  it('a stage of the papers, also while something is missing', () => {
    const fechadaEm = '2026-11-21T18:00:00.000Z';
    const antes = vendaDe({ pagamentos: [linhaDe()], fechadaEm });
    const [item] = antes.itens;
    for (const pendencias of [[], [{ motivo: 'Falta o CRV', de: fechadaEm, ate: null }]]) {
      const documentacao = { ...DOCUMENTACAO_INICIAL, etapa: 'em preparação' as const, pendencias };
      expect(ditos(antes, { itens: [{ ...item!, documentacao }] })).toEqual([
        'documentacao-etapa',
        ...pendencias.map(() => 'documentacao-pendente'),
      ]);
    }
  });

  it('what is missing for the papers, each thing once, by what it is', () => {
    const fechadaEm = '2026-11-21T18:00:00.000Z';
    const antes = vendaDe({ pagamentos: [linhaDe()], fechadaEm });
    const { uid } = antes.itens[0]!;
    const falta = (venda: typeof antes, motivo: string, em: string) =>
      derivarVenda(moverPapeis(venda, uid, { pendencia: motivo }, em));
    const crv = falta(antes, 'Falta o CRV assinado', '2026-11-22T12:00:00.000Z');
    expect(avisosDaVenda(antes, crv)).toMatchObject([
      { evento: 'documentacao-pendente', inteira: true, dados: { motivo: 'Falta o CRV assinado' } },
    ]);
    const deNovo = falta(crv, 'Falta o CRV assinado', '2026-11-22T13:00:00.000Z');
    expect(avisosDaVenda(crv, deNovo)).toEqual([]);
    const outra = falta(crv, 'Falta a procuração', '2026-11-22T13:00:00.000Z');
    expect(avisosDaVenda(crv, outra)).toMatchObject([{ dados: { motivo: 'Falta a procuração' } }]);
    const resolvida = derivarVenda(
      moverPapeis(outra, uid, { semPendencia: true }, '2026-11-23T12:00:00.000Z'),
    );
    expect(avisosDaVenda(outra, resolvida)).toEqual([]);
    const voltou = falta(resolvida, 'Falta o CRV assinado', '2026-11-23T13:00:00.000Z');
    expect(avisosDaVenda(resolvida, voltou)).toHaveLength(1);
    expect(avisosDaVenda({ ...antes, itens: [itemDe()] }, crv).map(({ evento }) => evento)).not.toContain(
      'documentacao-pendente',
    );
  });

  it('papers that were posted are told with their code', () => {
    const fechadaEm = '2026-11-21T18:00:00.000Z';
    const antes = vendaDe({ pagamentos: [linhaDe()], fechadaEm });
    const [item] = antes.itens;
    const documentacao = { ...DOCUMENTACAO_INICIAL, etapa: 'enviada' as const, codigo: 'BR123456789BR' };
    const [aviso] = avisosDaVenda(antes, { ...antes, itens: [{ ...item!, documentacao }] });
    expect(aviso?.dados).toMatchObject({ etapa: 'enviada, código BR123456789BR' });
  });

  it('a purchase is named by its first lot and how many more', () => {
    const itens = ['Gol', 'Uno', 'Palio'].map((loteNome) => ({ loteNome }));
    expect([nomeDaCompra(itens.slice(0, 1)), nomeDaCompra(itens)]).toEqual(['Gol', 'Gol e mais 2']);
  });
});

describe('what a change of a pickup tells its buyer', () => {
  const em = (situacao: 'AGENDADO' | 'ENTREGUE' | 'NAO_COMPARECEU' | 'CANCELADO', hora = 12) => ({
    ...{ situacao, motivo: null, inicio: `2026-11-30T${hora}:00:00.000Z` },
  });
  it.each([
    [null, em('AGENDADO'), 'retirada-agendada'],
    [em('AGENDADO'), em('AGENDADO'), null],
    [em('AGENDADO'), em('AGENDADO', 15), 'retirada-agendada'],
    [em('AGENDADO'), em('CANCELADO'), 'retirada-cancelada'],
    [em('CANCELADO'), em('CANCELADO'), null],
    [em('AGENDADO'), em('NAO_COMPARECEU'), 'retirada-nao-compareceu'],
    [em('AGENDADO'), em('ENTREGUE'), null],
    [em('NAO_COMPARECEU'), em('ENTREGUE'), null],
  ])('%o to %o', (antes, depois, esperado) => {
    expect(avisoDaRetirada(antes, depois)).toBe(esperado);
  });

  it('it is called to mind a day before, two hours before where it was booked late, and not where that has gone by', () => {
    const hora = 3_600_000;
    const inicio = 100 * hora;
    expect([70, 76, 90, 98, 99].map((horas) => momentoDoLembrete(inicio, horas * hora))).toEqual(
      [76, 98, 98, null, null].map((horas) => (horas === null ? null : horas * hora)),
    );
  });
});
