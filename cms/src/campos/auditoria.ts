import type { CollectionBeforeChangeHook, Field } from 'payload';

const campo = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar' },
});

/** Who made and who last changed a row; when is Payload's own createdAt and updatedAt. */
export const camposAuditoria: Field[] = [
  campo('criadoPor', 'Criado por'),
  campo('alteradoPor', 'Alterado por'),
];

/** Stamps by hook, so that no route can forget or forge it. */
export const carimbarAuditoria: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const quem = (req.user as { email?: string } | null)?.email ?? 'sistema';
  return {
    ...data,
    criadoPor: operation === 'create' ? quem : (originalDoc?.criadoPor ?? quem),
    alteradoPor: quem,
  };
};
