import type { Cliente as DoMotor } from '@martelo/shared/cliente';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_CLIENTE_POR_MODO } from '../../src/palavras/admin-cliente.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';

/** A client as the engine shows one to the house: what a role does not see is not there. */
export type Cliente = Registro &
  Omit<DoMotor, 'uid' | 'id'> & {
    camposTravados?: string[];
    autores?: Record<string, string>;
  };

export interface PropsDaAba {
  recurso: RecursoDescrito;
  cliente: Cliente;
  /** Whether masked fields are shown whole, which is written into the history. */
  inteiros: boolean;
  pedirInteiros: () => void;
  lerDeNovo: () => void;
}

/** Of who looks at this client: exactly what names them. */
export const doCliente = ({ uid }: Cliente) => ({ tipo: 'exata', campo: 'cliUid', valor: uid }) as const;

/** What the screen says otherwise where the brand is a store. */
export const usePalavrasDoModo = () => ADMIN_CLIENTE_POR_MODO[useCasa().configuracao.marca.tipo];
