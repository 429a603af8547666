import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { loteEscrita } from '@martelo/shared/lote';
import { describe, expect, it } from 'vitest';
import type { Estado, EstadoLote } from '../auction/estado.ts';
import type { Chamador } from '../http/rota.ts';
import type { Motor } from '../runtime/motor.ts';
import { alterarLote, type MudancasLote, PAPEL_DE_MINIMOS } from './alterar-lote.ts';

const dados = loteEscrita.parse({ nome: 'x', tipo: 'Carro', valor: { minimo: 100, despachante: 7 } });
const lote = { uid: 'l', dados } as unknown as EstadoLote;
const estado = { leilao: { uid: 'e' } } as unknown as Estado;
const quem = { comandoId: 'c', autor: 'u', doCliente: true };
const chamador = (...papeis: string[]): Chamador => ({
  acesso: { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'u', papeis },
  hotsite: HOTSITES_DEMO[0]!,
  ip: '',
  requestId: '',
});

async function mudancasEnviadas(quemChama: Chamador, mudancas: MudancasLote): Promise<unknown> {
  let enviado: unknown;
  const motor = {
    async executar(_: string, { pedido }: { pedido: { mudancas: unknown } }) {
      enviado = pedido.mudancas;
      return {};
    },
  } as unknown as Motor;
  await alterarLote(motor, quemChama, quem, { estado, lote }, mudancas);
  return enviado;
}

describe('a change of a lot', () => {
  it('joins the money that was named with the money that was not', async () => {
    const enviadas = await mudancasEnviadas(chamador('Interno - ADM'), { valor: { minimo: 200 } });
    expect(enviadas).toMatchObject({ valor: { minimo: 200, despachante: 7 } });
  });

  it('by who may only set opening prices and steps is that and nothing else', async () => {
    const soMinimos = chamador(PAPEL_DE_MINIMOS);
    expect(await mudancasEnviadas(soMinimos, { valor: { minimo: 200, incremento: 10 } })).toBeDefined();
    for (const proibida of [
      { nome: 'y' },
      { valor: { despachante: 1 } },
      { valor: { minimo: 1 }, descricao: 'z' },
    ]) {
      await expect(mudancasEnviadas(soMinimos, proibida)).rejects.toMatchObject({ codigo: 'SEM_PERMISSAO' });
    }
  });
});
