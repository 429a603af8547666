import type { Acaso } from '@martelo/shared/acaso';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { ACOES_APELIDO } from '@martelo/shared/leiloeiro';
import { loteEscrita } from '@martelo/shared/lote';
import type { Pedido } from '../../engine/src/auction/modelo/comando.ts';
import type { Participante } from '../../engine/src/auction/modelo/dados.ts';
import type { Historia } from './historia.ts';
import { INICIO } from './mundo.ts';
import { proximoDe } from './placar.ts';

type PedidoDe<T extends Pedido['tipo']> = Extract<Pedido, { tipo: T }>;

/** An auction as its house has planned it. */
export interface LeilaoSimulado {
  leiUid: string;
  lotes: string[];
  /** The world's ms at which its last lot was meant to end. */
  fim: number;
  /** Without clocks: the auctioneer calls (rule 17). */
  aoVivo: boolean;
}

/** What somebody knows when they make up their mind. */
export interface Cena {
  acaso: Acaso;
  historia: Historia;
  leilao: LeilaoSimulado;
  quem: Participante;
}

/** Bidders as auction houses know them; each weighs what to bid differently. */
export const TEMPERAMENTOS = ['paciente', 'afoito', 'reservado', 'distraido'] as const;

/**
 * One generator a kind of command, and none forgotten: a new command does not compile until it is here. Null: nothing worth
 * asking now. `do-motor`: the runtime alone sends it, and the simulator never has to.
 */
