import { montarPixEstatico } from '@martelo/shared/banco/pix/br-code';
import { lerChavePix } from '@martelo/shared/banco/pix/chave';
import { referenciaDoPagamento, txidDoPagamento } from '@martelo/shared/banco/referencia';
import type { SituacaoBoleto } from '@martelo/shared/boleto-emitido';
import type { TentativaDeCartao } from '@martelo/shared/cartao/pagamento';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { TIPOS_DO_CLIENTE, type TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import type { Beneficiario, InstrucoesDePagamento } from '@martelo/shared/pos-venda/pedidos';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Bancos } from '../../bancos/bancos.ts';
import type { TransacaoDeCartao } from '../../bancos/cartao/cartao.ts';
import { comoErroDoBanco, falhou } from '../../bancos/falha.ts';
import type { AoReceberCartao } from '../../bancos/rotas-avisos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { BeneficiarioDe } from './beneficiario.ts';
import type { Boletos } from './boletos.ts';
import { type ContaDaMarca, contaQueRecebe, type MeiosDePagamento } from './pagar.ts';
import { lembrarPix } from './pix-mostrado.ts';

type Conta = NonNullable<ContaDaMarca>;

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'pix' | 'cartao' | 'cobranca'>;
  boletos: Pick<Boletos, 'emitir'>;
  beneficiarioDe: BeneficiarioDe;
  siteDe(hotsite: RegrasHotsite): string;
  /** Path of a boleto's paper; null before the bank has it. */
  papelDoBoleto(pagamentoUid: string): Promise<string | null>;
  /** Where card providers reach us. */
  avisosEm(hotsite: RegrasHotsite): string;
  aoReceberCartao: AoReceberCartao;
  /** Unix ms. */
  agora(): number;
}

/** A Pix code is good until the sale is due, and for as long as this at least. */
const PIX_MINIMO_S = 3_600;
const CHECKOUT_MS = 3_600_000;

/**
 * How rows are paid: through the brand's bank and card provider where they are set, else into its account, by transfer or by a static Pix
 * code that names the row.
 */
