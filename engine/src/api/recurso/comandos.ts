import { ErroMartelo } from '@martelo/shared/erros';
import type { Request } from 'express';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro } from '../../records/records.ts';
import { comandoLembrado, identificar, pedidoDaChamada, uidDoComando } from '../comando.ts';
import { type Chamador, Pendente } from '../rota.ts';
import { criarUmaVez } from '../uma-vez.ts';
import type { Escritor, Recurso, Servicos } from './declaracao.ts';
import { comRemovidos } from './politica.ts';
import { versoesDe } from './volta.ts';

type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;
type Feito = Registro<Qualquer>;

/** What the calls that write records know their caller's command by; the body's own id before the header's. */
export const comComando = (chamador: Chamador, req: Request, doCorpo: unknown): Chamador => ({
  ...chamador,
  comando: {
    ...identificar(chamador, req, doCorpo as string | undefined),
    pedido: pedidoDaChamada(chamador, req),
  },
});

/** What one of many is known by: of the whole it is known already what was asked. */
export const comandoDeUm = (chamador: Chamador, id: string): Chamador =>
  chamador.comando
    ? {
        ...chamador,
        comando: {
          ...chamador.comando,
          comandoId: `${chamador.comando.comandoId}/${id}`,
          pedido: undefined,
        },
      }
    : chamador;

/**
 * The writer of a kind, doing each command of a caller once and answering it again by the version that it made. What was asked under an id
 * is kept by `UmaVez`, as of every other command; that the write itself is done once, whatever dies or comes twice meanwhile, is the
 * record's: each version has the command that made it, stored by the very write (docs/decisions/493).
 */
export function umaVezCada<S extends Servicos>(
  recurso: Recurso<Qualquer, S>,
  { registros }: S,
  dentro: Escritor<Qualquer>,
): Escritor<Qualquer> {
  const { naoEncontrado = 'NAO_ENCONTRADO', semHistorico } = recurso.declaracao;
  const colecao = registros.colecao(recurso);
  const umaVez = criarUmaVez(registros);

  const versao = async (chamador: Chamador, atual: Feito, revisao: number): Promise<Feito | null> => {
    if (atual.revisao === revisao) return atual;
    if (semHistorico) return null;
    return (await versoesDe(colecao, comRemovidos(chamador.acesso), atual, revisao))?.[0] ?? null;
  };
  /** The version that this command has made of a record, if it has. */
  const jaFeita = async (
    chamador: Chamador,
    id: string,
    revisao: number | undefined,
  ): Promise<Feito | null> => {
    if (revisao === undefined) return null;
    const atual = await porIdOuUid(colecao, comRemovidos(chamador.acesso), id);
    if (atual === null || atual.revisao <= revisao) return null;
    const seguinte = await versao(chamador, atual, revisao + 1);
    return seguinte?.ultimoComando === comandoLembrado(chamador.comando) ? seguinte : null;
  };
  const reler = async (chamador: Chamador, uid: string, revisao: number): Promise<Feito> => {
    const atual = await colecao.obter(comRemovidos(chamador.acesso), uid);
    if (atual === null) throw new ErroMartelo(naoEncontrado);
    return (await versao(chamador, atual, revisao)) ?? atual;
  };

  const fazer = async (
    chamador: Chamador,
    jaHa: () => Promise<Feito | null>,
    executar: () => Promise<Feito>,
  ): Promise<Feito> => {
    const { comando } = chamador;
    if (!comando?.doCliente) return executar();
    const umaSo = async (): Promise<Feito> => {
      const antes = await jaHa();
      if (antes !== null) return antes;
      try {
        return await executar();
      } catch (erro) {
        // The very command, told twice at once, here or to another process: one of them has done it.
        const entretanto = erro instanceof Pendente ? null : await jaHa();
        if (entretanto === null) throw erro;
        return entretanto;
      }
    };
    if (comando.pedido === undefined) return umaSo();
    let agora: Feito | null = null;
    const { uid, revisao } = await umaVez(comando, comando.pedido, async () => {
      agora = await umaSo();
      return { uid: agora.uid, revisao: agora.revisao };
    });
    return agora ?? reler(chamador, uid, revisao);
  };
  /** Of a record that is there, on the revision that was read. */
  const mudar = (
    chamador: Chamador,
    id: string,
    revisao: number | undefined,
    executar: () => Promise<Feito>,
  ): Promise<Feito> => fazer(chamador, () => jaFeita(chamador, id, revisao), executar);

  return {
    ...dentro,
    criar: (chamador, enviado) =>
      fazer(
        chamador,
        async () => {
          const uid = uidDoComando(chamador.comando!);
          const feito = await colecao.obter(comRemovidos(chamador.acesso), uid);
          return feito && ((await versao(chamador, feito, 1)) ?? feito);
        },
        () => dentro.criar(chamador, enviado),
      ),
    alterar: (chamador, id, enviado, revisao) =>
      mudar(chamador, id, revisao, () => dentro.alterar(chamador, id, enviado, revisao)),
    voltar: (chamador, id, alteracao, revisao) =>
      mudar(chamador, id, revisao, () => dentro.voltar(chamador, id, alteracao, revisao)),
    async remover(chamador, id, revisao) {
      await mudar(chamador, id, revisao, async () => {
        await dentro.remover(chamador, id, revisao);
        const removido = await porIdOuUid(colecao, comRemovidos(chamador.acesso), id);
        return removido ?? ({ uid: id, revisao: revisao! + 1 } as Feito);
      });
    },
    restaurar: (chamador, id, revisao) =>
      mudar(chamador, id, revisao, () => dentro.restaurar(chamador, id, revisao)),
    agir: (chamador, id, acao, corpo, revisao) =>
      mudar(chamador, id, revisao, () => dentro.agir(chamador, id, acao, corpo, revisao)),
    desfazer: (chamador, id, efeito, revisao) =>
      mudar(chamador, id, revisao, () => dentro.desfazer(chamador, id, efeito, revisao)),
  };
}
