import { isDeepStrictEqual } from 'node:util';
import { semCarimbos } from '../../records/campos.ts';
import type { Acesso, Colecao, Registro } from '../../records/records.ts';
import { escritoEm } from './campos.ts';
import type { Recurso, Servicos } from './declaracao.ts';
import { reservadosDe } from './visao.ts';

type Documento = { uid: string } & Record<string, unknown>;
type Versao = Registro<Documento>;

/** What puts back what a change of a record has changed: each field with its value before and since; null where it had none. */
export interface Volta {
  de: Record<string, unknown>;
  para: Record<string, unknown>;
}

const POR_VEZ = 100;

/** Whether changes of a kind may be undone at all: people write it, and its versions are kept. */
export const seDesfaz = ({
  papeis,
  semHistorico = false,
}: {
  papeis: { escreve: readonly string[] };
  semHistorico?: boolean | undefined;
}): boolean => papeis.escreve.length > 0 && !semHistorico;

/** Of the record's own working: no change of a form has touched it, and each says itself what has. */
const DO_REGISTRO = new Set(['uid', 'id', 'desfez', 'ultimoComando']);
const SITUACAO = /situacao$/i;
export const A_DOIS = 'precisa de uma segunda pessoa';

/**
 * What would undo the change that made a version of the one before it; or, in words, why nothing does. Only what was written in a form is
 * undone: what an act or the engine did has its own way back, situations, money and what two people agreed to have acts.
 */
export function voltaDe<S extends Servicos>(
  recurso: Recurso<never, S>,
  versao: Versao,
  anterior: Versao | undefined,
  acesso: Acesso,
  servicos: S,
): Volta | string {
  const { escrita, derivados, transicoes, aDois } = recurso.declaracao;
  if (anterior === undefined) return 'foi ela que fez o registro';
  if (daRevisao(versao, 'ultimaAcao')) return 'foi um ato, que tem o seu contrário';
  const tocados = camposTocados(anterior, versao);
  if (tocados.some((campo) => campo === 'removidoEm')) return 'removido se restaura, e restaurado se remove';
  const seguem = Object.keys(
    derivados?.(escritoEm(recurso, versao) as never, servicos, versao.createdBy) ?? {},
  );
  const escritos = tocados.filter((campo) => campo in escrita.shape);
  if (escritos.length === 0 || tocados.some((campo) => !escritos.includes(campo) && !seguem.includes(campo)))
    return 'não foi escrita neste formulário';
  if (escritos.some((campo) => campo === transicoes?.campo || SITUACAO.test(campo)))
    return 'mudou a situação, que se muda por seus próprios atos';
  if (escritos.some((campo) => temDinheiro(recurso, campo))) return 'mudou valores em dinheiro';
  if (
    daRevisao(versao, 'segundaPessoa') ||
    aDois?.quando({ antes: versao, depois: anterior } as never) === true
  )
    return A_DOIS;
  const reservados = reservadosDe(recurso as never, acesso);
  if (escritos.some((campo) => reservados.some((um) => um === campo || um.startsWith(`${campo}.`))))
    return 'mudou um campo que não é seu para ver';
  const valores = (doc: Versao) => Object.fromEntries(escritos.map((campo) => [campo, doc[campo] ?? null]));
  return { de: valores(anterior), para: valores(versao) };
}

/** Whether each of these fields is as it says; null where it has none. */
export const temValores = (doc: object, valores: Record<string, unknown>): boolean =>
  Object.entries(valores).every(([campo, valor]) =>
    isDeepStrictEqual((doc as Record<string, unknown>)[campo] ?? null, valor),
  );

/** The version of a record that has a revision, and the one before it, of those that the caller may see; null where there is none. */
export async function versoesDe<T extends { uid: string }>(
  colecao: Colecao<T>,
  acesso: Acesso,
  atual: Registro<T>,
  revisao: number,
): Promise<[Registro<T>, Registro<T> | undefined] | null> {
  if (revisao > atual.revisao) return null;
  const achadas = atual.revisao === revisao ? [atual] : [];
  for (let pagina = 1; achadas.length < 2; pagina++) {
    const { itens } = await colecao.historico(acesso, atual.uid, { pagina, porPagina: POR_VEZ });
    achadas.push(...itens.filter((uma) => uma.revisao === revisao || uma.revisao === revisao - 1));
    if (itens.length < POR_VEZ || itens.at(-1)!.revisao < revisao) break;
  }
  const [versao, anterior] = achadas;
  return versao?.revisao === revisao ? [versao, anterior] : null;
}

const daRevisao = (versao: Versao, campo: 'ultimaAcao' | 'segundaPessoa'): boolean =>
  (versao[campo] as { revisao: number } | undefined)?.revisao === versao.revisao;

function camposTocados(antes: Versao, depois: Versao): string[] {
  const [de, para] = [
    semCarimbos<Record<string, unknown>>(antes),
    semCarimbos<Record<string, unknown>>(depois),
  ];
  return [...new Set([...Object.keys(de), ...Object.keys(para)])].filter(
    (campo) => !DO_REGISTRO.has(campo) && !isDeepStrictEqual(de[campo], para[campo]),
  );
}

/** Of itself, or somewhere within. */
const temDinheiro = (
  { declaracao: { campos, centavos = [] } }: Recurso<never, never>,
  campo: string,
): boolean =>
  [...centavos, ...Object.keys(campos).filter((um) => campos[um]?.tipo === 'centavos')].some(
    (um) => um === campo || um.startsWith(`${campo}.`),
  );
