import { caminhoDaFotoEnviada, sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { estadoDaPosicao, vistasQueFaltam } from '@martelo/shared/modelo-de-fotos';
import type { ModeloDoLote } from '@martelo/shared/modelo-de-fotos.esquema';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import { FOTOS_DOS_LOTES, type FotoGuardada } from '../../casa/foto-do-lote.ts';
import { MODELOS_DE_FOTOS, type ModeloGuardado } from '../../casa/modelo-de-fotos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** The models of a brand, by the type of lot; the older one where two were made for a type at once. */
export async function modelosDaMarca(
  registros: Registros,
  hotsiteId: number,
): Promise<ReadonlyMap<string, ModeloGuardado>> {
  const porTipo = new Map<string, ModeloGuardado>();
  const filtros = [{ tipo: 'exata' as const, campo: 'hotsiteId', valor: hotsiteId }, SEM_REMOVIDOS];
  for await (const modelo of registros.colecao(MODELOS_DE_FOTOS).percorrer(SISTEMA, { filtros }))
    for (const tipo of modelo.tipos) {
      const outro = porTipo.get(tipo);
      if (outro === undefined || modelo.id < outro.id) porTipo.set(tipo, modelo);
    }
  return porTipo;
}

type Foto = Pick<FotoGuardada, 'vista' | 'situacao' | 'sha256'>;

const olhadas = ({ dados }: EstadoLote, fotos: readonly Foto[]) =>
  fotos.map(({ vista, situacao, sha256 }) => ({
    ...{ vista, situacao, naPagina: dados.fotosUrls.includes(caminhoDaFotoEnviada(sha256)) },
  }));

/** @param fotos what was sent of the lot @returns null where no model is of its type */
export function modeloDoLote(
  modelos: ReadonlyMap<string, ModeloGuardado>,
  lote: EstadoLote,
  fotos: readonly Foto[],
): ModeloDoLote | null {
  const modelo = modelos.get(lote.dados.tipo ?? '');
  if (modelo === undefined) return null;
  const suas = olhadas(lote, fotos);
  const { nome, silhueta } = modelo;
  return {
    ...{ nome, silhueta },
    posicoes: modelo.posicoes.map(({ vista, obrigatoria, orientacao }) => ({
      ...{ vista, obrigatoria, orientacao: orientacao ?? null, estado: estadoDaPosicao(vista, suas) },
    })),
  };
}

/** How the pictures of an auction's lots stand. */
export interface FotosDoLeilao {
  /** Pictures that nobody has looked at. */
  aAprovar: number;
  /** Lots that a model asks more of than was sent. */
  semPosicao: number;
}

/**
 * Of lots that may still be sold. One without any picture lacks pictures, not positions; and of one with pictures by their address alone nobody
 * can say what they are of.
 */
export const criarFotosDoLeilao =
  (registros: Registros) =>
  async ({ leilao, lotes }: Readonly<Estado>, hotsiteId: number): Promise<FotosDoLeilao> => {
    const fotos = registros.colecao(FOTOS_DOS_LOTES);
    const doLeilao = { tipo: 'exata' as const, campo: 'leiUid', valor: leilao.uid };
    const pendentes = [doLeilao, { tipo: 'exata' as const, campo: 'situacao', valor: 'PENDENTE' }];
    const { total: aAprovar } = await fotos.listar(SISTEMA, { filtros: pendentes, pagina: 1, porPagina: 1 });
    const modelos = await modelosDaMarca(registros, hotsiteId);
    if (modelos.size === 0) return { aAprovar, semPosicao: 0 };
    const porLote = new Map<string, FotoGuardada[]>();
    for await (const foto of fotos.percorrer(SISTEMA, { filtros: [doLeilao] }))
      porLote.set(foto.lelUid, [...(porLote.get(foto.lelUid) ?? []), foto]);
    let semPosicao = 0;
    for (const lote of lotes.values()) {
      const fase = FASE_DA_SITUACAO[lote.situacao];
      const modelo = modelos.get(lote.dados.tipo ?? '');
      if (modelo === undefined || (fase !== 'preparo' && fase !== 'disputa')) continue;
      const { fotosUrls } = lote.dados;
      if (fotosUrls.length === 0 || fotosUrls.some((url) => sha256DaFoto(url) === null)) continue;
      if (vistasQueFaltam(modelo.posicoes, olhadas(lote, porLote.get(lote.dados.uid) ?? [])).length > 0)
        semPosicao += 1;
    }
    return { aAprovar, semPosicao };
  };
export type LerFotosDoLeilao = ReturnType<typeof criarFotosDoLeilao>;
