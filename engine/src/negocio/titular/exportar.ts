import { VALIDADE_DA_EXPORTACAO_MS } from '@martelo/shared/titular';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { type Fonte, registrosDe } from './fonte.ts';
import type { Formularios } from './formularios.ts';
import { EXPORTACOES, type Exportacao, PARTES } from './registros.ts';

/** The job that goes through everything that is kept about somebody. */
export const EXPORTAR = 'exportar-titular';
const LINHAS_POR_PARTE = 50;
/** After as many tries it is told that it failed, and may be asked for again. */
const TENTATIVAS = 3;

interface Dependencias {
  registros: Registros;
  fontes: readonly Fonte[];
  formularios: Pick<Formularios, 'de'>;
  agora(): number;
  /** Tells the owner that the file waits. */
  avisar(exportacao: Exportacao): Promise<void>;
}

/** Gathers somebody's data for one file. Told again it begins anew: what was written before goes first. */
export async function exportar(
  { registros, fontes, formularios, agora, avisar }: Dependencias,
  uid: string,
  tentativa: number,
): Promise<void> {
  const exportacoes = registros.colecao(EXPORTACOES);
  const partes = registros.colecao(PARTES);
  const mudar = (campos: Partial<Exportacao>): Promise<Registro<Exportacao> | null> =>
    deNovoSeMudou(async () => {
      const antes = await exportacoes.obter(SISTEMA, uid);
      if (antes === null || antes.situacao !== 'EM_ANDAMENTO') return null;
      return exportacoes.salvar(SISTEMA, { ...antes, ...campos }, antes.revisao);
    });
  const pedida = await exportacoes.obter(SISTEMA, uid);
  if (pedida === null || pedida.situacao !== 'EM_ANDAMENTO') return;
  try {
    await apagarPartes(registros, uid);
    const titular = { uid: pedida.cliUid, hotsiteId: pedida.hotsiteId };
    let numero = 0;
    const escritas: Exportacao['partes'] = {};
    const guardar = (fonte: string, linhas: Record<string, unknown>[]) =>
      partes.inserir(SISTEMA, {
        uid: `${uid}:${numero}`,
        exportacaoUid: uid,
        numero: numero++,
        fonte,
        linhas,
      });
    for (const [feitas, fonte] of fontes.entries()) {
      if ((await mudar({ feitas, todas: fontes.length, agora: fonte.titulo })) === null) return;
      const de = numero;
      let linhas: Record<string, unknown>[] = [];
      const achados =
        fonte.acha === 'formularios' ? formularios.de(titular) : registrosDe(registros, fonte, titular);
      for await (const doc of achados) {
        linhas.push({ ...semOsDeFora(doc, fonte), ...(await fonte.mais?.(registros, titular)) });
        if (linhas.length < LINHAS_POR_PARTE) continue;
        await guardar(fonte.definicao.nome, linhas);
        linhas = [];
      }
      if (linhas.length > 0) await guardar(fonte.definicao.nome, linhas);
      escritas[fonte.definicao.nome] = [de, numero];
    }
    const pronta = await mudar({
      ...{ situacao: 'PRONTA', feitas: fontes.length, agora: null, partes: escritas },
      prontaEm: new Date(agora()).toISOString(),
      expiraEm: new Date(agora() + VALIDADE_DA_EXPORTACAO_MS).toISOString(),
    });
    if (pronta !== null) await avisar(pronta);
  } catch (erro) {
    if (tentativa < TENTATIVAS) throw erro;
    await mudar({ situacao: 'FALHOU', agora: null });
    throw erro;
  }
}

/** By which a record of whatever kind knows its own versions: it says nothing of anybody. */
const DO_REGISTRO = new Set(['ultimoComando', 'desfez']);

/** Fields are left out by name alone, each with its reason: one that is added to a kind later is in the file by itself. */
function semOsDeFora(doc: Record<string, unknown>, { semCampos = {} }: Fonte): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(doc).filter(
      ([campo, valor]) => !Object.hasOwn(semCampos, campo) && !DO_REGISTRO.has(campo) && valor !== undefined,
    ),
  );
}

export async function apagarPartes(registros: Registros, exportacaoUid: string): Promise<void> {
  const partes = registros.colecao(PARTES);
  const filtros = [{ tipo: 'exata', campo: 'exportacaoUid', valor: exportacaoUid } as const];
  for await (const { uid, revisao } of partes.percorrer(SISTEMA, { filtros }))
    await partes.remover(SISTEMA, uid, revisao);
}

/** Ends the files that nobody fetched in time: what was gathered goes. */
export async function expirarExportacoes(registros: Registros, agora: number): Promise<void> {
  const exportacoes = registros.colecao(EXPORTACOES);
  const filtros = [{ tipo: 'exata', campo: 'situacao', valor: 'PRONTA' } as const];
  for await (const uma of exportacoes.percorrer(SISTEMA, { filtros })) {
    if (uma.expiraEm === null || Date.parse(uma.expiraEm) > agora) continue;
    await apagarPartes(registros, uma.uid);
    await exportacoes.salvar(SISTEMA, { ...uma, situacao: 'EXPIRADA' }, uma.revisao);
  }
}
