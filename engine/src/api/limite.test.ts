import { describe, expect, it } from 'vitest';
import { criarLimitador } from './limite.ts';

const montar = (ativo = true, chavesMaximas?: number) => {
  const tempo = { agora: 0 };
  const limitador = criarLimitador({
    capacidade: 2,
    reposicaoMs: 1_000,
    relogio: () => tempo.agora,
    ativo,
    ...(chavesMaximas === undefined ? {} : { chavesMaximas }),
  });
  return { tempo, limitador };
};
const recusa = (segundos: number) =>
  expect.objectContaining({ codigo: 'MUITAS_TENTATIVAS', detalhes: { aguardarSegundos: segundos } });

describe('rate limit', () => {
  it('lets a burst through, then refuses until time gives a try back', () => {
    const { tempo, limitador } = montar();
    limitador.consumir('a');
    limitador.consumir('a');
    expect(() => limitador.consumir('a')).toThrow(recusa(1));
    tempo.agora = 999;
    expect(() => limitador.consumir('a')).toThrow(recusa(1));
    tempo.agora = 1_000;
    limitador.consumir('a');
    expect(() => limitador.consumir('a')).toThrow(recusa(1));
  });

  it('counts each key on its own, and a refusal takes from none of them', () => {
    const { limitador } = montar();
    limitador.consumir('ip');
    limitador.consumir('ip');
    expect(() => limitador.consumir('ip', 'email')).toThrow(recusa(1));
    limitador.consumir('email');
    limitador.consumir('email');
  });

  it('a clock that goes back gives nothing away', () => {
    const { tempo, limitador } = montar();
    tempo.agora = 10_000;
    limitador.consumir('a');
    limitador.consumir('a');
    tempo.agora = 0;
    expect(() => limitador.consumir('a')).toThrow(recusa(1));
  });

  it('remembers a bounded number of keys, and lets everything through when lifted', () => {
    const { limitador } = montar(true, 10);
    limitador.consumir('antiga');
    limitador.consumir('antiga');
    for (let i = 0; i < 10; i++) limitador.consumir(`k${i}`);
    expect(() => limitador.consumir('antiga')).not.toThrow();
    limitador.consumir('k9');
    expect(() => limitador.consumir('k9')).toThrow(recusa(1));
    const { limitador: solto } = montar(false);
    for (let i = 0; i < 100; i++) solto.consumir('a');
  });
});
