/*
 * Networks of the Internet, without anything of Node's: what people write of them, in one spelling, and whether an address lies in one.
 */

/** A network: its first address as a number, and how many bits name it. An IPv6 address that stands for an IPv4 one is that. */
export interface Rede {
  familia: 4 | 6;
  base: bigint;
  prefixo: number;
}

const BITS = { 4: 32, 6: 128 } as const;
/** `::ffff:0:0/96`: IPv4 within IPv6. */
const MAPEADOS = 0xffffn << 32n;

/** An address as a number; null when it is none. */
export function numeroDoEndereco(endereco: string): Pick<Rede, 'familia' | 'base'> | null {
  const [antes = ''] = endereco.split('%', 1);
  if (!antes.includes(':')) {
    const base = numeroIpv4(antes);
    return base === null ? null : { familia: 4, base };
  }
  const base = numeroIpv6(antes);
  if (base === null) return null;
  return base >> 32n === MAPEADOS >> 32n ? { familia: 4, base: base & 0xffff_ffffn } : { familia: 6, base };
}

/**
 * `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48`; null when it is none. An IPv6 address alone is the /64 that one household or machine has,
 * in which it may use as many addresses as it likes.
 */
export function lerRede(texto: string): Rede | null {
  const [endereco = '', bits, ...resto] = texto.trim().split('/');
  const lido = numeroDoEndereco(endereco);
  if (lido === null || resto.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const { familia } = lido;
  const daEscrita = endereco.includes(':') ? 6 : 4;
  const inteira = familia === 6 ? 64 : BITS[daEscrita];
  const prefixo = (bits === undefined ? inteira : Number(bits)) - (BITS[daEscrita] - BITS[familia]);
  if (prefixo < 0 || prefixo > BITS[familia]) return null;
  return { familia, base: inicio(lido.base, familia, prefixo), prefixo };
}

/** In the one spelling that it is kept and shown in; of one IPv4 address alone without its length. */
export function redeEmTexto({ familia, base, prefixo }: Rede): string {
  const endereco = familia === 4 ? ipv4EmTexto(base) : ipv6EmTexto(base);
  return familia === 4 && prefixo === 32 ? endereco : `${endereco}/${prefixo}`;
}

export const redeContem = (rede: Rede, { familia, base }: Pick<Rede, 'familia' | 'base'>): boolean =>
  rede.familia === familia && inicio(base, familia, rede.prefixo) === rede.base;

/** Networks by what stands behind them, asked for an address: as many looks as there are lengths among them. */
export class IndiceDeRedes<T> {
  readonly #porPrefixo = new Map<string, { familia: 4 | 6; prefixo: number; por: Map<bigint, T[]> }>();

  incluir({ familia, base, prefixo }: Rede, valor: T): void {
    const chave = `${familia}/${prefixo}`;
    const grupo = this.#porPrefixo.get(chave) ?? { familia, prefixo, por: new Map<bigint, T[]>() };
    this.#porPrefixo.set(chave, grupo);
    const juntos = grupo.por.get(base) ?? [];
    grupo.por.set(base, [...juntos, valor]);
  }

  /** All that stands behind networks in which the address lies. */
  de(endereco: string): T[] {
    if (this.#porPrefixo.size === 0) return [];
    const lido = numeroDoEndereco(endereco);
    if (lido === null) return [];
    return [...this.#porPrefixo.values()].flatMap(({ familia, prefixo, por }) =>
      familia === lido.familia ? (por.get(inicio(lido.base, familia, prefixo)) ?? []) : [],
    );
  }
}

function inicio(numero: bigint, familia: 4 | 6, prefixo: number): bigint {
  const resto = BigInt(BITS[familia] - prefixo);
  return (numero >> resto) << resto;
}

function numeroIpv4(texto: string): bigint | null {
  const partes = texto.split('.');
  if (partes.length !== 4) return null;
  let numero = 0n;
  for (const parte of partes) {
    // `010` is eight to some and ten to others.
    if (!/^(0|[1-9]\d{0,2})$/.test(parte) || Number(parte) > 255) return null;
    numero = (numero << 8n) | BigInt(parte);
  }
  return numero;
}

function numeroIpv6(texto: string): bigint | null {
  if (!/^[0-9a-f:.]{2,45}$/i.test(texto) || !URL.canParse(`http://[${texto}]`)) return null;
  const [esquerda = '', direita] = new URL(`http://[${texto}]`).hostname.slice(1, -1).split('::');
  const grupos = (lado: string) => (lado === '' ? [] : lado.split(':'));
  const [antes, depois] = [grupos(esquerda), grupos(direita ?? '')];
  const todos = [...antes, ...Array<string>(8 - antes.length - depois.length).fill('0'), ...depois];
  return todos.reduce((numero, grupo) => (numero << 16n) | BigInt(`0x${grupo}`), 0n);
}

const ipv4EmTexto = (numero: bigint): string =>
  [24n, 16n, 8n, 0n].map((bits) => String((numero >> bits) & 0xffn)).join('.');

function ipv6EmTexto(numero: bigint): string {
  const grupos = Array.from({ length: 8 }, (_, i) =>
    ((numero >> BigInt(112 - 16 * i)) & 0xffffn).toString(16),
  );
  return new URL(`http://[${grupos.join(':')}]`).hostname.slice(1, -1);
}
