import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aoVivo, codigo, dar, Sockets } from './console-do-leiloeiro.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());

const como = async (quem: string, metodo: 'GET' | 'POST' | 'PUT', caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: await engine.entrar(quem), corpo });
const clienteDe = async (email: string): Promise<Json> =>
  (
    await como(
      'adm',
      'GET',
      `/v1/clientes?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'email', valor: email }]))}`,
    )
  ).corpo.itens[0];

describe('a judicial auction (L10)', () => {
  it('is extended as its rule says, whoever writes it, and sells in the dispute alone', async () => {
    const { uid: leiUid } = await engine.leilao({ judicial: true }, [aoVivo()]);
    const escrito = (await como('adm', 'GET', `/v1/leiloes/${leiUid}/privado`)).corpo;
    expect(escrito).toMatchObject({ judicial: true, modoIncrementoTempo: 'SOMA' });
    expect((await engine.pedir('GET', `/v1/leiloes/${leiUid}`)).corpo.judicial).toBe(true);
    const contra = {
      nome: 'Contra a regra',
      data: escrito.data,
      judicial: true,
      modoIncrementoTempo: 'REINICIA',
    };
    expect((await como('adm', 'POST', '/v1/leiloes', contra)).corpo).toMatchObject({
      statusCode: 422,
      codigo: 'LEILAO_JUDICIAL',
    });
    const { revisao } = escrito;
    const mudar = (mudanca: object) => como('adm', 'PUT', `/v1/leiloes/${leiUid}`, { ...mudanca, revisao });
    expect((await mudar({ incrementoAposLancesSegundos: 60 })).corpo.codigo).toBe('LEILAO_JUDICIAL');
    expect((await mudar({ judicial: false })).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
    const lote = aoVivo({ valor: { minimo: 100_000, compreJa: 900_000 } });
    expect((await como('adm', 'POST', `/v1/leiloes/${leiUid}/lotes`, [lote])).corpo.codigo).toBe(
      'LEILAO_JUDICIAL',
    );
  });

  it('takes the room’s bids from registered clients alone, who are the buyers without anybody’s word', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({ judicial: true }, [aoVivo(), aoVivo()]);
    const cliente = await clienteDe('cliente2@demo.martelo');
    const console = await sockets.console('leiloeiro', leiUid);
    await console.fazer('abrir-lote');
    const [raquete] = console.estado.apelidos;
    expect([console.estado.judicial, raquete.comCadastro, console.estado.apelidoUid]).toEqual([
      true,
      false,
      null,
    ]);
    expect(codigo(await console.agir('lance-presencial', { apelidoUid: raquete.uid, valor: 100_000 }))).toBe(
      'APELIDO_SEM_CADASTRO',
    );
    const novo = await como('leiloeiro', 'POST', '/v1/apelidos', {
      ...{ leiUid, apelido: 'Placa 12', clienteId: cliente.id },
    });
    expect(novo.status, novo.texto).toBe(201);
    await console.fazer('lance-presencial', { apelidoUid: novo.corpo.uid, valor: 100_000 });
    expect(codigo(await dar(await sockets.conectar('cliente2'), lotes[0]!, 120_000))).toBe('JA_GANHANDO');
    expect(codigo(await console.agir('condicional'))).toBe('LEILAO_JUDICIAL');
    expect(console.estado.acoes).not.toContain('condicional');
    for (const acao of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await console.fazer(acao);
    const compras = await ate(
      async () => (await como('cliente2', 'GET', '/v1/cliente/compras')).corpo.itens,
      (itens: Json[]) => itens.some(({ lelUid }) => lelUid === lotes[0]),
    );
    expect(compras).not.toHaveLength(0);
    const publico = (await engine.pedir('GET', `/v1/lotes/${lotes[0]}/livro`)).texto;
    expect(publico).toContain('Placa 12');
    expect(publico).not.toContain(cliente.uid);
    expect(livroConfere(JSON.parse(publico))).toBe(true);

    // Who was let in may be blocked by now.
    await console.fazer('abrir-lote');
    const bloqueado = await como('adm', 'POST', `/v1/clientes/${cliente.uid}/bloquear`, {
      motivo: 'Determinação judicial',
      revisao: (await clienteDe('cliente2@demo.martelo')).revisao,
    });
    expect(bloqueado.status, bloqueado.texto).toBeLessThan(300);
    expect(
      codigo(await console.agir('lance-presencial', { apelidoUid: novo.corpo.uid, valor: 100_000 })),
    ).toBe('COMPRADOR_INATIVO');

    // After the end a court reads whose bids they were.
    await console.fazer('nao-arrematar');
    const fim = await como('adm', 'PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'EXECUTADO' });
    expect(fim.status, fim.texto).toBe(200);
    const privado = (await como('adm', 'GET', `/v1/lotes/${lotes[0]}/livro/privado`)).corpo;
    expect(privado.eventos.some(({ parte }: Json) => parte.cadastro === cliente.uid)).toBe(true);
  });
});
