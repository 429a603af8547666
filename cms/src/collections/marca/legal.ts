import { formatarCnpj, lerCnpj } from '@martelo/shared/documentos';
import type { NamedTab, Tab } from 'payload';

/** Who the brand is by law (Decreto 7.962/2013, art. 2): on every page of its site and on every paper. */
export const legal: Exclude<Tab, NamedTab> = {
  label: 'Dados legais',
  fields: [
    {
      name: 'legal',
      type: 'group',
      label: 'Empresa responsável',
      admin: {
        description:
          'O Decreto 7.962/2013 pede nome, CNPJ, endereço e contato em destaque no site. Aparecem no rodapé de todas as páginas, na página de cada lote e nos documentos impressos. Vazio: nada é mostrado no lugar.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'razaoSocial',
              label: 'Razão social',
              type: 'text',
              minLength: 2,
              maxLength: 150,
              validate: (valor: unknown, { siblingData }: { siblingData: unknown }) =>
                doisOuNenhum(valor, (siblingData as { cnpj?: string | null }).cnpj) ??
                (valor && String(valor).trim().length < 2 ? 'Escreva a razão social inteira.' : true),
            },
            {
              name: 'cnpj',
              label: 'CNPJ',
              type: 'text',
              maxLength: 18,
              hooks: { beforeValidate: [({ value }) => comoSeEscreve(value)] },
              validate: (valor: unknown, { siblingData }: { siblingData: unknown }) =>
                doisOuNenhum(valor, (siblingData as { razaoSocial?: string | null }).razaoSocial) ??
                (!valor || lerCnpj(String(valor)) !== null
                  ? true
                  : 'CNPJ inválido: confira os algarismos e as letras.'),
              admin: {
                description: 'Só com algarismos ou com letras, como os emitidos desde julho de 2026.',
              },
            },
          ],
        },
        { name: 'endereco', label: 'Endereço da sede', type: 'text', maxLength: 300 },
        {
          type: 'row',
          fields: [
            { name: 'telefone', label: 'Telefone de atendimento', type: 'text', maxLength: 30 },
            { name: 'email', label: 'E-mail de atendimento', type: 'email' },
          ],
        },
      ],
    },
  ],
};

/** A company is named by both: one without the other is shown nowhere. Null when they agree. */
function doisOuNenhum(este: unknown, outro: unknown): string | null {
  const vazio = (valor: unknown) => !String(valor ?? '').trim();
  return vazio(este) && !vazio(outro)
    ? 'Razão social e CNPJ andam juntos: preencha os dois ou nenhum.'
    : null;
}

/** As people write it; what cannot be read stays as it came, to be refused. */
function comoSeEscreve(valor: unknown): string | null {
  const dito = String(valor ?? '').trim();
  return dito === '' ? null : formatarCnpj(dito);
}
