import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ErroMartelo } from '../../erros.ts';
import { uidDaReferencia } from '../referencia.ts';
import { ordemDoArquivo } from './nsa.ts';
import { lerRetorno } from './retorno.ts';

const ARQUIVOS = [
  ...['bb-240', 'bradesco-240', 'caixa-240', 'itau-240', 'santander-240', 'bradesco-400', 'itau-400'],
] as const;
const bytesDe = (nome: string) =>
  readFileSync(join(import.meta.dirname, 'retornos-de-exemplo', `${nome}.ret`));
const textoDe = (nome: string) => bytesDe(nome).toString('latin1');
const recusaDe = (
  conteudo: string | Uint8Array,
): { linha: number; coluna: number | null; message: string } => {
  try {
    lerRetorno(conteudo);
  } catch (erro) {
    if (erro instanceof ErroMartelo && erro.codigo === 'ARQUIVO_DO_BANCO') return erro.corpo() as never;
    throw erro;
  }
  throw new Error('it was taken');
};
/** The file with this in the place of what stands there. */
const com = (texto: string, linha: number, coluna: number, novo: string) => {
  const linhas = texto.split('\r\n');
  const uma = linhas[linha - 1]!;
  linhas[linha - 1] = uma.slice(0, coluna - 1) + novo + uma.slice(coluna - 1 + novo.length);
  return linhas.join('\r\n');
};

