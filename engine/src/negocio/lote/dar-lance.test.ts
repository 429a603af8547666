import { describe, expect, it } from 'vitest';
import type { ExigirParticipacao } from '../../acesso/participacao/exigir-participacao.ts';
import { criarLocalizador } from '../../leituras/localizador.ts';
import { lerDoMotor } from '../../leituras/terminados/leitura.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import type { Motor } from '../../runtime/motor.ts';
import { criarDarLance } from './dar-lance.ts';

const participante = { uid: 'ana', apelido: 'ana', cidade: 'Goiânia/GO' };
const acesso = { tipo: 'cliente', hotsiteId: 1, cliUid: 'ana', papeis: [] } as const;
const pedido = { comandoId: 'c', tipo: 'MANUAL', valor: 100 } as const;

describe('a client’s bid', () => {
  it('reads no state, which would wait for the append in flight, once its lot is known (rule 13)', async () => {
    const executados: unknown[] = [];
    const motor = {
      leilaoDoLote: (lelUid: string) => (lelUid === 'lote' ? 'leilao' : null),
      estado: () => Promise.reject(new Error('a bid waited for the state')),
      async executar(_: string, instrucao: unknown) {
        executados.push(instrucao);
        return {};
      },
    } as unknown as Motor;
    const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
    const localizador = criarLocalizador({
      leitura: lerDoMotor(motor),
      ...{ motor, registros, exigirExibicao: () => {} },
      emDia: () => Promise.reject(new Error('a bid waited for the records')),
    });
    const exigirParticipacao: ExigirParticipacao = (_, __, mandar) => mandar(participante);
    const comRecibo = async () => ({ recibo: 'assinado' });
    const darLance = criarDarLance({ motor, localizador, exigirParticipacao, comRecibo });
    await darLance(acesso, 'lote', pedido);
    expect(executados).toHaveLength(1);
    await expect(darLance(acesso, 'outro', pedido)).rejects.toMatchObject({ codigo: 'LOTE_NAO_ENCONTRADO' });
  });
});
