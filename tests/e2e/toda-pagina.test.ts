import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessaoDoPainel } from '../load/leitura.ts';
import { Api, CMS, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, type LoteDeTeste } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const APP = fileURLToPath(new URL('../../storefront/src/app/', import.meta.url));
/** Pages that are nobody's to visit: the builder's canvas and the catalogue, which is looked at by itself. */
const DE_DENTRO = ['previa', 'catalogo-elementos'];

type Quem = 'visitante' | 'cliente9' | 'comitente' | 'acerto' | 'sac' | 'patio';
interface Visita {
  endereco: string;
  quem?: Quem;
}
let lote: LoteDeTeste;
let daLoja: LoteDeTeste;
let compra: number;
/** The path of its statement. */
let extrato: string;

/** Where each route is visited, and by whom. A route that is missing here fails. */
const VISITAS: Record<string, () => Visita[]> = {
  '': () => [{ endereco: `${SITE}/` }, { endereco: `${LOJA}/` }, { endereco: `${SITE}/`, quem: 'cliente9' }],
  '[uri]': () =>
    [
      'quem-somos',
      'duvidas',
      'fale-conosco',
      'agenda',
      'como-funciona',
      'formas-de-pagamento',
      'tabela-de-frete',
    ]
      .map((uri) => ({ endereco: `${SITE}/${uri}` }))
      .concat({ endereco: `${SITE}/nao-existe` }),
  'leilao/[[...filtros]]': () => [
    { endereco: `${SITE}/leilao` },
    { endereco: `${SITE}/leilao?q=nada-disto` },
  ],
  'leilao/[local]/[tipo]/[marca]/[nome]/[ano]/[id]': () => [
    { endereco: SITE + lote.url },
    { endereco: SITE + lote.url, quem: 'cliente9' },
  ],
  'anuncio/[[...filtros]]': () => [{ endereco: `${LOJA}/anuncio` }],
  'anuncio/[local]/[tipo]/[marca]/[nome]/[ano]/[id]': () => [{ endereco: LOJA + daLoja.url }],
  auditorio: () => [
    { endereco: `${SITE}/auditorio`, quem: 'cliente9' },
    { endereco: `${LOJA}/auditorio`, quem: 'cliente9' },
    { endereco: `${SITE}/auditorio`, quem: 'acerto' },
  ],
  'auditorio/[id]': () => [
    { endereco: `${SITE}/auditorio/${lote.leiUid}`, quem: 'cliente9' },
    { endereco: `${LOJA}/auditorio/${daLoja.leiUid}?anuncioUid=${daLoja.uid}`, quem: 'cliente9' },
  ],
  cadastro: () => [{ endereco: `${SITE}/cadastro` }],
  'cadastro/socios': () => [
    { endereco: `${SITE}/cadastro/socios` },
    { endereco: `${LOJA}/cadastro/socios` },
    { endereco: `${SITE}/cadastro/socios`, quem: 'cliente9' },
  ],
  'cadastro/bancogm': () => [{ endereco: `${SITE}/cadastro/bancogm` }],
  'cliente/indique-ganhe': () => [
    { endereco: `${SITE}/cliente/indique-ganhe`, quem: 'cliente9' },
    { endereco: `${LOJA}/cliente/indique-ganhe`, quem: 'cliente9' },
  ],
  'cliente/privacidade': () => [
    { endereco: `${SITE}/cliente/privacidade`, quem: 'cliente9' },
    { endereco: `${LOJA}/cliente/privacidade`, quem: 'cliente9' },
  ],
  login: () => [{ endereco: `${SITE}/login` }, { endereco: `${LOJA}/login` }],
  'redefinir-senha': () => [{ endereco: `${SITE}/redefinir-senha` }],
  'patios/[[...onde]]': () => [{ endereco: `${SITE}/patios` }],
  privacidade: () => [
    { endereco: `${SITE}/privacidade` },
    { endereco: `${SITE}/privacidade`, quem: 'cliente9' },
  ],
  'privacidade/versoes': () => [{ endereco: `${LOJA}/privacidade/versoes` }],
  'privacidade/versoes/[versao]': () => [{ endereco: `${LOJA}/privacidade/versoes/1` }],
  regulamento: () => [{ endereco: `${SITE}/regulamento` }, { endereco: `${LOJA}/regulamento` }],
  'regulamento/versoes': () => [{ endereco: `${SITE}/regulamento/versoes` }],
  'regulamento/versoes/[versao]': () => [{ endereco: `${SITE}/regulamento/versoes/1` }],
  'regulamento/[url]': () => [{ endereco: `${SITE}/regulamento/de-teste` }],
  conferir: () => [
    { endereco: `${SITE}/conferir` },
    { endereco: `${LOJA}/conferir?texto=1-000001%20AAAAAA` },
    { endereco: `${SITE}/conferir?texto=23793.38029` },
  ],
  'qrcode/[tipo]/[hash]': () => [
    { endereco: `${LOJA}/qrcode${extrato}` },
    { endereco: `${SITE}/qrcode/nota/AAAAAAAAAAAAAAAAAAAAAA` },
  ],
  comparar: () => [{ endereco: `${SITE}/comparar` }, { endereco: `${LOJA}/comparar` }],
  'simular-frete': () => [{ endereco: `${SITE}/simular-frete` }],
  verificar: () => [{ endereco: `${SITE}/verificar` }],
  'presenca/[codigo]': () => [{ endereco: `${SITE}/presenca/nada` }],
  'avisos/sair': () => [{ endereco: `${SITE}/avisos/sair?t=nada` }],
  'sem-conexao': () => [{ endereco: `${SITE}/sem-conexao` }],
  'cliente/avisos': () => [{ endereco: `${SITE}/cliente/avisos`, quem: 'cliente9' }],
  'cliente/avisos/preferencias': () => [
    { endereco: `${LOJA}/cliente/avisos/preferencias`, quem: 'cliente9' },
  ],
  'cliente/compras': () => [{ endereco: `${LOJA}/cliente/compras`, quem: 'cliente9' }],
  'cliente/compras/[id]': () => [{ endereco: `${LOJA}/cliente/compras/${compra}`, quem: 'cliente9' }],
  'cliente/meu-perfil': () => [
    { endereco: `${SITE}/cliente/meu-perfil`, quem: 'cliente9' },
    { endereco: `${LOJA}/cliente/meu-perfil`, quem: 'cliente9' },
  ],
  email: () => [{ endereco: `${SITE}/email` }, { endereco: `${LOJA}/email`, quem: 'cliente9' }],
  telefone: () => [{ endereco: `${SITE}/telefone`, quem: 'cliente9' }],
  'login-sistema': () => [{ endereco: `${SITE}/login-sistema` }],
  'admin-auth/[hash]': () => [{ endereco: `${LOJA}/admin-auth/nada` }],
  'cliente/buscas': () => [{ endereco: `${SITE}/cliente/buscas`, quem: 'cliente9' }],
  'cliente/favoritos': () => [{ endereco: `${SITE}/cliente/favoritos`, quem: 'cliente9' }],
  'cliente/meus-lances': () => [{ endereco: `${SITE}/cliente/meus-lances`, quem: 'cliente9' }],
  'cliente/minha-pagina': () => [
    { endereco: `${SITE}/cliente/minha-pagina`, quem: 'cliente9' },
    { endereco: `${LOJA}/cliente/minha-pagina`, quem: 'cliente9' },
  ],
  documentos: () => [
    { endereco: `${SITE}/documentos`, quem: 'cliente9' },
    { endereco: `${LOJA}/documentos`, quem: 'cliente9' },
  ],
  'sac/documentos': () => [
    { endereco: `${SITE}/sac/documentos`, quem: 'sac' },
    { endereco: `${LOJA}/sac/documentos`, quem: 'sac' },
  ],
  'sac/privacidade': () => [
    { endereco: `${SITE}/sac/privacidade`, quem: 'sac' },
    { endereco: `${LOJA}/sac/privacidade`, quem: 'sac' },
  ],
  'sac/convites': () => [
    { endereco: `${SITE}/sac/convites`, quem: 'sac' },
    { endereco: `${LOJA}/sac/convites`, quem: 'sac' },
  ],
  'acerto/indicacoes': () => [{ endereco: `${SITE}/acerto/indicacoes`, quem: 'acerto' }],
  'comitente/condicionais': () => [{ endereco: `${SITE}/comitente/condicionais`, quem: 'comitente' }],
  'acerto/comprovantes': () => [
    { endereco: `${SITE}/acerto/comprovantes`, quem: 'acerto' },
    { endereco: `${LOJA}/acerto/comprovantes?aba=devolver`, quem: 'acerto' },
  ],
  'acerto/aprovacoes': () => [
    { endereco: `${SITE}/acerto/aprovacoes`, quem: 'acerto' },
    { endereco: `${LOJA}/acerto/aprovacoes`, quem: 'acerto' },
  ],
  'acerto/creditos': () => [{ endereco: `${SITE}/acerto/creditos`, quem: 'acerto' }],
  'acerto/vendas-da-sala': () => [{ endereco: `${SITE}/acerto/vendas-da-sala`, quem: 'acerto' }],
  'acerto/precos-de-envio': () => [{ endereco: `${SITE}/acerto/precos-de-envio`, quem: 'acerto' }],
  'patio/portaria': () => [{ endereco: `${SITE}/patio/portaria`, quem: 'patio' }],
  // Who fetches nothing is told so; what who does finds there is looked at in remocoes.test.ts.
  transportadora: () => [{ endereco: `${SITE}/transportadora`, quem: 'patio' }],
  'transportadora/[uid]/vistoria': () => [
    { endereco: `${SITE}/transportadora/01900000-0000-7000-8000-0000000000ff/vistoria`, quem: 'patio' },
  ],
  'transportadora/[uid]': () => [
    { endereco: `${SITE}/transportadora/01900000-0000-7000-8000-0000000000ff`, quem: 'patio' },
  ],
  'minha-conta': () => [{ endereco: `${SITE}/minha-conta`, quem: 'cliente9' }],
  'minha-conta/acessos': () => [{ endereco: `${SITE}/minha-conta/acessos`, quem: 'cliente9' }],
  'minha-conta/seguranca': () => [{ endereco: `${SITE}/minha-conta/seguranca`, quem: 'cliente9' }],
  sair: () => [{ endereco: `${SITE}/sair`, quem: 'cliente9' }],
};

