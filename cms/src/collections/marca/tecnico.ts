import type { Field, NamedTab, Tab } from 'payload';

/** Addresses and keys: what the technical staff fills in once. */
export const tecnico: Exclude<Tab, NamedTab> = {
  label: 'Endereços e DNS',
  fields: [
    {
      name: 'enderecos',
      label: 'Endereços por ambiente',
      labels: { singular: 'Ambiente', plural: 'Ambientes' },
      type: 'array',
      maxRows: 3,
      admin: { description: 'Onde o site e a API desta marca respondem. Vazio: os da própria plataforma.' },
      validate: (linhas: unknown) => {
        const nomes = ((linhas ?? []) as { ambiente: string }[]).map(({ ambiente }) => ambiente);
        return new Set(nomes).size === nomes.length ? true : 'Cada ambiente aparece uma vez só.';
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'ambiente',
              label: 'Ambiente',
              type: 'select',
              required: true,
              options: [
                { value: 'producao', label: 'Produção' },
                { value: 'homologacao', label: 'Homologação' },
                { value: 'desenvolvimento', label: 'Desenvolvimento' },
              ],
            },
            endereco('siteUrl', 'Site'),
            endereco('apiUrl', 'API'),
          ],
        },
      ],
    },
    {
      name: 'credenciaisDns',
      type: 'ui',
      admin: { components: { Field: '/marca/CredenciaisDns.tsx#CredenciaisDns' } },
    },
    // Sealed; written by its own call (segredos/endpoints.ts) and never read back by anyone.
    {
      name: 'dnsCifrado',
      type: 'text',
      hidden: true,
      access: { read: () => false, create: () => false, update: () => false },
    },
    {
      name: 'dnsDefinidaEm',
      type: 'date',
      access: { create: () => false, update: () => false },
      admin: { disabled: true },
    },
    {
      name: 'dnsDefinidaPor',
      type: 'text',
      access: { create: () => false, update: () => false },
      admin: { disabled: true },
    },
  ],
};

function endereco(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 300,
    validate: (valor: unknown) =>
      !valor || (typeof valor === 'string' && URL.canParse(valor) && /^https?:/.test(valor))
        ? true
        : 'Use um endereço completo, começando com https://',
  };
}
