import { existsSync, readFileSync } from 'node:fs';
import { porque } from '@martelo/shared/teste-porque';
import { describe, expect, test } from 'vitest';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const LISTAS = new URL('../../../shared/data/', import.meta.url);
const ler = (uf: string) => readFileSync(new URL(`lista-imoveis-${uf}.csv`, LISTAS));

interface Relatorio {
  linhas: number;
  criados: number;
  atualizados: number;
  ignorados: number;
  erros: { linha: number; coluna: string; valor: string; mensagem: string }[];
}

/** The lists of a real seller lie outside the project: without them there is nothing to import here. */
describe.skipIf(!existsSync(LISTAS))(
  'an auction house imports its lists',
  porque('não há listas em shared/data, ao lado do projeto'),
  () => {
    const { navegador } = usarPlataforma();

    test('simulates, imports both, and finds a lot among 3,577 by text on the public listing', async () => {
      const adm = await new Api().entrar('adm@demo.martelo');
      const { uid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
        nome: 'Imóveis Caixa SC e SP',
        data: new Date(Date.now() + 7 * 86_400_000).toISOString(),
        situacao: 'PRONTO',
      });
      const importar = (uf: string, simular: boolean) =>
        adm.chamar<Relatorio>(
          'POST',
          `/v1/leiloes/${uid}/lotes/importar?simular=${simular}`,
          ler(uf),
          'text/csv',
        );
      const noLeilao = async () =>
        (
          await new Api().chamar<{ total: number }>(
            'GET',
            `/v1/lotes?porPagina=1&filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'leilaoUid', valor: uid }]))}`,
          )
        ).total;

      const ensaio = await importar('sp', true);
      expect(ensaio).toMatchObject({ linhas: 3426, criados: 3426 });
      const arruinados = ensaio.erros.filter(({ valor }) => /^\d,\d+E\+12$/i.test(valor));
      expect(arruinados).toHaveLength(3344);
      expect(arruinados[0]).toMatchObject({
        linha: expect.any(Number),
        coluna: expect.stringMatching(/im[óo]vel/i),
      });
      expect(await noLeilao()).toBe(0);

      expect(await importar('sc', false)).toMatchObject({ linhas: 151, criados: 151 });
      expect(await importar('sp', false)).toMatchObject({ linhas: 3426, criados: 3426 });
      expect(await noLeilao()).toBe(3577);

      const { pagina, erros } = await pessoa(navegador());
      await pagina.goto(`${SITE}/leilao`);
      await pagina.getByRole('searchbox').last().fill('Urussanguinha Araranguá');
      await pagina.keyboard.press('Enter');
      await pagina
        .getByText(/Urussanguinha/i)
        .first()
        .waitFor();
      await conferirTela(pagina, 'listagem-busca');
      await pagina.locator('article[data-lote] a').first().click();
      await pagina.getByText('R$ 420.000').filter({ visible: true }).first().waitFor();
      await conferirTela(pagina, 'lote-imovel');
      expect(erros).toEqual([]);
    });
  },
);
