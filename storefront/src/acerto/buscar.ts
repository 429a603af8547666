import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { motor } from '../sessao/sessao.ts';
import {
  filaDeDevolucao,
  filaDeSobras,
  filaDeValidacao,
  type LinhaDaFila,
  type SobraNaFila,
  type VendaDaEquipe,
} from './fila.ts';

/** The engine's largest page: whoever has more in the queue than that decides the oldest first. */
export const MAXIMO = 200;

export interface Filas {
  aValidar: LinhaDaFila[];
  aDevolver: LinhaDaFila[];
  /** Sales that hold more than they are owed, until it is put down to be given back. */
  sobras: SobraNaFila[];
  /** There are more sales than one page holds. */
  haMais: boolean;
}

/** What waits for settlement, over all sales of the brand; null when the engine does not answer. */
export async function buscarFilas(): Promise<Filas | null> {
  const [validar, devolver, comSobra] = await Promise.all([
    vendasCom([{ tipo: 'exata', campo: 'pagamentos.situacao', valor: 'AG_COMPENSACAO' }]),
    // A refund is listed before it is made: of sales that came to nothing (P21), and of what a paid one has too much.
    vendasCom([
      { tipo: 'exata', campo: 'pagamentos.situacao', valor: 'CADASTRADO' },
      {
        tipo: 'multipla',
        campo: 'situacao',
        valores: ['Cancelada', 'ClienteDesistiu', 'Fechada', 'AguardandoValidacao'],
      },
    ]),
    vendasCom([{ tipo: 'exata', campo: 'comSobra', valor: true }]),
  ]);
  if (validar === null || devolver === null || comSobra === null) return null;
  const nomes = await nomesDe(
    [...validar.itens, ...devolver.itens, ...comSobra.itens].map(({ cliUid }) => cliUid),
  );
  return {
    aValidar: filaDeValidacao(validar.itens, nomes),
    aDevolver: filaDeDevolucao(devolver.itens, nomes),
    sobras: filaDeSobras(comSobra.itens, nomes),
    haMais: [validar, devolver, comSobra].some(({ total }) => total > MAXIMO),
  };
}

async function vendasCom(filtros: Filtro[]): Promise<Pagina<VendaDaEquipe> | null> {
  const busca = new URLSearchParams({
    ...{ filtro: JSON.stringify(filtros), ordenar: 'dataVenda', ordem: 'asc' },
    porPagina: String(MAXIMO),
  });
  const resposta = await motor<Pagina<VendaDaEquipe>>(`/v1/vendas/qb?${busca}`);
  return resposta.tipo === 'ok' ? resposta.corpo : null;
}

/** Buyers by name, a company by its legal one. A name that is not answered is missing: the queue is there without it. */
export async function nomesDe(cliUids: readonly string[]): Promise<Map<string, string>> {
  const uids = [...new Set(cliUids)];
  const partes = Array.from({ length: Math.ceil(uids.length / MAXIMO) }, (_, i) =>
    uids.slice(i * MAXIMO, (i + 1) * MAXIMO),
  );
  const lidos = await Promise.all(
    partes.map(async (valores) => {
      const filtro: Filtro = { tipo: 'multipla', campo: 'uid', valores };
      const busca = new URLSearchParams({ filtro: JSON.stringify(filtro), porPagina: String(MAXIMO) });
      const resposta = await motor<Pagina<{ uid: string; nome: string; razaoSocial?: string | null }>>(
        `/v1/clientes/qb?${busca}`,
      );
      return resposta.tipo === 'ok' ? resposta.corpo.itens : [];
    }),
  );
  return new Map(lidos.flat().map(({ uid, nome, razaoSocial }) => [uid, razaoSocial ?? nome]));
}
