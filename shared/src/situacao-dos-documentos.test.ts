import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FatosDoDocumento } from './documento-cliente.ts';
import { SITUACOES_DOCUMENTO, type SituacaoDocumento } from './situacao-documento.ts';
import {
  comPalavraDaCasa,
  documentosDoCadastro,
  exigenciasTravadas,
  type FatosDosDocumentos,
  situacaoDosDocumentos,
} from './situacao-dos-documentos.ts';
import {
  exigenciasDe,
  ladosQueFaltam,
  REGRAS_DO_TIPO,
  TIPOS_DOCUMENTO,
  tiposDa,
  tiposDaExigencia,
} from './tipo-de-documento.ts';

const NOVO = { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null } as const;
const dia = (n: number): string => new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString();
let contador = 0;

/** A document as it would be after what happened to it, at minutes of one day. */
function documento(
  tipo: FatosDoDocumento['tipo'],
  situacao: SituacaoDocumento,
  minuto = ++contador,
): FatosDoDocumento {
  const decidido = situacao === 'Aprovado' || situacao === 'Divergente';
  return {
    uid: `01900000-0000-7000-8000-${String(++contador).padStart(12, '0')}`,
    ...{ tipo, situacao },
    enviadoEm: situacao === 'Cadastrado' ? null : dia(minuto),
    decisao: decidido
      ? { situacao, em: dia(minuto), por: 'sac', motivo: situacao === 'Divergente' ? 'Ilegível' : null }
      : null,
  };
}

const umDocumento = fc
  .record({
    tipo: fc.constantFrom(...TIPOS_DOCUMENTO),
    situacao: fc.constantFrom(...SITUACOES_DOCUMENTO),
    minuto: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ tipo, situacao, minuto }) => documento(tipo, situacao, minuto));
const natureza = fc.constantFrom('Fisica' as const, 'Juridica' as const);
const deQualquer = fc.record({
  natureza,
  documentos: fc.array(umDocumento, { maxLength: 10 }),
  cadastro: fc.constant(NOVO),
});
const ORDEM: readonly SituacaoDocumento[] = ['Divergente', 'Cadastrado', 'Aguardando Validação', 'Aprovado'];
const nivel = (fatos: FatosDosDocumentos): number => ORDEM.indexOf(situacaoDosDocumentos(fatos).situacao);

