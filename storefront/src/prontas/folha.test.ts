import { describe, expect, it } from 'vitest';
import { criticos, lerFolha } from './folha.ts';

const de = (css: string, ...classes: string[]) =>
  criticos(lerFolha(css, '/_next/static/chunks/a.css'), new Set(classes));

describe('what a page shows at first of a style sheet', () => {
  it('is every rule of its classes and of none, in the sheet’s order', () => {
    const css = ':root{--a:1}a:hover{color:red}.x{color:red}.y .x{color:blue}.z,.x>b{top:0}.y{left:0}';
    expect(de(css, 'x')).toBe(':root{--a:1}a:hover{color:red}.x{color:red}.z,.x>b{top:0}');
    expect(de(css, 'x', 'y')).toBe(css);
    expect(de(css)).toBe(':root{--a:1}a:hover{color:red}');
  });

  it('asks nothing of what a selector only rules out or has a choice of', () => {
    const css = '.x:not(.y){a:b}.x:is(.y,.z) li{a:b}li:has(>.y){a:b}.y:not(.x){a:b}';
    expect(de(css, 'x')).toBe('.x:not(.y){a:b}.x:is(.y,.z) li{a:b}li:has(>.y){a:b}');
  });

  it('keeps groups with what is left in them, and leaves out what is empty', () => {
    const css =
      '@media (min-width:1px){.x{a:b}.y{a:b}@container c (width>1px){.y{a:b}}}@supports (a:b){.y{a:b}}';
    expect(de(css, 'x')).toBe('@media (min-width:1px){.x{a:b}}');
    expect(de(css, 'y')).toBe(css.replace('.x{a:b}', ''));
  });

  it('keeps fonts, and of animations those that are named', () => {
    const css =
      '@font-face{font-family:f;src:url(../media/f.woff2)}@keyframes gira{to{rotate:1turn}}.x{animation:gira 1s}@property --p{syntax:"*"}';
    expect(de(css, 'x')).toContain('@keyframes gira{to{rotate:1turn}}');
    expect(de(css)).not.toContain('keyframes');
    expect(de(css)).toContain('url(/_next/static/media/f.woff2)');
    expect(de(css)).toContain('@property --p{syntax:"*"}');
  });

  it('reads names and strings as they are escaped', () => {
    const css =
      '.-\\33 Mw_a{a:b}.w\\:x{a:b}.a:after{content:"} .nada{"}.b[data-c="a,b.c"]{a:url(data:image/png;base64,x)}.c{d:e}';
    expect(de(css, '-3Mw_a', 'w:x', 'a', 'b')).toBe(css.replace('.c{d:e}', ''));
  });
});
