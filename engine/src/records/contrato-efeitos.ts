import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SISTEMA } from './acesso.ts';
import { RevisaoDesatualizada } from './conflitos.ts';
import { EFEITOS_GUARDADOS, type Efeito } from './efeitos.ts';
import type { Acesso, Colecao, DefinicaoColecao, Registros } from './records.ts';

const pedido = z.strictObject({ uid: z.string(), hotsiteId: z.int(), nome: z.string() });
type Pedido = z.output<typeof pedido>;

const PEDIDOS: DefinicaoColecao<Pedido> = {
  nome: 'pedidos',
  schema: pedido,
  indices: { hotsiteId: { tipo: 'inteiro' }, nome: { tipo: 'texto', unico: true } },
  comEfeitos: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : { hotsiteId: acesso.hotsiteId }),
  escrita: () => true,
};
const daMarca = (hotsiteId: number): Acesso => ({ tipo: 'anonimo', hotsiteId });

const efeito = (id: string, mais: Partial<Efeito> = {}): Efeito => ({
  ...{ id, nome: 'carta', ato: 'criar', dados: { $segredo: 'do.ponto' }, situacao: 'PENDENTE' },
  ...{ desfazer: false, tentativas: 0, limite: 8, proximaEm: 1_000, erro: null, em: 1_000, por: 'ana' },
  ...mais,
});
const mais =
  (...novos: Efeito[]) =>
  (antes: readonly Efeito[]) => [...antes, ...novos];
const feito = (id: string) => (antes: readonly Efeito[]) =>
  antes.map((um) => (um.id === id ? { ...um, situacao: 'FEITO' as const, proximaEm: null } : um));

