import type { Filtro } from '@martelo/shared/filtro';
import { SITUACOES_LOTE, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { concordam } from '@martelo/shared/pos-venda/lote';
import { situacaoVenda, type Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import { devagar } from '../../jobs/devagar.ts';
import { moveVenda } from '../../leituras/projecoes/venda.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { QUEM_ACERTA, VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Acertos } from './acertar.ts';

interface Dependencias {
  motor: Pick<Motor, 'aoGravar'>;
  registros: Registros;
  acertos: Pick<Acertos, 'acertarVenda' | 'acertarLote'>;
  aoFalhar(erro: unknown): void;
  /** Unix ms. */
  agora(): number;
}

/** A sale and one of its lots that say different things. */
interface Desacordo {
  vendaUid: string;
  vendaId: number;
  hotsiteId: number;
  situacaoVenda: Venda['situacao'];
  lelUid: string;
  situacaoLote: SituacaoLote;
  /** Unix ms. */
  desde: number;
}

/**
 * Looks for sales and lots that do not agree (P4): at the start at all that can still move, then each minute at those that something
 * happened to, and tries to bring them together. What does so for more than a minute is listed and counted: it should be none.
 */
export interface Reconciliador {
  iniciar(): void;
  parar(): Promise<void>;
  /** One round, for tests and the start. @param tudo also what nothing happened to */
  conferir(tudo: boolean): Promise<void>;
  /** Those that have lasted for a minute. */
  desacordos(): Desacordo[];
}

const MINUTO_MS = 60_000;
/** What can still move: of what is over nobody moves the lots any more. */
const VIVAS: Filtro[][] = [
  [
    {
      tipo: 'multipla',
      campo: 'situacao',
      valores: ['Condicional', 'AguardandoPagamento', 'AguardandoValidacao'],
    },
  ],
  // Paid, and a lot not taken (P15): found by the tab, for what is paid is nearly all that ever was.
  [{ tipo: 'exata', campo: 'aba', valor: 'agRetirada' }],
];
const LEMBRADOS_MAX = 20_000;

export function criarReconciliador({
  motor,
  registros,
  acertos,
  aoFalhar,
  agora,
}: Dependencias): Reconciliador {
  const vendas = registros.colecao(VENDAS);
  const lotes = registros.colecao(LOTES);
  const desacordos = new Map<string, Desacordo>();
  const movidos = new Set<string>();
  let desde = agora();
  let timer: NodeJS.Timeout | undefined;
  let rodada: Promise<void> = Promise.resolve();

  const sair = motor.aoGravar(({ events }) => {
    for (const evento of events)
      if (moveVenda(evento) && movidos.size < LEMBRADOS_MAX) movidos.add(evento.lelUid);
  });

  /** Compares a sale with its lots; what disagrees is brought together, and looked at again in the next round. */
  const olhar = async (venda: Venda): Promise<void> => {
    for (const item of venda.itens) {
      const chave = `${venda.uid}:${item.uid}`;
      const lote = await lotes.obter(SISTEMA, item.lelUid);
      const atual = lote === null ? null : await vendaDoLote(vendas, SISTEMA, item.lelUid);
      if (lote === null || concordam(venda, item, lote.dados.situacao, atual?.uid !== venda.uid)) {
        desacordos.delete(chave);
        continue;
      }
      if (!desacordos.has(chave) && desacordos.size < LEMBRADOS_MAX)
        desacordos.set(chave, {
          ...{ vendaUid: venda.uid, vendaId: venda.id, hotsiteId: venda.hotsiteId, desde: agora() },
          ...{ situacaoVenda: venda.situacao, lelUid: item.lelUid, situacaoLote: lote.dados.situacao },
        });
      await acertos.acertarVenda(venda.uid).catch(aoFalhar);
    }
  };

  const conferir = async (tudo: boolean): Promise<void> => {
    const inicio = agora();
    const buscas: Filtro[][] = tudo
      ? VIVAS
      : [[{ tipo: 'range', campo: 'updatedAt', min: new Date(desde - MINUTO_MS).toISOString() }]];
    for (const filtros of buscas)
      for await (const venda of devagar(vendas.percorrer(SISTEMA, { filtros }))) await olhar(venda);
    for (const lelUid of movidos) {
      movidos.delete(lelUid);
      const venda = await vendaDoLote(vendas, SISTEMA, lelUid);
      if (venda !== null) await olhar(venda);
    }
    for (const { vendaUid } of [...desacordos.values()]) {
      const venda = await vendas.obter(SISTEMA, vendaUid);
      if (venda !== null) await olhar(venda);
    }
    desde = inicio;
  };

  const girar = (tudo: boolean): void => {
    rodada = rodada
      .then(() => conferir(tudo))
      .catch(aoFalhar)
      .then(() => {
        timer = setTimeout(girar, MINUTO_MS, false);
        timer.unref();
      });
  };

  return {
    conferir,
    iniciar: () => girar(true),
    async parar() {
      sair();
      clearTimeout(timer);
      await rodada;
      clearTimeout(timer);
    },
    desacordos: () => [...desacordos.values()].filter((um) => agora() - um.desde >= MINUTO_MS),
  };
}

const visto = z.object({
  vendaUid: z.guid(),
  vendaId: z.int(),
  situacaoVenda,
  lelUid: z.guid(),
  situacaoLote: z.enum(SITUACOES_LOTE),
  desde: z.iso.datetime(),
});

/** The pairs that disagree, for who has to see to them. */
export const rotaDosDesacordos = ({ desacordos }: Pick<Reconciliador, 'desacordos'>): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/vendas/desacordos',
    resumo: 'Vendas da marca cujo lote diz outra coisa há mais de um minuto; deve estar vazia',
    guarda: QUEM_ACERTA,
    resposta: z.object({ itens: z.array(visto), total: z.int() }),
    executar({ chamador }) {
      const itens = desacordos()
        .filter(({ hotsiteId }) => hotsiteId === chamador.hotsite.id)
        .map(({ hotsiteId: _, desde, ...um }) => ({ ...um, desde: new Date(desde).toISOString() }));
      return { itens, total: itens.length };
    },
  });
