import type { UIFieldServerComponent } from 'payload';
import { fatosDaMarca, pendencias } from '../painel/pendencias.ts';
import type { Hotsite } from '../payload-types.ts';
import { ListaDePendencias } from './ListaDePendencias.tsx';

/** At the head of a brand's form: what is left to do, from the facts of this moment. */
export const Pendencias: UIFieldServerComponent = async ({ id, payload }) => {
  if (!id) return null;
  const marca = await payload.findByID({
    collection: 'hotsites',
    id: Number(id),
    depth: 0,
    disableErrors: true,
  });
  if (!marca) return null;
  return (
    <ListaDePendencias lista={pendencias(marca as Hotsite, await fatosDaMarca(payload, marca as Hotsite))} />
  );
};
