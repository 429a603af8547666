import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { BoletoImpresso } from '@martelo/shared/impressos/boleto';
import type { Logger } from 'pino';
import { quemPediu } from '../../acesso/usuarios/quem-pediu.ts';
import type { SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { Bancos } from '../../bancos/bancos.ts';
import type { AoReceberPix } from '../../bancos/pix/avisos.ts';
import { criarCaixaDeEntrada } from '../../bancos/pix/caixa-de-entrada.ts';
import type { AoReceberCartao } from '../../bancos/rotas-avisos.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import type { Files } from '../../files/files.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Fila } from '../../jobs/fila.ts';
import type { EnderecosDeDocumento } from '../../leituras/registros/endereco-de-documento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Numerador } from '../leilao/numerador.ts';
import type { ComoRetirada } from '../retirada/vista.ts';
import { criarAcertos, registrarAcertos } from './acertar.ts';
import { criarAprovacoes } from './aprovar.ts';
import { avisarVendas, type VendaAvisada } from './avisar.ts';
import { criarAvisarComprador } from './avisar-comprador.ts';
import { type BeneficiarioDe, criarBeneficiarioDe } from './beneficiario.ts';
import { type Boletos, criarBoletos } from './boletos.ts';
import { rotasDosBoletosDoLeilao } from './boletos-do-leilao.ts';
import { rotasCliente } from './compras.ts';
import { rotasDosComprovantes } from './comprovantes.ts';
import { criarAvisoDeContestacao, criarContestacoes } from './contestar.ts';
import { criarCreditosDeOutro, criarEhDoComprador } from './creditos-de-outro.ts';
import { criarDesfazerVenda, type DesfazerVenda } from './desfazer-no-pregao.ts';
import { criarDevolucoes, registrarDevolucoes } from './devolver.ts';
import { rotaDaDevolucaoAQuemPagou } from './devolver-a-quem-pagou.ts';
import { dinheiroDoCartao, dinheiroDoPix } from './dinheiro-dos-bancos.ts';
import { rotasDosDocumentosDoLeilao } from './documentos-do-leilao.ts';
import { criarEncerrarPedido } from './encerrar-pedido.ts';
import { criarJuncoes, mudarInteiras } from './juntar.ts';
import { criarDinheiroDoLote, type DinheiroDoLote } from './lote-da-equipe.ts';
import { criarMeios } from './meios.ts';
import { criarMudarVenda, type MudarVenda } from './mudar.ts';
import {
  criarAvisoDaDecisao,
  criarVencimento,
  rotaDosPedidosADecidir,
  type VerPedido,
} from './pedidos-a-decidir.ts';
import type { FoiDito } from './prazos.ts';
import { criarPrecosDeEnvio } from './precos-de-envio.ts';
import { criarRecebimentos } from './recebimentos.ts';
import { criarReconciliador, type Reconciliador, rotaDosDesacordos } from './reconciliar.ts';
import { criarAcertarRepasses } from './repasses.ts';
import { rotasDoAcerto } from './rotas-acerto.ts';
import { rotasDosBoletos } from './rotas-boletos.ts';
import { rotasDoComprador } from './rotas-comprador.ts';
import { rotasDosCreditos } from './rotas-creditos.ts';
import { rotasDoResumo } from './rotas-resumo.ts';
import { criarVendaEmDia, ligarVendasSozinhas } from './sozinhas.ts';
import { rotaDoComprador } from './vendas-da-sala.ts';
import { type ComoCompras, criarComoCompras } from './vista.ts';

/** Requests that nobody decided in time are ended this often, ms. */
const VENCIMENTO_MS = 60_000;

interface Dependencias {
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
  motor: Motor;
  registros: Registros;
  leitura: Leitura;
  hotsites: { porId(id: number): RegrasHotsite | null };
  bancos: Bancos;
  arquivos: Files;
  enderecos: EnderecosDeDocumento;
  fila: Fila;
  umaVez: UmaVez;
  comoRetirada: ComoRetirada;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: RegrasHotsite): string;
  /** Path of a boleto's paper; null while there is none. */
  papelDoBoleto(pagamentoUid: string): Promise<string | null>;
  /** What it says; null likewise. */
  impressoDoBoleto(pagamentoUid: string): Promise<BoletoImpresso | null>;
  /** Where card providers reach us. */
  avisosEm(hotsite: RegrasHotsite): string;
  avisar: Avisar;
  nomeDoUsuario(uid: string): Promise<string>;
  segundaPessoa: SegundaPessoa;
  /** How a request is seen that is about no sale. */
  verPedido: VerPedido;
  /** How long a request waits for a second person, ms. */
  validadeDasAprovacoesMs: number;
  foiDito: FoiDito;
  /** Of lots. */
  numeros: Numerador;
  /** Tells the buyer's open pages of a sale. */
  avisarVenda(cliUid: string, venda: VendaAvisada): void;
  /** Resolves when what follows from the log is in the records. */
  emDia(): Promise<void>;
  /** The same, in no hurry. */
  semPressa(): Promise<void>;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** What was sold and the money for it, wired. */
