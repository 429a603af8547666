import { SISTEMA } from '../../records/acesso.ts';
import type { Colecao, Registros } from '../../records/records.ts';

/** Gives out the small numbers that people see. */
export interface Numerador {
  /** The first of `quantos` consecutive numbers that nothing else has or will have. */
  proximo(quantos?: number): Promise<number>;
}

/**
 * Numbers from a counter of the records that never repeat one the log already uses, even when the records were lost and made
 * again: the highest number in `colecao` is looked up once, before the first is given out.
 */
export function criarNumerador<T extends { uid: string; id: number }>(
  registros: Registros,
  contador: string,
  colecao: Colecao<T>,
): Numerador {
  let conferido: Promise<void> | null = null;
  const conferir = async () => {
    const { itens } = await colecao.listar(SISTEMA, {
      filtros: [],
      ordem: { campo: 'id', tipoOrdenacao: 'desc', tipoCampo: 'long' },
      pagina: 1,
      porPagina: 1,
    });
    const maior = itens[0]?.id ?? 0;
    if (maior === 0) return;
    const atual = await registros.proximoId(contador);
    if (atual < maior) await registros.proximoId(contador, maior - atual);
  };
  return {
    async proximo(quantos = 1) {
      conferido ??= conferir();
      await conferido;
      return registros.proximoId(contador, quantos);
    },
  };
}
