import type { Cliente } from '@martelo/shared/cliente';
import { indicaASiMesmo, MAXIMO_DE_INDICADOS, type SituacaoIndicado } from '@martelo/shared/convite';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { RECOMPENSAS } from '../../casa/indicacao.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** How far back a chain of invitations is followed. */
const GERACOES = 10;
const POR_VEZ = 100;

export interface Indicado {
  cliente: Cliente;
  situacao: SituacaoIndicado;
  /** Centavos; null while nothing was given. */
  recompensa: number | null;
}

/** Who came by a client's link, newest first, and where each stands. */
export async function indicadosDe(registros: Registros, cliUid: string): Promise<Indicado[]> {
  const { itens } = await registros.colecao(CLIENTES).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'convite.convidadoPor', valor: cliUid }],
    ordem: { campo: 'dataCadastro', tipoOrdenacao: 'desc', tipoCampo: 'date' },
    ...{ pagina: 1, porPagina: MAXIMO_DE_INDICADOS, semTotal: true },
  });
  if (itens.length === 0) return [];
  const [antes, compraram, recompensas] = await Promise.all([
    quemVeioAntes(registros, cliUid),
    quemComprou(
      registros,
      itens.map(({ uid }) => uid),
    ),
    recompensasDe(registros, cliUid),
  ]);
  return itens.map((cliente) => {
    const recompensa = recompensas.get(cliente.uid) ?? null;
    const situacao = () => {
      if (recompensa !== null) return 'RECOMPENSADO';
      if (indicaASiMesmo(cliente, antes)) return 'NAO_CONTA';
      return compraram.has(cliente.uid) ? 'COMPROU' : 'CADASTROU';
    };
    return { cliente, situacao: situacao(), recompensa };
  });
}

/** The client, who brought them, and so on. */
export async function quemVeioAntes(registros: Registros, cliUid: string): Promise<Cliente[]> {
  const clientes = registros.colecao(CLIENTES);
  const achados: Cliente[] = [];
  let uid: string | null = cliUid;
  while (uid !== null && achados.length < GERACOES && !achados.some((um) => um.uid === uid)) {
    const um: Cliente | null = await clientes.obter(SISTEMA, uid);
    if (um === null) break;
    achados.push(um);
    uid = um.convite?.convidadoPor ?? null;
  }
  return achados;
}

/** Those of them who have paid a purchase in whole. */
export async function quemComprou(registros: Registros, uids: readonly string[]): Promise<Set<string>> {
  const achados = new Set<string>();
  for (let i = 0; i < uids.length; i += POR_VEZ) {
    const filtros = [
      { tipo: 'lista', campo: 'cliUid', valores: uids.slice(i, i + POR_VEZ) },
      { tipo: 'exata', campo: 'situacao', valor: 'Fechada' },
    ] as const;
    for await (const { cliUid } of registros
      .colecao(VENDAS)
      .percorrer(SISTEMA, { filtros: [...filtros] as never }))
      achados.add(cliUid);
  }
  return achados;
}

async function recompensasDe(registros: Registros, cliUid: string): Promise<Map<string, number>> {
  const filtros = [{ tipo: 'exata', campo: 'cliUid', valor: cliUid } as const];
  const achadas = new Map<string, number>();
  for await (const { convidadoUid, valor } of registros.colecao(RECOMPENSAS).percorrer(SISTEMA, { filtros }))
    achadas.set(convidadoUid, valor);
  return achadas;
}
