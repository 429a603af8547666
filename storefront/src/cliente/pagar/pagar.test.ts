import { SITUACOES_BOLETO, type SituacaoBoleto } from '@martelo/shared/boleto-emitido';
import { MOTIVOS_DA_RECUSA, type TentativaDeCartao } from '@martelo/shared/cartao/pagamento';
import type { InstrucoesDePagamento } from '@martelo/shared/pos-venda/pedidos';
import { linhaDe } from '@martelo/shared/pos-venda/venda-de-teste';
import { type Pagamento, SITUACOES_PAGAMENTO } from '@martelo/shared/venda';
import { describe, expect, it } from 'vitest';
import { PAGAR } from '../../palavras/pagar.ts';
import { anexoDe, enderecosDe, ligacaoDe } from '../anexo.ts';
import { COMPROVANTE_MAX_BYTES, problemaDoArquivo, tamanhoEmPalavras } from './arquivo.ts';
import { lerResposta } from './enviar-arquivo.ts';
import { APARENCIA, atosDaLinha, estadoDaLinha } from './linha.ts';
import { lerMeios } from './meios.ts';
import { custoEmPalavras, parcelasEmPalavras } from './PagoNoCartao.tsx';
import { voltaEmPalavras } from './VoltaDoCartao.tsx';

const noCheckout = (
  situacao: TentativaDeCartao['situacao'],
  motivo: TentativaDeCartao['motivo'] = null,
): Partial<InstrucoesDePagamento> => ({
  checkout: { url: null, tentativa: { situacao, motivo, bandeira: 'visa', final: '4242' } },
});
const EM = '2026-11-25T12:00:00.000Z';
const comprovante = {
  uid: '01900000-0000-7000-8000-000000000001',
  ...{ nome: 'pix.pdf', enviadoEm: EM, enviadoPor: 'cliente' },
};

describe('a row of money', () => {
  it('is in the words and colours of what it is now, whatever it was before', () => {
    const estorno = { valor: -1, estornoDe: comprovante.uid };
    expect(SITUACOES_PAGAMENTO.map((situacao) => estadoDaLinha(linhaDe({ situacao })))).toEqual([
      ...SITUACOES_PAGAMENTO,
    ]);
    expect(estadoDaLinha(linhaDe({ situacao: 'CADASTRADO', canceladoEm: EM }))).toBe('CANCELADO');
    expect(estadoDaLinha(linhaDe({ ...estorno, situacao: 'CADASTRADO' }))).toBe('A_DEVOLVER');
    expect(estadoDaLinha(linhaDe({ ...estorno, situacao: 'PAGO' }))).toBe('DEVOLVIDO');
    expect(Object.keys(APARENCIA).sort()).toEqual(Object.keys(PAGAR.estados).sort());
  });

  it('that waits says for what: nothing is to be sent of a Pix charge, a boleto or a card', () => {
    const espera = (tipo: Pagamento['tipo'], instrucoes?: Partial<InstrucoesDePagamento>) =>
      PAGAR.estados[
        estadoDaLinha(linhaDe({ tipo, situacao: 'CADASTRADO' }), instrucoes && { texto: '', ...instrucoes })
      ];
    const pix = { copiaECola: '000201', expiraEm: EM };
    expect(espera('PIX', { pix })).toBe('Aguardando pagamento');
    expect(espera('PIX', { pix: { ...pix, expiraEm: null } })).toBe('Aguardando comprovante');
    expect(espera('DEPOSITO')).toBe('Aguardando comprovante');
    for (const tipo of ['PIX', 'BOLETO', 'CARTAO_DE_CREDITO', 'DINHEIRO'] as const)
      expect(espera(tipo), tipo).toBe('Aguardando pagamento');
    const noBanco = (situacao: SituacaoBoleto) =>
      espera('BOLETO', { boleto: { linhaDigitavel: '1', vencimento: '2026-11-25', url: null, situacao } });
    expect(SITUACOES_BOLETO.map(noBanco)).toEqual([
      ...['Aguardando o banco', 'Aguardando o banco', 'Aguardando pagamento'],
      ...['Recusado pelo banco', 'Aguardando pagamento', 'Recusado pelo banco'],
    ]);
    expect(espera('CARTAO_DE_CREDITO', noCheckout('NEGADA'))).toBe('Cartão recusado');
    expect(espera('CARTAO_DE_CREDITO', noCheckout('EM_ANALISE'))).toBe('Em análise no cartão');
    expect(espera('CARTAO_DE_CREDITO', noCheckout('EXPIRADA'))).toBe('Aguardando pagamento');
  });

  it('is paid, proven and taken back only while that may be (P6)', () => {
    const doCliente = { origem: 'cliente' } as const;
    const nova = linhaDe({ ...doCliente, situacao: 'CADASTRADO' });
    expect(atosDaLinha(nova, true)).toEqual({ instrucoes: true, comprovar: true, cancelar: true });
    expect(atosDaLinha(nova, false)).toEqual({ instrucoes: false, comprovar: false, cancelar: false });
    expect(atosDaLinha(linhaDe({ situacao: 'CADASTRADO', origem: 'equipe' }), true).cancelar).toBe(false);
    expect(atosDaLinha(linhaDe({ ...doCliente, situacao: 'DIVERGENTE' }), true)).toEqual({
      ...{ instrucoes: false, comprovar: true, cancelar: false },
    });
    expect(atosDaLinha(linhaDe({ ...doCliente, situacao: 'PAGO' }), true)).toEqual({
      ...{ instrucoes: false, comprovar: false, cancelar: false },
    });
  });

  it('of a boleto or a card asks for no proof: the bank says that it was paid', () => {
    for (const tipo of ['BOLETO', 'CARTAO_DE_CREDITO'] as const) {
      expect(atosDaLinha(linhaDe({ tipo, situacao: 'CADASTRADO' }), true).comprovar).toBe(false);
      expect(atosDaLinha(linhaDe({ tipo, situacao: 'DIVERGENTE' }), true).comprovar).toBe(true);
    }
  });

  it('takes ten proofs, not eleven (P7)', () => {
    const com = (quantos: number) =>
      linhaDe({
        situacao: 'AG_COMPENSACAO',
        comprovantes: Array.from({ length: quantos }, () => comprovante),
      });
    expect(atosDaLinha(com(9), true).comprovar).toBe(true);
    expect(atosDaLinha(com(10), true).comprovar).toBe(false);
  });
});