beforeAll(async () => {
  lote = await criarLote({ segundos: 3_600 });
  const aVenda = await criarLote({
    ...{ marca: 'pacto', segundos: 3_600 },
    lote: { valor: { minimo: 1_000_000, compreJa: 1_500_000 } },
  });
  daLoja = await criarLote({
    marca: 'pacto',
    segundos: 3_600,
    lote: { valor: { minimo: 900_000, compreJa: 950_000 } },
  });
  const cliente = await new Api('pacto').entrar('cliente9@demo.martelo');
  await cliente.chamar('POST', `/v1/lotes/${aVenda.uid}/compre-ja`, { comandoId: crypto.randomUUID() });
  const { itens } = await cliente.chamar<{ itens: { id: number }[] }>('GET', '/v1/cliente/compras');
  compra = itens[0]!.id;
  const { extratoHash } = await cliente.chamar<{ extratoHash: string }>(
    'GET',
    `/v1/cliente/compras/${compra}`,
  );
  extrato = `/extrato/${extratoHash}`;
  const criada = await fetch(`${CMS}/api/paginas`, {
    method: 'POST',
    headers: { authorization: await sessaoDoPainel(), 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{
        hotsite: 1,
        titulo: 'Regulamento de teste',
        uri: 'regulamento-de-teste',
        modeloPagina: 'QuemSomos',
      },
      ...{ sessoes: [], _status: 'published' },
    }),
  });
  expect(criada.status, await criada.text()).toBe(201);
});

