'use client';

import { sobDemanda } from '../pecas/sob-demanda.tsx';

export const Ampliador = sobDemanda(() => import('./Ampliador.tsx').then((modulo) => modulo.Ampliador));
