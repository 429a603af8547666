'use client';

import estilo from '../Mapa.module.css';
import { sobDemanda } from '../sob-demanda.tsx';

export const MapaVivo = sobDemanda(
  () => import('./MapaVivo.tsx').then((modulo) => modulo.MapaVivo),
  <div className={estilo.mapa} />,
);
