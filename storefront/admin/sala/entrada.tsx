import '../estilo/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { aplicarTema } from '../casca/aplicar-tema.ts';
import { Sala } from './Sala.tsx';

aplicarTema();
createRoot(document.getElementById('admin')!).render(
  <StrictMode>
    <Sala />
  </StrictMode>,
);
