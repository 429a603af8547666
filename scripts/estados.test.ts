import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recurso } from '../engine/src/api/recurso/recurso.ts';
import { lerEspecies } from '../engine/src/especies.ts';
import { desenharFases } from './estados-desenho.ts';
import { documentoDeEstados } from './estados-documento.ts';

const ler = (caminho: string) =>
  readFileSync(fileURLToPath(new URL(`../docs/${caminho}`, import.meta.url)), 'utf8');

describe('docs/estados.md', () => {
  it('says and draws what the tables hold: run `npm run estados` when this fails', async () => {
    expect(ler('estados.md')).toBe(documentoDeEstados(await lerEspecies()));
    expect(ler('imagens/estados.svg')).toBe(desenharFases());
  });

  it('draws the situations of a kind of record from its declaration, and of none that has none (R6)', () => {
    const quem = ['Interno - ADM', 'Interno - Pátio'] as const;
    const base = { marca: 'hotsiteId', modulo: 'patios', papeis: { le: quem, escreve: quem } } as const;
    const escrita = z.strictObject({ situacao: z.enum(['ABERTA', 'FEITA']) });
    const vistoria = recurso({
      ...{ ...base, escrita, nome: 'vistoria', caminho: '/v1/vistorias', campos: { situacao: {} } },
      rotulo: { um: 'Vistoria', varios: 'Vistorias' },
      modulo: 'patios',
      transicoes: { campo: 'situacao', tabela: [{ de: 'ABERTA', para: 'FEITA', quem }] },
    });
    const chave = recurso({
      ...{ ...base, escrita, nome: 'chave', caminho: '/v1/chaves', campos: {} },
      rotulo: { um: 'Chave', varios: 'Chaves' },
      modulo: 'patios',
    });
    const documento = documentoDeEstados([vistoria, chave]);
    expect(documento).toContain('### Vistoria\n\n`vistoria.situacao`\n');
    expect(documento).toContain('stateDiagram-v2\n  direction LR\n  ABERTA --> FEITA\n```');
    expect(documento).toContain('| `ABERTA` | `FEITA` | Interno - ADM, Interno - Pátio |');
    expect(documento).not.toContain('### Chave');
  });
});