export function criarMeios({
  registros,
  bancos,
  boletos,
  beneficiarioDe,
  siteDe,
  papelDoBoleto,
  avisosEm,
  aoReceberCartao,
  agora,
}: Dependencias): MeiosDePagamento {
  const devedorDe = async (cliUid: string) => {
    const cliente = (await registros.colecao(CLIENTES).obter(SISTEMA, cliUid))!;
    return { documento: cliente.cnpj ?? cliente.cpf ?? '', nome: cliente.razaoSocial ?? cliente.nome };
  };

  const porPix = async (venda: Venda, linha: Pagamento) => {
    const { hotsiteId } = venda;
    const beneficiario = await beneficiarioDe(hotsiteId);
    const instrucoes = await comoPix(venda, linha, beneficiario);
    const pagamentoUid = linha.uid;
    await lembrarPix(registros, instrucoes.pix.copiaECola, { hotsiteId, pagamentoUid, beneficiario });
    return instrucoes;
  };

  const comoPix = async (venda: Venda, { uid, valor }: Pagamento, quem: Beneficiario | null) => {
    const pix = await bancos.pix(venda.hotsiteId);
    if (pix === null) return porPixDaConta(venda, uid, valor);
    if (pix.tipo === 'estatico')
      return {
        texto: TEXTOS.pixSemBanco,
        pix: { copiaECola: pix.codigo(uid, valor, `Compra ${venda.id}`, quem?.nome), expiraEm: null },
      };
    const falta = Math.floor((Date.parse(venda.dataPagamento) - agora()) / 1000);
    const expiracaoSegundos = Math.max(falta, PIX_MINIMO_S);
    const cobranca = await pix.recebedor.criarCobranca({
      ...{ txid: txidDoPagamento(uid), centavos: valor, chave: pix.chave, expiracaoSegundos },
      devedor: await devedorDe(venda.cliUid),
      solicitacao: `Compra ${venda.id}, ${venda.loteNome}`.slice(0, 140),
    });
    const expiraEm = new Date(agora() + expiracaoSegundos * 1000).toISOString();
    return { texto: TEXTOS.pix, pix: { copiaECola: cobranca.copiaECola, expiraEm } };
  };

  /** Where no integration is set: by the key of the account that receives. */
  const porPixDaConta = async ({ id, hotsiteId }: Venda, uid: string, centavos: number) => {
    const conta = await contaQueRecebe(registros, hotsiteId);
    const chave = conta?.pixChave === undefined ? null : lerChavePix(conta.pixChave);
    if (conta === null || chave === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    const { titular: nome, cidade } = conta;
    const txid = referenciaDoPagamento(uid);
    const mensagem = `Compra ${id}`;
    const copiaECola = montarPixEstatico({ chave: chave.chave, nome, cidade, centavos, txid, mensagem });
    return { texto: TEXTOS.pixSemBanco, conta: daConta(conta), pix: { copiaECola, expiraEm: null } };
  };

  const porTransferencia = async (venda: Venda): Promise<InstrucoesDePagamento> => {
    const conta = await contaQueRecebe(registros, venda.hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    return { texto: TEXTOS.transferencia, conta: daConta(conta) };
  };

  const porBoleto = async (venda: Venda, linha: Pagamento): Promise<InstrucoesDePagamento> => {
    const quem = await beneficiarioDe(venda.hotsiteId);
    const { linhaDigitavel, vencimento, situacao } = await boletos.emitir(venda, linha, quem, () =>
      // A slip without a Pix code is a slip all the same.
      porPix(venda, linha).then(
        ({ pix }) => pix.copiaECola,
        () => null,
      ),
    );
    const url = await papelDoBoleto(linha.uid);
    return { texto: TEXTOS_DO_BOLETO[situacao], boleto: { linhaDigitavel, vencimento, url, situacao } };
  };

  const porCartao = async (
    venda: Venda,
    { uid, valor }: Pagamento,
    hotsite: RegrasHotsite,
  ): Promise<InstrucoesDePagamento> => {
    const emUso = await bancos.cartao(venda.hotsiteId);
    if (emUso === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    // What no notice told of is found when somebody asks how to pay.
    const { integracaoUid, hotsiteId } = emUso;
    const tentativas = await emUso.cartao.procurar(uid);
    const feitas = tentativas.filter(({ situacao }) => situacao === 'CAPTURADA');
    for (const transacao of feitas) await aoReceberCartao(transacao, { integracaoUid, hotsiteId });
    if (feitas.length > 0) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
    const tentativa = ultimaTentativa(tentativas);
    // Whoever paid once more while the first is looked at would have paid twice.
    if (tentativa?.situacao === 'EM_ANALISE')
      return { texto: TEXTOS.cartaoEmAnalise, checkout: { url: null, tentativa } };
    const site = siteDe(hotsite);
    const { endereco } = await emUso.cartao.criar({
      ...{ pagamentoUid: uid, centavos: valor, parcelas: emUso.parcelas.maximo },
      ...{
        descricao: `Compra ${venda.id}, ${venda.loteNome}`.slice(0, 120),
        expiraEm: agora() + CHECKOUT_MS,
      },
      // Their page says there what became of it: whoever comes back is told by the payment, not by what the address says.
      voltarPara: `${site}/cliente/compras/${venda.id}?pagamento=${uid}`,
      avisarEm: `${avisosEm(hotsite)}/v1/integracoes/cartao/avisos/${emUso.integracaoUid}`,
    });
    return { texto: TEXTOS.cartao, checkout: { url: endereco, tentativa } };
  };

  /** A slip names whoever made the agreement: there is none where buyers pay somebody else. */
  const temBoleto = async (hotsiteId: number): Promise<boolean> => {
    const [conta, quem] = await Promise.all([bancos.cobranca(hotsiteId), beneficiarioDe(hotsiteId)]);
    return conta !== null && (quem === null || quem.documento === conta.inscricao);
  };

  return {
    async oferecidos(hotsiteId) {
      const [conta, pix, cartao, boleto] = await Promise.all([
        contaQueRecebe(registros, hotsiteId),
        bancos.pix(hotsiteId),
        bancos.cartao(hotsiteId),
        temBoleto(hotsiteId),
      ]);
      const chave = conta?.pixChave === undefined ? null : lerChavePix(conta.pixChave);
      const tem: Record<TipoDoCliente, boolean> = {
        ...{ DEPOSITO: conta !== null, PIX: pix !== null || chave !== null },
        ...{ BOLETO: boleto, CARTAO_DE_CREDITO: cartao !== null },
      };
      return TIPOS_DO_CLIENTE.filter((tipo) => tem[tipo]);
    },

    async instrucoes(venda, linha, hotsite) {
      const paraQuem = async (instrucoes: InstrucoesDePagamento): Promise<InstrucoesDePagamento> => {
        const beneficiario = await beneficiarioDe(venda.hotsiteId);
        return beneficiario === null ? instrucoes : { ...instrucoes, beneficiario };
      };
      try {
        switch (linha.tipo) {
          case 'PIX':
            return await paraQuem(await porPix(venda, linha));
          case 'DEPOSITO':
            return await paraQuem(await porTransferencia(venda));
          case 'BOLETO':
            return await paraQuem(await porBoleto(venda, linha));
          case 'CARTAO_DE_CREDITO':
            return await porCartao(venda, linha, hotsite);
          default:
            throw new ErroMartelo('MEIO_INDISPONIVEL');
        }
      } catch (erro) {
        throw comoErroDoBanco(erro);
      }
    },

    async encerrar({ hotsiteId, pagamentos }) {
      const pix = await bancos.pix(hotsiteId);
      if (pix?.tipo !== 'dinamico') return;
      for (const { uid, tipo, canceladoEm } of pagamentos)
        if (tipo === 'PIX' && canceladoEm !== null)
          await pix.recebedor.removerCobranca(txidDoPagamento(uid)).catch((erro: unknown) => {
            // Never made, or over already: nobody can pay it.
            if (!falhou(erro, 'nao-encontrado', 'recusado')) throw erro;
          });
    },

    async ehDoComprador({ hotsiteId, cliUid }, { idNoProvedor: e2eid, pagamentoUid, em: horario }) {
      const pix = await bancos.pix(hotsiteId);
      if (pix?.tipo !== 'dinamico' || pagamentoUid === null) return null;
      const { documento } = await devedorDe(cliUid);
      const txid = txidDoPagamento(pagamentoUid);
      return (await pix.recebedor.quemPagou({ e2eid, txid, horario }, documento)) === 'proprio';
    },
  };
}

const TEXTOS = {
  transferencia:
    'Transfira por TED de uma conta em seu nome e envie o comprovante. Pagamentos de terceiros não são aceitos.',
  pixSemBanco:
    'Pague com o código Pix de uma conta em seu nome e envie o comprovante. Pagamentos de terceiros não são aceitos.',
  pix: 'Pague com o código Pix de uma conta em seu nome: confirmamos assim que o banco avisar. Pagamentos de terceiros não são aceitos.',
  cartao: 'Você será levado ao site da operadora do cartão. Nenhum dado do cartão passa por nós.',
  cartaoEmAnalise:
    'A operadora do cartão está analisando o pagamento. Não pague de novo: avisamos o resultado aqui.',
};

const ESPERA_O_BANCO =
  'O boleto só pode ser pago depois de registrado no banco, em geral no dia útil seguinte.';
const TEXTOS_DO_BOLETO: Record<SituacaoBoleto, string> = {
  EMITIDO: ESPERA_O_BANCO,
  REMETIDO: ESPERA_O_BANCO,
  REGISTRADO: 'Pague o boleto até o vencimento.',
  REJEITADO: 'O banco não aceitou este boleto. Cancele este pagamento e escolha outra forma.',
  LIQUIDADO: 'O banco avisou que este boleto foi pago.',
  BAIXADO: 'Este boleto não pode mais ser pago. Cancele este pagamento e escolha outra forma.',
};

/** @param tentativas newest first; one that waits for its capture counts before newer ones that were refused */
function ultimaTentativa(tentativas: readonly TransacaoDeCartao[]): TentativaDeCartao | null {
  const emAnalise = tentativas.find(({ situacao }) => situacao === 'CRIADA' || situacao === 'AUTORIZADA');
  const achada =
    emAnalise ?? tentativas.find(({ situacao }) => situacao === 'NEGADA' || situacao === 'EXPIRADA');
  if (achada === undefined) return null;
  const { motivo, bandeira, final } = achada;
  const situacao =
    emAnalise !== undefined ? 'EM_ANALISE' : achada.situacao === 'EXPIRADA' ? 'EXPIRADA' : 'NEGADA';
  return { situacao, motivo, bandeira, final };
}

const daConta = ({
  banco,
  bancoCodigo,
  agencia,
  agenciaDigito,
  conta,
  contaDigito,
  titular,
  titularDocumento,
  pixChave,
}: Conta): InstrucoesDePagamento['conta'] => ({
  ...{ banco, bancoCodigo, agencia, agenciaDigito, conta, contaDigito, titular, titularDocumento },
  ...(pixChave === undefined ? {} : { pixChave }),
});
