import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, EngineDeTeste, type Json, SEGREDO } from './engine.ts';
import { ditosDaCompra, vendaAssentada } from './sino.ts';

/*
 * What becomes of purchases as days go by (P3): reminded of, warned about, given up; and of a pickup, called to mind and missed. The engine
 * dies before each of the days, and the next one believes that it is that day. Everybody lives through the same days, so that there are
 * as few of them as can be: each costs an engine's start.
 */

const RELOGIO = new URL('./relogio-movido.ts', import.meta.url).href;
const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
/** The brand that gives nothing up by itself, and the one that does. */
const MARCAS = { leilo: 1, pacto: 2 } as const;
type Marca = keyof typeof MARCAS;

let engine: EngineDeTeste;
/** São Paulo's noon of day 0 is tomorrow's, so that the clock is only ever ahead. Unix ms. */
const ZERO = new Date(Date.now() + DIA_MS - 3 * HORA_MS).toISOString().slice(0, 10);
const instante = (dia: number, hora: string): number =>
  Date.parse(`${ZERO}T${hora}:00.000-03:00`) + dia * DIA_MS;
/** By which the engine's clock is ahead, ms. */
let adiante = 0;

/** The engine dies, and the next one believes that it is that hour of that day. */
async function amanhecer(dia: number, hora = '12:00'): Promise<void> {
  await engine?.parar('SIGKILL');
  adiante = instante(dia, hora) - Date.now();
  engine = new EngineDeTeste(engine?.pasta, {
    ...{ NODE_OPTIONS: `--import=${RELOGIO}`, MARTELO_TESTE_RELOGIO_MS: String(adiante) },
  });
  await engine.subir();
}
beforeAll(() => amanhecer(0), 300_000);
afterAll(() => engine.encerrar());

const pedir = async (hotsite: Marca, quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: await engine.entrar(quem, hotsite), hotsite, ...(corpo && { corpo }) },
  });
const mandar = (hotsite: Marca, quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(hotsite, quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });

/** One purchase of cliente1, and what its buyer has been told so far. */
class Compra {
  readonly ditos = ['venda-criada'];
  readonly nome: string;
  readonly marca: Marca;
  readonly id: number;

  constructor(nome: string, marca: Marca, id: number) {
    this.nome = nome;
    this.marca = marca;
    this.id = id;
  }
  async ler(): Promise<Json> {
    return (await pedir(this.marca, 'cliente1', 'GET', `/v1/cliente/compras/${this.id}`)).corpo;
  }
}

/** Bought at once for R$ 100,00, no commission: to be paid two days later. */
async function comprar(nome: string, marca: Marca, mais: object = {}): Promise<Compra> {
  const lote = { nome, tipo: 'Carro', valor: { minimo: 100, compreJa: 10_000 }, ...mais };
  const data = new Date(Date.now() + adiante + 60_000).toISOString();
  const { lotes } = await engine.leilao({ porcentagemComissao: 0, data }, [lote], marca);
  const { corpo, texto } = await mandar(marca, 'cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
    valor: 10_000,
  });
  if (!corpo.venda) throw new Error(texto);
  return new Compra(nome, marca, corpo.venda.id);
}
/** A row of all that is due, with its proof. */
async function provar({ marca, id }: Compra): Promise<string> {
  const { corpo } = await mandar(marca, 'acerto', 'POST', `/v1/vendas/${id}/pagamentos`, {
    ...{ tipo: 'DEPOSITO', valor: 10_000 },
  });
  const { status, texto } = await provarPagamento(engine, 'cliente1', corpo.uid, { hotsite: marca });
  expect(status, texto).toBe(201);
  return corpo.uid;
}

const conhecidas: Compra[] = [];
/** Everybody has been told these things since, and nothing else. */
async function contam(
  quando: string,
  novos: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  for (const compra of conhecidas) compra.ditos.push(...(novos[compra.nome] ?? []));
  for (const { nome, marca, id, ditos } of conhecidas) {
    const lidos = () => ditosDaCompra(engine, 'cliente1', id, marca);
    await ate(lidos, (todos) => todos.length >= ditos.length, 60_000);
    await vendaAssentada(engine, id, marca);
    expect([quando, nome, ...(await lidos()).toSorted()]).toEqual([quando, nome, ...ditos.toSorted()]);
  }
}

