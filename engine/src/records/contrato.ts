import { inspect } from 'node:util';
import { type Consulta, consulta } from '@martelo/shared/filtro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RevisaoDesatualizada } from './conflitos.ts';
import type { Acesso, Colecao, DefinicaoColecao, Registros, TransacaoProjecao } from './records.ts';

const bem = z.strictObject({
  uid: z.string(),
  hotsiteId: z.int(),
  dono: z.string(),
  nome: z.string(),
  codigo: z.string().nullable().default(null),
  preco: z.int().nullable().default(null),
  nota: z.number().nullable().default(null),
  fim: z.string().nullable().default(null),
  ativo: z.boolean().default(true),
  marcas: z.array(z.string()).default([]),
  veiculo: z.strictObject({ placa: z.string() }).nullable().default(null),
});
type Bem = z.output<typeof bem>;

/**
 * The collection every adapter is tried with: a policy by brand and by owner, each index type, a list field, free text, fields
 * without a tree of their own.
 */
export const BENS: DefinicaoColecao<Bem> = {
  nome: 'bens',
  schema: bem,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    dono: { tipo: 'texto' },
    nome: { tipo: 'texto' },
    codigo: { tipo: 'texto', unico: true },
    preco: { tipo: 'inteiro' },
    nota: { tipo: 'real', semArvore: true },
    fim: { tipo: 'instante', semArvore: true },
    ativo: { tipo: 'booleano', semArvore: true },
    marcas: { tipo: 'texto' },
    'veiculo.placa': { tipo: 'texto' },
  },
  textoGeral: ['nome', 'veiculo.placa', 'codigo'],
  arvores: [['marcas', 'fim']],
  unicos: [['hotsiteId', 'nome']],
  leitura(acesso) {
    if (acesso.tipo === 'sistema') return {};
    if (acesso.tipo === 'anonimo') return null;
    if (acesso.tipo === 'interno') return { hotsiteId: acesso.hotsites };
    return { hotsiteId: acesso.hotsiteId, dono: acesso.cliUid };
  },
  escrita(acesso, depois, antes) {
    if (acesso.tipo === 'sistema') return true;
    if (acesso.tipo === 'anonimo') return false;
    const marcas = acesso.tipo === 'interno' ? acesso.hotsites : [acesso.hotsiteId];
    const meu = acesso.tipo === 'interno' || depois.dono === acesso.cliUid;
    return meu && marcas.includes(depois.hotsiteId) && (antes === null || marcas.includes(antes.hotsiteId));
  },
};

const SISTEMA: Acesso = { tipo: 'sistema' };
const interno = (hotsiteId: number): Acesso => ({
  tipo: 'interno',
  hotsiteId,
  hotsites: [hotsiteId],
  usuUid: `usu-${hotsiteId}`,
  papeis: ['Interno - ADM'],
});
const cliente = (hotsiteId: number, cliUid: string): Acesso => ({
  tipo: 'cliente',
  hotsiteId,
  cliUid,
  papeis: [],
});

/**
 * What every adapter of the records port must do. `abrir` gives the same store again when called with the same `nome`. `faltam`
 * names what a stand-in for the real server lacks; the tests that need it are skipped there by name.
 */
