import { describe, expect, it } from 'vitest';
import { type DocumentoDaEquipe, filaDeDocumentos } from './fila.ts';

const documento = (mudancas: Partial<DocumentoDaEquipe>): DocumentoDaEquipe => ({
  ...{ uid: '01900000-0000-7000-8000-000000000001', id: 1, revisao: 2 },
  ...{ cliUid: '01900000-0000-7000-8000-00000000000a', tipo: 'CNH', situacao: 'Aguardando Validação' },
  ...{ arquivos: [], enviadoEm: '2026-11-22T12:00:00.000Z', decisao: null, autorizacao: null },
  ...{ responde: null, chaveAberta: null },
  ...mudancas,
});

describe("SAC's queue", () => {
  it('holds what waits, the oldest first, and nothing else', () => {
    const fila = filaDeDocumentos(
      [
        documento({ uid: 'b', enviadoEm: '2026-11-23T12:00:00.000Z' }),
        documento({ uid: 'a' }),
        documento({ uid: 'c', situacao: 'Aprovado' }),
        documento({ uid: 'd', situacao: 'Cadastrado', enviadoEm: null }),
      ],
      new Map([['01900000-0000-7000-8000-00000000000a', 'Ana']]),
    );
    expect(fila.map(({ uid }) => uid)).toEqual(['a', 'b']);
    expect(fila[0]).toMatchObject({ cliente: 'Ana', revisao: 2, desde: '2026-11-22T12:00:00.000Z' });
  });

  it('has a document also where its client is not found any more', () => {
    expect(filaDeDocumentos([documento({})], new Map())[0]!.cliente).toBeNull();
  });
});
