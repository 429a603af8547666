import { campo, fixo, zeros } from './registro.ts';

/*
 * The records of FEBRABAN's CNAB 240, v10.6, Cobrança. Each bank pins the version it takes, and some have places of their own.
 */

const detalhe = (segmento: string) =>
  [
    campo('banco', 1, 3, 'N'),
    campo('lote', 4, 7, 'N'),
    fixo(8, '3'),
    campo('sequencia', 9, 13, 'N'),
    fixo(14, segmento),
    campo('movimento', 16, 17, 'N'),
  ] as const;

export const INICIO_DO_ARQUIVO = [
  campo('banco', 1, 3, 'N'),
  fixo(4, '00000'),
  campo('tipoDeInscricao', 18, 18, 'N'),
  campo('inscricao', 19, 32, 'I'),
  campo('convenio', 33, 52, 'A'),
  campo('agencia', 53, 57, 'N'),
  campo('agenciaDv', 58, 58, 'A'),
  campo('conta', 59, 70, 'N'),
  campo('contaDv', 71, 71, 'A'),
  campo('empresa', 73, 102, 'A'),
  campo('nomeDoBanco', 103, 132, 'A'),
  campo('sentido', 143, 143, 'N'),
  campo('geradoEm', 144, 151, 'D'),
  campo('hora', 152, 157, 'N'),
  campo('nsa', 158, 163, 'N'),
  campo('versao', 164, 166, 'N'),
  zeros(167, 171),
] as const;

export const INICIO_DO_LOTE = [
  campo('banco', 1, 3, 'N'),
  campo('lote', 4, 7, 'N'),
  fixo(8, '1'),
  campo('operacao', 9, 9, 'A'),
  campo('servico', 10, 11, 'N'),
  campo('versao', 14, 16, 'N'),
  campo('tipoDeInscricao', 18, 18, 'N'),
  campo('inscricao', 19, 33, 'I'),
  campo('convenio', 34, 53, 'A'),
  campo('agencia', 54, 58, 'N'),
  campo('agenciaDv', 59, 59, 'A'),
  campo('conta', 60, 71, 'N'),
  campo('contaDv', 72, 72, 'A'),
  campo('empresa', 74, 103, 'A'),
  campo('mensagem1', 104, 143, 'A'),
  campo('mensagem2', 144, 183, 'A'),
  campo('numero', 184, 191, 'N'),
  campo('geradoEm', 192, 199, 'D'),
  campo('creditoEm', 200, 207, 'D'),
] as const;

export const SEGMENTO_P = [
  ...detalhe('P'),
  campo('agencia', 18, 22, 'N'),
  campo('agenciaDv', 23, 23, 'A'),
  campo('conta', 24, 35, 'N'),
  campo('contaDv', 36, 36, 'A'),
  campo('nossoNumeroComDv', 38, 57, 'A'),
  campo('codigoDaCarteira', 58, 58, 'N'),
  campo('cadastro', 59, 59, 'N'),
  campo('documento', 60, 60, 'A'),
  campo('emissao', 61, 61, 'N'),
  campo('entrega', 62, 62, 'A'),
  campo('seuNumero', 63, 77, 'A'),
  campo('vencimento', 78, 85, 'D'),
  campo('valor', 86, 100, 'V'),
  zeros(101, 106),
  campo('especie', 107, 108, 'N'),
  fixo(109, 'N'),
  campo('emitidoEm', 110, 117, 'D'),
  campo('codigoDosJuros', 118, 118, 'N'),
  campo('jurosDesde', 119, 126, 'D'),
  campo('juros', 127, 141, 'V'),
  campo('codigoDoDesconto', 142, 142, 'N'),
  campo('descontoAte', 143, 150, 'D'),
  campo('desconto', 151, 165, 'V'),
  zeros(166, 180),
  campo('abatimento', 181, 195, 'V'),
  campo('nossaReferencia', 196, 220, 'A'),
  campo('codigoDoProtesto', 221, 221, 'N'),
  campo('diasParaProtesto', 222, 223, 'N'),
  campo('codigoDaBaixa', 224, 224, 'N'),
  campo('diasParaBaixa', 225, 227, 'N'),
  fixo(228, '09'),
  zeros(230, 239),
] as const;

export const SEGMENTO_Q = [
  ...detalhe('Q'),
  campo('tipoDeInscricao', 18, 18, 'N'),
  campo('inscricao', 19, 33, 'I'),
  campo('nome', 34, 73, 'A'),
  campo('endereco', 74, 113, 'A'),
  campo('bairro', 114, 128, 'A'),
  campo('cep', 129, 136, 'N'),
  campo('cidade', 137, 151, 'A'),
  campo('uf', 152, 153, 'A'),
  // No guarantor.
  zeros(154, 169),
  fixo(210, '000'),
] as const;

export const SEGMENTO_R = [
  ...detalhe('R'),
  zeros(18, 65),
  campo('codigoDaMulta', 66, 66, 'N'),
  campo('multaDesde', 67, 74, 'D'),
  campo('multa', 75, 89, 'V'),
  campo('mensagem3', 100, 139, 'A'),
  campo('mensagem4', 140, 179, 'A'),
  zeros(200, 215),
  zeros(217, 228),
  fixo(231, '0'),
] as const;

/** Returned with each occurrence, followed by a U. */
export const SEGMENTO_T = [
  ...detalhe('T'),
  campo('nossoNumero', 38, 57, 'A'),
  campo('carteira', 58, 58, 'A'),
  campo('seuNumero', 59, 73, 'A'),
  campo('vencimento', 74, 81, 'D'),
  campo('valor', 82, 96, 'V'),
  campo('nossaReferencia', 106, 130, 'A'),
  campo('tipoDeInscricao', 133, 133, 'A'),
  campo('inscricao', 134, 148, 'I'),
  campo('nome', 149, 188, 'A'),
  campo('tarifa', 199, 213, 'V'),
  campo('motivos', 214, 223, 'A'),
] as const;

export const SEGMENTO_U = [
  ...detalhe('U'),
  campo('juros', 18, 32, 'V'),
  campo('desconto', 33, 47, 'V'),
  campo('abatimento', 48, 62, 'V'),
  campo('iof', 63, 77, 'V'),
  campo('valorPago', 78, 92, 'V'),
  campo('valorLiquido', 93, 107, 'V'),
  campo('outrasDespesas', 108, 122, 'V'),
  campo('outrosCreditos', 123, 137, 'V'),
  campo('ocorridoEm', 138, 145, 'D'),
  campo('creditoEm', 146, 153, 'D'),
] as const;

export const FIM_DO_LOTE = [
  campo('banco', 1, 3, 'N'),
  campo('lote', 4, 7, 'N'),
  fixo(8, '5'),
  campo('registros', 18, 23, 'N'),
  campo('titulosSimples', 24, 29, 'N'),
  campo('valorSimples', 30, 46, 'V'),
  campo('titulosVinculados', 47, 52, 'N'),
  campo('valorVinculado', 53, 69, 'V'),
  campo('titulosCaucionados', 70, 75, 'N'),
  campo('valorCaucionado', 76, 92, 'V'),
  campo('titulosDescontados', 93, 98, 'N'),
  campo('valorDescontado', 99, 115, 'V'),
] as const;

export const FIM_DO_ARQUIVO = [
  campo('banco', 1, 3, 'N'),
  fixo(4, '99999'),
  campo('lotes', 18, 23, 'N'),
  campo('registros', 24, 29, 'N'),
] as const;
