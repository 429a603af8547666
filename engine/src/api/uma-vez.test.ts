import { ErroMartelo } from '@martelo/shared/erros';
import { beforeEach, describe, expect, it } from 'vitest';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { criarUmaVez, type UmaVez } from './uma-vez.ts';

const ANA = { autor: 'ana', comandoId: 'c1', doCliente: true };
const PEDIDO = { chamada: 'pagar', valor: 100 };
const OUTRO = { ...PEDIDO, valor: 200 };
const CONFLITO = { codigo: 'COMANDO_CONFLITANTE' };

let umaVez: UmaVez;
/** What was done, in the order in which it was. */
let feitos: string[];
const fazer = (nome: string) => async () => {
  feitos.push(nome);
  return { nome };
};

beforeEach(() => {
  umaVez = criarUmaVez(criarRegistrosSqlite({ arquivo: ':memory:' }));
  feitos = [];
});

describe('a command on records (rule 10)', () => {
  it('is answered again as it was answered first; with another content it is refused', async () => {
    expect(await umaVez(ANA, PEDIDO, fazer('um'))).toEqual({ nome: 'um' });
    expect(await umaVez(ANA, PEDIDO, fazer('de novo'))).toEqual({ nome: 'um' });
    await expect(umaVez(ANA, OUTRO, fazer('outro'))).rejects.toMatchObject(CONFLITO);
    expect(await umaVez({ ...ANA, autor: 'bia' }, OUTRO, fazer('dela'))).toEqual({ nome: 'dela' });
    expect(feitos).toEqual(['um', 'dela']);
  });

  it('told twice at once with different contents is one of them: the other is refused, and not done', async () => {
    const lados = await Promise.allSettled([
      umaVez(ANA, PEDIDO, fazer('um')),
      umaVez(ANA, OUTRO, fazer('outro')),
    ]);
    const [aceito, ...mais] = lados.flatMap((lado) => (lado.status === 'fulfilled' ? [lado.value.nome] : []));
    expect(mais).toEqual([]);
    expect(feitos).toEqual([aceito]);
    expect(lados.find(({ status }) => status === 'rejected')).toMatchObject({ reason: CONFLITO });
  });

  it('is refused with another content also while the first is being done, and when that one is answered last', async () => {
    const pronto = Promise.withResolvers<void>();
    const primeiro = umaVez(ANA, PEDIDO, async () => {
      feitos.push('um');
      await pronto.promise;
      return { nome: 'um' };
    });
    await expect.poll(() => feitos).toEqual(['um']);
    await expect(umaVez(ANA, OUTRO, fazer('outro'))).rejects.toMatchObject(CONFLITO);
    pronto.resolve();
    expect(await primeiro).toEqual({ nome: 'um' });
    expect(feitos).toEqual(['um']);
  });

  it('told twice at once with the same content has one answer', async () => {
    let vezes = 0;
    const contar = async () => ({ vez: ++vezes });
    const respostas = await Promise.all([
      umaVez(ANA, PEDIDO, contar),
      umaVez(ANA, PEDIDO, contar),
      umaVez(ANA, PEDIDO, contar),
    ]);
    expect(new Set(respostas.map(({ vez }) => vez)).size).toBe(1);
    expect(await umaVez(ANA, PEDIDO, contar)).toEqual(respostas[0]);
  });

  it('that was refused, or was cut short, may be told again as it was, and not as another', async () => {
    const recusar = async () => {
      throw new ErroMartelo('VENDA_ENCERRADA');
    };
    await expect(umaVez(ANA, PEDIDO, recusar)).rejects.toMatchObject({ codigo: 'VENDA_ENCERRADA' });
    await expect(umaVez(ANA, OUTRO, fazer('outro'))).rejects.toMatchObject(CONFLITO);
    expect(await umaVez(ANA, PEDIDO, fazer('um'))).toEqual({ nome: 'um' });
    expect(feitos).toEqual(['um']);
  });

  it('without an id of its sender is done as often as it is told', async () => {
    const semId = { ...ANA, doCliente: false };
    await umaVez(semId, PEDIDO, fazer('um'));
    await umaVez(semId, PEDIDO, fazer('dois'));
    expect(feitos).toEqual(['um', 'dois']);
  });
});
