import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Efeitos } from '../../jobs/efeitos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { Rota } from '../rota.ts';
import { escritoEm } from './campos.ts';
import type { QualquerRecurso, Servicos } from './declaracao.ts';
import { fazedoresDe } from './efeitos.ts';
import { rotasDosMetadados, type Tela } from './metadados.ts';
import { ehRecurso } from './recurso.ts';
import { rotasDoRecurso } from './rotas.ts';

/** The kinds that the files of a folder declare: who adds one adds its file, and edits nothing else (R1). */
export async function lerRecursos<S extends Servicos>(pasta: string): Promise<QualquerRecurso<S>[]> {
  const arquivos = globSync('*.ts', { cwd: pasta }).filter((nome) => !nome.endsWith('.test.ts'));
  const modulos = await Promise.all(arquivos.toSorted().map((nome) => import(join(pasta, nome))));
  return modulos.flatMap((modulo) =>
    Object.values(modulo as object).filter(ehRecurso),
  ) as QualquerRecurso<S>[];
}

/**
 * The calls of all kinds, and what is known of them. Kinds that name each other find each other by name.
 * @throws when two kinds have one name, or one names a kind that is not there, or has effects and there is nobody to do them
 */
export async function criarRecursos<S extends Servicos>(
  recursos: readonly QualquerRecurso<S>[],
  servicos: S,
  efeitos?: Efeitos,
  telas: readonly Tela[] = [],
): Promise<Rota[]> {
  const catalogo = new Map(recursos.map((recurso) => [recurso.declaracao.nome, recurso]));
  if (catalogo.size !== recursos.length) throw new Error('Two kinds of record have one name');
  for (const { declaracao } of recursos)
    for (const alvo of Object.values(declaracao.refs ?? {}))
      if (!catalogo.has(alvo)) throw new Error(`${declaracao.nome} names ${alvo}, which is no kind`);
  for (const recurso of recursos) await numerar(recurso, servicos);
  for (const recurso of recursos) {
    if (!recurso.comEfeitos) continue;
    if (efeitos === undefined) throw new Error(`${recurso.declaracao.nome} has effects that nobody does`);
    efeitos.registrar(recurso, fazedoresDe(recurso, servicos));
  }
  return [
    ...rotasDosMetadados(recursos, telas),
    ...recursos.flatMap((recurso) => rotasDoRecurso(recurso, servicos, catalogo)),
  ];
}

/**
 * Gives records of before their kind had small numbers (R9) theirs, and what follows from what is written of them. Another engine that
 * starts meanwhile may be at the same: what it, or a person, has written first is looked at anew.
 */
async function numerar<S extends Servicos>(recurso: QualquerRecurso<S>, servicos: S): Promise<void> {
  const { nome, derivados } = recurso.declaracao;
  const colecao = servicos.registros.colecao(recurso);
  const semNumero = { filtros: [{ tipo: 'existe', campo: 'id', valor: false } as const] };
  let outroEscreveu: boolean;
  do {
    outroEscreveu = false;
    for await (const doc of colecao.percorrer(SISTEMA, semNumero)) {
      const id = await servicos.registros.proximoId(nome);
      const numerado = {
        ...doc,
        ...derivados?.(escritoEm(recurso as never, doc), servicos, doc.createdBy, doc as never),
        id,
      };
      await colecao.salvar(SISTEMA, numerado, doc.revisao).catch((erro) => {
        if (!(erro instanceof RevisaoDesatualizada)) throw erro;
        outroEscreveu = true;
      });
    }
  } while (outroEscreveu);
}
