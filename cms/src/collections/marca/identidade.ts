import { ehDominio, recusaDoSubdominio } from '@martelo/shared/hotsite';
import type { NamedTab, Tab } from 'payload';

/** Who the brand is and where it answers. */
export const identidade: Exclude<Tab, NamedTab> = {
  label: 'Identidade',
  fields: [
    { name: 'nome', type: 'text', label: 'Nome', required: true, maxLength: 120 },
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      required: true,
      defaultValue: 'leilao',
      options: [
        { value: 'leilao', label: 'Leilão (lances e lotes)' },
        { value: 'loja', label: 'Loja (ofertas e anúncios)' },
      ],
      admin: { description: 'Decide as palavras do site inteiro e como se vende nele.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'subdominio',
          label: 'Subdomínio',
          type: 'text',
          required: true,
          unique: true,
          validate: (valor: unknown) => recusaDoSubdominio(String(valor ?? '')) ?? true,
          admin: {
            description: 'O primeiro nome do endereço na plataforma. Mudar quebra os links já divulgados.',
          },
        },
        {
          name: 'dominio',
          label: 'Domínio próprio',
          type: 'text',
          unique: true,
          index: true,
          validate: (valor: unknown) =>
            !valor || ehDominio(String(valor)) ? true : 'Escreva só o domínio, como leiloesmodelo.com.br.',
          hooks: {
            beforeValidate: [
              ({ value }) =>
                String(value ?? '')
                  .trim()
                  .toLowerCase()
                  .replace(/^www\./, '') || null,
            ],
          },
          admin: {
            description:
              'Sem https:// e sem www. Aponte-o para a plataforma no seu provedor de DNS; o site passa a responder nele e o subdomínio continua valendo.',
          },
        },
      ],
    },
    // Told by the maker alone: until everything of a new brand is there, the public sees no brand at all.
    { name: 'emPreparo', type: 'checkbox', defaultValue: false, admin: { disabled: true } },
  ],
};
