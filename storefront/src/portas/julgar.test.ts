import type { AlcanceManutencao } from '@martelo/shared/manutencao';
import type { EstadoDasPortas } from '@martelo/shared/portas';
import { describe, expect, it } from 'vitest';
import { type Chegada, julgar } from './julgar.ts';

const AGORA = Date.parse('2026-11-24T12:00:00.000Z');
const em = (minutos: number) => new Date(AGORA + minutos * 60_000).toISOString();
const UID = '00000000-0000-4000-8000-000000000000';

const chegada = (caminho: string, mais: Partial<Chegada> = {}): Chegada => ({
  ...{ caminho, metodo: 'GET', hotsiteId: 1, endereco: '198.51.100.7', aparelho: null, agora: AGORA },
  ...mais,
});
const emManutencao = (
  alcance: AlcanceManutencao,
  ate = em(30),
  hotsiteId: number | null = 1,
): EstadoDasPortas => ({
  bloqueios: [],
  marcas: { leilo: 1 },
  manutencoes: [{ uid: UID, situacao: 'ATIVA', alcance, mensagem: null, inicio: em(-1), ate, hotsiteId }],
});

describe('in a maintenance', () => {
  const SITE = ['/', '/leilao', '/leilao/a/b/c/d/e/f', '/patios', '/uma-pagina', '/extrato/abc'];
  const CLIENTE = ['/cliente/compras', '/minha-conta/seguranca', '/cadastro'];
  const CASA = ['/acerto', '/sac/documentos', '/patio/portaria', '/admin/lotes', '/comitente/condicionais'];
  const SEMPRE = [
    ...['/healthz', '/readyz', '/metrics', '/_next/static/a.js', '/midia/1.webp', '/sw.js', '/api/revalidar'],
    ...['/login', '/admin-auth/abc', '/sair', '/api/sessao/login', '/api/v1/auth/token'],
    // The engine closes its own.
    ...['/api/v1/lotes', '/api/v1/integracoes/pix/webhook'],
  ];
  const fechados = (alcance: AlcanceManutencao) =>
    [...SITE, ...CLIENTE, ...CASA, ...SEMPRE].filter(
      (caminho) => julgar(emManutencao(alcance), chegada(caminho)).tipo === 'fechado',
    );

  it.each([
    ['TUDO', [...SITE, ...CLIENTE, ...CASA]],
    ['SITE', [...SITE, ...CLIENTE]],
    ['CLIENTE', CLIENTE],
    ['LANCES', []],
    ['ADMIN', CASA],
  ] as const)('of %s its pages are closed, and no others', (alcance, esperados) => {
    expect(fechados(alcance)).toEqual(esperados);
  });

  it('the cms’s forms are closed with the site, and its readings are not', () => {
    const formulario = '/api/v1/hotsite/formularios/newsletter';
    expect(julgar(emManutencao('SITE'), chegada(formulario, { metodo: 'POST' })).tipo).toBe('fechado');
    expect(julgar(emManutencao('SITE'), chegada(formulario)).tipo).toBe('passa');
  });

  it('another brand is open, all of them are closed by one of all, and none after its end', () => {
    const outra = chegada('/', { hotsiteId: 2 });
    expect(julgar(emManutencao('TUDO'), outra).tipo).toBe('passa');
    expect(julgar(emManutencao('TUDO', em(30), null), outra).tipo).toBe('fechado');
    expect(julgar(emManutencao('TUDO', em(30), null), chegada('/', { hotsiteId: null })).tipo).toBe(
      'fechado',
    );
    expect(julgar(emManutencao('TUDO', em(-1)), chegada('/')).tipo).toBe('passa');
  });
});

describe('somebody who is blocked', () => {
  const bloqueio = (alvo: string, mais: object = {}): EstadoDasPortas => ({
    manutencoes: [],
    marcas: { leilo: 1 },
    bloqueios: [
      { uid: UID, tipo: 'REDE', alvo, escopo: 'TUDO', ate: AGORA + 1, hotsiteId: 1, ...mais } as never,
    ],
  });
  const tipo = (estado: EstadoDasPortas, mais: Partial<Chegada> = {}, caminho = '/') =>
    julgar(estado, chegada(caminho, mais)).tipo;

  it('from everything gets nothing, by address or by device, whatever they ask for', () => {
    for (const caminho of ['/', '/login', '/api/v1/lotes', '/_next/static/a.js', '/midia/1.webp'])
      expect(tipo(bloqueio('198.51.100.0/24'), {}, caminho), caminho).toBe('bloqueado');
    const aparelho = 'a'.repeat(22);
    expect(tipo(bloqueio(aparelho, { tipo: 'APARELHO' }), { aparelho })).toBe('bloqueado');
    expect(tipo(bloqueio(aparelho, { tipo: 'APARELHO' }))).toBe('passa');
  });

  it('is not whoever lies elsewhere, asks another brand, or was let go; nor from less than everything', () => {
    expect(tipo(bloqueio('198.51.101.0/24'))).toBe('passa');
    expect(tipo(bloqueio('198.51.100.7'), { hotsiteId: 2 })).toBe('passa');
    expect(tipo(bloqueio('198.51.100.7', { hotsiteId: null }), { hotsiteId: 2 })).toBe('bloqueado');
    expect(tipo(bloqueio('198.51.100.7', { ate: AGORA }))).toBe('passa');
    expect(tipo(bloqueio('198.51.100.7', { escopo: 'LANCES' }))).toBe('passa');
    expect(tipo(bloqueio('198.51.100.7'), { endereco: null })).toBe('passa');
  });

  it('keeps no bank’s notice, nor who watches over the site, from being heard', () => {
    for (const caminho of ['/healthz', '/api/revalidar', '/api/v1/integracoes/pix/webhook'])
      expect(tipo(bloqueio('198.51.100.7'), {}, caminho), caminho).toBe('passa');
  });
});
