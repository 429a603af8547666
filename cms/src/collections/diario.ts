import type { CollectionConfig } from 'payload';

const nunca = () => false;

/**
 * What was accepted on each page, one row a revision: who, when, and the patches. It tells a retry from a new save, lets a stale
 * save be merged, and shows the others what happened. Only the builder's own calls read and write it, and only the newest stay.
 */
export const diario: CollectionConfig = {
  slug: 'diario',
  admin: { hidden: true },
  access: { read: nunca, create: nunca, update: nunca, delete: nunca },
  indexes: [{ fields: ['pagina', 'revisao'], unique: true }],
  fields: [
    { name: 'pagina', type: 'relationship', relationTo: 'paginas', required: true },
    { name: 'revisao', type: 'number', required: true },
    /** Made by the editor's browser: the same one twice is the same save. */
    { name: 'lote', type: 'text', required: true },
    { name: 'janela', type: 'text' },
    { name: 'quem', type: 'text', required: true },
    { name: 'nome', type: 'text', required: true },
    { name: 'acao', type: 'text' },
    { name: 'onde', type: 'text' },
    { name: 'publicada', type: 'checkbox', required: true, defaultValue: false },
    { name: 'remendos', type: 'json', required: true },
  ],
};
