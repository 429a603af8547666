import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const lote = (campos: object) => ({ nome: 'Lote', tipo: 'Carro', valor: { minimo: 100_000 }, ...campos });
const uids = async (caminho: string, hotsite = 'leilo'): Promise<string[]> => {
  const { status, corpo, texto } = await engine.pedir('GET', `/v1/leiloes/lista-site${caminho}`, { hotsite });
  expect(status, texto).toBe(200);
  return corpo.itens.map(({ uid }: { uid: string }) => uid);
};

describe('the auctions of a yard', () => {
  it('are found by its name, however it is written: those held there, and those with lots that stand there', async () => {
    const la = await engine.leilao({ localRealizacao: { nome: 'Pátio Ribeirão Açu' } }, [lote({})]);
    const comLotes = await engine.leilao({}, [
      lote({ localizacao: { cidade: 'Açu', uf: 'SP', patio: 'Pátio Ribeirão Açu' } }),
    ]);
    const outro = await engine.leilao({}, [
      lote({ localizacao: { cidade: 'Açu', uf: 'SP', patio: 'Pátio Dois' } }),
    ]);
    for (const nome of [
      'Pátio Ribeirão Açu',
      'pátio ribeirão açu',
      'patio-ribeirao-acu',
      ' PATIO  Ribeirao Acu ',
    ]) {
      const achados = await uids(`?porPagina=200&patioNome=${encodeURIComponent(nome)}`);
      expect(achados.sort(), nome).toEqual([la.uid, comLotes.uid].sort());
    }
    expect(await uids('?patioNome=nenhum-patio')).toEqual([]);
    expect(await uids('?porPagina=200&patioNome=patio-ribeirao-acu', 'pacto')).toEqual([]);
    expect(await uids('?porPagina=200')).toContain(outro.uid);
  });
});

describe('the auctions of Caixa Econômica', () => {
  it('are those with a lot of its lists, or of its own, on the brand that asks', async () => {
    const nenhuma = await uids('/caixa-economica?porPagina=200', 'pacto');
    const daLista = await engine.leilao(
      {},
      [lote({}), lote({ tipo: 'Imóvel', origem: { fonte: 'caixa', codigo: '8787' } })],
      'pacto',
    );
    const deOutro = await engine.leilao({}, [lote({ comitente: { nome: 'Banco do Brasil' } })], 'leilo');
    const doComitente = await engine.leilao(
      {},
      [lote({ comitente: { nome: 'CAIXA Econômica Federal' } })],
      'leilo',
    );
    const daqui = await uids('/caixa-economica?porPagina=200');
    expect(daqui).toContain(doComitente.uid);
    expect(daqui).not.toContain(deOutro.uid);
    expect(daqui).not.toContain(daLista.uid);
    // Asked a moment ago, it is remembered for a minute.
    expect(await uids('/caixa-economica?porPagina=200', 'pacto')).toEqual(nenhuma);
  });
});
