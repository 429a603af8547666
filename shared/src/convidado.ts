// No schema in here: the door and the report read it in the browser.

export const SITUACOES_CONVIDADO = ['CONVIDADO', 'CONFIRMADO', 'PRESENTE', 'AUSENTE', 'CANCELADO'] as const;
export type SituacaoConvidado = (typeof SITUACOES_CONVIDADO)[number];
export const ROTULOS_SITUACAO_CONVIDADO: Record<SituacaoConvidado, string> = {
  CONVIDADO: 'Convidado',
  CONFIRMADO: 'Confirmado',
  PRESENTE: 'Presente',
  AUSENTE: 'Ausente',
  CANCELADO: 'Cancelado',
};

/** Companions that one guest may bring. */
export const ACOMPANHANTES_MAX = 20;
/** Who a guest was is kept so long after the event; how many came, for ever. Days. */
export const DIAS_DOS_CONVIDADOS = 180;
/** In the place of a name that was erased. */
export const NOME_ESQUECIDO = 'Convidado';

/** Where a guest answers, on the brand's site. */
export const caminhoDaPresenca = (codigo: string): string => `/presenca/${codigo}`;

/** The code in what a guest shows at the door: the address of their answer, or the code alone; null where there is none. */
export const codigoLido = (lido: string): string | null =>
  /(?:^|\/presenca\/)([\w-]{22})(?:[?#].*)?$/.exec(lido.trim())?.[1] ?? null;

interface Contado {
  situacao: SituacaoConvidado;
  acompanhantes: number;
  vem: number | null;
  vieram: number | null;
}

/** Guests, and people: who brings two is three. */
export interface ContasDosConvidados {
  convidados: number;
  pessoasConvidadas: number;
  /** Who said that they come, also those who came. */
  confirmados: number;
  pessoasConfirmadas: number;
  presentes: number;
  pessoasPresentes: number;
  ausentes: number;
  cancelados: number;
}

export function contarConvidados(todos: Iterable<Contado>): ContasDosConvidados {
  const conta = {
    ...{ convidados: 0, pessoasConvidadas: 0, confirmados: 0, pessoasConfirmadas: 0 },
    ...{ presentes: 0, pessoasPresentes: 0, ausentes: 0, cancelados: 0 },
  };
  for (const { situacao, acompanhantes, vem, vieram } of todos) {
    conta.convidados += 1;
    conta.pessoasConvidadas += 1 + acompanhantes;
    if (situacao === 'CANCELADO') conta.cancelados += 1;
    if (situacao === 'AUSENTE') conta.ausentes += 1;
    // Who confirmed and did not come had confirmed; who came unannounced had not.
    if (vem !== null && situacao !== 'CANCELADO') {
      conta.confirmados += 1;
      conta.pessoasConfirmadas += 1 + vem;
    }
    if (situacao === 'PRESENTE') {
      conta.presentes += 1;
      conta.pessoasPresentes += 1 + (vieram ?? 0);
    }
  }
  return conta;
}
