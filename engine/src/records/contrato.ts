import { inspect } from 'node:util';
import { type Consulta, consulta, type Filtro, type Ordem } from '@martelo/shared/filtro';
import { porque } from '@martelo/shared/teste-porque';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SISTEMA } from './acesso.ts';
import { RevisaoDesatualizada } from './conflitos.ts';
import { contratoEfeitos } from './contrato-efeitos.ts';
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
  deQuem: ['hotsiteId'],
  arvores: [['marcas', 'fim']],
  somas: [['hotsiteId', 'dono', 'fim', 'ativo']],
  unicos: [['hotsiteId', 'nome']],
  leitura(acesso) {
    if (acesso.tipo === 'sistema') return {};
    if (acesso.tipo === 'anonimo' || acesso.tipo === 'externo') return null;
    if (acesso.tipo === 'interno') return { hotsiteId: acesso.hotsites };
    return { hotsiteId: acesso.hotsiteId, dono: acesso.cliUid };
  },
  escrita(acesso, depois, antes) {
    if (acesso.tipo === 'sistema') return true;
    if (acesso.tipo === 'anonimo' || acesso.tipo === 'externo') return false;
    const marcas = acesso.tipo === 'interno' ? acesso.hotsites : [acesso.hotsiteId];
    const meu = acesso.tipo === 'interno' || depois.dono === acesso.cliUid;
    return meu && marcas.includes(depois.hotsiteId) && (antes === null || marcas.includes(antes.hotsiteId));
  },
};

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

/** Otherwise it would be told as if there were no server at all, which is what its surroundings say of themselves. */
const SEM_ELEM_MATCH = porque(
  'o FerretDB deixa cada condição de um $elemMatch ser satisfeita por outro valor da lista',
);

/**
 * What every adapter of the records port must do. `abrir` gives the same store again when called with the same `nome`. `faltam`
 * names what a stand-in for the real server lacks; the tests that need it are skipped there by name.
 */
