import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, espera } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

/** The letters about a lot, read as text. */
function cartas(lote: string): string[] {
  const pasta = join(engine.pasta, 'engine/correio');
  return lerPasta(pasta)
    .map((nome) => readFileSync(join(pasta, nome), 'utf8'))
    .map((eml) => eml.replaceAll('=\r\n', '').replaceAll(/(=[0-9A-F]{2})+/g, utf8))
    .filter((eml) => eml.includes(lote));
}

function lerPasta(pasta: string): string[] {
  try {
    return readdirSync(pasta);
  } catch {
    return [];
  }
}

const utf8 = (texto: string) => Buffer.from(texto.replaceAll('=', ''), 'hex').toString('utf8');

describe('the letters that follow from a close', () => {
  it('go to the buyer with what is to be paid, and once, also over a restart', async () => {
    const { lotes } = await engine.leilao({ pontoCorteParaIncrementoPosLancesSegundos: 0 }, [
      { nome: 'Carta Vendida', tipo: 'Carro', valor: { minimo: 100_000 }, dataFim: daqui(2) },
      {
        nome: 'Carta Condicional',
        tipo: 'Carro',
        valor: { minimo: 100_000 },
        valorComitente: 900_000,
        dataFim: daqui(2),
      },
      { nome: 'Carta Sem Lance', tipo: 'Carro', valor: { minimo: 100_000 }, dataFim: daqui(2) },
    ]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    await engine.lance(lotes[1]!, 'cliente2', 'MANUAL', 100_000);

    const [vendida] = await ate(
      async () => cartas('Carta Vendida'),
      (lidas) => lidas.length > 0,
    );
    expect(vendida).toMatch(/^To: cliente1@demo\.martelo$/m);
    expect(vendida).toMatch(/R\$\s1\.050,00/);
    expect(vendida).toMatch(/\/cliente\/compras\/\d+/);
    const [condicional] = await ate(
      async () => cartas('Carta Condicional'),
      (lidas) => lidas.length > 0,
    );
    expect(condicional).toMatch(/^To: cliente2@demo\.martelo$/m);
    expect(condicional).not.toContain('9.000');

    await engine.parar('SIGKILL');
    await engine.subir();
    await espera(1_500);
    expect(cartas('Carta Vendida')).toHaveLength(1);
    expect(cartas('Carta Condicional')).toHaveLength(1);
    expect(cartas('Carta Sem Lance')).toHaveLength(0);
  });

  it('go to the bidder of a conditional sale that came to nothing, whoever refused, and nothing is left to pay', async () => {
    const { lotes } = await engine.leilao({ pontoCorteParaIncrementoPosLancesSegundos: 0 }, [
      ...['Recusada Pelo Comitente', 'Recusada Pelo Cliente'].map((nome) => ({
        ...{ nome, tipo: 'Carro', valor: { minimo: 100_000 }, valorComitente: 900_000, dataFim: daqui(2) },
      })),
    ]);
    const adm = await engine.entrar('adm');
    for (const lote of lotes) await engine.lance(lote, 'cliente5', 'MANUAL', 100_000);
    for (const lote of lotes)
      await ate(
        () => engine.lote(lote),
        ({ situacao }) => situacao === 'CONDICIONAL',
      );
    const responder = async (lote: string, quem: 'resposta' | 'cliente', corpo: object) => {
      const token = quem === 'cliente' ? await engine.entrar('cliente5') : adm;
      const { status, texto } = await engine.pedir('POST', `/v1/lotes/${lote}/condicional/${quem}`, {
        token,
        corpo,
      });
      expect(status, texto).toBe(200);
    };
    await responder(lotes[0]!, 'resposta', { resposta: 'Recusada' });
    await responder(lotes[1]!, 'resposta', { resposta: 'Novo valor', valor: 500_000 });
    await responder(lotes[1]!, 'cliente', { resposta: 'RECUSA' });
    for (const nome of ['Recusada Pelo Comitente', 'Recusada Pelo Cliente']) {
      const [carta] = await ate(
        async () => cartas(nome).filter((lida) => lida.includes('Nada é cobrado')),
        (lidas) => lidas.length > 0,
      );
      expect(carta).toMatch(/^To: cliente5@demo\.martelo$/m);
    }
    const { corpo } = await engine.pedir('GET', '/v1/cliente/compras?porPagina=200', {
      token: await engine.entrar('cliente5'),
    });
    const minhas = corpo.itens.filter(({ lelUid }: { lelUid: string }) => lotes.includes(lelUid));
    expect(
      minhas.map(({ situacao, saldo }: { situacao: string; saldo: number }) => [situacao, saldo]),
    ).toEqual([
      ['Cancelada', 0],
      ['Cancelada', 0],
    ]);
  });
});
