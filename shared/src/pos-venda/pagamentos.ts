import type { Pagamento, SituacaoPagamento, TipoPagamento } from '../venda.ts';

/** Who moves a row: its buyer, settlement, or a bank that says so itself (P9). */
export type QuemMove = 'cliente' | 'acerto' | 'banco';

interface Seta {
  de: SituacaoPagamento;
  para: SituacaoPagamento;
  quem: readonly QuemMove[];
  /** The sentence that the buyer reads has to be given. */
  motivo?: true;
  /** Of rows that somebody else paid (P8) alone. */
  terceiro?: true;
}

/** P6: how a row moves. PAGO is final; a cancelled row moves no more. Anything else is TRANSICAO_INVALIDA. */
export const TRANSICOES_PAGAMENTO: readonly Seta[] = [
  // A proof was sent, or settlement holds the money in its hands.
  { de: 'CADASTRADO', para: 'AG_COMPENSACAO', quem: ['cliente', 'acerto', 'banco'] },
  // A better proof was sent: nobody says so without one.
  { de: 'DIVERGENTE', para: 'AG_COMPENSACAO', quem: ['cliente'] },
  { de: 'AG_COMPENSACAO', para: 'PAGO', quem: ['acerto', 'banco'] },
  { de: 'AG_COMPENSACAO', para: 'DIVERGENTE', quem: ['acerto', 'banco'], motivo: true },
  // Money that comes by itself (P9).
  { de: 'CADASTRADO', para: 'PAGO', quem: ['banco'] },
  { de: 'CADASTRADO', para: 'DIVERGENTE', quem: ['banco'], motivo: true },
  { de: 'DIVERGENTE', para: 'PAGO', quem: ['banco'] },
  { de: 'DIVERGENTE', para: 'PAGO', quem: ['acerto'], motivo: true, terceiro: true },
];

/** The arrow by which somebody takes a row somewhere; undefined when the table has none. */
export const setaDoPagamento = (
  linha: Pick<Pagamento, 'situacao' | 'canceladoEm' | 'terceiro' | 'estornoDe'>,
  para: SituacaoPagamento,
  quem: QuemMove,
): Seta | undefined =>
  linha.canceladoEm !== null || linha.estornoDe !== null
    ? undefined
    : TRANSICOES_PAGAMENTO.find(
        (seta) =>
          seta.de === linha.situacao &&
          seta.para === para &&
          seta.quem.includes(quem) &&
          (!seta.terceiro || linha.terceiro),
      );

/** Only what nobody has done anything about yet is taken back, by who made it. */
export const podeCancelar = ({ situacao, canceladoEm, estornoDe }: Pagamento): boolean =>
  situacao === 'CADASTRADO' && canceladoEm === null && estornoDe === null;

/** What a buyer may make rows of (P6); settlement makes any. */
export const TIPOS_DO_CLIENTE = [
  'DEPOSITO',
  'PIX',
  'BOLETO',
  'CARTAO_DE_CREDITO',
] as const satisfies readonly TipoPagamento[];
export type TipoDoCliente = (typeof TIPOS_DO_CLIENTE)[number];

export const TIPOS_DE_CARTAO: ReadonlySet<TipoPagamento> = new Set([
  'CARTAO_DE_CREDITO',
  'CARTAO_DE_CREDITO_MANUAL',
]);

/** Files that one row may have (P7). */
export const COMPROVANTES_MAX = 10;
/** What waits for a proof, or for a better one. */
export const aceitaComprovante = ({ situacao, canceladoEm, estornoDe, comprovantes }: Pagamento): boolean =>
  situacao !== 'PAGO' && canceladoEm === null && estornoDe === null && comprovantes.length < COMPROVANTES_MAX;

/** A refund that waits to be made by hand takes the proof that its money has left (P21); while a bank has it in hand there is none. */
export const aceitaProvaDaDevolucao = ({
  situacao,
  canceladoEm,
  estornoDe,
  devolucao,
  comprovantes,
}: Pagamento): boolean =>
  estornoDe !== null &&
  situacao === 'CADASTRADO' &&
  canceladoEm === null &&
  devolucao?.situacao !== 'PEDIDA' &&
  comprovantes.length < COMPROVANTES_MAX;