describe('what documents come to', () => {
  it.each([
    ['nothing was sent', [], 'Cadastrado'],
    ['one of two was sent', [['RG', 'Aguardando Validação']], 'Cadastrado'],
    [
      'both wait',
      [
        ['RG', 'Aguardando Validação'],
        ['COMPROVANTE_ENDERECO', 'Aguardando Validação'],
      ],
      'Aguardando Validação',
    ],
    [
      'one approved, one waits',
      [
        ['CNH', 'Aprovado'],
        ['COMPROVANTE_ENDERECO', 'Aguardando Validação'],
      ],
      'Aguardando Validação',
    ],
    [
      'one approved, one divergent',
      [
        ['CNH', 'Aprovado'],
        ['COMPROVANTE_ENDERECO', 'Divergente'],
      ],
      'Divergente',
    ],
    [
      'both approved',
      [
        ['RNM', 'Aprovado'],
        ['COMPROVANTE_ENDERECO', 'Aprovado'],
      ],
      'Aprovado',
    ],
    [
      'a divergent one was answered by another type',
      [
        ['RG', 'Divergente'],
        ['CNH', 'Aguardando Validação'],
        ['COMPROVANTE_ENDERECO', 'Aprovado'],
      ],
      'Aguardando Validação',
    ],
    [
      'what nobody asks for is divergent',
      [
        ['RG', 'Aprovado'],
        ['COMPROVANTE_ENDERECO', 'Aprovado'],
        ['AUTORIZACAO_SUCATA', 'Divergente'],
      ],
      'Aprovado',
    ],
  ] as [string, [FatosDoDocumento['tipo'], SituacaoDocumento][], SituacaoDocumento][])(
    'when %s',
    (_, pares, situacao) => {
      const documentos = pares.map(([tipo, uma]) => documento(tipo, uma));
      expect(situacaoDosDocumentos({ natureza: 'Fisica', documentos, cadastro: NOVO }).situacao).toBe(
        situacao,
      );
    },
  );

  it('does not depend on the order in which they are read', () => {
    fc.assert(
      fc.property(deQualquer, fc.integer(), (fatos, semente) => {
        const embaralhados = fatos.documentos.toSorted(
          (a, b) => ((a.uid.charCodeAt(35) * semente) % 7) - ((b.uid.charCodeAt(35) * semente) % 7),
        );
        expect(documentosDoCadastro({ ...fatos, documentos: embaralhados })).toEqual(
          documentosDoCadastro(fatos),
        );
      }),
    );
  });

  it('is approved when each requirement has an approved document, and then alone', () => {
    fc.assert(
      fc.property(deQualquer, (fatos) => {
        const aprovadas = exigenciasDe(fatos.natureza).every((exigencia) =>
          fatos.documentos.some(
            ({ tipo, situacao }) => situacao === 'Aprovado' && REGRAS_DO_TIPO[tipo].exigencia === exigencia,
          ),
        );
        expect(situacaoDosDocumentos(fatos).situacao === 'Aprovado').toBe(aprovadas);
      }),
    );
  });

  it('is never taken from who was approved by anything that they send', () => {
    const enviado = umDocumento.filter(({ situacao }) => situacao !== 'Divergente');
    fc.assert(
      fc.property(deQualquer, enviado, (fatos, novo) => {
        fc.pre(nivel(fatos) === 3);
        expect(nivel({ ...fatos, documentos: [...fatos.documentos, novo] })).toBe(3);
      }),
    );
  });

  it('only rises when one that waits is approved, and never rises when it diverges', () => {
    fc.assert(
      fc.property(deQualquer, fc.nat(), (fatos, qual) => {
        const esperam = fatos.documentos.filter(({ situacao }) => situacao === 'Aguardando Validação');
        fc.pre(esperam.length > 0);
        const alvo = esperam[qual % esperam.length]!;
        const decidido = (situacao: 'Aprovado' | 'Divergente') => ({
          ...fatos,
          documentos: fatos.documentos.map((um) =>
            um === alvo
              ? { ...um, situacao, decisao: { situacao, em: dia(999), por: 'sac', motivo: null } }
              : um,
          ),
        });
        expect(nivel(decidido('Aprovado'))).toBeGreaterThanOrEqual(nivel(fatos));
        expect(nivel(decidido('Divergente'))).toBeLessThanOrEqual(nivel(fatos));
      }),
    );
  });

  it('derived once more is the same', () => {
    fc.assert(
      fc.property(deQualquer, (fatos) => {
        const cadastro = documentosDoCadastro(fatos);
        expect(documentosDoCadastro({ ...fatos, cadastro })).toEqual(cadastro);
        expect(cadastro.validadoEm !== null).toBe(cadastro.situacao === 'Aprovado');
      }),
    );
  });

  it('is what the house said by hand until something newer is decided; an approval until it says something else', () => {
    fc.assert(
      fc.property(deQualquer, fc.constantFrom(...SITUACOES_DOCUMENTO), umDocumento, (fatos, dita, novo) => {
        const cadastro = comPalavraDaCasa(documentosDoCadastro(fatos), dita, dia(950));
        expect(documentosDoCadastro({ ...fatos, cadastro })).toEqual(cadastro);
        if (dita !== 'Aprovado') return;
        const documentos = [...fatos.documentos, { ...novo, enviadoEm: dia(960) }];
        expect(situacaoDosDocumentos({ ...fatos, documentos, cadastro }).situacao).toBe('Aprovado');
      }),
    );
  });

  it('approved before there were documents stays approved when one is sent', () => {
    const cadastro = { situacao: 'Aprovado', enviadoEm: null, validadoEm: dia(1) } as const;
    const documentos = [documento('COMPROVANTE_ENDERECO', 'Divergente', 5)];
    expect(documentosDoCadastro({ natureza: 'Fisica', documentos, cadastro })).toMatchObject({
      situacao: 'Aprovado',
      aMao: { situacao: 'Aprovado', em: dia(1) },
    });
  });

  it('set back by hand asks for what was approved before it again', () => {
    const documentos = [documento('RG', 'Aprovado', 1), documento('COMPROVANTE_ENDERECO', 'Aprovado', 2)];
    const cadastro = comPalavraDaCasa(NOVO, 'Divergente', dia(10));
    const depois = [...documentos, documento('RG', 'Aprovado', 20)];
    expect(situacaoDosDocumentos({ natureza: 'Fisica', documentos: depois, cadastro })).toEqual({
      situacao: 'Cadastrado',
      exigencias: [
        { exigencia: 'identidade', situacao: 'Aprovado' },
        { exigencia: 'endereco', situacao: 'Cadastrado' },
      ],
    });
  });
});

