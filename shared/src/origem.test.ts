import { describe, expect, it } from 'vitest';
import { corpoAceito, origemAceita } from './origem.ts';

const daqui = { origens: ['https://leilo.com.br'], exigir: true };
const aceita = (cabecalhos: Record<string, string>, regra = daqui) =>
  origemAceita(new Headers(cabecalhos), regra);

describe('a write for which cookies count', () => {
  it('is taken from the site itself, by its whole origin', () => {
    expect(aceita({ origin: 'https://leilo.com.br' })).toBe(true);
    for (const origin of [
      'http://leilo.com.br',
      'https://leilo.com.br:8443',
      'https://x.leilo.com.br',
      'null',
    ])
      expect(aceita({ origin }), origin).toBe(false);
  });

  it('is known by Sec-Fetch-Site where no Origin is named; another brand of the same domain is another site', () => {
    expect(aceita({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(aceita({ 'sec-fetch-site': 'same-site' })).toBe(false);
    expect(aceita({ 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(aceita({ 'sec-fetch-site': 'same-origin', origin: 'https://mau.exemplo' })).toBe(false);
  });

  it('who names nothing is a program: let in only where it has no cookies to abuse', () => {
    expect(aceita({})).toBe(false);
    expect(aceita({}, { ...daqui, exigir: false })).toBe(true);
  });
});

it('what a form of any site can send is not JSON', () => {
  const json = (tipo: string) => corpoAceito(new Headers({ 'content-type': tipo }), ['json']);
  expect(json('application/json')).toBe(true);
  expect(json('application/json; charset=utf-8')).toBe(true);
  for (const tipo of [
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])
    expect(json(tipo), tipo).toBe(false);
  expect(corpoAceito(new Headers(), ['json'])).toBe(true);
  expect(corpoAceito(new Headers({ 'content-length': '2' }), ['json'])).toBe(false);
});
