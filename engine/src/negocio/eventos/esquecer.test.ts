import { uuidv7 } from '@martelo/shared/identificador';
import { expect, it } from 'vitest';
import { CONVIDADOS, novoCodigoDeConvidado } from '../../casa/convidado.ts';
import { EVENTOS } from '../../casa/evento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { esquecerConvidadosVelhos } from './esquecer.ts';

const DIA = 86_400_000;
const NOITE = Date.parse('2026-11-24T22:00:00.000Z');

it('guests of an event are nobody’s to know 180 days after its end, whatever became of them; the count stays', async () => {
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const [eventos, convidados] = [registros.colecao(EVENTOS), registros.colecao(CONVIDADOS)];
  const comum = { hotsiteId: 1 };
  const evento = (id: number, inicio: number) =>
    eventos.inserir(SISTEMA, {
      ...{ ...comum, uid: uuidv7(), id, nome: `Noite ${id}`, esquecidoEm: null },
      ...{ inicio: new Date(inicio).toISOString(), fim: new Date(inicio + DIA).toISOString() },
    } as never);
  const convidado = (id: number, eventoId: number) =>
    convidados.inserir(SISTEMA, {
      ...{ ...comum, uid: uuidv7(), id, eventoId, nome: 'Joana Prates', email: `joana${id}@exemplo.com` },
      ...{ telefone: '11987654321', acompanhantes: 2, codigo: novoCodigoDeConvidado(), situacao: 'PRESENTE' },
      ...{ vem: 2, vieram: 1, convidadoEm: null, respondidoEm: null, chegouEm: null, esquecidoEm: null },
    } as never);
  const velho = await evento(1, NOITE);
  await evento(2, NOITE + 1);
  const [dele, outro] = [await convidado(1, 1), await convidado(2, 2)];

  await esquecerConvidadosVelhos(registros, NOITE + 181 * DIA - 1);
  expect((await convidados.obter(SISTEMA, dele.uid))!.nome).toBe('Joana Prates');
  const revisoes = new Set<number>();
  for (let vez = 0; vez < 2; vez++) {
    await esquecerConvidadosVelhos(registros, NOITE + 181 * DIA);
    revisoes.add((await convidados.obter(SISTEMA, dele.uid))!.revisao);
  }
  expect(revisoes.size).toBe(1);
  const depois = (await convidados.obter(SISTEMA, dele.uid))!;
  const historico = await convidados.historico(SISTEMA, dele.uid, { pagina: 1, porPagina: 50 });
  for (const dado of ['Joana', 'exemplo.com', '11987654321'])
    expect(JSON.stringify([depois, historico])).not.toContain(dado);
  expect(depois).toMatchObject({ situacao: 'PRESENTE', acompanhantes: 2, vem: 2, vieram: 1 });
  expect((await eventos.obter(SISTEMA, velho.uid))!.esquecidoEm).not.toBeNull();
  expect((await convidados.obter(SISTEMA, outro.uid))!.nome).toBe('Joana Prates');
  await registros.close();
});
