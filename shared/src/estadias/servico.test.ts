import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EvidenciasDoServico,
  evidenciaQueFalta,
  PARTES_DO_SERVICO,
  TIPOS_DE_SERVICO,
} from './servico.ts';

const NADA: EvidenciasDoServico = {
  ...{ fotos: [], url: null, observacao: ' ', vistoriado: false, saiu: false, compareceu: false },
};
const TUDO: EvidenciasDoServico = {
  fotos: PARTES_DO_SERVICO.map((parte) => ({ parte })),
  ...{
    url: 'https://v.exemplo/1',
    observacao: 'Sem vazamentos.',
    vistoriado: true,
    saiu: true,
    compareceu: true,
  },
};
const evidencias = fc.record({
  fotos: fc.array(fc.record({ parte: fc.constantFrom(...PARTES_DO_SERVICO) }), { maxLength: 3 }),
  url: fc.option(fc.constant('https://v.exemplo/1')),
  observacao: fc.constantFrom('', '  ', 'Feito.'),
  ...{ vistoriado: fc.boolean(), saiu: fc.boolean(), compareceu: fc.boolean() },
});

describe('what proves a service', () => {
  it.each(TIPOS_DE_SERVICO)('%s: nothing is not enough, everything is', (tipo) => {
    expect(evidenciaQueFalta(tipo, NADA)).toMatch(/\w/);
    expect(evidenciaQueFalta(tipo, TUDO)).toBeNull();
  });

  it('more of it never makes it less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_DE_SERVICO), evidencias, evidencias, (tipo, um, outro) => {
        const juntos = {
          fotos: [...um.fotos, ...outro.fotos],
          url: um.url ?? outro.url,
          observacao: um.observacao + outro.observacao,
          vistoriado: um.vistoriado || outro.vistoriado,
          ...{ saiu: um.saiu || outro.saiu, compareceu: um.compareceu || outro.compareceu },
        };
        if (evidenciaQueFalta(tipo, um) === null) expect(evidenciaQueFalta(tipo, juntos)).toBeNull();
      }),
    );
  });
});
