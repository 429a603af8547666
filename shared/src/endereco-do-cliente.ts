import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { assinadoPorAlgum, type SegredosDeServico } from './segredo-servico.ts';

/** Between our services: the address the outermost one saw, signed. From anybody else it is worth nothing. */
export const CABECALHO_ENDERECO = 'x-martelo-endereco';
/** How far two services' clocks, or a request and the call it makes, may lie apart. */
const VALIDADE_MS = 60_000;
/** No honest chain of proxies is longer; nobody makes us read more. */
const CADEIA_MAXIMA = 20;

/** What of an incoming request tells where it came from: node's, express's and socket.io's are all one. */
export interface Chegada {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined; encrypted?: boolean };
}

/** Which proxies in front of the outermost service are believed. */
export interface ProxiesConfiaveis {
  /** The address of who called, given what X-Forwarded-For says (nearest hop last) and the connection's own address. */
  cliente(cadeia: readonly string[], soquete: string): string;
  /** Whether the connection's peer is one of them, so that what it says of the protocol is believed too. */
  acredita(soquete: string): boolean;
}

/** Nobody: the connection's address is who called. */
export const NENHUM_PROXY: ProxiesConfiaveis = { cliente: (_, soquete) => soquete, acredita: () => false };

/**
 * MARTELO_PROXIES: empty or `0` for none, how many hops stand in front (`1`), or their addresses (`10.0.0.0/8, 192.0.2.7`).
 * Null when it is neither.
 */
export function lerProxies(texto: string | undefined): ProxiesConfiaveis | null {
  const limpo = (texto ?? '').trim();
  if (limpo === '' || limpo === '0') return NENHUM_PROXY;
  if (/^\d{1,2}$/.test(limpo)) return porSaltos(Number(limpo));
  const lista = new BlockList();
  for (const rede of limpo.split(/[\s,]+/)) {
    const [endereco = '', bits] = rede.split('/');
    const familia = isIP(endereco);
    const prefixo = bits === undefined ? (familia === 6 ? 128 : 32) : Number(bits);
    const cabe = Number.isInteger(prefixo) && prefixo >= 0 && prefixo <= (familia === 6 ? 128 : 32);
    if (familia === 0 || !cabe || bits === '') return null;
    lista.addSubnet(endereco, prefixo, familia === 6 ? 'ipv6' : 'ipv4');
  }
  return porRedes((endereco) => lista.check(endereco, isIP(endereco) === 6 ? 'ipv6' : 'ipv4'));
}

export const FRASE_PROXIES =
  'MARTELO_PROXIES precisa ser o número de proxies à frente (0, 1, 2…) ou os endereços deles (10.0.0.0/8, 192.0.2.7).';

const porSaltos = (saltos: number): ProxiesConfiaveis => ({
  // A shorter chain than the proxies that are promised: the oldest address it has.
  cliente: (cadeia, soquete) => [...cadeia, soquete].at(-1 - Math.min(saltos, cadeia.length)) ?? soquete,
  acredita: () => true,
});

const porRedes = (nossa: (endereco: string) => boolean): ProxiesConfiaveis => ({
  cliente(cadeia, soquete) {
    let visto = soquete;
    for (const anterior of cadeia.toReversed()) {
      if (!nossa(visto)) break;
      visto = anterior;
    }
    return visto;
  },
  acredita: nossa,
});

/**
 * Who called, for limits and logs: what one of our services signed, else what the trusted proxies say, else the connection's own
 * address. What anybody else writes into X-Forwarded-For changes nothing.
 */
export function enderecoDoCliente(
  { headers, socket }: Chegada,
  { segredos, proxies, agora }: { segredos: SegredosDeServico; proxies: ProxiesConfiaveis; agora: number },
): string {
  const assinado = headers[CABECALHO_ENDERECO];
  const doServico = typeof assinado === 'string' ? conferirEndereco(assinado, segredos, agora) : null;
  if (doServico !== null) return doServico;
  const soquete = lerEndereco(socket.remoteAddress ?? '') ?? '';
  return proxies.cliente(cadeiaDe(headers['x-forwarded-for']), soquete);
}

