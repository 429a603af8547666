import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { describe, expect, it } from 'vitest';
import type { Chamador } from '../../api/rota.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';
import { alterarLote, type MudancasLote, PAPEL_DE_MINIMOS } from './alterar-lote.ts';

const estado = { leilao: { uid: 'e' }, comandos: new Map() } as unknown as Estado;
const quem = { comandoId: 'c', autor: 'u', doCliente: true };
const chamador = (...papeis: string[]): Chamador => ({
  acesso: { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'u', papeis },
  hotsite: HOTSITES_DEMO[0]!,
  ip: '',
  requestId: '',
});

type Alteracao = Extract<Pedido, { tipo: 'alterar-lote' }>;

async function enviado(quemChama: Chamador, mudancas: MudancasLote): Promise<Alteracao> {
  let pedido: Pedido | undefined;
  const motor = {
    async executar(_: string, instrucao: Instrucao) {
      pedido = instrucao.pedido;
      return {};
    },
  } as unknown as Motor;
  const lote = { uid: 'l', dados: {} as DadosLote, situacao: 'PENDENTE' as const };
  const comitentes = { exigir: async () => {} } as unknown as ComitentesDaMarca;
  await alterarLote({ motor, comitentes }, quemChama, quem, { estado, lote }, mudancas);
  return pedido as Alteracao;
}

describe('a change of a lot', () => {
  it('says whether its author has the role for minimums and increments', async () => {
    const termos = async (...papeis: string[]) =>
      (await enviado(chamador(...papeis), { valor: { minimo: 200 } })).termos;
    expect(await termos('Interno - Leilão')).toBe(false);
    expect(await termos('Interno - ADM')).toBe(true);
    expect(await termos('Interno - Leilão', PAPEL_DE_MINIMOS)).toBe(true);
  });

  it('by who may only set opening prices and steps is that and nothing else', async () => {
    const soMinimos = chamador(PAPEL_DE_MINIMOS);
    expect(await enviado(soMinimos, { valor: { minimo: 200, incremento: 10 } })).toBeDefined();
    for (const proibida of [
      { nome: 'y' },
      { valor: { despachante: 1 } },
      { valor: { minimo: 1 }, descricao: 'z' },
    ]) {
      await expect(enviado(soMinimos, proibida)).rejects.toMatchObject({ codigo: 'SEM_PERMISSAO' });
    }
  });
});
