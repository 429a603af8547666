import type { Filtro } from '@martelo/shared/filtro';
import type { RecursoDescrito, RelatorioEmMassa } from '@martelo/shared/recurso';
import type { DataProvider } from 'ra-core';
import { chamar } from './chamar.ts';
import type { Alteracao, Consulta, PedidoDoRegistro, Registro } from './tipos.ts';

/** As many as one page of a call has at most. */
export const MAIOR_PAGINA = 200;
/** As many as one call changes at most. */
export const POR_VEZ = 200;

interface Pagina<T> {
  itens: T[];
  total: number;
  proximo?: string | null;
}

/** The parameters of a list's call, and of its export. */
export function parametros({ filtros, ordenar, ordem, removidos }: Omit<Consulta, 'pagina' | 'porPagina'>) {
  const busca = new URLSearchParams({ ordenar, ordem });
  if (filtros.length > 0) busca.set('filtro', JSON.stringify(filtros));
  if (removidos) busca.set('removidos', 'true');
  return busca;
}

/** What a list is ordered by while nobody chooses stands in no address: of most kinds their number. */
export const naOrdemDela = <C extends Pick<Consulta, 'ordenar'>>(
  { ordem }: Pick<RecursoDescrito, 'ordem'>,
  consulta: C,
): C => (consulta.ordenar === 'id' ? { ...consulta, ordenar: ordem } : consulta);

