import type { Field, TextField } from 'payload';
import { campoInstante } from '../campos/data.ts';

/** As it was sent: nobody edits it afterwards. */
const enviado = { update: () => false };

export const campoEnviado = (
  name: string,
  label: string,
  mais: Partial<Pick<TextField, 'required' | 'index' | 'maxLength'>> = {},
): Field => ({ name, label, type: 'text', ...mais, access: enviado, admin: { readOnly: true } });

/** What was agreed to, in the words that were on the screen, and when; from where it came. */
export const camposDoEnvio: Field[] = [
  {
    name: 'consentimento',
    label: 'Consentimento',
    type: 'group',
    access: enviado,
    fields: [
      { name: 'texto', label: 'Texto aceito', type: 'textarea', required: true, admin: { readOnly: true } },
      {
        type: 'row',
        fields: [
          { name: 'versao', label: 'Versão', type: 'text', required: true, admin: { readOnly: true } },
          { ...campoInstante('em', 'Aceito em', { readOnly: true }), required: true },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      campoEnviado('pagina', 'Página', { maxLength: 500 }),
      campoEnviado('origem', 'Origem', { maxLength: 300 }),
    ],
  },
];
