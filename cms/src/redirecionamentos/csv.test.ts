import { expect, it } from 'vitest';
import { lerCsv, linhaCsv } from './csv.ts';

it('reads what spreadsheets write, with either separator, quotes, breaks within them and blank rows', () => {
  expect(lerCsv('\uFEFFde;para\r\n/a;/b\r\n;;\r\n"/c;d";"/e ""x"""\r\n')).toEqual([
    ['de', 'para'],
    ['/a', '/b'],
    ['/c;d', '/e "x"'],
  ]);
  expect(lerCsv('de,para\n/a,"/b\n/c"')).toEqual([
    ['de', 'para'],
    ['/a', '/b\n/c'],
  ]);
});

it('writes text that comes back the same, and no formula a spreadsheet would run', () => {
  expect(lerCsv(`x;y\n${linhaCsv(['a;b', 'c "d"'])}`)[1]).toEqual(['a;b', 'c "d"']);
  expect(linhaCsv(['=HYPERLINK("x")', 1, null])).toBe(`"'=HYPERLINK(""x"")";1;`);
  expect(linhaCsv([' ＝1', 'a = b'])).toBe(`' ＝1;a = b`);
});
