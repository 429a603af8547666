import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { MudancaDeEfeitos } from '../../records/efeitos.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { comandoLembrado, type Identificacao } from '../comando.ts';
import type { Recurso } from './declaracao.ts';
import { efeitosDaMudanca } from './efeitos.ts';

/** Who wants a record changed, and how they asked for it. */
export interface PedidoDeMudanca {
  acesso: Acesso;
  /** None of the engine's own. */
  comando?: Identificacao | undefined;
  /** The revision that a person read; without it the change is made on whatever stands, as often as it takes. */
  revisao?: number | undefined;
}

export interface Mudado<G> {
  registro: Registro<G>;
  /** The command was taken before: nothing was changed this time. */
  repetido: boolean;
}

/**
 * Reads a record, makes the change and saves it with what it asks to be done elsewhere, again when somebody else was faster; a command that
 * was taken before changes nothing. `mudanca` refuses by throwing, and gives the very same record where there is nothing to do.
 * @throws ErroMartelo NAO_ENCONTRADO, REVISAO_DESATUALIZADA where a revision was named, SEM_PERMISSAO
 */
export type MudarRegistro<G> = (
  pedido: PedidoDeMudanca,
  uid: string,
  mudanca: (antes: G) => G | Promise<G>,
) => Promise<Mudado<G>>;

interface Dependencias {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}

/** What a change of a record of a brand asks to be done elsewhere, kept by the save that makes it: for what no call of the kind's own writes. */
export const efeitosDe =
  <G extends { uid: string; hotsiteId: number }>(
    recurso: Recurso<G, never>,
    { hotsitePorId, agora }: Pick<Dependencias, 'hotsitePorId' | 'agora'>,
  ) =>
  (acesso: Acesso, antes: Registro<G> | null, depois: G): MudancaDeEfeitos | undefined =>
    efeitosDaMudanca(
      recurso as never,
      { ato: antes === null ? 'criar' : 'alterar', antes: antes as never, depois: depois as never },
      { acesso, hotsite: hotsitePorId(depois.hotsiteId)! },
      agora(),
    );

/** Those who change one record at once are two or three: more tries are a mistake of ours. */
const TENTATIVAS = 20;

/** How records of a kind are changed by whoever else is not its declared calls. @param lembrados how many commands a record remembers */
export function criarMudarRegistro<G extends { uid: string; hotsiteId: number; comandos: string[] }>(
  recurso: Recurso<G, never>,
  deps: Dependencias,
  lembrados: number,
): MudarRegistro<G> {
  const colecao = deps.registros.colecao(recurso);
  const efeitos = efeitosDe(recurso, deps);

  return async ({ acesso, comando, revisao }, uid, mudanca) => {
    const chave = comandoLembrado(comando);
    const tentar = async (): Promise<Mudado<G>> => {
      const antes = await colecao.obter(acesso, uid);
      if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
      if (chave !== null && antes.comandos.includes(chave)) return { registro: antes, repetido: true };
      if (revisao !== undefined && revisao !== antes.revisao) throw new RevisaoDesatualizada();
      const guardado: G = semCarimbos(antes);
      const mudado = await mudanca(guardado);
      if (mudado === guardado) return { registro: antes, repetido: false };
      const comandos = chave === null ? mudado.comandos : [...mudado.comandos, chave].slice(-lembrados);
      const depois = { ...mudado, comandos };
      const registro = await colecao.salvar(acesso, depois, antes.revisao, efeitos(acesso, antes, depois));
      return { registro, repetido: false };
    };
    // Who read a revision is told of another; who named none meets whatever stands.
    return revisao === undefined ? deNovoSeMudou(tentar, TENTATIVAS) : tentar();
  };
}
