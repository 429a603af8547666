import { contaBancariaEscrita } from '@martelo/shared/conta-bancaria';
import { mascararCpfOuCnpj } from '@martelo/shared/documentos';
import { daMarcaQueUsa } from '../api/recurso/em-uso.ts';
import { recurso } from '../api/recurso/recurso.ts';

const QUEM_PAGA = [
  'Interno - ADM',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
  'Interno - Financeiro',
] as const;

/** The accounts of a brand: where its buyers pay to. */
export const CONTAS_BANCARIAS = recurso({
  nome: 'contaBancaria',
  colecao: 'contasBancarias',
  caminho: '/v1/contas-bancarias',
  rotulo: { um: 'Conta bancária', varios: 'Contas bancárias' },
  modulo: 'acerto',
  escrita: contaBancariaEscrita,
  marca: 'hotsiteId',
  papeis: { le: QUEM_PAGA, escreve: ['Interno - ADM'] },
  campos: {
    banco: { rotulo: 'Banco', busca: true },
    bancoCodigo: { rotulo: 'Código do banco' },
    agencia: { rotulo: 'Agência' },
    conta: { rotulo: 'Conta' },
    titular: { rotulo: 'Titular', busca: true },
    titularDocumento: { rotulo: 'CPF ou CNPJ', mascara: { com: mascararCpfOuCnpj, inteiro: QUEM_PAGA } },
    recebeLote: { rotulo: 'Recebe lotes' },
    permiteBoleto: { rotulo: 'Emite boletos' },
    recebeReembolso: { rotulo: 'Paga reembolsos' },
  },
  rotulos: {
    agenciaDigito: 'Dígito da agência',
    contaDigito: 'Dígito da conta',
    pixChave: 'Chave Pix',
    cidade: 'Cidade no Pix',
  },
  unicos: [['bancoCodigo', 'agencia', 'conta']],
  // Whoever writes it says where buyers' money goes.
  aDois: { tipo: 'conta-bancaria', quando: () => true },
  usadoPor: async ({ recebeLote, hotsiteId }, acesso) => [
    daMarcaQueUsa(
      recebeLote,
      hotsiteId,
      acesso,
      'marca, cujos compradores pagam nela: tire antes “Recebe lotes”',
    ),
  ],
});
