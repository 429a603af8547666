import { FIM_DO_ARQUIVO, FIM_DO_LOTE, INICIO_DO_LOTE } from '@martelo/shared/banco/cnab/febraban-240';
import { escreverRegistro } from '@martelo/shared/banco/cnab/registro';
import { RETORNOS_240 } from '@martelo/shared/banco/cnab/retorno-240-bancos';
import { type ContaDeCobranca, contaDeCobranca } from '@martelo/shared/banco/conta-de-cobranca';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { cancelarLinha, criarLinha } from '@martelo/shared/pos-venda/atos';
import type { Venda } from '@martelo/shared/venda';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOLETOS } from '../../casa/boleto.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ANA, Bancada } from './bancada-de-teste.ts';
import { type Boletos, criarBoletos } from './boletos.ts';
import { criarRecebimentos, type Recebimentos } from './recebimentos.ts';

const LINHA = '01900000-0000-7000-8000-0000000000f1';
const OUTRA = '01900000-0000-7000-8000-0000000000f2';
const AGORA = Date.parse('2026-11-24T18:00:00.000Z');
const LEILO = 1;
const PACTO = 2;

const CONTAS = Object.fromEntries(
  [
    ['001', '1545', '0', '403005', '7', '17', '3294860'],
    ['237', '1172', '0', '403005', '2', '09', '4540691'],
    ['104', '1234', '', '87654', '1', '1', '1242119'],
    ['033', '1234', '', '130009076', '7', '101', '8404399'],
    ['341', '0057', '', '12345', '7', '109', ''],
  ].map(([banco, agencia, agenciaDv, conta, contaDv, carteira, beneficiario]) => [
    banco,
    contaDeCobranca.parse({
      ...{ banco, agencia, agenciaDv, conta, contaDv, carteira, beneficiario },
      ...{ inscricao: '11222333000181', nome: 'Casa de Leilões' },
    }),
  ]),
) as unknown as Record<keyof typeof RETORNOS_240, ContaDeCobranca>;

interface Dita {
  movimento: string;
  nossaReferencia?: string;
  nossoNumero?: string;
  valor?: number;
  valorPago?: number;
  dia?: string;
}
/** A return file as the bank of the account writes it, lines without their ends. */
function arquivo(conta: ContaDeCobranca, nsa: number, ditas: readonly Dita[]): string[] {
  const { leiautes, conta: conta_ } = RETORNOS_240[conta.banco];
  const codigo = conta.banco === '104' ? conta.beneficiario : conta.conta;
  const comum = { banco: conta.banco, lote: 1, agencia: conta.agencia, conta: codigo };
  const escrever = (leiaute: Parameters<typeof escreverRegistro>[0], valores: object) =>
    escreverRegistro(leiaute, { ...comum, ...valores }, 240);
  const detalhes = ditas.flatMap(({ valor = 50_000, valorPago = 0, dia = '2026-11-23', ...uma }, i) => [
    escrever(leiautes.t, { ...uma, valor, sequencia: 2 * i + 1 }),
    escrever(leiautes.u, {
      ...{ movimento: uma.movimento, sequencia: 2 * i + 2, valorPago, valorLiquido: valorPago },
      ocorridoEm: dia,
    }),
  ]);
  // Of the first record banks have places of their own, and the reader looks at those alone.
  const inicio = `${conta.banco}00000`.padEnd(240);
  const daConta = escrever(leiautes.inicio, { sentido: 2, nsa, geradoEm: '2026-11-24' });
  const aberto = inicio.slice(0, 8) + daConta.slice(8);
  const todos = conta_ === 'tudo' ? detalhes.length + 2 : detalhes.length;
  return [
    aberto,
    escrever(INICIO_DO_LOTE, { operacao: 'T', servico: 1 }),
    ...detalhes,
    escrever(FIM_DO_LOTE, { registros: todos }),
    escrever(FIM_DO_ARQUIVO, { lotes: 1, registros: detalhes.length + 4 }),
  ];
}

