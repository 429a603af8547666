import { describe, expect, test } from 'vitest';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const MARCAS = [
  { marca: 'leilo', site: SITE },
  { marca: 'pacto', site: LOJA },
] as const;

/** Of what a lot page may show, all of it. */
const TUDO = {
  nome: 'Caminhão baú de teste',
  tipo: 'Caminhão',
  valor: { minimo: 1_000_000, despachante: 25_000, comissaoExtraPorcentagem: 2.5 },
  video: 'https://www.youtube.com/watch?v=abcdefghijk',
  localizacao: { cidade: 'Guarulhos', uf: 'SP', patio: 'Pátio Guarulhos' },
  comitente: { nome: 'Banco de Teste' },
  veiculo: {
    ...{ marca: 'Volvo', modelo: 'VM 270', anoFabricacao: 2019, anoModelo: 2020, km: 310_000 },
    equipamentos: {
      'Plataforma elevatória': '1,5 t',
      Tacógrafo: 'SIM',
      Eixos: '6',
      Estepe: 'SIM - TROCAR',
      Carroceria: 'BAÚ',
    },
    pneus: {
      '1º eixo esquerdo': 'BOM',
      '1º eixo direito': 'TROCA',
      '8º eixo direito': 'BOM',
      estepe: 'MEIA-VIDA',
    },
  },
  carimbos: [
    { nome: 'Laudo aprovado', link: '/duvidas' },
    { nome: 'Oportunidade', urlLote: '/demo/logos/seguradora-aurora.svg' },
  ],
};
const LEILAO = {
  leiloeiro: { nome: 'Otávio Brandão', inscricao: 'JUCESP 1042' },
  arquivos: [{ tipo: 'EDITAL', nome: 'Edital completo', url: '/demo/documentos/edital.pdf', tamanho: 2212 }],
};

/** Has cards taken on a brand while its test runs, where the platform of the tests has no bank. */
async function comCartao(marca: 'leilo' | 'pacto', fazer: () => Promise<void>): Promise<void> {
  const adm = await new Api(marca).entrar('adm@demo.martelo');
  const { tabela } = await adm.chamar<{ tabela: object | null }>('GET', '/v1/cartao/parcelas');
  if (tabela !== null) return fazer();
  const base = '/v1/integracoes-bancarias';
  const integracao = await adm.chamar<{ uid: string; revisao: number }>('POST', base, {
    ...{ nome: `Cartão ${Date.now()}`, situacao: 'ATIVA' },
    cartao: { provedor: 'simulador', url: 'http://127.0.0.1:9/', parcelas: PARCELAS },
  });
  try {
    await adm.chamar('PUT', `${base}/${integracao.uid}/credenciais`, {
      ...{ cartaoToken: 'de-teste', cartaoSegredoDosAvisos: 'segredo-de-teste' },
    });
    await fazer();
  } finally {
    const { revisao } = await adm.chamar<{ revisao: number }>('GET', `${base}/${integracao.uid}`);
    await adm.chamar('PUT', `${base}/${integracao.uid}`, { revisao, situacao: 'INATIVA' });
  }
}
const PARCELAS = { maximo: 12, semJuros: 3, taxaAoMes: 2.99, parcelaMinima: 10_000 };

