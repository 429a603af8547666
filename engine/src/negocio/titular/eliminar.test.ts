import { uuidv7 } from '@martelo/shared/identificador';
import { describe, expect, it } from 'vitest';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { agendamentoDeTeste } from '../retirada/agendamento-de-teste.ts';
import { mascararRetiradas } from './eliminar.ts';

const TERCEIRO = {
  ...{ nome: 'José da Silva', cpf: '11144477735', rg: null, telefone: '11987654321' },
  ...{ email: 'jose@exemplo.com.br', transportadoraCnpj: '12ABC34501DE35', placa: 'ABC1D23' },
};
const ENTREGA = {
  em: '2026-11-24T12:10:00.000Z',
  por: 'patio',
  documentoVisto: 'CPF 111',
  porTerceiro: true,
  foraDoDia: false,
};

describe('erasing somebody who sent others for what they bought', () => {
  it('leaves who took it, and nothing of how to reach them or of what they drove, in former versions neither', async () => {
    const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
    const colecao = registros.colecao(AGENDAMENTOS);
    const titular = { uid: uuidv7(), hotsiteId: 1 };
    const veio = agendamentoDeTeste({ cliUid: titular.uid, terceiro: TERCEIRO });
    const faltou = agendamentoDeTeste({
      cliUid: titular.uid,
      terceiro: TERCEIRO,
      situacao: 'NAO_COMPARECEU',
    });
    const alheia = agendamentoDeTeste({ terceiro: TERCEIRO });
    for (const um of [veio, faltou, alheia]) await colecao.inserir(SISTEMA, um);
    const antes = (await colecao.obter(SISTEMA, veio.uid))!;
    await colecao.salvar(
      SISTEMA,
      { ...semCarimbos(antes), situacao: 'ENTREGUE', entrega: ENTREGA },
      antes.revisao,
    );

    // Told again it changes nothing more.
    for (let vez = 0; vez < 2; vez++) await mascararRetiradas({ registros }, titular);

    const depois = (await colecao.obter(SISTEMA, veio.uid))!;
    expect(depois.terceiro).toEqual({
      ...{ ...TERCEIRO, telefone: '', email: '' },
      ...{ transportadoraCnpj: null, placa: null },
    });
    expect(depois.entrega).toEqual(ENTREGA);
    expect((await colecao.obter(SISTEMA, faltou.uid))!.terceiro).toBeNull();
    expect((await colecao.obter(SISTEMA, alheia.uid))!.terceiro).toEqual(TERCEIRO);
    for (const uid of [veio.uid, faltou.uid]) {
      const historico = JSON.stringify(await colecao.historico(SISTEMA, uid, { pagina: 1, porPagina: 50 }));
      for (const dado of ['ABC1D23', '11987654321', '12ABC34501DE35']) expect(historico).not.toContain(dado);
    }
    await registros.close();
  });
});
