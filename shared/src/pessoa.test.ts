import { describe, expect, it } from 'vitest';
import {
  apelidoDaCasa,
  apelidoGerado,
  apelidoLido,
  idadeEm,
  nomePlausivel,
  problemaNoApelido,
  problemaNoNascimento,
  ufDoCep,
  ultimoNascimentoMaior,
} from './pessoa.ts';

// 23:30 of the 21st in São Paulo.
const AGORA = Date.parse('2026-11-22T02:30:00Z');

describe('age', () => {
  it('counts whole years by the calendar of São Paulo', () => {
    expect(idadeEm('2008-11-21', AGORA)).toBe(18);
    expect(idadeEm('2008-11-22', AGORA)).toBe(17);
    expect(ultimoNascimentoMaior(AGORA)).toBe('2008-11-21');
  });

  it.each([
    ['2008-11-21', null],
    ['2008-11-22', 'é preciso ter 18 anos completos para participar'],
    ['2015-01-01', 'é preciso ter 18 anos completos para participar'],
    ['2030-01-01', 'a data de nascimento está no futuro'],
    ['1880-01-01', 'confira o ano de nascimento'],
  ])('of who was born on %s: %j', (nascimento, problema) => {
    expect(problemaNoNascimento(nascimento, AGORA)).toBe(problema);
  });
});

describe('names', () => {
  it.each([
    'Ana Souza',
    'José D’Ávila',
    "João Sant'Anna Jr.",
    'Ng Wu',
    'Transportes São João & Filhos Ltda.',
    'Lote 3 Comércio',
    'Zoë Müller-Łukasz',
  ])('%s can be one', (nome) => expect(nomePlausivel(nome)).toBe(true));

  it.each([
    '12345',
    'aaaa',
    '--',
    'a 1',
    'http://ganhe.example',
    'Ана Соуза',
    'Ana\u202eazuoS',
    'x1y2z3456',
    'Anaaaaa Silva',
    '😀😀',
  ])('%s cannot', (nome) => expect(nomePlausivel(nome)).toBe(false));
});

describe('nicknames', () => {
  const NOMES = ['Leilo', 'leilo', 'Pátio Sul'];
  it.each([
    'Leilo Oficial',
    'L e i l o',
    'Lei1o',
    'LEILÓ_',
    'Ieilo',
    'patio.sul 2',
    'adm',
    'Adm1n',
    'suporte 24h',
    'Lei1oeir0',
    'ofic1al',
    'Banco',
  ])('%s speaks for the house', (apelido) => expect(apelidoDaCasa(apelido, NOMES)).toBe(true));

  it.each(['felipe77', 'isa.martins', 'Trovão', 'Salazar', 'carla_ms', 'Casagrande'])(
    '%s does not',
    (apelido) => expect(apelidoDaCasa(apelido, NOMES)).toBe(false),
  );

  it('keeps the generated form for what is generated', () => {
    expect([
      apelidoGerado('Arrematante 4821'),
      apelidoGerado('Comprador 4821'),
      apelidoGerado('ARREMATANTE'),
      apelidoGerado('arrematante_bom'),
      apelidoGerado('Raquete 07'),
      apelidoGerado('ensaio_0001'),
    ]).toEqual([true, true, true, false, true, true]);
  });

  it.each([
    ['Joao.Silva', 'joaosilva'],
    ['João Silva', 'joao_silva'],
    ['j0ao s1lva', 'Joao Silva'],
    ['JOAO-SlLVA', 'joao.silva'],
    ['ｊｏａｏ', 'joao'],
    ['rnaria', 'maria'],
    ['vvilson', 'wilson'],
  ])('%s can be taken for %s', (um, outro) => expect(apelidoLido(um)).toBe(apelidoLido(outro)));

  it('that are generated can be taken for no other', () => {
    const gerados = Array.from({ length: 9_000 }, (_, n) => apelidoLido(`Arrematante ${1_000 + n}`));
    expect(new Set(gerados).size).toBe(9_000);
  });

  it.each([
    '123.456.789-09',
    'ana 52998224725',
    '11.222.333/0001-81',
    '12ABC34501DE35',
    '(62) 99999-1234',
    '62 9 9999 1234',
    '+55 62 99999-1234',
    '6232151234',
    'ana 99999-1234',
    '01310-100',
    '01-01-1990',
    'ana.souza.gmail.com',
    'ana arroba uol',
    'anasouza@x.com',
    'casa-bela.com',
    'jоao',
    'joaø',
    'ᴊᴏᴀᴏ',
    '.ana',
  ])('%s is for nobody to show', (apelido) => expect(problemaNoApelido(apelido)).toEqual(expect.any(String)));

  it.each([
    'felipe77',
    'ana 1990',
    'Trovão',
    'carla_ms',
    'brunocl',
    'Zé das Peças',
    'br 101',
    'bot-1795379893',
    'bot 1795379893511',
    'Comandante',
    'Senhora 27',
  ])('%s is', (apelido) => expect(problemaNoApelido(apelido)).toBeNull());
});

describe('CEP', () => {
  it.each([
    ['01310-100', 'SP'],
    ['19999-999', 'SP'],
    ['22270-000', 'RJ'],
    ['69301-000', 'RR'],
    ['69980-000', 'AC'],
    ['72800-000', 'GO'],
    ['73000-000', 'DF'],
    ['99999999', 'RS'],
    ['00000-000', null],
    ['00999-999', null],
  ])('%s is of %s', (cep, uf) => expect(ufDoCep(cep)).toBe(uf));
});
