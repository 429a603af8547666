import { uuidv7 } from '@martelo/shared/identificador';
import type { Field } from 'payload';

/** The identifier other services know a row by; given once. */
export const campoUid: Field = {
  name: 'uid',
  type: 'text',
  required: true,
  unique: true,
  defaultValue: () => uuidv7(),
  admin: { readOnly: true, position: 'sidebar' },
};
