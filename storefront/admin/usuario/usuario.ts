import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { Usuario as DoMotor } from '@martelo/shared/usuario';
import type { Registro } from '../dados/tipos.ts';

export type Usuario = Registro & Omit<DoMotor, 'uid' | 'id'>;

export interface PropsDaAba {
  recurso: RecursoDescrito;
  usuario: Usuario;
  lerDeNovo: () => void;
}

/** Fields that have a part of their own on the screen. */
export const DAS_PLATAFORMAS: readonly string[] = ['plataformas', 'rotas'];