/** Whether the browser came by https: to this very process, or to a proxy that is believed. */
export const chegouPorHttps = ({ headers, socket }: Chegada, proxies: ProxiesConfiaveis): boolean =>
  socket.encrypted === true ||
  (proxies.acredita(lerEndereco(socket.remoteAddress ?? '') ?? '') &&
    String(headers['x-forwarded-proto'] ?? '')
      .split(',', 1)[0]
      ?.trim() === 'https');

/** The header that carries an address to the next service: `<address>;<ms in base 36>;<signature>`. */
export function assinarEndereco(endereco: string, { atual }: SegredosDeServico, agora: number): string {
  const quando = Math.floor(agora).toString(36);
  return `${endereco};${quando};${assinatura(endereco, quando, atual)}`;
}

/** The address in the header; null when none of our services signed it within the last minute. */
export function conferirEndereco(texto: string, segredos: SegredosDeServico, agora: number): string | null {
  const [endereco = '', quando = '', dada = '', ...resto] = texto.split(';');
  if (resto.length > 0 || lerEndereco(endereco) !== endereco || !/^[0-9a-z]{1,11}$/.test(quando)) return null;
  if (Math.abs(agora - Number.parseInt(quando, 36)) > VALIDADE_MS) return null;
  return assinadoPorAlgum(segredos, dada, (um) => assinatura(endereco, quando, um)) ? endereco : null;
}

const assinatura = (endereco: string, quando: string, segredo: string): string =>
  createHmac('sha256', segredo).update(`endereco:${endereco}:${quando}`).digest('base64url');

/**
 * What a limit counts by: an IPv4 address, or the /64 that one household or machine has of IPv6, in which it may use as many
 * addresses as it likes.
 */
export function redeDoEndereco(endereco: string): string {
  if (isIP(endereco) !== 6) return endereco;
  const [antes = '', depois] = endereco.split('%', 1)[0]?.split('::') ?? [];
  const esquerda = antes === '' ? [] : antes.split(':');
  const direita = !depois ? [] : depois.split(':');
  const zeros = depois === undefined ? 0 : 8 - esquerda.length - direita.length;
  const grupos = [...esquerda, ...Array<string>(Math.max(0, zeros)).fill('0'), ...direita];
  return `${grupos
    .slice(0, 4)
    .map((grupo) => Number.parseInt(grupo, 16).toString(16))
    .join(':')}::/64`;
}

/** The addresses a request claims to have come through; from the first that is none on, nearest hop last. */
function cadeiaDe(cabecalho: string | string[] | undefined): string[] {
  const partes = String(cabecalho ?? '')
    .split(',')
    .slice(-CADEIA_MAXIMA);
  const lida: string[] = [];
  for (const parte of partes.toReversed()) {
    const endereco = lerEndereco(parte.trim());
    if (endereco === null) break;
    lida.unshift(endereco);
  }
  return lida;
}

/** In its one spelling, without port and brackets, of IPv6 an IPv4 address that it stands for; null when it is no address. */
function lerEndereco(texto: string): string | null {
  const semPorta =
    /^\[([^\]]+)\](?::\d+)?$/.exec(texto)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(texto)?.[1] ?? texto;
  if (isIP(semPorta) !== 6) return isIP(semPorta) === 4 ? semPorta : null;
  // A zone (`fe80::1%eth0`) is no part of a URL, and of this machine alone.
  const [semZona = ''] = semPorta.split('%', 1);
  const canonico = new URL(`http://[${semZona}]`).hostname.slice(1, -1);
  const [, alto, baixo] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonico) ?? [];
  if (alto === undefined || baixo === undefined) return canonico;
  return [alto, baixo]
    .map((grupo) => Number.parseInt(grupo, 16))
    .flatMap((par) => [par >> 8, par & 0xff])
    .join('.');
}
