import { passoDo, SITUACOES_REMOCAO } from '@martelo/shared/remocoes/remocao';
import { expect, it } from 'vitest';
import { TRANSPORTADORA } from '../palavras/transportadora.ts';
import { proximoAto } from './proximo.ts';

const CODIGOS = ['S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', 'S12', 'S13', 'S14'] as const;
/** What the table lets a carrier’s people, or who drives, tell of a removal that stands there. */
const podem = (
  papel: 'Externo - Transportadora' | 'Externo - Motorista',
  situacao: (typeof SITUACOES_REMOCAO)[number],
) => CODIGOS.filter((um) => passoDo(um)!.deFora.includes(papel) && passoDo(um)!.de.includes(situacao));

it('is the one act that takes the removal on; what is for when something is otherwise stands beside it', () => {
  expect(proximoAto(podem('Externo - Transportadora', 'DESIGNADA'))).toEqual({
    proximo: 'S06',
    outros: ['S05', 'S13'],
  });
  expect(proximoAto(podem('Externo - Motorista', 'EM_COLETA'))).toEqual({
    proximo: 'S11',
    outros: ['S10', 'S13'],
  });
  expect(proximoAto(podem('Externo - Transportadora', 'FRUSTRADA'))).toEqual({
    proximo: null,
    outros: ['S07', 'S13'],
  });
  expect(proximoAto([])).toEqual({ proximo: null, outros: [] });
});

it('has words for every act that somebody outside may be offered', () => {
  for (const situacao of SITUACOES_REMOCAO)
    for (const papel of ['Externo - Transportadora', 'Externo - Motorista'] as const) {
      const { proximo, outros } = proximoAto(podem(papel, situacao));
      for (const um of [...(proximo ? [proximo] : []), ...outros])
        expect(TRANSPORTADORA.atos[um], um).toMatch(/\w/);
    }
});
