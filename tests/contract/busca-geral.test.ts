import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';

/** What is behind ⌘K: one word, and what of the brand it may mean to who asks. */
const engine = new EngineDeTeste();
let adm = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
}, 300_000);
afterAll(() => engine.encerrar());

const procurar = (texto: string, token = adm, hotsite = 'leilo') =>
  engine.pedir('GET', `/v1/busca-geral?texto=${encodeURIComponent(texto)}`, { token, hotsite });
const achados = async (texto: string, token = adm, hotsite = 'leilo'): Promise<Json> => {
  const { status, corpo, texto: cru } = await procurar(texto, token, hotsite);
  expect(status, cru).toBe(200);
  return corpo;
};
const pedir = async (caminho: string, token = adm) => (await engine.pedir('GET', caminho, { token })).corpo;
const titulos = ({ itens }: Json): string[] => itens.map(({ titulo }: Json) => titulo);

describe('the search of everything', () => {
  it('finds lots by number, by name and by their vehicle’s plate, and the vehicle itself', async () => {
    const veiculo = await engine.pedir('POST', '/v1/veiculos', {
      ...{ token: adm, corpo: { marca: 'Fiat', modelo: 'Uno Mille', placa: 'QWE4F56' } },
    });
    const nome = `Raridade ${randomUUID().slice(0, 8)}`;
    const { lotes } = await engine.leilao({}, [
      { ...{ nome, tipo: 'Carro', valor: { minimo: 100 } }, veiculo: { uid: veiculo.corpo.uid } },
    ]);
    const lote = await engine.lote(lotes[0]!);
    expect(titulos((await achados(nome)).lotes)).toEqual([nome]);
    expect(titulos((await achados(String(lote.id))).lotes)[0]).toBe(nome);
    // The last two are other ways to write one registered as QWE4F56.
    for (const placa of ['QWE4F56', 'qwe-4f56', 'QWE4556', 'qwe-4556']) {
      const { placas, lotes: daPlaca } = await achados(placa);
      expect(placas.itens).toMatchObject([
        { uid: veiculo.corpo.uid, titulo: 'QWE4F56', detalhe: 'Fiat Uno Mille' },
      ]);
      expect(titulos(daPlaca)).toContain(nome);
    }
    const deLa = await achados('QWE4F56', await engine.entrar('adm', 'pacto'), 'pacto');
    expect([deLa.placas.itens, deLa.lotes.itens]).toEqual([[], []]);
  });

  it('finds lots by a plate that is in no stock, in either form, for who may open them', async () => {
    const nome = `Avulso ${randomUUID().slice(0, 8)}`;
    const { lotes } = await engine.leilao({}, [
      { nome, tipo: 'Carro', valor: { minimo: 100 }, veiculo: { placa: 'QWT4F56' } },
    ]);
    const { id } = await engine.lote(lotes[0]!);
    for (const quem of ['adm', 'sac', 'acerto'])
      for (const placa of ['QWT4F56', 'qwt-4556'])
        expect(titulos((await achados(placa, await engine.entrar(quem))).lotes), quem).toEqual([nome]);
    expect((await achados('QWT4F56', await engine.entrar('adm', 'pacto'), 'pacto')).lotes.itens).toEqual([]);
    // Another consignor's leads nowhere, by whatever it is asked.
    const comitente = await engine.entrar('comitente');
    for (const texto of ['QWT4F56', nome, String(id), `lote ${id}`])
      expect((await achados(texto, comitente)).lotes.itens, texto).toEqual([]);
    // As results are titled.
    for (const texto of [`Lote ${id}`, `nº ${id}`, `#${id}`])
      expect(titulos((await achados(texto)).lotes), texto).toContain(nome);
    expect((await achados(`venda ${id}`)).lotes.itens.map((um: Json) => um.id)).not.toContain(id);
    // A number of one digit is a number; another sign alone is nothing to look for.
    expect((await procurar('1', adm)).status).toBe(200);
    expect((await procurar('x', adm)).status).toBe(400);
  });

  it('finds lots that are being prepared, for who lists the house’s, and of another’s consignor none', async () => {
    const nome = `Zebrinha ${randomUUID().slice(0, 8)}`;
    await engine.leilao({ situacao: 'CRIADO' }, [
      { nome, tipo: 'Carro', situacao: 'CADASTRADO', valor: { minimo: 100 } },
    ]);
    for (const quem of ['adm', 'sac'])
      expect(titulos((await achados(nome, await engine.entrar(quem))).lotes), quem).toEqual([nome]);
    expect(titulos((await achados(nome.slice(0, 12))).lotes)).toContain(nome);
    expect((await achados(nome, await engine.entrar('comitente'))).lotes.itens).toEqual([]);
    expect((await achados(nome, await engine.entrar('adm', 'pacto'), 'pacto')).lotes.itens).toEqual([]);
  });

  it('finds clients by name, and by their whole document alone, which it shows in part and writes down (BO16)', async () => {
    const { itens } = await pedir('/v1/clientes?porPagina=1');
    const inteiro = await pedir(`/v1/clientes/${itens[0].uid}?inteiros=true`);
    const vezes = async () =>
      ((await pedir(`/v1/clientes/${inteiro.uid}/historico`)).itens as Json[]).filter(
        ({ ato }) => ato === 'consultado',
      ).length;
    const antes = await vezes();
    const [primeiro] = inteiro.nome.split(' ');
    const { clientes } = await achados(`${primeiro} ${inteiro.nome.split(' ').at(-1)!.slice(0, 3)}`);
    expect(clientes.itens).toMatchObject([
      { uid: inteiro.uid, titulo: inteiro.nome, detalhe: inteiro.cpf ? itens[0].cpf : itens[0].cnpj },
    ]);
    const documento: string = inteiro.cpf ?? inteiro.cnpj;
    const peloDocumento = await achados(documento);
    expect(peloDocumento.clientes.itens).toMatchObject([{ uid: inteiro.uid }]);
    expect(JSON.stringify(peloDocumento)).not.toContain(documento);
    expect(await vezes()).toBe(antes + 1);
    // Neither a part of a document or a phone, nor an e-mail, finds anybody.
    for (const parte of [
      documento.slice(0, 6),
      documento.slice(0, 10),
      inteiro.telefone.slice(0, 7),
      inteiro.email,
      'martelo',
    ])
      expect((await achados(parte)).clientes.itens, parte).toEqual([]);
    const leiloeiro = await engine.entrar('leiloeiro');
    expect((await achados(primeiro, leiloeiro)).clientes.itens.length).toBeGreaterThan(0);
    expect((await achados(documento, leiloeiro)).clientes.itens).toEqual([]);
  });

  it('finds a sale by its number, for who settles', async () => {
    const { lotes } = await engine.leilao({}, [
      { nome: 'À venda já', tipo: 'Carro', valor: { minimo: 100, compreJa: 1_000_000 } },
    ]);
    const compra = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
      ...{ token: await engine.entrar('cliente1'), corpo: { comandoId: randomUUID(), valor: 1_000_000 } },
    });
    const { id } = compra.corpo.venda;
    const acerto = await engine.entrar('acerto');
    for (const numero of [String(id), `#${id}`])
      expect((await achados(numero, acerto)).vendas.itens).toMatchObject([{ id, titulo: `Venda ${id}` }]);
    const la = await achados(String(id), await engine.entrar('adm', 'pacto'), 'pacto');
    expect(la.vendas.itens.filter((um: Json) => um.id === id)).toEqual([]);
  });

  it('shows each role what it may read, and nothing to who is none of the house', async () => {
    const cheios = async (quem: string, texto: string) =>
      Object.entries<Json>(await achados(texto, await engine.entrar(quem))).flatMap(([grupo, { itens }]) =>
        itens.length > 0 ? [grupo] : [],
      );
    const [{ nome }] = (await pedir('/v1/clientes?porPagina=1')).itens;
    const daVez = nome.split(' ')[0];
    const { id } = (await pedir('/v1/vendas?porPagina=1')).itens[0];
    // quem → finds clients, finds sales
    const TABELA: Record<string, [boolean, boolean]> = {
      ...{ adm: [true, true], sac: [true, true], acerto: [true, true], leiloeiro: [true, false] },
      ...{ mkt: [false, false], patio: [false, false], comitente: [false, false] },
    };
    for (const [quem, [clientes, vendas]] of Object.entries(TABELA)) {
      expect((await cheios(quem, daVez)).includes('clientes'), `${quem} clientes`).toBe(clientes);
      expect((await cheios(quem, String(id))).includes('vendas'), `${quem} vendas`).toBe(vendas);
    }
    expect((await procurar('fiat', await engine.entrar('cliente1'))).status).toBe(403);
    expect((await engine.pedir('GET', '/v1/busca-geral?texto=fiat')).status).toBe(401);
    for (const ruim of ['', 'a', 'x'.repeat(101)]) expect((await procurar(ruim)).status).toBe(400);
    for (const estranho of ['"*', "' OR 1=1", '{}', '%_', '🚗🚗'])
      expect((await procurar(estranho)).status).toBe(200);
  });

  it('shows five of a group, and says that there are more', async () => {
    const palavra = `zebu${randomUUID().replace(/[^a-f]/g, '')}`;
    await engine.leilao(
      {},
      Array.from({ length: 7 }, (_, i) => ({
        nome: `${palavra} ${i}`,
        tipo: 'Carro',
        valor: { minimo: 100 },
      })),
    );
    const { lotes } = await achados(palavra);
    expect([lotes.itens.length, lotes.haMais]).toEqual([5, true]);
  });
});
