import type { BancoDeCobranca } from '../conta-de-cobranca.ts';

/** What an occurrence of a return file means for us, whichever bank it comes from. */
export type Efeito =
  /** The bank has the boleto: it can be paid. */
  | 'registrado'
  | 'rejeitado'
  | 'liquidado'
  /** Paid though it was written off or never registered: a row is kept, and a person decides. */
  | 'liquidado-sem-titulo'
  | 'baixado'
  /** What had been paid is taken back: its cheque bounced, the payment was cancelled. */
  | 'estornado'
  | 'instrucao-aceita'
  | 'instrucao-recusada'
  /** The bank charges a fee: a row of its own. */
  | 'tarifa'
  | 'informado';

/** Which of FEBRABAN's lists the reasons are of: A of refusals, B of fees, C of payment and write-off; Caixa has its own C. */
export type Lista = 'A' | 'B' | 'C' | 'CAIXA' | null;

type Tabela = Readonly<Record<string, readonly [efeito: Efeito, descricao: string, lista?: Lista]>>;

const FEBRABAN: Tabela = {
  '02': ['registrado', 'Entrada confirmada', 'A'],
  '03': ['rejeitado', 'Entrada rejeitada', 'A'],
  '04': ['informado', 'Transferência de carteira: entrada'],
  '05': ['informado', 'Transferência de carteira: baixa'],
  '06': ['liquidado', 'Liquidação', 'C'],
  '07': ['instrucao-aceita', 'Desconto confirmado'],
  '08': ['instrucao-aceita', 'Cancelamento de desconto confirmado'],
  '09': ['baixado', 'Baixa', 'C'],
  '11': ['informado', 'Título em carteira'],
  '12': ['instrucao-aceita', 'Abatimento confirmado'],
  '13': ['instrucao-aceita', 'Cancelamento de abatimento confirmado'],
  '14': ['instrucao-aceita', 'Alteração de vencimento confirmada'],
  '17': ['liquidado-sem-titulo', 'Liquidação após baixa ou de título não registrado', 'C'],
  '19': ['instrucao-aceita', 'Instrução de protesto confirmada'],
  '20': ['instrucao-aceita', 'Sustação de protesto confirmada'],
  '23': ['informado', 'Remessa a cartório'],
  '24': ['informado', 'Retirada de cartório'],
  '25': ['baixado', 'Protestado e baixado', 'C'],
  '26': ['instrucao-recusada', 'Instrução rejeitada', 'A'],
  '27': ['instrucao-aceita', 'Alteração de outros dados confirmada'],
  '28': ['tarifa', 'Débito de tarifas e custas', 'B'],
  '29': ['informado', 'Ocorrência do pagador'],
  '30': ['instrucao-recusada', 'Alteração de dados rejeitada', 'A'],
  '44': ['estornado', 'Título pago com cheque devolvido'],
  '45': ['informado', 'Título pago com cheque compensado'],
  '50': ['informado', 'Título pago com cheque pendente de liquidação'],
  '51': ['informado', 'Título DDA reconhecido pelo pagador'],
  '52': ['informado', 'Título DDA não reconhecido pelo pagador'],
  '53': ['informado', 'Título DDA recusado'],
  '61': ['instrucao-aceita', 'Alteração de valor confirmada'],
};

const CAIXA: Tabela = {
  ...FEBRABAN,
  '06': ['liquidado', 'Liquidação', 'CAIXA'],
  '09': ['baixado', 'Baixa', 'CAIXA'],
  '25': ['baixado', 'Protestado e baixado', 'CAIXA'],
  '44': ['estornado', 'Estorno de baixa ou liquidação'],
  '45': ['informado', 'Alteração de dados'],
  '46': ['liquidado', 'Liquidação on-line', 'CAIXA'],
  '47': ['estornado', 'Estorno de liquidação on-line'],
};

