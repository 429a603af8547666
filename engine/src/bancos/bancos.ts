import type { ContaDeCobranca } from '@martelo/shared/banco/conta-de-cobranca';
import { montarPixEstatico } from '@martelo/shared/banco/pix/br-code';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import type { TabelaDeParcelas } from '@martelo/shared/cartao/parcelas';
import type { Centavos } from '@martelo/shared/dinheiro';
import type { CredenciaisBancarias, IntegracaoBancariaEscrita } from '@martelo/shared/integracao-bancaria';
import { INTEGRACOES_BANCARIAS } from '../casa/integracao-bancaria.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registro, Registros } from '../records/records.ts';
import type { Alcance } from './alcance.ts';
import type { Cartao } from './cartao/cartao.ts';
import { cartaoMercadoPago } from './cartao/mercado-pago.ts';
import { cartaoSimulado } from './cartao/simulador.ts';
import type { CofreDeCredenciais } from './credenciais.ts';
import { recebedorApiPix } from './pix/api-pix.ts';
import type { RecebedorPix } from './pix/recebedor.ts';
import { abrirTransporte } from './transporte.ts';

export type Integracao = Registro<
  IntegracaoBancariaEscrita & { uid: string; hotsiteId: number; removidoEm?: string | undefined }
>;

/** How a brand receives by Pix now. */
export type PixEmUso =
  | {
      tipo: 'dinamico';
      integracaoUid: string;
      hotsiteId: number;
      chave: string;
      recebedor: RecebedorPix;
    }
  /** No bank is set: a code that anybody pays, and a person looks for the money. */
  | {
      tipo: 'estatico';
      integracaoUid: string;
      hotsiteId: number;
      chave: string;
      /** "Pix Copia e Cola" with the payment's reference in it, for banks that show it. */
      codigo(pagamentoUid: string, centavos: Centavos, mensagem?: string, paraQuem?: string): string;
    };

export interface CartaoEmUso {
  integracaoUid: string;
  hotsiteId: number;
  parcelas: TabelaDeParcelas;
  cartao: Cartao;
}

/** What speaks with a brand's banks, as its settings say at this moment. Null where they say nothing. */
export interface Bancos {
  pix(hotsiteId: number): Promise<PixEmUso | null>;
  cartao(hotsiteId: number): Promise<CartaoEmUso | null>;
  /** The agreement that boletos and remittances are made under. */
  cobranca(hotsiteId: number): Promise<ContaDeCobranca | null>;
  /** Of one integration, in use or not: whose notice it is, what is being tried. */
  porUid(
    uid: string,
  ): Promise<{ integracao: Integracao; pix: PixEmUso | null; cartao: CartaoEmUso | null } | null>;
  /** Every integration in use that has an API Pix: where money is looked for that no notice told of. */
  comApiPix(): AsyncGenerator<Extract<PixEmUso, { tipo: 'dinamico' }>, void, undefined>;
  fechar(): void;
}

export interface OpcoesBancos {
  registros: Registros;
  cofre: CofreDeCredenciais;
  /** Which addresses they are asked at. */
  alcance: Alcance;
  /** Unix ms. */
  agora(): number;
}

interface Aberta {
  /** Of the settings and of the credentials that it was opened with. */
  versao: string;
  pix: PixEmUso | null;
  cartao: CartaoEmUso | null;
}