const GERADORES: { [T in Pedido['tipo']]: ((cena: Cena) => PedidoDe<T> | null) | 'do-motor' } = {
  'criar-leilao': ({ acaso, leilao }) => criarLeilao(acaso, leilao),
  'incluir-lotes': ({ acaso, leilao, historia }) => {
    if (leilao.lotes.length > 5) return null;
    return incluirLotes(acaso, leilao, 1, INICIO + historia.mundo.agora + acaso.entre(1_000, 4_000));
  },
  'alterar-leilao': ({ acaso }) => ({
    tipo: 'alterar-leilao',
    mudancas: acaso.escolher([
      { incrementos: tabela(acaso) },
      { nome: 'Outro nome' },
      { empate: acaso.escolher(['primeiro', 'manual'] as const) },
      { cascata: acaso.chance(0.5) },
    ]),
    termos: true,
  }),
  'mudar-situacao-leilao': ({ acaso }) => ({
    tipo: 'mudar-situacao-leilao',
    situacao: acaso.escolher(['PRONTO', 'AO_VIVO', 'AO_VIVO', 'EXECUTADO', 'CANCELADO', 'CRIADO']),
  }),
  'alterar-lote': (cena) => {
    const { acaso, historia } = cena;
    const lelUid = umLote(cena);
    const fim = historia.publico(lelUid)?.dataFim;
    const outroFim = Date.parse(fim ?? new Date(INICIO).toISOString()) + acaso.entre(-6, 6) * 1_000;
    const mudancas = acaso.escolher([
      { dataFim: new Date(outroFim).toISOString() },
      { valor: { ...loteEscrita.shape.valor.parse({ minimo: acaso.entre(1, 90_000) }) } },
      { valorComitente: acaso.entre(0, 120_000) },
      { descricao: 'Outra descrição' },
    ]);
    return { tipo: 'alterar-lote', lelUid, mudancas, como: ['equipe'], termos: true };
  },
  'mudar-situacao-lote': (cena) => ({
    tipo: 'mudar-situacao-lote',
    lelUid: umLote(cena),
    situacao: cena.acaso.escolher([
      'SUSPENSO',
      'LIBERADO_LEILAO',
      'LIBERADO_LEILAO',
      'LOTE_CANCELADO',
      'AG_PAGAMENTO',
      'PENDENTE',
      'DOULHE_UMA',
      'REPASSE',
      'NAO_ARREMATADO',
    ]),
    motivo: 'a house has its reasons',
    como: [cena.acaso.escolher(['equipe', 'leiloeiro', 'comitente', 'cliente', 'acerto'] as const)],
  }),
  'dar-lance': (cena) => darLance(cena),
  'cancelar-lance': (cena) => {
    const lelUid = umLote(cena);
    const lances = cena.historia.lances.get(lelUid);
    if (lances === undefined) return null;
    return {
      tipo: 'cancelar-lance',
      lelUid,
      lance: cena.acaso.escolher(lances),
      motivo: 'pedido do cliente',
    };
  },
  'ordenar-lotes': ({ acaso, leilao }) => ({
    tipo: 'ordenar-lotes',
    lelUids: [...leilao.lotes].sort(() => acaso.fracao() - 0.5),
  }),
  'leiloeiro-acao': (cena) => acaoDoLeiloeiro(cena),
  'comprar-ja': (cena) => ({ tipo: 'comprar-ja', lelUid: umLote(cena), participante: cena.quem }),
  'fazer-proposta': (cena) => ({
    tipo: 'fazer-proposta',
    lelUid: umLote(cena),
    participante: cena.quem,
    valor: cena.acaso.entre(1, 100_000),
    telefone: null,
    email: null,
  }),
  'responder-proposta': (cena) => {
    const resposta = cena.acaso.escolher(['ACEITA', 'CONTRAPROPOSTA', 'RECUSA'] as const);
    const valor = resposta === 'CONTRAPROPOSTA' ? cena.acaso.entre(1, 150_000) : null;
    return umaProposta(cena, (alvo) => ({ tipo: 'responder-proposta', ...alvo, resposta, valor }));
  },
  'responder-contraproposta': (cena) =>
    umaProposta(cena, (alvo) => ({
      tipo: 'responder-contraproposta',
      ...alvo,
      cliUid: cena.quem.uid,
      resposta: cena.acaso.escolher(['ACEITA', 'RECUSA'] as const),
    })),
  'responder-condicional': (cena) => {
    const resposta = cena.acaso.escolher(['Liberada', 'Recusada', 'Novo valor'] as const);
    const valor = resposta === 'Novo valor' ? cena.acaso.entre(1, 150_000) : null;
    return { tipo: 'responder-condicional', lelUid: umLote(cena), resposta, valor, nome: 'Comitente' };
  },
  'responder-novo-valor': (cena) => {
    const resposta = cena.acaso.escolher(['ACEITA', 'RECUSA', 'REPLICA'] as const);
    const valor = resposta === 'REPLICA' ? cena.acaso.entre(1, 150_000) : null;
    return { tipo: 'responder-novo-valor', lelUid: umLote(cena), cliUid: cena.quem.uid, resposta, valor };
  },
  'pedir-retirada': (cena) => ({
    ...{ tipo: 'pedir-retirada', lelUid: umLote(cena), cliUid: cena.quem.uid },
  }),
  'identificar-comprador': (cena) => ({
    ...{ tipo: 'identificar-comprador', lelUid: umLote(cena), cliUid: cena.quem.uid },
  }),
  'vencer-condicional': (cena) => ({ tipo: 'vencer-condicional', lelUid: umLote(cena) }),
  'vencer-proposta': (cena) => umaProposta(cena, (alvo) => ({ tipo: 'vencer-proposta', ...alvo })),
  // The timer's own command, sent by somebody who should not, at any time: before the end it must change nothing.
  'encerrar-lote': (cena) => ({ tipo: 'encerrar-lote', lelUid: umLote(cena) }),
  'terminar-leilao': () => ({ tipo: 'terminar-leilao' }),
  'restituir-tempo': 'do-motor',
  'parar-para-manutencao': 'do-motor',
  'assumir-posse': 'do-motor',
};

