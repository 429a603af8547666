import { describe, expect, it } from 'vitest';
import { conferirAparelho, novoAparelho } from './aparelho.ts';
import { bloqueioEscrita, problemaDoAlvo } from './bloqueio.ts';
import { segredosDeServico } from './segredo-servico.ts';

const comoFica = (alvo: string) => bloqueioEscrita.shape.alvo.parse(alvo);
const problema = (alvo: string) => problemaDoAlvo('REDE', comoFica(alvo));

describe('what may be blocked', () => {
  it('is a network no larger than a /16, of IPv6 a /48, in one spelling', () => {
    for (const [escrito, fica] of [
      ['192.0.2.7/24', '192.0.2.0/24'],
      ['172.16.9.9/16', '172.16.0.0/16'],
      ['2001:db8::1', '2001:db8::/64'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
    ] as const)
      expect([comoFica(escrito), problema(escrito)]).toEqual([fica, null]);
    for (const larga of ['172.16.0.0/15', '0.0.0.0/0', '2001:db8::/47', '::ffff:172.16.0.0/111'])
      expect(problema(larga), larga).toMatch(/no máximo/);
  });

  it.each(['127.0.0.1', '127.0.0.0/16', '::1', '::1/128', '0.0.0.0', '224.0.0.1', 'fe80::1', 'ff02::1'])(
    'is not %s, where our own services call from or nobody does',
    (alvo) => expect(problema(alvo)).toMatch(/interno/),
  );

  it('is a device by its name, and no other word', () => {
    const segredos = segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'um' });
    const nome = conferirAparelho(novoAparelho(segredos), segredos)!;
    expect([comoFica(nome), problemaDoAlvo('APARELHO', nome)]).toEqual([nome, null]);
    expect(problemaDoAlvo('APARELHO', '192.0.2.7')).toMatch(/sessão/);
    expect(problemaDoAlvo('REDE', nome)).toMatch(/IP/);
  });
});

it('a device’s name is taken from none but our services, also while their secret is rotated', () => {
  const antes = segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'velho' });
  const cookie = novoAparelho(antes);
  const girando = segredosDeServico({
    MARTELO_SEGREDO_SERVICO: 'novo',
    MARTELO_SEGREDO_SERVICO_ANTERIOR: 'velho',
  });
  expect(conferirAparelho(cookie, girando)).toBe(cookie.split('.')[0]);
  for (const falso of [
    undefined,
    '',
    'x',
    `${cookie}x`,
    cookie.split('.')[0],
    `${'A'.repeat(22)}.${cookie.split('.')[1]}`,
  ])
    expect(conferirAparelho(falso, girando)).toBeNull();
  expect(conferirAparelho(cookie, segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'novo' }))).toBeNull();
});
