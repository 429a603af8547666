import type { CollectionConfig } from 'payload';

const nunca = () => false;

/**
 * Publications to come, and their ends. A row keeps the content as it was when it was scheduled: what is edited afterwards does not
 * go out with it. `anterior` is what was live before, for the end to put back; null when nothing was.
 */
export const agendamentos: CollectionConfig = {
  slug: 'agendamentos',
  admin: { hidden: true },
  access: { read: nunca, create: nunca, update: nunca, delete: nunca },
  fields: [
    { name: 'pagina', type: 'relationship', relationTo: 'paginas', required: true, index: true },
    {
      name: 'estado',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'aguardando',
      options: ['aguardando', 'no-ar', 'encerrado', 'cancelado', 'falhou'],
    },
    { name: 'publicarEm', type: 'date', required: true },
    { name: 'despublicarEm', type: 'date' },
    { name: 'conteudo', type: 'json', required: true },
    { name: 'anterior', type: 'json' },
    /** The revision it went live as: another one live means somebody published meanwhile. */
    { name: 'revisaoNoAr', type: 'number' },
    { name: 'quem', type: 'relationship', relationTo: 'usuarios', required: true },
    { name: 'nome', type: 'text', required: true },
    { name: 'motivo', type: 'text' },
  ],
};
