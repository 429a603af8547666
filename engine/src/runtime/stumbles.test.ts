import { canonico } from '@martelo/shared/canonico';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legivel } from '../auction/mesa.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import { verificarCadeia } from '../log/encadear.ts';
import { MemoryLog, type Percalco } from '../log/memoria.ts';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { assentar } from './simulated-environment.ts';
import { Bancada, LEILAO, loteUid, nucleo } from './test-bench.ts';

const OUTRO = LEILAO.replace('a001', 'a002');

const passo = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      tipo: fc.constant('lance' as const),
      quem: fc.nat(3),
      lote: fc.nat(1),
      mais: fc.nat(6),
      automatico: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ tipo: fc.constant('repetir' as const), qual: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ tipo: fc.constant('passar' as const), ms: fc.constantFrom(1, 60, 400, 120_000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('loja' as const),
      modo: fc.constantFrom('boa', 'cheia', 'talvez-sim', 'talvez-nao', 'lenta', 'muda'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant('reiniciar' as const) }) },
);

interface Pergunta {
  comandoId: string;
  quem: string;
  reais: number;
  opcoes: { modo: 'MANUAL' | 'AUTOMATICO'; lote: number; leiUid: string };
  resposta: Promise<string>;
}

describe('whatever the store does, in any order', () => {
  it('an answer is in the log, INDISPONIVEL is not, RESULTADO_INCERTO says nothing, nothing is decided twice, and the state is the fold of the log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 5, maxLength: 60 }), async (passos) => {
        const log = new MemoryLog();
        const mesa = new Bancada(log);
        await mesa.ligar();
        await mesa.abrirLeilao([{ fimEm: 600_000 }]);
        await mesa.abrirLeilao([{ fimEm: 300_000 }], OUTRO);
        const perguntas: Pergunta[] = [];
        const abandonadas = new Set<Pergunta>();
        const perguntar = (pergunta: Omit<Pergunta, 'resposta'>) => {
          const { quem, reais, opcoes, comandoId } = pergunta;
          const resposta = mesa
            .lance(quem, reais, { ...opcoes, comandoId })
            .then(canonico, (erro: { codigo: string }) => erro.codigo);
          perguntas.push({ ...pergunta, resposta });
        };

        for (const um of passos) {
          switch (um.tipo) {
            case 'lance':
              perguntar({
                comandoId: `c${perguntas.length}`,
                quem: `cli${um.quem}`,
                reais: 500 + 50 * (um.mais + Math.floor(perguntas.length / 2)),
                opcoes: {
                  modo: um.automatico ? 'AUTOMATICO' : 'MANUAL',
                  ...(um.lote === 0 ? { lote: 1, leiUid: LEILAO } : { lote: 101, leiUid: OUTRO }),
                },
              });
              break;
            case 'repetir': {
              const qual = perguntas[um.qual % Math.max(1, perguntas.length)];
              if (qual) perguntar(qual);
              break;
            }
            case 'passar':
              await mesa.ambiente.passar(um.ms);
              break;
            case 'loja':
              await assentar(2);
              estragar(log, mesa, um.modo);
              break;
            case 'reiniciar': {
              // What had no answer never gets one; it may or may not be in the log.
              for (const pergunta of perguntas) if (!(await respondida(pergunta))) abandonadas.add(pergunta);
              estragar(log, mesa, 'boa');
              const parada = mesa.motor.parar();
              await mesa.ambiente.passar(4_000);
              await parada;
              await mesa.ligar();
            }
          }
        }
        estragar(log, mesa, 'boa');
        await mesa.ambiente.passar(60_000);
        await conferir(log, mesa, perguntas, abandonadas);
      }),
      { numRuns: 100 },
    );
  });
});

async function conferir(
  log: MemoryLog,
  mesa: Bancada,
  todas: Pergunta[],
  abandonadas: Set<Pergunta>,
): Promise<void> {
  const perguntas = todas.filter((pergunta) => !abandonadas.has(pergunta));
  const decididos = new Map<string, string>();
  for (const leiUid of [LEILAO, OUTRO]) {
    expect(await verificarCadeia(log, `leilao:${leiUid}`)).toMatchObject({ ok: true });
    let dobrado: Estado | null = null;
    for await (const commit of log.read(`leilao:${leiUid}`)) {
      for (const evento of commit.events) {
        dobrado = nucleo.evolve(dobrado, evento);
        if (evento.tipo !== 'ComandoDecidido/1' || evento.comando.autor === 'equipe') continue;
        const nome = `${leiUid}/${evento.comando.autor}/${evento.comando.comandoId}`;
        expect(decididos.has(nome)).toBe(false);
        decididos.set(nome, '');
      }
    }
    for (const nome of decididos.keys()) {
      const decidido = nome.startsWith(leiUid) && dobrado?.comandos.get(nome.slice(leiUid.length + 1));
      if (!decidido) continue;
      const { resposta } = decidido;
      decididos.set(nome, resposta.ok ? canonico(resposta.valor) : resposta.codigo);
    }
    expect(legivel(await mesa.motor.estado(leiUid))).toEqual(legivel(dobrado));
  }
  for (const { quem, comandoId, opcoes, resposta } of perguntas) {
    const decisao = decididos.get(`${opcoes.leiUid}/${quem}/${comandoId}`);
    const dita = await resposta;
    if (dita === 'RESULTADO_INCERTO') continue;
    if (dita !== 'INDISPONIVEL') expect(dita).toBe(decisao);
    // Asked more than once, another time may have got through.
    else if (todas.filter((outra) => outra.comandoId === comandoId).length === 1)
      expect(decisao).toBeUndefined();
  }
  expect(mesa.motor.leilaoDoLote(loteUid(1))).toBe(LEILAO);
}

function estragar(log: MemoryLog, { ambiente }: Bancada, modo: string): void {
  log.semLeitura = modo === 'muda' ? new StoreUnavailable('down') : null;
  const percalcos: Record<string, () => Percalco | null> = {
    boa: () => null,
    cheia: () => ({ erro: new StoreUnavailable('full') }),
    'talvez-sim': () => ({ erro: new UnknownOutcome('timeout'), gravaMesmoAssim: true }),
    'talvez-nao': () => ({ erro: new UnknownOutcome('timeout') }),
    lenta: () => ({ espera: new Promise<void>((resolve) => ambiente.daquiA(50, resolve)) }),
    muda: () => ({ erro: new UnknownOutcome('timeout'), gravaMesmoAssim: true }),
  };
  log.percalco = percalcos[modo]!;
}

async function respondida({ resposta }: Pergunta): Promise<boolean> {
  const nada = Symbol();
  await assentar(2);
  return (await Promise.race([resposta, Promise.resolve(nada)])) !== nada;
}