/** What every adapter promises of what is kept beside a record, to be done elsewhere (R7). */
export function contratoEfeitos(adaptador: string, abrir: (nome: string) => Promise<Registros>): void {
  describe(`effects beside records: ${adaptador}`, () => {
    let registros: Registros;
    let pedidos: Colecao<Pedido>;
    let contagem = 0;
    beforeEach(async () => {
      contagem += 1;
      registros = await abrir(`efeitos-${process.pid}-${contagem}`);
      pedidos = registros.colecao(PEDIDOS);
    });
    afterEach(() => registros.close());
    const novo = (uid: string, nome = uid): Pedido => ({ uid, hotsiteId: 1, nome });
    const ids = async (uid: string, acesso: Acesso = SISTEMA) =>
      (await pedidos.efeitos(acesso, uid)).map(({ id }) => id);

    it('are kept by the write that asks for them, and not by one that is refused', async () => {
      await pedidos.inserir(SISTEMA, novo('a'), mais(efeito('1')));
      await pedidos.salvar(SISTEMA, novo('a', 'outro'), 1, mais(efeito('2')));
      await pedidos.inserir(SISTEMA, novo('b'));
      for (const recusada of [
        () => pedidos.salvar(SISTEMA, novo('a'), 1, mais(efeito('3'))),
        () => pedidos.salvar(SISTEMA, novo('b', 'outro'), 1, mais(efeito('4'))),
        () => pedidos.inserir(SISTEMA, novo('c', 'outro'), mais(efeito('5'))),
      ])
        await expect(recusada()).rejects.toThrow();
      expect([await ids('a'), await ids('b'), await ids('c')]).toEqual([['1', '2'], [], []]);
      expect(await pedidos.efeitos(SISTEMA, 'a')).toEqual([efeito('1'), efeito('2')]);
    });

    it('are seen in no reading of the record, nor in its history, and by nobody who may not see it', async () => {
      const inserido = await pedidos.inserir(SISTEMA, novo('a'), mais(efeito('1')));
      const salvo = await pedidos.salvar(SISTEMA, novo('a', 'b'), 1, mais(efeito('2')));
      const listado = await pedidos.listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 9 });
      const { itens } = await pedidos.historico(SISTEMA, 'a', { pagina: 1, porPagina: 9 });
      for (const visto of [inserido, salvo, listado.itens[0], await pedidos.obter(SISTEMA, 'a'), itens[0]])
        expect(Object.keys(visto!).sort()).toEqual(
          [
            ...['createdAt', 'createdBy', 'hotsiteId', 'nome', 'revisao', 'uid', 'updatedAt', 'updatedBy'],
          ].sort(),
        );
      expect([await ids('a', daMarca(1)), await ids('a', daMarca(2))]).toEqual([['1', '2'], []]);
    });

    it('are written down as done without a new revision, and a change made on the one that was read stands', async () => {
      const { revisao, updatedAt } = await pedidos.inserir(SISTEMA, novo('a'), mais(efeito('1')));
      const ouvidos: string[] = [];
      registros.aoEscrever('pedidos', (uid) => ouvidos.push(uid));
      await pedidos.mudarEfeitos('a', feito('1'));
      expect(await pedidos.obter(SISTEMA, 'a')).toMatchObject({ revisao, updatedAt });
      expect(ouvidos).toEqual(['a']);
      await pedidos.mudarEfeitos('a', (antes) => antes);
      expect(ouvidos).toEqual(['a']);
      await pedidos.salvar(SISTEMA, novo('a', 'b'), revisao);
      expect((await pedidos.efeitos(SISTEMA, 'a'))[0]!.situacao).toBe('FEITO');
      expect((await pedidos.historico(SISTEMA, 'a', { pagina: 1, porPagina: 9 })).total).toBe(1);
      await expect(pedidos.mudarEfeitos('z', feito('1'))).rejects.toMatchObject({ codigo: 'NAO_ENCONTRADO' });
    });

    it('written from many sides at once lose none of it', async () => {
      await pedidos.inserir(SISTEMA, novo('a'), mais(...'12345678'.split('').map((id) => efeito(id))));
      const [salvo] = await Promise.all([
        pedidos.salvar(SISTEMA, novo('a', 'b'), 1, mais(efeito('9'))),
        ...'12345678'.split('').map((id) => pedidos.mudarEfeitos('a', feito(id))),
      ]);
      expect(salvo.revisao).toBe(2);
      const situacoes = (await pedidos.efeitos(SISTEMA, 'a')).map(({ situacao }) => situacao);
      expect(situacoes).toEqual([...Array(8).fill('FEITO'), 'PENDENTE']);
      await expect(pedidos.salvar(SISTEMA, novo('a', 'c'), 1, mais(efeito('10')))).rejects.toBeInstanceOf(
        RevisaoDesatualizada,
      );
    });

    it('that are pending are found when they are due, most overdue first, whatever is saved meanwhile', async () => {
      await pedidos.inserir(SISTEMA, novo('tarde'), mais(efeito('1', { proximaEm: 9_000 })));
      await pedidos.inserir(SISTEMA, novo('dois'), mais(efeito('1', { proximaEm: 2_000 })));
      await pedidos.inserir(SISTEMA, novo('um'), mais(efeito('1', { proximaEm: 5_000 }), efeito('2')));
      await pedidos.inserir(SISTEMA, novo('caido'), mais(efeito('1', { situacao: 'FALHOU' })));
      await pedidos.inserir(SISTEMA, novo('nada'));
      await pedidos.salvar(SISTEMA, novo('um', 'outro nome'), 1);
      expect(await pedidos.comEfeitosDevidos(5_000, 10)).toEqual(['um', 'dois']);
      expect(await pedidos.comEfeitosDevidos(5_000, 1)).toEqual(['um']);
      await pedidos.mudarEfeitos('um', feito('2'));
      await pedidos.mudarEfeitos('dois', feito('1'));
      expect(await pedidos.comEfeitosDevidos(4_999, 10)).toEqual([]);
      expect(await pedidos.comEfeitosDevidos(9_000, 10)).toEqual(['um', 'tarde']);
    });

    it('keep their record from being erased while they are pending, and go with it', async () => {
      await pedidos.inserir(SISTEMA, novo('a'), mais(efeito('1')));
      await expect(pedidos.remover(SISTEMA, 'a', 1)).rejects.toMatchObject({ codigo: 'EFEITO_PENDENTE' });
      await pedidos.mudarEfeitos('a', feito('1'));
      await pedidos.remover(SISTEMA, 'a', 1);
      await pedidos.inserir(SISTEMA, novo('a'));
      expect(await ids('a')).toEqual([]);
    });

    it(`are kept while they are pending or have failed; of those that are over the last ${EFEITOS_GUARDADOS}`, async () => {
      const velhos = [efeito('p'), efeito('f', { situacao: 'FALHOU', proximaEm: null })];
      const acabados = Array.from({ length: EFEITOS_GUARDADOS + 5 }, (_, i) =>
        efeito(`n${i}`, { situacao: 'FEITO', proximaEm: null }),
      );
      await pedidos.inserir(SISTEMA, novo('a'), mais(...velhos, ...acabados));
      const guardados = await ids('a');
      expect(guardados).toEqual(['p', 'f', ...acabados.slice(5).map(({ id }) => id)]);
    });

    it('are refused where nobody would look for them', async () => {
      const calada = registros.colecao({ ...PEDIDOS, nome: 'calada', comEfeitos: false });
      await expect(calada.inserir(SISTEMA, novo('a'), mais(efeito('1')))).rejects.toThrow('calada');
      expect(await calada.obter(SISTEMA, 'a')).toBeNull();
    });
  });
}
