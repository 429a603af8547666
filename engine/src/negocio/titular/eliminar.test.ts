import { uuidv7 } from '@martelo/shared/identificador';
import { describe, expect, it } from 'vitest';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { agendamentoDeTeste } from '../retirada/agendamento-de-teste.ts';
import { esquecerTerceiros, mascararRetiradas } from './eliminar.ts';

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
  estadiaUid: null,
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

describe('third parties of pickups of five years ago', () => {
  it('are nobody any more, whoever sent them, in former versions neither; that somebody came stays', async () => {
    const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
    const colecao = registros.colecao(AGENDAMENTOS);
    const velho = agendamentoDeTeste({ terceiro: TERCEIRO });
    const novo = agendamentoDeTeste({ terceiro: TERCEIRO, inicio: '2026-11-24T12:00:00.001Z' });
    const proprio = agendamentoDeTeste();
    for (const um of [velho, novo, proprio]) await colecao.inserir(SISTEMA, um);
    const antes = (await colecao.obter(SISTEMA, velho.uid))!;
    const entregue = { ...semCarimbos(antes), situacao: 'ENTREGUE' as const, entrega: ENTREGA };
    await colecao.salvar(SISTEMA, entregue, antes.revisao);

    await esquecerTerceiros(registros, Date.parse('2031-11-24T11:59:59.999Z'));
    expect((await colecao.obter(SISTEMA, velho.uid))!.terceiro).toEqual(TERCEIRO);
    const [semTerceiro, revisoes] = [await colecao.obter(SISTEMA, proprio.uid), new Set<number>()];
    for (let vez = 0; vez < 2; vez++) {
      await esquecerTerceiros(registros, Date.parse('2031-11-24T12:00:00.000Z'));
      revisoes.add((await colecao.obter(SISTEMA, velho.uid))!.revisao);
    }
    const depois = (await colecao.obter(SISTEMA, velho.uid))!;
    expect(revisoes.size).toBe(1);
    expect(depois.entrega).toEqual({ ...ENTREGA, documentoVisto: '' });
    expect(depois.terceiro).toBeNull();
    const historico = await colecao.historico(SISTEMA, velho.uid, { pagina: 1, porPagina: 50 });
    for (const dado of ['José', '11144477735', '11987654321', 'ABC1D23', 'CPF 111'])
      expect(JSON.stringify([depois, historico])).not.toContain(dado);
    expect((await colecao.obter(SISTEMA, novo.uid))!.terceiro).toEqual(TERCEIRO);
    expect(await colecao.obter(SISTEMA, proprio.uid)).toEqual(semTerceiro);
    await registros.close();
  });
});
