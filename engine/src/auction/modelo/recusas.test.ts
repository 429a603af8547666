import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Mesa } from '../mesa.ts';
import { ComandosDecididos } from './decididos.ts';
import { chaveDoComando, digestoDoComando, respostaRepetida } from './idempotencia.ts';
import { Recusas } from './recusas.ts';
import type { Decidido } from './resposta.ts';

const recusa = (proximoLance: number): Decidido['resposta'] => ({
  ok: false,
  codigo: 'ABAIXO_DO_MINIMO',
  detalhes: { proximoLance },
});

describe('refused commands (rule 10)', () => {
  it('are each answered as they were, and no other is taken for one of them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 200 }),
        fc.array(fc.string()),
        (chaves, outras) => {
          let recusas = new Recusas();
          for (const [i, chave] of chaves.entries()) {
            recusas.set(chave, { digesto: `${'0'.repeat(6)}ab${'f'.repeat(56)}`, resposta: recusa(i % 7) });
            if (i === 50) recusas = new Recusas(recusas.gravar());
          }
          expect(recusas.size).toBe(chaves.length);
          for (const [i, chave] of chaves.entries())
            expect(recusas.get(chave)).toEqual({ digesto: '000000ab', resposta: recusa(i % 7) });
          for (const outra of outras) if (!chaves.includes(outra)) expect(recusas.get(outra)).toBeUndefined();
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are remembered in at most 54 bytes each, however many', () => {
    const decididos = new ComandosDecididos();
    for (let i = 0; i < 100_000; i++) {
      const chave = chaveDoComando({ autor: 'a', comandoId: String(i) });
      decididos.set(chave, {
        digesto: digestoDoComando({ pedido: { tipo: 'terminar-leilao' } }),
        resposta: recusa(i % 100),
      });
    }
    expect([decididos.size, [...decididos]]).toEqual([100_000, []]);
    expect(decididos.recusas.bytes / decididos.recusas.size).toBeLessThanOrEqual(54);
    expect(decididos.recusas.gravar().respostas).toHaveLength(100);
  });

  it('a bid that was refused is refused alike when it comes again, and with other content as one in conflict', () => {
    const mesa = new Mesa();
    const pedir = (valor: number) =>
      mesa.mandar(
        {
          ...{ tipo: 'dar-lance', lelUid: mesa.lote().uid, modo: 'MANUAL', valor },
          participante: { uid: 'ana', apelido: 'apelido-ana', cidade: 'São Paulo/SP' },
        },
        20,
        'ana',
        'o-mesmo',
      );
    const antes = pedir(100);
    expect(antes).toMatchObject({ ok: false, codigo: 'ABAIXO_DO_MINIMO' });
    mesa.lance('bia', 'MANUAL', 1_000);
    expect(pedir(100)).toEqual(antes);
    expect(pedir(200)).toMatchObject({ codigo: 'COMANDO_CONFLITANTE' });
    const pedido = { tipo: 'terminar-leilao' } as const;
    expect(respostaRepetida(mesa.estado, { autor: 'ana', comandoId: 'outro', pedido })).toBeNull();
  });
});
