import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { lerFolha, type Peca } from '../../prontas/folha.ts';

const FONTES = join(import.meta.dirname, '../..');

const regras = (pecas: readonly Peca[]): string[] =>
  pecas.flatMap((peca) =>
    peca.tipo === 'regra' ? [peca.texto] : peca.tipo === 'grupo' ? regras(peca.pecas) : [],
  );
/** Each rule of a sheet: what it is for, and which properties it sets. */
const folha = (arquivo: string): { seletores: string[]; propriedades: string[] }[] =>
  regras(lerFolha(readFileSync(arquivo, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''), '/folha.css')).map(
    (texto) => {
      const [antes, dentro] = texto.split(/[{}]/) as [string, string];
      return {
        seletores: antes.split(',').map((um) => um.trim()),
        propriedades: [...dentro.matchAll(/([\w-]+)\s*:/g)].map(([, nome]) =>
          nome!.replace(/^(padding|border|background)-.*/, '$1'),
        ),
      };
    },
  );

const DO_BOTAO = new Set(
  folha(join(import.meta.dirname, 'Botao.module.css')).flatMap(({ propriedades }) => propriedades),
);

/** What a file adds to buttons: the sheet and the class, of each `<Botao className={estilo.x}>`. */
const acrescentadas = (arquivo: string): { css: string; classe: string }[] => {
  const texto = readFileSync(arquivo, 'utf8');
  return [...texto.matchAll(/<Botao(?:Ligacao)?\s[^<]*?className=\{(\w+)\.(\w+)\}/g)].flatMap(
    ([, objeto, classe]) => {
      const css = new RegExp(`import ${objeto} from '([^']+\\.css)'`).exec(texto)?.[1];
      return css === undefined ? [] : [{ css: join(dirname(arquivo), css), classe: classe! }];
    },
  );
};

// Sheets come in one order on a page and in another in the builder's canvas: of two rules as strong the later wins.
it('looks the same in whatever order sheets come: who changes what it is says where, too', () => {
  const usos = globSync('**/*.tsx', { cwd: FONTES }).flatMap((um) => acrescentadas(join(FONTES, um)));
  expect(usos.length).toBeGreaterThan(5);
  const incertas = usos.flatMap(({ css, classe }) =>
    folha(css).flatMap(({ seletores, propriedades }) =>
      seletores
        .filter((um) => new RegExp(`^\\.${classe}(:\\w+)?$`).test(um))
        .flatMap((um) =>
          propriedades
            .filter((nome) => DO_BOTAO.has(nome))
            .map((nome) => `${css.slice(FONTES.length)}: ${um} { ${nome} }`),
        ),
    ),
  );
  expect([...new Set(incertas)]).toEqual([]);
});