export interface VendasLigadas {
  rotas: Rota[];
  beneficiarioDe: BeneficiarioDe;
  mudar: MudarVenda;
  comoCompras: ComoCompras;
  /** Resolves when sales and their lots agree on all that was written so far. */
  emDia(): Promise<void>;
  /** Resolves when the sale of a lot has followed it, and goes on in the one that it belongs to. */
  vendaEmDia(lelUid: string): Promise<void>;
  dinheiroDoLote: DinheiroDoLote;
  /** Takes the sale of a lot back at the hammer. */
  desfazerVenda: DesfazerVenda;
  aoReceberPix: AoReceberPix;
  /** Files between the house and its bank. */
  boletos: Boletos;
  aoReceberCartao: AoReceberCartao;
  desacordos: Reconciliador['desacordos'];
  servicos: Pick<
    ServicosDaCasa,
    | 'acertarVenda'
    | 'juntarVenda'
    | 'separarVenda'
    | 'agruparVenda'
    | 'acertarRepasses'
    | 'avisarDaVenda'
    | 'encerrarCobrancas'
    | 'devolverNoBanco'
    | 'avisarContestacao'
    | 'avisarDecisao'
    | 'podeExecutar'
    | 'fazerAprovado'
    | 'aplicarRecebimento'
  >;
  /** Looks for sales and lots that disagree and at deadlines, and tells buyers of what changes. */
  iniciar(): void;
  parar(): Promise<void>;
}

