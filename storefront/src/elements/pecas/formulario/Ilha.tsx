'use client';

import { sobDemanda } from '../sob-demanda.tsx';

export const FormularioVivo = sobDemanda(() =>
  import('./FormularioVivo.tsx').then((modulo) => modulo.FormularioVivo),
);
