import type { TextareaField } from 'payload';

export const LIMITE_DO_SCRIPT = 20_000;

/** What raw script may be: its code alone. Anything that could close its tag, or hide the end of it, is refused. */
export const validarScript = (valor: unknown): true | string =>
  /<\/?script|<!--/i.test(String(valor ?? ''))
    ? 'Escreva só o código, sem as etiquetas <script> e sem comentários de HTML.'
    : true;

/** Raw script, as ADM writes it. What line ends a form sends must not decide whether the hash that lets it in matches. */
export const campoScript = (
  campo: Pick<TextareaField, 'name' | 'label' | 'access'>,
  admin: NonNullable<TextareaField['admin']>,
): TextareaField => ({
  ...campo,
  type: 'textarea',
  maxLength: LIMITE_DO_SCRIPT,
  validate: validarScript,
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)],
  },
  admin: { rows: 8, ...admin },
});
