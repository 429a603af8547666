import {
  mascararCnpj,
  mascararCpf,
  mascararEmail,
  mascararPlaca,
  mascararTelefone,
} from '@martelo/shared/documentos';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_ENTREGA } from '@martelo/shared/papeis';
import {
  type AgendamentoGuardado,
  agendamento,
  ROTULOS_AGENDAMENTO,
  type Terceiro,
} from '@martelo/shared/pos-venda/agendamento';
import { avisoDaRetirada } from '@martelo/shared/pos-venda/avisos';
import { z } from 'zod';
import type { Servicos } from '../../api/recurso/declaracao.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import type { Acesso, Colecao, Registro } from '../../records/records.ts';

/** What pickups need to have done elsewhere. */
export interface ServicosDaRetirada extends Servicos {
  /** Marks lots of a sale as taken, at an instant (ISO); those that are stay as they are. */
  marcarRetirados(vendaUid: string, itens: readonly string[], em: string): Promise<void>;
  /** Brings the pickups of a sale, and what keeping its lots costs, to what both have become. */
  acertarRetiradas(vendaUid: string): Promise<void>;
  /** Gives back the places that a pickup does not hold any more. */
  soltarReservas(agendamentoUid: string, chaves: readonly string[]): Promise<void>;
  /** Has it looked at after its slot, Unix ms: who did not come. */
  vigiarRetirada(agendamentoUid: string, fim: number): Promise<void>;
  /** Tells its buyer what became of it, once for what happened. */
  avisarDaRetirada(agendamentoUid: string, aviso: AvisoDaRetiradaGuardado, chave: string): Promise<void>;
  /** Has its buyer reminded before its slot, Unix ms. */
  lembrarRetirada(agendamentoUid: string, inicio: number): Promise<void>;
}

const avisoDaRetiradaGuardado = z.strictObject({
  evento: z.enum(['retirada-agendada', 'retirada-cancelada', 'retirada-nao-compareceu', 'retirada-lembrete']),
  inicio: z.iso.datetime(),
  motivo: z.string().max(500),
});
export type AvisoDaRetiradaGuardado = z.output<typeof avisoDaRetiradaGuardado>;

/** Why it was cancelled, where nobody said more. */
const canceladaPor = (acesso: Acesso): string =>
  acesso.tipo === 'cliente' ? 'Cancelada a seu pedido.' : 'Cancelada pelo pátio.';

/** Who takes it, whole: pickups of before name no carrier and no truck. */
export const terceiroDe = ({ terceiro }: Pick<AgendamentoGuardado, 'terceiro'>): Terceiro | null =>
  terceiro && {
    ...terceiro,
    transportadoraCnpj: terceiro.transportadoraCnpj ?? null,
    placa: terceiro.placa ?? null,
  };

/** The keys under which a pickup holds its place, and each lot its one slot. */
export const chaveDoItem = (itemUid: string): string => `item:${itemUid}`;
export const reservasDe = ({ lugar, itens }: Pick<AgendamentoGuardado, 'lugar' | 'itens'>): string[] => [
  lugar,
  ...itens.map(({ uid }) => chaveDoItem(uid)),
];

/** Only a pickup that is still to come holds anything. */
const retidas = (um: AgendamentoGuardado | null): string[] =>
  um !== null && um.situacao === 'AGENDADO' ? reservasDe(um) : [];

