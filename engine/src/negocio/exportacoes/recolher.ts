import { EXPORTACOES_DA_CASA, type Exportacao } from '../../casa/exportacao.ts';
import type { FileStore } from '../../files/store.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { normalizar } from '../../records/texto.ts';
import { apagarPartes } from './partes.ts';

/** Ends the files of a brand that may name somebody who is nobody's to know any more. @param oQue of these kinds alone; without it all */
export type RecolherArquivos = (hotsiteId: number, oQue?: readonly string[]) => Promise<void>;

export const RECOLHIDO =
  'Depois que este arquivo foi feito, os dados de uma pessoa foram apagados a pedido dela ou por prazo. Peça outro.';

/**
 * Which file names whom is kept nowhere, so all that were made before go, bytes first; what is being made is begun again, and what waits is read
 * after. Told again it changes nothing.
 */
export function criarRecolher(registros: Registros, store: FileStore): RecolherArquivos {
  const colecao = registros.colecao(EXPORTACOES_DA_CASA);
  return async (hotsiteId, oQue) => {
    const uids: string[] = [];
    const filtros = [
      { tipo: 'exata' as const, campo: 'hotsiteId', valor: hotsiteId },
      { tipo: 'multipla' as const, campo: 'situacao', valores: ['PRONTA', 'FAZENDO'] },
    ];
    for await (const uma of colecao.percorrer(SISTEMA, { filtros }))
      if (oQue === undefined || oQue.includes(uma.oQue)) uids.push(uma.uid);
    for (const uid of uids)
      await deNovoSeMudou(async () => {
        const uma = await colecao.obter(SISTEMA, uid);
        if (uma === null) return;
        const depois = recolhida(uma);
        if (depois === null) return;
        // Of one that is being made whoever makes it takes away what there is: its next word finds that it is no more theirs.
        if (uma.situacao === 'PRONTA') await apagarPartes({ registros, store }, uid);
        await colecao.salvar(SISTEMA, { ...uma, ...depois }, uma.revisao);
      }, 10);
  };
}

function recolhida({ situacao }: Pick<Exportacao, 'situacao'>): Partial<Exportacao> | null {
  switch (situacao) {
    case 'PRONTA':
      return { situacao: 'EXPIRADA', partes: 0, alcance: null, motivo: RECOLHIDO };
    case 'FAZENDO':
      // It was nobody's fault: the runs that are counted are those that ended without a reason.
      return { situacao: 'ESPERANDO', linhas: 0, tentativas: 0 };
    default:
      return null;
  }
}

const APAGADO = '(apagado)';

/**
 * Takes somebody's name out of what files were asked by: nobody is found by it any more, and who asked is still seen to have asked. Criteria that
 * are masked say nothing already.
 * @param nomes as the person was called, whole
 */
export async function esquecerCriterios(
  registros: Registros,
  hotsiteId: number,
  nomes: readonly string[],
): Promise<void> {
  const colecao = registros.colecao(EXPORTACOES_DA_CASA);
  const separar = (texto: string) =>
    normalizar(texto)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const chamados = nomes.map(separar).filter((partes) => partes.join('').length >= MENOR_NOME);
  // Asked by a part of it as well, in whole words and in any order: "Zuleica" of "Zuleica Apagar".
  const fala = (texto: string): boolean => {
    const dito = separar(texto);
    if (dito.join('').length < MENOR_NOME) return false;
    return chamados.some(
      (nome) => nome.every((um) => dito.includes(um)) || dito.every((um) => nome.includes(um)),
    );
  };
  const filtros = [{ tipo: 'exata' as const, campo: 'hotsiteId', valor: hotsiteId }];
  const uids: string[] = [];
  for await (const { uid, criterios, parametros } of colecao.percorrer(SISTEMA, { filtros }))
    if ([...criterios.map(({ valor }) => valor), ...Object.values(parametros ?? {})].some(fala))
      uids.push(uid);
  for (const uid of uids)
    await deNovoSeMudou(async () => {
      const uma = await colecao.obter(SISTEMA, uid);
      if (uma === null) return;
      const criterios = uma.criterios.map((um) => (fala(um.valor) ? { ...um, valor: APAGADO } : um));
      await colecao.salvar(SISTEMA, { ...uma, criterios }, uma.revisao);
    }, 10);
}

/** Shorter names are anybody's. */
const MENOR_NOME = 3;
