import type { Contato } from '@martelo/shared/conta/contatos';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import { describe, expect, it } from 'vitest';
import { faltaAlgo, impedido, passosDaConta } from './o-que-falta.ts';

const contato = (canal: Contato['canal'], mudancas: Partial<Contato> = {}): Contato => ({
  ...{ canal, endereco: 'x', confirmadoEm: null, novo: null, codigo: null },
  ...{ proximoEm: '2026-11-24T12:00:00.000Z', aConfirmar: true, exigido: false },
  ...mudancas,
});
const passos = (mudancas: Partial<Parameters<typeof passosDaConta>[0]> = {}) =>
  passosDaConta({
    confirmacoes: { contatos: [contato('email'), contato('telefone')], qtdQuadroSocietario: 0 },
    documentos: { situacao: 'Cadastrado', obrigatorios: true },
    ...{ empresa: false, modo: 'leilao' },
    ...mudancas,
  });
const ditos = (mudancas?: Parameters<typeof passos>[0]) =>
  passos(mudancas).map(({ passo, estado }) => `${passo} ${estado}`);

describe('what comes next after registering', () => {
  it('is each step in order, with where it is done', () => {
    expect(ditos()).toEqual([
      'conta feito',
      'email fazer',
      'telefone fazer',
      'documentos fazer',
      'lotes fazer',
    ]);
    expect(passos({ modo: 'loja' }).at(-1)?.href).toBe('/anuncio?abertos=1');
    expect(passos().find(({ passo }) => passo === 'documentos')).toMatchObject({
      href: '/documentos',
      exigido: true,
    });
  });

  it('knows what is done, and what waits for the house', () => {
    const feito = { aConfirmar: false, confirmadoEm: '2026-11-24T12:00:00.000Z' };
    const confirmacoes = {
      contatos: [contato('email', feito), contato('telefone', feito)],
      qtdQuadroSocietario: 0,
    };
    const emAnalise = { confirmacoes, documentos: { situacao: EM_VALIDACAO, obrigatorios: true } as const };
    expect(ditos(emAnalise)).toEqual([
      ...['conta feito', 'email feito', 'telefone feito', 'documentos espera', 'lotes fazer'],
    ]);
    expect(faltaAlgo(passos(emAnalise))).toBe(true);
    const tudo = passos({ confirmacoes, documentos: { situacao: 'Aprovado', obrigatorios: true } });
    expect(faltaAlgo(tudo)).toBe(false);
  });

  it('is said to be missing only where something of it keeps one from taking part', () => {
    const documentos = { situacao: 'Cadastrado', obrigatorios: false } as const;
    const exigido = (aConfirmar: boolean) => ({
      contatos: [contato('email', { exigido: true, aConfirmar })],
      qtdQuadroSocietario: 0,
    });
    expect(impedido(passos({ documentos }))).toBe(false);
    expect(impedido(passos())).toBe(true);
    expect(impedido(passos({ documentos, confirmacoes: exigido(true) }))).toBe(true);
    expect(impedido(passos({ documentos, confirmacoes: exigido(false) }))).toBe(false);
  });

  it('asks a company for its people, and nobody for a telephone that they did not give', () => {
    const semTelefone = (exigido: boolean) => ({
      contatos: [contato('email'), contato('telefone', { endereco: null, aConfirmar: false, exigido })],
      qtdQuadroSocietario: 2,
    });
    expect(ditos({ confirmacoes: semTelefone(false), empresa: true })).toEqual([
      ...['conta feito', 'email fazer', 'socios feito', 'documentos fazer', 'lotes fazer'],
    ]);
    expect(ditos({ confirmacoes: semTelefone(true) })).toContain('telefone fazer');
    expect(ditos({ empresa: true })).toContain('socios fazer');
  });
});
