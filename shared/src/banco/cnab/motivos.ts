import type { Lista } from './ocorrencias.ts';

/** Why a bank says that something happened: up to five codes of two characters. */
export interface Motivo {
  codigo: string;
  /** Of FEBRABAN's lists (C047); null where the code is the bank's own. */
  descricao: string | null;
}

/** Refusals. */
const A = tabela(`
01 código do banco inválido|02 código do registro inválido|03 segmento inválido|04 movimento não permitido para a carteira
05 movimento inválido|06 inscrição do beneficiário inválida|07 agência, conta ou dígito inválido|08 nosso número inválido
09 nosso número repetido|10 carteira inválida|11 forma de cadastramento inválida|12 tipo de documento inválido
13 identificação da emissão inválida|14 identificação da distribuição inválida|15 características incompatíveis
16 vencimento inválido|17 vencimento anterior à emissão|18 vencimento fora do prazo de operação|20 valor do título inválido
21 espécie inválida|22 espécie não permitida para a carteira|23 aceite inválido|24 data de emissão inválida
25 emissão posterior à entrada|26 código de juros inválido|27 juros inválidos|28 código de desconto inválido
29 desconto maior ou igual ao valor do título|30 desconto não confere|31 já há desconto anterior|32 IOF inválido
33 abatimento inválido|34 abatimento maior ou igual ao valor do título|35 abatimento não confere|36 já há abatimento anterior
37 código de protesto inválido|38 prazo de protesto inválido|39 protesto não permitido para o título
40 título com ordem de protesto|41 não há instrução de protesto|42 código de baixa inválido|43 prazo de baixa inválido
44 moeda inválida|45 nome do pagador não informado|46 CPF ou CNPJ do pagador inválido|47 endereço do pagador não informado
48 CEP inválido|49 CEP sem praça de cobrança|50 CEP de banco correspondente|51 CEP não é deste estado|52 estado inválido
53 inscrição do avalista inválida|54 avalista não informado|57 código de multa inválido|58 data da multa inválida
59 multa inválida|60 título não cadastrado|61 agência cobradora inválida|62 tipo de impressão inválido|63 título já cadastrado
64 número da linha inválido|79 data dos juros inválida|80 data do desconto inválida|86 seu número inválido
A4 pagador com DDA|A5 título já liquidado|A6 convênio inválido ou encerrado|A7 já está na situação pedida|B2 valor nominal conflitante
`);
/** Fees. */
const B = tabela(`
01 tarifa de extrato de posição|02 tarifa de manutenção de título vencido|03 tarifa de sustação|04 tarifa de protesto
05 tarifa de outras instruções|06 tarifa de outras ocorrências|07 tarifa de envio de duplicata ao pagador|08 custas de protesto
09 custas de sustação de protesto|10 custas de cartório distribuidor|11 custas de edital|12 tarifa de devolução de título vencido
13 tarifa de registro|14 tarifa de reapresentação automática|15 tarifa de rateio|16 tarifa de informações por fax
17 tarifa de prorrogação|18 tarifa de abatimento ou desconto|19 tarifa de arquivo mensal|20 tarifa de emissão pelo banco
`);
/** Payment and write-off. */
const C = tabela(`
01 por saldo|02 por conta|03 no caixa, em dinheiro|04 compensação eletrônica|05 compensação convencional|06 por meio eletrônico
07 após feriado local|08 em cartório|09 comandada pelo banco|10 comandada por arquivo|11 comandada on-line
12 decurso de prazo do cliente|13 decurso de prazo do banco|14 protestado|15 título excluído|30 no caixa, em cheque
31 em banco correspondente|32 no autoatendimento|33 pela internet|34 office banking|35 no correspondente, em dinheiro
36 no correspondente, em cheque|37 por telefone|61 por Pix
`);
/** The same, in Caixa's returns. */
const CAIXA = tabela(`
02 em casa lotérica|03 em agência|04 compensação eletrônica|05 compensação convencional|06 pela internet|07 em correspondente
08 em cartório|09 comandada pelo banco|10 comandada por arquivo|11 comandada on-line|12 decurso de prazo do cliente
13 decurso de prazo do banco|14 protestado|61 por Pix
`);
const LISTAS = { A, B, C, CAIXA };

/** @param bruto the codes as they stand in the file, two characters each; blanks and zeros are none */
export function motivosDe(bruto: string, lista: Lista): Motivo[] {
  return (bruto.match(/../g) ?? [])
    .filter((codigo) => codigo.trim() !== '' && codigo !== '00')
    .map((codigo) => ({ codigo, descricao: (lista && LISTAS[lista].get(codigo)) ?? null }));
}

function tabela(texto: string): ReadonlyMap<string, string> {
  return new Map(
    texto
      .trim()
      .split(/[\n|]/)
      .map((um): [string, string] => [um.slice(0, 2), um.slice(3)]),
  );
}
