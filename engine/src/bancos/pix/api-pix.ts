import { montarPixDinamico } from '@martelo/shared/banco/pix/br-code';
import { valorDosCentavos } from '@martelo/shared/banco/pix/valor';
import { lerCpf } from '@martelo/shared/documentos';
import { z } from 'zod';
import { FalhaDoBanco, falhou } from '../falha.ts';
import { cobrancaLida, devolucaoLida, paginaDeRecebidos, recebimentoLido } from './esquemas.ts';
import type { Cobranca, Devolucao, FiltroDeRecebidos, PedidoDeCobranca, RecebedorPix } from './recebedor.ts';
import { type OpcoesSessao, SessaoDoBanco } from './sessao.ts';

export interface OpcoesApiPix extends OpcoesSessao {
  /** Stand in the code of a charge whose bank gives its location alone. */
  nome: string;
  cidade: string;
}

const POR_PAGINA = 1_000;
/** Around a Pix's own time: clocks differ, and a bank may settle a little later than it says. */
const MARGEM_MS = 3_600_000;
const SOLICITACAO_MAXIMA = 140;
const cobOuCobv = (comVencimento = false) => (comVencimento ? 'cobv' : 'cob');

/** A brand's account by its bank's API Pix 2.9.0 (BCB). */
export function recebedorApiPix(opcoes: OpcoesApiPix): RecebedorPix {
  const sessao = new SessaoDoBanco(opcoes);
  const { nome, cidade } = opcoes;

  const comCodigo = (cob: z.output<typeof cobrancaLida>): Cobranca => {
    if (cob.copiaECola !== null) return { ...cob, copiaECola: cob.copiaECola };
    if (cob.location === null) throw new FalhaDoBanco('resposta-invalida', `cob ${cob.txid}`);
    return { ...cob, copiaECola: montarPixDinamico({ location: cob.location, nome, cidade }) };
  };
  const cobranca = async (metodo: 'GET' | 'PUT' | 'PATCH', tipo: string, txid: string, corpo?: object) =>
    comCodigo(await sessao.pedir(metodo, `/${tipo}/${txid}`, cobrancaLida, corpo));

  const cliente: RecebedorPix = {
    async criarCobranca(pedido) {
      const tipo = cobOuCobv(pedido.vencimento !== undefined);
      return insistir({
        pedir: () => cobranca('PUT', tipo, pedido.txid, corpoDaCobranca(pedido)),
        conferir: () => cobranca('GET', tipo, pedido.txid),
        // What another charge has under this txid is not ours to take.
        ehADele: ({ centavos, chave }) => centavos === pedido.centavos && chave === pedido.chave,
      });
    },
    consultarCobranca: (txid, comVencimento) => cobranca('GET', cobOuCobv(comVencimento), txid),
    async removerCobranca(txid, comVencimento) {
      const tipo = cobOuCobv(comVencimento);
      return insistir({
        pedir: () => cobranca('PATCH', tipo, txid, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }),
        conferir: () => cobranca('GET', tipo, txid),
        ehADele: ({ status }) => status !== 'ATIVA',
      });
    },
    async *listarRecebidos(filtro) {
      for (let pagina = 0; ; pagina++) {
        const { pix, parametros } = await sessao.pedir(
          'GET',
          `/pix?${consultaDe(filtro, pagina)}`,
          paginaDeRecebidos,
        );
        yield* pix;
        if (pagina + 1 >= parametros.paginacao.quantidadeDePaginas) return;
      }
    },
    consultarRecebimento: (e2eid) => sessao.pedir('GET', `/pix/${e2eid}`, recebimentoLido),
    async quemPagou({ e2eid, txid, horario }, documento) {
      const instante = Date.parse(horario);
      const perto: FiltroDeRecebidos = {
        inicio: new Date(instante - MARGEM_MS).toISOString(),
        fim: new Date(instante + MARGEM_MS).toISOString(),
        ...(txid === null ? { txIdPresente: false } : { txid }),
      };
      const lista = async (filtro: FiltroDeRecebidos) => {
        for await (const um of cliente.listarRecebidos(filtro)) if (um.e2eid === e2eid) return true;
        return false;
      };
      if (await lista({ ...perto, documento })) return 'proprio';
      // Nothing says "somebody else" but the same question without the payer, answered.
      if (await lista(perto)) return 'terceiro';
      throw new FalhaDoBanco('nao-encontrado', `GET /pix ${e2eid}`);
    },
    async devolver(e2eid, id, centavos) {
      const caminho = `/pix/${e2eid}/devolucao/${id}`;
      return insistir<Devolucao>({
        pedir: () => sessao.pedir('PUT', caminho, devolucaoLida, { valor: valorDosCentavos(centavos) }),
        conferir: () => sessao.pedir('GET', caminho, devolucaoLida),
        ehADele: (devolucao) => devolucao.centavos === centavos,
      });
    },
    consultarDevolucao: (e2eid, id) => sessao.pedir('GET', `/pix/${e2eid}/devolucao/${id}`, devolucaoLida),
    async configurarWebhook(chave, url) {
      await sessao.pedir('PUT', `/webhook/${encodeURIComponent(chave)}`, z.unknown(), { webhookUrl: url });
    },
    fechar: () => opcoes.transporte.fechar(),
  };
  return cliente;
}

