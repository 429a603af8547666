import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completarDocumento } from '../../documentos.ts';
import { montarBoleto } from '../boleto.ts';
import { type BancoDeCobranca, type ContaDeCobranca, contaDeCobranca } from '../conta-de-cobranca.ts';
import * as bradesco from './bradesco-400.ts';
import { FIM_DO_ARQUIVO } from './febraban-240.ts';
import * as itau from './itau-400.ts';
import type { Leiaute } from './registro.ts';
import { escreverRemessa240 } from './remessa-240.ts';
import { REMESSAS_240 } from './remessa-240-bancos.ts';
import { escreverRemessa400 } from './remessa-400.ts';
import { RETORNOS_240 } from './retorno-240-bancos.ts';
import { type TituloDaRemessa, tituloDaRemessa } from './titulo.ts';

const CNPJ = completarDocumento('12ABC3450001');
const CPF = completarDocumento('529982247');
const GERADO = Date.parse('2026-11-23T14:05:09-03:00');
const conta = (banco: BancoDeCobranca, campos: Partial<ContaDeCobranca>): ContaDeCobranca =>
  contaDeCobranca.parse({
    ...{ banco, agencia: '1234', agenciaDv: '5', conta: '67890', contaDv: '1', inscricao: CNPJ },
    ...{ nome: 'Leilões São João', ...campos },
  });
const CONTAS: Record<BancoDeCobranca, ContaDeCobranca> = {
  '001': conta('001', { carteira: '17', beneficiario: '1234567' }),
  '033': conta('033', { carteira: '101', beneficiario: '7654321' }),
  '104': conta('104', { carteira: '1', beneficiario: '433756' }),
  '237': conta('237', { carteira: '09', beneficiario: '4540691' }),
  '341': conta('341', { carteira: '109', agencia: '0057', conta: '12345', contaDv: '7' }),
};
const BANCOS = Object.keys(CONTAS) as BancoDeCobranca[];
const titulo = (qual: ContaDeCobranca, campos: Partial<TituloDaRemessa> = {}): TituloDaRemessa =>
  tituloDaRemessa.parse({
    ...{ movimento: 'registrar', nossaReferencia: '1DF3U5LK2N8HQ4TZ0WXYB7CJV', seuNumero: '1001/1' },
    ...{ vencimento: '2026-12-04', valor: 1_234_567, emitidoEm: '2026-11-23' },
    nossoNumero: montarBoleto({ conta: qual, sequencia: 42, vencimento: '2026-12-04', centavos: 1 })
      .nossoNumero,
    pagador: {
      ...{
        documento: CPF,
        nome: 'José d’Ávila Ñandú',
        endereco: 'Rua 7, nº 1º andar',
        bairro: 'Setor Bueno',
      },
      ...{ cep: '74230-010', cidade: 'Goiânia', uf: 'GO' },
    },
    ...campos,
  });
const remessa = (banco: BancoDeCobranca, campos: Partial<TituloDaRemessa> = {}, nsa = 7) =>
  escreverRemessa240({
    ...{ conta: CONTAS[banco], nsa, geradoEm: GERADO, titulos: [titulo(CONTAS[banco], campos)] },
  }).split('\r\n');
const de = (linha: string | undefined, inicio: number, fim: number) => linha?.slice(inicio - 1, fim);

describe('layouts', () => {
  const doBanco = BANCOS.flatMap((banco): [string, Leiaute, number][] => [
    ...Object.entries(REMESSAS_240[banco].leiautes).map(([nome, leiaute]): [string, Leiaute, number] => [
      `${banco} ${nome}`,
      leiaute,
      240,
    ]),
    ...Object.entries(RETORNOS_240[banco].leiautes).map(([nome, leiaute]): [string, Leiaute, number] => [
      `${banco} return ${nome}`,
      leiaute,
      240,
    ]),
  ]);
  const outros = [bradesco, itau].flatMap((modulo, i) =>
    Object.entries(modulo).map(([nome, leiaute]): [string, Leiaute, number] => [
      `400/${i} ${nome}`,
      leiaute,
      400,
    ]),
  );

  it.each([...doBanco, ['file end', FIM_DO_ARQUIVO, 240] as [string, Leiaute, number], ...outros])(
    'of %s have no two fields in one place, none twice, and none outside of the record',
    (_, leiaute, tamanho) => {
      const tomadas = new Set<number>();
      for (const um of leiaute) {
        expect(um.de).toBeGreaterThan(0);
        expect(um.ate).toBeGreaterThanOrEqual(um.de);
        expect(um.ate).toBeLessThanOrEqual(tamanho);
        for (let i = um.de; i <= um.ate; i++) {
          expect(tomadas.has(i)).toBe(false);
          tomadas.add(i);
        }
      }
      const nomes = leiaute.flatMap((um) => ('campo' in um ? [um.campo] : []));
      expect(new Set(nomes).size).toBe(nomes.length);
    },
  );
});

