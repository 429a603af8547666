import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { derivarVenda } from '@martelo/shared/pos-venda/derivar';
import { type Pagamento, SEM_AVISOS_DE_PRAZO, type Venda } from '@martelo/shared/venda';
import { beforeEach, describe, expect, it } from 'vitest';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ANA, Bancada } from './bancada-de-teste.ts';
import { encerrar } from './encerrar.ts';
import { criarJuncoes, mudarInteiras } from './juntar.ts';

const SEPARADA = '01900000-0000-7000-8000-0000000000f1';
const linha = (uid: string, valor: number, mais: Partial<Pagamento> = {}): Pagamento => ({
  ...{ uid, valor, tipo: 'PIX', data: '2026-11-22T12:00:00.000Z', situacao: 'PAGO', origem: 'cliente' },
  ...{ observacao: '', motivo: null, terceiro: false, estornoDe: null, canceladoEm: null, comprovantes: [] },
  ...{ pagoEm: '2026-11-22T12:00:00.000Z', recebimento: null },
  ...mais,
});
const uid = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;

let bancada: Bancada;
let juncoes: ReturnType<typeof criarJuncoes>;
const ditos: string[] = [];
const vendas = () => bancada.registros.colecao(VENDAS);
const separada = async () => (await vendas().obter(SISTEMA, SEPARADA))!;

/** Of a sale with money in it: one that was to leave it, made by a process that died before the lots had left. */
beforeEach(async () => {
  bancada = new Bancada();
  bancada.mesa.lance(ANA, 'MANUAL', 1_000_000, 20);
  bancada.vender(30);
  await bancada.projetar();
  juncoes = criarJuncoes({
    ...{ registros: bancada.registros, mudar: bancada.mudar, agora: bancada.agora },
    ...{
      hotsitePorId: () => HOTSITES_DEMO[0]!,
      avisar: async (evento) => void ditos.push(evento),
      numeros: { proximo: async () => 99 },
    },
  });
  const de = await bancada.venda();
  await bancada.mudar({ acesso: SISTEMA }, de.uid, (antes) => ({
    ...antes,
    pagamentos: [linha(uid(1), 1_000)],
  }));
  const itens = de.itens.map((item) => ({ ...item, uid: uid(9) }));
  const nova = derivarVenda({
    ...{ ...(semCarimbos(de) as Venda), itens, uid: SEPARADA, id: 99, separadaDe: de.uid },
    ...{ pagamentos: [], juntadas: [], separadas: [], avisosDePrazo: SEM_AVISOS_DE_PRAZO },
  });
  await vendas().inserir(SISTEMA, nova);
  const doBanco = linha(uid(2), 5_000, { recebimento: uid(7) });
  const aberta = linha(uid(3), 7_000, { situacao: 'CADASTRADO', pagoEm: null });
  await bancada.mudar({ acesso: SISTEMA }, SEPARADA, (antes) => ({
    ...antes,
    pagamentos: [doBanco, aberta],
  }));
});

describe('a sale that could not leave another after all', () => {
  it('leaves there what was paid for it meanwhile, once; what nobody paid is cancelled', async () => {
    await juncoes.separar(SEPARADA);
    await juncoes.juntar(SEPARADA);
    await juncoes.juntar(SEPARADA);
    const de = await bancada.venda();
    expect(de.pagamentos.map((um) => [um.uid, um.valor, um.situacao])).toEqual([
      [uid(1), 1_000, 'PAGO'],
      [uid(2), 5_000, 'PAGO'],
    ]);
    const { encerramento, pagamentos } = await separada();
    expect(encerramento).toMatchObject({ como: 'Cancelada', juntadaEm: de.uid });
    expect(pagamentos.find((um) => um.uid === uid(3))?.canceladoEm).not.toBeNull();
  });

  it('is seen as it is by whoever changes it next: ended before, its lots would be owed in the other', async () => {
    let vista: Venda | undefined;
    await mudarInteiras(bancada.mudar, juncoes)({ acesso: SISTEMA }, SEPARADA, (antes) => {
      vista = antes;
      return antes;
    });
    expect(vista?.encerramento?.juntadaEm).toBe((await bancada.venda()).uid);
  });

  it('that has left is changed like any other, and its buyer is not told again that it is theirs', async () => {
    const { uid: deUid } = await bancada.venda();
    await bancada.mudar({ acesso: SISTEMA }, deUid, (antes) => ({ ...antes, separadas: [SEPARADA] }));
    ditos.length = 0;
    await mudarInteiras(bancada.mudar, juncoes)({ acesso: SISTEMA }, SEPARADA, (antes) => antes);
    expect(ditos).toEqual([]);
    expect((await separada()).encerramento).toBeNull();
  });

  it('where that one has come to nothing, what was paid goes back with the rest', async () => {
    const { uid: deUid } = await bancada.venda();
    await bancada.mudar({ acesso: SISTEMA }, deUid, (antes) =>
      encerrar(antes, { como: 'Cancelada', motivo: 'Restrição judicial', em: bancada.agora(), por: 'u' }),
    );
    await juncoes.separar(SEPARADA);
    await juncoes.juntar(SEPARADA);
    const de = (await vendas().obter(SISTEMA, deUid))!;
    expect(de.encerramento).toMatchObject({
      como: 'Cancelada',
      motivo: 'Restrição judicial',
      juntadaEm: null,
    });
    expect(
      de.pagamentos.filter(({ estornoDe }) => estornoDe !== null).map((um) => [um.estornoDe, um.valor]),
    ).toEqual([
      [uid(1), -1_000],
      [uid(2), -5_000],
    ]);
  });
});
