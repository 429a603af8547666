import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* What there is one of: a car, a CPF, an e-mail, a public name, an account of a bank. Also by calls at once, and by whatever call. */

const engine = new EngineDeTeste();
const VEZES = 4;
let adm = '';
const como = (metodo: string, caminho: string, corpo?: object, token = adm) =>
  engine.pedir(metodo, caminho, { token, ...(corpo ? { corpo } : {}) });
const estados = (respostas: readonly { status: number }[]) => respostas.map(({ status }) => status).sort();
let letra = 0;
/** A plate that nobody has, in Mercosul's form. */
const placaNova = () =>
  `RZ${String.fromCharCode(65 + Math.floor(letra / 100))}1A${String(letra++ % 100).padStart(2, '0')}`;
const chassi = () => randomUUID().replace(/\W/g, '').toUpperCase().replace(/[IOQ]/g, 'A').slice(0, 17);

async function leilaoCom(lotes: number): Promise<{ leiUid: string; lelUids: string[] }> {
  const leiUid = (await como('POST', '/v1/leiloes', { nome: 'De um só', data: daqui(86_400) })).corpo.uid;
  const lelUids: string[] = [];
  for (let i = 0; i < lotes; i++) {
    const { corpo, texto } = await como('POST', `/v1/leiloes/${leiUid}/lotes`, {
      ...{ nome: `Lote ${i}`, tipo: 'Carro', valor: { minimo: 100_000 } },
    });
    expect(corpo.itens?.[0]?.uid, texto).toBeDefined();
    lelUids.push(corpo.itens[0].uid);
  }
  return { leiUid, lelUids };
}
const veiculo = async (mais: object = {}): Promise<Json> => {
  const { corpo, status, texto } = await como('POST', '/v1/veiculos', {
    marca: 'Fiat',
    chassi: chassi(),
    ...mais,
  });
  expect(status, texto).toBe(201);
  return corpo;
};

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

