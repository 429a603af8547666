import { expect, it } from 'vitest';
import { podeMonitorar } from './monitoramento.ts';

const env = { MARTELO_MONITOR_TOKEN: 'um-token-de-monitor' };

it('shows a service’s inside to who sends the token, and to nobody where none is set', () => {
  expect(podeMonitorar('Bearer um-token-de-monitor', env)).toBe(true);
  for (const errado of [undefined, null, '', 'um-token-de-monitor', 'Bearer outro-token', 'Bearer '])
    expect(podeMonitorar(errado, env), String(errado)).toBe(false);
  expect(podeMonitorar('Bearer ', {})).toBe(false);
  expect(podeMonitorar('Bearer curto', { MARTELO_MONITOR_TOKEN: 'curto' })).toBe(false);
});
