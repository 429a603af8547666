import type { TabsField } from 'payload';
import { aparencia } from './marca/aparencia.ts';
import { contato } from './marca/contato.ts';
import { identidade } from './marca/identidade.ts';
import { legal } from './marca/legal.ts';
import { metricas } from './marca/metricas.ts';
import { regras } from './marca/regras.ts';
import { tecnico } from './marca/tecnico.ts';

/** What the panel asks of a brand, tab by tab. */
export const abasDaMarca: TabsField['tabs'] = [
  identidade,
  aparencia,
  contato,
  legal,
  regras,
  metricas,
  tecnico,
];
