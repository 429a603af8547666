import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { saidaDoLog } from './saida-do-log.ts';

describe('the log', () => {
  it('on a full disk loses lines, and neither ends nor holds the engine', () => {
    const log = pino({ level: 'trace' }, saidaDoLog('/dev/full'));
    expect(() => {
      log.info('uma linha');
      log.fatal('a última, que o pino espera ver escrita');
    }).not.toThrow();
  });
});
