import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { texto } from '@martelo/shared/texto';
import { z } from 'zod';
import { recurso } from '../../../engine/src/api/recurso/recurso.ts';

/** A simple kind as anybody would add one, with words and choices: it is put beside the others, used, and taken away again. */
export const FERRAMENTAS = recurso({
  nome: 'ferramenta',
  caminho: '/v1/ferramentas',
  modulo: 'patios',
  rotulo: { um: 'Ferramenta', varios: 'Ferramentas' },
  escrita: z.strictObject({
    nome: texto(60).min(2),
    uso: texto(200).optional(),
    situacao: z.enum(['BOA', 'QUEBRADA']).default('BOA'),
  }),
  marca: 'hotsiteId',
  papeis: { le: PAPEIS_INTERNOS, escreve: ['Interno - ADM', 'Interno - Pátio'] },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    uso: { rotulo: 'Uso', semArvore: true },
    situacao: { rotulo: 'Situação' },
  },
  valores: { situacao: { BOA: 'Boa', QUEBRADA: 'Quebrada' } },
  unicos: [['nome']],
});
