import { ErroMartelo } from '@martelo/shared/erros';
import { describe, expect, it } from 'vitest';
import type { Localizador } from '../leiloes/acesso.ts';
import type { ExigirParticipacao } from '../participacao/exigir-participacao.ts';
import { seguirFatos } from '../participacao/fatos-do-leilao.ts';
import type { Motor } from '../runtime/motor.ts';
import { criarDarLance } from './dar-lance.ts';

const participante = { uid: 'ana', apelido: 'ana', cidade: 'Goiânia/GO' };
const daMarca = (hotsiteId: number) => ({ tipo: 'cliente', hotsiteId, cliUid: 'ana', papeis: [] }) as const;
const pedido = { comandoId: 'c', tipo: 'MANUAL', valor: 100 } as const;

function montar(podeDarLance = true) {
  const buscas: string[] = [];
  const executados: unknown[] = [];
  const motor = {
    leilaoDoLote: (lelUid: string) => (lelUid === 'lote' ? 'leilao' : null),
    aoGravar: () => () => {},
    estado: async () => ({ leilao: { uid: 'leilao', hotsites: [1] }, lotes: new Map() }),
    async executar(_: string, instrucao: unknown) {
      executados.push(instrucao);
      return {};
    },
  } as unknown as Motor;
  const localizador = {
    async loteDaMarca(acesso: { hotsiteId: number }, uid: string) {
      buscas.push(uid);
      if (acesso.hotsiteId !== 1) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
      return { estado: { leilao: { uid: 'leilao', hotsites: [1] } }, lote: { uid: 'lote' } };
    },
  } as unknown as Localizador;
  const comRecibo = async () => ({ recibo: 'assinado' });
  const fatos = seguirFatos(motor);
  const exigirParticipacao: ExigirParticipacao = async (_, { leiUid }, mandar) => {
    await fatos.buscar(leiUid);
    if (!podeDarLance) throw new ErroMartelo('CADASTRO_BLOQUEADO');
    return mandar(participante);
  };
  return {
    darLance: criarDarLance({ motor, localizador, fatos, exigirParticipacao, comRecibo }),
    buscas,
    executados,
  };
}

describe('a client’s bid', () => {
  it('does not wait for the append in flight once the lot’s brands are known (rule 13)', async () => {
    const { darLance, buscas, executados } = montar();
    await darLance(daMarca(1), 'lote', pedido);
    await darLance(daMarca(1), 'lote', { ...pedido, comandoId: 'd' });
    expect([buscas, executados.length]).toEqual([['lote'], 2]);
  });

  it('never reaches another brand’s lot, known or not', async () => {
    const { darLance, executados } = montar();
    await darLance(daMarca(1), 'lote', pedido);
    await expect(darLance(daMarca(2), 'lote', pedido)).rejects.toMatchObject({
      codigo: 'LOTE_NAO_ENCONTRADO',
    });
    expect(executados).toHaveLength(1);
  });

  it('is refused before the auction hears of it when the account may not bid', async () => {
    const { darLance, executados } = montar(false);
    await expect(darLance(daMarca(1), 'lote', pedido)).rejects.toMatchObject({
      codigo: 'CADASTRO_BLOQUEADO',
    });
    expect(executados).toEqual([]);
  });
});
