import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conferirLeitura, lerComprovante, mesmoNome } from './leitura-do-comprovante.ts';

/** As a bank's application shows it, and a program reads it. */
const PIX = `Comprovante de transferência
Pix enviado
Valor
R$ 12.345,67
Data 24/11/2026 às 10:32
Quem recebeu
Nome LEILO LEILÕES LTDA
CNPJ 12.345.678/0001-95
Instituição BANCO DO BRASIL S.A.
Quem pagou
Nome JOSE CARLOS DA SILVA
CPF *** 456.789-**
ID da transação EOOO00000020261124`;
const TED = `COMPROVANTE DE TED
De: MARIA A SOUZA
Agência 1234 Conta 56789-0
Favorecido: PACTO LOJA DE VEICULOS S.A.
Banco 001
VALOR DO DOCUMENTO: 1.000,00
TARIFA 10,45`;

describe('what a proof says', () => {
  it('is read of a Pix and of a transfer: amount, who received, who paid', () => {
    expect(lerComprovante(PIX)).toEqual({
      valores: [1_234_567],
      pagador: 'JOSE CARLOS DA SILVA',
      recebedor: 'LEILO LEILÕES LTDA',
    });
    expect(lerComprovante(TED)).toEqual({
      valores: [100_000],
      pagador: 'MARIA A SOUZA',
      recebedor: 'PACTO LOJA DE VEICULOS S.A.',
    });
  });

  it('takes no label, document or bank for a name', () => {
    expect(
      lerComprovante('Quem pagou\nCPF 111.222.333-44\nInstituição BANCO X\nQuem recebeu\nAgência 1'),
    ).toEqual({
      ...{ valores: [], pagador: null, recebedor: null },
    });
  });

  it('is beside what is asked: agreed, different, not read', () => {
    const esperado = {
      valor: 1_234_567,
      pagador: ['José Carlos da Silva'],
      recebedor: ['Leilo Leilões Ltda.'],
    };
    const certo = conferirLeitura(PIX, esperado);
    expect([certo.valor.marca, certo.pagador.marca, certo.recebedor.marca]).toEqual([
      'igual',
      'igual',
      'igual',
    ]);
    const outro = conferirLeitura(PIX, { valor: 1, pagador: ['Ana Prado'], recebedor: [] });
    expect([outro.valor.marca, outro.pagador.marca, outro.recebedor.marca]).toEqual([
      ...['diferente', 'diferente', 'sem-esperado'],
    ]);
    const nada = conferirLeitura(null, esperado);
    expect([nada.leu, nada.valor.marca, nada.pagador.marca]).toEqual([false, 'nao-lido', 'nao-lido']);
  });

  it('never throws, whatever was read', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (texto) => lerComprovante(texto) !== null));
  });
});

describe('the same name', () => {
  it.each([
    ['José Carlos da Silva', 'JOSE C SILVA', true],
    ['José Carlos da Silva', 'JOSE CARLOS DA SILVA', true],
    ['Maria Aparecida Souza', 'MARIA A SOUZA', true],
    ['Maria Aparecida Souza', 'MARIA B SOUZA', false],
    ['José Carlos da Silva', 'CARLOS SILVA', false],
    ['Ana Prado', 'Ana', false],
    ['Leilo Leilões Ltda.', 'LEILO LEILOES LTDA', true],
  ])('%s and %s: %s', (um, outro, mesmo) => {
    expect(mesmoNome(um, outro)).toBe(mesmo);
    expect(mesmoNome(outro, um)).toBe(mesmo);
  });
});
