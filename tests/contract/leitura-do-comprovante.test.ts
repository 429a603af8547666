import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprovanteDesenhado } from '../comprovante-desenhado.ts';
import { foto } from './comprovante-de-pagamento.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* P7: a reading of value, payee and payer by a program of this machine, beside the picture. */

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const como = async (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, {
    ...{ token: await engine.entrar(quem, hotsite), hotsite },
    ...(corpo && { corpo: { comandoId: randomUUID(), ...corpo } }),
  });

/** A deposit of R$ 12.345,67 that cliente1 says they made, with these proofs. */
async function deposito(...provas: Uint8Array[]): Promise<{ uid: string; arquivos: string[] }> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    { nome: 'Comprado', tipo: 'Carro', valor: { minimo: 100, compreJa: 1_234_567 } },
  ]);
  const { corpo: compra } = await como('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
    valor: 1_234_567,
  });
  const { corpo, texto } = await como(
    'cliente1',
    'POST',
    `/v1/cliente/compras/${compra.venda.id}/pagamentos`,
    {
      ...{ tipo: 'DEPOSITO', valor: 1_234_567 },
    },
  );
  expect(corpo.uid, texto).toBeTypeOf('string');
  const arquivos: string[] = [];
  for (const bytes of provas) {
    const bruto = new FormData();
    bruto.set('comandoId', randomUUID());
    bruto.set('arquivo', new Blob([new Uint8Array(bytes)]), 'ted.png');
    const enviado = await engine.pedir('POST', `/v1/cliente/pagamentos/${corpo.uid}/comprovantes`, {
      ...{ token: await engine.entrar('cliente1'), bruto },
    });
    expect(enviado.status, enviado.texto).toBe(201);
    arquivos.push(enviado.corpo.comprovante.uid);
  }
  return { uid: corpo.uid, arquivos };
}

describe('the reading of a proof', () => {
  it('says beside what is asked what it found: agreed, different, not read', async () => {
    const { itens: contas } = (await como('acerto', 'GET', '/v1/contas-bancarias/qb')).corpo;
    const { nome } = (await como('cliente1', 'GET', '/v1/cliente/perfil')).corpo;
    const certo = await comprovanteDesenhado([
      ...['Comprovante de Pix', 'Valor R$ 12.345,67', 'Quem recebeu', `Nome ${contas[0].titular}`],
      ...['Quem pagou', `Nome ${nome}`],
    ]);
    const alheio = await comprovanteDesenhado([
      ...['Comprovante de Pix', 'Valor R$ 1.345,67', 'Quem recebeu', 'Nome TRANQUEIRA COMERCIO LTDA'],
    ]);
    const { uid, arquivos } = await deposito(certo, alheio, await foto());
    const ler = async (i: number): Promise<Json> =>
      (await como('acerto', 'GET', `/v1/pagamentos/${uid}/comprovantes/${arquivos[i]}/leitura`)).corpo;
    const lido = await ler(0);
    expect(lido.valor).toMatchObject({ esperado: 1_234_567, marca: 'igual' });
    expect([lido.pagador.marca, lido.recebedor.marca], JSON.stringify(lido)).toEqual(['igual', 'igual']);
    const outro = await ler(1);
    expect(outro.valor).toEqual({ lidos: [134_567], esperado: 1_234_567, marca: 'diferente' });
    expect([outro.pagador.marca, outro.recebedor.marca]).toEqual(['nao-lido', 'diferente']);
    const nada = await ler(2);
    expect([nada.leu, nada.valor.marca, nada.valor.lidos]).toEqual([false, 'nao-lido', []]);
  });

  it('is settlement’s alone, of this payment’s own files, on its brand', async () => {
    const { uid, arquivos } = await deposito(await foto());
    const outro = await deposito(await foto());
    const caminho = `/v1/pagamentos/${uid}/comprovantes/${arquivos[0]}/leitura`;
    for (const quem of ['cliente1', 'sac', 'patio'])
      expect((await como(quem, 'GET', caminho)).status, quem).toBe(403);
    const alheio = `/v1/pagamentos/${uid}/comprovantes/${outro.arquivos[0]}/leitura`;
    expect((await como('acerto', 'GET', alheio)).status).toBe(404);
    expect((await como('acerto', 'GET', caminho, undefined, 'pacto')).status).toBe(404);
    expect((await como('acerto', 'GET', caminho)).status).toBe(200);
  });
});