/**
 * Asks for something that must be done once. Without an answer it is looked whether it was done, and only if not asked for again, once;
 * what is refused because it was done before counts as done.
 */
async function insistir<T>({
  pedir,
  conferir,
  ehADele,
}: {
  pedir(): Promise<T>;
  conferir(): Promise<T>;
  ehADele(feito: T): boolean;
}): Promise<T> {
  try {
    return await pedir();
  } catch (erro) {
    const incerta = erro instanceof FalhaDoBanco && erro.incerta;
    if (!incerta && !falhou(erro, 'recusado')) throw erro;
    const feito = await conferir().catch((outro: unknown) => {
      if (falhou(outro, 'nao-encontrado')) return null;
      // Who cannot say whether it was done has not said that it was refused.
      throw incerta ? erro : outro;
    });
    if (feito !== null && ehADele(feito)) return feito;
    if (feito === null && incerta) return pedir();
    throw erro;
  }
}

function corpoDaCobranca(pedido: PedidoDeCobranca): object {
  const {
    centavos,
    chave,
    devedor,
    expiracaoSegundos,
    solicitacao,
    infoAdicionais = [],
    vencimento,
  } = pedido;
  const quem = devedor && {
    ...(lerCpf(devedor.documento) === null ? { cnpj: devedor.documento } : { cpf: devedor.documento }),
    nome: devedor.nome.slice(0, 200),
  };
  return {
    calendario: vencimento
      ? { dataDeVencimento: vencimento.dia, validadeAposVencimento: vencimento.validadeDias }
      : { expiracao: expiracaoSegundos },
    ...(quem ? { devedor: quem } : {}),
    valor: { original: valorDosCentavos(centavos) },
    chave,
    ...(solicitacao ? { solicitacaoPagador: solicitacao.slice(0, SOLICITACAO_MAXIMA) } : {}),
    ...(infoAdicionais.length === 0
      ? {}
      : {
          infoAdicionais: infoAdicionais
            .slice(0, 50)
            .map(({ nome, valor }) => ({ nome: nome.slice(0, 50), valor: valor.slice(0, 200) })),
        }),
  };
}

function consultaDe(filtro: FiltroDeRecebidos, pagina: number): URLSearchParams {
  const { inicio, fim, txid, documento, txIdPresente } = filtro;
  return new URLSearchParams({
    inicio,
    fim,
    ...(txid === undefined ? {} : { txid }),
    ...(txIdPresente === undefined ? {} : { txIdPresente: String(txIdPresente) }),
    ...(documento === undefined ? {} : lerCpf(documento) === null ? { cnpj: documento } : { cpf: documento }),
    'paginacao.paginaAtual': String(pagina),
    'paginacao.itensPorPagina': String(POR_PAGINA),
  });
}
