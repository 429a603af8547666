import { describe, expect, it } from 'vitest';
import type { Hotsite } from '../payload-types.ts';
import { type FatosDaMarca, feitas, pendencias } from './pendencias.ts';

const nova = { id: 7, tipo: 'leilao', subdominio: 'nova', redesSociais: [] } as unknown as Hotsite;
const nada: FatosDaMarca = {
  fotosProprias: 0,
  textosRevistos: 0,
  promessasARever: 3,
  leiloes: { total: 0, comEdital: 0 },
};
const estado = (marca: Partial<Hotsite>, fatos: Partial<FatosDaMarca> = {}) =>
  Object.fromEntries(
    pendencias({ ...nova, ...marca } as Hotsite, { ...nada, ...fatos }).map(({ chave, feita }) => [
      chave,
      feita,
    ]),
  );

describe('what a brand still lacks', () => {
  it('is everything on its first day', () => {
    expect(new Set(Object.values(estado({})))).toEqual(new Set([false]));
  });

  it.each([
    ['logo', { logo: 1 }, {}],
    ['telefone', { telefoneContato: '(11) 4002-8922', emailContato: 'a@b.example' }, {}],
    ['endereco', { endereco: 'Rua A, 1' }, {}],
    [
      'legal',
      {
        legal: {
          razaoSocial: 'Nova Ltda.',
          cnpj: '12.345.678/0001-95',
          endereco: 'Rua A, 1',
          email: 'a@b.example',
        },
      },
      {},
    ],
    ['redes', { redesSociais: [{ rede: 'Instagram', url: 'https://instagram.com/x' }] }, {}],
    ['dominio', { dominio: 'nova.com.br' }, {}],
    ['dns', { dnsDefinidaEm: '2026-01-01T00:00:00.000Z' }, {}],
    ['metricas', { gtmId: 'GTM-ABC123' }, {}],
    ['fotos', {}, { fotosProprias: 1 }],
    ['textos', {}, { textosRevistos: 1 }],
    ['promessas', {}, { promessasARever: 0 }],
  ] as [string, Partial<Hotsite>, Partial<FatosDaMarca>][])(
    '%s is done by its own fact and nothing else is',
    (chave, marca, fatos) => {
      const lista = estado(marca, fatos);
      expect(lista[chave]).toBe(true);
      expect(Object.values(lista).filter(Boolean)).toHaveLength(1);
    },
  );

  it('a telephone without e-mail is not enough', () => {
    expect(estado({ telefoneContato: '(11) 4002-8922' }).telefone).toBe(false);
  });

  it('a company without an address or an e-mail has not said all that the law asks', () => {
    const legal = { razaoSocial: 'Nova Ltda.', cnpj: '12.345.678/0001-95' };
    expect(estado({ legal: { ...legal, endereco: 'Rua A, 1' } }).legal).toBe(false);
    expect(estado({ legal: { ...legal, email: 'a@b.example' } }).legal).toBe(false);
  });

  it('an auction is one thing and its edital another; a silent engine leaves both unknown, which is not done', () => {
    expect(estado({}, { leiloes: { total: 2, comEdital: 0 } })).toMatchObject({
      leilao: true,
      edital: false,
    });
    const semResposta = estado({}, { leiloes: null });
    expect([semResposta.leilao, semResposta.edital]).toEqual([null, null]);
    expect(feitas(pendencias(nova, { ...nada, leiloes: null }))).toBe(0);
  });

  it('speaks of a store in a store’s words', () => {
    const frases = pendencias({ ...nova, tipo: 'loja' } as Hotsite, nada).map(
      ({ titulo, ajuda }) => `${titulo} ${ajuda}`,
    );
    expect(frases.join(' ')).not.toMatch(/\b(lotes?|lances?|edital)\b|primeiro leilão/i);
  });
});
