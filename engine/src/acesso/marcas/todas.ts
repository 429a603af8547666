import { ErroMartelo } from '@martelo/shared/erros';
import type { Acesso } from '../../records/records.ts';
import type { Hotsites } from './hotsites.ts';

/** What is done on every brand at once is done by who works on every one. @throws ErroMartelo SEM_PERMISSAO */
export const exigirTodasAsMarcas =
  (hotsites: Pick<Hotsites, 'todos'>) =>
  (acesso: Acesso): void => {
    if (acesso.tipo === 'sistema') return;
    const suas = acesso.tipo === 'interno' ? acesso.hotsites : [];
    if (hotsites.todos().every(({ id }) => suas.includes(id))) return;
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Interno - ADM de todas as marcas' });
  };
