import { describe, expect, it } from 'vitest';
import { inscricao, mensagem, textoDoConsentimento } from './formulario.ts';
import { segredosDeServico } from './segredo-servico.ts';
import { conferirSelo, criarSelo, MAXIMO_MS, MINIMO_MS } from './selo-formulario.ts';

const completa = {
  nome: '  Ana   Lima ',
  email: ' ANA@Exemplo.com ',
  mensagem: 'Quero saber mais.',
  consentimento: 'contato/1',
};
const primeiroErro = (esquema: typeof mensagem | typeof inscricao, corpo: object) =>
  esquema.safeParse(corpo).error?.issues[0]?.message;

describe('what visitors send', () => {
  it('is trimmed, and the address written in one way', () => {
    expect(mensagem.parse(completa)).toMatchObject({
      nome: 'Ana Lima',
      email: 'ana@exemplo.com',
      telefone: '',
    });
  });

  it('is refused in words a person understands', () => {
    expect(primeiroErro(inscricao, { email: 'ana@', consentimento: 'newsletter/1' })).toMatch(
      /e-mail válido/,
    );
    expect(primeiroErro(inscricao, { email: 'ana@exemplo.com' })).toMatch(/autorização/);
    expect(primeiroErro(mensagem, { ...completa, telefone: '12' })).toMatch(/telefone/);
    expect(primeiroErro(mensagem, { ...completa, mensagem: ' ' })).toMatch(/mensagem/);
    expect(primeiroErro(mensagem, { ...completa, consentimento: 'newsletter/1' })).toMatch(/autorização/);
    expect(mensagem.safeParse({ ...completa, telefone: '(11) 98765-4321' }).success).toBe(true);
  });

  it('names the brand in what is agreed to', () => {
    expect(textoDoConsentimento('contato/1', 'Leilo')).toContain('Autorizo a Leilo a usar');
  });
});

describe('a form’s seal', () => {
  const segredos = (atual: string, anterior?: string) =>
    segredosDeServico({ MARTELO_SEGREDO_SERVICO: atual, MARTELO_SEGREDO_SERVICO_ANTERIOR: anterior });
  const base = { segredos: segredos('s'), subdominio: 'leilo', agora: 10_000_000 };
  const selo = criarSelo(base.segredos, 'leilo', base.agora);
  const em = (ms: number, mais = {}) => conferirSelo(selo, { ...base, agora: base.agora + ms, ...mais });

  it('is good from the time a person needs until the tab is too old', () => {
    expect(em(MINIMO_MS - 1)).toBe('cedo');
    expect(em(MINIMO_MS)).toBe('valido');
    expect(em(MAXIMO_MS)).toBe('valido');
    expect(em(MAXIMO_MS + 1)).toBe('vencido');
  });

  it('is of one brand and of our own making', () => {
    expect(em(MINIMO_MS, { subdominio: 'pacto' })).toBe('vencido');
    expect(em(MINIMO_MS, { segredos: segredos('outro') })).toBe('vencido');
    expect(em(MINIMO_MS, { segredos: segredos('outro', 's') })).toBe('valido');
    expect(em(MINIMO_MS, { segredos: segredos('') })).toBe('vencido');
    expect(conferirSelo('', base)).toBe('vencido');
    expect(conferirSelo(selo.replace(/^./, '1'), base)).toBe('vencido');
  });
});
