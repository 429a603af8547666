import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

/** The arrows as the published document has them: `de para`. */
const DOCUMENTO = readFileSync(
  fileURLToPath(new URL('../../docs/estados.md', import.meta.url)),
  'utf8',
).split('\n## Auctions')[0]!;
const SETAS = new Set(
  [...DOCUMENTO.matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+):/gm)].map(([, de, para]) => `${de} ${para}`),
);
const SITUACOES = [...new Set([...SETAS].flatMap((seta) => seta.split(' ')))];
const ACOES = [
  ...['abrir-lote', 'dou-lhe-uma', 'dou-lhe-duas', 'vender', 'condicional', 'nao-arrematar', 'repasse'],
  ...['pausar', 'retomar', 'desfazer', 'lance-presencial', 'incremento'],
];

/** Numbers below 1 that come again the same: xorshift. */
function sorteador(semente: number): () => number {
  let estado = semente;
  return () => {
    estado ^= estado << 13;
    estado ^= estado >>> 17;
    estado ^= estado << 5;
    return (estado >>> 0) / 2 ** 32;
  };
}

describe('situations', () => {
  it.for([20_261_121, 7])(
    'change along the published table alone, whatever is called (seed %i)',
    async (semente) => {
      const sorte = sorteador(semente);
      const um = <T>(lista: readonly T[]): T => lista[Math.floor(sorte() * lista.length)]!;
      const vivo = { tipo: 'Carro', valor: { minimo: 100_000, incremento: 10_000 }, finalizacaoManual: true };
      const { uid: leiUid, lotes } = await engine.leilao({}, [
        ...Array.from({ length: 9 }, (_, i) => ({
          ...vivo,
          nome: `Lote ${i + 1}`,
          ...(i % 2 ? { valorComitente: 300_000 } : {}),
        })),
        { ...vivo, nome: 'Com horário', finalizacaoManual: false, dataFim: daqui(600) },
      ]);
      const socket: Socket = engine.socket(await engine.entrar('adm'));
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      const conectado: Json = await socket.emitWithAck('conectar-leiloeiro', { leiUid });
      const apelidos: Json[] = conectado.apelidos;
      let seq: number = conectado.seq;

      const passos = [
        async () => {
          const token = await engine.entrar(um(['adm', 'acerto', 'leiloeiro', 'cliente1']));
          const corpo = { situacao: um(SITUACOES), motivo: 'passeio' };
          return (await engine.pedir('PUT', `/v1/lotes/${um(lotes)}/situacao`, { token, corpo })).status;
        },
        async () => {
          const preco = (await engine.lote(um(lotes))).valorAtual ?? 90_000;
          const valor = preco + 10_000 * Math.ceil(sorte() * 5);
          return (
            await engine.lance(um(lotes), um(['cliente1', 'cliente2']), um(['MANUAL', 'AUTOMATICO']), valor)
          ).status;
        },
        async () => {
          const token = await engine.entrar('adm');
          const corpo = { situacao: um(['PRONTO', 'AO_VIVO', 'CRIADO']) };
          return (await engine.pedir('PUT', `/v1/leiloes/${leiUid}/situacao`, { token, corpo })).status;
        },
        ...Array.from({ length: 5 }, () => async () => {
          const alvo = sorte() < 0.3 ? { lelUid: um(lotes) } : {};
          const valor = 50_000 * Math.ceil(sorte() * 8);
          const pedido = {
            leiUid,
            acao: um(ACOES),
            comandoId: randomUUID(),
            seq,
            apelidoUid: um(apelidos).uid,
            valor,
          };
          const { ok, erro, ...estado }: Json = await socket.emitWithAck('leiloeiro-acao', {
            ...pedido,
            ...alvo,
          });
          seq = (ok ? estado : erro.estado)?.seq ?? seq;
          return ok ? 200 : erro.statusCode;
        }),
      ];
      for (let i = 0; i < 300; i++) expect([200, 201, 403, 409, 422]).toContain(await um(passos)());
      socket.disconnect();

      let mudancas = 0;
      for (const lelUid of lotes) {
        const { eventos } = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
        const situacoes = eventos.flatMap(({ publico }: Json) => publico.situacao ?? []);
        for (const [i, situacao] of situacoes.entries()) {
          if (i === 0) continue;
          mudancas += 1;
          expect(SETAS).toContain(`${situacoes[i - 1]} ${situacao}`);
        }
      }
      // A walk that goes nowhere shows nothing.
      expect(mudancas).toBeGreaterThan(10);
    },
  );
});