describe('a card', () => {
  const volta = (mudancas: Partial<Pagamento>, instrucoes: Partial<InstrucoesDePagamento> = {}) =>
    voltaEmPalavras(linhaDe({ tipo: 'CARTAO_DE_CREDITO', ...mudancas }), { texto: '', ...instrucoes });
  const aberta = { situacao: 'CADASTRADO' } as const;
  const cobrado = {
    ...{
      parcelas: 10,
      valorComJuros: 1_171_710,
      taxaDeJuros: 2.99,
      bandeira: 'visa',
      final: '4242',
      nsu: null,
    },
  };

  it('tells who comes back what became of it: paid, refused and why, looked at, over, or not even tried', () => {
    expect(volta(aberta, noCheckout('NEGADA', 'saldo'))).toMatchObject({
      ...{ tom: 'superado', texto: 'O cartão foi recusado.' },
      detalhe: expect.stringMatching(
        /^Visa final 4242\. O limite disponível não foi suficiente.*Pix ou boleto/,
      ),
    });
    expect(volta(aberta, noCheckout('NEGADA'))?.detalhe).toContain('não disse o motivo');
    expect(volta(aberta, noCheckout('EM_ANALISE'))?.detalhe).toContain('Não pague de novo');
    expect(volta(aberta, noCheckout('EXPIRADA'))?.texto).toContain('O tempo para pagar acabou');
    expect(volta(aberta, { checkout: { url: 'https://x', tentativa: null } })?.texto).toContain(
      'Você voltou',
    );
    expect(volta({ situacao: 'PAGO', cartao: cobrado })).toMatchObject({
      ...{ tom: 'ganhando', texto: 'Pagamento com cartão aprovado.' },
    });
  });

  it('tells nobody anything of what is no card’s, was taken back, or is not known', () => {
    expect(volta({ ...aberta, tipo: 'PIX' }, noCheckout('NEGADA'))).toBeNull();
    expect(volta({ ...aberta, canceladoEm: EM }, noCheckout('NEGADA'))).toBeNull();
    expect(voltaEmPalavras(linhaDe({ tipo: 'CARTAO_DE_CREDITO', ...aberta }), 'sem-resposta')).toBeNull();
    expect(volta(aberta)).toBeNull();
  });

  it('says every reason of a refusal in words that say what to do', () => {
    for (const motivo of MOTIVOS_DA_RECUSA)
      expect(PAGAR.motivosDoCartao[motivo]).toMatch(/[Tt]ente|autorize|Habilite|tentar|Escolha/);
  });

  it('was charged in so many instalments of so much, in all so much, of which so much is interest', () => {
    const semNbsp = (texto: string) => texto.replaceAll('\u00a0', ' ');
    expect(semNbsp(parcelasEmPalavras(cobrado))).toBe('10 × de R$ 1.171,71');
    expect(semNbsp(custoEmPalavras(cobrado, 1_000_000))).toBe(
      'total no cartão R$ 11.717,10 · juros de R$ 1.717,10 (2,99% ao mês)',
    );
    const semJuros = { ...cobrado, parcelas: 3, valorComJuros: 1_000_000, taxaDeJuros: 0 };
    expect(semNbsp(parcelasEmPalavras(semJuros))).toBe('3 × de R$ 3.333,33 (a primeira de R$ 3.333,34)');
    expect(semNbsp(custoEmPalavras(semJuros, 1_000_000))).toBe('sem juros · total no cartão R$ 10.000,00');
    expect(parcelasEmPalavras({ ...semJuros, parcelas: 1 })).toBe('à vista');
    expect(custoEmPalavras({ ...cobrado, taxaDeJuros: null }, 1_000_000)).not.toContain('ao mês');
  });
});

