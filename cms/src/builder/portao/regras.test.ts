import { execFileSync } from 'node:child_process';
import type { NoTexto } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { contraste } from '@martelo/shared/pagina/tema/cor';
import { describe, expect, it } from 'vitest';
import { novaSessao } from '../acoes/adicionar.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { AGORA, comItens, exame, FATOS, foto, reparada } from './exame-de-teste.ts';
import { examinar } from './examinar.ts';
import type { Regra } from './regra.ts';
import { REGRAS } from './regras.gerado.ts';

const regra = (nome: string): Regra => {
  const achada = REGRAS[nome];
  if (!achada) throw new Error(`no rule ${nome}`);
  return achada;
};
const gravidades = (nome: string, ...[sessoes, mais]: Parameters<typeof exame>) =>
  regra(nome)
    .examinar(exame(sessoes, mais))
    .map(({ gravidade }) => gravidade);

it('every file in regras/ is a rule of the gate', () => {
  expect(() => execFileSync(process.execPath, ['cms/scripts/gerar-regras.mjs', '--conferir'])).not.toThrow();
});

describe('contrast', () => {
  const ruim = [comItens({ corTexto: '#777777', corFundo: '#888888' })];
  it('colours that cannot be read together stop the page, and the repair makes them legible', () => {
    expect(gravidades('contraste', ruim)).toEqual(['erro']);
    const { sessoes, restam } = reparada(regra('contraste'), exame(ruim));
    expect(restam).toEqual([]);
    const item = sessoes[0]?.itens[0];
    expect(contraste(item?.corTexto ?? '', item?.corFundo ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  it('one colour alone is the theme’s to match', () => {
    expect(gravidades('contraste', [comItens({ corTexto: '#eeeeee' })])).toEqual([]);
  });
});

describe('alternative text', () => {
  it('a picture without words stops, one with a camera’s name is asked about, decoration is neither', () => {
    expect(gravidades('texto-alternativo', [comItens({ imagem: foto({ alt: ' ' }) })])).toEqual(['erro']);
    expect(gravidades('texto-alternativo', [comItens({ imagem: foto({ alt: 'IMG_1234' }) })])).toEqual([
      'aviso',
    ]);
    expect(
      gravidades('texto-alternativo', [comItens({ imagem: foto({ alt: '', decorativa: true }) })]),
    ).toEqual([]);
    expect(gravidades('texto-alternativo', [comItens({ imagem: foto() })])).toEqual([]);
  });
  it('is repaired by calling it decoration', () => {
    const { restam } = reparada(regra('texto-alternativo'), exame([comItens({ imagem: foto({ alt: '' }) })]));
    expect(restam).toEqual([]);
  });
});

describe('heading order', () => {
  const no = (tipo: 'titulo' | 'subtitulo' | 'paragrafo', texto: string): NoTexto => ({
    tipo,
    filhos: [{ texto }],
  });
  it('a subtitle before any title becomes one, an empty one goes away', () => {
    const antes = exame([
      comItens({ texto: [no('subtitulo', 'Primeiro'), no('titulo', ' '), no('paragrafo', 'Corpo')] }),
    ]);
    expect(regra('titulos').examinar(antes)).toHaveLength(2);
    const umPorVez = reparada(regra('titulos'), antes);
    expect(reparada(regra('titulos'), { ...antes, sessoes: umPorVez.sessoes }).restam).toEqual([]);
  });
  it('a title inside the text needs one above it', () => {
    const texto = [no('titulo', 'Solto')];
    const achados = regra('titulos').examinar(exame([comItens({ titulo: '', texto })]));
    expect(achados).toHaveLength(1);
    expect(achados[0]).toMatchObject({ lugar: { sessaoId: 's1', campo: 'titulo' } });
    expect(gravidades('titulos', [comItens({ titulo: 'Dono', texto })])).toEqual([]);
  });
});

describe('links', () => {
  const lote = (id: number) => `/leilao/betim-mg/carro/fiat/uno/ano.2020/${id}`;
  it.each([
    ['/quem-somos', []],
    ['/', []],
    ['/leilao?uf=SP', []],
    ['exemplo.com.br/edital', []],
    ['quem-somos', ['erro']],
    [lote(7), []],
    [lote(8), ['aviso']],
    [lote(9), ['erro']],
    [lote(10), []],
    ['/campanha', ['erro']],
    ['https://www.leilo.com.br/campanha', ['erro']],
    ['https://leilo.com.br/quem-somos', []],
    ['/esta', []],
    ['/nao-ha', ['erro']],
    ['javascript:alert(1)', ['erro']],
    ['https://', ['erro']],
    ['mailto:', ['erro']],
  ] as const)('%s', (link, esperado) => {
    expect(gravidades('links', [comItens({ link })])).toEqual(esperado);
  });
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JavaScript:1/alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('what could be run (%s) stops the page where nothing draws it, too', (link) => {
    const semLink = sessaoDeTeste('s1', {
      elemento: 'texto',
      itens: comItens({ link, textoBotao: 'x' }).itens,
    });
    expect(regra('links').examinar(exame([{ ...semLink, ativo: false }]))).toMatchObject([
      { gravidade: 'erro', lugar: { sessaoId: 's1', itemId: 'i1', campo: 'link' } },
    ]);
    const noTexto = comItens({ texto: [{ tipo: 'paragrafo', filhos: [{ texto: 'x', link }] }] });
    expect(gravidades('links', [{ ...noTexto, elemento: 'nao-ha' }])).toEqual(['erro']);
    expect(reparada(regra('links'), exame([semLink])).restam).toEqual([]);
  });
  it('a link that is not drawn, and could do nothing, is let be', () => {
    const semLink = sessaoDeTeste('s1', { elemento: 'texto', itens: comItens({ link: '/nao-ha' }).itens });
    expect(gravidades('links', [semLink])).toEqual([]);
  });
  it('what nobody could answer for is not held against the page', () => {
    expect(gravidades('links', [comItens({ link: '/nao-ha' })], { fatos: null })).toEqual([]);
  });
  it('the repair takes the link away and leaves the words, in rich text too', () => {
    const texto: NoTexto[] = [
      {
        tipo: 'paragrafo',
        filhos: [
          { texto: 'veja ', negrito: true },
          { texto: 'aqui', link: '/nao-ha' },
          { texto: 'e aqui', link: '/quem-somos' },
        ],
      },
    ];
    const { sessoes, restam } = reparada(regra('links'), exame([comItens({ link: '/nao-ha', texto })]));
    expect(restam).toEqual([]);
    expect(sessoes[0]?.itens[0]).toMatchObject({
      link: null,
      texto: [
        {
          tipo: 'paragrafo',
          filhos: [
            { texto: 'veja ', negrito: true },
            { texto: 'aqui' },
            { texto: 'e aqui', link: '/quem-somos' },
          ],
        },
      ],
    });
  });
});

it('a button with words and no place to lead to is asked about, and can be taken away', () => {
  const antes = exame([comItens({ textoBotao: 'Saiba mais' })]);
  expect(regra('botao-sem-link').examinar(antes)).toHaveLength(1);
  expect(reparada(regra('botao-sem-link'), antes).restam).toEqual([]);
});

describe('pictures too small for their place', () => {
  const definicaoDe: Parameters<typeof exame>[1] = {
    definicaoDe: (elemento) => {
      const base = exame([]).definicaoDe(elemento);
      return (
        base && {
          ...base,
          itens: { ...base.itens, campos: [{ campo: 'imagem', rotulo: 'Imagem', largura: 1600 }] },
        }
      );
    },
  };
  it('are asked about, by the record’s size when it is known', () => {
    const pequena = [comItens({ imagem: foto({ largura: 640 }) })];
    expect(gravidades('imagem-pequena', pequena, definicaoDe)).toEqual(['aviso']);
    const midias = { '1': { largura: 2400, altura: 1350, bytes: 1, celular: 1 } };
    expect(gravidades('imagem-pequena', pequena, { ...definicaoDe, fatos: { ...FATOS, midias } })).toEqual(
      [],
    );
    expect(gravidades('imagem-pequena', [comItens({ imagem: foto() })], definicaoDe)).toEqual([]);
  });
});

describe('dates', () => {
  const ontem = new Date(AGORA - 86_400_000).toISOString();
  const amanha = new Date(AGORA + 86_400_000).toISOString();
  it('what is over is asked about and removed, unless the kind needs it', () => {
    const sobra = exame([
      sessaoDeTeste('s1', { elemento: 'banners', itens: comItens({ dataFim: ontem }).itens }),
    ]);
    expect(regra('periodo').examinar(sobra)).toMatchObject([{ gravidade: 'aviso' }]);
    expect(reparada(regra('periodo'), sobra)).toMatchObject({ sessoes: [{ itens: [] }], restam: [] });
    const unico = exame([comItens({ dataFim: ontem })]);
    expect(reparada(regra('periodo'), unico)).toMatchObject({
      sessoes: [{ itens: [{ dataFim: null }] }],
      restam: [],
    });
  });
  it('an end before its start stops; dates to come are fine', () => {
    expect(gravidades('periodo', [comItens({ dataInicio: amanha, dataFim: ontem })])).toEqual(['erro']);
    expect(gravidades('periodo', [comItens({ dataInicio: ontem, dataFim: amanha })])).toEqual([]);
  });
});

describe('weight', () => {
  const pagina = [comItens({ imagem: foto() })];
  const comPeso = (celular: number) => ({
    fatos: { ...FATOS, midias: { '1': { largura: 1, altura: 1, bytes: celular, celular } } },
  });
  it('counts what a phone loads, asks over the budget and stops far beyond it', () => {
    expect(gravidades('peso', pagina, comPeso(1_400_000))).toEqual([]);
    expect(gravidades('peso', pagina, comPeso(2_000_000))).toEqual(['aviso']);
    expect(gravidades('peso', pagina, comPeso(6_000_000))).toEqual(['erro']);
  });
  it('asks about pages without end', () => {
    const muitas = Array.from({ length: 41 }, (_, i) => sessaoDeTeste(`s${i}`));
    expect(gravidades('peso', muitas)).toEqual(['aviso']);
    const listas = Array.from({ length: 4 }, (_, i) =>
      sessaoDeTeste(`l${i}`, {
        elemento: 'grade-lotes',
        consulta: { filtros: [], pagina: 1, porPagina: 48 },
      }),
    );
    expect(gravidades('peso', listas)).toEqual(['aviso']);
  });
});

describe('emptiness', () => {
  it('a section that needs items and has none, and an item with nothing in it', () => {
    const vazia = exame([sessaoDeTeste('s1', { elemento: 'chamada-acao', itens: [] })]);
    expect(regra('vazias').examinar(vazia)).toMatchObject([
      { gravidade: 'aviso', lugar: { sessaoId: 's1' } },
    ]);
    expect(reparada(regra('vazias'), vazia)).toEqual({ sessoes: [], restam: [] });
    const item = exame([
      sessaoDeTeste('s1', { elemento: 'banners', itens: comItens({ titulo: '' }, {}).itens }),
    ]);
    expect(reparada(regra('vazias'), item)).toMatchObject({
      sessoes: [{ itens: [{ id: 'i2' }] }],
      restam: [],
    });
  });
  it('a required field left empty stops the page and says which', () => {
    const achados = regra('obrigatorios').examinar(exame([comItens({ titulo: '  ', textoBotao: 'Ver' })]));
    expect(achados).toMatchObject([{ gravidade: 'erro', lugar: { itemId: 'i1', campo: 'titulo' } }]);
    expect(gravidades('obrigatorios', [comItens({})])).toEqual([]);
  });
});

it('a kind from a newer version is told of, and no other rule trips over it', () => {
  const sessoes = [sessaoDeTeste('s1', { elemento: 'do-futuro', itens: comItens({}).itens })];
  expect(examinar(exame(sessoes)).map(({ regra: nome }) => nome)).toEqual(['desconhecidas']);
});

it('what visitors do not get is not judged, and errors come first', () => {
  const ruim = comItens({ link: '/nao-ha', textoBotao: 'x' });
  expect(examinar(exame([{ ...ruim, ativo: false }]))).toEqual([]);
  const aviso = { ...comItens({ textoBotao: 'y' }), id: 's0' };
  expect(examinar(exame([aviso, ruim])).map(({ gravidade }) => gravidade)).toEqual(['erro', 'aviso']);
});

describe('what the palette gives', () => {
  it.each(
    Object.values(DEFINICOES).flatMap(
      (definicao) =>
        [
          [definicao.elemento, 'leilao', definicao],
          [definicao.elemento, 'loja', definicao],
        ] as const,
    ),
  )('%s in a %s passes the gate as it is dropped', (_elemento, modo, definicao) => {
    const achados = examinar(exame([novaSessao(definicao, modo)], { modo, fatos: null }));
    expect(achados.map(({ regra: nome, mensagem }) => `${nome}: ${mensagem}`)).toEqual([]);
  });
});
