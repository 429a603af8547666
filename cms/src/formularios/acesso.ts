import type { CollectionConfig } from 'payload';
import { acessoPorMarca } from '../acesso/regras.ts';

/**
 * What visitors sent is personal data: read, answered and erased by those who edit the brand, and by nobody else of the panel.
 * Only the site's own calls create it.
 */
export const acessoAosEnvios: CollectionConfig['access'] = {
  read: acessoPorMarca.update,
  create: () => false,
  update: acessoPorMarca.update,
  delete: acessoPorMarca.delete,
};
