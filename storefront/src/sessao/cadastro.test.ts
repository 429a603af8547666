import type { CodigoErro, CorpoErro } from '@martelo/shared/erros';
import { describe, expect, it } from 'vitest';
import { corpoDoCadastro, errosPorCampo, MOLDES, mascarar, moldeDe } from './cadastro.ts';
import { mensagensComCampo } from './conta-nova.ts';

const formulario = (campos: Record<string, string>) => {
  const dados = new FormData();
  for (const [nome, valor] of Object.entries(campos)) dados.set(nome, valor);
  return dados;
};

describe('the registration form', () => {
  it('writes documents as people write them, letters of the new CNPJ included', () => {
    expect(mascarar('12345678909', MOLDES.cpf)).toBe('123.456.789-09');
    expect(mascarar('123456', MOLDES.cpf)).toBe('123.456');
    expect(mascarar('12abc34501de35', MOLDES.cnpj)).toBe('12.ABC.345/01DE-35');
    expect(mascarar('62999887766', MOLDES.telefone)).toBe('(62) 99988-7766');
    expect(mascarar('74000x000', MOLDES.cep)).toBe('74000-000');
  });

  it('groups a landline as a landline, and as a mobile from the eleventh digit on', () => {
    const escrever = (texto: string) => mascarar(texto, moldeDe('telefone', texto));
    expect(escrever('1132654321')).toBe('(11) 3265-4321');
    expect(escrever('(11) 3265-43217')).toBe('(11) 32654-3217');
  });

  it('lets one delete backwards through the signs', () => {
    expect(mascarar('123.', MOLDES.cpf)).toBe('123');
  });

  it('sends a person’s or a company’s fields, never both, and nothing empty', () => {
    const campos = {
      email: 'a@b.co',
      senha: ' x ',
      nome: 'Ana',
      cpf: '1',
      cnpj: '2',
      razaoSocial: 'X',
      cep: '74000-000',
      complemento: ' ',
      consentimento: 'cadastro/1',
    };
    expect(corpoDoCadastro(formulario({ ...campos, natureza: 'Fisica' }))).toEqual({
      email: 'a@b.co',
      senha: ' x ',
      nome: 'Ana',
      cpf: '1',
      consentimento: 'cadastro/1',
      endereco: { cep: '74000-000' },
    });
    expect(corpoDoCadastro(formulario({ ...campos, natureza: 'Juridica' }))).toMatchObject({
      cnpj: '2',
      razaoSocial: 'X',
    });
    expect(corpoDoCadastro(formulario({ ...campos, natureza: 'Juridica' }))).not.toHaveProperty('cpf');
  });

  it('takes a password that is refused for its own sake to the password', () => {
    const recusa = (codigo: CodigoErro, campos?: unknown) =>
      mensagensComCampo({ codigo, message: 'Não serve.', ...(campos ? { campos } : {}) } as CorpoErro);
    expect(recusa('SENHA_COMUM')).toEqual(['senha: Não serve.']);
    expect(recusa('SENHA_FRACA')).toEqual(['senha: Não serve.']);
    expect(recusa('JA_EXISTE', ['email'])).toEqual(['email: Não serve.']);
    expect(recusa('CADASTRO_FECHADO')).toEqual(['Não serve.']);
  });

  it('puts each refusal under its field, and the rest on top', () => {
    expect(
      errosPorCampo(
        ['endereco.cep: o CEP tem 9 caracteres, com hífen', 'Já existe um cadastro com estes dados.'],
        ['cep'],
      ),
    ).toEqual({
      porCampo: { cep: 'O CEP tem 9 caracteres, com hífen.' },
      gerais: ['Já existe um cadastro com estes dados.'],
    });
  });
});