export function criarBancos({ registros, cofre, alcance, agora }: OpcoesBancos): Bancos {
  const colecao = registros.colecao(INTEGRACOES_BANCARIAS);
  // One an integration: what is kept of it is a token and connections.
  const abertas: Record<string, Aberta> = {};

  const abrir = async (integracao: Integracao): Promise<Aberta> => {
    const guardadas = await cofre.abrir(integracao);
    const versao = `${integracao.revisao}:${guardadas?.revisao ?? 0}`;
    const antes = abertas[integracao.uid];
    if (antes?.versao === versao) return antes;
    const credenciais = guardadas?.credenciais ?? {};
    const aberta = {
      versao,
      pix: abrirPix(integracao, credenciais, { alcance, agora }),
      cartao: abrirCartao(integracao, credenciais, { alcance, agora }),
    };
    // What the one before is being asked ends by itself; its connections, when nobody uses them.
    abertas[integracao.uid] = aberta;
    return aberta;
  };
  const vigente = async (hotsiteId: number): Promise<Integracao | null> => {
    const filtros = [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const, ...VIGENTES];
    const { itens } = await colecao.listar(SISTEMA, { filtros, pagina: 1, porPagina: 1, semTotal: true });
    return (itens[0] as Integracao | undefined) ?? null;
  };
  const daMarca = async (hotsiteId: number): Promise<Aberta | null> => {
    const integracao = await vigente(hotsiteId);
    return integracao && abrir(integracao);
  };

  return {
    pix: async (hotsiteId) => (await daMarca(hotsiteId))?.pix ?? null,
    cartao: async (hotsiteId) => (await daMarca(hotsiteId))?.cartao ?? null,
    cobranca: async (hotsiteId) => (await vigente(hotsiteId))?.boleto ?? null,
    async porUid(uid) {
      const integracao = (await colecao.obter(SISTEMA, uid)) as Integracao | null;
      if (integracao === null || integracao.removidoEm !== undefined) return null;
      const { pix, cartao } = await abrir(integracao);
      return { integracao, pix, cartao };
    },
    async *comApiPix() {
      for await (const integracao of colecao.percorrer(SISTEMA, { filtros: VIGENTES })) {
        const { pix } = await abrir(integracao as Integracao);
        if (pix?.tipo === 'dinamico') yield pix;
      }
    },
    fechar() {
      for (const aberta of Object.values(abertas)) fecharPix(aberta);
    },
  };
}

const VIGENTES = [
  { tipo: 'exata', campo: 'vigente', valor: 'sim' },
  { tipo: 'existe', campo: 'removidoEm', valor: false },
] as const;

const fecharPix = (aberta: Aberta | undefined): void => {
  if (aberta?.pix?.tipo === 'dinamico') aberta.pix.recebedor.fechar();
};

function abrirPix(
  { uid: integracaoUid, hotsiteId, pix }: Integracao,
  { pixSegredo, pixCertificado, pixChavePrivada, pixAutoridade }: CredenciaisBancarias,
  { alcance, agora }: Pick<OpcoesBancos, 'alcance' | 'agora'>,
): PixEmUso | null {
  if (pix === undefined) return null;
  const { chave, nome, cidade, api } = pix;
  // Half of it is none: a bank that is named but gave no secret yet has made no charge.
  if (api === undefined || pixSegredo === undefined)
    return {
      ...{ tipo: 'estatico', integracaoUid, hotsiteId, chave },
      codigo: (pagamentoUid, centavos, mensagem = '', paraQuem = nome) =>
        montarPixEstatico({
          ...{ chave, nome: paraQuem, cidade, centavos, mensagem },
          txid: referenciaDoPagamento(pagamentoUid),
        }),
    };
  const transporte = abrirTransporte(
    { certificado: pixCertificado, chavePrivada: pixChavePrivada, autoridade: pixAutoridade },
    { alcance },
  );
  const { url, tokenUrl, clientId } = api;
  const recebedor = recebedorApiPix({
    ...{ transporte, url, tokenUrl, clientId, segredo: pixSegredo, nome, cidade, agora },
  });
  return { tipo: 'dinamico', integracaoUid, hotsiteId, chave, recebedor };
}

function abrirCartao(
  { uid: integracaoUid, hotsiteId, cartao }: Integracao,
  { cartaoToken: token, cartaoSegredoDosAvisos: segredo }: CredenciaisBancarias,
  { alcance, agora }: Pick<OpcoesBancos, 'alcance' | 'agora'>,
): CartaoEmUso | null {
  if (cartao === undefined || token === undefined || segredo === undefined) return null;
  const transporte = abrirTransporte({}, { alcance });
  const aberto =
    cartao.provedor === 'mercado-pago'
      ? cartaoMercadoPago({ transporte, token, segredo, agora })
      : cartao.url === undefined
        ? null
        : cartaoSimulado({ transporte, url: cartao.url, token, segredo, agora });
  return aberto && { integracaoUid, hotsiteId, parcelas: cartao.parcelas, cartao: aberto };
}
