import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { criarMudarRegistro, type PedidoDeMudanca } from '../../api/recurso/mudar-registro.ts';
import { ESTADIAS, type Estadia } from '../../casa/estadia.ts';
import type { Registro, Registros } from '../../records/records.ts';

/** Changes a stay besides its own acts, with all that follows from it kept by the same write. */
export type GravarEstadia = (
  pedido: Omit<PedidoDeMudanca, 'revisao'>,
  uid: string,
  mudanca: (antes: Estadia) => Estadia | Promise<Estadia>,
) => Promise<Registro<Estadia>>;

const COMANDOS_LEMBRADOS = 200;

export function criarGravarEstadia(deps: {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}): GravarEstadia {
  const mudar = criarMudarRegistro(ESTADIAS as never, deps, COMANDOS_LEMBRADOS) as unknown as ReturnType<
    typeof criarMudarRegistro<Estadia>
  >;
  return async (pedido, uid, mudanca) => (await mudar(pedido, uid, mudanca)).registro;
}