let bancada: Bancada;
let contas: Record<number, ContaDeCobranca>;
let boletos: Boletos;
let recebimentos: Recebimentos;
let valor: number;

beforeEach(async () => {
  bancada = new Bancada();
  contas = {};
  const { registros, mudar } = bancada;
  const agora = () => AGORA;
  recebimentos = criarRecebimentos({
    ...{ registros, mudar, hotsitePorId: () => HOTSITES_DEMO[0]!, agora },
    meios: { ehDoComprador: async () => null },
  });
  const bancos = { cobranca: async (hotsiteId: number) => contas[hotsiteId] ?? null };
  boletos = criarBoletos({ registros, bancos, recebimentos, mudar, agora });
  bancada.mesa.lance(ANA, 'MANUAL', 500, 11);
  bancada.vender(20);
  await bancada.projetar();
  const { uid, totalAPagar } = await bancada.venda();
  valor = totalAPagar;
  const nova = {
    ...({ uid: LINHA, tipo: 'BOLETO', origem: 'cliente' } as const),
    valor,
    data: '2026-11-21T12:00:00.000Z',
  };
  await mudar({ acesso: SISTEMA }, uid, (venda) => criarLinha(venda, nova));
});

/** The brand receives by this account, and its buyer has a boleto that the bank knows. */
async function comBoleto(conta: ContaDeCobranca) {
  contas[LEILO] = conta;
  const venda = semCarimbos(await bancada.venda()) as Venda;
  return boletos.emitir(venda, venda.pagamentos[0]!, null, async () => null);
}
const retornar = (linhas: string[] | Uint8Array, hotsiteId = LEILO, simular = false) =>
  boletos.retornar(hotsiteId, Array.isArray(linhas) ? Buffer.from(linhas.join('\r\n'), 'latin1') : linhas, {
    ...{ simular, por: 'financeiro' },
  });
const linha = async () => (await bancada.venda()).pagamentos.find(({ uid }) => uid === LINHA)!;
const aprovado = async () =>
  (await bancada.venda()).pagamentos
    .filter(({ situacao, tipo }) => situacao === 'PAGO' && tipo === 'BOLETO')
    .reduce((soma, uma) => soma + uma.valor, 0);
const recebidos = async () =>
  (await bancada.registros.colecao(RECEBIMENTOS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 50 }))
    .itens;
const paga = (mais: Partial<Dita> = {}): Dita => ({
  ...{ movimento: '06', nossaReferencia: referenciaDoPagamento(LINHA), valor, valorPago: valor },
  ...mais,
});

describe.each(Object.keys(CONTAS) as (keyof typeof CONTAS)[])('a return file of bank %s', (banco) => {
  it('pays the row it names, by our reference or by the bank’s number alone, once however often it comes', async () => {
    const { nossoNumero } = await comBoleto(CONTAS[banco]);
    const porNumero = { nossaReferencia: '', nossoNumero: nossoNumero.numero };
    expect((await retornar(arquivo(CONTAS[banco], 7, [paga(porNumero)]), LEILO, true)).avisos).toEqual([]);
    expect(await aprovado()).toBe(0);
    for (let vez = 0; vez < 3; vez++) {
      const relatorio = await retornar(arquivo(CONTAS[banco], 7, [paga(porNumero)]));
      expect(relatorio).toMatchObject({ linhas: [{ pagamentoUid: LINHA }], avisos: [] });
      expect(relatorio.ordem).toBe(vez === 0 ? 'em-ordem' : 'repetido');
    }
    expect(await aprovado()).toBe(valor);
    expect(await recebidos()).toHaveLength(1);
  });

  it('is read with doubled line ends, a last 1A, empty lines and small letters', async () => {
    await comBoleto(CONTAS[banco]);
    const linhas = arquivo(CONTAS[banco], 7, [paga()]).map((uma) => uma.toLowerCase());
    await retornar(Buffer.from(`${linhas.join('\r\r\n')}\r\n\r\n\x1a`, 'latin1'));
    expect(await aprovado()).toBe(valor);
  });
});

