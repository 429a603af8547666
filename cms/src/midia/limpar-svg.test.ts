import { describe, expect, it } from 'vitest';
import { limparSvg } from './limpar-svg.ts';

const svg = (dentro: string, raiz = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${raiz}>${dentro}</svg>`;

describe('an SVG is written anew from an allow-list', () => {
  it('keeps drawings whole: shapes, gradients, references, text, styles', () => {
    const limpo = limparSvg(
      svg(
        '<title>Logo &amp; cia</title><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
          '<g transform="rotate(45)" style="fill:url(#g);stroke:#123;font-family:Arial"><path d="M0 0L10 10z" fill="url(#g)"/></g>' +
          '<use xlink:href="#g"/><text x="1" y="2">Olá</text>',
      ),
    );
    for (const parte of [
      'viewBox="0 0 10 10"',
      '<title>Logo &#38; cia</title>',
      '<linearGradient id="g">',
      'transform="rotate(45)"',
      'd="M0 0L10 10z" fill="url(#g)"',
      'href="#g"',
      '>Olá</text>',
      'stroke:#123',
    ])
      expect(limpo).toContain(parte);
    // What comes out goes in again, and out the same.
    expect(limparSvg(limpo!)).toBe(limpo);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ['a handler', '<rect onload="alert(1)" onclick=\'alert(1)\'/>'],
    [
      'foreign content',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="alert"/></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a reference that runs', '<use href="javascript:alert(1)"/>'],
    ['a reference to elsewhere', '<use href="https://alert.example/x.svg#a"/>'],
    ['an embedded picture', '<image href="data:image/svg+xml;base64,alert"/>'],
    ['a style sheet', '<style>@import url(https://alert.example);</style>'],
    ['a style that fetches', '<rect style="fill:url(https://alert.example/x)"/>'],
    ['a fill that fetches', '<rect fill="url(https://alert.example/x#a)"/>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an escaped handler', '<rect on&#108;oad="alert(1)"/>'],
    ['a CDATA script', '<title><![CDATA[<script>alert]]></title>'],
    ['a comment', '<!-- alert --><rect/>'],
    ['a processing instruction', '<?xml-stylesheet href="alert"?><rect/>'],
  ])('leaves out %s', (_nome, dentro) => {
    const limpo = limparSvg(svg(dentro, 'onload="alert(1)"'));
    // Either nothing of it is left, or (what is no XML) nothing at all.
    expect(limpo ?? '').not.toMatch(
      /<script|on\w+=|javascript|foreignObject|<a[ >]|<image|<style|https?:\/\/alert|<set|<!--|<\?/i,
    );
  });

  it.each([
    ['HTML', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
    ['an SVG without its namespace', '<svg><rect/></svg>'],
    ['what does not close', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    [
      'entities that unfold',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ],
    ['nothing', ''],
    ['too many nodes', svg('<g/>'.repeat(6_000))],
  ])('refuses %s', (_nome, texto) => {
    expect(limparSvg(texto)).toBeNull();
  });
});