describe('a proof', () => {
  const arquivo = (name: string, size: number, type = '') => problemaDoArquivo({ name, size, type });

  it('that would be refused is refused before it is sent', () => {
    expect(arquivo('a.pdf', 0, 'application/pdf')).toBe('vazio');
    expect(arquivo('a.pdf', COMPROVANTE_MAX_BYTES + 1, 'application/pdf')).toBe('grande');
    expect(arquivo('a.pdf', COMPROVANTE_MAX_BYTES, 'application/pdf')).toBeNull();
    expect(arquivo('a.exe', 9, 'application/x-msdownload')).toBe('tipo');
    expect(arquivo('a.svg', 9, 'image/svg+xml')).toBe('tipo');
  });

  it('of a phone that names no type is told by its name', () => {
    expect(arquivo('IMG_1.HEIC', 9)).toBeNull();
    expect(arquivo('IMG_1.docx', 9)).toBe('tipo');
  });

  it('opens on the site’s own origin, where it has an address', () => {
    const anexo = anexoDe(comprovante);
    expect(anexo.tipo).toBe('pdf');
    expect(anexoDe({ ...comprovante, nome: 'recibo.jpg' }).tipo).toBe('imagem');
    const enderecos = enderecosDe([{ uid: anexo.uid, endereco: '/v1/arquivos/abc' }]);
    expect(ligacaoDe(anexo, enderecos)).toBe('/api/v1/arquivos/abc');
    expect(ligacaoDe(anexo, enderecosDe([{ uid: anexo.uid, endereco: null }]))).toBeNull();
    expect(ligacaoDe(anexo, new Map())).toBeNull();
  });

  it('says its size as people do', () => {
    expect([1, 840_000, 3_200_000].map(tamanhoEmPalavras)).toEqual(['1 KB', '840 KB', '3,2 MB']);
  });
});

describe('what comes back of a file that was sent', () => {
  it('is an answer only where it is one of ours', () => {
    expect(lerResposta(201, '{"uid":"x"}')).toEqual({ tipo: 'aceito', corpo: { uid: 'x' } });
    expect(lerResposta(422, '{"codigo":"TRANSICAO_INVALIDA","message":"Não"}')).toMatchObject({
      ...{ tipo: 'recusado', erro: { codigo: 'TRANSICAO_INVALIDA' } },
    });
    for (const [status, texto] of [
      [502, '<html>Bad gateway</html>'],
      [200, ''],
      [500, '{"error":"x"}'],
      [0, ''],
    ] as const)
      expect(lerResposta(status, texto).tipo, texto).toBe('incerto');
  });
});

it('means that were refused are remembered as far as they are means', () => {
  expect(lerMeios(null)).toEqual([]);
  expect(lerMeios('["BOLETO","DINHEIRO",1]')).toEqual(['BOLETO']);
  expect(lerMeios('{')).toEqual([]);
  expect(lerMeios('"BOLETO"')).toEqual([]);
});
