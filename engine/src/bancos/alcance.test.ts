import { expect, it } from 'vitest';
import { aoAlcance } from './alcance.ts';
import { abrirTransporte } from './transporte.ts';

const INTERNAS = [
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '64:ff9b::a00:1'],
];

it('no address of an inner network is a bank’s; this machine’s are where the operator says so', () => {
  for (const endereco of INTERNAS) {
    expect(aoAlcance(endereco, 'internet'), endereco).toBe(false);
    expect(aoAlcance(endereco, 'esta-maquina'), endereco).toBe(['127.0.0.1', '::1'].includes(endereco));
    expect(aoAlcance(endereco, 'todos')).toBe(true);
  }
  for (const endereco of ['200.201.1.1', '8.8.8.8', '2804:14c::1'])
    expect(aoAlcance(endereco, 'internet')).toBe(true);
  expect(aoAlcance('banco.exemplo', 'internet')).toBe(false);
});

it('nothing is asked there, by number or by name, however it is written', async () => {
  const transporte = abrirTransporte({}, { alcance: 'internet' });
  try {
    for (const url of [
      ...['http://127.0.0.1:9/x', 'https://10.1.2.3/x', 'https://[::1]/x', 'https://localhost/x'],
      ...['https://2130706433/x', 'https://0x7f.1/x', 'https://[::ffff:10.0.0.1]/x'],
    ])
      await expect(transporte.pedir({ metodo: 'GET', url }), url).rejects.toMatchObject({
        tipo: 'sem-resposta',
        cause: expect.objectContaining({ message: expect.stringContaining('no address of the Internet') }),
      });
  } finally {
    transporte.fechar();
  }
});