describe('a return file', () => {
  const conta = CONTAS['237'];

  it('under a number that was used before, of other money, is not taken for the one before', async () => {
    await comBoleto(conta);
    const estranho = { movimento: '06', nossoNumero: '99999999999', valorPago: 12_345 };
    await retornar(arquivo(conta, 7, [estranho]));
    const outro = arquivo(conta, 7, [paga()]);
    for (let vez = 0; vez < 2; vez++) await retornar(outro);
    expect(await aprovado()).toBe(valor);
    expect((await recebidos()).map((um) => [um.valor, um.situacao, um.nossoNumero])).toEqual([
      [12_345, 'SEM_DESTINO', '99999999999'],
      [valor, 'APLICADO', undefined],
    ]);
  });

  it('of an account that two brands receive by is of both, whoever of them sends it', async () => {
    await comBoleto(conta);
    contas[PACTO] = conta;
    const daConta = arquivo(conta, 7, [paga()]);
    const deles = await retornar(daConta, PACTO);
    expect(deles.linhas).toMatchObject([{ pagamentoUid: null }]);
    expect(deles.avisos[0]?.texto).toMatch(/são de outra marca que recebe nesta conta/);
    expect(await aprovado()).toBe(valor);
    await retornar(daConta);
    expect(await aprovado()).toBe(valor);
    expect(await recebidos()).toMatchObject([{ hotsiteId: LEILO, situacao: 'APLICADO' }]);
  });

  it('that takes a payment back reopens the sale, once, in whichever order it says so', async () => {
    await comBoleto(conta);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    const deVolta = arquivo(conta, 7, [voltou, paga()]);
    for (let vez = 0; vez < 2; vez++) {
      const { avisos } = await retornar(deVolta);
      expect(avisos[0]?.texto).toMatch(/o pagamento foi desfeito, e a compra volta a esperar/);
    }
    expect(await linha()).toMatchObject({ situacao: 'PAGO' });
    expect(await aprovado()).toBe(0);
    expect((await bancada.venda()).situacao).toBe('AguardandoPagamento');
  });

  it('that has a bounced cheque honoured after all pays the row again: once an occurrence, in whichever files it says so', async () => {
    await comBoleto(conta);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    // One thing a file; then what was paid before taken back and paid in one; at last three of them in one.
    const arquivos = [[paga()], [voltou], [paga()], [voltou, paga()], [voltou], [paga(), voltou, paga()]];
    const vale = [valor, 0, valor, valor, 0, valor];
    for (const [i, ditas] of arquivos.entries())
      for (let vez = 0; vez < 2; vez++) {
        const { avisos } = await retornar(arquivo(conta, 7 + i, ditas));
        expect(await aprovado(), `file ${i}, time ${vez}`).toBe(vale[i]);
        expect(avisos.map(({ texto }) => texto).join()).not.toMatch(/Créditos sem destino/);
      }
    const vieram = await recebidos();
    expect(vieram.map(({ situacao }) => situacao)).toEqual(vieram.map(() => 'APLICADO'));
    expect(vieram).toHaveLength(5);
    expect((await bancada.venda()).situacao).toBe('Fechada');
  });

  it('of another amount than its boleto is taken back as well', async () => {
    await comBoleto(conta);
    await retornar(arquivo(conta, 7, [paga({ valorPago: valor - 1_000 })]));
    expect(await aprovado()).toBe(valor - 1_000);
    await retornar(arquivo(conta, 8, [{ movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) }]));
    expect(await aprovado()).toBe(0);
  });

  it('that takes back what the house was to give back has it given back by that', async () => {
    await comBoleto(conta);
    await retornar(arquivo(conta, 7, [paga()]));
    const { uid } = await bancada.venda();
    const pedido = {
      ...(await linha()),
      uid: OUTRA,
      valor: -valor,
      situacao: 'CADASTRADO',
      estornoDe: LINHA,
    };
    await bancada.mudar({ acesso: SISTEMA }, uid, (venda) => ({
      ...venda,
      pagamentos: [...venda.pagamentos, { ...pedido, recebimento: null, pagoEm: null } as never],
    }));
    await retornar(arquivo(conta, 8, [{ movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) }]));
    const { pagamentos } = await bancada.venda();
    expect(pagamentos.find((uma) => uma.uid === OUTRA)).toMatchObject({ situacao: 'PAGO' });
    expect(await aprovado()).toBe(0);
  });

  it('tells in words that are true of money for a boleto that was paid already', async () => {
    await comBoleto(conta);
    await retornar(arquivo(conta, 7, [paga({ valorPago: valor - 1_000 })]));
    const { avisos } = await retornar(arquivo(conta, 8, [paga({ valorPago: valor - 1_000 })]));
    expect(avisos[0]?.texto).toMatch(/Créditos sem destino: este boleto já estava pago ou cancelado/);
    expect((await bancada.venda()).situacao).toBe('AguardandoPagamento');
  });

  it('tells a person what it did not understand, and what found no sale', async () => {
    await comBoleto(conta);
    const { avisos, linhas } = await retornar(
      arquivo(conta, 7, [
        paga({ movimento: '93' }),
        paga({ valorPago: 0 }),
        { movimento: '06', nossoNumero: '99999999999', valorPago: 100 },
        { movimento: '17', nossaReferencia: referenciaDoPagamento(LINHA), valorPago: 200 },
        { movimento: '03', nossoNumero: '88888888888' },
      ]),
    );
    expect(linhas).toHaveLength(5);
    expect(avisos.map(({ texto }) => texto.replaceAll(' ', ' '))).toEqual([
      expect.stringMatching(/^“Ocorrência 93” não consta do manual do banco: nada foi feito .* pagos\.$/),
      expect.stringMatching(/por pago sem dizer valor: nada foi lançado/),
      'R$ 1,00 estão em Créditos sem destino: nenhum boleto nosso é este (o boleto de nosso número 99999999999).',
      expect.stringMatching(/^R\$ 2,00 estão em Créditos sem destino: pagos depois da baixa/),
      expect.stringMatching(/^Entrada rejeitada/),
    ]);
    expect(await aprovado()).toBe(0);
    const boleto = await bancada.registros.colecao(BOLETOS).obter(SISTEMA, LINHA);
    expect(boleto?.situacao).toBe('EMITIDO');
  });

  it('takes back the row that a person made of what the boleto brought, of its own purchase and of another', async () => {
    await comBoleto(conta);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    // Cancelled by its buyer, and paid all the same: a credit.
    const { uid } = await bancada.venda();
    await bancada.mudar({ acesso: SISTEMA }, uid, (venda) =>
      cancelarLinha(venda, LINHA, { quem: 'cliente', em: '2026-11-22T12:00:00.000Z' }),
    );
    await retornar(arquivo(conta, 7, [paga()]));
    const [credito] = await recebidos();
    expect(credito).toMatchObject({ situacao: 'SEM_DESTINO', pagamentoUid: LINHA });
    await recebimentos.destinar({ acesso: SISTEMA }, credito!, {
      ...{ vendaUid: uid, motivo: 'É desta compra.', proprio: true },
    });
    expect((await bancada.venda()).situacao).toBe('Fechada');
    const { linhas, avisos } = await retornar(arquivo(conta, 8, [voltou]));
    expect(linhas).toMatchObject([{ resultado: 'desfeita' }]);
    expect(avisos[0]?.texto).toMatch(/o pagamento foi desfeito, e a compra volta a esperar/);
    expect(await aprovado()).toBe(0);
    expect((await bancada.venda()).situacao).toBe('AguardandoPagamento');
    // Nothing is left to be taken: it says so, however often it comes.
    for (let vez = 0; vez < 2; vez++) {
      const outra = await retornar(arquivo(conta, 9, [voltou]));
      expect(outra.linhas).toMatchObject([{ resultado: 'nada-desfeito' }]);
      expect(outra.avisos[0]?.texto).toMatch(/nada foi desfeito, porque o pagamento ainda não veio/);
    }
    expect(await aprovado()).toBe(0);
  });

  it('closes the credit that a second payment left when the bank takes back both', async () => {
    await comBoleto(conta);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    await retornar(arquivo(conta, 7, [paga()]));
    await retornar(arquivo(conta, 8, [paga()]));
    expect((await retornar(arquivo(conta, 9, [voltou]))).linhas).toMatchObject([{ resultado: 'desfeita' }]);
    for (let vez = 0; vez < 2; vez++) {
      const { linhas, avisos } = await retornar(arquivo(conta, 10, [voltou]));
      expect(linhas).toMatchObject([{ resultado: 'desfeita' }]);
      expect(avisos[0]?.texto).toMatch(/o crédito que ele tinha deixado foi encerrado/);
    }
    expect((await recebidos()).map(({ situacao }) => situacao).toSorted()).toEqual(['APLICADO', 'DEVOLVIDO']);
    expect(await aprovado()).toBe(0);
  });

  it('says that the house gave back itself what the bank takes back, and takes nothing', async () => {
    await comBoleto(conta);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    await retornar(arquivo(conta, 7, [paga()]));
    await retornar(arquivo(conta, 8, [paga()]));
    await retornar(arquivo(conta, 9, [voltou]));
    const credito = (await recebidos()).find(({ situacao }) => situacao === 'SEM_DESTINO')!;
    const daCasa = { ...semCarimbos(credito), situacao: 'DEVOLVIDO', motivo: 'Pago duas vezes.' };
    await bancada.registros.colecao(RECEBIMENTOS).salvar(SISTEMA, daCasa as never, credito.revisao);
    const { linhas, avisos } = await retornar(arquivo(conta, 10, [voltou]));
    expect(linhas).toMatchObject([{ resultado: 'nada-desfeito' }]);
    expect(avisos[0]?.texto).toMatch(
      /a casa já tinha devolvido este dinheiro, e agora o banco também o levou/,
    );
  });

  it('that takes back what another file will say was paid has the same end; what is paid later is not it', async () => {
    await comBoleto(conta);
    const voltou: Dita = {
      ...{ movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA), dia: '2026-11-22' },
    };
    const antes = await retornar(arquivo(conta, 8, [voltou]));
    expect(antes.linhas).toMatchObject([{ resultado: 'nada-desfeito' }]);
    const doDia = arquivo(conta, 7, [paga({ dia: '2026-11-20' })]);
    expect((await retornar(doDia, LEILO, true)).linhas).toMatchObject([{ resultado: 'desfeita' }]);
    const { linhas, avisos } = await retornar(doDia);
    expect(linhas).toMatchObject([{ resultado: 'desfeita' }]);
    expect(avisos[0]?.texto).toMatch(
      /foram lançados e desfeitos: o banco já tinha dito que este pagamento voltou/,
    );
    expect(await aprovado()).toBe(0);
    expect((await bancada.venda()).situacao).toBe('AguardandoPagamento');
    const outro = await retornar(arquivo(conta, 9, [paga({ dia: '2026-11-23' })]));
    expect(outro).toMatchObject({ linhas: [{ resultado: 'paga' }], avisos: [] });
    // All of them again: nothing more.
    for (const de of [arquivo(conta, 8, [voltou]), doDia]) await retornar(de);
    expect(await aprovado()).toBe(valor);
  });

  it('that says a later payment before an earlier one and its return has the same end', async () => {
    await comBoleto(conta);
    const voltou: Dita = {
      ...{ movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA), dia: '2026-11-21' },
    };
    await retornar(arquivo(conta, 9, [paga({ dia: '2026-11-23' })]));
    await retornar(arquivo(conta, 8, [voltou]));
    await retornar(arquivo(conta, 7, [paga({ dia: '2026-11-20' })]));
    expect(await aprovado()).toBe(valor);
    expect((await bancada.venda()).situacao).toBe('Fechada');
  });

  it('that pays again what was taken back says what it did, and of another amount that it is another', async () => {
    await comBoleto(conta);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    await retornar(arquivo(conta, 7, [paga()]));
    await retornar(arquivo(conta, 8, [voltou]));
    const deNovo = arquivo(conta, 9, [paga()]);
    expect((await retornar(deNovo, LEILO, true)).linhas).toMatchObject([{ resultado: 'paga' }]);
    expect(await retornar(deNovo)).toMatchObject({ linhas: [{ resultado: 'paga' }], avisos: [] });
    expect((await retornar(deNovo)).linhas).toMatchObject([{ resultado: 'ja-liquidada' }]);
    const { linhas, avisos } = await retornar(
      arquivo(conta, 10, [voltou, paga({ valorPago: valor - 1_000 })]),
    );
    expect(linhas.map(({ resultado }) => resultado)).toEqual(['desfeita', 'divergente']);
    expect(avisos[1]?.texto).toMatch(/^Pago com outro valor: .* O que falta continua devido/);
    expect(await aprovado()).toBe(valor - 1_000);
  });

  it('names the payment of a boleto of ours that was paid without a title, and pays nothing by itself', async () => {
    await comBoleto(conta);
    const semTitulo = paga({ movimento: '17' });
    const { linhas } = await retornar(arquivo(conta, 7, [semTitulo]));
    expect(linhas).toMatchObject([{ resultado: 'sem-destino' }]);
    const { id } = await bancada.venda();
    expect(await recebidos()).toMatchObject([
      {
        ...{ situacao: 'SEM_DESTINO', pagamentoUid: LINHA },
        motivo: `Pago depois da baixa, ou sem registro no banco: diga se é da compra ${id}.`,
      },
    ]);
    expect(await aprovado()).toBe(0);
    const voltou: Dita = { movimento: '44', nossaReferencia: referenciaDoPagamento(LINHA) };
    expect((await retornar(arquivo(conta, 8, [voltou]))).linhas).toMatchObject([{ resultado: 'desfeita' }]);
    expect((await recebidos()).map(({ situacao }) => situacao)).toEqual(['DEVOLVIDO']);
  });

  it('of another account, or cut in the middle, does nothing', async () => {
    await comBoleto(conta);
    const deOutra = arquivo({ ...conta, conta: '403006' }, 7, [paga()]);
    await expect(retornar(deOutra)).rejects.toMatchObject({ codigo: 'CONTA_DE_OUTRO' });
    const cortado = arquivo(conta, 7, [paga(), paga()]).slice(0, 4);
    await expect(retornar(cortado)).rejects.toMatchObject({ codigo: 'ARQUIVO_DO_BANCO' });
    expect(await recebidos()).toEqual([]);
  });

  it('with an amount that nobody pays or a day before all days is answered in words', async () => {
    await comBoleto(conta);
    const enorme = arquivo(conta, 7, [paga({ valorPago: 999_999_999_999_999 })]);
    await expect(retornar(enorme)).rejects.toMatchObject({ codigo: 'ARQUIVO_DO_BANCO' });
    await retornar(arquivo(conta, 7, [paga({ dia: '1900-01-01' })]));
    expect((await recebidos())[0]).toMatchObject({ em: '2026-11-24T15:00:00.000Z', situacao: 'APLICADO' });
  });
});

describe('Banco do Brasil’s agreements of six digits', () => {
  it('have the check digit in the number’s field', async () => {
    const conta = contaDeCobranca.parse({ ...CONTAS['001'], beneficiario: '329486' });
    const { nossoNumero } = await comBoleto(conta);
    expect(nossoNumero.dv).not.toBe('');
    await retornar(
      arquivo(conta, 7, [paga({ nossaReferencia: '', nossoNumero: nossoNumero.numero + nossoNumero.dv })]),
    );
    expect(await aprovado()).toBe(valor);
  });
});
