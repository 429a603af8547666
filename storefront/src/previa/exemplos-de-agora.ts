import { INSTANTE_DOS_EXEMPLOS } from '../elements/dados/exemplos.ts';

const INSTANTE_ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A kind's examples are made for one fixed instant: the same ones, with every instant in them as far from `agora`. */
export function exemplosDeAgora<T>(exemplo: T, agora: number): T {
  return mudar(exemplo, agora - INSTANTE_DOS_EXEMPLOS) as T;
}

function mudar(valor: unknown, por: number): unknown {
  if (typeof valor === 'string')
    return INSTANTE_ISO.test(valor) ? new Date(Date.parse(valor) + por).toISOString() : valor;
  if (Array.isArray(valor)) return valor.map((cada) => mudar(cada, por));
  if (typeof valor === 'object' && valor !== null)
    return Object.fromEntries(Object.entries(valor).map(([chave, cada]) => [chave, mudar(cada, por)]));
  return valor;
}
