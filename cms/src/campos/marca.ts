import type { Field } from 'payload';

/** The brand a row belongs to: what tenancy is decided on. */
export const campoMarca: Field = {
  name: 'hotsite',
  label: 'Marca',
  type: 'relationship',
  relationTo: 'hotsites',
  required: true,
  index: true,
  admin: { allowCreate: false, position: 'sidebar' },
};
