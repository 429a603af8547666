import { isDeepStrictEqual } from 'node:util';
import { BANCOS } from '@martelo/shared/banco/bancos';
import { BANCOS_DE_COBRANCA, recusasDosDigitos } from '@martelo/shared/banco/conta-de-cobranca';
import { ErroMartelo } from '@martelo/shared/erros';
import { integracaoBancariaEscrita } from '@martelo/shared/integracao-bancaria';
import { z } from 'zod';
import { daMarcaQueUsa } from '../api/recurso/em-uso.ts';
import { recurso } from '../api/recurso/recurso.ts';

/** Who says where money goes. */
export const EQUIPE_DOS_BANCOS = ['Interno - ADM', 'Interno - Financeiro'] as const;

/** How a brand receives money: key and bank of Pix, agreement of boletos, card provider. Secrets lie elsewhere (`bancos/credenciais.ts`). */
export const INTEGRACOES_BANCARIAS = recurso({
  nome: 'integracaoBancaria',
  colecao: 'integracoesBancarias',
  caminho: '/v1/integracoes-bancarias',
  rotulo: { um: 'Integração bancária', varios: 'Integrações bancárias' },
  modulo: 'acerto',
  escrita: integracaoBancariaEscrita,
  guarda: {
    /** There only while it is in use, so that no two of a brand are. */
    vigente: z.literal('sim').optional(),
  },
  derivados: ({ situacao }) => ({ vigente: situacao === 'ATIVA' ? ('sim' as const) : undefined }),
  marca: 'hotsiteId',
  papeis: { le: EQUIPE_DOS_BANCOS, escreve: EQUIPE_DOS_BANCOS },
  campos: { nome: { rotulo: 'Nome', busca: true }, situacao: { rotulo: 'Situação' } },
  rotulos: {
    pix: 'Pix',
    'pix.chave': 'Chave Pix',
    'pix.nome': 'Nome que o pagador lê',
    'pix.cidade': 'Cidade',
    'pix.api': 'API Pix do banco',
    'pix.api.url': 'Endereço',
    'pix.api.tokenUrl': 'Endereço dos tokens',
    'pix.api.clientId': 'Identificação do cliente',
    'pix.api.nomeNoCertificado': 'Nome no certificado dos avisos',
    boleto: 'Boleto',
    'boleto.banco': 'Banco',
    'boleto.agencia': 'Agência',
    'boleto.agenciaDv': 'Dígito da agência',
    'boleto.conta': 'Conta',
    'boleto.contaDv': 'Dígito da conta',
    'boleto.carteira': 'Carteira',
    'boleto.variacao': 'Variação da carteira',
    'boleto.beneficiario': 'Convênio ou código do beneficiário',
    'boleto.inscricao': 'CNPJ',
    'boleto.nome': 'Beneficiário',
    cartao: 'Cartão',
    'cartao.provedor': 'Provedor',
    'cartao.url': 'Endereço do simulador',
    'cartao.parcelas': 'Parcelas',
    'cartao.parcelas.maximo': 'Máximo de parcelas',
    'cartao.parcelas.semJuros': 'Parcelas sem juros',
    'cartao.parcelas.taxaAoMes': 'Juros ao mês (%)',
    'cartao.parcelas.parcelaMinima': 'Parcela mínima',
    vigente: 'Em uso',
  },
  centavos: ['cartao.parcelas.parcelaMinima'],
  valores: {
    situacao: { ATIVA: 'Ativa', INATIVA: 'Inativa' },
    vigente: { sim: 'Sim' },
    'boleto.banco': Object.fromEntries(BANCOS_DE_COBRANCA.map((codigo) => [codigo, BANCOS[codigo].nome])),
    'cartao.provedor': { 'mercado-pago': 'Mercado Pago', simulador: 'Simulador' },
  },
  // Judged where it is written or begins to be used; what was in use before there was the rule is read, and can be left.
  async confere({ antes, depois }) {
    if (depois.boleto === undefined || depois.removidoEm !== undefined) return;
    const comecaAValer = depois.vigente === 'sim' && antes?.vigente !== 'sim';
    const volta = antes?.removidoEm !== undefined;
    if (!comecaAValer && !volta && isDeepStrictEqual(antes?.boleto, depois.boleto)) return;
    const recusas = recusasDosDigitos(depois.boleto);
    if (recusas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, recusas);
  },
  unicos: [['vigente']],
  // Whoever writes it says where buyers' money goes, and whom the house believes about it.
  aDois: { tipo: 'integracao-bancaria', quando: () => true },
  usadoPor: async ({ vigente, hotsiteId }, acesso) => [
    daMarcaQueUsa(vigente === 'sim', hotsiteId, acesso, 'marca, que recebe por ela: deixe-a antes “Inativa”'),
  ],
});
