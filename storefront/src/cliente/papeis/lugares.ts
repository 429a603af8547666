import type { Endereco } from '@martelo/shared/cliente';
import type { CompraDetalhe } from '@martelo/shared/compra';
import type { Pagina } from '@martelo/shared/filtro';
import type { PatioPublico } from '@martelo/shared/patio';
import { temPapeis } from '@martelo/shared/pos-venda/papeis';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import { motor } from '../../sessao/sessao.ts';

/** Where papers may be sent, or fetched. */
export interface LugaresDosPapeis {
  /** The account's own address. */
  endereco: Endereco | null;
  patios: { uid: string; nome: string; onde: string }[];
}

const NENHUM: LugaresDosPapeis = { endereco: null, patios: [] };

/** Where papers may go: the account's own address, and the yards that the site shows. What is not answered is typed. */
export async function lugaresDosPapeis(
  compra: Pick<CompraDetalhe, 'itens' | 'situacao'>,
): Promise<LugaresDosPapeis> {
  if (desfeita(compra.situacao) || !compra.itens.some(temPapeis)) return NENHUM;
  const [conta, patios] = await Promise.all([
    motor<{ endereco: Endereco | null }>('/v1/cliente/endereco-entrega'),
    motor<Pagina<PatioPublico>>('/v1/patios/lista-site?porPagina=200'),
  ]);
  return {
    endereco: conta.tipo === 'ok' ? conta.corpo.endereco : null,
    patios:
      patios.tipo === 'ok'
        ? patios.corpo.itens.map(({ uid, nome, cidade, estadoUf, endereco }) => ({
            ...{ uid, nome, onde: `${endereco}, ${cidade}/${estadoUf}` },
          }))
        : [],
  };
}
