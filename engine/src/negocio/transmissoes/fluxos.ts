import { ErroMartelo } from '@martelo/shared/erros';
import { type EstadoDoFluxo, type PapelNoFluxo, SEM_PULSO_MS } from '@martelo/shared/transmissao/fluxo';
import { PASSOS, type Passo } from '@martelo/shared/transmissao/situacao';
import { TRANSMISSOES } from '../../casa/transmissao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { Entrada, Entradas } from './entradas.ts';
import { ehDaTransmissao, FLUXOS, type FluxoGuardado } from './registro.ts';

const VEZES = 8;

export interface Fluxos {
  /** The entry that is good from now on for who sends. */
  renovar(fluxo: string, transmissaoUid: string, entrada: string): Promise<void>;
  /** Asked by the media service. @throws ErroMartelo TOKEN_INVALIDO, TRANSMISSAO_ENCERRADA */
  entrar(token: string, papel: PapelNoFluxo): Promise<{ fluxo: string }>;
  /** Told by it; gives the streams that are to end. */
  pulsar(estados: readonly EstadoDoFluxo[]): Promise<string[]>;
  /** Those that nothing was heard of: whoever carried them is gone. */
  vigiar(): Promise<void>;
}

/** Who may send and watch, and what becomes of a broadcast by what is seen of its stream. */
export function criarFluxos(deps: {
  registros: Registros;
  entradas: Pick<Entradas, 'ler'>;
  agora(): number;
}): Fluxos {
  const { registros, entradas, agora } = deps;
  const fluxos = registros.colecao(FLUXOS);
  const transmissoes = registros.colecao(TRANSMISSOES);
  const instante = () => new Date(agora()).toISOString();

  const mudar = (uid: string, novo: (antes: FluxoGuardado) => FluxoGuardado) =>
    deNovoSeMudou(async () => {
      const antes = await fluxos.obter(SISTEMA, uid);
      if (antes !== null) await fluxos.salvar(SISTEMA, novo(antes), antes.revisao);
      return antes;
    }, VEZES);

  /** Null where there is no broadcast any more; else what it is then. */
  const passar = (uid: string, passo: Passo, checada: string) =>
    deNovoSeMudou(async () => {
      const antes = await transmissoes.obter(SISTEMA, uid);
      if (antes === null) return null;
      const depois = PASSOS[passo](antes);
      if (depois === antes) return antes;
      return transmissoes.salvar(SISTEMA, { ...depois, ultimaChecagem: checada }, antes.revisao);
    }, VEZES);

  const exigirEmissor = async ({ fluxo, jti, volta, vencida }: Entrada & { vencida: boolean }) => {
    await mudar(fluxo, (antes) => {
      const deNovo = antes.usadaEm !== null;
      // Used once; an encoder comes back by the key that it came with, and by none that was followed by another.
      if (antes.entrada !== jti || (deNovo ? !volta : vencida)) throw new ErroMartelo('TOKEN_INVALIDO');
      return { ...antes, usadaEm: instante() };
    }).then((antes) => {
      if (antes === null) throw new ErroMartelo('TOKEN_INVALIDO');
    });
  };

  return {
    async renovar(fluxo, transmissaoUid, entrada) {
      const antes = await mudar(fluxo, (um) => ({ ...um, entrada, usadaEm: null }));
      if (antes === null)
        await fluxos.inserir(SISTEMA, {
          ...{ uid: fluxo, transmissaoUid, entrada, usadaEm: null },
          ...{ chega: false, plateia: 0, checadaEm: null },
        });
    },
    async entrar(token, papel) {
      const entrada = await entradas.ler(token, papel);
      const transmissao = await transmissoes.obter(SISTEMA, entrada.transmissaoUid);
      if (transmissao === null || transmissao.removidoEm !== undefined)
        throw new ErroMartelo('TOKEN_INVALIDO');
      if (transmissao.situacao === 'ENCERRADA') throw new ErroMartelo('TRANSMISSAO_ENCERRADA');
      if (papel === 'emissor') await exigirEmissor(entrada);
      else if (entrada.vencida || (entrada.publico && !transmissao.publicada))
        throw new ErroMartelo('TOKEN_INVALIDO');
      return { fluxo: entrada.fluxo };
    },
    async pulsar(estados) {
      const encerrar: string[] = [];
      for (const { fluxo, chega, plateia } of estados) {
        const checadaEm = instante();
        const antes = await mudar(fluxo, (um) => ({ ...um, chega, plateia, checadaEm }));
        if (antes === null) {
          encerrar.push(fluxo);
          continue;
        }
        const depois = ehDaTransmissao(fluxo)
          ? await passar(antes.transmissaoUid, chega ? 'chegou' : 'faltou', checadaEm)
          : await transmissoes.obter(SISTEMA, antes.transmissaoUid);
        if (depois === null || depois.situacao === 'ENCERRADA') encerrar.push(fluxo);
      }
      return encerrar;
    },
    async vigiar() {
      const chegam = fluxos.percorrer(SISTEMA, {
        filtros: [{ tipo: 'exata', campo: 'chega', valor: true }],
      });
      for await (const { uid, transmissaoUid, checadaEm } of chegam) {
        if (checadaEm !== null && agora() - Date.parse(checadaEm) < SEM_PULSO_MS) continue;
        await mudar(uid, (um) => ({ ...um, chega: false, plateia: 0 }));
        if (ehDaTransmissao(uid)) await passar(transmissaoUid, 'faltou', checadaEm ?? instante());
      }
    },
  };
}
