import { describe, expect, it } from 'vitest';
import {
  assinarEndereco,
  CABECALHO_ENDERECO,
  chegouPorHttps,
  conferirEndereco,
  enderecoDoCliente,
  lerProxies,
  NENHUM_PROXY,
  type ProxiesConfiaveis,
  redeDoEndereco,
} from './endereco-do-cliente.ts';
import { segredosDeServico } from './segredo-servico.ts';

const segredos = segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'segredo de teste' });
const AGORA = Date.UTC(2026, 10, 20);

const quem = (
  soquete: string,
  cabecalhos: Record<string, string> = {},
  proxies: ProxiesConfiaveis = NENHUM_PROXY,
) =>
  enderecoDoCliente(
    { headers: cabecalhos, socket: { remoteAddress: soquete } },
    { segredos, proxies, agora: AGORA },
  );
const proxies = (texto: string) => lerProxies(texto) as ProxiesConfiaveis;
const por = (cadeia: string) => ({ 'x-forwarded-for': cadeia });

describe('the address of who calls', () => {
  it('is the connection’s, whatever X-Forwarded-For says, unless a proxy is configured', () => {
    expect(quem('203.0.113.5', por('198.51.100.1'))).toBe('203.0.113.5');
    expect(quem('127.0.0.1', por('198.51.100.1'))).toBe('127.0.0.1');
    expect(quem('::ffff:203.0.113.5')).toBe('203.0.113.5');
  });

  it('is what the configured number of hops saw: what the caller put before them counts for nothing', () => {
    expect(quem('10.0.0.2', por('203.0.113.5'), proxies('1'))).toBe('203.0.113.5');
    expect(quem('10.0.0.2', por('198.51.100.1, 203.0.113.5'), proxies('1'))).toBe('203.0.113.5');
    expect(quem('10.0.0.2', por('198.51.100.1, 203.0.113.5, 10.0.0.9'), proxies('2'))).toBe('203.0.113.5');
    expect(quem('10.0.0.2', {}, proxies('1'))).toBe('10.0.0.2');
  });

  it('is the first that is none of the trusted networks, counted from the connection outwards', () => {
    const redes = proxies('10.0.0.0/8, fd00::/8');
    expect(quem('10.0.0.2', por('198.51.100.1, 203.0.113.5, 10.3.3.3'), redes)).toBe('203.0.113.5');
    expect(quem('203.0.113.5', por('198.51.100.1'), redes)).toBe('203.0.113.5');
    expect(quem('fd00::7', por('2001:db8::1'), redes)).toBe('2001:db8::1');
  });

  it.each([
    ['lixo', '10.0.0.2'],
    ['lixo, 203.0.113.5', '203.0.113.5'],
    ['203.0.113.5, lixo', '10.0.0.2'],
    ['203.0.113.5:41234', '203.0.113.5'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    [Array(5_000).fill('198.51.100.1').concat('203.0.113.5').join(', '), '203.0.113.5'],
  ])('reads a chain only as far as it is one: %.40s', (cadeia, esperado) => {
    expect(quem('10.0.0.2', por(cadeia), proxies('1'))).toBe(esperado);
  });

  it.each(['um', '-1', '100', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '10.0.0.0/8,x', '::/129'])(
    'takes no setting that is neither hops nor networks: %s',
    (texto) => expect(lerProxies(texto)).toBeNull(),
  );

  it('is believed from another of our services, signed', () => {
    const assinado = { [CABECALHO_ENDERECO]: assinarEndereco('203.0.113.5', segredos, AGORA) };
    expect(quem('10.0.0.2', assinado)).toBe('203.0.113.5');
  });

  it.each([
    ['another address under the same signature', (h: string) => h.replace('203.0.113.5', '203.0.113.6')],
    ['another time', (h: string) => h.replace(/;[^;]+;/, `;${(AGORA + 1).toString(36)};`)],
    ['no signature', (h: string) => h.replace(/[^;]+$/, '')],
    ['more behind it', (h: string) => `${h};x`],
    ['nothing of the form', () => '203.0.113.5'],
  ])('is not believed with %s', (_, mudar) => {
    const mudado = mudar(assinarEndereco('203.0.113.5', segredos, AGORA));
    expect(quem('10.0.0.2', { [CABECALHO_ENDERECO]: mudado })).toBe('10.0.0.2');
  });

  it('is not believed from who has another secret, nor a minute later, nor where no secret is set', () => {
    const cabecalho = assinarEndereco('203.0.113.5', segredos, AGORA);
    expect(
      conferirEndereco(cabecalho, segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'outro' }), AGORA),
    ).toBeNull();
    expect(conferirEndereco(cabecalho, segredos, AGORA + 60_001)).toBeNull();
    const nenhum = segredosDeServico({});
    expect(conferirEndereco(assinarEndereco('203.0.113.5', nenhum, AGORA), nenhum, AGORA)).toBeNull();
  });

  it('is believed by the secret before, while the secret is rotated', () => {
    const novos = segredosDeServico({
      MARTELO_SEGREDO_SERVICO: 'novo',
      MARTELO_SEGREDO_SERVICO_ANTERIOR: 'segredo de teste',
    });
    expect(conferirEndereco(assinarEndereco('203.0.113.5', segredos, AGORA), novos, AGORA)).toBe(
      '203.0.113.5',
    );
  });
});

describe('one address', () => {
  it.each([
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:CB00:7105', '203.0.113.5'],
    ['0:0:0:0:0:ffff:cb00:7105', '203.0.113.5'],
    ['[::ffff:203.0.113.5]:443', '203.0.113.5'],
    ['203.0.113.5:443', '203.0.113.5'],
    ['2001:DB8:0:7:0:0:0:1', '2001:db8:0:7::1'],
    ['2001:db8::7:0:0:0.0.0.1', '2001:db8:0:7::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('has one spelling: %s is %s', (escrito, lido) => {
    const chegada = { headers: {}, socket: { remoteAddress: escrito } };
    expect(enderecoDoCliente(chegada, { segredos, proxies: NENHUM_PROXY, agora: AGORA })).toBe(lido);
  });
});

describe('https', () => {
  const https = (soquete: object, texto?: string) =>
    chegouPorHttps(
      { headers: { 'x-forwarded-proto': 'https' }, socket: soquete },
      texto === undefined ? NENHUM_PROXY : proxies(texto),
    );
  it('is what the connection is, or what a trusted proxy says', () => {
    expect(https({ remoteAddress: '203.0.113.5' })).toBe(false);
    expect(https({ remoteAddress: '203.0.113.5', encrypted: true })).toBe(true);
    expect(https({ remoteAddress: '10.0.0.2' }, '10.0.0.0/8')).toBe(true);
    expect(https({ remoteAddress: '203.0.113.5' }, '10.0.0.0/8')).toBe(false);
  });
});

describe('what limits count by', () => {
  it('is an IPv4 address as it is, and of IPv6 what one household has', () => {
    expect(redeDoEndereco('203.0.113.5')).toBe('203.0.113.5');
    expect(redeDoEndereco('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7::/64');
    expect(redeDoEndereco('2001:db8::7:1:2:3:4')).toBe('2001:db8:0:7::/64');
    expect(redeDoEndereco('::1')).toBe('0:0:0:0::/64');
    expect(redeDoEndereco('desconhecido')).toBe('desconhecido');
  });
});
