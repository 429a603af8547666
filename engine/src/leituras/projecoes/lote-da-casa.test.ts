import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decide } from '../../auction/decide.ts';
import { evolve } from '../../auction/evolve.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { LOTES_DA_CASA } from '../registros/lote-da-casa.ts';
import { projecaoLotesDaCasa } from './lote-da-casa.ts';

const LEI = '01900000-0000-7000-8000-00000000aaaa';
const uid = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const INICIO = Date.parse('2026-11-21T12:00:00Z');
const FIM = '2026-11-21T12:10:00.000Z';
const ANA = { uid: uid(9), apelido: 'ana', cidade: 'Goiânia/GO' };

let registros: Registros;
let estado: Estado | null;
let commits: Evento[][];
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  estado = null;
  commits = [];
});
afterEach(() => registros.close());

function mandar(pedido: Pedido, instante = INICIO): void {
  const semente = commits.length.toString(16).padStart(32, '0');
  const eventos = decide(
    estado,
    { comandoId: `c${commits.length}`, autor: 'adm', semente, pedido },
    instante,
  );
  for (const evento of eventos) estado = evolve(estado, evento);
  commits.push(eventos);
}

/** What was not projected yet, a commit a step as the projector does when nobody is in a hurry. */
async function projetar(desde = 0): Promise<void> {
  const projecao = projecaoLotesDaCasa(registros);
  const stream = `leilao:${LEI}`;
  for (let i = desde; i < commits.length; i++)
    await registros.projecoes.aplicar(projecao.nome, stream, { apos: i, ate: i + 1 }, (tx) =>
      projecao.aplicar(tx, { stream, events: commits[i]! }),
    );
}

const linhas = async () =>
  (
    await registros.colecao(LOTES_DA_CASA).listar(SISTEMA, {
      ...{ filtros: [], pagina: 1, porPagina: 100 },
      ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    })
  ).itens;

/** What the list must say, from the auction's own state. */
const doEstado = () =>
  [...estado!.lotes.values()].map(({ dados }) => ({
    ...{ uid: dados.uid, hotsites: estado!.leilao.hotsites, situacao: dados.situacao, nome: dados.nome },
    ...{ numero: dados.numero, posicaoLeilao: dados.posicaoLeilao, dataFim: dados.dataFim },
    ...{ foto: dados.fotosUrls[0] ?? null, qtdFotos: dados.fotosUrls.length },
    valor: { minimo: dados.valor.minimo, incremento: dados.valor.incremento ?? null },
    comitente: dados.comitente ? { comId: dados.comitente.comId ?? null, nome: dados.comitente.nome } : null,
  }));

function abrir(): void {
  mandar({
    tipo: 'criar-leilao',
    leilao: {
      ...leilaoEscrita.parse({
        nome: 'Leilão',
        data: FIM,
        situacao: 'CRIADO',
        incrementos: [{ valor: 5_000 }],
      }),
      ...{ id: 7, uid: LEI, hotsites: [2] },
    },
  });
  for (const n of [1, 2, 3])
    mandar({
      tipo: 'incluir-lotes',
      lotes: [
        {
          ...{ id: 10 + n, uid: uid(n) },
          dados: loteEscrita.parse({
            ...{ nome: `Lote ${n}`, tipo: 'Carro', valor: { minimo: 50_000 }, valorComitente: 99_000 },
            ...(n === 1 ? { comitente: { comId: 4, nome: 'Banco' }, fotosUrls: ['/a.jpg'] } : {}),
          }),
        },
      ],
    });
}
const como = ['equipe'] as const;
const alterar = (n: number, mudancas: object, retirar?: readonly string[]) =>
  mandar({
    tipo: 'alterar-lote',
    ...{ lelUid: uid(n), mudancas, como: [...como], termos: true },
    ...(retirar ? { retirar } : {}),
  } as never);

it('says of each lot what its auction does, after whatever was done to it', async () => {
  abrir();
  alterar(1, { nome: 'Outro nome', valor: { incremento: 700 }, fotosUrls: ['/b.jpg', '/c.jpg'] });
  alterar(1, {}, ['comitente', 'valor.incremento']);
  alterar(2, { comitente: { nome: 'Sem cadastro' } });
  mandar({ tipo: 'mudar-situacao-leilao', situacao: 'PRONTO', motivo: null } as never);
  mandar({ tipo: 'dar-lance', lelUid: uid(3), modo: 'MANUAL', valor: 50_000, participante: ANA });
  mandar({
    ...{ tipo: 'mudar-situacao-lote', lelUid: uid(2), situacao: 'SUSPENSO', motivo: 'Vistoria' },
    como: [...como],
  } as never);
  await projetar();
  expect(await linhas()).toMatchObject(doEstado());
  expect(JSON.stringify(await linhas())).not.toContain('99000');
});

it('an auction that becomes another brand’s takes all of its lots along', async () => {
  abrir();
  mandar({ tipo: 'alterar-leilao', mudancas: { hotsites: [3] } } as never);
  await projetar();
  expect((await linhas()).map(({ hotsites }) => hotsites)).toEqual([[3], [3], [3]]);
});

it('a bid writes nothing here: the list’s trees cost bidders nothing', async () => {
  abrir();
  mandar({ tipo: 'mudar-situacao-leilao', situacao: 'PRONTO', motivo: null } as never);
  await projetar();
  const antes = commits.length;
  const escritas: string[] = [];
  registros.aoEscrever(LOTES_DA_CASA.nome, (qual) => escritas.push(qual));
  for (const valor of [50_000, 55_000])
    mandar(
      {
        tipo: 'dar-lance',
        lelUid: uid(3),
        modo: 'MANUAL',
        valor,
        participante: { ...ANA, uid: uid(valor % 7) },
      },
      INICIO + 1_000,
    );
  await projetar(antes);
  expect(escritas).toEqual([]);
  const checkpoints = await registros.projecoes.checkpoints('lotesDaCasa');
  expect(checkpoints.get(`leilao:${LEI}`)).toBe(commits.length);
});
