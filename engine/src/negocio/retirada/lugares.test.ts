import { uuidv7 } from '@martelo/shared/identificador';
import type { Vaga } from '@martelo/shared/pos-venda/vagas';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AGENDAMENTOS, type Agendamento, chaveDoItem } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { agendamentoDeTeste } from './agendamento-de-teste.ts';
import { criarLugares, type Dono, type Lugares, RESERVAS } from './lugares.ts';

let PATIO: string;
const VAGA: Vaga = { inicio: '2026-11-24T12:00:00.000Z', fim: '2026-11-24T12:30:00.000Z' };
const OUTRA: Vaga = { inicio: '2026-11-24T13:00:00.000Z', fim: '2026-11-24T13:30:00.000Z' };
const UM_MINUTO = 61_000;
let registros: Registros;
let lugares: Lugares;
let agora: number;

const agendamentos = () => registros.colecao(AGENDAMENTOS);
function novo(): Dono & { rascunho: Agendamento } {
  const rascunho = agendamentoDeTeste({ ...VAGA, patUid: PATIO });
  return { agendamentoUid: rascunho.uid, rascunho };
}
const segurar = async (dono: Dono, vaga = VAGA, quantos = 1) =>
  (await lugares.segurarLugar(dono, PATIO, vaga, quantos))?.chave ?? null;
const escrever = ({ rascunho }: { rascunho: Agendamento }, lugar: string) =>
  agendamentos().inserir(SISTEMA, { ...rascunho, lugar });
async function marcar(dono = novo(), vaga = VAGA, quantos = 1): Promise<string> {
  const lugar = await segurar(dono, vaga, quantos);
  await escrever(dono, lugar!);
  return lugar!;
}

/** What places are on any store. */
function lugaresEm(abrir: () => Promise<Registros>): void {
  beforeEach(async () => {
    // Of its own: what another test left is of another yard.
    PATIO = uuidv7();
    registros = await abrir();
    agora = Date.parse('2026-11-23T12:00:00.000Z');
    lugares = criarLugares(registros, () => agora);
  });
  afterEach(() => registros.close());

  it('of fifty that come at once as many get one as there are', async () => {
    const lugar = await Promise.all(Array.from({ length: 50 }, () => segurar(novo(), VAGA, 3)));
    expect(lugar.filter((um) => um !== null)).toHaveLength(3);
    expect(new Set(lugar).size).toBe(4);
  });

  it('one whose writer died before its pickup was written is free again after a minute, for one', async () => {
    const morto = novo();
    await segurar(morto);
    expect(await segurar(novo())).toBeNull();
    agora += UM_MINUTO;
    const depois = await Promise.all([segurar(novo()), segurar(novo())]);
    expect(depois.filter((um) => um !== null)).toHaveLength(1);
  });

  it('one whose writer was only slow is not his any more: his pickup cannot be written', async () => {
    const lento = novo();
    const dele = await segurar(lento);
    agora += UM_MINUTO;
    await marcar();
    await expect(escrever(lento, dele!)).rejects.toMatchObject({ codigo: 'JA_EXISTE' });
    const { total } = await agendamentos().listar(SISTEMA, {
      ...{ filtros: [{ tipo: 'exata', campo: 'situacao', valor: 'AGENDADO' }], pagina: 1, porPagina: 1 },
    });
    expect(total).toBe(1);
  });

  it('told again, the command that died takes up the place that it left', async () => {
    const dono = novo();
    const dele = await segurar(dono);
    expect(await segurar(dono)).toBe(dele);
  });

  it('of a pickup that was cancelled is free at once, though nobody came to give it back', async () => {
    const dono = novo();
    const lugar = await marcar(dono);
    const lido = (await agendamentos().obter(SISTEMA, dono.agendamentoUid))!;
    await agendamentos().salvar(SISTEMA, { ...lido, situacao: 'CANCELADO' }, lido.revisao);
    expect(await lugares.segura(dono.agendamentoUid, lugar)).toBe(true);
    expect(await lugares.ocupadas(PATIO, VAGA.inicio, VAGA.fim)).toEqual([]);
    expect(await segurar(novo())).not.toBeNull();
    expect(await lugares.segura(dono.agendamentoUid, lugar)).toBe(false);
  });

  it('of a move that died half-way is free again, and the mover cannot take it any more', async () => {
    const dono = novo();
    await marcar(dono);
    const lido = (await agendamentos().obter(SISTEMA, dono.agendamentoUid))!;
    const lugar = (await segurar({ ...dono, rascunho: null }, OUTRA))!;
    expect(await segurar(novo(), OUTRA)).toBeNull();
    agora += UM_MINUTO;
    expect(await segurar(novo(), OUTRA)).not.toBeNull();
    const mudado = { ...lido, ...OUTRA, lugar };
    await expect(agendamentos().salvar(SISTEMA, mudado, lido.revisao)).rejects.toMatchObject({
      codigo: 'REVISAO_DESATUALIZADA',
    });
  });

  it('are given back by who holds them alone, and only those that are held no more', async () => {
    const [dono, outro] = [novo(), novo()];
    const lugar = await marcar(dono);
    await lugares.soltar(outro.agendamentoUid, [lugar]);
    await lugares.soltar(dono.agendamentoUid, [lugar]);
    expect(await registros.colecao(RESERVAS).obter(SISTEMA, lugar)).not.toBeNull();
    expect(await segurar(novo())).toBeNull();
  });

  it('a lot has one slot', async () => {
    const [um, outro] = [novo(), novo()];
    const chave = chaveDoItem(um.rascunho.itens[0]!.uid);
    expect(await lugares.segurarItem(um, chave)).toEqual({ chave, nova: true });
    expect(await lugares.segurarItem(um, chave)).toEqual({ chave, nova: false });
    expect(await lugares.segurarItem(outro, chave)).toBeNull();
  });
}

describe('places of a slot (P17)', () =>
  lugaresEm(async () => criarRegistrosSqlite({ arquivo: ':memory:' })));

describe.skipIf(URI_DE_TESTE === undefined)(
  `places of a slot (P17) on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    const banco = `lugares-${process.pid}`;
    afterAll(() => descartarBanco(banco));
    lugaresEm(() => abrirRegistrosMongo({ uri: uriDoBanco(banco) }));
  },
);
