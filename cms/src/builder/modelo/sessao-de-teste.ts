import { type Sessao, sessao } from '@martelo/shared/pagina';

/** A plain section for tests, with the defaults of the schema. */
export const sessaoDeTeste = (id: string, campos: Partial<Sessao> = {}): Sessao => ({
  ...sessao.parse({ id, elemento: 'texto', nome: `Seção ${id}` }),
  ...campos,
});
