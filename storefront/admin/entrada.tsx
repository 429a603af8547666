import './estilo/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin } from './Admin.tsx';
import { aplicarTema } from './casca/aplicar-tema.ts';

aplicarTema();
createRoot(document.getElementById('admin')!).render(
  <StrictMode>
    <Admin />
  </StrictMode>,
);
