import { expect, it } from 'vitest';
import { lerEspecies } from '../../especies.ts';
import { opcoesDe, schemaEm } from './campos.ts';
import { rotuloDe, valorLido } from './rotulos.ts';

/** Names that are written so. */
const NOMES = new Set(['SMS', 'WhatsApp', 'CNH', 'CPF', 'CNPJ', 'RG ou CIN']);
const ehRotulo = (texto: string): boolean => /^\p{Lu}[^_]*$/u.test(texto);
/** The letters of a state are read as they are. */
const ehValorLido = (texto: string): boolean =>
  NOMES.has(texto) ||
  /^\p{Lu}{2}$/u.test(texto) ||
  (/^\p{Lu}[\p{Ll} -]/u.test(texto) && !/\p{Ll}\p{Lu}/u.test(texto));

it('each field of each kind, and each value that is a word of the engine’s, has words that people read', async () => {
  const crus = (await lerEspecies()).flatMap((recurso) => {
    const { declaracao, guardado } = recurso;
    return [...Object.keys(guardado.shape), ...Object.keys(declaracao.campos)].flatMap((campo) => {
      const valores = opcoesDe(schemaEm(guardado, campo)!).map((opcao) =>
        String(valorLido(recurso as never, campo, opcao)),
      );
      return [
        ...[rotuloDe(recurso as never, campo)].filter((lido) => !ehRotulo(lido)),
        ...valores.filter((lido) => !ehValorLido(lido)),
      ].map((lido) => `${declaracao.nome}.${campo}: ${lido}`);
    });
  });
  expect(crus).toEqual([]);
});