export function contratoRegistros(
  adaptador: string,
  abrir: (nome: string) => Promise<Registros>,
  faltam: ReadonlySet<'elemMatch'> = new Set(),
): void {
  contratoEfeitos(adaptador, abrir);
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

    const historico = async (acesso: Acesso, uid: string) =>
      (await bens.historico(acesso, uid, { pagina: 1, porPagina: 100 })).itens;

    it('stamps who and when, and starts at revision 1', async () => {
      const gravado = await bens.inserir(cliente(1, 'ana'), novo('a'));
      expect(gravado).toMatchObject({ uid: 'a', revisao: 1, createdBy: 'ana', updatedBy: 'ana' });
      expect(await bens.obter(SISTEMA, 'a')).toEqual(gravado);
    });

    it('refuses a stale revision without a word of what is stored, and changes nothing', async () => {
      const primeiro = await bens.inserir(SISTEMA, novo('a'));
      await bens.salvar(interno(1), { ...primeiro, preco: 10 }, 1);
      for (const escrita of [
        () => bens.salvar(SISTEMA, novo('a', { preco: 99 }), 1),
        () => bens.salvar(interno(1), novo('a', { preco: 99 }), 1),
        () => bens.remover(SISTEMA, 'a', 1),
      ]) {
        const erro = await escrita().catch((recusa: unknown) => recusa);
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
      const versoes = await historico(interno(1), 'a');
      expect(versoes.map(({ revisao, preco }) => [revisao, preco])).toEqual([
        [2, 2],
        [1, 1],
      ]);
    });

    it('erases the former versions of one document for good, and of no other', async () => {
      for (const uid of ['a', 'b']) {
        await bens.inserir(SISTEMA, novo(uid, { preco: 1 }));
        await bens.salvar(SISTEMA, novo(uid, { preco: 2 }), 1);
      }
      await bens.expurgarHistorico('a');
      expect(await historico(SISTEMA, 'a')).toEqual([]);
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ preco: 2, revisao: 2 });
      expect(await historico(SISTEMA, 'b')).toHaveLength(1);
      // What changes from then on has a history again; of what was removed it goes as well.
      await bens.salvar(SISTEMA, novo('a', { preco: 3 }), 2);
      expect(await historico(SISTEMA, 'a')).toMatchObject([{ preco: 2 }]);
      await bens.remover(SISTEMA, 'a', 3);
      await bens.expurgarHistorico('a');
      expect(await historico(SISTEMA, 'a')).toEqual([]);
    });

    it('gives the history by pages, and counts only what the caller may see of it', async () => {
      await bens.inserir(SISTEMA, novo('a', { preco: 1, hotsiteId: 2 }));
      for (let revisao = 1; revisao <= 7; revisao++)
        await bens.salvar(SISTEMA, novo('a', { preco: revisao + 1 }), revisao);
      const pagina = async (acesso: Acesso, qual: number) => {
        const { itens, total } = await bens.historico(acesso, 'a', { pagina: qual, porPagina: 3 });
        return [total, ...itens.map(({ revisao }) => revisao)];
      };
      expect(await pagina(SISTEMA, 1)).toEqual([7, 7, 6, 5]);
      expect(await pagina(SISTEMA, 3)).toEqual([7, 1]);
      expect(await pagina(SISTEMA, 4)).toEqual([7]);
      expect(await pagina(interno(1), 2)).toEqual([6, 4, 3, 2]);
      expect(await pagina(interno(1), 3)).toEqual([6]);
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
        // Whose it is was written by nobody, and is nobody's to know.
        detalhes: { campos: ['nome'] },
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
      expect(await historico(outra, 'a')).toEqual([]);
      await expect(bens.salvar(outra, novo('a', { hotsiteId: 2 }), 2)).rejects.toMatchObject({
        codigo: 'NAO_ENCONTRADO',
      });
      await expect(bens.remover(outra, 'a', 2)).rejects.toMatchObject({ codigo: 'NAO_ENCONTRADO' });
      await expect(bens.inserir(outra, novo('b', { hotsiteId: 1 }))).rejects.toMatchObject({
        codigo: 'SEM_PERMISSAO',
      });
      // No name of ours is in what people read.
      const recusa = await bens.inserir(outra, novo('b', { hotsiteId: 1 })).catch((erro) => erro.corpo());
      expect(recusa).not.toHaveProperty('colecao');
      expect(recusa).toHaveProperty('codigo', 'SEM_PERMISSAO');
      expect(await bens.obter(SISTEMA, 'a')).toMatchObject({ hotsiteId: 1, revisao: 2 });
    });

    it('a former version written under another brand stays that brand’s, also after the document moved', async () => {
      await bens.inserir(SISTEMA, novo('a', { hotsiteId: 1, preco: 111 }));
      await bens.salvar(SISTEMA, novo('a', { hotsiteId: 2, preco: 222 }), 1);
      expect(await historico(interno(2), 'a')).toEqual([]);
      expect(await historico(interno(1), 'a')).toEqual([]);
      expect(await historico(SISTEMA, 'a')).toHaveLength(1);
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
      expect(await historico(anonimo, 'a')).toEqual([]);
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
        // Whose they all are finds the same, by whatever way the adapter looks for one's own.
        for (const acesso of [cliente(1, 'ana'), interno(1)])
          expect(await uids({ filtros }, acesso)).toEqual(esperado);
      });

      it.skipIf(faltam.has('elemMatch'))(
        'range within a list: one value lies in it, not two around it',
        faltam.has('elemMatch') ? SEM_ELEM_MATCH : {},
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

    describe('a walk by cursor', () => {
      const PRECOS = [300, null, 100, 300, null, 200, 100];
      const NOMES = ['Água', 'agua', 'Zebra', 'ônibus', 'Opala', 'ÁGUA', 'abacate'];
      const FINS = ['2026-01-01T00:00:00.000Z', null, '2025-06-01T00:00:00.000Z'];
      const MARCAS = [['b', 'z'], [], ['a'], ['é', 'b', 'A'], ['b']];
      const linha = (i: number, campos: Partial<Bem> = {}) =>
        novo(`w${String(i).padStart(3, '0')}`, {
          preco: PRECOS[i % PRECOS.length]!,
          nome: `${NOMES[i % NOMES.length]} ${i % 3}${i}`,
          nota: i % 4 === 0 ? null : -i / 3,
          fim: FINS[i % FINS.length]!,
          ativo: i % 2 === 0,
          marcas: MARCAS[i % MARCAS.length]!,
          ...campos,
        });
      const por = (campo: string, tipoOrdenacao: Ordem['tipoOrdenacao'], tipoCampo?: Ordem['tipoCampo']) =>
        consulta.parse({ ordem: { campo, tipoOrdenacao, tipoCampo } });

      /** All the uids of a walk; `noMeio` runs after each page. */
      async function andar(
        pergunta: Consulta,
        { porPagina = 4, acesso = SISTEMA as Acesso, noMeio = async (_volta: number) => {} } = {},
      ): Promise<string[]> {
        const vistos: string[] = [];
        let apos: string | undefined;
        for (let volta = 0; ; volta++) {
          const parte = await bens.listar(acesso, {
            ...pergunta,
            porPagina,
            semTotal: true,
            ...(apos && { apos }),
          });
          vistos.push(...parte.itens.map(({ uid }) => uid));
          expect(parte.itens.length).toBeLessThanOrEqual(porPagina);
          if (parte.proximo === null) return vistos;
          expect(parte.itens).toHaveLength(porPagina);
          apos = parte.proximo;
          await noMeio(volta);
        }
      }

      const ORDENS: [string, Consulta][] = [
        ['none named', consulta.parse({})],
        ...(['asc', 'desc'] as const).flatMap((sentido): [string, Consulta][] => [
          [`numbers with ties and nulls, ${sentido}`, por('preco', sentido)],
          [`broken numbers below zero, ${sentido}`, por('nota', sentido)],
          [`text by its bytes, ${sentido}`, por('nome', sentido)],
          [`people’s alphabet, ${sentido}`, por('nome', sentido, 'text')],
          [`instants with nulls, ${sentido}`, por('fim', sentido)],
          [`booleans, ${sentido}`, por('ativo', sentido)],
          [`lists, ${sentido}`, por('marcas', sentido)],
          [`lists by people’s alphabet, ${sentido}`, por('marcas', sentido, 'text')],
          [`a field that none has, ${sentido}`, por('codigo', sentido)],
          [`the uid itself, ${sentido}`, por('uid', sentido)],
          [`a stamp, ${sentido}`, por('createdAt', sentido)],
        ]),
      ];

      it('goes through every order as its pages do, whatever the size of a step', async () => {
        for (let i = 0; i < 15; i++) await bens.inserir(SISTEMA, linha(i));
        for (const [ordem, pergunta] of ORDENS) {
          const { itens } = await bens.listar(SISTEMA, { ...pergunta, porPagina: 200 });
          const inteira = itens.map(({ uid }) => uid);
          expect(inteira, ordem).toHaveLength(15);
          for (const porPagina of [2, 15]) {
            expect(await andar(pergunta, { porPagina }), ordem).toEqual(inteira);
          }
        }
      });

      it('sees every row that stays exactly once, whatever comes, goes or changes beside it', async () => {
        const ficam = Array.from({ length: 14 }, (_, i) => 10 * i + 5);
        for (const i of ficam) await bens.inserir(SISTEMA, linha(i));
        const revisoes = new Map(ficam.map((i) => [i, 1]));
        const mexidas = [
          consulta.parse({}),
          ...[por('preco', 'asc'), por('preco', 'desc'), por('nome', 'asc', 'text'), por('marcas', 'desc')],
        ];
        for (const pergunta of mexidas) {
          const passageiros = new Set<string>();
          const vistos = await andar(pergunta, {
            async noMeio(volta) {
              for (const uid of [...passageiros].slice(0, 3)) {
                await bens.remover(SISTEMA, uid, 1);
                passageiros.delete(uid);
              }
              for (const lugar of [0, 1, 2, 3].map((n) => (volta * 37 + n * 33) % 140)) {
                const { uid } = linha(lugar);
                if (passageiros.has(uid) || lugar % 10 === 5) continue;
                await bens.inserir(SISTEMA, linha(lugar));
                passageiros.add(uid);
              }
              const mudado = ficam[volta % ficam.length]!;
              await bens.salvar(SISTEMA, linha(mudado, { dono: `d${volta}` }), revisoes.get(mudado)!);
              revisoes.set(mudado, revisoes.get(mudado)! + 1);
            },
          });
          const quantas = ficam.map((i) => vistos.filter((visto) => visto === linha(i).uid).length);
          expect(quantas, pergunta.ordem?.campo).toEqual(ficam.map(() => 1));
          for (const uid of passageiros) await bens.remover(SISTEMA, uid, 1);
        }
      });

      it('keeps to the filters and to what the caller may see', async () => {
        for (let i = 0; i < 12; i++) await bens.inserir(SISTEMA, linha(i, { hotsiteId: 1 + (i % 2) }));
        const pergunta = consulta.parse({
          filtros: [{ tipo: 'existe', campo: 'preco' }],
          ordem: { campo: 'preco', tipoOrdenacao: 'desc' },
        });
        const vistos = await andar(pergunta, { porPagina: 1, acesso: interno(1) });
        expect(vistos.map((uid) => Number(uid.slice(1)))).toEqual([10, 0, 12, 6, 2].filter((i) => i < 12));
        expect(await andar(pergunta, { acesso: { tipo: 'anonimo', hotsiteId: 1 } })).toEqual([]);
        const doOutro = await bens.listar(SISTEMA, { ...pergunta, porPagina: 1 });
        const continuacao = await bens.listar(interno(2), { ...pergunta, apos: doOutro.proximo! });
        expect(continuacao.itens.every(({ hotsiteId }) => hotsiteId === 2)).toBe(true);
      });

      it('counts all that is found, or nothing where nobody asks', async () => {
        for (let i = 0; i < 5; i++) await bens.inserir(SISTEMA, linha(i));
        const primeira = await bens.listar(SISTEMA, { ...consulta.parse({}), porPagina: 2 });
        expect(primeira.total).toBe(5);
        const segunda = { ...consulta.parse({}), porPagina: 2, apos: primeira.proximo! };
        expect((await bens.listar(SISTEMA, segunda)).total).toBe(5);
        const { itens } = await bens.listar(SISTEMA, { ...segunda, semTotal: true });
        expect(itens.map(({ uid }) => uid)).toEqual(['w002', 'w003']);
      });

      it('refuses a cursor that is none, that was made for another order, or that somebody rewrote', async () => {
        for (let i = 0; i < 5; i++) await bens.inserir(SISTEMA, linha(i));
        const pergunta = { ...por('nome', 'asc'), porPagina: 2 };
        const { proximo } = await bens.listar(SISTEMA, pergunta);
        const escrito = (conteudo: unknown) => Buffer.from(JSON.stringify(conteudo)).toString('base64url');
        const lido = JSON.parse(Buffer.from(proximo!, 'base64url').toString()) as [string, string, string];
        const recusa = { codigo: 'FILTRO_INVALIDO' };
        for (const apos of [
          ...['', 'x', 'não é', `${proximo}=`, `${proximo!.slice(0, -2)}`],
          ...[null, 7, {}, [], lido.slice(0, 2), [...lido, 1], [lido[0], { $gt: '' }, lido[2]]].map(escrito),
          ...[
            [lido[0], 7, lido[2]],
            [lido[0], lido[1], { $gt: '' }],
            [lido[0], true, lido[2]],
          ].map(escrito),
        ]) {
          await expect(bens.listar(SISTEMA, { ...pergunta, apos }), apos).rejects.toMatchObject(recusa);
        }
        for (const outra of [por('nome', 'desc'), por('nome', 'asc', 'text'), por('preco', 'asc')]) {
          await expect(bens.listar(SISTEMA, { ...outra, apos: proximo! })).rejects.toMatchObject(recusa);
        }
        expect((await bens.listar(SISTEMA, { ...pergunta, apos: proximo! })).itens).toHaveLength(2);
      });

      it('percorrer gives every row in its order, to the last, and lets others go in between', async () => {
        for (let i = 0; i < 60; i++) await bens.inserir(SISTEMA, linha(i));
        let voltas = 0;
        const contando = setInterval(() => voltas++, 0);
        const vistos: string[] = [];
        const busca = { filtros: por('preco', 'desc').filtros, ordem: por('preco', 'desc').ordem };
        for await (const { uid } of bens.percorrer(SISTEMA, busca, 7)) {
          expect(await bens.obter(SISTEMA, uid)).not.toBeNull();
          vistos.push(uid);
        }
        clearInterval(contando);
        expect(vistos).toEqual(await andar(por('preco', 'desc'), { porPagina: 200 }));
        expect(voltas).toBeGreaterThan(0);
        const anonimo = bens.percorrer({ tipo: 'anonimo', hotsiteId: 1 }, { filtros: [] });
        expect((await anonimo.next()).done).toBe(true);
        const torta = bens.percorrer(SISTEMA, { filtros: [{ tipo: 'existe', campo: 'senha', valor: true }] });
        await expect(torta.next()).rejects.toMatchObject({ codigo: 'FILTRO_INVALIDO' });
      });
    });

    describe('counting', () => {
      const dia = (n: number, hora = '12:00') => `2026-11-${String(n).padStart(2, '0')}T${hora}:00.000Z`;
      const doDia = {
        tipo: 'range',
        campo: 'fim',
        min: dia(2, '03:00'),
        max: '2026-11-04T02:59:59.999Z',
      } as const;
      /** As whoever goes through them would count. */
      const contadas = async (acesso: Acesso, filtros: Filtro[], de: (um: Bem) => string | number | null) => {
        const mapa = new Map<string | number | null, number>();
        for await (const um of bens.percorrer(acesso, { filtros }))
          mapa.set(de(um), (mapa.get(de(um)) ?? 0) + 1);
        return Object.fromEntries(mapa);
      };
      const contar = async (acesso: Acesso, filtros: Filtro[], campo: string) =>
        Object.fromEntries(
          (await bens.contar(acesso, filtros, campo)).map(({ valor, quantos }) => [valor, quantos]),
        );

      it('says how many there are of each value, by whatever way they were written, to who may see them', async () => {
        let semente = 7;
        const sorte = (ate: number): number => {
          semente = (semente * 48_271) % 2_147_483_647;
          return semente % ate;
        };
        const um = (uid: string, hotsiteId: number) =>
          novo(uid, {
            ...{ hotsiteId, dono: ['ana', 'bia', 'caio'][sorte(3)]!, ativo: sorte(2) === 0, nota: sorte(2) },
            fim: sorte(5) === 0 ? null : dia(1 + sorte(4), ['02:30', '03:00', '23:10'][sorte(3)]),
          });
        for (let i = 0; i < 30; i++) await bens.inserir(SISTEMA, um(`b${i}`, 1 + (i % 2)));
        for (let vez = 0; vez < 40; vez++) {
          const uid = `b${sorte(30)}`;
          const antes = await bens.obter(SISTEMA, uid);
          if (antes === null) await bens.inserir(SISTEMA, um(uid, 1 + sorte(2)));
          else if (sorte(4) === 0) await bens.remover(SISTEMA, uid, antes.revisao);
          else await bens.salvar(SISTEMA, um(uid, antes.hotsiteId), antes.revisao);
        }
        // The day ends in Brasília, three hours after it does in Greenwich.
        const doFim = ({ fim }: Bem) =>
          fim === null
            ? null
            : `${new Date(Date.parse(fim) - 3 * 3_600_000).toISOString().slice(0, 10)}T03:00:00.000Z`;
        const ativos: Filtro = { tipo: 'exata', campo: 'ativo', valor: true };
        for (const acesso of [SISTEMA, interno(1), cliente(2, 'bia')])
          for (const filtros of [
            [],
            [ativos],
            [doDia],
            [ativos, doDia],
            [{ ...doDia, max: dia(3) }],
          ] as Filtro[][]) {
            const porque = JSON.stringify([acesso, filtros]);
            expect(await contar(acesso, filtros, 'dono'), porque).toEqual(
              await contadas(acesso, filtros, (b) => b.dono),
            );
            expect(await contar(acesso, filtros, 'fim'), porque).toEqual(
              await contadas(acesso, filtros, doFim),
            );
            expect(await contar(acesso, filtros, 'ativo'), porque).toEqual(
              await contadas(acesso, filtros, (b) => Number(b.ativo)),
            );
            // Of no sum: the rows themselves.
            expect(await contar(acesso, filtros, 'nota'), porque).toEqual(
              await contadas(acesso, filtros, (b) => b.nota),
            );
          }
        expect(await bens.contar({ tipo: 'anonimo', hotsiteId: 1 }, [], 'dono')).toEqual([]);
        expect((await bens.contar(SISTEMA, [], 'dono')).map(({ quantos }) => quantos)).toEqual(
          (await bens.contar(SISTEMA, [], 'dono')).map(({ quantos }) => quantos).toSorted((a, b) => b - a),
        );
        await expect(
          bens.contar(SISTEMA, [{ tipo: 'existe', campo: 'senha', valor: true }], 'dono'),
        ).rejects.toMatchObject({ codigo: 'FILTRO_INVALIDO' });
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
      expect(await historico(SISTEMA, 'a')).toEqual([]);

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
      const versoes = await historico(SISTEMA, 'a');
      expect(versoes.map(({ revisao }) => revisao)).toEqual([4, 3, 2, 1]);
      expect(new Set(versoes.map(({ preco }) => preco)).size).toBe(4);
    });

    it('saves many at once, each on its own: who is refused holds up nobody, and leaves nothing behind', async () => {
      for (const uid of ['a', 'b', 'c', 'd', 'e']) await bens.inserir(SISTEMA, novo(uid, { preco: 0 }));
      await bens.salvar(SISTEMA, novo('e', { codigo: 'X', preco: 0 }), 1);
      const ouvidos: string[] = [];
      registros.aoEscrever('bens', (uid) => ouvidos.push(uid));
      const fins = await bens.salvarVarios(interno(1), [
        { doc: novo('a', { preco: 1 }), revisao: 1 },
        { doc: novo('b', { preco: 1 }), revisao: 7 },
        { doc: novo('c', { preco: 1, codigo: 'X' }), revisao: 1 },
        { doc: { ...novo('e', { preco: 1 }), preco: 'um' as never }, revisao: 2 },
        { doc: novo('nenhum'), revisao: 1 },
        { doc: novo('d', { preco: 1, marcas: ['m'] }), revisao: 1 },
      ]);
      expect(fins.map((fim) => (fim.status === 'fulfilled' ? fim.value.revisao : fim.reason.codigo))).toEqual(
        [...[2, 'REVISAO_DESATUALIZADA', 'JA_EXISTE', 'REQUISICAO_INVALIDA', 'NAO_ENCONTRADO', 2]],
      );
      expect(await uids({ filtros: [{ tipo: 'exata', campo: 'preco', valor: 1 }] })).toEqual(['a', 'd']);
      expect(await uids({ filtros: [{ tipo: 'exata', campo: 'marcas', valor: 'm' }] })).toEqual(['d']);
      expect((await historico(SISTEMA, 'c')).length).toBe(0);
      expect((await historico(SISTEMA, 'a')).map(({ preco }) => preco)).toEqual([0]);
      expect(ouvidos.toSorted()).toEqual(['a', 'd']);
      expect(await bens.salvarVarios(SISTEMA, [])).toEqual([]);
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
      expect(await historico(SISTEMA, 'a')).toEqual([]);
      await bens.remover(SISTEMA, 'a', 1);
      await bens.inserir(SISTEMA, novo('a', { preco: 2 }));
      await bens.salvar(SISTEMA, novo('a', { preco: 3 }), 1);
      expect((await historico(SISTEMA, 'a')).map(({ preco }) => preco)).toEqual([2, 1]);
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
      expect(await efemeros.historico(SISTEMA, 'a', { pagina: 1, porPagina: 9 })).toMatchObject({ total: 0 });
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
        somas: [['hotsiteId', 'dono', 'preco']],
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
      expect(await bens.contar(SISTEMA, [], 'ativo')).toEqual([{ valor: 1, quantos: 1 }]);
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
