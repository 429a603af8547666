import { recadoProntoEscrita } from '@martelo/shared/recado-do-pregao';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

const QUEM_CUIDA = ['Interno - ADM', 'Interno - Leiloeiro', 'Interno - Leilão'] as const;

/** What the house prepared to be told to a room (L8): one key at the console, of one auction or of all of the brand. */
export const RECADOS_PRONTOS = recurso({
  nome: 'recadoPronto',
  colecao: 'recadosProntos',
  caminho: '/v1/recados-prontos',
  rotulo: { um: 'Recado pronto', varios: 'Recados prontos' },
  modulo: 'leilao',
  escrita: recadoProntoEscrita,
  marca: 'hotsiteId',
  papeis: { le: QUEM_CUIDA, escreve: QUEM_CUIDA },
  campos: { texto: { rotulo: 'Recado', busca: true }, leiUid: { rotulo: 'Leilão' } },
  unicos: [['leiUid', 'texto']],
  async confere({ acesso, antes, depois }, { localizador }: ServicosDaCasa) {
    const { leiUid = null } = depois;
    if (leiUid !== null && leiUid !== antes?.leiUid) await localizador.vistaDoLeilao(acesso, leiUid);
  },
});
