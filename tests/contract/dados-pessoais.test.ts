import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/** Personal data of clients: who of the house sees it whole, and that whoever does is written down (R4, BO16). */
const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'sac', 'acerto', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.financeiro = (await colegaCom(engine, ['Interno - Financeiro'])).token;
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });

describe('a list of clients that is taken away', () => {
  const CPF_INTEIRO = /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/;
  const exportar = (quem: string, inteiros: boolean, formato = 'csv') =>
    pedir(quem, 'GET', `/v1/clientes/exportar?formato=${formato}${inteiros ? '&inteiros=true' : ''}`);

  it.each(['acerto', 'financeiro'])('is masked for %s, who looks at one client at a time', async (quem) => {
    for (const formato of ['csv', 'xlsx']) {
      const recusada = await exportar(quem, true, formato);
      expect([recusada.status, recusada.corpo.codigo], recusada.texto).toEqual([403, 'SEM_PERMISSAO']);
    }
    const { status, texto } = await exportar(quem, false);
    expect([status, CPF_INTEIRO.test(texto)]).toEqual([200, false]);
    // Nor what stands masked nowhere, because it is shown to few: it is left out.
    expect(texto.split('\n')[0]).not.toMatch(/RG|Nascimento|Renda|Observação/);
    const { itens } = (await pedir(quem, 'GET', '/v1/clientes?porPagina=1')).corpo;
    const um = await pedir(quem, 'GET', `/v1/clientes/${itens[0].uid}?inteiros=true`);
    expect(um.corpo.cpf ?? um.corpo.cnpj).not.toMatch(/\*/);
    const recursos = (await pedir(quem, 'GET', '/v1/recursos')).corpo;
    const descrito = (recursos.itens ?? recursos).find(({ nome }: Json) => nome === 'cliente');
    expect(descrito.exportaInteiros).toBe(false);
  });

  it('is whole for who registers them, and each of them has that in their history', async () => {
    const { itens } = (await pedir('sac', 'GET', '/v1/clientes?porPagina=1')).corpo;
    const inteira = await exportar('sac', true);
    expect([inteira.status, CPF_INTEIRO.test(inteira.texto)]).toEqual([200, true]);
    const historico = await pedir('sac', 'GET', `/v1/clientes/${itens[0].uid}/historico`);
    expect(historico.corpo.itens[0]).toMatchObject({ ato: 'consultado', por: { nome: expect.any(String) } });
  });
});

describe('a nota in the list of notas', () => {
  it('names its buyer, and their document, e-mail and telephone masked', async () => {
    const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
      { nome: 'Com nota', tipo: 'Carro', valor: { minimo: 100, compreJa: 500_000 } },
    ]);
    const comprada = await pedir('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
      ...{ comandoId: randomUUID(), valor: 500_000 },
    });
    const { uid } = comprada.corpo.venda;
    const corpo = { situacao: 'PAGO', motivo: 'Pago na tesouraria' };
    await concordar(engine, await pedir('acerto', 'PUT', `/v1/lotes/${lotes[0]}/situacao`, corpo));
    const daVenda = encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'vendaUid', valor: uid }));
    const notaDe = async (quem: string, onde = '') =>
      (await pedir(quem, 'GET', `/v1/notas${onde}?filtro=${daVenda}`)).corpo.itens as Json[];
    const [nota] = await ate(
      () => notaDe('adm'),
      (notas) => notas.length > 0,
    );
    const eu = (await pedir('adm', 'GET', `/v1/clientes/${nota.cliUid}?inteiros=true`)).corpo;
    for (const quem of ['adm', 'acerto', 'financeiro'])
      for (const onde of ['', '/qb']) {
        const [vista] = await notaDe(quem, onde);
        expect(vista.conteudo.comprador).toMatchObject({
          ...{ documento: expect.stringMatching(/\*\*\*/), email: expect.stringMatching(/^.\*\*\*@/) },
        });
        expect(JSON.stringify(vista)).not.toContain(eu.email);
        const historico = await pedir(quem, 'GET', `/v1/notas/${nota.uid}/historico`);
        expect([historico.status, historico.texto.includes(eu.email)]).toEqual([200, false]);
        expect(historico.texto).not.toContain(eu.cpf);
      }
    const inteira = (quem: string) => pedir(quem, 'GET', `/v1/notas/${nota.uid}?inteiros=true`);
    expect((await inteira('acerto')).corpo.conteudo.comprador.email).toMatch(/\*\*\*/);
    expect((await inteira('financeiro')).corpo.conteudo.comprador.email).toBe(eu.email);
    const { itens } = (await pedir('adm', 'GET', `/v1/notas/${nota.uid}/historico`)).corpo;
    expect(itens.filter(({ ato }: Json) => ato === 'consultado')).toHaveLength(1);
  });
});