export function contratoRegistros(
  adaptador: string,
  abrir: (nome: string) => Promise<Registros>,
  faltam: ReadonlySet<'elemMatch'> = new Set(),
): void {
  describe(`records contract: ${adaptador}`, () => {
    let registros: Registros;
    let bens: Colecao<Bem>;
    let nome: string;
    let contagem = 0;

    beforeEach(async () => {
      contagem += 1;
      nome = `contrato-${process.pid}-${contagem}`;
      registros = await abrir(nome);
      bens = registros.colecao(BENS);
    });
    afterEach(() => registros.close());

    const novo = (uid: string, campos: Partial<Bem> = {}): Bem =>
      bem.parse({ uid, hotsiteId: 1, dono: 'ana', nome: `bem ${uid}`, ...campos });
    const por = (campos: z.input<typeof consulta>): Consulta => consulta.parse(campos);
    const uids = async (campos: z.input<typeof consulta>, acesso: Acesso = SISTEMA) =>
      (await bens.listar(acesso, por(campos))).itens.map((item) => item.uid);

    it('stamps who and when, and starts at revision 1', async () => {
      const gravado = await bens.inserir(cliente(1, 'ana'), novo('a'));
      expect(gravado).toMatchObject({ uid: 'a', revisao: 1, createdBy: 'ana', updatedBy: 'ana' });
      expect(await bens.obter(SISTEMA, 'a')).toEqual(gravado);
    });

    it('refuses a stale revision without a word of what is stored, and changes nothing', async () => {
      const primeiro = await bens.inserir(SISTEMA, novo('a'));
      await bens.salvar(interno(1), { ...primeiro, preco: 10 }, 1);
      for (const escrita of [
        bens.salvar(SISTEMA, novo('a', { preco: 99 }), 1),
        bens.salvar(interno(1), novo('a', { preco: 99 }), 1),
        bens.remover(SISTEMA, 'a', 1),
      ]) {
        const erro = await escrita.catch((recusa: unknown) => recusa);
        expect(erro).toBeInstanceOf(RevisaoDesatualizada);
        expect((erro as RevisaoDesatualizada).corpo()).toEqual({
          ...{ statusCode: 409, codigo: 'REVISAO_DESATUALIZADA' },
          message: 'Outra pessoa alterou este registro enquanto você editava.',
        });
      }
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({
        preco: 10,
        revisao: 2,
        createdBy: 'sistema',
        updatedBy: 'usu-1',
      });
    });

    it('keeps every former version, newest first, also of what was removed', async () => {
      await bens.inserir(SISTEMA, novo('a', { preco: 1 }));
      await bens.salvar(SISTEMA, novo('a', { preco: 2 }), 1);
      await bens.remover(SISTEMA, 'a', 2);
      expect(await bens.obter(SISTEMA, 'a')).toBeNull();
      expect((await bens.historico(interno(1), 'a')).map((versao) => [versao.revisao, versao.preco])).toEqual(
        [
          [2, 2],
          [1, 1],
        ],
      );
    });

    it('refuses what is taken with JA_EXISTE, naming the fields', async () => {
      await bens.inserir(SISTEMA, novo('a', { codigo: 'X' }));
      await expect(bens.inserir(SISTEMA, novo('a'))).rejects.toMatchObject({ codigo: 'JA_EXISTE' });
      await expect(bens.inserir(SISTEMA, novo('b', { codigo: 'X' }))).rejects.toMatchObject({
        codigo: 'JA_EXISTE',
        detalhes: { campos: ['codigo'] },
      });
      await expect(bens.inserir(SISTEMA, novo('c', { nome: 'bem a' }))).rejects.toMatchObject({
        codigo: 'JA_EXISTE',
        detalhes: { campos: ['hotsiteId', 'nome'] },
      });
      await bens.inserir(SISTEMA, novo('d', { nome: 'bem a', hotsiteId: 2 }));
      await bens.inserir(SISTEMA, novo('e'));
    });

    it('names no value of another’s document, neither in the refusal nor in anything it was caused by', async () => {
      await bens.inserir(SISTEMA, novo('a', { codigo: 'VALOR-DE-OUTRO', dono: 'dono-de-outro' }));
      await bens.inserir(SISTEMA, novo('b'));
      const recusas = await Promise.all(
        [
          bens.inserir(SISTEMA, novo('c', { codigo: 'VALOR-DE-OUTRO' })),
          bens.salvar(SISTEMA, novo('b', { codigo: 'VALOR-DE-OUTRO' }), 1),
          bens.salvar(SISTEMA, novo('b', { preco: 1 }), 9),
          registros.projecoes.aplicar('p', 's', { apos: 0, ate: 1 }, (tx) =>
            tx.gravar(BENS, novo('d', { codigo: 'VALOR-DE-OUTRO' })),
          ),
        ].map((escrita) => escrita.then(() => null).catch((recusa: unknown) => recusa)),
      );
      for (const recusa of recusas) {
        expect(recusa).toBeInstanceOf(Error);
        const registrado = inspect(recusa, { depth: 20, showHidden: true }) + JSON.stringify(recusa);
        expect(registrado).not.toMatch(/VALOR-DE-OUTRO|dono-de-outro/);
      }
    });

    it('never stores what its schema refuses', async () => {
      const torto = { ...novo('a'), preco: 'dez' } as unknown as Bem;
      await expect(bens.inserir(SISTEMA, torto)).rejects.toMatchObject({ codigo: 'REQUISICAO_INVALIDA' });
      expect(await bens.obter(SISTEMA, 'a')).toBeNull();
    });

    it('one brand never reaches another’s documents through any method', async () => {
      await bens.inserir(SISTEMA, novo('a', { hotsiteId: 1 }));
      await bens.salvar(SISTEMA, novo('a', { hotsiteId: 1, preco: 5 }), 1);
      const outra = interno(2);
      expect(await bens.obter(outra, 'a')).toBeNull();
      expect(await bens.obterPor(outra, 'nome', 'bem a')).toBeNull();
      expect(await uids({}, outra)).toEqual([]);
      expect(await uids({ filtros: [{ tipo: 'exata', campo: 'hotsiteId', valor: 1 }] }, outra)).toEqual([]);
      expect(await uids({ filtros: [{ tipo: 'geral_ou', valor: 'bem a' }] }, outra)).toEqual([]);
      expect(await bens.historico(outra, 'a')).toEqual([]);
      await expect(bens.salvar(outra, novo('a', { hotsiteId: 2 }), 2)).rejects.toMatchObject({
        codigo: 'NAO_ENCONTRADO',
      });
      await expect(bens.remover(outra, 'a', 2)).rejects.toMatchObject({ codigo: 'NAO_ENCONTRADO' });
      await expect(bens.inserir(outra, novo('b', { hotsiteId: 1 }))).rejects.toMatchObject({
        codigo: 'SEM_PERMISSAO',
      });
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ hotsiteId: 1, revisao: 2 });
    });

    it('a former version written under another brand stays that brand’s, also after the document moved', async () => {
      await bens.inserir(SISTEMA, novo('a', { hotsiteId: 1, preco: 111 }));
      await bens.salvar(SISTEMA, novo('a', { hotsiteId: 2, preco: 222 }), 1);
      expect(await bens.historico(interno(2), 'a')).toEqual([]);
      expect(await bens.historico(interno(1), 'a')).toEqual([]);
      expect(await bens.historico(SISTEMA, 'a')).toHaveLength(1);
    });

    it('a client sees and writes only its own, an anonymous caller nothing', async () => {
      await bens.inserir(SISTEMA, novo('a', { dono: 'ana' }));
      await bens.inserir(SISTEMA, novo('b', { dono: 'bia' }));
      expect(await uids({}, cliente(1, 'ana'))).toEqual(['a']);
      expect(await uids({}, cliente(2, 'ana'))).toEqual([]);
      expect(await bens.obter(cliente(1, 'ana'), 'b')).toBeNull();
      await expect(bens.salvar(cliente(1, 'ana'), novo('a', { dono: 'bia' }), 1)).rejects.toMatchObject({
        codigo: 'SEM_PERMISSAO',
      });
      const anonimo: Acesso = { tipo: 'anonimo', hotsiteId: 1 };
      expect(await uids({}, anonimo)).toEqual([]);
      expect(await bens.obter(anonimo, 'a')).toBeNull();
      expect(await bens.historico(anonimo, 'a')).toEqual([]);
    });

    describe('the query language', () => {
      beforeEach(async () => {
        const linhas: Partial<Bem>[] = [
          {
            nome: 'Fiat Uno Prata',
            preco: 100,
            nota: 1.5,
            marcas: ['fiat'],
            fim: '2026-01-01T00:00:00.000Z',
          },
          { nome: 'Caminhão Ágil', preco: 200, ativo: false, marcas: ['ford', 'fiat'] },
          { nome: 'ônibus leito', preco: 300, nota: 9.25, fim: '2026-06-01T00:00:00.000Z' },
          { nome: 'Zebra 100%', codigo: '123.456.789-09', veiculo: { placa: 'ABC1D23' } },
        ];
        for (const [i, linha] of linhas.entries()) await bens.inserir(SISTEMA, novo('abcd'[i]!, linha));
      });

      it.each<[string, z.input<typeof consulta>['filtros'], string[]]>([
        ['exata', [{ tipo: 'exata', campo: 'preco', valor: 200 }], ['b']],
        ['exata of null: absent', [{ tipo: 'exata', campo: 'preco', valor: null }], ['d']],
        ['exata of a boolean', [{ tipo: 'exata', campo: 'ativo', valor: false }], ['b']],
        ['exata within a list', [{ tipo: 'exata', campo: 'marcas', valor: 'fiat' }], ['a', 'b']],
        ['exata at a dot path', [{ tipo: 'exata', campo: 'veiculo.placa', valor: 'ABC1D23' }], ['d']],
        [
          'exata of an instant in another notation',
          [{ tipo: 'exata', campo: 'fim', valor: '2025-12-31T21:00:00-03:00' }],
          ['a'],
        ],
        [
          'diferente: also what lacks the field',
          [{ tipo: 'diferente', campo: 'preco', valor: 200 }],
          ['a', 'c', 'd'],
        ],
        ['diferente within a list', [{ tipo: 'diferente', campo: 'marcas', valor: 'ford' }], ['a', 'c', 'd']],
        ['multipla', [{ tipo: 'multipla', campo: 'preco', valores: [100, 300] }], ['a', 'c']],
        ['lista', [{ tipo: 'lista', campo: 'preco', valores: [100, null] }], ['a', 'd']],
        ['marca', [{ tipo: 'marca', campo: 'marcas', valores: ['ford', 'honda'] }], ['b']],
        ['lista of nothing: none', [{ tipo: 'lista', campo: 'preco', valores: [] }], []],
        ['range, both ends included', [{ tipo: 'range', campo: 'preco', min: 100, max: 200 }], ['a', 'b']],
        ['range, open above', [{ tipo: 'range', campo: 'nota', min: 1.6 }], ['c']],
        ['range of instants', [{ tipo: 'range', campo: 'fim', max: '2026-03-01T00:00:00Z' }], ['a']],
        ['diferente of null: present', [{ tipo: 'diferente', campo: 'preco', valor: null }], ['a', 'b', 'c']],
        ['existe', [{ tipo: 'existe', campo: 'nota' }], ['a', 'c']],
        ['existe: not', [{ tipo: 'existe', campo: 'marcas', valor: false }], ['c', 'd']],
        ['geral without accents: every word', [{ tipo: 'geral', valor: 'CAMINHAO agil' }], ['b']],
        ['geral by the beginning of words', [{ tipo: 'geral', valor: 'pra un' }], ['a']],
        ['geral: one word missing', [{ tipo: 'geral', valor: 'fiat caminhao' }], []],
        ['geral_ou: any word', [{ tipo: 'geral_ou', valor: 'leito prata' }], ['a', 'c']],
        ['geral of a document without its punctuation', [{ tipo: 'geral', valor: '12345678909' }], ['d']],
        ['geral of a document with it', [{ tipo: 'geral', valor: '123.456.789-09' }], ['d']],
        ['geral of punctuation only: all', [{ tipo: 'geral', valor: '"*" ( ) %' }], ['a', 'b', 'c', 'd']],
        [
          'several filters together',
          [
            { tipo: 'exata', campo: 'marcas', valor: 'fiat' },
            { tipo: 'range', campo: 'preco', min: 150 },
          ],
          ['b'],
        ],
      ])('%s', async (_, filtros, esperado) => {
        expect(await uids({ filtros })).toEqual(esperado);
      });

      it.skipIf(faltam.has('elemMatch'))(
        'range within a list: one value lies in it, not two around it',
        async () => {
          const entre = (min: string, max: string) =>
            uids({ filtros: [{ tipo: 'range', campo: 'marcas', min, max }] });
          expect(await entre('fj', 'fn')).toEqual([]);
          expect(await entre('fa', 'fj')).toEqual(['a', 'b']);
        },
      );

      it('orders by value, by people’s alphabet, and breaks ties by uid', async () => {
        const por = (
          campo: string,
          tipoOrdenacao: 'asc' | 'desc',
          tipoCampo: 'keyword' | 'text' = 'keyword',
        ) => uids({ ordem: { campo, tipoOrdenacao, tipoCampo } });
        expect(await por('preco', 'desc')).toEqual(['c', 'b', 'a', 'd']);
        expect(await por('preco', 'asc')).toEqual(['d', 'a', 'b', 'c']);
        expect(await por('nome', 'asc', 'text')).toEqual(['b', 'a', 'c', 'd']);
        expect(await por('hotsiteId', 'asc')).toEqual(['a', 'b', 'c', 'd']);
        expect(await por('hotsiteId', 'desc')).toEqual(['d', 'c', 'b', 'a']);
      });

      it('counts all and pages without overlap', async () => {
        const paginas = await Promise.all(
          [1, 2, 3].map((pagina) => bens.listar(SISTEMA, por({ pagina, porPagina: 2 }))),
        );
        expect(paginas.map((pagina) => [pagina.total, pagina.itens.map((item) => item.uid)])).toEqual([
          [4, ['a', 'b']],
          [4, ['c', 'd']],
          [4, []],
        ]);
      });

      it.each<[string, z.input<typeof consulta>]>([
        ['an undeclared field', { filtros: [{ tipo: 'exata', campo: 'senha', valor: 1 }] }],
        ['a prototype name', { filtros: [{ tipo: 'exata', campo: 'toString', valor: 1 }] }],
        ['an order by an undeclared field', { ordem: { campo: 'senha' } }],
        ['a word for a number', { filtros: [{ tipo: 'exata', campo: 'preco', valor: 'muito' }] }],
        ['a number for a boolean', { filtros: [{ tipo: 'exata', campo: 'ativo', valor: 3 }] }],
        ['a word for an instant', { filtros: [{ tipo: 'range', campo: 'fim', min: 'ontem' }] }],
      ])('refuses %s with FILTRO_INVALIDO', async (_, pergunta) => {
        await expect(uids(pergunta)).rejects.toMatchObject({ codigo: 'FILTRO_INVALIDO' });
      });

      it('forgets the old words and list values when a document changes', async () => {
        const antes = (await bens.obter(SISTEMA, 'b'))!;
        await bens.salvar(SISTEMA, { ...antes, nome: 'Trator', marcas: [] }, antes.revisao);
        expect(await uids({ filtros: [{ tipo: 'geral', valor: 'caminhao' }] })).toEqual([]);
        expect(await uids({ filtros: [{ tipo: 'geral', valor: 'trator' }] })).toEqual(['b']);
        expect(await uids({ filtros: [{ tipo: 'exata', campo: 'marcas', valor: 'ford' }] })).toEqual([]);
      });
    });

    it('numbers grow, are reserved in runs, and never repeat', async () => {
      expect(await registros.proximoId('lote')).toBe(1);
      expect(await registros.proximoId('lote', 10)).toBe(2);
      expect(await registros.proximoId('lote')).toBe(12);
      expect(await registros.proximoId('leilao')).toBe(1);
    });

    it('a projection applies a step once, together with its checkpoint, or not at all', async () => {
      const { projecoes } = registros;
      const checkpoint = async (stream: string) => (await projecoes.checkpoints('vendas')).get(stream) ?? 0;
      const aplicar = (apos: number, ate: number, mudancas: (tx: TransacaoProjecao) => void) =>
        projecoes.aplicar('vendas', 's1', { apos, ate }, mudancas);
      expect(await aplicar(0, 3, (tx) => tx.gravar(BENS, novo('a', { preco: 1 })))).toBe(3);
      expect(await aplicar(0, 3, (tx) => tx.gravar(BENS, novo('a', { preco: 2 })))).toBe(3);
      expect(await aplicar(2, 5, (tx) => tx.gravar(BENS, novo('a', { preco: 3 })))).toBe(3);
      expect(await checkpoint('s1')).toBe(3);
      expect(await checkpoint('s2')).toBe(0);
      expect(await projecoes.checkpoints('outra')).toEqual(new Map());
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ preco: 1, revisao: 1 });

      const noMeio = aplicar(3, 4, (tx) => {
        tx.gravar(BENS, novo('a', { preco: 9 }));
        throw new Error('no meio');
      });
      await expect(noMeio).rejects.toThrow('no meio');
      const torto = aplicar(3, 4, (tx) => {
        tx.gravar(BENS, novo('a', { preco: 9 }));
        tx.gravar(BENS, { ...novo('b'), preco: 'dez' as never });
      });
      await expect(torto).rejects.toMatchObject({ codigo: 'REQUISICAO_INVALIDA' });
      expect(await checkpoint('s1')).toBe(3);
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ preco: 1 });

      await aplicar(3, 4, (tx) => {
        tx.gravar(BENS, { ...tx.ler(BENS, 'a')!, preco: 4 });
      });
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ preco: 4, revisao: 2, createdBy: 'sistema' });
      expect(await bens.historico(SISTEMA, 'a')).toEqual([]);

      await projecoes.zerar('vendas', ['bens', 'colecao_que_nao_existe']);
      expect(await checkpoint('s1')).toBe(0);
      expect(await uids({ filtros: [{ tipo: 'geral', valor: 'bem' }] })).toEqual([]);
      expect(await aplicar(0, 1, (tx) => tx.gravar(BENS, novo('a', { preco: 7 })))).toBe(1);
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ preco: 7, revisao: 1 });
    });

    it('a projection reads what it has just written, what was there, and null for the rest', async () => {
      await bens.inserir(SISTEMA, novo('a', { preco: 1, marcas: ['m'] }));
      const lidos: unknown[] = [];
      await registros.projecoes.aplicar('p', 's', { apos: 0, ate: 1 }, (tx) => {
        lidos.length = 0;
        lidos.push(tx.ler(BENS, 'a'), tx.ler(BENS, 'b'));
        tx.gravar(BENS, novo('b', { preco: (tx.ler(BENS, 'a')?.preco ?? 0) + 1 }));
        tx.gravar(BENS, { ...tx.ler(BENS, 'b')!, nota: 2 });
        lidos.push(tx.ler(BENS, 'b')?.preco);
      });
      expect(lidos).toEqual([novo('a', { preco: 1, marcas: ['m'] }), null, 2]);
      expect(await bens.obter(SISTEMA, 'b')).toMatchObject({ preco: 2, nota: 2 });
    });

    it('of many who apply the same step at once one does, and all end at the same checkpoint', async () => {
      await bens.inserir(SISTEMA, novo('a', { preco: 0 }));
      for (let n = 0; n < 5; n++) {
        const fins = await Promise.all(
          Array.from({ length: 4 }, () =>
            registros.projecoes.aplicar('p', 's', { apos: n, ate: n + 1 }, (tx) => {
              const antes = tx.ler(BENS, 'a')!;
              tx.gravar(BENS, { ...antes, preco: antes.preco! + 1 });
            }),
          ),
        );
        expect(fins).toEqual([n + 1, n + 1, n + 1, n + 1]);
      }
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ preco: 5 });
    });

    it('of many who save the same revision at once one does, and the history has each version once', async () => {
      await bens.inserir(SISTEMA, novo('a', { preco: 0 }));
      for (let revisao = 1; revisao <= 4; revisao++) {
        const fins = await Promise.allSettled(
          [1, 2, 3].map((n) => bens.salvar(SISTEMA, novo('a', { preco: revisao * 10 + n }), revisao)),
        );
        expect(fins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const fim of fins)
          if (fim.status === 'rejected')
            expect(fim.reason).toMatchObject({ codigo: 'REVISAO_DESATUALIZADA' });
      }
      const versoes = await bens.historico(SISTEMA, 'a');
      expect(versoes.map(({ revisao }) => revisao)).toEqual([4, 3, 2, 1]);
      expect(new Set(versoes.map(({ preco }) => preco)).size).toBe(4);
    });

    it('of many who take the same unique value at once one does', async () => {
      const fins = await Promise.allSettled(
        ['a', 'b', 'c', 'd'].map((uid) => bens.inserir(SISTEMA, novo(uid, { codigo: 'X' }))),
      );
      expect(fins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await bens.listar(SISTEMA, por({}))).total).toBe(1);
    });

    it('a version that was not replaced after all is not history; a uid that comes back keeps its former life', async () => {
      await bens.inserir(SISTEMA, novo('b', { codigo: 'X' }));
      const gravado = await bens.inserir(SISTEMA, novo('a', { preco: 1 }));
      await expect(bens.salvar(SISTEMA, { ...gravado, codigo: 'X' }, 1)).rejects.toMatchObject({
        codigo: 'JA_EXISTE',
        detalhes: { campos: ['codigo'] },
      });
      expect(await bens.historico(SISTEMA, 'a')).toEqual([]);
      await bens.remover(SISTEMA, 'a', 1);
      await bens.inserir(SISTEMA, novo('a', { preco: 2 }));
      await bens.salvar(SISTEMA, novo('a', { preco: 3 }), 1);
      expect((await bens.historico(SISTEMA, 'a')).map(({ preco }) => preco)).toEqual([2, 1]);
    });

    it('keeps any name of a field, and any text, as it was', async () => {
      const livre = registros.colecao({
        nome: 'livres',
        schema: z.strictObject({ uid: z.string(), mapa: z.record(z.string(), z.unknown()) }),
        indices: {},
        leitura: () => ({}),
        escrita: () => true,
      });
      const mapa = {
        'a.b': 1,
        $c: [null, { '': 'São "João"\n\u0001€\u{1F600}' }],
        grande: 1_000_000_000_000.5,
      };
      await livre.inserir(SISTEMA, { uid: 'a', mapa });
      expect((await livre.obter(SISTEMA, 'a'))?.mapa).toEqual(mapa);
    });

    it('tells of each write once it is durable, and of none that was undone', async () => {
      const ouvidos: string[] = [];
      const daqui: string[] = [];
      const parar = registros.aoEscrever('bens', (uid) => ouvidos.push(uid));
      const pararDaqui = registros.aoEscreverAqui((colecao, uid) => daqui.push(`${colecao}/${uid}`));
      await bens.inserir(SISTEMA, novo('a'));
      await bens.salvar(SISTEMA, novo('a', { preco: 2 }), 1);
      const { projecoes } = registros;
      const noMeio = projecoes.aplicar('p', 's', { apos: 0, ate: 1 }, (tx) => {
        tx.gravar(BENS, novo('z'));
        throw new Error('no meio');
      });
      await expect(noMeio).rejects.toThrow('no meio');
      await projecoes.aplicar('p', 's', { apos: 0, ate: 1 }, (tx) => {
        tx.gravar(BENS, novo('b'));
        expect(ouvidos).toEqual(['a', 'a']);
      });
      await bens.remover(SISTEMA, 'b', 1);
      expect(daqui).toEqual(['bens/a', 'bens/a', 'bens/b', 'bens/b']);
      registros.avisarEscrita('bens', 'de-outro-processo');
      expect([registros.escutada('bens'), registros.escutada('outra')]).toEqual([true, false]);
      parar();
      expect(registros.escutada('bens')).toBe(false);
      pararDaqui();
      await bens.inserir(SISTEMA, novo('c'));
      registros.avisarEscrita('bens', 'tarde');
      expect(ouvidos).toEqual(['a', 'a', 'b', 'b', 'de-outro-processo']);
      expect(daqui).toHaveLength(4);
    });

    it('keeps no former versions of what is declared short-lived', async () => {
      const efemeros = registros.colecao({ ...BENS, nome: 'efemeros', semHistorico: true });
      await efemeros.inserir(SISTEMA, novo('a'));
      await efemeros.salvar(SISTEMA, novo('a', { preco: 2 }), 1);
      expect(await efemeros.historico(SISTEMA, 'a')).toEqual([]);
    });

    it('an index, a unique field or free text declared later covers what was stored before', async () => {
      await registros.close();
      const curta: DefinicaoColecao<Bem> = {
        ...BENS,
        indices: {
          hotsiteId: { tipo: 'inteiro' },
          nome: { tipo: 'texto' },
          preco: { tipo: 'texto' },
          dono: { tipo: 'texto' },
        },
        textoGeral: [],
        unicos: [],
        arvores: [],
        carimbosSemArvore: true,
      };
      const antiga = await abrir(`${nome}-forma`);
      await antiga.colecao(curta).inserir(SISTEMA, novo('a', { preco: 10, marcas: ['x', 'y'], codigo: 'C' }));
      await antiga.close();

      registros = await abrir(`${nome}-forma`);
      bens = registros.colecao(BENS);
      expect(await uids({ filtros: [{ tipo: 'range', campo: 'preco', min: 9, max: 11 }] })).toEqual(['a']);
      expect(await uids({ filtros: [{ tipo: 'exata', campo: 'marcas', valor: 'y' }] })).toEqual(['a']);
      expect(await uids({ filtros: [{ tipo: 'geral', valor: 'bem' }] })).toEqual(['a']);
      await expect(bens.inserir(SISTEMA, novo('b', { codigo: 'C' }))).rejects.toMatchObject({
        codigo: 'JA_EXISTE',
      });
    });

    it('everything is there again after closing and opening', async () => {
      await bens.inserir(SISTEMA, novo('a', { marcas: ['m', 'n'] }));
      await registros.projecoes.aplicar('p', 's', { apos: 0, ate: 7 }, () => undefined);
      await registros.proximoId('lote', 5);
      await registros.close();
      registros = await abrir(nome);
      bens = registros.colecao(BENS);
      expect(await uids({ filtros: [{ tipo: 'exata', campo: 'marcas', valor: 'n' }] })).toEqual(['a']);
      expect(await registros.projecoes.checkpoints('p')).toEqual(new Map([['s', 7]]));
      expect(await registros.proximoId('lote')).toBe(6);
    });
  });
}
