import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { notaImpressa } from '@martelo/shared/impressos/nota';
import { derivarVenda } from '@martelo/shared/pos-venda/derivar';
import { itemDe, linhaDe, vendaDe } from '@martelo/shared/pos-venda/venda-de-teste';
import type { Venda } from '@martelo/shared/venda';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DADOS_GUARDADOS } from '../../acesso/clientes/dados-guardados.ts';
import { loteUid, Mesa } from '../../auction/mesa.ts';
import { NOTAS } from '../../casa/nota.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { StoreUnavailable, UnknownOutcome } from '../../store/unavailable.ts';
import { expirarGuardados } from '../titular/eliminar.ts';
import { criarNotas, type Notas } from './notas.ts';
import type { FontesDosImpressos } from './partes.ts';

const mesa = new Mesa({}, [{ finalizacaoManual: true }]);
const lido = { estado: mesa.estado!, lote: mesa.estado!.lotes.get(loteUid(1))! };
const COMPRADOR = {
  nome: 'Ana Prado',
  documento: '529.982.247-25',
  email: 'a@b.c',
  telefone: null,
  endereco: null,
};

let registros: Registros;
let nome: string;
let relogio: () => number;
/** What each process has open of the one store. */
let abertos: Registros[];
/** As many processes as are asked for, over one store. */
const processo = (qual = 0): Notas =>
  criarNotas({
    registros: abertos[qual % abertos.length]!,
    leitura: { lote: async () => lido } as unknown as Pick<Leitura, 'lote'>,
    eventosApos: async () => [],
    comprador: async () => null,
    compradorNoNumerado: async () => ({ ...COMPRADOR, nome }),
    hotsitePorId: () => HOTSITES_DEMO[0]!,
    siteDe: () => 'http://leilo.localhost',
    agora: () => relogio(),
  } satisfies FontesDosImpressos);

/** As the sale's effect does it: again when the store did not answer. FerretDB drops connections that write at once. */
const acertar = async (uid: string, qual = 0): Promise<void> => {
  for (;;)
    try {
      return await processo(qual).acertar(uid);
    } catch (erro) {
      if (!(erro instanceof StoreUnavailable) && !(erro instanceof UnknownOutcome)) throw erro;
    }
};

beforeEach(() => {
  nome = 'Ana Prado';
  relogio = () => 1_700_000_000_000;
});
afterEach(() => Promise.all(abertos.map((um) => um.close())));

