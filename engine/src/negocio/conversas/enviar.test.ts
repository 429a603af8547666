import { uuidv7 } from '@martelo/shared/identificador';
import { describe, expect, it } from 'vitest';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { publicaNova } from './achar.ts';
import { criarEnviar } from './enviar.ts';
import { criarRecibos } from './recibos.ts';
import { CONVERSAS, MENSAGENS } from './registro.ts';

const AGORA = Date.UTC(2026, 10, 24, 12);
const sac = (): Acesso => ({
  ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: uuidv7(), papeis: ['Interno - SAC'] },
});

/** Two engines at one store: each has its own queue, and neither knows of the other's. */
function doisProcessos(limites = false) {
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const conversa = publicaNova(1, { uid: uuidv7(), nome: 'Leilão' }, AGORA);
  const achar = async () => conversa;
  let agora = AGORA;
  const processo = () =>
    criarEnviar({
      ...{ registros, achar, limites, agora: () => agora, palavrasDe: () => [] },
      recibos: criarRecibos({ registros, achar, agora: () => agora }),
      mensagens: { silencioDe: async () => null },
    });
  return {
    ...{ registros, conversa, um: processo(), outro: processo() },
    passar(ms: number) {
      agora += ms;
    },
  };
}

describe('what is said in one chat through two engines at once', () => {
  it('is in one order without gaps, and told twice it is there once', async () => {
    const { registros, conversa, um, outro } = doisProcessos();
    const pedida = (n: number) => ({ chatUid: conversa.uid, mensagem: `diz ${n}`, comandoId: `c${n}` });
    const pessoas = [sac(), sac(), sac()];
    const respostas = await Promise.all(
      pessoas.flatMap((quem) =>
        Array.from({ length: 6 }, (_, n) => [um(quem, pedida(n)), outro(quem, pedida(n))]).flat(),
      ),
    );
    const guardadas = await Array.fromAsync(registros.colecao(MENSAGENS).percorrer(SISTEMA, { filtros: [] }));
    expect(guardadas.map(({ ordem }) => ordem).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 18 }, (_, n) => n + 1),
    );
    expect(new Set(respostas.map(({ mensagem }) => mensagem.uid)).size).toBe(18);
    const ultima = guardadas.find(({ ordem }) => ordem === 18)!;
    expect(await registros.colecao(CONVERSAS).obter(SISTEMA, conversa.uid)).toMatchObject({
      ...{ ultima: 18, trecho: ultima.mensagem },
    });
  });

  it('of one person is one a second of each engine; told again at any moment it is answered as it was', async () => {
    const { conversa, um, passar } = doisProcessos(true);
    const quem = sac();
    const dizer = (comandoId: string, mensagem = comandoId) =>
      um(quem, { chatUid: conversa.uid, mensagem, comandoId });
    const { mensagem } = await dizer('a');
    await expect(dizer('b')).rejects.toMatchObject({ codigo: 'LIMITE_DE_MENSAGENS' });
    expect((await dizer('a')).mensagem.uid).toBe(mensagem.uid);
    await expect(dizer('a', 'outra')).rejects.toMatchObject({ codigo: 'COMANDO_CONFLITANTE' });
    passar(1_000);
    expect((await dizer('b')).mensagem.ordem).toBe(2);
  });
});