describe('a car (527)', () => {
  it('is put by one call into one of many lots', async () => {
    const { lelUids } = await leilaoCom(3);
    const uid = (await veiculo()).uid;
    for (const mudancas of [{ veiculo: { placa: placaNova() } }, { veiculo: { uid } }]) {
      const { corpo } = await como('POST', '/v1/lotes/em-massa', { acao: 'alterar', lelUids, mudancas });
      expect([corpo.feitos, corpo.recusados]).toEqual([1, 2]);
      const codigos = corpo.itens.flatMap(({ erro }: Json) => (erro ? [erro.codigo] : []));
      expect(codigos).toEqual(['VEICULO_EM_LEILAO', 'VEICULO_EM_LEILAO']);
    }
  });

  it('is in one of two lots that are given its plate, or it, at once: in either form, by a change or as they are made', async () => {
    for (let vez = 0; vez < VEZES; vez++) {
      const [um, outro] = [await leilaoCom(2), await leilaoCom(2)];
      const placa = placaNova();
      const antiga = `${placa.slice(0, 4)}0${placa.slice(5)}`;
      const dar = (lelUid: string, qual: object) => como('PUT', `/v1/lotes/${lelUid}`, { veiculo: qual });
      expect(
        estados(
          await Promise.all([dar(um.lelUids[0]!, { placa }), dar(outro.lelUids[0]!, { placa: antiga })]),
        ),
      ).toEqual([200, 422]);
      const { uid } = await veiculo({ placa: placaNova() });
      const novo = { nome: 'Feito com ele', tipo: 'Carro', valor: { minimo: 100_000 }, veiculo: { uid } };
      const juntos = await Promise.all([
        dar(um.lelUids[1]!, { uid }),
        dar(outro.lelUids[1]!, { uid }),
        como('POST', `/v1/leiloes/${um.leiUid}/lotes`, novo),
      ]);
      expect(juntos.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(estados(juntos).slice(1)).toEqual([422, 422]);
    }
  });

  it('of the stock does not get the plate that another open lot sells, and its lot no plate but its own', async () => {
    const { leiUid, lelUids } = await leilaoCom(2);
    const tomada = placaNova();
    const { uid } = await veiculo({ placa: placaNova() });
    expect((await como('PUT', `/v1/lotes/${lelUids[0]}`, { veiculo: { placa: tomada } })).status).toBe(200);
    expect((await como('PUT', `/v1/lotes/${lelUids[1]}`, { veiculo: { uid } })).status).toBe(200);
    const lido = async () => (await como('GET', `/v1/veiculos/${uid}`)).corpo;
    await expect.poll(async () => (await lido()).situacao).toBe('EM_LEILAO');
    const mudar = async (placa: string) =>
      como('PUT', `/v1/veiculos/${uid}`, { placa, revisao: (await lido()).revisao });
    const recusada = await mudar(tomada);
    expect([recusada.status, recusada.corpo.codigo]).toEqual([422, 'VEICULO_EM_LEILAO']);
    const outra = placaNova();
    expect((await mudar(outra)).status).toBe(200);
    const noutro = await como('PUT', `/v1/lotes/${lelUids[0]}`, { veiculo: { placa: outra } });
    expect([noutro.status, noutro.corpo.codigo]).toEqual([422, 'VEICULO_EM_LEILAO']);
    const alheia = await como('POST', `/v1/leiloes/${leiUid}/lotes`, {
      ...{ nome: 'Com outra', tipo: 'Carro', valor: { minimo: 100_000 } },
      veiculo: { uid: (await veiculo({ placa: placaNova() })).uid, placa: placaNova() },
    });
    expect([alheia.status, alheia.texto.includes('veiculo.placa')]).toEqual([400, true]);
  });

  it('has one Renavam, with its zeros and without', async () => {
    await veiculo({ renavam: '639884962' });
    const mesmo = await como('POST', '/v1/veiculos', { chassi: chassi(), renavam: '00639884962' });
    expect([mesmo.status, mesmo.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
    expect((await como('POST', '/v1/veiculos', { chassi: chassi(), renavam: '00000000000' })).status).toBe(
      400,
    );
  });
});

describe('a person', () => {
  const convidar = (mais: object = {}) =>
    como('POST', '/v1/usuarios', {
      ...{ nome: 'Ana Souza', email: `${randomUUID()}@casa.test`, papeis: ['Interno - SAC'] },
      ...mais,
    });

  it('has one CPF, also of two that are given it at once (476)', async () => {
    for (let vez = 0; vez < VEZES; vez++) {
      const [um, outro] = [(await convidar()).corpo, (await convidar()).corpo];
      const cpf = cpfNovo();
      const dar = ({ uid, revisao }: Json) => como('PUT', `/v1/usuarios/${uid}`, { cpf, revisao });
      expect(estados(await Promise.all([dar(um), dar(outro), convidar({ cpf })])).slice(1)).toEqual([
        409, 409,
      ]);
    }
  });

  it('is a client or a user by one e-mail: nobody is locked out by an invitation', async () => {
    const email = 'cliente2@demo.martelo';
    const recusado = await convidar({ email });
    expect([recusado.status, recusado.corpo.codigo, recusado.corpo.campo]).toEqual([
      409,
      'JA_EXISTE',
      'email',
    ]);
    expect(await engine.entrar('cliente2')).toBeTruthy();
  });

  it('has a public name that is nobody else’s, of the room or a client’s, also at once', async () => {
    const cliente = await engine.entrar('cliente3');
    for (let vez = 0; vez < VEZES; vez++) {
      const apelido = `Dupla ${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
      const { corpo: perfil } = await como('GET', '/v1/cliente/perfil', undefined, cliente);
      const juntos = await Promise.all([
        como('POST', '/v1/apelidos', { apelido, cidade: 'Campinas', estado: 'SP' }),
        como('POST', '/v1/apelidos', { apelido, cidade: 'Campinas', estado: 'SP' }),
        como('PUT', '/v1/cliente/perfil', { apelido, revisao: perfil.revisao }, cliente),
      ]);
      expect(
        juntos.filter(({ status }) => status < 300),
        JSON.stringify(juntos),
      ).toHaveLength(1);
    }
  });
});

describe('an account of a bank', () => {
  it('is one, with zeros before its numbers and without', async () => {
    const [conta] = (await como('GET', '/v1/contas-bancarias')).corpo.itens;
    const { banco, bancoCodigo, agencia, conta: numero, contaDigito } = conta;
    const mesma = await como('POST', '/v1/contas-bancarias', {
      ...{ banco, bancoCodigo, agencia: `0${agencia}`.slice(-5), conta: `0${numero}`, contaDigito },
      ...{ titular: 'Outra', titularDocumento: '11.222.333/0001-81' },
    });
    expect([mesma.status, mesma.corpo.codigo], mesma.texto).toEqual([409, 'JA_EXISTE']);
  });

  it('that was removed is told of, with the way back', async () => {
    const nova = {
      ...{ banco: 'Itaú', bancoCodigo: '341', agencia: '4321', conta: '77001', contaDigito: '0' },
      ...{ titular: 'Outra', titularDocumento: '11.222.333/0001-81' },
    };
    const pacto = { token: await engine.entrar('adm', 'pacto'), hotsite: 'pacto' };
    const criar = () => engine.pedir('POST', '/v1/contas-bancarias', { ...pacto, corpo: nova });
    const { status, corpo, texto } = await criar();
    expect(status, texto).toBe(201);
    const fora = `/v1/contas-bancarias/${corpo.uid}?revisao=${corpo.revisao}`;
    expect((await engine.pedir('DELETE', fora, pacto)).status).toBe(204);
    const outra = await criar();
    expect([outra.status, outra.corpo.codigo, outra.corpo.removido]).toEqual([409, 'JA_EXISTE', corpo.id]);
  });
});
