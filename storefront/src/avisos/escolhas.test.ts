import type { PreferenciasDeAvisos } from '@martelo/shared/avisos/esquemas';
import { expect, it } from 'vitest';
import { alternar, mudancas } from './escolhas.ts';

const vista = {
  novidades: { aceito: false, texto: 'Quero', em: null },
  eventos: [
    {
      ...{ evento: 'superado', rotulo: 'Superado', grupo: 'lances', marketing: false },
      canais: [
        { canal: 'push', ligado: true, fixo: false },
        { canal: 'email', ligado: false, fixo: false },
      ],
    },
    {
      ...{ evento: 'vencedor', rotulo: 'Venci', grupo: 'lances', marketing: false },
      canais: [{ canal: 'email', ligado: true, fixo: true }],
    },
  ],
} satisfies Pick<PreferenciasDeAvisos, 'eventos' | 'novidades'>;

it('only what changed is sent, and nothing where it was turned back', () => {
  const uma = alternar(vista, 'superado', 'push');
  expect(mudancas(vista, uma)).toEqual({ escolhas: { superado: { push: false } } });
  expect(mudancas(vista, alternar(uma, 'superado', 'push'))).toBeNull();
  expect(mudancas(vista, { ...vista, novidades: { ...vista.novidades, aceito: true } })).toEqual({
    escolhas: {},
    novidades: true,
  });
});

it('what is always sent cannot be turned', () => {
  expect(mudancas(vista, alternar(vista, 'vencedor', 'email'))).toBeNull();
});
