'use client';

import { sobDemanda } from '../sob-demanda.tsx';

export const MapaVivo = sobDemanda(() => import('./MapaVivo.tsx').then((modulo) => modulo.MapaVivo));