test('every route of the site is visited here', () => {
  const rotas = globSync('**/page.tsx', { cwd: APP })
    .map((arquivo) => arquivo.replace(/\/?page\.tsx$/, '').replace(/^\(site\)\/?/, ''))
    .filter((rota) => !DE_DENTRO.includes(rota));
  expect(Object.keys(VISITAS).sort()).toEqual(rotas.sort());
});

describe.each(Object.keys(LARGURAS) as (keyof typeof LARGURAS)[])('at the width of a %s', (largura) => {
  test.each(['visitante', 'cliente9', 'comitente', 'acerto', 'sac', 'patio'] as Quem[])(
    'no page that a %s opens has a barrier axe knows, or anything that sticks out',
    async (quem) => {
      const visitas = Object.values(VISITAS)
        .flatMap((visitasDa) => visitasDa())
        .filter((visita) => (visita.quem ?? 'visitante') === quem);
      expect(visitas.length).toBeGreaterThan(0);
      const faltas: string[] = [];
      for (const site of [SITE, LOJA]) {
        const daMarca = visitas.filter(({ endereco }) => endereco.startsWith(site));
        if (daMarca.length === 0) continue;
        const { pagina, contexto, erros } = await pessoa(navegador(), largura);
        if (quem !== 'visitante') await entrar(pagina, `${quem}@demo.martelo`, '/privacidade', site);
        for (const { endereco } of daMarca)
          faltas.push(...(await visitar(pagina, endereco, `${quem}-${largura}`)));
        faltas.push(...erros);
        await contexto.close();
      }
      expect(faltas).toEqual([]);
    },
    600_000,
  );
});

/** Everything wrong with a page, in words: all pages are told of at once. */
async function visitar(pagina: Page, endereco: string, nome: string): Promise<string[]> {
  // The page of leaving sends its form by itself, and would be gone before it is looked at.
  await pagina.addInitScript(() => {
    if (location.pathname === '/sair') HTMLFormElement.prototype.requestSubmit = () => {};
  });
  const resposta = await pagina.goto(endereco);
  if ((resposta?.status() ?? 500) >= 500) return [`${endereco}: ${resposta?.status()}`];
  const onde = new URL(endereco).pathname.replaceAll('/', '-');
  try {
    await conferirTela(pagina, `pagina${onde}-${nome}`);
  } catch (erro) {
    return [String((erro as Error).message)];
  }
  const cabe = await pagina.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  return cabe ? [] : [`${endereco}: wider than the window`];
}
