import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { transicaoDoLote } from '@martelo/shared/lote-transicoes';
import { comItem, itemDaVenda } from '@martelo/shared/pos-venda/atos';
import { concordam, mesmaEspera, situacaoDoLote } from '@martelo/shared/pos-venda/lote';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import { transicaoInvalida } from '@martelo/shared/transicao-invalida';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { rotuloDoLote } from '../../auction/leituras/transicoes.ts';
import type { Fila } from '../../jobs/fila.ts';
import { ACERTAR_VENDA, moveVenda } from '../../leituras/projecoes/venda.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import type { Leitura, LoteLido } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { encerrar } from './encerrar.ts';
import type { MudarVenda } from './mudar.ts';
import { MOTIVO_LOTE, seguirLote } from './seguir-lote.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  leitura: Pick<Leitura, 'lote'>;
  mudar: MudarVenda;
  emDia(): Promise<void>;
  hotsitePorId(id: number): Pick<RegrasHotsite, 'prazoPagamento'> | null;
  /** Unix ms. */
  agora(): number;
}

/** Keeps sales and lots in agreement (P4). */
export interface Acertos {
  /** Brings the lots of a sale where it has them; a lot that somebody moved meanwhile is followed first. */
  acertarVenda(vendaUid: string): Promise<void>;
  /** Brings the sale of a lot to what the lot says; the lot itself only where the two cannot both stand. */
  acertarLote(lelUid: string): Promise<void>;
  /** Resolves when the sales of all lots that were moved here before the call have followed. */
  emDia(): Promise<void>;
  parar(): void;
}

/** Lots moved here whose sales nobody has asked for yet, remembered at most; the job sees to the others. */
const MOVIDOS_MAX = 20_000;

