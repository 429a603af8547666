import { aceitarValor } from '@martelo/shared/json-recebido';
import type { CollectionConfig } from 'payload';
import { doCatalogo, recusaPeloPayload } from './recusa-do-painel.ts';

/**
 * A collection whose texts are accepted like all others that are sent: Payload reads a form with a file by itself, past our reader.
 * @throws APIError REQUISICAO_INVALIDA, as `aceitarValor`
 */
export const comTextosLimpos = (colecao: CollectionConfig): CollectionConfig => ({
  ...colecao,
  hooks: {
    ...colecao.hooks,
    beforeValidate: [({ data }) => aceito(data), ...(colecao.hooks?.beforeValidate ?? [])],
  },
});

function aceito<T>(data: T): T {
  try {
    return aceitarValor(data);
  } catch (erro) {
    const recusa = doCatalogo(erro);
    throw recusa ? recusaPeloPayload(recusa) : erro;
  }
}