/** Pickups (P13, P17–P19): made by buyers, each for lots of one purchase at one yard; moved by the yard. */
export const AGENDAMENTOS = recurso({
  nome: 'agendamento',
  caminho: '/v1/agendamentos',
  rotulo: { um: 'Retirada agendada', varios: 'Retiradas agendadas' },
  modulo: 'patios',
  escrita: z.strictObject({}),
  guarda: agendamento.shape,
  marca: 'hotsiteId',
  papeis: { le: [...QUEM_ENTREGA, 'Interno - SAC'], escreve: [] },
  conduzem: QUEM_ENTREGA,
  // Who stands at a yard sees what is picked up there.
  somente: ({ patios }) => (patios === undefined ? {} : { patUid: patios }),
  noPatio: ({ depois }) => ({ patUid: depois.patUid, direito: 'SAIDA' }),
  dono: { campo: 'cliUid', muda: soOQueOCompradorMuda },
  campos: {
    vendaUid: { rotulo: 'Identificador da venda' },
    vendaId: { rotulo: 'Venda', semArvore: true },
    leiUid: { rotulo: 'Leilão', semArvore: true },
    cliUid: { rotulo: 'Cliente' },
    'itens.lelUid': { rotulo: 'Identificador de cada lote' },
    'itens.loteNome': { rotulo: 'Lote', busca: true, semArvore: true },
    'itens.loteNumero': { rotulo: 'Número do lote', busca: true, semArvore: true },
    patUid: { rotulo: 'Identificador do pátio' },
    patioNome: { rotulo: 'Pátio', busca: true, semArvore: true },
    inicio: { rotulo: 'Horário' },
    fim: { rotulo: 'Até', semArvore: true },
    situacao: { rotulo: 'Situação' },
    'terceiro.nome': { rotulo: 'Terceiro', busca: true, semArvore: true },
    'terceiro.cpf': {
      ...{ rotulo: 'CPF do terceiro', semArvore: true },
      mascara: { com: mascararCpf, inteiro: QUEM_ENTREGA },
    },
    'terceiro.rg': {
      ...{ rotulo: 'RG do terceiro', semArvore: true },
      mascara: { com: (rg) => `***${rg.slice(-2)}`, inteiro: QUEM_ENTREGA },
    },
    'terceiro.telefone': {
      ...{ rotulo: 'Telefone do terceiro', semArvore: true },
      mascara: { com: mascararTelefone, inteiro: QUEM_ENTREGA },
    },
    'terceiro.email': {
      ...{ rotulo: 'E-mail do terceiro', semArvore: true },
      mascara: { com: mascararEmail, inteiro: QUEM_ENTREGA },
    },
    // Of who works alone it is as good as their CPF.
    'terceiro.transportadoraCnpj': {
      ...{ rotulo: 'CNPJ da transportadora', semArvore: true },
      mascara: { com: mascararCnpj, inteiro: QUEM_ENTREGA },
    },
    'terceiro.placa': {
      ...{ rotulo: 'Placa do caminhão', semArvore: true },
      mascara: { com: mascararPlaca, inteiro: QUEM_ENTREGA },
    },
  },
  rotulos: {
    itens: 'Lotes',
    terceiro: 'Terceiro',
    motivo: 'Motivo',
    entrega: 'Entrega',
    fotos: 'Fotos',
    lugar: 'Lugar no horário',
    comandos: 'Comandos',
    versaoCodigo: 'Versão do código',
    codigosErrados: 'Códigos errados',
  },
  valores: { situacao: ROTULOS_AGENDAMENTO },
  reservados: { campos: ['comandos', 'lugar'], para: [] },
  efeitos: {
    marcarRetirados: {
      rotulo: 'Lotes retirados na venda',
      em: ['alterar'],
      dados: z.strictObject({ vendaUid: z.string(), itens: z.array(z.string()), em: z.string() }),
      prepara: ({ antes, depois }) =>
        depois.entrega !== null && antes?.entrega === null
          ? {
              vendaUid: depois.vendaUid,
              itens: depois.itens.map(({ uid }) => uid),
              em: depois.entrega.em,
            }
          : null,
      faz: (
        { vendaUid, itens, em }: { vendaUid: string; itens: string[]; em: string },
        servicos: ServicosDaRetirada,
      ) => servicos.marcarRetirados(vendaUid, itens, em),
    },
    soltarReservas: {
      rotulo: 'Horário devolvido à agenda',
      em: ['alterar'],
      dados: z.strictObject({ chaves: z.array(z.string()) }),
      prepara: ({ antes, depois }) => {
        const ficam = new Set(retidas(depois));
        const chaves = retidas(antes).filter((chave) => !ficam.has(chave));
        return chaves.length > 0 ? { chaves } : null;
      },
      faz: ({ chaves }: { chaves: string[] }, servicos: ServicosDaRetirada, { uid }) =>
        servicos.soltarReservas(uid, chaves),
    },
    acertarVenda: {
      rotulo: 'Armazenagem na venda',
      em: ['criar', 'alterar'],
      dados: z.strictObject({ vendaUid: z.string() }),
      prepara: ({ antes, depois }) =>
        antes?.situacao !== depois.situacao || antes.inicio !== depois.inicio
          ? { vendaUid: depois.vendaUid }
          : null,
      faz: ({ vendaUid }: { vendaUid: string }, servicos: ServicosDaRetirada) =>
        servicos.acertarRetiradas(vendaUid),
    },
    avisar: {
      rotulo: 'Aviso ao comprador',
      em: ['criar', 'alterar'],
      dados: avisoDaRetiradaGuardado,
      prepara({ antes, depois, acesso }) {
        const evento = avisoDaRetirada(antes, depois);
        const motivo = depois.motivo ?? canceladaPor(acesso);
        return evento && { evento, inicio: depois.inicio, motivo };
      },
      faz: (aviso: AvisoDaRetiradaGuardado, servicos: ServicosDaRetirada, { uid, chave }) =>
        servicos.avisarDaRetirada(uid, aviso, chave),
    },
    lembrarRetirada: {
      rotulo: 'Lembrete da retirada',
      em: ['criar', 'alterar'],
      dados: z.strictObject({ inicio: z.number() }),
      prepara: ({ antes, depois }) =>
        avisoDaRetirada(antes, depois) === 'retirada-agendada' ? { inicio: Date.parse(depois.inicio) } : null,
      faz: ({ inicio }: { inicio: number }, servicos: ServicosDaRetirada, { uid }) =>
        servicos.lembrarRetirada(uid, inicio),
    },
    vigiarRetirada: {
      rotulo: 'Conferência de comparecimento',
      em: ['criar', 'alterar'],
      dados: z.strictObject({ fim: z.number() }),
      prepara: ({ antes, depois }) =>
        depois.situacao === 'AGENDADO' && antes?.fim !== depois.fim ? { fim: Date.parse(depois.fim) } : null,
      faz: ({ fim }: { fim: number }, servicos: ServicosDaRetirada, { uid }) =>
        servicos.vigiarRetirada(uid, fim),
    },
  },
});
export type Agendamento = Parameters<typeof AGENDAMENTOS.escrita>[1];

