'use client';

import { sobDemanda } from '../pecas/sob-demanda.tsx';

export const NaMesa = sobDemanda(() => import('./NaMesa.tsx').then((modulo) => modulo.NaMesa));