const uidDe = (i: number): string => `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`;
async function venda(i: number, mudancas: Partial<Venda> = {}): Promise<string> {
  const escrita = vendaDe({ pagamentos: [linhaDe()], itens: [itemDe({ lelUid: loteUid(1) })], ...mudancas });
  const uid = uidDe(i);
  await registros.colecao(VENDAS).inserir(SISTEMA, { ...derivarVenda(escrita), uid, id: i } as never);
  return uid;
}
async function mudar(uid: string, mudancas: Partial<Venda>): Promise<void> {
  const antes = (await registros.colecao(VENDAS).obter(SISTEMA, uid))!;
  const depois = derivarVenda({ ...(semCarimbos(antes) as Venda), ...mudancas });
  await registros.colecao(VENDAS).salvar(SISTEMA, depois as never, antes.revisao);
}
async function todas() {
  const achadas = [];
  const ordem = { campo: 'sequencia', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
  for await (const nota of registros.colecao(NOTAS).percorrer(SISTEMA, { filtros: [], ordem }))
    achadas.push(nota);
  return achadas;
}

/** What holds of notas, over either store. */
function contratoNotas(armazem: string, quantas: number, abrir: () => Promise<Registros[]>): void {
  describe(`notas over ${armazem}`, () => {
    beforeEach(async () => {
      abertos = await abrir();
      registros = abertos[0]!;
    });

    it('many at once, of processes whose clocks differ, are 1 to n: no gap, no repeat, in order of their instants (D1)', async () => {
      let vez = 0;
      relogio = () => 1_700_000_000_000 + ((vez++ * 7_919) % 1_000) - 500;
      const vendas = await Promise.all(Array.from({ length: quantas }, (_, i) => venda(i + 1)));
      await Promise.all(vendas.map((uid, i) => acertar(uid, i)));
      const notas = await todas();
      expect(notas.map(({ sequencia }) => sequencia)).toEqual(vendas.map((_, i) => i + 1));
      const instantes = notas.map(({ emitidaEm }) => emitidaEm);
      expect(instantes).toEqual([...instantes].sort());
      expect(new Set(notas.map(({ vendaUid }) => vendaUid)).size).toBe(quantas);
    });

    it('however often and from wherever it is asked for, a sale has one (D2)', async () => {
      const uid = await venda(1);
      await Promise.all(Array.from({ length: 20 }, (_, i) => acertar(uid, i)));
      await processo().acertar(uid);
      expect(await todas()).toMatchObject([{ vendaUid: uid, situacao: 'EMITIDA', viva: uid }]);
    });

    it('of a sale that is not paid there is none', async () => {
      const uid = await venda(1, { pagamentos: [] });
      await processo().acertar(uid);
      expect(await todas()).toEqual([]);
    });

    it('when the sale ends it is cancelled, with the reason, and its number is never used again (D3)', async () => {
      const [um, outro] = [await venda(1), await venda(2)];
      await processo().acertar(um);
      await mudar(um, {
        encerramento: {
          como: 'Cancelada',
          motivo: 'x',
          em: '2026-11-25T12:00:00.000Z',
          por: 'a',
          juntadaEm: null,
          multa: null,
        },
      });
      await processo().acertar(um);
      await processo().acertar(outro);
      expect(await todas()).toMatchObject([
        { sequencia: 1, situacao: 'CANCELADA', viva: null, motivo: 'A venda foi cancelada.' },
        { sequencia: 2, situacao: 'EMITIDA' },
      ]);
    });

    it('more that is due, and money that goes back, leave it its number and what it says (D1, D4)', async () => {
      const uid = await venda(1);
      await processo().acertar(uid);
      const antes = await todas();
      const frete = {
        uid: uidDe(9),
        nome: 'Envio por Sedex',
        valor: 3_500,
        data: '2026-11-25T12:00:00.000Z',
      };
      for (const mudancas of [{ itensExtras: [frete] }, { pagamentos: [] }, { pagamentos: [linhaDe()] }]) {
        await mudar(uid, mudancas);
        await Promise.all([acertar(uid, 0), acertar(uid, 1)]);
      }
      await mudar(uid, { pagamentos: [linhaDe(), linhaDe({ valor: 3_500 })] });
      await processo().acertar(uid);
      expect(await todas()).toEqual(antes);
    });

    it('whose lots are others than its sale’s is issued anew, and not while more is due', async () => {
      const uid = await venda(1);
      await processo().acertar(uid);
      const itens = [1, 2].map((i) => itemDe({ lelUid: loteUid(1), loteNumero: String(i) }));
      await mudar(uid, { itens });
      await processo().acertar(uid);
      const canceladas = { sequencia: 1, situacao: 'CANCELADA', motivo: 'Os lotes da compra mudaram.' };
      expect(await todas()).toMatchObject([canceladas]);
      await mudar(uid, { pagamentos: [linhaDe({ valor: 2_000_000 })] });
      await Promise.all([acertar(uid, 0), acertar(uid, 1)]);
      expect(await todas()).toMatchObject([
        canceladas,
        { sequencia: 2, situacao: 'EMITIDA', substitui: { numero: '1-000001' } },
      ]);
    });

    it('cancelled by hand it is issued anew, each names the other, and what was issued says what it said (D4)', async () => {
      const uid = await venda(1);
      await processo().acertar(uid);
      const [nota] = await todas();
      const cancelada = { situacao: 'CANCELADA', viva: null, canceladaEm: '2026-11-25T12:00:00.000Z' };
      await registros
        .colecao(NOTAS)
        .salvar(SISTEMA, { ...semCarimbos(nota!), ...cancelada } as never, nota!.revisao);
      nome = 'Ana Prado Silva';
      await Promise.all([acertar(uid, 0), acertar(uid, 1)]);
      await processo().acertar(uid);
      expect(await todas()).toMatchObject([
        {
          sequencia: 1,
          substituidaPor: { numero: '1-000002' },
          conteudo: { comprador: { nome: 'Ana Prado' } },
        },
        {
          sequencia: 2,
          substitui: { numero: '1-000001' },
          conteudo: { comprador: { nome: 'Ana Prado Silva' } },
        },
      ]);
    });

    it('a sale that ends while it is issued keeps none', async () => {
      const uid = await venda(1);
      let movida = false;
      const lento = criarNotas({
        ...{ registros, leitura: { lote: async () => lido } as unknown as Pick<Leitura, 'lote'> },
        eventosApos: async () => {
          if (!movida)
            await mudar(uid, {
              encerramento: {
                ...{ como: 'ClienteDesistiu', motivo: 'x', em: '2026-11-25T12:00:00.000Z', por: 'a' },
                ...{ juntadaEm: null, multa: null },
              },
            });
          movida = true;
          return [];
        },
        ...{ comprador: async () => null, compradorNoNumerado: async () => COMPRADOR },
        ...{ hotsitePorId: () => HOTSITES_DEMO[0]! },
        ...{ siteDe: () => 'http://leilo.localhost', agora: () => relogio() },
      });
      await lento.acertar(uid);
      expect((await todas()).filter(({ viva }) => viva !== null)).toEqual([]);
    });

    it('of a buyer whom the law no longer keeps say all that they said but who it was, nor do former versions (LGPD)', async () => {
      const uid = await venda(1);
      await processo().acertar(uid);
      const [antes] = await todas();
      const { cliUid, conteudo } = antes!;
      await registros.colecao(DADOS_GUARDADOS).inserir(SISTEMA, {
        ...{ uid: cliUid, hotsiteId: 1, identidade: COMPRADOR, consentimentos: [] },
        ...{ eliminadoEm: '2021-01-01T00:00:00.000Z', ate: '2026-01-01T00:00:00.000Z' },
      });
      const guardado = () => registros.colecao(DADOS_GUARDADOS).obter(SISTEMA, cliUid);
      await expirarGuardados(registros, Date.parse('2025-12-31T23:59:59.999Z'));
      expect([(await todas())[0]!.conteudo, await guardado()]).toEqual([conteudo, expect.anything()]);
      for (let vez = 0; vez < 2; vez++)
        await expirarGuardados(registros, Date.parse('2026-01-01T00:00:00.000Z'));
      const [depois] = await todas();
      expect(depois!.conteudo).toEqual({
        ...conteudo,
        comprador: expect.objectContaining({ nome: 'Titular excluído' }),
      });
      expect([depois!.sequencia, depois!.total, depois!.viva]).toEqual([antes!.sequencia, antes!.total, uid]);
      expect(notaImpressa.shape.comprador.safeParse(depois!.conteudo.comprador).success).toBe(true);
      const versoes = await registros
        .colecao(NOTAS)
        .historico(SISTEMA, depois!.uid, { pagina: 1, porPagina: 50 });
      for (const dado of ['Ana Prado', COMPRADOR.documento, COMPRADOR.email])
        expect(JSON.stringify([depois, versoes.itens])).not.toContain(dado);
      expect(await guardado()).toBeNull();
    });
  });
}

contratoNotas('SQLite', 50, async () => [criarRegistrosSqlite({ arquivo: ':memory:' })]);

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    const bancos: string[] = [];
    afterAll(() => Promise.all(bancos.map(descartarBanco)));
    // Each tries until its number is free, and FerretDB writes one at a time: fewer say the same.
    contratoNotas('MongoDB', 20, () => {
      const banco = `notas-${process.pid}-${bancos.length}`;
      bancos.push(banco);
      return Promise.all([1, 2].map(() => abrirRegistrosMongo({ uri: uriDoBanco(banco) })));
    });
  },
);