describe.each(MARCAS)('the lot page of $marca', ({ marca, site }) => {
  test('says what is paid in all and by card, what the freight is, where it stands, and who sells', () =>
    comCartao(marca, async () => {
      const lote = await criarLote({ marca, segundos: 7_200, leilao: LEILAO, lote: TUDO });
      const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
      await pagina.goto(site + lote.url);

      const seta = pagina.getByLabel(marca === 'leilo' ? 'Se meu lance for de' : 'Se minha oferta for de');
      await seta.fill('20.000,00');
      // Rule 20: 5 % and 2.5 % of the amount, and what the lot asks.
      const simulador = pagina.locator('section', { has: seta });
      await simulador.getByText('R$ 21.750,00').first().waitFor();
      const cartao = simulador.locator('details');
      await cartao.locator('summary').click();
      // Its table comes when it is opened.
      await expect.poll(() => cartao.locator('tbody tr').count()).toBe(PARCELAS.maximo);
      expect(await cartao.locator('tbody tr').nth(2).innerText()).toMatch(
        /^3x de R\$\s7\.250,00\s+sem juros\s+R\$\s21\.750,00/,
      );
      await cartao.scrollIntoViewIfNeeded();
      await conferirTela(pagina, `lote-simulador-${marca}-celular`);

      await pagina.getByLabel('Vai para').selectOption({ label: 'Curitiba, PR' });
      expect(await pagina.getByLabel('Sai de').locator('option').allInnerTexts()).toEqual(['Guarulhos, SP']);
      expect(await pagina.getByLabel('O que vai').locator('option').allInnerTexts()).toEqual(['Caminhão']);
      await pagina.getByRole('button', { name: 'Simular frete' }).click();
      await pagina.getByText('Caminhão: Guarulhos, SP → Curitiba, PR').waitFor();
      await conferirTela(pagina, `lote-frete-${marca}-celular`);

      expect(await pagina.getByRole('link', { name: /^Página do pátio/ }).getAttribute('href')).toBe(
        '/patios/guarulhos/sp/patio-guarulhos',
      );
      expect(await pagina.getByRole('link', { name: 'Laudo aprovado' }).getAttribute('href')).toBe(
        '/duvidas',
      );
      await pagina.getByRole('img', { name: 'Oportunidade' }).waitFor();
      const video = pagina.getByRole('link', { name: /Assistir ao vídeo/ });
      expect(await video.getAttribute('href')).toBe(TUDO.video);
      expect(await video.getAttribute('rel')).toContain('noopener');

      const pesado = pagina
        .locator('div', { has: pagina.getByRole('heading', { level: 3, name: 'Pesado' }) })
        .last();
      expect(await pesado.locator('li').allInnerTexts()).toEqual([
        expect.stringContaining('Eixos'),
        expect.stringContaining('Carroceria'),
        expect.stringContaining('Tacógrafo'),
      ]);

      const quem = pagina.locator('section', {
        has: pagina.getByRole('heading', { name: 'Quem vende e com que regras' }),
      });
      for (const dito of [
        'Otávio Brandão',
        'Matrícula JUCESP 1042',
        'Banco de Teste',
        'de 5%',
        'adicional de 2,5%',
      ])
        await quem.getByText(dito).waitFor();
      await quem.getByRole('link', { name: 'Regulamento' }).waitFor();
      await pagina.getByRole('link', { name: /Edital completo/ }).waitFor();
      await quem.scrollIntoViewIfNeeded();
      await conferirTela(pagina, `lote-quem-vende-${marca}-celular`);
      expect(await pagina.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

      await pagina.setViewportSize(LARGURAS.computador);
      for (const [nome, onde] of [
        ['topo', pagina.getByRole('heading', { level: 1 })],
        ['equipamentos', pagina.getByRole('heading', { name: 'Equipamentos' })],
        ['simulador', seta],
        ['quem-vende', quem],
      ] as const) {
        await onde.scrollIntoViewIfNeeded();
        await conferirTela(pagina, `lote-${nome}-${marca}-computador`);
      }
      expect(erros).toEqual([]);
      await contexto.close();
    }));
});

test('a lot that is not brought from where it stands says so, and one sold directly is simulated at its price', async () => {
  const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
  const longe = await criarLote({ segundos: 7_200, lote: { localizacao: { cidade: 'Sorocaba', uf: 'SP' } } });
  await pagina.goto(SITE + longe.url);
  await pagina.getByText('é sob consulta').waitFor();
  expect(await pagina.getByRole('link', { name: /^Página do pátio/ }).count()).toBe(0);

  const direto = await criarLote({
    ...{ marca: 'pacto', segundos: 7_200 },
    lote: {
      somenteBuyNowProposta: true,
      valor: { minimo: 900_000, compreJa: 1_000_000, compreJaPorcentagem: 3 },
    },
  });
  await pagina.goto(LOJA + direto.url);
  const campo = pagina.getByLabel('Se eu comprar por');
  expect(await campo.inputValue()).toBe('10.000');
  await pagina.locator('section', { has: campo }).getByText('R$ 10.300,00').first().waitFor();
  await conferirTela(pagina, 'lote-direto-celular');
  expect(erros).toEqual([]);
  await contexto.close();
});
