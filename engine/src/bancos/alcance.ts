import { lookup as resolver } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where banks may be asked: on the Internet; there and on this very machine (a simulator's); wherever the operator has them. */
export type Alcance = 'internet' | 'esta-maquina' | 'todos';

const redes = (...faixas: [string, number, 'ipv4' | 'ipv6'][]): BlockList => {
  const lista = new BlockList();
  for (const faixa of faixas) lista.addSubnet(...faixa);
  return lista;
};
const DESTA_MAQUINA = redes(['127.0.0.0', 8, 'ipv4'], ['::1', 128, 'ipv6']);
/** What no address of the Internet is (RFC 6890): private, of the link, of the provider's own, of nobody. */
const DE_DENTRO = redes(
  ...(
    [
      ['0.0.0.0', 8],
      ['10.0.0.0', 8],
      ['100.64.0.0', 10],
      ['127.0.0.0', 8],
    ] as const
  ).map(ipv4),
  ...(
    [
      ['169.254.0.0', 16],
      ['172.16.0.0', 12],
      ['192.0.0.0', 24],
      ['192.0.2.0', 24],
    ] as const
  ).map(ipv4),
  ...(
    [
      ['192.168.0.0', 16],
      ['198.18.0.0', 15],
      ['198.51.100.0', 24],
      ['203.0.113.0', 24],
    ] as const
  ).map(ipv4),
  ...(
    [
      ['224.0.0.0', 4],
      ['240.0.0.0', 4],
    ] as const
  ).map(ipv4),
  ...(
    [
      ['::', 128],
      ['::1', 128],
      ['64:ff9b::', 96],
      ['100::', 64],
      ['2001:db8::', 32],
    ] as const
  ).map(ipv6),
  ...(
    [
      ['fc00::', 7],
      ['fe80::', 10],
      ['ff00::', 8],
    ] as const
  ).map(ipv6),
);
function ipv4([rede, bits]: readonly [string, number]): [string, number, 'ipv4'] {
  return [rede, bits, 'ipv4'];
}
function ipv6([rede, bits]: readonly [string, number]): [string, number, 'ipv6'] {
  return [rede, bits, 'ipv6'];
}

/** Whether an address (no name) may be asked. What stands for an IPv4 one (`::ffff:10.0.0.1`) is that. */
export function aoAlcance(endereco: string, alcance: Alcance): boolean {
  if (alcance === 'todos') return true;
  const familia = isIP(endereco);
  if (familia === 0) return false;
  const tipo = familia === 4 ? 'ipv4' : 'ipv6';
  if (alcance === 'esta-maquina' && DESTA_MAQUINA.check(endereco, tipo)) return true;
  return !DE_DENTRO.check(endereco, tipo);
}

/** Why nothing is asked there. */
export class ForaDoAlcance extends Error {
  constructor(onde: string) {
    super(`${onde} is no address of the Internet`);
  }
}

/** Finds a name's addresses, and gives on only those that may be asked: what was looked at is what is connected to. */
export const resolverAoAlcance =
  (alcance: Alcance): LookupFunction =>
  (nome, opcoes, responder) =>
    resolver(nome, { ...opcoes, all: true }, (erro, achados) => {
      if (erro) return responder(erro, '');
      const bons = achados.filter(({ address }) => aoAlcance(address, alcance));
      if (bons.length === 0) return responder(new ForaDoAlcance(nome), '');
      if (opcoes.all) return responder(null, bons);
      responder(null, bons[0]!.address, bons[0]!.family);
    });