/** The buyer moves it, names who takes it and cancels it, as long as it is to come. What it is for, and how it went, is not theirs. */
function soOQueOCompradorMuda(depois: AgendamentoGuardado, antes: AgendamentoGuardado): boolean {
  const fixo = ({ vendaUid, cliUid, patUid, itens, entrega, fotos }: AgendamentoGuardado) =>
    JSON.stringify([vendaUid, cliUid, patUid, itens, entrega, fotos]);
  return (
    antes.situacao === 'AGENDADO' &&
    (depois.situacao === 'AGENDADO' || depois.situacao === 'CANCELADO') &&
    fixo(depois) === fixo(antes) &&
    depois.versaoCodigo >= antes.versaoCodigo
  );
}

/** The last pickup that was made for each item of these sales, by the item's uid: one query for all of them. */
export async function ultimasRetiradas<G extends Agendamento>(
  agendamentos: Colecao<G>,
  acesso: Parameters<Colecao<G>['percorrer']>[0],
  vendas: readonly string[],
): Promise<ReadonlyMap<string, Registro<G>>> {
  const ultimas = new Map<string, Registro<G>>();
  if (vendas.length === 0) return ultimas;
  const filtros: Filtro[] = [
    { tipo: 'multipla', campo: 'vendaUid', valores: [...vendas] },
    { tipo: 'existe', campo: 'removidoEm', valor: false },
  ];
  const ordem = { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
  for await (const um of agendamentos.percorrer(acesso, { filtros, ordem }))
    for (const { uid } of um.itens) ultimas.set(uid, um);
  return ultimas;
}