/** The engine's calls as ra-core asks for them. A kind is named by its `nome`; a record by its uid. */
export function criarProvedor(recursos: ReadonlyMap<string, RecursoDescrito>) {
  const caminho = (nome: string): string => {
    const recurso = recursos.get(nome);
    if (recurso === undefined) throw new Error(`no kind is called ${nome}`);
    return recurso.caminho;
  };
  const listar = (nome: string, filtros: Filtro[], porPagina: number, signal?: AbortSignal) =>
    chamar<Pagina<Registro>>(
      'GET',
      `${caminho(nome)}?${new URLSearchParams({ porPagina: String(porPagina), filtro: JSON.stringify(filtros) })}`,
      { signal },
    );

  const deRa: DataProvider = {
    supportAbortSignal: true,
    async getList(nome, { pagination, sort, filter, signal }) {
      const busca = parametros(
        naOrdemDela(recursos.get(nome)!, {
          filtros: filter.filtros ?? [],
          ordenar: sort?.field ?? 'id',
          ordem: sort?.order === 'DESC' ? 'desc' : 'asc',
          removidos: filter.removidos ?? false,
        }),
      );
      busca.set('pagina', String(pagination?.page ?? 1));
      busca.set('porPagina', String(pagination?.perPage ?? 50));
      const { itens, total } = await chamar<Pagina<Registro>>('GET', `${caminho(nome)}?${busca}`, { signal });
      return { data: itens as never[], total };
    },
    async getOne(nome, { id, meta, signal }) {
      const inteiros = meta?.inteiros ? '?inteiros=true' : '';
      return { data: await chamar('GET', `${caminho(nome)}/${id}${inteiros}`, { signal }) };
    },
    /** Those that a field names, by their small numbers; one that is gone is not among them. */
    async getMany(nome, { ids, signal }) {
      const valores = [...new Set(ids.map(Number))].slice(0, MAIOR_PAGINA);
      if (valores.length === 0) return { data: [] };
      const { itens } = await listar(nome, [{ tipo: 'lista', campo: 'id', valores }], MAIOR_PAGINA, signal);
      return { data: itens as never[] };
    },
    async getManyReference(nome, { target, id, signal }) {
      const filtros: Filtro[] = [{ tipo: 'exata', campo: target, valor: id }];
      const { itens, total } = await listar(nome, filtros, MAIOR_PAGINA, signal);
      return { data: itens as never[], total };
    },
    create: async (nome, { data }) => ({ data: await chamar('POST', caminho(nome), { corpo: data }) }),
    update: async (nome, { id, data }) => ({
      data: await chamar('PUT', `${caminho(nome)}/${id}`, { corpo: data }),
    }),
    async updateMany(nome, { ids, data }) {
      const { mudancas, revisoes } = data as { mudancas: object; revisoes: Record<string, number> };
      const itens = ids.map((id) => ({ id: String(id), revisao: revisoes[String(id)] }));
      const corpo = { acao: 'alterar', itens, mudancas };
      await chamar('POST', `${caminho(nome)}/em-massa`, { corpo });
      return { data: ids };
    },
    async delete(nome, { id, previousData }) {
      await chamar(
        'DELETE',
        `${caminho(nome)}/${id}?revisao=${(previousData as Registro | undefined)?.revisao}`,
      );
      return { data: previousData as never };
    },
    async deleteMany(nome, { ids, meta }) {
      const itens = ids.map((id) => ({ id: String(id), revisao: meta?.revisoes?.[String(id)] }));
      await chamar('POST', `${caminho(nome)}/em-massa`, { corpo: { acao: 'remover', itens } });
      return { data: ids };
    },
  };
  return {
    ...deRa,
    ler: (nome: string, uid: string) => chamar<Registro>('GET', `${caminho(nome)}/${uid}`),
    remover: (nome: string, uid: string, revisao: number) =>
      chamar<void>('DELETE', `${caminho(nome)}/${uid}?revisao=${revisao}`),
    restaurar: (nome: string, uid: string, revisao: number) =>
      chamar<Registro>('POST', `${caminho(nome)}/${uid}/restaurar`, { corpo: { revisao } }),
    agir: (nome: string, uid: string, acao: string, corpo: object) =>
      chamar<Registro>('POST', `${caminho(nome)}/${uid}/${acao}`, { corpo }),
    pedidos: (nome: string, uid: string) =>
      chamar<{ itens: PedidoDoRegistro[] }>('GET', `${caminho(nome)}/${uid}/pedidos`),
    historico: (nome: string, uid: string, pagina: number) =>
      chamar<Pagina<Alteracao>>('GET', `${caminho(nome)}/${uid}/historico?pagina=${pagina}&porPagina=30`),
    desfazer: (nome: string, uid: string, alteracao: number, revisao: number) =>
      chamar<Registro>('POST', `${caminho(nome)}/${uid}/historico/${alteracao}/desfazer`, {
        corpo: { revisao },
      }),
    emMassa: (nome: string, corpo: object) =>
      chamar<RelatorioEmMassa>('POST', `${caminho(nome)}/em-massa`, { corpo }),
    /** Those rows as they stand now, by their uids, a page a call; one that is gone is not among them. */
    async relidas(nome: string, linhas: readonly Registro[]): Promise<ReadonlyMap<string, Registro>> {
      const lidas = new Map<string, Registro>();
      for (let i = 0; i < linhas.length; i += MAIOR_PAGINA) {
        const valores = linhas.slice(i, i + MAIOR_PAGINA).map(({ id }) => Number(id));
        const busca = new URLSearchParams({ porPagina: String(MAIOR_PAGINA) });
        busca.set('filtro', JSON.stringify([{ tipo: 'lista', campo: 'id', valores }]));
        if (linhas.some(({ removidoEm }) => removidoEm !== undefined)) busca.set('removidos', 'true');
        const { itens } = await chamar<Pagina<Registro>>('GET', `${caminho(nome)}?${busca}`);
        for (const um of itens) lidas.set(um.uid, um);
      }
      return lidas;
    },
    /** All rows of a query, by its cursor, of whatever length: no more of each than what a change of it needs. */
    async todas(nome: string, consulta: Consulta, andou?: (quantas: number) => void): Promise<Registro[]> {
      const achadas: Registro[] = [];
      let apos: string | null = null;
      do {
        const busca = parametros(naOrdemDela(recursos.get(nome)!, consulta));
        busca.set('porPagina', String(MAIOR_PAGINA));
        if (apos !== null) busca.set('apos', apos);
        const { itens, proximo }: Pagina<Registro> = await chamar('GET', `${caminho(nome)}?${busca}`);
        achadas.push(...itens);
        andou?.(achadas.length);
        apos = proximo ?? null;
      } while (apos !== null);
      return achadas;
    },
  };
}
export type Provedor = ReturnType<typeof criarProvedor>;