describe('remittances of CNAB 240', () => {
  it.each(BANCOS)('of %s have FEBRABAN’s frame, the bank’s versions and ends that count', (banco) => {
    const linhas = remessa(banco, { multa: 200, mensagens: ['Não receber após 30 dias'] });
    expect(linhas.map((linha) => linha.length)).toEqual([240, 240, 240, 240, 240, 240, 240, 0]);
    expect(linhas.map((linha) => de(linha, 8, 8)).join('')).toBe('0133359');
    expect(linhas.slice(2, 5).map((linha) => de(linha, 9, 14))).toEqual(['00001P', '00002Q', '00003R']);
    const { versao } = REMESSAS_240[banco];
    expect([de(linhas[0], 164, 166), de(linhas[1], 14, 16)]).toEqual([versao.arquivo, versao.lote]);
    expect([de(linhas[0], 143, 151), de(linhas[0], 73, 102)?.trim()]).toEqual([
      ...['123112026', 'LEILOES SAO JOAO'],
    ]);
    expect(de(linhas[5], 18, 23)).toBe('000005');
    expect([de(linhas[6], 4, 7), de(linhas[6], 18, 29)]).toEqual(['9999', '000001000007']);
    const p = linhas[2];
    expect([de(p, 16, 17), de(p, 78, 85), de(p, 86, 100)]).toEqual(['01', '04122026', '000000001234567']);
    expect([de(p, 110, 117), de(p, 196, 220)]).toEqual(['23112026', '1DF3U5LK2N8HQ4TZ0WXYB7CJV']);
    const q = linhas[3];
    expect(de(q, 18, 33)).toBe(`1${CPF.padStart(15, '0')}`);
    expect(de(q, 34, 63)?.trim()).toBe("JOSE D'AVILA NANDU");
    expect(de(q, 74, 113)?.trim()).toBe('RUA 7, NO 1O ANDAR');
    expect(de(q, 129, 153)).toBe('74230010GOIANIA        GO');
    expect(de(linhas[4], 66, 89)).toBe('205122026000000000000200');
    expect(de(linhas[4], 100, 139)?.trim()).toBe('NAO RECEBER APOS 30 DIAS');
  });

  it.each([
    ['237', 38, 57, '00900000000000000420'],
    ['001', 38, 57, '12345670000000042   '],
    ['104', 40, 57, '140000000000000426'],
    ['033', 45, 57, '0000000000426'],
    ['341', 38, 49, '109000000427'],
  ] as const)('of %s say the boleto’s number where that bank has it', (banco, inicio, fim, numero) => {
    const dv = montarBoleto({ conta: CONTAS[banco], sequencia: 42, vencimento: '2026-12-04', centavos: 1 })
      .nossoNumero.dv;
    const escrito = de(remessa(banco)[2], inicio, fim);
    expect(escrito?.trimEnd().slice(0, -1)).toBe(numero.trimEnd().slice(0, -1));
    if (banco !== '001') expect(escrito?.at(-1)).toBe(dv);
  });

  it('say whose account it is in each bank’s way', () => {
    expect(de(remessa('001')[0], 33, 52)).toBe('001234567001417019  ');
    expect(de(remessa('104')[0], 53, 72)).toBe('01234504337560000000');
    expect(de(remessa('104')[1], 34, 73)).toBe('0433756000000000000001234543375600000000');
    expect(de(remessa('033')[0], 17, 47)).toBe(`20${CNPJ}123400007654321`);
    expect(de(remessa('341')[0], 53, 72)).toBe('00057 000000012345 7');
    expect(de(remessa('237')[0], 18, 71)).toBe(`2${CNPJ}000000000000045406910123450000000678901`);
  });

  it('have no R where there is neither fine nor message, and say interest, discount and protest', () => {
    const linhas = remessa('237', {
      ...{ jurosPorDia: 33, desconto: { valor: 5_000, ate: '2026-12-01' }, diasParaProtesto: 5 },
    });
    expect(linhas).toHaveLength(7);
    expect(de(linhas[2], 118, 141)).toBe('105122026000000000000033');
    expect(de(linhas[2], 142, 165)).toBe('101122026000000000005000');
    expect(de(linhas[2], 221, 229)).toBe('105103009');
    expect(de(remessa('237')[2], 118, 141)).toBe('300000000000000000000000');
    expect(de(linhas[4], 24, 46)).toBe('00000100000000001234567');
  });

  it('that a bank does not know, or that hold nothing, are not written', () => {
    expect(() => remessa('341', { movimento: 'alterarValor' })).toThrow(RangeError);
    expect(() => remessa('237', {}, 1_000_000)).toThrow('nsa has 6 places');
    expect(() => escreverRemessa240({ conta: CONTAS['237'], nsa: 1, geradoEm: GERADO, titulos: [] })).toThrow(
      RangeError,
    );
    expect(de(remessa('033', { movimento: 'sustarEManter' })[2], 16, 17)).toBe('18');
  });

  it('are of 240 plain characters a line, whatever people are called', () => {
    const texto = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(fc.constantFrom(...BANCOS), texto, texto, (banco, nome, endereco) => {
        const pagador = { ...titulo(CONTAS[banco]).pagador, nome, endereco };
        const arquivo = escreverRemessa240({
          ...{ conta: CONTAS[banco], nsa: 1, geradoEm: GERADO },
          titulos: [{ ...titulo(CONTAS[banco]), pagador }],
        });
        expect(arquivo).toMatch(/^(?:[ -~]{240}\r\n){6}$/);
        expect(arquivo).not.toMatch(/[a-z]/);
      }),
    );
  });
});

