import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Terceiro, terceiroEscrita } from '@martelo/shared/pos-venda/agendamento';
import { itemDaVenda } from '@martelo/shared/pos-venda/atos';
import { MENSAGENS_RETIRADA, podeAgendar, situacaoDaRetirada } from '@martelo/shared/pos-venda/retirada';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import type { z } from 'zod';
import { comandoLembrado, type Identificacao, uidDoComando } from '../../api/comando.ts';
import {
  AGENDAMENTOS,
  type Agendamento,
  chaveDoItem,
  ultimasRetiradas,
} from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { situacoesNoPatio, vizinhasDe } from '../vendas/vizinhas.ts';
import { comArmazenagemDevida } from './armazenagem-devida.ts';
import type { Lugares, Segurada } from './lugares.ts';
import type { GravarAgendamento } from './mudar-agendamento.ts';
import {
  agendaDe,
  exigirQueAgende,
  type PatioDoLote,
  type PatioGuardado,
  patiosDaMarca,
} from './patio-do-lote.ts';
import { exigirVaga, vagaOcupada } from './vagas.ts';

interface Dependencias {
  registros: Registros;
  lugares: Lugares;
  gravar: GravarAgendamento;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Charges a sale what keeping its lots costs by now. */
  acertarRetiradas(vendaUid: string): Promise<void>;
  /** Of a pickup that was just written (F10). @throws ErroMartelo PATIO_EM_RECESSO */
  exigirForaDeRecesso(agendamento: Agendamento): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

type TerceiroEscrito = z.output<typeof terceiroEscrita>;
export interface PedidoDeRetirada {
  itens: readonly string[];
  patUid: string;
  /** ISO 8601. */
  inicio: string;
  terceiro?: TerceiroEscrito | undefined;
}
export interface MudancaPedida {
  inicio?: string | undefined;
  terceiro?: TerceiroEscrito | null | undefined;
  novoCodigo?: boolean | undefined;
}

/** What a buyer does about a pickup (P13, P17, P19). All of it once for one `comandoId`, however often it is told. */
export interface Retiradas {
  /**
   * @throws ErroMartelo VENDA_ENCERRADA, RETIRADA_NAO_LIBERADA, RETIRADA_EM_OUTRO_PATIO, PATIO_NAO_AGENDA, HORARIO_INDISPONIVEL, PATIO_EM_RECESSO, VAGA_OCUPADA (with
   * `proximas`), RETIRADA_JA_AGENDADA, TERCEIRO_SEM_DOCUMENTO, NAO_ENCONTRADO
   */
  agendar(quem: Identificacao, venda: Venda, pedido: PedidoDeRetirada): Promise<Agendamento>;
  /** Another slot, another person, another code: what was shown before is good no more. Holds the new slot, then frees the old one. */
  alterar(acesso: Acesso, quem: Identificacao, uid: string, pedido: MudancaPedida): Promise<Agendamento>;
  /** @throws ErroMartelo TRANSICAO_INVALIDA when it is over */
  cancelar(acesso: Acesso, quem: Identificacao, uid: string): Promise<Agendamento>;
}

export function criarRetiradas({
  registros,
  lugares,
  gravar,
  hotsitePorId,
  acertarRetiradas,
  exigirForaDeRecesso,
  agora,
}: Dependencias): Retiradas {
  const agendamentos = registros.colecao(AGENDAMENTOS);

  /** P13, of each lot. @throws ErroMartelo RETIRADA_NAO_LIBERADA, RETIRADA_EM_OUTRO_PATIO */
  const exigirLiberados = async (
    venda: Venda,
    itens: readonly ItemVenda[],
    patio: PatioGuardado,
    patioDoLote: PatioDoLote,
  ): Promise<void> => {
    const [escritas, ultimas] = await Promise.all([
      vizinhasDe(registros, venda),
      ultimasRetiradas(agendamentos, SISTEMA, [venda.uid]),
    ]);
    const vizinhas = await comArmazenagemDevida(registros, escritas, agora());
    // Whoever is refused for what is due finds it in their purchase.
    for (const [i, { uid }] of escritas.entries())
      if (vizinhas[i] !== escritas[i]) await acertarRetiradas(uid);
    for (const item of itens) {
      if (patioDoLote(item.patioNome)?.uid !== patio.uid)
        throw new ErroMartelo('RETIRADA_EM_OUTRO_PATIO', { numero: item.loteNumero });
      const ultima = ultimas.get(item.uid) ?? null;
      const noPatio = situacoesNoPatio(vizinhas, item.patioNome, patioDoLote);
      const situacao = situacaoDaRetirada(item, ultima, noPatio);
      if (podeAgendar(situacao)) continue;
      if (situacao === 'aguardando_retirada')
        throw new ErroMartelo('RETIRADA_JA_AGENDADA', { numero: item.loteNumero });
      const modo = hotsitePorId(venda.hotsiteId)?.tipo ?? 'leilao';
      throw new ErroMartelo('RETIRADA_NAO_LIBERADA', {
        ...{ situacao, mensagem: MENSAGENS_RETIRADA[modo][situacao] },
      });
    }
  };

  /** Of this command, where it was done already; a tombstone is one that took too long. */
  const jaFeito = async (uid: string): Promise<Registro<Agendamento> | null> => {
    const feito = await agendamentos.obter(SISTEMA, uid);
    if (feito?.removidoEm) throw new ErroMartelo('ESTADO_MUDOU');
    return feito;
  };

  const agendarUma = async (
    quem: Identificacao,
    venda: Venda,
    { itens: uids, patUid, inicio, terceiro }: PedidoDeRetirada,
  ): Promise<Agendamento> => {
    const [uid, chave] = [uidDoComando(quem), comandoLembrado(quem)];
    if (desfeita(venda.situacao)) throw new ErroMartelo('VENDA_ENCERRADA');
    const itens = [...new Set(uids)].map((um) => itemDaVenda(venda, um));
    const patioDoLote = await patiosDaMarca(registros, venda.hotsiteId);
    const patio = patioDoLote(itens[0]!.patioNome);
    if (patio === null || patio.uid !== patUid)
      throw new ErroMartelo('RETIRADA_EM_OUTRO_PATIO', { numero: itens[0]!.loteNumero });
    exigirQueAgende(patio);
    await exigirLiberados(venda, itens, patio, patioDoLote);
    const vaga = exigirVaga(patio, inicio, agora());
    const novo: Agendamento = {
      ...{ uid, id: await registros.proximoId('agendamento'), hotsiteId: venda.hotsiteId },
      ...{ vendaUid: venda.uid, vendaId: venda.id, leiUid: venda.leiUid, cliUid: venda.cliUid },
      itens: itens.map(({ uid, lelUid, loteNumero, loteNome, loteFoto }) => ({
        ...{ uid, lelUid, loteNumero, loteNome, loteFoto },
      })),
      ...{ patUid, patioNome: patio.nome, inicio: vaga.inicio, fim: vaga.fim, lugar: '' },
      ...{ situacao: 'AGENDADO', terceiro: terceiro ? comDocumento(terceiro) : null, motivo: null },
      ...{ entrega: null, fotos: [], versaoCodigo: 1, codigosErrados: 0 },
      comandos: chave === null ? [] : [chave],
    };
    const dono = { agendamentoUid: uid, rascunho: novo };
    const seguradas: Segurada[] = [];
    try {
      for (const item of itens) {
        const segurada = await lugares.segurarItem(dono, chaveDoItem(item.uid));
        if (segurada === null) throw new ErroMartelo('RETIRADA_JA_AGENDADA', { numero: item.loteNumero });
        seguradas.push(segurada);
      }
      const lugar = await lugares.segurarLugar(dono, patUid, vaga, agendaDe(patio).lugares);
      if (lugar === null) throw await vagaOcupada(lugares, patio, vaga.inicio, agora());
      seguradas.push(lugar);
      const feito = await gravar.criar(SISTEMA, { ...novo, lugar: lugar.chave });
      await exigirForaDeRecesso(feito);
      return feito;
    } catch (erro) {
      // The same command, told twice at once: the other has done it, and the places are its own.
      if (erro instanceof ValorEmUso) throw erro;
      const novas = seguradas.flatMap(({ chave, nova }) => (nova ? [chave] : []));
      await lugares.soltar(uid, novas);
      throw erro;
    }
  };

  /** The purchase owes what its slot costs from the first answer on. */
  const acertado = async <A extends Agendamento>(feito: A): Promise<A> => {
    await acertarRetiradas(feito.vendaUid);
    return feito;
  };

  return {
    async agendar(quem, venda, pedido) {
      const uid = uidDoComando(quem);
      const feito = await jaFeito(uid);
      if (feito !== null) return feito;
      try {
        return await acertado(await agendarUma(quem, venda, pedido));
      } catch (erro) {
        // What refuses this one may be what the same command, told at the same time, has done.
        const doOutro = await jaFeito(uid);
        if (doOutro === null) throw erro;
        return doOutro;
      }
    },

    async alterar(acesso, quem, uid, { inicio, terceiro, novoCodigo }) {
      const antes = await agendamentos.obter(acesso, uid);
      if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
      const patio = (await patiosDaMarca(registros, antes.hotsiteId))(antes.patioNome);
      const muda = inicio !== undefined && Date.parse(inicio) !== Date.parse(antes.inicio);
      const dono = { agendamentoUid: uid, rascunho: null };
      let lugar: Segurada | null = null;
      let vaga = { inicio: antes.inicio, fim: antes.fim };
      exigirPorVir(antes);
      if (muda) {
        if (patio === null) throw new ErroMartelo('PATIO_NAO_AGENDA');
        exigirQueAgende(patio);
        vaga = exigirVaga(patio, inicio, agora());
        lugar = await lugares.segurarLugar(dono, antes.patUid, vaga, agendaDe(patio).lugares);
        if (lugar === null) throw await vagaOcupada(lugares, patio, vaga.inicio, agora());
      }
      const nadaMuda = !muda && terceiro === undefined && !novoCodigo;
      try {
        const mudada = await gravar.mudar({ acesso, comando: quem }, uid, async (atual) => {
          exigirPorVir(atual);
          if (nadaMuda) return atual;
          // Asked after the pickup was read: who takes a slow one's place changes his pickup first.
          if (lugar !== null && !(await lugares.segura(uid, lugar.chave)))
            throw await vagaOcupada(lugares, patio!, vaga.inicio, agora());
          return {
            ...atual,
            ...vaga,
            lugar: lugar?.chave ?? atual.lugar,
            terceiro: terceiro === undefined ? atual.terceiro : terceiro && comDocumento(terceiro),
            ...{ versaoCodigo: atual.versaoCodigo + 1, codigosErrados: 0 },
          };
        });
        if (muda) await exigirForaDeRecesso(mudada);
        return await acertado(mudada);
      } finally {
        if (lugar?.nova) await lugares.soltar(uid, [lugar.chave]);
      }
    },

    cancelar: async (acesso, quem, uid) =>
      acertado(
        await gravar.mudar({ acesso, comando: quem }, uid, (antes) => {
          exigirPorVir(antes);
          return { ...antes, situacao: 'CANCELADO', motivo: null };
        }),
      ),
  };
}

/** @throws ErroMartelo TRANSICAO_INVALIDA */
function exigirPorVir({ situacao }: Agendamento): void {
  if (situacao !== 'AGENDADO')
    throw new ErroMartelo('TRANSICAO_INVALIDA', { de: ROTULO[situacao], para: 'outro horário' });
}
const ROTULO: Record<Agendamento['situacao'], string> = {
  ...{ AGENDADO: 'agendada', ENTREGUE: 'entregue', NAO_COMPARECEU: 'perdida', CANCELADO: 'cancelada' },
};

/** @throws ErroMartelo TERCEIRO_SEM_DOCUMENTO */
function comDocumento(dito: TerceiroEscrito): Terceiro {
  const { nome, cpf, rg, telefone, email, transportadoraCnpj, placa } = dito;
  if (!cpf && !rg) throw new ErroMartelo('TERCEIRO_SEM_DOCUMENTO');
  return {
    ...{ nome, telefone, email, cpf: cpf ?? null, rg: rg ?? null },
    ...{ transportadoraCnpj: transportadoraCnpj ?? null, placa: placa ?? null },
  };
}