describe('a requirement that is asked anew', () => {
  const naoPede = { ...NOVO, deNovo: { identidade: dia(50) } };
  const par = (quando: number) => [
    documento('RG', 'Aprovado', quando),
    documento('COMPROVANTE_ENDERECO', 'Aprovado', 2),
  ];
  const de = (documentos: FatosDoDocumento[], cadastro: FatosDosDocumentos['cadastro']) =>
    situacaoDosDocumentos({ natureza: 'Fisica', documentos, cadastro }).exigencias.map(
      ({ situacao }) => situacao,
    );

  it('counts no document from before it, leaves the others, and is answered by a later one', () => {
    expect(de(par(1), naoPede)).toEqual(['Cadastrado', 'Aprovado']);
    expect(de([...par(1), documento('CNH', 'Aguardando Validação', 60)], naoPede)).toEqual([
      'Aguardando Validação',
      'Aprovado',
    ]);
    expect(de([...par(1), documento('CNH', 'Aprovado', 60)], naoPede)).toEqual(['Aprovado', 'Aprovado']);
  });

  it('stands above an approval by hand from before it, and under one from after it', () => {
    expect(de([], comPalavraDaCasa(naoPede, 'Aprovado', dia(10)))).toEqual(['Cadastrado', 'Aprovado']);
    expect(de([], comPalavraDaCasa(naoPede, 'Aprovado', dia(90)))).toEqual(['Aprovado', 'Aprovado']);
  });

  it('is kept when the documents are derived again', () => {
    const fatos = { natureza: 'Fisica', documentos: par(1), cadastro: naoPede } as const;
    const cadastro = documentosDoCadastro(fatos);
    expect(cadastro).toMatchObject({ situacao: 'Cadastrado', validadoEm: null, deNovo: naoPede.deNovo });
    expect(documentosDoCadastro({ ...fatos, cadastro })).toEqual(cadastro);
  });

  it('locks nothing, where one that is looked at or approved locks what it shows', () => {
    const travadas = (documentos: FatosDoDocumento[], cadastro: FatosDosDocumentos['cadastro']) =>
      exigenciasTravadas({ natureza: 'Fisica', documentos, cadastro });
    const semEndereco = [documento('RG', 'Aprovado', 1), documento('COMPROVANTE_ENDERECO', 'Divergente', 2)];
    expect(travadas(semEndereco, NOVO)).toEqual(['identidade']);
    expect(travadas(semEndereco, naoPede)).toEqual([]);
    expect(travadas([documento('RG', 'Aguardando Validação', 1)], NOVO)).toEqual(['identidade']);
    expect(travadas([documento('RG', 'Divergente', 1)], NOVO)).toEqual([]);
  });
});

describe('what a document is made of', () => {
  it('lacks the sides that were not sent, and nothing once there is a PDF', () => {
    expect(ladosQueFaltam('CNH', [])).toEqual(['frente', 'verso']);
    expect(ladosQueFaltam('CNH', [{ lado: 'verso', tipo: 'image/jpeg' }])).toEqual(['frente']);
    expect(ladosQueFaltam('CNH', [{ lado: 'frente', tipo: 'application/pdf' }])).toEqual([]);
    expect(ladosQueFaltam('CONTRATO_SOCIAL', [{ lado: 'pagina', tipo: 'image/jpeg' }])).toEqual([]);
  });

  it('answers what is asked of each nature by something that may be sent by it', () => {
    for (const uma of ['Fisica', 'Juridica'] as const)
      for (const exigencia of exigenciasDe(uma))
        expect(tiposDa(uma).some((tipo) => tiposDaExigencia(exigencia).includes(tipo))).toBe(true);
    expect(tiposDa('Fisica')).not.toContain('CONTRATO_SOCIAL');
  });
});
