import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* The FIPE table's values, out of a sheet: looked at first, each row by itself, and none older than what is there. */

const engine = new EngineDeTeste(undefined, { MARTELO_DEMO: 'contas' });
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.pat = (await colegaCom(engine, ['Interno - Pátio'])).token;
});
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, mais: object = {}) =>
  engine.pedir(metodo, caminho, {
    token: tokens[quem]!,
    ...mais,
    ...(quem === 'pacto' && { hotsite: 'pacto' }),
  });
let n = 10;
const veiculo = async (mais: object = {}): Promise<Json> => {
  const corpo = { placa: `FPE1A${n++}`, marca: 'Fiat', modelo: 'Mobi', anoModelo: 2021, ...mais };
  const { status, corpo: feito, texto } = await pedir('adm', 'POST', '/v1/veiculos', { corpo });
  expect(status, texto).toBe(201);
  return feito;
};
const ler = async ({ uid }: Json): Promise<Json> => (await pedir('adm', 'GET', `/v1/veiculos/${uid}`)).corpo;
const enviar = (linhas: string[], { simular = false, quem = 'adm' } = {}) => {
  const bruto = new FormData();
  bruto.set('arquivo', new Blob([linhas.join('\n')], { type: 'text/csv' }), 'fipe.csv');
  return pedir(quem, 'POST', `/v1/fipe/importar${simular ? '?simular=true' : ''}`, { bruto });
};
const CABECALHO = 'Placa;Código FIPE;Ano modelo;Valor;Mês de referência;Nome na tabela';
const contas = ({ corpo }: Json) => [corpo.linhas, corpo.criados, corpo.atualizados, corpo.ignorados];

describe('the FIPE table', () => {
  it('is looked at first, then taken in: by plate, and all of a code and year; what is wrong is told by row', async () => {
    const codigo = '009111-2';
    const [sem, com, velho] = [
      await veiculo(),
      await veiculo({ informacoesFipe: { codigo, valor: 4_000_000, mes: '2026-09' } }),
      await veiculo({ anoModelo: 2015, informacoesFipe: { codigo, valor: 2_000_000, mes: '2026-09' } }),
    ];
    expect([sem.fipeFonte, com.fipeFonte]).toEqual([null, 'DIGITADO']);
    const linhas = [
      CABECALHO,
      `${sem.placa};001234-5;;R$ 52.300,00;novembro de 2026;Mobi Like`,
      `;${codigo};2021;41.000,00;11/2026;`,
      `${com.placa};${codigo};;9.000,00;08/2026;`,
      'ZZZ9Z99;001234-5;;1.000,00;11/2026;',
      ';001234-5;;1.000,00;11/2026;',
      `${sem.placa};12;;de graça;13/2026;`,
      `${sem.placa};${codigo};;10,00;11/2099;`,
    ];
    const simulada = await enviar(linhas, { simular: true });
    expect([simulada.status, contas(simulada)], simulada.texto).toEqual([200, [7, 1, 1, 5]]);
    expect((await ler(sem)).informacoesFipe).toBeUndefined();

    const feita = await enviar(linhas);
    expect([feita.status, contas(feita)], feita.texto).toEqual([200, [7, 1, 1, 5]]);
    expect(await ler(sem)).toMatchObject({
      fipeFonte: 'ARQUIVO',
      informacoesFipe: { codigo: '001234-5', valor: 5_230_000, mes: '2026-11', nome: 'Mobi Like' },
    });
    expect((await ler(com)).informacoesFipe).toEqual({ codigo, valor: 4_100_000, mes: '2026-11' });
    expect((await ler(velho)).informacoesFipe).toEqual({ codigo, valor: 2_000_000, mes: '2026-09' });
    expect(feita.corpo.erros.map(({ linha, coluna, tipo }: Json) => [linha, coluna, tipo])).toEqual([
      [4, '', 'aviso'],
      [5, '', 'erro'],
      [6, 'Ano modelo', 'erro'],
      ...['Código FIPE', 'Valor', 'Mês de referência'].map((coluna) => [7, coluna, 'erro']),
      // A month that has not come would keep every right value out until then.
      [8, 'Mês de referência', 'erro'],
    ]);
    // Again it changes nothing; and what somebody writes is theirs.
    expect(contas(await enviar(linhas))).toEqual([7, 0, 0, 7]);
    const { revisao, informacoesFipe } = await ler(sem);
    const corpo = {
      revisao,
      informacoesFipe: { ...informacoesFipe, valor: 5_000_000 },
      comandoId: randomUUID(),
    };
    expect((await pedir('adm', 'PUT', `/v1/veiculos/${sem.uid}`, { corpo })).corpo.fipeFonte).toBe(
      'DIGITADO',
    );
  });

  it('is of one brand’s vehicles, for who keeps them; what is no such sheet is refused in words', async () => {
    const um = await veiculo();
    const linhas = [CABECALHO, `${um.placa};001234-5;;50.000,00;11/2026;`];
    expect(contas(await enviar(linhas, { quem: 'pacto' }))).toEqual([1, 0, 0, 1]);
    expect((await enviar(linhas, { quem: 'pat' })).status).toBe(403);
    expect((await ler(um)).informacoesFipe).toBeUndefined();
    for (const torta of [['a;b', '1;2'], ['']]) {
      const { status, corpo } = await enviar(torta);
      expect([status, corpo.codigo]).toEqual([400, 'ARQUIVO_INVALIDO']);
    }
  });
});
