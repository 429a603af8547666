import { describe, expect, it } from 'vitest';
import { extensaoDe } from './arquivo.ts';

describe('a file’s kind', () => {
  it('is told by the path of its address alone', () => {
    expect(extensaoDe('/midia/edital.pdf?v=2')).toBe('PDF');
    expect(extensaoDe('https://exemplo.com/a/relacao.XLSX#x')).toBe('XLSX');
    expect(extensaoDe('https://exemplo.com')).toBeNull();
    expect(extensaoDe('/quem-somos')).toBeNull();
  });
});
