'use client';

import { sobDemanda } from '../pecas/sob-demanda.tsx';

export const Simulador = sobDemanda(() => import('./Simulador.tsx').then((modulo) => modulo.Simulador));
