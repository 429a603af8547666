import { describe, expect, it } from 'vitest';
import { lotesDosArquivos } from './lotes-dos-arquivos.ts';

const arquivo = (nome: string) => new File(['x'], nome);
const LOTES = [
  { uid: 'doze', numero: '12' },
  { uid: 'um', numero: '001' },
  { uid: 'sete', numero: '7' },
  { uid: 'outro-sete', numero: '07' },
];

describe('the pictures of many lots, by the names of their files', () => {
  it('go each to its lot, in the place that the name says; of one that is not sure none is guessed', () => {
    const nomes = ['12-2.jpg', 'LOTE 012 (1).jpeg', '1.png', '7-1.jpg', '99-1.jpg', 'IMG_0012.jpg'];
    const { paraEnviar, semLote } = lotesDosArquivos(nomes.map(arquivo), LOTES);
    expect(paraEnviar.map(({ arquivo: { name }, lelUid, lugar }) => [name, lelUid, lugar])).toEqual([
      ['12-2.jpg', 'doze', 2],
      ['LOTE 012 (1).jpeg', 'doze', 1],
      ['1.png', 'um', 0],
    ]);
    expect(semLote.map(({ nome, numero, porque }) => [nome, numero, porque])).toEqual([
      ['7-1.jpg', '7', 'doisLotes'],
      ['99-1.jpg', '99', 'semLote'],
      ['IMG_0012.jpg', null, 'semLote'],
    ]);
  });
});