export function criarAcertos({
  motor,
  registros,
  leitura,
  mudar,
  emDia,
  hotsitePorId,
  agora,
}: Dependencias): Acertos {
  const vendas = registros.colecao(VENDAS);
  const movidos = new Set<string>();
  const emCurso = new Set<Promise<void>>();

  /** The sale after it has seen what its lot says now. */
  const seguir = async (venda: Venda, item: ItemVenda, lido: LoteLido): Promise<Venda> => {
    if (lido.lote.situacao === item.loteVisto) return venda;
    const { leilao } = lido.estado;
    const { venda: depois } = await mudar({ acesso: SISTEMA }, venda.uid, (atual) => {
      const doAtual = atual.itens.find(({ uid }) => uid === item.uid);
      return doAtual === undefined || doAtual.loteVisto === lido.lote.situacao
        ? atual
        : seguirLote(atual, doAtual, {
            ...{ leilao, lote: lido.lote, agora: agora() },
            prazo: hotsitePorId(atual.hotsiteId)?.prazoPagamento,
          });
    });
    return depois;
  };

  /** Has the auction's writer put the lot where the sale has it, by the arrows that settlement has. */
  const comandar = async (venda: Venda, item: ItemVenda, para: SituacaoLote): Promise<void> => {
    for (const [de, passo] of caminho(item.loteVisto, para))
      await motor.executar(venda.leiUid, {
        ...{ comandoId: uuidv7(), autor: `venda:${venda.uid}` },
        pedido: {
          ...{ tipo: 'mudar-situacao-lote', lelUid: item.lelUid, situacao: passo, de },
          ...{ motivo: null, como: ['acerto'] },
        },
      });
    await mudar({ acesso: SISTEMA }, venda.uid, (atual) =>
      atual.itens.some(({ uid, loteVisto }) => uid === item.uid && loteVisto !== para)
        ? comItem(atual, { ...itemDaVenda(atual, item.uid), loteVisto: para })
        : atual,
    );
  };

  /** Its lot was sold again: the sale before is over, and has nothing to say of the lot any more. */
  const deixar = async ({ uid }: Venda): Promise<void> => {
    await mudar({ acesso: SISTEMA }, uid, (atual) =>
      atual.encerramento === null
        ? encerrar(atual, { como: 'Cancelada', motivo: MOTIVO_LOTE, em: agora(), por: 'sistema' })
        : atual,
    );
  };

  /** @param exato the lot is put where the sale has it, also where both could stand as they are */
  const acertarItem = async (antes: Venda, itemUid: string, exato: boolean): Promise<void> => {
    // Its lots are the other sale's; should that come to nothing before it has them, this one has seen nothing meanwhile.
    if (antes.encerramento?.juntadaEm != null) return;
    const { lelUid } = itemDaVenda(antes, itemUid);
    const achado = await leitura.lote(antes.leiUid, lelUid);
    if (achado === null) return;
    // As it was when it was read: it moves on in place, and by the time that its sales are known may be sold anew.
    const lido = { ...achado, lote: { ...achado.lote } };
    // The lot may have been sold anew by now: whose it is, is asked after it was read, when its sales are all known.
    await emDia();
    const atual = await vendaDoLote(vendas, SISTEMA, lelUid);
    if (atual === null) return;
    if (atual.uid !== antes.uid) return atual.dataVenda > antes.dataVenda ? deixar(antes) : undefined;
    const venda = await seguir(antes, itemDaVenda(antes, itemUid), lido);
    const item = venda.itens.find(({ uid }) => uid === itemUid);
    if (item === undefined) return;
    const pedida = situacaoDoLote(venda, item);
    const { situacao } = lido.lote;
    if (pedida === null || pedida === situacao) return;
    // It came to nothing by what its lot says (refused, called again): the lot has nowhere to be put.
    if (desfeita(venda.situacao) && concordam(venda, item, situacao)) return;
    if (exato ? !mesmaEspera(pedida, situacao) : !concordam(venda, item, situacao))
      await comandar(venda, item, pedida);
  };

  const acertar = async (venda: Venda | null, exato: boolean): Promise<void> => {
    for (const { uid } of venda?.itens ?? []) await acertarItem(venda!, uid, exato);
  };

  const sair = motor.aoGravar(({ events }) => {
    for (const evento of events)
      if (moveVenda(evento) && movidos.size < MOVIDOS_MAX) movidos.add(evento.lelUid);
  });

  const acertos: Acertos = {
    async acertarVenda(vendaUid) {
      await emDia();
      await acertar(await vendas.obter(SISTEMA, vendaUid), true);
    },
    async acertarLote(lelUid) {
      await emDia();
      const filtro = { tipo: 'exata', campo: 'itens.lelUid', valor: lelUid } as const;
      for await (const venda of vendas.percorrer(SISTEMA, { filtros: [filtro] })) await acertar(venda, false);
    },
    async emDia() {
      await emDia();
      // What cannot be brought to agree now is tried again by its job; nobody's list waits for it.
      for (const lelUid of movidos) {
        movidos.delete(lelUid);
        const seguida = acertos
          .acertarLote(lelUid)
          .catch(() => {})
          .finally(() => emCurso.delete(seguida));
        emCurso.add(seguida);
      }
      await Promise.all(emCurso);
    },
    parar: sair,
  };
  return acertos;
}

/** The job that follows from a lot's being moved. */
export function registrarAcertos(fila: Fila, { acertarLote }: Acertos): void {
  const carga = z.object({ lelUid: z.string() });
  fila.registrar(ACERTAR_VENDA, (bruta) => acertarLote(carga.parse(bruta).lelUid));
}

/** From one situation of a sold lot to another, at most by one between them. @throws TRANSICAO_INVALIDA */
function caminho(de: SituacaoLote, para: SituacaoLote): [de: SituacaoLote, para: SituacaoLote][] {
  const ha = (uma: SituacaoLote, outra: SituacaoLote) =>
    transicaoDoLote(uma, outra, 'mudar-situacao')?.quem.includes('acerto') ?? false;
  if (ha(de, para)) return [[de, para]];
  for (const meio of ['AG_PAGAMENTO', 'PAGO'] as const)
    if (ha(de, meio) && ha(meio, para))
      return [
        [de, meio],
        [meio, para],
      ];
  // Paid and taken, and back to waiting.
  if (de === 'RETIRADO' && ha('AG_PAGAMENTO', para))
    return [
      ['RETIRADO', 'PAGO'],
      ['PAGO', 'AG_PAGAMENTO'],
      ['AG_PAGAMENTO', para],
    ];
  throw transicaoInvalida(de, para, rotuloDoLote);
}
