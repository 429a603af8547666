import { isDeepStrictEqual } from 'node:util';
import { type ContaBancaria, contaBancariaEscrita, recusasDaConta } from '@martelo/shared/conta-bancaria';
import { mascararCpfOuCnpj } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { daMarcaQueUsa } from '../api/recurso/em-uso.ts';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { SISTEMA } from '../records/acesso.ts';
import { ValorEmUso } from '../records/conflitos.ts';
import type { Registros } from '../records/records.ts';

const QUEM_PAGA = [
  'Interno - ADM',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
  'Interno - Financeiro',
] as const;

/** The accounts of a brand: where its buyers pay to, and where its consignors are paid. */
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
    comIds: { rotulo: 'De quais comitentes' },
  },
  rotulos: {
    agenciaDigito: 'Dígito da agência',
    contaDigito: 'Dígito da conta',
    pixChave: 'Chave Pix',
    cidade: 'Cidade no Pix',
  },
  refs: { comIds: 'comitente' },
  // Also of what two people agreed to: money that goes to a number with a wrong digit goes to somebody else, or to nobody.
  async confere({ antes, depois }, { registros }) {
    if (depois.removidoEm !== undefined) return;
    await exigirNenhumaIgual(registros, antes, depois);
    if (antes !== null && antes.removidoEm === undefined && !mandaOutroDinheiro(antes, depois)) return;
    const recusas = recusasDaConta(depois);
    if (recusas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, recusas);
  },
  listas: [
    {
      caminho: '/v1/contas-bancarias-comitentes',
      resumo: 'As contas bancárias, com os comitentes de cada uma',
    },
  ],
  unicos: [['bancoCodigo', 'agencia', 'conta']],
  segura: ({ depois: { hotsiteId, bancoCodigo } }) => [`conta/${hotsiteId}/${bancoCodigo}`],
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

/** A bank's numbers say the same with zeros before and without: of the brand's accounts none is another's. @throws ValorEmUso */
async function exigirNenhumaIgual(
  registros: Registros,
  antes: (Numerada & { removidoEm?: string | undefined }) | null,
  depois: Numerada & { uid: string; hotsiteId: number },
): Promise<void> {
  if (antes !== null && antes.removidoEm === undefined && mesmaConta(antes, depois)) return;
  const filtros = [
    { tipo: 'exata', campo: 'hotsiteId', valor: depois.hotsiteId } as const,
    { tipo: 'exata', campo: 'bancoCodigo', valor: depois.bancoCodigo } as const,
    SEM_REMOVIDOS,
  ];
  for await (const outra of registros.colecao(CONTAS_BANCARIAS).percorrer(SISTEMA, { filtros }))
    if (outra.uid !== depois.uid && mesmaConta(outra, depois))
      throw new ValorEmUso(['hotsiteId', 'bancoCodigo', 'agencia', 'conta']);
}
type Numerada = Pick<ContaBancaria, 'bancoCodigo' | 'agencia' | 'conta'>;
const semZeros = (numero: string): string => numero.replace(/^0+(?=.)/, '').toUpperCase();
const mesmaConta = (uma: Numerada, outra: Numerada): boolean =>
  uma.bancoCodigo === outra.bancoCodigo &&
  semZeros(uma.agencia) === semZeros(outra.agencia) &&
  semZeros(uma.conta) === semZeros(outra.conta);

/** What is said of where money goes. */
const ONDE = ['bancoCodigo', 'agencia', 'agenciaDigito', 'conta', 'contaDigito', 'pixChave'] as const;
const USOS = ['permiteBoleto', 'recebeLote', 'recebeReembolso'] as const;

/** Whether a change sends money elsewhere, or begins to: an account of before the rule may be renamed, and taken out of use. */
const mandaOutroDinheiro = (antes: ContaBancaria, depois: ContaBancaria): boolean =>
  ONDE.some((campo) => antes[campo] !== depois[campo]) ||
  USOS.some((uso) => depois[uso] && !antes[uso]) ||
  (depois.comIds.length > 0 && !isDeepStrictEqual(antes.comIds, depois.comIds));
