import { campo, fixo, zeros } from './registro.ts';

/*
 * Bradesco's CNAB 400, v11. All records end in their sequence, 395 to 400.
 */

export const INICIO_DA_REMESSA = [
  fixo(1, '01REMESSA01COBRANCA'),
  campo('empresa', 27, 46, 'N'),
  campo('nome', 47, 76, 'A'),
  fixo(77, '237BRADESCO'),
  campo('geradoEm', 95, 100, 'D'),
  fixo(109, 'MX'),
  campo('nsa', 111, 117, 'N'),
  campo('sequencia', 395, 400, 'N'),
] as const;

export const TITULO_DA_REMESSA = [
  fixo(1, '1'),
  fixo(21, '0'),
  campo('carteira', 22, 24, 'N'),
  campo('agencia', 25, 29, 'N'),
  campo('conta', 30, 36, 'N'),
  campo('contaDv', 37, 37, 'A'),
  campo('nossaReferencia', 38, 62, 'A'),
  zeros(63, 65),
  campo('codigoDaMulta', 66, 66, 'N'),
  campo('multa', 67, 70, 'N'),
  campo('nossoNumero', 71, 81, 'N'),
  campo('nossoNumeroDv', 82, 82, 'A'),
  zeros(83, 92),
  // Issued by us; no notice of automatic debit.
  fixo(93, '2'),
  fixo(106, '2'),
  campo('movimento', 109, 110, 'N'),
  campo('seuNumero', 111, 120, 'A'),
  campo('vencimento', 121, 126, 'D'),
  campo('valor', 127, 139, 'V'),
  zeros(140, 147),
  campo('especie', 148, 149, 'N'),
  fixo(150, 'N'),
  campo('emitidoEm', 151, 156, 'D'),
  campo('instrucao1', 157, 158, 'N'),
  campo('instrucao2', 159, 160, 'N'),
  campo('juros', 161, 173, 'V'),
  campo('descontoAte', 174, 179, 'D'),
  campo('desconto', 180, 192, 'V'),
  zeros(193, 205),
  campo('abatimento', 206, 218, 'V'),
  campo('tipoDeInscricao', 219, 220, 'N'),
  campo('inscricao', 221, 234, 'I'),
  campo('nomeDoPagador', 235, 274, 'A'),
  campo('endereco', 275, 314, 'A'),
  campo('mensagem1', 315, 326, 'A'),
  campo('cep', 327, 334, 'N'),
  campo('mensagem2', 335, 394, 'A'),
  campo('sequencia', 395, 400, 'N'),
] as const;

export const FIM_DA_REMESSA = [fixo(1, '9'), campo('sequencia', 395, 400, 'N')] as const;

export const INICIO_DO_RETORNO = [
  campo('empresa', 27, 46, 'N'),
  campo('nome', 47, 76, 'A'),
  campo('geradoEm', 95, 100, 'D'),
  campo('nsa', 109, 113, 'N'),
  campo('creditoEm', 380, 385, 'D'),
] as const;

export const OCORRENCIA_DO_RETORNO = [
  campo('carteira', 22, 24, 'N'),
  campo('agencia', 25, 29, 'N'),
  campo('conta', 30, 36, 'N'),
  campo('nossaReferencia', 38, 62, 'A'),
  campo('nossoNumero', 71, 81, 'N'),
  campo('ocorrencia', 109, 110, 'N'),
  campo('ocorridoEm', 111, 116, 'D'),
  campo('seuNumero', 117, 126, 'A'),
  campo('vencimento', 147, 152, 'D'),
  campo('valor', 153, 165, 'V'),
  campo('tarifa', 176, 188, 'V'),
  campo('outrasDespesas', 189, 201, 'V'),
  campo('iof', 215, 227, 'V'),
  campo('abatimento', 228, 240, 'V'),
  campo('desconto', 241, 253, 'V'),
  campo('valorPago', 254, 266, 'V'),
  campo('juros', 267, 279, 'V'),
  campo('outrosCreditos', 280, 292, 'V'),
  campo('creditoEm', 296, 301, 'D'),
  campo('motivos', 319, 328, 'A'),
] as const;

export const FIM_DO_RETORNO = [
  campo('nsa', 40, 47, 'N'),
  campo('registros02', 58, 62, 'N'),
  campo('valor02', 63, 74, 'V'),
  campo('registros06', 87, 91, 'N'),
  campo('valor06', 92, 103, 'V'),
] as const;