/** How often staff ask what, by weight. */
const DA_EQUIPE: Partial<Record<Pedido['tipo'], number>> = {
  'alterar-lote': 4,
  'mudar-situacao-lote': 3,
  'identificar-comprador': 1,
  'cancelar-lance': 3,
  'encerrar-lote': 2,
  'alterar-leilao': 2,
  'incluir-lotes': 1,
  'ordenar-lotes': 1,
  'mudar-situacao-leilao': 1,
  'criar-leilao': 0.3,
  'responder-proposta': 2,
  'responder-condicional': 2,
  'vencer-condicional': 0.5,
  'vencer-proposta': 0.5,
  'terminar-leilao': 0.5,
};
const DO_CLIENTE: Partial<Record<Pedido['tipo'], number>> = {
  'dar-lance': 20,
  'comprar-ja': 0.5,
  'fazer-proposta': 1,
  'responder-contraproposta': 0.5,
  'responder-novo-valor': 0.5,
  'pedir-retirada': 0.5,
};

export const pedidoDaEquipe = (cena: Cena): Pedido | null => gerar(cena.acaso.pesado(DA_EQUIPE), cena);
export const pedidoDoCliente = (cena: Cena): Pedido | null => gerar(cena.acaso.pesado(DO_CLIENTE), cena);
export const pedidoDoLeiloeiro = (cena: Cena): Pedido | null => gerar('leiloeiro-acao', cena);

function gerar(tipo: Pedido['tipo'], cena: Cena): Pedido | null {
  const gerador = GERADORES[tipo];
  return gerador === 'do-motor' ? null : gerador(cena);
}

/** A small auction: short, with steps that do not divide the price and every option of the rules. */
export function criarLeilao(acaso: Acaso, { leiUid, fim }: LeilaoSimulado): PedidoDe<'criar-leilao'> {
  const dados = leilaoEscrita.parse({
    nome: 'Leilão simulado',
    data: new Date(INICIO + fim).toISOString(),
    situacao: 'PRONTO',
    incrementos: tabela(acaso),
    empate: acaso.chance(0.3) ? 'manual' : 'primeiro',
    modoIncrementoTempo: acaso.chance(0.4) ? 'SOMA' : 'REINICIA',
    pontoCorteParaIncrementoPosLancesSegundos: acaso.entre(0, 4),
    incrementoAposLancesSegundos: acaso.entre(0, 3),
    intervaloEntreLotesSegundos: acaso.entre(0, 3),
    cascata: acaso.chance(0.5),
  });
  const hotsites = [Number.parseInt(leiUid.slice(-1), 16) % 2 === 0 ? 2 : 1];
  return {
    tipo: 'criar-leilao',
    leilao: { ...dados, id: Number.parseInt(leiUid.slice(-4), 16), uid: leiUid, hotsites },
  };
}

export function incluirLotes(
  acaso: Acaso,
  { leiUid, lotes, aoVivo }: LeilaoSimulado,
  quantos: number,
  fim: number,
): PedidoDe<'incluir-lotes'> {
  return {
    tipo: 'incluir-lotes',
    lotes: Array.from({ length: quantos }, () => {
      const n = lotes.length + 1;
      const uid = `${leiUid.slice(0, 24)}${leiUid.slice(-4)}${String(n).padStart(8, '0')}`;
      lotes.push(uid);
      const minimo = acaso.escolher([1, acaso.entre(2, 9_999), acaso.entre(10_000, 60_000)]);
      return {
        id: Number.parseInt(leiUid.slice(-4), 16) * 100 + n,
        uid,
        dados: loteEscrita.parse({
          nome: `Lote ${n}`,
          tipo: 'Carro',
          valor: {
            minimo,
            ...(acaso.chance(0.3) ? { incremento: acaso.entre(1, 5_000) } : {}),
            ...(acaso.chance(0.2) ? { compreJa: minimo + acaso.entre(0, 50_000) } : {}),
            ...(acaso.chance(0.3) ? { valorProposta: acaso.entre(1, minimo) } : {}),
          },
          finalizacaoManual: aoVivo,
          valorComitente: acaso.escolher([0, 0, minimo, minimo + acaso.entre(1, 20_000), minimo * 3]),
          recebeIncrementoTempo: acaso.chance(0.8),
          dataInicio: new Date(INICIO - (acaso.chance(0.9) ? 1_000 : -1_000)).toISOString(),
          dataFim: new Date(Math.floor(fim) + n * acaso.entre(0, 2_000)).toISOString(),
        }),
      };
    }),
  };
}