describe('remittances of Bradesco’s CNAB 400', () => {
  const pedido = { conta: CONTAS['237'], nsa: 12, geradoEm: GERADO, titulos: [titulo(CONTAS['237'])] };

  it('have what its manual says, in its places', () => {
    const arquivo = escreverRemessa400({ ...pedido, titulos: [titulo(CONTAS['237'], { multa: 200 })] });
    expect(arquivo.endsWith('\r\n\x1a')).toBe(true);
    const linhas = arquivo.split('\r\n');
    expect(linhas.slice(0, 3).map((linha) => linha.length)).toEqual([400, 400, 400]);
    expect(linhas.slice(0, 3).map((linha) => de(linha, 395, 400))).toEqual(['000001', '000002', '000003']);
    expect(de(linhas[0], 1, 46)).toBe('01REMESSA01COBRANCA       00000000000004540691');
    expect([de(linhas[0], 95, 100), de(linhas[0], 109, 117)]).toEqual(['231126', 'MX0000012']);
    const um = linhas[1];
    expect(de(um, 21, 37)).toBe('00090123400678901');
    expect(de(um, 66, 81)).toBe('2020000000000042');
    expect([de(um, 109, 110), de(um, 121, 139)]).toEqual(['01', '0412260000001234567']);
    expect(de(um, 219, 234)).toBe(`01${CPF.padStart(14, '0')}`);
    expect(de(um, 275, 314)?.trim()).toBe('RUA 7, NO 1O ANDAR SETOR BUENO GOIANIA G');
    expect(linhas[2]?.trim().replace(/\s+/, ' ')).toBe('9 000003');
  });

  it('are of no other bank', () => {
    expect(() => escreverRemessa400({ ...pedido, conta: CONTAS['001'] })).toThrow('takes CNAB 240');
  });
});
