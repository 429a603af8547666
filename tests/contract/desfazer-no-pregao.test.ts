import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { provarPagamento } from './comprovante-de-pagamento.ts';
import { aoVivo, type Console, codigo, dar, Sockets } from './console-do-leiloeiro.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());

const pedir = async (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: await engine.entrar(quem), ...(corpo && { corpo }) });
const daVenda = async (lelUid: string): Promise<Json> =>
  ate(
    async () =>
      (await pedir('cliente1', 'GET', '/v1/cliente/compras')).corpo.itens.find((uma: Json) =>
        uma.itens.some((item: Json) => item.lelUid === lelUid),
      ),
    (achada) => achada !== undefined,
  );
const escolher = async (id: number, tipo = 'DEPOSITO'): Promise<Json> =>
  (
    await pedir('cliente1', 'POST', `/v1/cliente/compras/${id}/pagamentos`, {
      ...{ comandoId: randomUUID(), tipo, valor: 100_000 },
    })
  ).corpo;

/** Sells the first lot of an auction to ana. */
async function vender(): Promise<{ console: Console; lelUid: string; venda: Json }> {
  const { uid: leiUid, lotes } = await engine.leilao({ porcentagemComissao: 0 }, [aoVivo(), aoVivo()]);
  const lelUid = lotes[0]!;
  const console = await sockets.console('leiloeiro', leiUid);
  await console.fazer('abrir-lote');
  expect(codigo(await dar(await sockets.conectar('cliente1'), lelUid, 100_000))).toBe('ok');
  await ate(
    async () => console.estado.lote,
    ({ valorAtual }: Json) => valorAtual === 100_000,
  );
  for (const passo of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await console.fazer(passo);
  return { console, lelUid, venda: await daVenda(lelUid) };
}

describe('a sale that the auctioneer takes back (L5)', () => {
  it('also after the next lot was opened, and whoever was told of the sale is told', async () => {
    const { console, lelUid, venda } = await vender();
    const visitante = await sockets.conectar();
    await visitante.emitWithAck('conectar-lances-lote', { lelUid });
    const situacoes: string[] = [];
    visitante.on('on-lances-lote', ({ situacao }) => situacoes.push(situacao));
    expect(console.estado.desfazivel).toMatchObject({
      ...{ acao: 'vender', lelUid, valor: 100_000, apelido: expect.any(String) },
    });
    await console.fazer('abrir-lote');
    expect(console.estado.desfazivel).toMatchObject({ acao: 'abrir-lote', valor: null, apelido: null });
    await console.fazer('desfazer');
    expect(console.estado).toMatchObject({ lelUid, desfazivel: { acao: 'vender', lelUid } });
    await console.fazer('desfazer');
    expect(console.estado.lote.situacao).toBe('DOULHE_DUAS');
    await expect.poll(() => situacoes).toEqual(['DOULHE_DUAS']);
    const livro = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
    expect(livroConfere(livro)).toBe(true);
    expect(livro.eventos.at(-1).publico).toMatchObject({
      ...{ tipo: 'SituacaoAlterada', situacao: 'DOULHE_DUAS', motivo: 'Venda desfeita pelo leiloeiro' },
    });
    await ate(
      async () => (await pedir('acerto', 'GET', `/v1/vendas/${venda.id}`)).corpo,
      ({ situacao }: Json) => situacao === 'Cancelada',
    );
    const avisos = await ate(
      async () => (await pedir('cliente1', 'GET', '/v1/cliente/avisos')).corpo.itens,
      (itens: Json[]) => itens.some(({ evento }) => evento === 'venda-cancelada'),
    );
    expect(avisos.map(({ evento }: Json) => evento)).toContain('vencedor');
    // Sold again, it is another sale.
    await console.fazer('vender');
    expect(
      await ate(
        () => daVenda(lelUid),
        (uma: Json) => uma.id !== venda.id,
      ),
    ).toBeDefined();
  });

  it('not once there is a proof of payment, and in words; a mere choice of how to pay is none', async () => {
    const { console, venda } = await vender();
    const { uid } = await escolher(venda.id);
    await console.fazer('desfazer');
    await console.fazer('vender');
    const nova = await ate(
      () => daVenda(console.estado.lelUid),
      (uma: Json) => uma.id !== venda.id,
    );
    const outra = await escolher(nova.id);
    expect((await provarPagamento(engine, 'cliente1', uid)).status).not.toBe(201);
    expect((await provarPagamento(engine, 'cliente1', outra.uid)).status).toBe(201);
    await console.fazer('abrir-lote');
    await console.fazer('desfazer');
    const recusa = await console.agir('desfazer');
    expect(recusa.erro).toMatchObject({ codigo: 'VENDA_EM_PAGAMENTO', statusCode: 422 });
    expect(recusa.erro.message).toContain(String(nova.id));
    // Refused, it has done nothing.
    expect(
      (await pedir('cliente1', 'GET', `/v1/cliente/compras/${nova.id}`)).corpo.encerramento ?? null,
    ).toBeNull();
  });

  it('of a proof and the undoing at the same moment one comes first, and both say the same', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      const { console, venda } = await vender();
      const { uid } = await escolher(venda.id);
      const [prova, desfeito] = await Promise.all([
        provarPagamento(engine, 'cliente1', uid),
        console.agir('desfazer'),
      ]);
      const { corpo } = await ate(
        () => pedir('acerto', 'GET', `/v1/vendas/${venda.id}`),
        (lida) => !desfeito.ok || lida.corpo.situacao === 'Cancelada',
      );
      if (desfeito.ok) {
        expect(prova.status, prova.texto).not.toBe(201);
        expect(corpo.pagamentos.every(({ comprovantes }: Json) => comprovantes.length === 0)).toBe(true);
      } else {
        expect(codigo(desfeito)).toBe('VENDA_EM_PAGAMENTO');
        expect(prova.status, prova.texto).toBe(201);
        expect(corpo.situacao).not.toBe('Cancelada');
      }
      sockets.fechar();
    }
  });
});
