import { contarConvidados, ROTULOS_SITUACAO_CONVIDADO } from '@martelo/shared/convidado';
import type { RelatorioDoEvento } from '@martelo/shared/convidado.esquema';
import { acharCliente } from '../../acesso/clientes/achar.ts';
import type { Coluna } from '../../api/planilha/planilha.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { CONVIDADOS, type ConvidadoGuardado } from '../../casa/convidado.ts';
import type { EVENTOS } from '../../casa/evento.ts';
import { LANCES } from '../../leituras/registros/lance.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';

type Evento = ReturnType<(typeof EVENTOS)['schema']['parse']>;
type Convidado = Registro<ConvidadoGuardado>;

export const convidadosDo = async (registros: Registros, evento: { id: number }): Promise<Convidado[]> => {
  const todos: Convidado[] = [];
  const filtros = [{ tipo: 'exata' as const, campo: 'eventoId', valor: evento.id }, SEM_REMOVIDOS];
  const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' } as const;
  for await (const um of registros.colecao(CONVIDADOS).percorrer(SISTEMA, { filtros, ordem }))
    todos.push(um as unknown as Convidado);
  return todos;
};

/**
 * Who of the guests is a client of the brand: by their document, or by an e-mail that was shown to be the client's. What somebody only wrote
 * as theirs proves nothing.
 */
async function clienteDe(
  registros: Registros,
  { documento, email, hotsiteId }: ConvidadoGuardado,
): Promise<string | null> {
  if (documento !== undefined) {
    const cliente = await acharCliente(
      registros,
      hotsiteId,
      documento.length === 11 ? 'cpf' : 'cnpj',
      documento,
    );
    if (cliente !== null) return cliente.uid;
  }
  const peloEmail = email === undefined ? null : await acharCliente(registros, hotsiteId, 'email', email);
  return peloEmail?.emailConfirmadoEm ? peloEmail.uid : null;
}

/** Who of an auction's people did something there, by a collection that names both. */
async function quemNoLeilao(registros: Registros, leiUid: string) {
  const filtros = [{ tipo: 'exata' as const, campo: 'leiUid', valor: leiUid }];
  const [deram, compraram] = [new Set<string>(), new Set<string>()];
  for await (const { cliUid } of registros.colecao(LANCES).percorrer(SISTEMA, { filtros })) deram.add(cliUid);
  for await (const { cliUid, situacao } of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros }))
    if (situacao !== 'Cancelada' && situacao !== 'ClienteDesistiu') compraram.add(cliUid);
  return { deram, compraram };
}

export interface LinhaDoRelatorio {
  convidado: Convidado;
  cliente: boolean;
  /** Null of an event that is no auction's. */
  deuLance: boolean | null;
  comprou: boolean | null;
}

/** @param leiUid of the auction that it is of; null where it is of none */
export async function linhasDoRelatorio(
  registros: Registros,
  evento: Evento,
  leiUid: string | null,
): Promise<LinhaDoRelatorio[]> {
  const leilao = leiUid === null ? null : await quemNoLeilao(registros, leiUid);
  const linhas: LinhaDoRelatorio[] = [];
  for (const convidado of await convidadosDo(registros, evento)) {
    const cliUid = await clienteDe(registros, convidado);
    linhas.push({
      ...{ convidado, cliente: cliUid !== null },
      deuLance: leilao && cliUid !== null && leilao.deram.has(cliUid),
      comprou: leilao && cliUid !== null && leilao.compraram.has(cliUid),
    });
  }
  return linhas;
}

/**
 * A list of one guest tells of that guest: who of them is a client, bid and bought is counted for who sees bids alone.
 * @param comLances the caller sees bids
 */
export function relatorioDe(
  evento: Evento,
  linhas: readonly LinhaDoRelatorio[],
  comLances: boolean,
): RelatorioDoEvento {
  const { uid, id, nome, inicio, fim, local, leilaoId, esquecidoEm } = evento;
  const quantos = (qual: 'deuLance' | 'comprou') =>
    !comLances || leilaoId === undefined ? null : linhas.filter((uma) => uma[qual]).length;
  return {
    evento: {
      ...{ uid, id, nome, inicio, fim: fim ?? null, local: local ?? null, leilaoId: leilaoId ?? null },
      esquecido: esquecidoEm !== null,
    },
    contas: contarConvidados(linhas.map(({ convidado }) => convidado)),
    clientes: comLances ? linhas.filter(({ cliente }) => cliente).length : null,
    ...{ deramLances: quantos('deuLance'), compraram: quantos('comprou') },
  };
}

/** The sheet; who is a client, bid and bought stands in it for who sees bids alone. @param doLeilao the event is of an auction */
export function planilhaDo({ comLances, doLeilao }: { comLances: boolean; doLeilao: boolean }): {
  colunas: Coluna[];
  linha(uma: LinhaDoRelatorio): unknown[];
} {
  const sim = (valor: boolean | null) => (valor === null ? null : valor ? 'Sim' : 'Não');
  return {
    colunas: [
      ...(['Nome', 'Situação'] as const).map((titulo) => ({ titulo, tipo: 'texto' as const })),
      ...(['Pode levar', 'Disse que leva', 'Vieram com ele'] as const).map((titulo) => ({
        ...{ titulo, tipo: 'inteiro' as const },
      })),
      { titulo: 'Chegou em', tipo: 'instante' as const },
      ...(comLances ? ['É cliente', ...(doLeilao ? ['Deu lances', 'Comprou'] : [])] : []).map((titulo) => ({
        titulo,
        tipo: 'texto' as const,
      })),
    ] as Coluna[],
    linha: ({ convidado, cliente, deuLance, comprou }) => [
      ...[convidado.nome, ROTULOS_SITUACAO_CONVIDADO[convidado.situacao]],
      ...[convidado.acompanhantes, convidado.vem, convidado.vieram, convidado.chegouEm],
      ...(comLances ? [sim(cliente), ...(doLeilao ? [sim(deuLance), sim(comprou)] : [])] : []),
    ],
  };
}
