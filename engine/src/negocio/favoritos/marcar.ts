import { ErroMartelo } from '@martelo/shared/erros';
import { type FavoritoMarcado, MAXIMO_DE_FAVORITOS } from '@martelo/shared/favorito';
import type { Filtro } from '@martelo/shared/filtro';
import type { Localizador } from '../../leituras/localizador.ts';
import type { LoteDoVeiculo } from '../../leituras/lote-do-veiculo.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { FAVORITOS, type FavoritoGuardado, uidDoFavorito } from './registro.ts';

type Cliente = Extract<Acesso, { tipo: 'cliente' }>;

export interface Dependencias {
  registros: Registros;
  localizador: Pick<Localizador, 'vista' | 'endereco'>;
  loteDoVeiculo: LoteDoVeiculo;
  /** Ms before a lot's end at which the brand tells who keeps it. */
  antecedencia(hotsiteId: number): number;
  agora(): number;
}

/** What a client does with hearts. A command told again answers how the lot stands now, and changes nothing. */
export interface Favoritos {
  /** @throws ErroMartelo LOTE_NAO_ENCONTRADO, LIMITE_DE_FAVORITOS */
  marcar(
    acesso: Cliente,
    alvo: { veiUid?: string | undefined; lelUid?: string | undefined },
    comandoId: string,
  ): Promise<FavoritoMarcado>;
  /** By the lot's uid or id, or by the vehicle's uid. What was never marked is as good as taken away. @throws LOTE_NAO_ENCONTRADO */
  desmarcar(acesso: Cliente, id: string, comandoId: string): Promise<FavoritoMarcado>;
  /** Whether its owner wants to be told before it ends. @throws NAO_ENCONTRADO where it is no favourite */
  preferir(acesso: Cliente, id: string, avisar: boolean): Promise<FavoritoMarcado>;
  /** How a lot stands now. */
  ver(acesso: Cliente, lelUid: string): Promise<FavoritoMarcado>;
}

/** Of what happened at the same time to one heart, each finds the other's outcome within this many tries. */
const TENTATIVAS = 5;
const COMANDOS = 20;

export const soAtivos = (cliUid: string): Filtro[] => [
  { tipo: 'exata', campo: 'cliUid', valor: cliUid },
  { tipo: 'exata', campo: 'ativo', valor: true },
];

export function criarFavoritos(deps: Dependencias): Favoritos {
  const { registros, localizador, loteDoVeiculo, antecedencia, agora } = deps;
  const favoritos = registros.colecao(FAVORITOS);

  /** Writes what `mudar` makes of the heart as it is; null leaves it. */
  const mudar = async (
    acesso: Cliente,
    lelUid: string,
    fazer: (antes: Registro<FavoritoGuardado> | null) => Promise<FavoritoGuardado | null>,
  ): Promise<FavoritoGuardado | null> => {
    for (let tentativa = 1; ; tentativa += 1) {
      const antes = await favoritos.obter(acesso, uidDoFavorito(acesso.cliUid, lelUid));
      const depois = await fazer(antes);
      if (depois === null) return antes;
      try {
        return antes
          ? await favoritos.salvar(acesso, depois, antes.revisao)
          : await favoritos.inserir(acesso, depois);
      } catch (erro) {
        const corrida = erro instanceof ErroMartelo && CORRIDA.has(erro.codigo);
        if (!corrida || tentativa === TENTATIVAS) throw erro;
      }
    }
  };

  /** The lot somebody means who may have marked it before: also one that is shown no more. */
  const loteMarcado = async (acesso: Cliente, id: string): Promise<string> => {
    if (await favoritos.obter(acesso, uidDoFavorito(acesso.cliUid, id))) return id;
    const doVeiculo = await favoritos.listar(acesso, {
      filtros: [...soAtivos(acesso.cliUid), { tipo: 'exata', campo: 'veiUid', valor: id }],
      ...{ pagina: 1, porPagina: 1, semTotal: true },
    });
    return doVeiculo.itens[0]?.lelUid ?? (await localizador.endereco(id)).lelUid;
  };

  const nunca = (lelUid: string): FavoritoMarcado => ({
    ...{ lelUid, veiUid: null, favorito: false, avisar: false },
    createdAt: new Date(agora()).toISOString(),
  });

  return {
    async marcar(acesso, { veiUid, lelUid }, comandoId) {
      const { cliUid, hotsiteId } = acesso;
      const alvo = veiUid === undefined ? lelUid : (await loteDoVeiculo(acesso, veiUid))?.lelUid;
      if (alvo === undefined) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
      const { estado, lote } = await localizador.vista(acesso, alvo);
      const instante = agora();
      const { dataFim } = lote;
      const aVista = dataFim !== null && dataFim - instante <= antecedencia(hotsiteId);
      const marcado = await mudar(acesso, lote.uid, async (antes) => {
        if (antes?.ativo || antes?.comandos.includes(comandoId)) return null;
        const { total } = await favoritos.listar(acesso, {
          filtros: soAtivos(cliUid),
          ...{ pagina: 1, porPagina: 1 },
        });
        if (total >= MAXIMO_DE_FAVORITOS)
          throw new ErroMartelo('LIMITE_DE_FAVORITOS', { maximo: MAXIMO_DE_FAVORITOS });
        return {
          ...{ uid: uidDoFavorito(cliUid, lote.uid), hotsiteId, cliUid },
          ...{ lelUid: lote.uid, leiUid: estado.leilao.uid, veiUid: lote.dados.veiculo?.uid ?? null },
          ...{ ativo: true, desde: new Date(instante).toISOString() },
          avisar: antes?.avisar ?? true,
          // Who marks a lot that is about to end has its clock before their eyes.
          avisadoDe: aVista ? new Date(dataFim).toISOString() : (antes?.avisadoDe ?? null),
          comandos: comComando(antes, comandoId),
        };
      });
      return comoMarcado(marcado!);
    },
    async desmarcar(acesso, id, comandoId) {
      const lelUid = await loteMarcado(acesso, id);
      const desmarcado = await mudar(acesso, lelUid, async (antes) =>
        antes === null || !antes.ativo || antes.comandos.includes(comandoId)
          ? null
          : { ...antes, ativo: false, comandos: comComando(antes, comandoId) },
      );
      return desmarcado === null ? nunca(lelUid) : comoMarcado(desmarcado);
    },
    async preferir(acesso, id, avisar) {
      const lelUid = await loteMarcado(acesso, id);
      const mudado = await mudar(acesso, lelUid, async (antes) => {
        if (!antes?.ativo) throw new ErroMartelo('NAO_ENCONTRADO');
        return antes.avisar === avisar ? null : { ...antes, avisar };
      });
      return comoMarcado(mudado!);
    },
    async ver(acesso, lelUid) {
      const guardado = await favoritos.obter(acesso, uidDoFavorito(acesso.cliUid, lelUid));
      return guardado === null ? nunca(lelUid) : comoMarcado(guardado);
    },
  };
}

const CORRIDA: ReadonlySet<string> = new Set(['JA_EXISTE', 'REVISAO_DESATUALIZADA']);

const comComando = (antes: FavoritoGuardado | null, comandoId: string): string[] =>
  [...(antes?.comandos ?? []), comandoId].slice(-COMANDOS);

const comoMarcado = ({ lelUid, veiUid, ativo, avisar, desde }: FavoritoGuardado): FavoritoMarcado => ({
  ...{ lelUid, veiUid, favorito: ativo, avisar, createdAt: desde },
});