const ITAU: Tabela = {
  '02': ['registrado', 'Entrada confirmada'],
  '03': ['rejeitado', 'Entrada rejeitada'],
  '04': ['instrucao-aceita', 'Alteração de dados aceita'],
  '05': ['instrucao-aceita', 'Alteração de dados: baixa'],
  '06': ['liquidado', 'Liquidação normal'],
  '07': ['liquidado', 'Liquidação parcial'],
  '08': ['liquidado', 'Liquidação em cartório'],
  '09': ['baixado', 'Baixa simples'],
  '10': ['baixado', 'Baixa por ter sido liquidado'],
  '11': ['informado', 'Em ser'],
  '12': ['instrucao-aceita', 'Abatimento concedido'],
  '13': ['instrucao-aceita', 'Abatimento cancelado'],
  '14': ['instrucao-aceita', 'Vencimento alterado'],
  '15': ['instrucao-recusada', 'Baixa rejeitada'],
  '16': ['instrucao-recusada', 'Instrução rejeitada'],
  '17': ['instrucao-recusada', 'Alteração de dados rejeitada'],
  '18': ['instrucao-recusada', 'Instrução de cobrança contratual rejeitada ou pendente'],
  '19': ['instrucao-aceita', 'Instrução de protesto confirmada'],
  '20': ['instrucao-aceita', 'Sustação de protesto confirmada'],
  '21': ['instrucao-aceita', 'Instrução de não protestar confirmada'],
  '23': ['informado', 'Enviado a cartório'],
  '24': ['informado', 'Protesto sustado'],
  '25': ['informado', 'Alegação do pagador'],
  '32': ['baixado', 'Baixa por ter sido protestado'],
  '47': ['baixado', 'Baixa com transferência para desconto'],
  '57': ['informado', 'Instrução cancelada'],
  '59': ['liquidado', 'Baixa por crédito em conta'],
  '60': ['rejeitado', 'Entrada rejeitada de carnê'],
  '63': ['informado', 'Título sustado judicialmente'],
  '69': ['estornado', 'Cheque devolvido'],
  ...Object.fromEntries(
    '26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45 46 48 51 52 53 54 55 56 61 62 80 82 83 85 86 87 88 89 90 91 92 93'
      .split(' ')
      .map((codigo) => [codigo, ['tarifa', 'Tarifa ou custas'] as const]),
  ),
};

const BRADESCO_400: Tabela = {
  '02': ['registrado', 'Entrada confirmada'],
  '03': ['rejeitado', 'Entrada rejeitada'],
  '06': ['liquidado', 'Liquidação normal'],
  '07': ['instrucao-aceita', 'Exclusão do cadastro de pagador débito'],
  '09': ['baixado', 'Baixado automaticamente por arquivo'],
  '10': ['baixado', 'Baixado conforme instruções da agência'],
  '11': ['informado', 'Em ser'],
  '12': ['instrucao-aceita', 'Abatimento concedido'],
  '13': ['instrucao-aceita', 'Abatimento cancelado'],
  '14': ['instrucao-aceita', 'Vencimento alterado'],
  '15': ['liquidado', 'Liquidação em cartório'],
  '16': ['informado', 'Título pago em cheque, vinculado'],
  '17': ['liquidado-sem-titulo', 'Liquidação após baixa ou de título não registrado'],
  '18': ['informado', 'Acerto de depositária'],
  '19': ['instrucao-aceita', 'Instrução de protesto confirmada'],
  '20': ['instrucao-aceita', 'Sustação de protesto confirmada'],
  '21': ['informado', 'Acerto do controle do participante'],
  '22': ['estornado', 'Título com pagamento cancelado'],
  '23': ['informado', 'Entrada do título em cartório'],
  '24': ['rejeitado', 'Entrada rejeitada por CEP irregular'],
  '25': ['informado', 'Confirmação de protesto falimentar'],
  '27': ['instrucao-recusada', 'Baixa rejeitada'],
  '28': ['tarifa', 'Débito de tarifas e custas'],
  '29': ['informado', 'Ocorrência do pagador'],
  '30': ['instrucao-recusada', 'Alteração de dados rejeitada'],
  '32': ['instrucao-recusada', 'Instrução rejeitada'],
  '33': ['instrucao-aceita', 'Alteração de outros dados confirmada'],
  '34': ['informado', 'Retirado de cartório e mantido em carteira'],
  '55': ['informado', 'Sustado judicialmente'],
};

export const OCORRENCIAS_240: Record<BancoDeCobranca, Tabela> = {
  '001': FEBRABAN,
  '033': FEBRABAN,
  '104': CAIXA,
  '237': FEBRABAN,
  '341': ITAU,
};
export const OCORRENCIAS_400 = { '237': BRADESCO_400, '341': ITAU };

/** A code that the table does not know is kept as information, for a person to read: banks add some unannounced. */
export function ocorrenciaDe(
  tabela: Tabela,
  codigo: string,
): { efeito: Efeito; descricao: string; lista: Lista; conhecida: boolean } {
  const conhecida = Object.hasOwn(tabela, codigo);
  const [efeito, descricao, lista = null] = tabela[codigo] ?? ['informado', `Ocorrência ${codigo}`];
  return { efeito, descricao, lista, conhecida };
}
