import { MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { type Desfecho, desfechoDaEscrita, erroDaEscrita } from './mongo-errors.ts';
import { StoreUnavailable, UnknownOutcome } from './unavailable.ts';

const doServidor = (code: number) => new MongoServerError({ message: `code ${code}`, code });
const daRede = (code: string) =>
  new MongoNetworkError(code, { cause: Object.assign(new Error(code), { code }) });
/** As the driver dresses what goes wrong with several writes: its first error stands within. */
const vestido = (erro: Error) => new MongoServerError(erro as never);

describe('what a failed write means', () => {
  it.each<[string, unknown, number, Desfecho]>([
    ['a key that is taken', doServidor(11_000), 1, 'repetido'],
    ['not the primary, one document', doServidor(10_107), 1, 'recusado'],
    ['not the primary, several documents: some may be in', doServidor(10_107), 2, 'incerto'],
    ['disk full', doServidor(14_031), 1, 'recusado'],
    ['stepped down midway', doServidor(11_602), 1, 'incerto'],
    ['no majority in time', doServidor(64), 1, 'incerto'],
    ['no connection was made', daRede('ECONNREFUSED'), 3, 'recusado'],
    ['the connection was lost', daRede('ECONNRESET'), 1, 'incerto'],
    ['no server was found', new MongoServerSelectionError('none', {} as never), 3, 'recusado'],
    [
      'no server was found for several writes',
      vestido(new MongoServerSelectionError('none', {} as never)),
      3,
      'recusado',
    ],
    ['the connection was lost under several writes', vestido(daRede('ECONNRESET')), 3, 'incerto'],
    ['what nobody foresaw', new Error('?'), 1, 'incerto'],
  ])('%s', (_, erro, documentos, desfecho) => {
    expect(desfechoDaEscrita(erro, documentos)).toBe(desfecho);
  });

  it('is UnknownOutcome where it may have taken effect, StoreUnavailable where it did not, and itself where it is ours', () => {
    expect(erroDaEscrita(daRede('ECONNRESET'))).toBeInstanceOf(UnknownOutcome);
    expect(erroDaEscrita(daRede('ECONNREFUSED'))).toBeInstanceOf(StoreUnavailable);
    const nosso = new TypeError('ours');
    expect(erroDaEscrita(nosso)).toBe(nosso);
  });
});
