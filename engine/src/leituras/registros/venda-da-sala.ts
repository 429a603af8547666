import { ROTULOS_VENDA_DA_SALA, type VendaDaSala, vendaDaSala } from '@martelo/shared/venda-da-sala';
import { z } from 'zod';
import { recurso } from '../../api/recurso/recurso.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { QUEM_ACERTA } from './venda.ts';

/**
 * Lots sold in the room (P1): made by the projection, each until staff have named its buyer. What waits is *Vendas da sala sem comprador*.
 */
export const VENDAS_DA_SALA = recurso({
  nome: 'vendaDaSala',
  colecao: 'vendasDaSala',
  caminho: '/v1/vendas-da-sala',
  rotulo: { um: 'Venda da sala', varios: 'Vendas da sala' },
  modulo: 'acerto',
  escrita: z.strictObject({}),
  guarda: vendaDaSala.shape,
  marca: 'hotsites',
  papeis: { le: QUEM_ACERTA, escreve: [] },
  campos: {
    situacao: { rotulo: 'Situação' },
    em: { rotulo: 'Vendido em', semArvore: true },
    leiUid: { rotulo: 'Leilão' },
    lelUid: { rotulo: 'Identificador do lote' },
    leilaoNome: { rotulo: 'Nome do leilão', busca: true, semArvore: true },
    loteNome: { rotulo: 'Lote', busca: true, semArvore: true },
    loteNumero: { rotulo: 'Número do lote', busca: true, semArvore: true },
    apelido: { rotulo: 'Apelido na sala', busca: true, semArvore: true },
    valor: { rotulo: 'Lance', tipo: 'centavos', semArvore: true },
  },
  rotulos: {
    apelidoUid: 'Identificador do apelido',
    condicional: 'Em condicional',
    vez: 'Qual venda do lote',
    cliUid: 'Comprador',
  },
  valores: { situacao: ROTULOS_VENDA_DA_SALA },
});

export type VendaDaSalaGuardada = VendaDaSala & { uid: string; id: number; hotsites: number[] };

/** How many lots sold in the room wait for their buyer, over all brands. */
export async function vendasDaSalaSemComprador(registros: Registros): Promise<number> {
  const { total } = await registros.colecao(VENDAS_DA_SALA).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'situacao', valor: 'SEM_COMPRADOR' }],
    ...{ pagina: 1, porPagina: 1 },
  });
  return total;
}
