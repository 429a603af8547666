import { describe, expect, it } from 'vitest';
import { cadastroCliente, cidadePublica, endereco, enderecoCompleto } from './cliente.ts';

const BOM = {
  tipoLogradouro: 'Avenida',
  logradouro: 'Anhanguera',
  numero: 100,
  bairro: 'Setor Central',
  cidade: 'Goiânia',
  estadoSigla: 'go',
  cep: '74000-000',
};

describe('address (spec section 5)', () => {
  it.each([
    ['logradouro', 'Rua', 'informe a rua com pelo menos 5 caracteres'],
    ['numero', ' ', 'informe o número'],
    ['bairro', 'ab', 'informe o bairro com pelo menos 3 caracteres'],
    ['cep', '74000000', 'o CEP tem 9 caracteres, com hífen'],
    ['cep', '7400-0000', 'o CEP tem o formato 00000-000'],
    ['localidadeId', 'abc', 'a localidade é um número'],
  ])('refuses %s %j: %s', (campo, valor, mensagem) => {
    const lido = endereco.safeParse({ ...BOM, [campo]: valor });
    expect(lido.error?.issues.map((problema) => problema.message)).toContain(mensagem);
  });

  it('takes a number as text or number, and composes the full address in the spec’s order', () => {
    const lido = endereco.parse({ ...BOM, complemento: 'Sala 3' });
    expect(enderecoCompleto(lido)).toBe(
      'Avenida Anhanguera, 100, Sala 3, Setor Central, Goiânia, GO, 74000-000',
    );
    expect(cidadePublica(lido)).toBe('Goiânia/GO');
    expect(cidadePublica(undefined)).toBe('Brasil');
  });
});

describe('registration', () => {
  const pessoa = {
    nome: 'Ana Souza',
    email: ' Ana@Exemplo.com ',
    senha: 'segredo-longo',
    cpf: '529.982.247-25',
  };

  it('keeps e-mail and documents in one form', () => {
    expect(cadastroCliente.parse(pessoa)).toMatchObject({ email: 'ana@exemplo.com', cpf: '52998224725' });
  });

  it('needs a CPF or a CNPJ, and valid ones', () => {
    const { cpf: _, ...semDocumento } = pessoa;
    expect(cadastroCliente.safeParse(semDocumento).error?.issues[0]).toMatchObject({
      path: ['cpf'],
      message: 'informe o CPF ou o CNPJ',
    });
    expect(cadastroCliente.safeParse({ ...pessoa, cpf: '52998224724' }).success).toBe(false);
    expect(cadastroCliente.safeParse({ ...semDocumento, cnpj: '12.ABC.345/01DE-35' }).success).toBe(true);
  });
});
