import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import { criarLinha } from '@martelo/shared/pos-venda/atos';
import type { Venda } from '@martelo/shared/venda';
import { beforeEach, describe, expect, it } from 'vitest';
import { Pendente, type Rota } from '../../api/rota.ts';
import { criarUmaVez } from '../../api/uma-vez.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { type Aprovacoes, criarAprovacoes } from './aprovar.ts';
import { ANA, Bancada, BIA } from './bancada-de-teste.ts';
import { criarEncerrarPedido } from './encerrar-pedido.ts';
import type { MudarVenda } from './mudar.ts';
import { rotasDoAcerto } from './rotas-acerto.ts';

const LINHA = '01900000-0000-7000-8000-0000000000f1';
let bancada: Bancada;
/** What somebody else does between what a call reads and what it writes; once. */
let nesteMomento: (() => Promise<unknown>) | null;
let rotas: Rota[];
let aprovacoes: Aprovacoes;
/** What who asked may do by now. */
let doPedinte: string[];

beforeEach(async () => {
  bancada = new Bancada();
  nesteMomento = null;
  doPedinte = ['Interno - Acerto'];
  const { registros, agora } = bancada;
  const mudar: MudarVenda = async (...pedido) => {
    const faz = nesteMomento;
    nesteMomento = null;
    await faz?.();
    return bancada.mudar(...pedido);
  };
  aprovacoes = criarAprovacoes({
    ...{ registros, mudar: bancada.mudar, validade: 3_600_000, agora, creditos: null as never },
    async exigirQuemPediu(_, papeis) {
      if (!papeis.some((papel) => doPedinte.includes(papel))) throw new ErroMartelo('SEM_PERMISSAO');
    },
    encerrarPedido: criarEncerrarPedido({ registros, hotsitePorId: () => HOTSITES_DEMO[0]!, agora }),
  });
  rotas = rotasDoAcerto({
    ...{ registros, mudar, umaVez: criarUmaVez(registros), juncoes: null as never },
    aprovacoes,
    precosDeEnvio: async () => () => ({ valor: null }),
    ...{ emDia: () => bancada.projetar(), agora },
  });
  bancada.mesa.lance(ANA, 'MANUAL', 500, 11);
  bancada.vender(20);
  await bancada.projetar();
});

const agir = async (chamada: string, params: object, enviado: object) => {
  const rota = rotas.find(({ caminho }) => caminho === chamada)!;
  const acesso = { tipo: 'interno', usuUid: BIA, hotsiteId: 1, papeis: ['Interno - Acerto'] };
  return rota.executar({ params, body: enviado, chamador: { acesso }, req: {} } as never);
};
const pagar = async (): Promise<void> => {
  const { uid, totalAPagar: valor } = await bancada.venda();
  const nova = { uid: LINHA, tipo: 'PIX', valor, origem: 'banco', data: '2026-11-21T12:00:00.000Z' } as const;
  await bancada.mudar({ acesso: SISTEMA }, uid, (venda) => {
    const com = criarLinha(venda, nova);
    return {
      ...com,
      pagamentos: com.pagamentos.map((uma): Venda['pagamentos'][0] => ({ ...uma, situacao: 'PAGO' })),
    };
  });
};
const pedidas = async () =>
  (await bancada.registros.colecao(APROVACOES).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 9 }))
    .itens;

describe('an act that needs a second person only now (P10)', () => {
  it.each(['cancelar', 'desistencia'])(
    '%s: paid between the look and the write, the sale waits for another’s word',
    async (ato) => {
      const { uid } = await bancada.venda();
      const corpo = { comandoId: 'c1', motivo: 'Restrição judicial' };
      nesteMomento = pagar;
      for (let vez = 0; vez < 2; vez++)
        expect(await agir(`/v1/vendas/:id/${ato}`, { id: uid }, corpo)).toBeInstanceOf(Pendente);
      expect(await bancada.venda()).toMatchObject({ situacao: 'Fechada', encerramento: null });
      expect(await pedidas()).toMatchObject([{ tipo: 'fim-de-venda-paga', situacao: 'AGUARDANDO' }]);
    },
  );

  it('asked on a revision that is no more is refused, and waits for nobody', async () => {
    const { uid, revisao } = await bancada.venda();
    nesteMomento = pagar;
    const corpo = { comandoId: 'c1', motivo: 'Restrição judicial', revisao };
    await expect(agir('/v1/vendas/:id/cancelar', { id: uid }, corpo)).rejects.toMatchObject({
      codigo: 'REVISAO_DESATUALIZADA',
    });
    expect(await pedidas()).toEqual([]);
  });

  it('is not done where who asked has lost the role meanwhile, and says so to who agrees', async () => {
    await pagar();
    for (const comandoId of ['c1', 'c2'])
      await agir('/v1/pagamentos/:uid/estorno', { uid: LINHA }, { comandoId, motivo: 'Pago a mais' });
    const [um, outro] = await pedidas();
    doPedinte = ['Interno - MKT'];
    await expect(aprovacoes.podeExecutar(um as never)).rejects.toMatchObject({ codigo: 'ESTADO_MUDOU' });
    // Lost between the word and the deed it is the same.
    const colecao = bancada.registros.colecao(APROVACOES);
    await colecao.salvar(SISTEMA, { ...semCarimbos(outro!), situacao: 'APROVADA' }, outro!.revisao);
    await aprovacoes.fazer(outro!.uid);
    expect((await pedidas()).map(({ situacao }) => situacao)).toEqual(['NAO_FEITA', 'NAO_FEITA']);
    expect((await bancada.venda()).pagamentos).toHaveLength(1);
  });

  it('and one that was done is answered again, whatever it would need by now', async () => {
    const { uid } = await bancada.venda();
    const corpo = { comandoId: 'c1', motivo: 'Restrição judicial' };
    const feita = await agir('/v1/vendas/:id/cancelar', { id: uid }, corpo);
    expect(feita).toMatchObject({ situacao: 'Cancelada' });
    expect(await agir('/v1/vendas/:id/cancelar', { id: uid }, corpo)).toEqual(feita);
  });

  it('two refunds of one row approved in one instant: one is made, the other is said not to have been, also told again', async () => {
    await pagar();
    const colecao = bancada.registros.colecao(APROVACOES);
    for (const comandoId of ['c1', 'c2'])
      expect(
        await agir('/v1/pagamentos/:uid/estorno', { uid: LINHA }, { comandoId, motivo: 'Pago a mais' }),
      ).toBeInstanceOf(Pendente);
    for (const antes of await pedidas())
      await colecao.salvar(SISTEMA, { ...semCarimbos(antes), situacao: 'APROVADA' }, antes.revisao);
    for (let vez = 0; vez < 2; vez++)
      for (const { uid: pedido } of await pedidas()) await aprovacoes.fazer(pedido);
    expect((await pedidas()).map(({ situacao, motivo }) => [situacao, motivo]).toSorted()).toEqual([
      ['APROVADA', null],
      ['NAO_FEITA', expect.stringContaining('estorn')],
    ]);
    const { pagamentos } = await bancada.venda();
    expect(pagamentos.filter(({ estornoDe }) => estornoDe === LINHA)).toHaveLength(1);
  });
});