export function ligarVendas(deps: Dependencias): VendasLigadas {
  const { motor, registros, leitura, hotsites, bancos, arquivos, enderecos, fila, umaVez, agora, log } = deps;
  const {
    siteDe,
    papelDoBoleto,
    impressoDoBoleto,
    avisosEm,
    avisar,
    foiDito,
    nomeDoUsuario,
    validadeDasAprovacoesMs,
  } = deps;
  const hotsitePorId = hotsites.porId;

  // Sale and lot agree, whichever of them was moved.
  const mudarSo = criarMudarVenda({ registros, hotsitePorId, agora });
  const juncoes = criarJuncoes({
    ...{ registros, mudar: mudarSo, hotsitePorId, avisar, numeros: deps.numeros, agora },
  });
  const mudar = mudarInteiras(mudarSo, juncoes);
  const acertos = criarAcertos({
    ...{ motor, registros, leitura, mudar, emDia: deps.emDia, hotsitePorId, agora },
  });
  const { emDia } = acertos;
  registrarAcertos(fila, acertos);
  const reconciliador = criarReconciliador({
    ...{ motor, registros, acertos, agora },
    aoFalhar: (err) => log.warn({ err }, 'a sale and its lot could not be brought to agree'),
  });
  const vendaEmDia = criarVendaEmDia({ registros, acertos, juncoes });
  const encerrarPedido = criarEncerrarPedido({ registros, hotsitePorId, agora });
  // What banks tell of money is kept once before they are answered.
  const caixaDePix = criarCaixaDeEntrada(registros);
  const aoReceberPix: AoReceberPix = async (pix, de) => {
    // Each may be told again without the other: a process that dies between them has answered nothing.
    await Promise.all([caixaDePix.guardar(pix, de), recebimentos.receber(dinheiroDoPix(pix, de))]);
    await devolucoes.ouvir(pix);
  };
  const aoReceberCartao: AoReceberCartao = async (transacao, de) => {
    await recebimentos.receber(dinheiroDoCartao(transacao, de, agora()));
    await contestar(transacao, de);
  };
  const beneficiarioDe = criarBeneficiarioDe({ registros, bancos, hotsitePorId });
  const boletos = criarBoletos({
    ...{ registros, bancos, mudar, agora },
    recebimentos: {
      receber: (recebidos) => recebimentos.receber(recebidos),
      desfazer: (de, motivo) => recebimentos.desfazer(de, motivo),
      aplicar: (uid) => recebimentos.aplicar(uid),
    },
  });
  const meios = criarMeios({
    ...{
      registros,
      bancos,
      boletos,
      beneficiarioDe,
      siteDe,
      papelDoBoleto,
      avisosEm,
      aoReceberCartao,
      agora,
    },
  });
  const recebimentos = criarRecebimentos({ registros, mudar, meios, hotsitePorId, agora });
  const ehDoComprador = criarEhDoComprador(registros, meios);
  const creditos = criarCreditosDeOutro(registros, recebimentos);
  const aprovacoes = criarAprovacoes({
    ...{ registros, mudar, encerrarPedido, creditos, validade: validadeDasAprovacoesMs, agora },
    exigirQuemPediu: async (pedido, papeis) => void (await quemPediu(registros, pedido, agora(), papeis)),
  });
  const devolucoes = criarDevolucoes({ registros, bancos, mudar, fila, agora });
  registrarDevolucoes(fila, devolucoes);
  const contestar = criarContestacoes({ registros, mudar, agora });

  const comoCompras = criarComoCompras({ leitura, registros, comoRetirada: deps.comoRetirada, agora });
  const precosDeEnvio = criarPrecosDeEnvio({ registros, leitura, agora });
  const acertarRepasses = criarAcertarRepasses(registros);
  const sozinhas = ligarVendasSozinhas({
    ...{ registros, fila, juncoes, acertarRepasses, mudar, hotsitePorId, foiDito, agora, log },
  });
  let pararAvisos = (): void => {};
  let vencimento: ReturnType<typeof deTemposEmTempos> | undefined;
  return {
    mudar,
    comoCompras,
    emDia,
    dinheiroDoLote: criarDinheiroDoLote({ registros, aprovacoes, umaVez, emDia, agora }),
    vendaEmDia,
    desfazerVenda: criarDesfazerVenda({ registros, mudar, vendaEmDia, emDia: deps.emDia, agora }),
    aoReceberPix,
    boletos,
    aoReceberCartao,
    desacordos: reconciliador.desacordos,
    servicos: {
      acertarVenda: acertos.acertarVenda,
      juntarVenda: juncoes.juntar,
      separarVenda: juncoes.separar,
      agruparVenda: juncoes.agruparSozinha,
      acertarRepasses,
      avisarDaVenda: criarAvisarComprador(registros, avisar),
      async encerrarCobrancas(vendaUid) {
        const venda = await registros.colecao(VENDAS).obter(SISTEMA, vendaUid);
        if (venda !== null) await meios.encerrar(venda);
      },
      devolverNoBanco: devolucoes.devolver,
      avisarContestacao: criarAvisoDeContestacao(registros, avisar),
      podeExecutar: aprovacoes.podeExecutar,
      fazerAprovado: aprovacoes.fazer,
      avisarDecisao: criarAvisoDaDecisao(registros, avisar),
      aplicarRecebimento: (uid) => recebimentos.aplicar(uid),
    },
    beneficiarioDe,
    rotas: [
      rotaDosDesacordos(reconciliador),
      rotaDosPedidosADecidir({
        ...{ registros, arquivos, aprovacoes, nomeDoUsuario, verOutro: deps.verPedido, emDia },
      }),
      ...rotasCliente({ leitura, registros, comoCompras, enderecos, carimbar: deps.carimbar, emDia }),
      ...rotasDoResumo({ registros, emDia }),
      ...rotasDoComprador({ registros, mudar, umaVez, meios, precosDeEnvio, emDia, agora }),
      ...rotasDoAcerto({ registros, mudar, umaVez, juncoes, aprovacoes, precosDeEnvio, emDia, agora }),
      rotaDoComprador({ motor, registros, emDia }),
      ...rotasDosComprovantes({ registros, arquivos, mudar, umaVez, agora }),
      ...rotasDosBoletosDoLeilao({ registros, leitura, papelDoBoleto, impressoDoBoleto, emDia, agora }),
      ...rotasDosDocumentosDoLeilao({ registros, arquivos, umaVez, emDia, agora }),
      ...rotasDosBoletos({ registros, boletos, umaVez, nomeDoUsuario, agora }),
      rotaDaDevolucaoAQuemPagou({ registros, arquivos, umaVez, segundaPessoa: deps.segundaPessoa, agora }),
      ...rotasDosCreditos({ registros, umaVez, recebimentos, aprovacoes, ehDoComprador, agora }),
    ],
    iniciar() {
      pararAvisos = avisarVendas({ motor, registros, semPressa: deps.semPressa }, deps.avisarVenda, (err) =>
        log.error({ err }, 'a sale could not be announced'),
      );
      reconciliador.iniciar();
      sozinhas.iniciar();
      vencimento = deTemposEmTempos(criarVencimento({ registros, encerrarPedido, agora }), {
        aCada: Math.min(VENCIMENTO_MS, Math.max(500, validadeDasAprovacoesMs / 8)),
        aoFalhar: (err) => log.error({ err }, 'requests that nobody decided could not be ended'),
      });
    },
    async parar() {
      pararAvisos();
      acertos.parar();
      await reconciliador.parar();
      await sozinhas.parar();
      await vencimento?.parar();
    },
  };
}
