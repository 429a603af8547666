import { expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* An auctioneer says what a vehicle is worth, before its pictures and lots like it. */

const { navegador } = usarPlataforma();

test('an appraisal is reached from its lot, kept as a draft, signed once, and shown as the one that counts', async () => {
  const api = await new Api().entrar('adm@demo.martelo');
  const modelo = palavra('BR');
  const carro = { marca: 'Gurgel', modelo, anoModelo: 1990 };
  const { uid: veiUid } = await api.chamar<{ uid: string }>('POST', '/v1/veiculos', { ...carro, km: 90_000 });
  const deOutro = { ...carro, anoModelo: 1991 };
  await criarLote({ segundos: 86_400, lote: { nome: `Gurgel ${modelo} igual`, veiculo: deOutro } });
  const seu = await criarLote({
    ...{ segundos: 86_400, lote: { nome: `Gurgel ${modelo}`, veiculo: { uid: veiUid, ...carro } } },
  });
  const { pagina, contexto, erros } = await pessoa(navegador());
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'leiloeiro@demo.martelo', `/admin/lote/${seu.uid}?aba=informacoes`, SITE);
  await pagina.getByRole('link', { name: 'Avaliação do leiloeiro' }).click();
  await pagina.getByRole('heading', { level: 1, name: `Gurgel ${modelo}` }).waitFor();
  await pagina.getByText('Nenhuma avaliação deste veículo foi assinada.').waitFor();
  await pagina.getByRole('link', { name: `Gurgel ${modelo} igual` }).waitFor();
  await pagina.getByLabel('Estado de conservação').selectOption('Boa');
  await pagina.getByLabel('Valor avaliado').fill('25.000,00');
  await pagina.getByLabel('Mínimo sugerido').fill('26.000,00');
  await pagina.getByLabel('Parecer').fill('Motor em ordem, pintura gasta.');
  await pagina.getByRole('button', { name: 'Cadastrar' }).click();
  await pagina.getByText('está acima do valor avaliado', { exact: false }).first().waitFor();
  await pagina.getByLabel('Mínimo sugerido').fill('20.000,00');
  await pagina.getByRole('button', { name: 'Cadastrar' }).click();
  await pagina.getByText('Rascunho: nada vale antes de assinado.').waitFor();
  await conferirOAdmin(pagina, 'avaliacao-rascunho');
  await pagina.getByRole('button', { name: 'Assinar a avaliação' }).click();
  const pergunta = pagina.getByRole('dialog');
  await conferirTela(pagina, 'avaliacao-assinar');
  await pergunta.getByRole('button', { name: 'Sim, fazer' }).click();
  const vale = pagina.getByRole('region', { name: 'A avaliação que vale' });
  await vale.getByText(/^Assinada por /).waitFor();
  await vale.getByText('R$ 20.000,00', { exact: false }).first().waitFor();
  await vale.getByText('abaixo do mínimo sugerido', { exact: false }).waitFor();
  // Another is another.
  await pagina.getByRole('heading', { name: 'Nova avaliação' }).waitFor();
  expect(await pagina.getByLabel('Parecer').inputValue()).toBe('');
  await nadaCarrega(pagina);
  await conferirOAdmin(pagina, 'avaliacao-assinada');
  expect(erros).toEqual([]);
  await contexto.close();
});