describe('return files', () => {
  it.each([
    ['bb-240', '001', 257, '001:1545:10403005:257:1-3', '32948600000000197', '04'],
    ['bradesco-240', '237', 1042, '237:1172:403005:1042:1-3', '00000000304', '04'],
    ['caixa-240', '104', 55, '104:123:1242119:55:1-3', '14000000157460300', '04'],
    ['itau-240', '341', 318, '341:57:12345:318:1-3', '98712346', undefined],
    ['santander-240', '033', 1698, '033:1234:13000907:1698:1-3', '000000354270', '04'],
  ])('of %s say what was registered and what was paid', (nome, banco, nsa, chave, nossoNumero, motivo) => {
    const { formato, ocorrencias, geradoEm, ...retorno } = lerRetorno(bytesDe(nome));
    expect({ formato, banco: retorno.banco, nsa: retorno.nsa, geradoEm }).toEqual({
      ...{ formato: 240, banco, nsa, geradoEm: '2026-11-23' },
    });
    expect(retorno.empresa).toBe('CASA DE LEILOES MODELO LTDA');
    const [registrado, pago, comJuros] = ocorrencias;
    expect(registrado).toMatchObject({
      efeito: 'registrado',
      valorTitulo: 1_234_567,
      valorPago: 0,
      tarifa: 250,
    });
    expect(pago).toMatchObject({
      ...{ chaveDaOcorrencia: chave, nossoNumero, efeito: 'liquidado', seuNumero: '1002/1' },
      ...{ valorTitulo: 500_000, valorPago: 500_000, valorLiquido: 499_750, tarifa: 250 },
      ...{ dataOcorrencia: '2026-11-23', dataCredito: '2026-11-24', vencimento: '2026-11-23' },
      pagador: { documento: '12ABC34501DE35', nome: 'TRANSPORTES CAMINHO REAL LTDA' },
    });
    expect(pago?.motivos[0]?.codigo).toBe(motivo);
    expect(comJuros).toMatchObject({ valorTitulo: 98_765, valorPago: 100_752, juros: 1_987 });
    for (const { nossaReferencia } of ocorrencias.slice(0, 3))
      expect(uidDaReferencia(nossaReferencia ?? '')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of Bradesco’s 400 and Itaú’s 400 say the same in their own places', () => {
    const bradesco = lerRetorno(bytesDe('bradesco-400'));
    expect(bradesco).toMatchObject({
      formato: 400,
      banco: '237',
      agencia: '01172',
      conta: '0403005',
      nsa: 405,
    });
    expect(bradesco.ocorrencias.map(({ ocorrencia, efeito }) => [ocorrencia, efeito])).toEqual([
      ...[
        ['02', 'registrado'],
        ['06', 'liquidado'],
        ['06', 'liquidado'],
        ['17', 'liquidado-sem-titulo'],
        ['10', 'baixado'],
        ['28', 'tarifa'],
      ],
    ]);
    expect(bradesco.ocorrencias[2]).toMatchObject({
      ...{
        chaveDaOcorrencia: '237:1172:403005:405:4',
        valorTitulo: 98_765,
        valorPago: 100_752,
        juros: 1_987,
      },
      ...{
        vencimento: '2026-11-13',
        dataCredito: '2026-11-24',
        nossaReferencia: '1DF3U5LK2N8HQ4TZ0WXYB7CJX',
      },
    });
    const itau = lerRetorno(bytesDe('itau-400'));
    expect(itau).toMatchObject({ formato: 400, banco: '341', agencia: '0057', conta: '12345', nsa: 2305 });
    // What is credited has the fee taken off: title 545,60 − 201,60 of discount is what was paid.
    expect(itau.ocorrencias[1]).toMatchObject({ valorPago: 34_400, valorLiquido: 34_067, tarifa: 333 });
    expect(itau.ocorrencias[3]).toMatchObject({
      ...{ efeito: 'rejeitado', valorPago: 0, motivos: [{ codigo: '37' }, { codigo: '13' }] },
    });
  });

  it('tell what a bank’s own codes mean, and keep those that nobody knows', () => {
    const efeitos = (nome: string) => lerRetorno(bytesDe(nome)).ocorrencias.map(({ efeito }) => efeito);
    expect(efeitos('bradesco-240').slice(3)).toEqual(['liquidado-sem-titulo', 'rejeitado', 'tarifa']);
    expect(efeitos('itau-240').slice(3)).toEqual(['baixado', 'tarifa']);
    expect(efeitos('caixa-240')[3]).toBe('liquidado');
    const novo = com(com(textoDe('bb-240'), 3, 16, '99'), 4, 16, '99');
    expect(lerRetorno(novo).ocorrencias[0]).toMatchObject({
      efeito: 'informado',
      descricao: 'Ocorrência 99',
    });
    expect(lerRetorno(bytesDe('bradesco-240')).ocorrencias[4]?.motivos).toEqual([
      { codigo: '46', descricao: 'CPF ou CNPJ do pagador inválido' },
      { codigo: '48', descricao: 'CEP inválido' },
    ]);
  });

  it('have the same keys however they came: bytes or text, line ends, accents in one code or the other', () => {
    const texto = com(textoDe('bradesco-240'), 1, 73, 'CASA DE LEILÕES');
    const deTexto = lerRetorno(texto);
    expect(deTexto.empresa).toBe('CASA DE LEILÕES MODELO LTDA');
    const outros = [
      Buffer.from(texto, 'latin1'),
      Buffer.from(texto, 'utf8'),
      `${texto.replaceAll('\r\n', '\n')}\n\n\x1a`,
    ].map(lerRetorno);
    for (const outro of outros) expect(outro).toEqual(deTexto);
  });

  it('without a number are known by their content', () => {
    const semNsa = com(textoDe('bb-240'), 1, 158, '000000');
    const outro = com(semNsa, 4, 78, '000000000000001');
    const chaves = [semNsa, semNsa, outro].map((um) => lerRetorno(um).ocorrencias[0]!.chaveDaOcorrencia);
    expect(chaves[0]).toMatch(/^001:1545:10403005:h[0-9a-f]{16}:1-1$/);
    expect(chaves[0]).toBe(chaves[1]);
    expect(chaves[0]).not.toBe(chaves[2]);
  });
});

describe('a return file is refused whole, with line and column', () => {
  const BB = textoDe('bb-240');
  it.each([
    ['a remittance', com(BB, 1, 143, '1'), 1, 143, 'remessa, e não de retorno'],
    ['a bank that is not known', com(BB, 1, 1, '756'), 1, 1, 'o banco 756 não é atendido'],
    ['another bank’s line', com(BB, 4, 1, '237'), 4, 1, 'é do banco 237'],
    ['a line that is too short', BB.replace(' \r\n', '\r\n'), 1, null, '239 posições'],
    ['a line in the middle that is too long', com(BB, 4, 240, '  '), 4, null, '241 posições'],
    ['a letter in an amount', com(BB, 4, 80, 'O'), 4, 80, 'em “valor pago” há “O”'],
    ['a hole in an amount', com(BB, 4, 80, '0 0'), 4, 78, 'espaços entre os algarismos'],
    ['a day that is none', com(BB, 4, 138, '31022026'), 4, 138, 'não é uma data: 31022026'],
    ['a wrong sequence', com(BB, 5, 9, '00004'), 5, 9, 'devia ser 3'],
    ['a T without its U', com(BB, 4, 14, 'Y'), 3, 14, 'não tem o seu U'],
    ['a U without its T', com(BB, 3, 14, 'Y'), 4, 14, 'U sem o seu T'],
    ['a U of another occurrence', com(BB, 4, 16, '06'), 4, 16, 'a do seu T é 02'],
    ['another service', com(BB, 2, 10, '20'), 2, 10, 'serviço 20'],
    ['another lot’s line', com(BB, 4, 4, '0002'), 4, 4, 'é do lote 0002'],
    ['a record of no type', com(BB, 4, 8, '7'), 4, 8, 'tipo “7”'],
    ['a wrong count of the lot', com(BB, 9, 18, '000009'), 9, 18, 'ele tem 8'],
    ['a wrong count of titles', com(BB, 9, 24, '000002'), 9, 24, 'ele tem 3'],
    ['a wrong sum of titles', com(BB, 9, 30, '00000000001833333'), 9, 30, 'eles somam 1833332'],
    ['a wrong count of lots', com(BB, 10, 18, '000002'), 10, 18, 'diz que há 2 lotes'],
    ['a wrong count of the file', com(BB, 10, 24, '000011'), 10, 24, 'ele tem 10'],
  ])('for %s', (_, texto, linha, coluna, problema) => {
    const recusa = recusaDe(texto);
    expect({ linha: recusa.linha, coluna: recusa.coluna }).toEqual({ linha, coluna });
    expect(recusa.message).toContain(problema);
    expect(recusa.message).toMatch(/Nada deste arquivo foi aplicado\.$/);
  });

  it('cut anywhere', () => {
    for (const nome of ARQUIVOS) {
      const linhas = textoDe(nome).replace('\x1a', '').trimEnd().split('\r\n');
      for (let quantas = 0; quantas < linhas.length; quantas++)
        expect(recusaDe(linhas.slice(0, quantas).join('\r\n')).message).toContain('Nada deste arquivo');
    }
  });

  it('with any line taken out, put twice or in another place', () => {
    for (const nome of ARQUIVOS) {
      const linhas = textoDe(nome).replace('\x1a', '').trimEnd().split('\r\n');
      fc.assert(
        fc.property(fc.nat(linhas.length - 1), fc.nat(linhas.length - 1), (de, para) => {
          const sem = linhas.toSpliced(de, 1);
          expect(() => lerRetorno(sem.join('\n'))).toThrow(ErroMartelo);
          expect(() => lerRetorno(linhas.toSpliced(para, 0, linhas[de]!).join('\n'))).toThrow(ErroMartelo);
          const trocadas = sem.toSpliced(para, 0, linhas[de]!);
          if (de !== para) expect(() => lerRetorno(trocadas.join('\n'))).toThrow(ErroMartelo);
        }),
      );
    }
  });

  it('of CNAB 400 that does not add up', () => {
    const bradesco = textoDe('bradesco-400');
    expect(recusaDe(com(bradesco, 8, 87, '00003'))).toMatchObject({ linha: 8, coluna: 87 });
    expect(recusaDe(com(bradesco, 4, 153, '0000000098766'))).toMatchObject({ linha: 8, coluna: 92 });
    expect(recusaDe(com(bradesco, 8, 40, '00000406'))).toMatchObject({ linha: 8, coluna: 40 });
    expect(recusaDe(com(bradesco, 3, 395, '000009'))).toMatchObject({ linha: 3, coluna: 395 });
    expect(recusaDe(com(bradesco, 1, 77, '001'))).toMatchObject({ linha: 1, coluna: 77 });
    expect(recusaDe(com(bradesco, 1, 1, '01REMESSA'))).toMatchObject({ linha: 1, coluna: 2 });
    const itau = textoDe('itau-400');
    expect(recusaDe(com(itau, 6, 213, '00000005'))).toMatchObject({ linha: 6, coluna: 213 });
    expect(recusaDe(com(itau, 6, 221, '00000000000001'))).toMatchObject({ linha: 6, coluna: 221 });
  });

  it('that is no such file at all, whatever it is', () => {
    for (const qualquer of ['', '\n', '%PDF-1.7', 'x'.repeat(240), 'x'.repeat(400), '0'.repeat(240)])
      expect(recusaDe(qualquer).linha).toBe(1);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        expect(() => lerRetorno(bytes)).toThrow(ErroMartelo);
      }),
    );
  });

  it('with any character changed, or read as what it then says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ARQUIVOS),
        fc.nat(),
        fc.constantFrom(...'0123456789ABTUYZ '),
        (nome, onde, letra) => {
          const texto = textoDe(nome);
          const i = onde % texto.length;
          const mudado = texto.slice(0, i) + letra + texto.slice(i + 1);
          try {
            lerRetorno(mudado);
          } catch (erro) {
            expect(erro).toBeInstanceOf(ErroMartelo);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('the order of files', () => {
  it.each([
    [1, [], { situacao: 'em-ordem' }],
    [258, [256, 257], { situacao: 'em-ordem' }],
    [258, [], { situacao: 'em-ordem' }],
    [260, [256, 257], { situacao: 'lacuna', faltam: { de: 258, ate: 259 } }],
    [257, [256, 257], { situacao: 'repetido' }],
    [258, [257, 259], { situacao: 'atrasado' }],
    [1, [999_998, 999_999], { situacao: 'recomecou' }],
    [0, [256], { situacao: 'sem-numero' }],
  ])('%i after %j: %o', (nsa, recebidos, ordem) => {
    expect(ordemDoArquivo(nsa, recebidos)).toEqual(ordem);
  });
});
