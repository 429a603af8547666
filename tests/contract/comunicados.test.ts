import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aoVivo, codigo, dar, Sockets } from './console-do-leiloeiro.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());

const pedirRetirada = async (quem: string, lelUid: string, comandoId: string = randomUUID()) =>
  engine.pedir('POST', `/v1/leiloes/lotes/${lelUid}/pedir-retirada-do-lance`, {
    ...{ token: await engine.entrar(quem), corpo: { comandoId } },
  });

describe('announcements about the lot on the block (L7)', () => {
  it('are seen by everybody until dismissed, proven by the ledger, and ask the leader to keep or withdraw', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [aoVivo({ nome: 'Lote comunicado' })]);
    const lelUid = lotes[0]!;
    const console = await sockets.console('leiloeiro', leiUid);
    const [visitante, ana, bia] = [
      await sockets.conectar(),
      await sockets.conectar('cliente1'),
      await sockets.conectar('cliente2'),
    ];
    let publico: Json = await visitante.emitWithAck('conectar-lances-lote', { lelUid });
    visitante.on('on-lances-lote', (estado) => {
      publico = estado;
    });
    await console.fazer('abrir-lote');
    expect(publico.comunicados).toBeUndefined();
    expect(codigo(await dar(ana, lelUid, 100_000))).toBe('ok');
    await ate(
      async () => console.estado.lote,
      (lote: Json) => lote.valorAtual === 100_000,
    );
    const velho = console.estado.seq - 1;
    const texto = 'O motor não é o original deste veículo.';
    expect(codigo(await console.agir('comunicar', { texto, mudaDescricao: true, seq: velho }))).toBe(
      'ESTADO_MUDOU',
    );
    expect((await pedirRetirada('cliente1', lelUid)).corpo.codigo).toBe('RETIRADA_NAO_CABE');
    await console.fazer('comunicar', { texto: `  ${texto}  `, mudaDescricao: true });
    const [comunicado] = console.estado.comunicados;
    expect(comunicado).toMatchObject({ texto, mudaDescricao: true });
    await expect.poll(() => publico.comunicados).toEqual([comunicado]);
    const pagina = (await engine.pedir('GET', `/v1/lotes/${lelUid}`)).corpo;
    expect(JSON.stringify(pagina)).toContain(texto);

    const avisos = await ate(
      async () =>
        (await engine.pedir('GET', '/v1/cliente/avisos', { token: await engine.entrar('cliente1') })).corpo
          .itens,
      (itens: Json[]) => itens.some(({ evento }) => evento === 'descricao-mudou'),
    );
    expect(JSON.stringify(avisos)).toContain('Há um comunicado sobre o lote');
    expect((await pedirRetirada('cliente2', lelUid)).corpo.codigo).toBe('RETIRADA_NAO_CABE');
    expect((await pedirRetirada('leiloeiro', lelUid)).status).toBe(403);
    const comandoId = randomUUID();
    const pedida = await pedirRetirada('cliente1', lelUid, comandoId);
    expect(pedida.status, pedida.texto).toBe(200);
    expect((await pedirRetirada('cliente1', lelUid, comandoId)).corpo).toEqual(pedida.corpo);
    const visto = await ate(
      async () => console.estado.pedidosDeRetirada,
      (pedidos: Json[]) => pedidos.length === 1,
    );
    expect(Object.keys(visto[0]).sort()).toEqual(['apelido', 'em', 'lance']);
    // Staff take the bid back, and the request with it.
    const adm = await engine.entrar('adm');
    const cancelado = await engine.pedir('POST', `/v1/lances/${visto[0].lance}/cancelar`, {
      ...{ token: adm, corpo: { motivo: 'A pedido, depois do comunicado' } },
    });
    expect(cancelado.status, cancelado.texto).toBeLessThan(300);
    await ate(
      async () => console.estado,
      ({ pedidosDeRetirada, lote }: Json) => pedidosDeRetirada.length === 0 && lote.lider === null,
    );
    expect(codigo(await dar(bia, lelUid, 100_000))).toBe('ok');
    expect((await pedirRetirada('cliente2', lelUid)).corpo.codigo).toBe('RETIRADA_NAO_CABE');
    await ate(
      async () => console.estado.lote,
      (lote: Json) => lote.valorAtual === 100_000,
    );
    await console.fazer('retirar-comunicado', { uid: comunicado.uid });
    await expect.poll(() => publico.comunicados).toBeUndefined();
    const livro = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
    expect(livroConfere(livro)).toBe(true);
    const tipos = livro.eventos.map((um: Json) => um.publico.tipo);
    expect(tipos).toEqual(expect.arrayContaining(['Comunicado', 'ComunicadoRetirado']));
  });

  it('are refused in words when they are none', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo()]);
    const console = await sockets.console('leiloeiro', leiUid);
    await console.fazer('abrir-lote');
    for (const campos of [
      { texto: 'ab', mudaDescricao: false },
      { texto: 'a'.repeat(501), mudaDescricao: false },
      { texto: 'Sem dizer se muda' },
      { mudaDescricao: true },
      { texto: 7, mudaDescricao: true },
    ])
      expect(codigo(await console.agir('comunicar', campos)), JSON.stringify(campos)).toBe(
        'REQUISICAO_INVALIDA',
      );
    expect(codigo(await console.agir('retirar-comunicado', { uid: randomUUID() }))).toBe(
      'COMUNICADO_NAO_ENCONTRADO',
    );
    const perigoso = '<script>alert(1)</script> {lote} https://exemplo.com';
    await console.fazer('comunicar', { texto: perigoso, mudaDescricao: false });
    expect(console.estado.comunicados[0].texto).toBe(perigoso);
  });
});
