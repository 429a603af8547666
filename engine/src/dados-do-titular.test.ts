import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FONTES, SEM_TITULAR } from './dados-do-titular.ts';
import { contatosDe } from './negocio/titular/fonte.ts';
import type { DefinicaoColecao } from './records/records.ts';

const AQUI = dirname(fileURLToPath(import.meta.url));
const DECLARA = /^(export )?const (\w+)(?:: DefinicaoColecao<|[^=\n]*= recurso[<(])/gm;

interface Declarada {
  onde: string;
  nome: string;
  exportada: boolean;
}

/** Every collection that the engine's sources declare, of whatever form. */
const declaradas: Declarada[] = globSync('**/*.ts', { cwd: AQUI })
  .filter((arquivo) => !/\.test\.ts$|contrato(-efeitos)?\.ts$/.test(arquivo))
  .flatMap((onde) =>
    [...readFileSync(join(AQUI, onde), 'utf8').matchAll(DECLARA)].map(([, exporta, nome]) => ({
      ...{ onde, nome: nome!, exportada: exporta !== undefined },
    })),
  );

/** Names that a field with somebody's identity has, here and in what may come. */
const DE_ALGUEM =
  /^(cliUid|clienteUid|convidadoPor|convidadoUid|dono|contaUid|titularUid|cpf|cnpj|email|telefone)$/;

describe('what is kept about people', () => {
  it('is declared where it can be read: no collection hides from the file of somebody’s data', () => {
    expect(declaradas.length).toBeGreaterThan(50);
    expect(declaradas.filter(({ exportada }) => !exportada)).toEqual([]);
  });

  it('is all in the file of somebody’s data, or left out of it by name with a reason', async () => {
    const colecoes = await Promise.all(
      declaradas.map(async ({ onde, nome }) => {
        const modulo = (await import(join(AQUI, onde))) as Record<string, DefinicaoColecao<never>>;
        return modulo[nome]!;
      }),
    );
    const nomes = [...new Set(colecoes.map(({ nome }) => nome))].sort();
    const ditas = [...FONTES.map(({ definicao }) => definicao.nome), ...Object.keys(SEM_TITULAR)].sort();
    expect(ditas, 'once each').toEqual([...new Set(ditas)]);
    expect(
      nomes.filter((nome) => !ditas.includes(nome)),
      'forgotten',
    ).toEqual([]);
    expect(
      ditas.filter((nome) => !nomes.includes(nome)),
      'of kinds that are no more',
    ).toEqual([]);
    // What has a field with somebody's identity is excepted only where these reasons were given on purpose.
    const comAlguem = colecoes
      .filter(
        ({ nome, indices }) =>
          nome in SEM_TITULAR && Object.keys(indices).some((campo) => DE_ALGUEM.test(campo)),
      )
      .map(({ nome }) => nome);
    expect(comAlguem).toEqual(['usuarios']);
  });

  it('is found by fields that the store can find by', () => {
    for (const { definicao, acha } of FONTES) {
      // Kept by the panel, and asked of it.
      if (acha === 'uid' || acha === 'formularios') continue;
      const contatos = contatosDe(acha);
      const campos =
        contatos !== null
          ? Object.values(contatos)
          : [
              (acha as { campo?: string; porVenda?: string }).campo ??
                (acha as { porVenda: string }).porVenda,
            ];
      expect(campos.length, definicao.nome).toBeGreaterThan(0);
      expect(Object.keys(definicao.indices), definicao.nome).toEqual(expect.arrayContaining(campos));
    }
  });

  it('leaves out only fields that there are, each with a reason', () => {
    for (const { definicao, semCampos = {} } of FONTES) {
      const campos = Object.keys((definicao.schema as unknown as { shape: object }).shape);
      expect(
        Object.keys(semCampos).filter((campo) => !campos.includes(campo)),
        definicao.nome,
      ).toEqual([]);
      for (const porque of Object.values(semCampos)) expect(porque.length).toBeGreaterThan(5);
    }
    for (const porque of Object.values(SEM_TITULAR)) expect(porque.length).toBeGreaterThan(5);
  });
});
