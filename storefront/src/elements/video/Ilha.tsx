'use client';

import { sobDemanda } from '../pecas/sob-demanda.tsx';

export const Janela = sobDemanda(() => import('./Janela.tsx').then((modulo) => modulo.Janela));
