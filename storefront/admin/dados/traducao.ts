import type { I18nProvider } from 'ra-core';
import { ADMIN } from '../../src/palavras/admin.ts';

/** What ra-core itself would say; our screens take their words from the catalogues by their types. */
const DE_RA: Record<string, string> = {
  'ra.action.undo': ADMIN.desfazer,
  'ra.message.error': ADMIN.telaQuebrou,
  'ra.notification.http_error': ADMIN.semConexao,
};

export const traducao: I18nProvider = {
  translate: (chave, opcoes) => DE_RA[chave] ?? opcoes?._ ?? chave,
  changeLocale: async () => {},
  getLocale: () => 'pt-BR',
};
