import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import { desenhoDoVeiculo } from '@martelo/shared/vistorias/desenho';
import type { LugarDaResposta, RespostaGuardada } from '@martelo/shared/vistorias/esquema';
import {
  type ItemDaVistoria,
  RESPOSTAS_MAX,
  recusaDaResposta,
  type ValorDoItem,
} from '@martelo/shared/vistorias/itens';
import { ADIANTO_TOLERADO_MS, ROTULOS_SITUACAO_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import { RESPOSTAS_DE_VISTORIA, respostasDa } from '../../casa/respostas-da-vistoria.ts';
import type { VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';

/** An answer as it comes. */
export interface RespostaDada {
  id: string;
  itemUid: string;
  em: string;
  valor: ValorDoItem;
  lugar: LugarDaResposta | null;
  lugarDaFoto?: LugarDaResposta | null;
  sha256?: string | null;
}

/** An answer is known again by where it was given and the id that it was given there; another inspection's is another. */
export const uidDaResposta = (vistoriaUid: string, id: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `${vistoriaUid}/${id.toLowerCase()}`));

/** @throws ErroMartelo VISTORIA_FECHADA */
export function exigirAberta({ situacao }: Pick<VistoriaGuardada, 'situacao'>): void {
  if (situacao !== 'Aguardando')
    throw new ErroMartelo('VISTORIA_FECHADA', {
      situacao: ROTULOS_SITUACAO_VISTORIA[situacao].toLowerCase(),
    });
}

/**
 * Keeps an answer, once however often it is told; gives back whether it was there before.
 * @throws ErroMartelo VISTORIA_FECHADA, REQUISICAO_INVALIDA, COMANDO_CONFLITANTE where the id was of another answer
 */
export type ComoResponder = (
  vistoria: VistoriaGuardada,
  dada: RespostaDada,
  quem: { por: string; aparelho: string },
) => Promise<{ repetida: boolean }>;

export function criarResponder(registros: Registros, agora: () => number): ComoResponder {
  const respostas = registros.colecao(RESPOSTAS_DE_VISTORIA);

  const jaDada = async (nova: RespostaGuardada): Promise<boolean> => {
    const antes = await respostas.obter(SISTEMA, nova.uid);
    if (antes === null) return false;
    const dita = ({ itemUid, valor, aparelho }: RespostaGuardada) => canonico({ itemUid, valor, aparelho });
    if (dita(antes) !== dita(nova)) throw new ErroMartelo('COMANDO_CONFLITANTE');
    return true;
  };

  return async (vistoria, dada, { por, aparelho }) => {
    const recebida = agora();
    const recebidaEm = new Date(recebida).toISOString();
    const dito = Date.parse(dada.em);
    const adiantado = dito > recebida + ADIANTO_TOLERADO_MS;
    const nova: RespostaGuardada = {
      ...{ uid: uidDaResposta(vistoria.uid, dada.id), hotsiteId: vistoria.hotsiteId },
      ...{ vistoriaUid: vistoria.uid, itemUid: dada.itemUid },
      em: new Date(Math.min(dito, recebida)).toISOString(),
      emDoAparelho: adiantado ? dada.em : null,
      ...{ recebidaEm, por, aparelho, valor: dada.valor as RespostaGuardada['valor'], lugar: dada.lugar },
      ...{ lugarDaFoto: dada.lugarDaFoto ?? null, sha256: dada.sha256 ?? null },
    };
    // Told again after it was done, it is told that it is there.
    if (await jaDada(nova)) return { repetida: true };
    exigirAberta(vistoria);
    const item = await itemDe(registros, vistoria, dada.itemUid);
    const recusa = recusaDaResposta(item, dada.valor, item.desenho ?? desenhoDoVeiculo(vistoria.veiculoTipo));
    if (recusa !== null) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [recusa]);
    if ((await respostasDa(registros, vistoria.uid)).length >= RESPOSTAS_MAX)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`respostas: uma vistoria guarda ${RESPOSTAS_MAX}`]);
    try {
      await respostas.inserir(SISTEMA, nova);
      return { repetida: false };
    } catch (erro) {
      // The same, told twice at once.
      if (erro instanceof ValorEmUso && (await jaDada(nova))) return { repetida: true };
      throw erro;
    }
  };
}

/** An item that an inspection asks for. @throws ErroMartelo REQUISICAO_INVALIDA */
export async function itemDe(
  registros: Registros,
  { versaoUid }: Pick<VistoriaGuardada, 'versaoUid'>,
  itemUid: string,
): Promise<ItemDaVistoria> {
  const categorias = await categoriasDaVersao(registros, versaoUid);
  const item = categorias.flatMap(({ itens }) => itens).find(({ uid }) => uid === itemUid);
  if (item === undefined)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['itemUid: não é um item desta vistoria']);
  return item;
}
