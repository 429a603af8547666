import { join } from 'node:path';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { expect, test } from 'vitest';
import { palavrasEmLinha } from './palavras-em-linha.ts';
import { RAIZ } from './plataforma/ambiente.mjs';

/** Where words may stand that are in no catalogue, and why. A room ends with a slash. */
const OUTRO_LUGAR: Record<string, Record<string, string>> = {
  storefront: {
    'src/elements/dados/exemplos': 'examples: what an editor or the engine would write',
    'src/elements/*/exemplos.ts': 'examples',
    'src/catalogo/casos.ts': 'an example of a long text',
    'src/comitente/papel.ts': 'names of roles, as the engine has them',
    'src/elements/agenda-eventos/calendario.ts': 'names of months, to read addresses by',
    'src/elements/formas-pagamento/bandeiras.ts': 'names of banks',
    'src/lote/Ficha.tsx': 'a kind of lot, as the engine has it',
    'src/negociacao/textos.ts': 'a state of a proposal, as the engine has it',
    'src/sessao/AceiteDoCadastro.tsx': 'what is sought in the text on record, to make a link of it',
  },
  cms: {
    'src/semente/': 'what the pages of a new brand hold: from then on its own',
    'src/collections/': 'a field is declared with its label and help, once',
    'src/campos/': 'fields',
    'src/paginas/campos-de-busca.ts': 'fields',
    'src/paginas/script-da-pagina.ts': 'a field',
    'src/formularios/campos.ts': 'fields',
    'src/conteudo/': 'public calls: what programs are told of a call stands in its entry, beside its schema',
    'src/ambiente.ts': 'said to whoever starts the program',
    'src/ligar.ts': 'said to whoever starts the program',
    'src/app/(publico)/readyz/route.ts': 'said to monitors',
    'src/assistente/criar.ts': 'kinds of lots, as the engine has them',
    'src/builder/inspetor/imagem/conferir.ts': 'the first bytes of a JPEG',
    'src/builder/paleta/agrupar.ts': 'groups of kinds, as their definitions have them',
    'src/edicoes/em-vez-do-payload.ts': 'said to programmers',
    'src/sso/com-vigencia.ts': 'said to programmers',
    'src/marca/capitais.ts': 'names of cities',
    'src/painel/Logo.tsx': 'the product’s name, drawn',
    'src/payload.config.ts': 'how a date is written',
    'src/sso/FormularioEntrada.tsx': 'the form of a code, in no language',
  },
};

const cabe = (lugar: string, achado: string): boolean => {
  const [antes, depois] = lugar.split('*') as [string, string | undefined];
  return achado.startsWith(antes) && (depois === undefined || achado.includes(`${depois}:`));
};

test.each(Object.entries(OUTRO_LUGAR))(
  'what people read in the %s stands in its catalogues (src/palavras)',
  (app, lugares) => {
    const achados = palavrasEmLinha(join(RAIZ, app));
    expect(achados.filter((um) => !Object.keys(lugares).some((lugar) => cabe(lugar, um)))).toEqual([]);
    const semUso = Object.keys(lugares).filter((lugar) => !achados.some((um) => cabe(lugar, um)));
    expect(semUso, 'exceptions that nothing needs any more').toEqual([]);
  },
);

/** What the reader says of one file. */
const emLinha = (texto: string): string[] => {
  const raiz = '/app';
  const fs = createVirtualFileSystem({
    '/app/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "noLib": true }, "include": ["src"] }',
    '/app/src/Tela.tsx': texto,
  });
  return palavrasEmLinha(raiz, ['src/Tela.tsx'], fs);
};

test.each([
  ['the text of an element', '<p>\n  Tentar de novo\n</p>', 'Tentar de novo'],
  ['an attribute that is read out', '<button aria-label="Fechar" />', 'Fechar'],
  ['an attribute of our own', '<Icone rotulo="abrir" />', 'abrir'],
  ['what a condition shows', '<p>{aberto ? P.sim : "fechado"}</p>', 'fechado'],
  ['a condition in an attribute', '<img alt={aberto ? "mapa" : ""} />', 'mapa'],
  ['words around a value', '<p>{`$' + '{quantos} lances`}</p>', '… lances'],
  ['a sentence that is thrown', '() => { throw new Recusa("Preencha o campo") }', 'Preencha o campo'],
  ['any string with an accent', '["não"]', 'não'],
])('it finds %s', (_, expressao, palavras) => {
  expect(emLinha(`export const x = ${expressao};`).map((um) => um.replace(/^.*?“|”$/g, ''))).toEqual([
    palavras,
  ]);
});

test.each([
  ['words of a catalogue', '<p title={P.titulo}>{P.lances(3)}</p>'],
  [
    'classes, addresses and what is compared',
    '<a className="leve" href="/leilao">{modo === "aberto" ? 1 : 2}</a>',
  ],
  ['signs', '<p title="·">{" · "}</p>'],
  ['what programs are told', '() => { log("page unavailable"); throw new Error("no copy of it") }'],
])('it lets %s be', (_, expressao) => {
  expect(emLinha(`export const x = ${expressao};`)).toEqual([]);
});
