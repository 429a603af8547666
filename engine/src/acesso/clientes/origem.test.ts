import { origemDoCadastro } from '@martelo/shared/origem-do-cadastro';
import { describe, expect, it } from 'vitest';
import { lerOrigemDoCadastro } from './origem.ts';

const daFerramenta = (value: unknown) =>
  `encoded_${Buffer.from(JSON.stringify({ first_session: { value, extra_params: {} } })).toString('base64')}`;
const fonte = (trafego: string | undefined) =>
  lerOrigemDoCadastro({ trafego, rastreio: undefined })?.fonte ?? null;
const rastreio = (escrito: string) =>
  lerOrigemDoCadastro({ trafego: undefined, rastreio: escrito })?.rastreio ?? null;

describe('how a client came', () => {
  it.each([
    [daFerramenta('https://www.google.com/search?q=leilao+cpf+12345678909'), 'google.com'],
    [daFerramenta('utm_source=insta&utm_medium=cpc&utm_campaign=maio'), 'insta / cpc / maio'],
    [daFerramenta('(direct)'), '(direct)'],
    [encodeURIComponent(daFerramenta('(none)')), '(none)'],
    ['parceiro', 'parceiro'],
    ['https://ana:segredo@exemplo.com.br/caminho?email=ana@x.com', 'exemplo.com.br'],
  ])('is told in few words: %s', (trafego, esperada) => {
    expect(fonte(trafego)).toBe(esperada);
  });

  it.each([
    undefined,
    '',
    'encoded_%%%',
    '%E0%A4%A',
    'encoded_bm90IGpzb24=',
    daFerramenta({ a: 1 }),
    daFerramenta('ana@exemplo.com'),
    daFerramenta('12345678909'),
    daFerramenta('x'.repeat(121)),
    'x'.repeat(1_001),
    '<script>alert(1)</script>',
    '=cmd|calc',
  ])('is nothing where it is nobody’s tool, or about a person: %s', (trafego) => {
    expect(fonte(trafego)).toBeNull();
  });

  it('has the number of the tool, bare or in JSON, and no other text', () => {
    expect(rastreio('%7B%22id%22%3A%22a1b2-c3%22%7D')).toBe('a1b2-c3');
    expect(rastreio('a1b2-c3')).toBe('a1b2-c3');
    for (const ruim of ['{"id":1}', '[]', '{', 'a b', 'ana@x.com', 'x'.repeat(121)])
      expect(rastreio(ruim)).toBeNull();
  });

  it('fits what is kept, whatever it is', () => {
    for (const trafego of [daFerramenta('https://x.example/'), daFerramenta('é'.repeat(120))])
      origemDoCadastro.parse(lerOrigemDoCadastro({ trafego, rastreio: 'x'.repeat(120) }));
  });
});
