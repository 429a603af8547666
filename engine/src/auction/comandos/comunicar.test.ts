import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { estadoPublico } from '../leituras/publico.ts';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';
import { COMUNICADOS_POR_LOTE } from './comunicar.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
  mesa.agir('abrir-lote');
});
const comunicar = (texto: string, mudaDescricao = false, segundo = 30) =>
  mesa.leiloeiro({ acao: 'comunicar', texto, mudaDescricao }, segundo);
const pedir = (cliUid: string, segundo = 40) =>
  mesa.mandar({ tipo: 'pedir-retirada', lelUid: loteUid(1), cliUid }, segundo, cliUid);
const mostrados = () => (estadoPublico(mesa.estado!, loteUid(1)).comunicados ?? []).map(({ texto }) => texto);

describe('announcements about the lot on the block (L7)', () => {
  it('are in its ledger and in what anyone sees, until they are dismissed; the ledger keeps them', () => {
    comunicar('Sem chave reserva');
    const { uid } = mesa.lote().comunicados[0]!;
    comunicar('Chegou agora');
    expect(mostrados()).toEqual(['Sem chave reserva', 'Chegou agora']);
    mesa.leiloeiro({ acao: 'retirar-comunicado', uid }, 31);
    expect(mostrados()).toEqual(['Chegou agora']);
    expect(mesa.leiloeiro({ acao: 'retirar-comunicado', uid }, 32)).toMatchObject({
      codigo: 'COMUNICADO_NAO_ENCONTRADO',
    });
    expect(mesa.publicos().slice(-3)).toMatchObject([
      { tipo: 'Comunicado', comunicado: uid, texto: 'Sem chave reserva', mudaDescricao: false },
      { tipo: 'Comunicado', texto: 'Chegou agora' },
      { tipo: 'ComunicadoRetirado', comunicado: uid },
    ]);
  });

  it('are a few at a time, of a lot that takes bids, and no act that is taken back', () => {
    for (let n = 0; n < COMUNICADOS_POR_LOTE; n += 1) expect(comunicar(`Aviso ${n}`).ok).toBe(true);
    expect(comunicar('Mais um')).toMatchObject({ codigo: 'COMUNICADOS_DEMAIS', detalhes: { maximo: 5 } });
    expect(mesa.agir('desfazer')).toMatchObject({ valor: { desfeito: 'abrir-lote' } });
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    expect(comunicar('Tarde')).toMatchObject({ codigo: 'ENCERRADO' });
    expect(mesa.leiloeiro({ acao: 'retirar-comunicado', uid: mesa.lote().comunicados[0]!.uid }, 50).ok).toBe(
      true,
    );
  });

  it('that change the lot let who leads by an earlier bid ask to be let off, once; nothing moves by that', () => {
    mesa.lance('A', 'MANUAL', 1_000);
    expect(pedir('A')).toMatchObject({ codigo: 'RETIRADA_NAO_CABE' });
    comunicar('Só um aviso');
    expect(pedir('A')).toMatchObject({ codigo: 'RETIRADA_NAO_CABE' });
    comunicar('O motor não é o original', true);
    expect(pedir('B')).toMatchObject({ codigo: 'RETIRADA_NAO_CABE' });
    const antes = mesa.publicos().length;
    const primeira = pedir('A');
    expect(primeira).toMatchObject({ ok: true, valor: { lance: mesa.lote().lideranca!.lance } });
    expect(pedir('A', 45)).toEqual(primeira);
    expect([mesa.placar(), mesa.publicos().length, mesa.lote().retiradas.length]).toEqual([
      'A 1000',
      antes,
      1,
    ]);
    // Dismissed, it was said all the same; who bids knowing it has nothing to ask for.
    mesa.leiloeiro({ acao: 'retirar-comunicado', uid: mesa.lote().comunicados.at(-1)!.uid }, 46);
    expect(pedir('A', 47)).toEqual(primeira);
    mesa.lance('B', 'MANUAL', 1_100, 48);
    expect(pedir('B', 49)).toMatchObject({ codigo: 'RETIRADA_NAO_CABE' });
    mesa.vender();
    expect(pedir('B', 50)).toMatchObject({ codigo: 'ENCERRADO' });
  });

  it('whatever is said and dismissed, what is shown is what its ledger makes', () => {
    const passo = fc.oneof(
      fc.record({ texto: fc.string({ minLength: 3, maxLength: 20 }), muda: fc.boolean() }),
      fc.record({ retira: fc.nat(6) }),
    );
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 25 }), (passos) => {
        const outra = new MesaAoVivo();
        outra.agir('abrir-lote');
        for (const um of passos) {
          const uid = 'retira' in um ? outra.lote().comunicados[um.retira]?.uid : undefined;
          if ('texto' in um)
            outra.leiloeiro({ acao: 'comunicar', texto: um.texto, mudaDescricao: um.muda }, 30);
          else if (uid !== undefined) outra.leiloeiro({ acao: 'retirar-comunicado', uid }, 30);
        }
        const doLivro = new Map<string, string>();
        for (const um of outra.publicos()) {
          if (um.tipo === 'Comunicado') doLivro.set(um.comunicado, um.texto);
          if (um.tipo === 'ComunicadoRetirado') doLivro.delete(um.comunicado);
        }
        const vistos = estadoPublico(outra.estado!, loteUid(1)).comunicados ?? [];
        expect(vistos.map(({ uid, texto }) => [uid, texto])).toEqual([...doLivro]);
        expect(vistos.length).toBeLessThanOrEqual(COMUNICADOS_POR_LOTE);
      }),
      { numRuns: 40 },
    );
  });
});