describe('as days go by', () => {
  it('each purchase tells what is due that day and nothing else, warns three times before it is given up, and waits where nobody was up to warn', async () => {
    const caminho = `/v1/hotsites/${MARCAS.pacto}/regras`;
    const servico = { cabecalhos: { 'x-martelo-servico': SEGREDO } };
    const { corpo: regras } = await engine.pedir('GET', caminho, servico);
    const postas = await engine.pedir('PUT', caminho, {
      ...{ ...servico, corpo: { ...regras, desistenciaAutomatica: { dias: 3 }, multaDesistencia: 20 } },
    });
    expect(postas.status, postas.texto).toBe(200);

    const esquecida = await comprar('esquecida', 'leilo');
    const ausente = await comprar('ausente', 'pacto');
    conhecidas.push(esquecida, ausente);
    await contam('on day 0');

    // Nobody was up for weeks: it is told that it is overdue, and not given up.
    await amanhecer(40);
    await contam('on day 40', { esquecida: ['pagamento-vencido'], ausente: ['pagamento-vencido'] });
    const lembrada = await comprar('lembrada', 'leilo');
    const largada = await comprar('largada', 'pacto');
    const agendada = await agendar(instante(45, '10:00'));
    conhecidas.push(lembrada, largada, agendada);
    await contam('on day 40, later');

    await amanhecer(41);
    await contam('on day 41', {
      ...{ ausente: ['desistencia-avisada'], lembrada: ['pagamento-perto'], largada: ['pagamento-perto'] },
    });
    await amanhecer(42);
    await contam('on day 42', { ausente: ['desistencia-avisada'] });
    await amanhecer(43);
    await contam('on day 43', {
      ...{
        ausente: ['desistencia-avisada'],
        lembrada: ['pagamento-vencido'],
        largada: ['pagamento-vencido'],
      },
    });
    // Warned three times it would be given up tomorrow: a proof that comes in between stops it all.
    await provar(ausente);
    await contam('on day 43, with a proof', { ausente: ['pagamento-recebido'] });

    // The first look told that it has passed; the next one warns.
    await amanhecer(43, '12:10');
    await contam('on day 43, later', { largada: ['desistencia-avisada'] });
    await amanhecer(44);
    await contam('on day 44', { largada: ['desistencia-avisada'], agendada: ['retirada-lembrete'] });
    await amanhecer(45);
    await contam('on day 45', { largada: ['desistencia-avisada'] });
    const { cancelaEm } = (await largada.ler()).avisosDePrazo.desistencia.at(-1);
    expect(cancelaEm).toBe(new Date(instante(46, '09:00')).toISOString().slice(0, 10));

    // Not before nine.
    await amanhecer(46, '08:00');
    await contam('on day 46, early');
    expect((await largada.ler()).situacao).toBe('AguardandoPagamento');
    await amanhecer(46);
    await contam('on day 46', { largada: ['venda-cancelada'], agendada: ['retirada-nao-compareceu'] });

    const fim = await largada.ler();
    expect(fim).toMatchObject({
      situacao: 'ClienteDesistiu',
      encerramento: { por: 'sistema', multa: { valor: 2_000, retida: 0 } },
    });
    await ate(
      async () => (await pedir('pacto', 'adm', 'GET', `/v1/lotes/${fim.itens[0].lelUid}`)).corpo,
      ({ situacao }: Json) => situacao === 'CLIENTE_DESISTIU',
    );
    expect((await ausente.ler()).situacao).toBe('AguardandoValidacao');
    // Where the brand says nothing, overdue is shown, and ends nothing by itself.
    for (const compra of [esquecida, lembrada])
      expect(await compra.ler()).toMatchObject({ situacao: 'AguardandoPagamento', vencida: true });
  });
});

/** Paid for, with a pickup at that instant (Unix ms). */
async function agendar(quando: number): Promise<Compra> {
  const patioNome = `Pátio ${randomUUID().slice(0, 8)}`;
  const { corpo: patio, texto } = await pedir('leilo', 'adm', 'POST', '/v1/patios', {
    ...{ nome: patioNome, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    agenda: {
      janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
      ...{ minutos: 60, lugares: 5, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 30, valorDia: 0 },
    },
  });
  expect(patio.uid, texto).toBeTypeOf('string');
  const compra = await comprar('agendada', 'leilo', {
    localizacao: { patio: patioNome, cidade: 'Osasco', uf: 'SP' },
  });
  const uid = await provar(compra);
  const paga = await mandar('leilo', 'acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' });
  expect(paga.status, paga.texto).toBe(200);
  const { itens } = await compra.ler();
  const feita = await mandar('leilo', 'cliente1', 'POST', `/v1/cliente/compras/${compra.id}/retirada`, {
    ...{ itens: [itens[0].uid], patUid: patio.uid, inicio: new Date(quando).toISOString() },
  });
  expect(feita.status, feita.texto).toBe(201);
  compra.ditos.push('pagamento-recebido', 'pagamento-aprovado', 'retirada-agendada');
  return compra;
}
