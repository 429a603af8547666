import { ErroMartelo } from '@martelo/shared/erros';
import type { AcaoLeiloeiro, EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { loteNaMesa, vendaADesfazer } from '../../auction/leituras/na-mesa.ts';
import type { ConteudoDaAcao } from '../../auction/modelo/comando.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Acesso } from '../../records/records.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';
import type { DesfazerVenda } from '../vendas/desfazer-no-pregao.ts';
import type { Apelidos } from './apelidos.ts';
import { type EstadoSemConsoles, estadoDoPregao } from './estado.ts';
import type { ContarHabilitados } from './habilitados.ts';
import type { Licitante } from './licitante.ts';

/** The auctioneer's console, whatever it comes through. */
export interface Leiloeiro {
  /** The console's state. @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO, LEILAO_NAO_ENCONTRADO */
  conectar(acesso: Acesso, leiUid: string): Promise<Readonly<Estado>>;
  /** The same again, without reading anything anew. */
  estado(acesso: Acesso, leiUid: string): Promise<Readonly<Estado>>;
  /**
   * One act; gives the state it left, as `comoVisto` has it, and what it was answered. ESTADO_MUDOU carries the state that it met (`estado`).
   */
  agir(
    acesso: Acesso,
    acao: AcaoLeiloeiro,
    comoVisto: (estado: Readonly<Estado>) => EstadoDoPregao,
  ): Promise<EstadoDoPregao & { resultado: Record<string, unknown> }>;
  /** All that does not depend on which console is told. */
  mostrar(estado: Readonly<Estado>): EstadoSemConsoles;
  /** uid of the lot on the block. */
  naMesa(estado: Readonly<Estado>): string | null;
  /** The person at a console, as the others see them. */
  nomeDe(acesso: Acesso): Promise<string>;
  contarHabilitados: ContarHabilitados;
}

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  apelidos: Apelidos;
  contarHabilitados: ContarHabilitados;
  licitante: Licitante;
  desfazerVenda: DesfazerVenda;
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** Unix ms. */
  agora(): number;
}

export function criarLeiloeiro(deps: Dependencias): Leiloeiro {
  const { motor, localizador, apelidos, contarHabilitados, nomeDoUsuario, agora } = deps;
  return {
    mostrar: (estado) => estadoDoPregao(estado, apelidos.doLeilao(estado.leilao), agora()),
    naMesa: (estado) => loteNaMesa(estado)?.uid ?? null,
    nomeDe: async (acesso) => (acesso.tipo === 'interno' ? nomeDoUsuario(acesso.usuUid) : 'Equipe'),
    contarHabilitados,
    estado: localizador.pregao,
    async conectar(acesso, leiUid) {
      await localizador.pregao(acesso, leiUid);
      await apelidos.atualizar();
      return localizador.pregao(acesso, leiUid);
    },
    async agir(acesso, { leiUid, comandoId, seq, lelUid, ...ato }, comoVisto) {
      const { leilao } = await localizador.pregao(acesso, leiUid);
      const conteudo = await comApelido(deps, leilao, ato);
      const visto = async () => comoVisto(await localizador.pregao(acesso, leilao.uid));
      const autor = acesso.tipo === 'interno' ? acesso.usuUid : acesso.tipo;
      try {
        const instrucao: Instrucao = {
          comandoId,
          autor,
          pedido: { tipo: 'leiloeiro-acao', seq, lelUid: lelUid ?? null, ...conteudo },
        };
        const executar = () => motor.executar(leilao.uid, instrucao);
        const novo = ato.acao === 'desfazer' && !motor.respondeu(leilao.uid, instrucao);
        const vendido = novo ? vendaADesfazer(await localizador.pregao(acesso, leiUid)) : null;
        const resultado =
          vendido === null ? await executar() : await deps.desfazerVenda(vendido.uid, instrucao, executar);
        return { ...(await visto()), resultado };
      } catch (erro) {
        if (!(erro instanceof ErroMartelo) || erro.codigo !== 'ESTADO_MUDOU') throw erro;
        throw new ErroMartelo('ESTADO_MUDOU', { ...erro.detalhes, estado: await visto() });
      }
    },
  };
}

type SemMoldura<T> = T extends unknown ? Omit<T, 'leiUid' | 'comandoId' | 'seq' | 'lelUid'> : never;

/**
 * Room bids name their apelido; the core is told who that is, and in a judicial auction whose.
 * @throws ErroMartelo APELIDO_NAO_ENCONTRADO, and what `licitante` refuses with
 */
async function comApelido(
  { apelidos, licitante }: Pick<Dependencias, 'apelidos' | 'licitante'>,
  leilao: Estado['leilao'],
  ato: SemMoldura<AcaoLeiloeiro>,
): Promise<ConteudoDaAcao> {
  if (ato.acao !== 'lance-presencial') return ato;
  const procurar = () => apelidos.doLeilao(leilao).find(({ uid }) => uid === ato.apelidoUid);
  const achado = procurar() ?? (await apelidos.atualizar().then(procurar));
  if (achado === undefined) throw new ErroMartelo('APELIDO_NAO_ENCONTRADO');
  const { uid, apelido, comId } = achado;
  const cidade = [achado.cidade, achado.estado].filter((parte) => parte !== '').join('/');
  const cadastro = leilao.judicial === true ? { cadastro: await licitante(achado, leilao) } : {};
  const participante = { uid, apelido, cidade, ...cadastro };
  return { acao: ato.acao, valor: ato.valor, participante, comId: comId ?? null };
}
