import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const como = async (quem: string, metodo: string, caminho: string, corpo?: unknown) =>
  engine.pedir(metodo, caminho, { token: await engine.entrar(quem), corpo });
const eu = async (quem: string) =>
  (await como(quem, 'GET', '/v1/auth/eu')).corpo as { id: number; uid: string };

describe('what an address names', () => {
  it('is found by its uid and by the small number people see, with one answer (R9)', async () => {
    const cliente = await eu('cliente1');
    const usuario = await eu('comitente');
    const grupo = (await como('adm', 'POST', '/v1/cliente/grupos-cliente', { nome: 'Por número' })).corpo;
    for (const [de, caminho] of [
      [cliente, (x: unknown) => `/v1/clientes/${x}/participacao`],
      [cliente, (x: unknown) => `/v1/cliente/grupos-do-cliente/${x}`],
      [cliente, (x: unknown) => `/v1/cliente/grupos-possiveis-para-cliente/${x}`],
      [usuario, (x: unknown) => `/v1/comitentes/usuario-comitente/${x}`],
    ] as const) {
      const [porUid, porId, deNinguem] = await Promise.all(
        [de.uid, de.id, 999_999_999].map((x) => como('adm', 'GET', caminho(x))),
      );
      expect([porUid!.status, porId!.status], caminho(de.id)).toEqual([200, 200]);
      expect(porId!.corpo, caminho(de.id)).toEqual(porUid!.corpo);
      expect(deNinguem!.corpo, caminho('?')).not.toEqual(porUid!.corpo);
      expect((await como('adm', 'GET', caminho('x'))).status, caminho('x')).toBe(400);
    }
    const posto = await como('adm', 'POST', `/v1/cliente/grupos-clientes/${cliente.id}`, {
      grupos: [grupo.id],
    });
    expect(posto.status, posto.texto).toBe(200);
    const mudado = await como('adm', 'PUT', `/v1/cliente/grupos-cliente/${grupo.id}`, {
      nome: 'Outro nome',
      revisao: grupo.revisao,
    });
    expect(mudado.corpo).toMatchObject({ uid: grupo.uid, nome: 'Outro nome' });

    const { id, uid } = await engine.leilao({ exigeHabilitacao: true }, [
      { nome: 'Gol', tipo: 'Carro', valor: { minimo: 100 } },
    ]);
    for (const quem of [cliente.id, cliente.uid]) {
      const corpo = { situacao: 'Aprovada' };
      const feito = await como('adm', 'PUT', `/v1/leiloes/${id}/habilitacoes/${quem}`, corpo);
      expect([feito.status, feito.corpo.cliUid, feito.corpo.leiUid]).toEqual([200, cliente.uid, uid]);
    }
  });

  it('in a list of lots too: in bulk, and in their order', async () => {
    const { id, lotes } = await engine.leilao({}, [
      { nome: 'Um', tipo: 'Carro', valor: { minimo: 100 } },
      { nome: 'Dois', tipo: 'Carro', valor: { minimo: 100 } },
    ]);
    const numeros = await Promise.all(lotes.map(async (lelUid) => (await engine.lote(lelUid)).id as number));
    const emMassa = { acao: 'alterar', mudancas: { prioridade: 3 }, lelUids: [String(numeros[0]), lotes[1]] };
    const { corpo } = await como('adm', 'POST', '/v1/lotes/em-massa', emMassa);
    expect(corpo).toMatchObject({ feitos: 2, itens: lotes.map((lelUid) => ({ lelUid, ok: true })) });
    const ordem = { lelUids: [lotes[1], String(numeros[0])] };
    expect((await como('adm', 'PUT', `/v1/leiloes/${id}/ordem`, ordem)).corpo).toEqual({ movidos: 2 });
    expect((await engine.lote(lotes[1]!)).posicaoLeilao).toBe(1);
    const compras = await como('cliente1', 'GET', `/v1/cliente/compras?leilaoUid=${id}`);
    expect([compras.status, compras.corpo.total]).toEqual([200, 0]);
  });

  it('of a vehicle, kilometres that are no number are none (spec 6)', async () => {
    const { lotes } = await engine.leilao({}, [{ nome: 'Gol', tipo: 'Carro', valor: { minimo: 100 } }]);
    for (const [km, fica] of [
      ['muitos', null],
      ['', null],
      ['45.200 km', 45_200],
      [85_300, 85_300],
    ]) {
      const { status, texto } = await como('adm', 'PUT', `/v1/lotes/${lotes[0]}`, { veiculo: { km } });
      expect(status, texto).toBe(200);
      const { corpo } = await como('adm', 'GET', `/v1/lotes/${lotes[0]}/historico`);
      expect(corpo.itens[0].mudancas.veiculo.km, String(km)).toBe(fica);
    }
    expect((await como('adm', 'PUT', `/v1/lotes/${lotes[0]}`, { veiculo: { km: -1 } })).status).toBe(400);
  });
});
