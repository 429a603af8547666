// Years of purchases: made up under one seed, derived as the engine derives them, and written by the engine's own records code as its
// projection writes them, so that rows and trees are as in production.
import { sorteador } from '@martelo/shared/acaso';
import { uuidv7De } from '@martelo/shared/identificador';
import { derivarVenda, type VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import {
  DOCUMENTACAO_INICIAL,
  type ItemVenda,
  type Pagamento,
  SEM_AVISOS_DE_PRAZO,
  type Venda,
} from '@martelo/shared/venda';
import { DOCUMENTOS } from '../../../engine/src/leituras/registros/documento.ts';
import { VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import type { Registros } from '../../../engine/src/records/records.ts';

/** Lots that there are, which those who are asked as have bought. */
export interface LoteDoBench {
  leiUid: string;
  leilaoNome: string;
  lelUid: string;
}

export interface Historia {
  quantas: number;
  hotsiteId: number;
  /** Accounts that there are; they bought from one to three hundred times, evenly. */
  compradores: readonly string[];
  lotes: readonly LoteDoBench[];
}

const DE = Date.UTC(2023, 0, 2, 14);
const ATE = Date.now();
const LEILOES = 2_000;
const MAIS_COMPRAS = 300;
const POR_VEZ = 500;
const DIA_MS = 86_400_000;
const MODELOS = [
  'Gol 1.0',
  'Onix LT',
  'HB20 Comfort',
  'Hilux SRV',
  'CG 160 Titan',
  'Strada Freedom',
  'Civic EXL',
];
const MODELOS_RAROS = ['Kombi Safari', 'Opala Comodoro', 'Marea Turbo'];
const CIDADES = ['Curitiba', 'Campinas', 'Joinville', 'Goiânia', 'Betim', 'Serra'];

/** Writes them all, each buyer's in the order of time. Gives the sales of those who are asked as, by their account. */
export async function escreverHistoria(
  registros: Registros,
  historia: Historia,
  aoAndar: (escritas: number) => void,
): Promise<void> {
  for (const definicao of [VENDAS, DOCUMENTOS]) registros.colecao(definicao as never);
  let escritas = 0;
  for (let vez: Venda[] = [], fonte = vendas(historia), fim = false; !fim; vez = []) {
    while (vez.length < POR_VEZ && !fim) {
      const { value, done } = fonte.next();
      if (done) fim = true;
      else vez.push(value);
    }
    const reais = new Set(historia.compradores);
    await registros.projecoes.aplicar(
      'bench',
      'vendas',
      { apos: escritas, ate: escritas + vez.length },
      (tx) => {
        for (const venda of vez) {
          tx.gravar(VENDAS, venda);
          if (reais.has(venda.cliUid)) tx.gravar(DOCUMENTOS, extratoDe(venda));
        }
      },
    );
    escritas += vez.length;
    aoAndar(escritas);
  }
}

const extratoDe = ({ uid, hotsiteId }: Venda) => ({
  ...({ uid, hotsiteId, tipo: 'extrato', versao: 1, marca: '' } as const),
  digesto: `bench ${uid}`,
});

function* vendas({ quantas, hotsiteId, compradores, lotes }: Historia): Generator<Venda, void> {
  const sorte = sorteador(11);
  const inteiro = (ate: number) => Math.floor(sorte() * ate);
  const bytes = () =>
    Array.from({ length: 5 }, () =>
      inteiro(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  const uidEm = (ms: number) => uuidv7De(ms, bytes());
  const leiloes = Array.from({ length: LEILOES }, (_, n) => {
    const dia = DE + Math.floor(((ATE - DE) * n) / LEILOES);
    return { uid: uidEm(dia), nome: `Leilão ${n + 1} ${CIDADES[n % CIDADES.length]}`, dia };
  });
  // Who bought how often: most a few times, some three hundred.
  const donos: string[] = [];
  compradores.forEach((uid, i) => {
    const vezes = Math.max(1, Math.round((MAIS_COMPRAS * (i + 1)) / compradores.length));
    for (let n = 0; n < vezes; n++) donos.push(uid);
  });
  while (donos.length < quantas) {
    const uid = uidEm(DE);
    const vezes = 1 + Math.floor((MAIS_COMPRAS - 1) * sorte() ** 6);
    for (let n = 0; n < vezes && donos.length < quantas; n++) donos.push(uid);
  }
  for (let i = donos.length - 1; i > 0; i--) {
    const j = inteiro(i + 1);
    [donos[i], donos[j]] = [donos[j]!, donos[i]!];
  }
  const reais = new Set(compradores);
  const leiloesReais = [...Map.groupBy(lotes, ({ leiUid }) => leiUid).values()];
  for (let id = 1; id <= quantas; id++) {
    const cliUid = donos[id - 1]!;
    const leilao = leiloes[Math.floor(((id - 1) * LEILOES) / quantas)]!;
    // The accounts that are asked as bought lots that there are, of whose auction that may be; where a purchase is still under way its lots
    // would have to agree with it, and have no records.
    const daqui = reais.has(cliUid) ? leiloesReais[inteiro(leiloesReais.length)]! : null;
    const vendidaEm = leilao.dia + inteiro(6 * 3_600_000);
    const sorteados = sorte();
    const itens = sorteados < 0.88 ? 1 : sorteados < 0.98 ? 2 + inteiro(2) : 4 + inteiro(9);
    yield vendaDe({
      ...{ id, hotsiteId, cliUid, vendidaEm, sorte, uidEm },
      leiUid: daqui === null ? leilao.uid : daqui[0]!.leiUid,
      leilaoNome: daqui === null ? leilao.nome : daqui[0]!.leilaoNome,
      lelUids: Array.from({ length: itens }, () =>
        daqui === null ? uidEm(leilao.dia) : daqui[inteiro(daqui.length)]!.lelUid,
      ),
    });
  }
}

type Fim =
  | 'fechada'
  | 'papeis'
  | 'retirada'
  | 'devendo'
  | 'validando'
  | 'divergente'
  | 'condicional'
  | 'desfeita';
/** Older ones have come to their end: nobody owes for years, and the engine looks at all that is alive when it starts. */
const VIVAS_DIAS = 90;
const MORTAS: Readonly<Partial<Record<Fim, Fim>>> = {
  ...{ papeis: 'fechada', retirada: 'fechada', validando: 'fechada', divergente: 'desfeita' },
  ...{ devendo: 'desfeita', condicional: 'fechada' },
};
const FINS: readonly [number, Fim][] = [
  [0.55, 'fechada'],
  [0.65, 'papeis'],
  [0.75, 'retirada'],
  [0.82, 'devendo'],
  [0.88, 'validando'],
  [0.9, 'divergente'],
  [0.93, 'condicional'],
  [1, 'desfeita'],
];

interface Feitio {
  id: number;
  hotsiteId: number;
  cliUid: string;
  leiUid: string;
  leilaoNome: string;
  lelUids: readonly string[];
  vendidaEm: number;
  sorte: () => number;
  uidEm: (ms: number) => string;
}

function vendaDe(feitio: Feitio): Venda {
  const { id, hotsiteId, cliUid, leiUid, leilaoNome, lelUids, vendidaEm, sorte, uidEm } = feitio;
  const sorteado = sorte();
  const sorteada = FINS.find(([ate]) => sorteado < ate)![1];
  const velha = vendidaEm < ATE - VIVAS_DIAS * DIA_MS;
  const fim = (velha ? MORTAS[sorteada] : undefined) ?? sorteada;
  const em = (dias: number) => new Date(vendidaEm + dias * DIA_MS).toISOString();
  const paga = fim === 'fechada' || fim === 'papeis' || fim === 'retirada';
  const deixados = fim === 'fechada' || fim === 'papeis' || fim === 'desfeita';
  const itens = lelUids.map((lelUid, n) => item(feitio, deixados ? lelUid : uidEm(vendidaEm), n, fim));
  const total = itens.reduce((soma, { totalAPagar }) => soma + totalAPagar, 0);
  const linha = (valor: number, situacao: Pagamento['situacao'], tipo: Pagamento['tipo']): Pagamento => ({
    ...{
      uid: uidEm(vendidaEm + DIA_MS),
      tipo,
      valor,
      data: em(1),
      situacao,
      observacao: '',
      origem: 'cliente',
    },
    motivo: situacao === 'DIVERGENTE' ? 'O valor do comprovante não confere.' : null,
    ...{ terceiro: false, estornoDe: null, canceladoEm: null, pagoEm: situacao === 'PAGO' ? em(1) : null },
    ...{ recebimento: null, comprovantes: [] },
  });
  const parte = Math.floor(total / 2);
  const pagamentos: Record<Fim, () => Pagamento[]> = {
    fechada: () =>
      sorte() < 0.7
        ? [linha(total, 'PAGO', 'PIX')]
        : [linha(parte, 'PAGO', 'DEPOSITO'), linha(total - parte, 'PAGO', 'PIX')],
    papeis: () => [linha(total, 'PAGO', 'PIX')],
    retirada: () => [linha(total, 'PAGO', 'DEPOSITO')],
    devendo: () => (sorte() < 0.5 ? [] : [linha(total, 'CADASTRADO', 'PIX')]),
    validando: () => [linha(total, 'AG_COMPENSACAO', 'DEPOSITO')],
    divergente: () => [linha(total, 'DIVERGENTE', 'DEPOSITO')],
    condicional: () => [],
    desfeita: () => [],
  };
  const escrita: VendaEscrita = {
    ...{ uid: uidEm(vendidaEm), id, hotsiteId, leiUid, leilaoNome, cliUid },
    ...{ dataVenda: em(0), dataPagamento: em(2), itens, itensExtras: [], valorDesconto: 0 },
    ...{ pagamentos: pagamentos[fim](), condicional: fim === 'condicional' },
    encerramento:
      fim === 'desfeita'
        ? {
            como: sorte() < 0.5 ? 'Cancelada' : 'ClienteDesistiu',
            ...{ motivo: 'Não pagou.', em: em(9), por: 'equipe', juntadaEm: null, multa: null },
          }
        : null,
    ...{ desistenciaPedida: null, separadaDe: null, juntadas: [], separadas: [] },
    // Its buyer was told at the time.
    avisosDePrazo:
      fim === 'devendo' ? { perto: em(2), vencido: em(2), desistencia: [] } : SEM_AVISOS_DE_PRAZO,
    ...{ fechadaEm: paga ? em(1) : null, comandos: [] },
  };
  return derivarVenda(escrita);
}

function item({ id, vendidaEm, sorte, uidEm }: Feitio, lelUid: string, n: number, fim: Fim): ItemVenda {
  const lance = 100_000 + Math.floor(sorte() * 80_000) * 100;
  const comissao = Math.round(lance * 0.05);
  const modelos = sorte() < 0.01 ? MODELOS_RAROS : MODELOS;
  const paga = fim === 'fechada' || fim === 'papeis' || fim === 'retirada';
  const levado = fim === 'fechada' || fim === 'papeis';
  const em = (dias: number) => new Date(vendidaEm + dias * DIA_MS).toISOString();
  return {
    ...{ uid: uidEm(vendidaEm), lelUid, loteNumero: String((id % 500) + n + 1) },
    loteNome: `${modelos[Math.floor(sorte() * modelos.length)]} ${2008 + (id % 17)}`,
    ...{ loteFoto: null, loteTipo: 'Carro', patioNome: `Pátio ${CIDADES[id % CIDADES.length]}` },
    ...{ tipoNegociacao: 'Disputa', valorLance: lance, comissaoPorcentagem: 5, comissaoExtraPorcentagem: 0 },
    despesas: [
      { nome: 'Comissão', valor: comissao },
      { nome: 'Taxa administrativa', valor: 45_000 },
    ],
    ...{ totalDespesas: comissao + 45_000, totalAPagar: lance + comissao + 45_000 },
    ...{ liberadoEm: paga ? em(1) : null, retiradaEm: levado ? em(5) : null },
    loteVisto: paga ? (levado ? 'RETIRADO' : 'PAGO') : 'AG_PAGAMENTO',
    entrega: null,
    documentacao: { ...DOCUMENTACAO_INICIAL, etapa: fim === 'fechada' ? 'entregue' : 'aguardando' },
  };
}