function darLance(cena: Cena): PedidoDe<'dar-lance'> | null {
  const { acaso, historia, quem } = cena;
  const lelUid = umLote(cena);
  const publico = historia.publico(lelUid);
  if (publico === null) return null;
  const proximo = proximoDe(publico);
  const passo = publico.degraus[0]!.valor;
  const temperamento = TEMPERAMENTOS[quem.uid.charCodeAt(quem.uid.length - 1) % TEMPERAMENTOS.length]!;
  const modo = acaso.chance({ paciente: 0.2, afoito: 0.3, reservado: 0.9, distraido: 0.5 }[temperamento])
    ? 'AUTOMATICO'
    : 'MANUAL';
  const valor = {
    paciente: () => proximo,
    afoito: () => proximo + passo * acaso.entre(0, 8) + acaso.entre(0, 3),
    reservado: () => proximo + passo * acaso.entre(1, 15) + acaso.entre(0, passo),
    distraido: () => Math.max(1, proximo + acaso.escolher([-1, -passo, 0, 1, passo])),
  }[temperamento]();
  return { tipo: 'dar-lance', lelUid, modo, valor, participante: quem };
}

/** The auctioneer acts on what the console shows, which may be old by now. */
function acaoDoLeiloeiro(cena: Cena): PedidoDe<'leiloeiro-acao'> {
  const { acaso, historia, quem } = cena;
  const lelUid = historia.naMesa.get(cena.leilao.leiUid) ?? umLote(cena);
  const publico = historia.publico(lelUid);
  const seq = acaso.chance(0.9) ? (publico?.seq ?? 0) : acaso.entre(0, 3);
  const proximo = publico === null ? 1 : proximoDe(publico);
  const acao = acaso.pesado({
    'abrir-lote': 4,
    'dou-lhe-uma': 3,
    'dou-lhe-duas': 3,
    vender: 3,
    condicional: 0.5,
    'nao-arrematar': 0.5,
    repasse: 1,
    desfazer: 2,
    pausar: 0.7,
    retomar: 1.5,
    incremento: 0.5,
    'acao-apelido': 0.5,
    'lance-presencial': 4,
    comunicar: 0.7,
    'retirar-comunicado': 0.4,
  });
  const alvo = { tipo: 'leiloeiro-acao', seq, lelUid: acaso.chance(0.8) ? lelUid : null } as const;
  switch (acao) {
    case 'lance-presencial': {
      const participante = { uid: `sala-${quem.uid}`, apelido: `sala ${quem.uid}`, cidade: quem.cidade };
      return { ...alvo, acao, participante, comId: null, valor: proximo + acaso.entre(-1, 2) * 100 };
    }
    case 'comunicar':
      return { ...alvo, acao, texto: 'Sem chave reserva', mudaDescricao: acaso.chance(0.5) };
    case 'retirar-comunicado':
      return { ...alvo, acao, uid: historia.comunicados.get(lelUid)?.at(-1) ?? lelUid };
    case 'incremento':
      return { ...alvo, acao, valor: acaso.entre(1, 5_000) };
    case 'acao-apelido':
      return { ...alvo, acao, acaoApelido: acaso.escolher(ACOES_APELIDO) };
    default:
      return { ...alvo, acao };
  }
}

function umaProposta<P>(
  { acaso, historia, leilao }: Cena,
  montar: (alvo: { lelUid: string; proposta: string }) => P,
): P | null {
  const propostas = historia.propostas.get(leilao.leiUid);
  return propostas === undefined ? null : montar(acaso.escolher(propostas));
}

const umLote = ({ acaso, leilao }: Cena): string => acaso.escolher(leilao.lotes);

function tabela(acaso: Acaso): { ate?: number; valor: number }[] {
  const passo = acaso.escolher([1, acaso.entre(2, 999), 5_000]);
  return acaso.chance(0.5)
    ? [{ valor: passo }]
    : [{ ate: 10_000, valor: passo }, { ate: 50_000, valor: passo * 2 }, { valor: passo * 3 }];
}
