import { createHmac } from 'node:crypto';
import { Acaso } from '@martelo/shared/acaso';
import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import { comitenteEscrita } from '@martelo/shared/comitente';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7De } from '@martelo/shared/identificador';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { criarLinha, enviarComprovante } from '@martelo/shared/pos-venda/atos';
import { TIPOS_DO_CLIENTE } from '@martelo/shared/pos-venda/pagamentos';
import type { ComissaoCombinada } from '@martelo/shared/pos-venda/repasse';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import { SITUACOES_PAGAMENTO, TIPOS_PAGAMENTO, type Venda } from '@martelo/shared/venda';
import type { Servicos } from '../../../engine/src/api/recurso/declaracao.ts';
import { loteUid, Mesa } from '../../../engine/src/auction/mesa.ts';
import { COMISSOES_COMITENTE } from '../../../engine/src/casa/comissao-comitente.ts';
import { COMITENTES } from '../../../engine/src/casa/comitente.ts';
import { RECEBIMENTOS } from '../../../engine/src/casa/credito-sem-destino.ts';
import { REPASSES } from '../../../engine/src/casa/repasse.ts';
import type { ServicosDaCasa } from '../../../engine/src/casa/servicos.ts';
import { TAREFAS } from '../../../engine/src/jobs/tarefas.ts';
import { projecaoCatalogo } from '../../../engine/src/leituras/projecoes/catalogo.ts';
import { ACERTAR_REPASSES, AGRUPAR_VENDA } from '../../../engine/src/leituras/projecoes/venda.ts';
import { enderecosDeDocumento } from '../../../engine/src/leituras/registros/endereco-de-documento.ts';
import { type ServicosDaVenda, VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import { ATOS_DO_ACERTO } from '../../../engine/src/negocio/vendas/atos-do-acerto.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Registro, Registros } from '../../../engine/src/records/records.ts';
import { comMortes, type Loja, Morreu } from '../armazem.ts';
import { fazerEfeitos } from '../efeitos.ts';
import { comporVendas, motorDaMesa, projetarMesa, servicosDasVendas } from '../vendas.ts';
import { type Dito, desistiuSozinha, exigirAvisos, foiAgrupada } from './ditos.ts';
import { exigirPromessas, exigirRepasses } from './promessas.ts';

const CLIENTES = ['01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000b1'] as const;
const LOTES = 8;
/** Sold before anybody does anything; the others meanwhile. */
const LOTES_DO_INICIO = 5;
const COMITENTE = 1;
const ACOES_MAX = 70;
const DIA_S = 86_400;
const MARCADAS: readonly SituacaoLote[] = [
  ...(['PAGO', 'PAGO_CARTAO', 'AG_PAGAMENTO', 'BOLETO', 'RETIRADO', 'PARCIAL_CARTAO'] as const),
  ...(['CLIENTE_DESISTIU', 'RECOMPRA'] as const),
];
const DO_COMITENTE: ReadonlySet<string> = new Set([1, 3, 5, 7].map(loteUid));
const enderecos = enderecosDeDocumento((proposito, texto) =>
  createHmac('sha256', 'simulador').update(`${proposito}\n${texto}`).digest(),
);

/** How many purchases were played, and what was done to them. */
export interface Jogado {
  compras: number;
  acoes: number;
  mortes: number;
  /** That went on in another by themselves. */
  agrupadas: number;
  /** That were given up by themselves. */
  desistidas: number;
  avisos: number;
}

/**
 * One auction's purchases by two clients: rows, proofs, staff, a bank that tells twice, late and of others' accounts, lots that are marked
 * by hand, days that pass while nobody pays, a brand that joins and gives up by itself, and a process that dies at any write. Then peace: what is pending is done, and all promises must hold.
 * @throws Violacao
 */
export async function jogarCompras(semente: number, loja: Loja): Promise<Jogado> {
  const jogo = new Jogo(semente, loja);
  try {
    return await jogo.jogar();
  } finally {
    await jogo.fechar();
  }
}

class Jogo {
  readonly #acaso: Acaso;
  readonly #mesa: Mesa;
  readonly #loja: Loja;
  readonly #disco: Registros;
  readonly #registros: Registros;
  #chanceDeMorte = 0;
  #segundo = 1_000;
  #uids = 0;
  #lidos = 0;
  #vendidos = 0;
  /** What the bank has sent so far: it may send any of it again. */
  readonly #avisos: DinheiroRecebido[] = [];
  readonly #ditos: Dito[] = [];
  readonly #tarefasFeitas = new Set<string>();
  readonly #marca: RegrasHotsite;
  readonly #comissao: Pick<ComissaoCombinada, 'porcentagem' | 'fixo'>;
  readonly #agora = () => this.#segundo * 1000;
  readonly #servicos: ReturnType<Jogo['compor']>;
  readonly #catalogo: ReturnType<typeof projecaoCatalogo>;

  constructor(semente: number, loja: Loja) {
    this.#loja = loja;
    this.#disco = loja.registros;
    this.#acaso = Acaso.deVizinha(semente);
    this.#marca = {
      ...HOTSITES_DEMO[0]!,
      agruparVendas: this.#acaso.chance(0.6),
      desistenciaAutomatica: this.#acaso.chance(0.7) ? { dias: this.#acaso.entre(3, 6) } : null,
      prazoPagamento: { dias: this.#acaso.entre(0, 3), uteis: this.#acaso.chance(0.5) },
      multaDesistencia: this.#acaso.entre(0, 25),
    };
    this.#comissao = { porcentagem: this.#acaso.entre(0, 2_000) / 100, fixo: this.#acaso.entre(0, 300) };
    this.#registros = comMortes(this.#disco, this.#acaso, () => this.#chanceDeMorte);
    this.#mesa = new Mesa(
      {},
      Array.from({ length: LOTES }, (_, i) => ({
        ...{ fim: 100, valor: { minimo: 100 } },
        ...(DO_COMITENTE.has(loteUid(i + 1)) ? { comitente: { comId: COMITENTE, nome: 'Banco' } } : {}),
      })),
    );
    this.#servicos = this.compor();
    this.#catalogo = projecaoCatalogo(this.#disco, {
      ...{ enderecos, hotsiteDoCliente: () => 1, hotsitePorId: () => this.#marca },
    });
  }

  compor() {
    const avisar: Avisar = async (evento, { chave, dados }) => this.dizer(evento, chave, dados);
    return comporVendas({
      ...{ registros: this.#registros, agora: this.#agora, avisar, hotsitePorId: () => this.#marca },
      motor: motorDaMesa(
        () => this.#mesa,
        () => ++this.#segundo,
      ),
      emDia: () => this.projetar(),
      foiDito: (chave) => this.#ditos.some((dito) => dito.chave === chave),
    });
  }

  /** The room of notices: the same again is the same message, and it may die before it has kept one, or after. */
  dizer(evento: CodigoEvento, chave: string, dados: unknown): void {
    if (this.#acaso.chance(this.#chanceDeMorte)) throw new Morreu('before a notice');
    if (!this.#ditos.some((dito) => dito.evento === evento && dito.chave === chave))
      this.#ditos.push({ evento, chave, dados: dados as Dito['dados'], em: this.#agora() });
    if (this.#acaso.chance(this.#chanceDeMorte)) throw new Morreu('after a notice');
  }

  fechar(): Promise<void> {
    return this.#loja.esvaziar(this.#catalogo.nome);
  }

  uid(): string {
    return uuidv7De(this.#agora(), (++this.#uids).toString(16).padStart(20, '0'));
  }

  async projetar(): Promise<void> {
    this.#lidos = await projetarMesa(this.#disco, this.#catalogo, this.#mesa, this.#lidos);
  }

  async vendas(): Promise<Registro<Venda>[]> {
    const { itens } = await this.#disco.colecao(VENDAS).listar(SISTEMA, {
      ...{ filtros: [], pagina: 1, porPagina: 200 },
      ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    });
    return itens;
  }

  async jogar(): Promise<Jogado> {
    for (let lote = 1; lote <= LOTES; lote++)
      this.#mesa.lance(this.#acaso.escolher(CLIENTES), 'MANUAL', this.#acaso.entre(100, 5_000), 10, lote);
    for (let lote = 1; lote <= LOTES_DO_INICIO; lote++) this.#mesa.encerrar(400, lote);
    this.#vendidos = LOTES_DO_INICIO;
    await this.porComitente();
    await this.projetar();
    let mortes = 0;
    const acoes = this.#acaso.entre(10, ACOES_MAX);
    const viver = async (fazer: () => Promise<unknown>, passam: number): Promise<void> => {
      this.#segundo += this.#acaso.entre(1, passam);
      this.#chanceDeMorte = this.#acaso.chance(0.3) ? 0.15 : 0;
      await fazer().catch((erro: unknown) => {
        if (erro instanceof Morreu) mortes++;
        else if (!(erro instanceof ErroMartelo)) throw erro;
      });
    };
    if (this.#acaso.chance(0.5))
      for (let vez = 0; vez < 2 * LOTES; vez++) await viver(() => this.fazerTarefa(), 60);
    for (let acao = 0; acao < acoes; acao++)
      await viver(() => this.agir(), this.#acaso.chance(0.05) ? DIA_S : 600);
    // Then nobody does anything about it for weeks, in some auctions after few have.
    const dias = this.#acaso.chance(0.5) ? this.#acaso.entre(1, 16) : 0;
    for (const fim = this.#segundo + dias * DIA_S; this.#segundo < fim; )
      await viver(async () => {
        await this.#servicos.prazos.varrer();
        await this.fazerPendentes();
      }, 1.5 * DIA_S);
    await this.paz();
    const vendas = await this.vendas();
    const historias = await Promise.all(vendas.map((venda) => this.historia(venda)));
    exigirAvisos({ historias, ditos: this.#ditos });
    exigirPromessas({
      vendas,
      recebimentos: (
        await this.#disco.colecao(RECEBIMENTOS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 500 })
      ).itens,
      avisos: this.#avisos,
      lotes: this.#mesa.estado!.lotes,
    });
    exigirRepasses({
      vendas,
      repasses: (
        await this.#disco.colecao(REPASSES).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 500 })
      ).itens,
      comissao: this.#comissao,
      temComitente: (lelUid) => DO_COMITENTE.has(lelUid),
    });
    return {
      ...{ compras: this.#vendidos, acoes, mortes, avisos: this.#ditos.length },
      agrupadas: vendas.filter(({ encerramento }) => foiAgrupada(encerramento)).length,
      desistidas: vendas.filter(desistiuSozinha).length,
    };
  }

  /** All that a sale ever was, the first version first. */
  async historia(venda: Registro<Venda>): Promise<Venda[]> {
    const { itens, total } = await this.#disco
      .colecao(VENDAS)
      .historico(SISTEMA, venda.uid, { pagina: 1, porPagina: 500 });
    if (itens.length !== total) throw new Error(`${total} versions of one sale`);
    return [...itens, venda].toSorted((a, b) => a.revisao - b.revisao);
  }

  /** The consignor of every second lot, and what was agreed with it long ago. */
  async porComitente(): Promise<void> {
    const hotsites = [this.#marca.id];
    await this.#disco.colecao(COMITENTES).inserir(SISTEMA, {
      ...comitenteEscrita.parse({ nome: 'Banco' }),
      ...{ uid: this.uid(), id: COMITENTE, hotsites, usuarios: [] },
    });
    const vigenteDesde = new Date(0).toISOString();
    await this.#disco.colecao(COMISSOES_COMITENTE).inserir(SISTEMA, {
      ...{ uid: this.uid(), id: 1, hotsiteId: this.#marca.id, comId: COMITENTE },
      ...{ ...this.#comissao, desde: vigenteDesde.slice(0, 10), vigenteDesde },
    });
  }

  /** One thing that somebody does. Refusals are answers. */
  async agir(): Promise<void> {
    const vendas = await this.vendas();
    const venda = this.#acaso.escolher(vendas);
    switch (
      this.#acaso.pesado({
        linha: 8,
        prova: 4,
        equipe: 8,
        banco: 10,
        lote: 3,
        juntar: 2,
        separar: 2,
        efeitos: 4,
        vender: 1,
        agrupar: 2,
        prazos: 6,
      })
    ) {
      case 'linha':
        return this.criarLinha(venda);
      case 'prova':
        return this.provar(venda);
      case 'equipe':
        return this.acertar(venda);
      case 'banco':
        return this.avisar(venda);
      case 'lote':
        return this.marcar();
      case 'juntar':
        return this.juntar(venda, vendas);
      case 'separar':
        return this.separar(venda);
      case 'vender':
        if (this.#vendidos < LOTES) this.#mesa.encerrar(++this.#segundo, ++this.#vendidos);
        return this.projetar();
      case 'agrupar':
        await this.fazerTarefa();
        return;
      case 'prazos':
        return this.#servicos.prazos.varrer();
      case 'efeitos':
        await this.fazerPendentes();
    }
  }

  async criarLinha({ uid, cliUid, hotsiteId, totalAPagar }: Venda): Promise<void> {
    const corpo = { tipo: this.#acaso.escolher(TIPOS_DO_CLIENTE), valor: this.#acaso.entre(1, totalAPagar) };
    const acesso = { tipo: 'cliente', hotsiteId, cliUid, papeis: [] } as const;
    const nova = {
      ...corpo,
      uid: this.uid(),
      origem: 'cliente',
      data: new Date(this.#agora()).toISOString(),
    };
    await this.#servicos.mudar({ acesso }, uid, (antes) => criarLinha(antes, nova as never));
  }

  async provar({ uid, pagamentos }: Venda): Promise<void> {
    if (pagamentos.length === 0) return;
    const linha = this.#acaso.escolher(pagamentos);
    const prova = {
      uid: this.uid(),
      nome: 'x',
      enviadoEm: new Date(this.#agora()).toISOString(),
      enviadoPor: 'x',
    };
    await this.#servicos.mudar({ acesso: SISTEMA }, uid, (antes) =>
      enviarComprovante(antes, linha.uid, prova),
    );
  }

  /** Settlement, with whatever it may press; who has to agree is not what is played here. */
  async acertar({ uid, pagamentos, totalAPagar }: Venda): Promise<void> {
    const nome = this.#acaso.pesado({
      ...{ situacao: 12, pagamento: 3, estorno: 2, 'cancelar-pagamento': 2, desconto: 1, extra: 1 },
      ...{ cancelar: 0.3, desistencia: 0.3 },
    });
    const ato = ATOS_DO_ACERTO[nome]!;
    const alvo =
      ato.em === 'pagamento' && pagamentos.length > 0 ? this.#acaso.escolher(pagamentos).uid : null;
    if (ato.em === 'pagamento' && alvo === null) return;
    const corpo = {
      ...{ motivo: 'Porque sim', nome: 'Extra', tipo: this.#acaso.escolher(TIPOS_PAGAMENTO) },
      ...{
        situacao: this.#acaso.escolher(SITUACOES_PAGAMENTO),
        valor: this.#acaso.entre(1, totalAPagar + 1),
      },
    };
    const feitura = { corpo, alvo, uid: this.uid(), por: 'equipe', em: this.#agora() };
    await this.#servicos.mudar({ acesso: SISTEMA }, uid, (antes) => ato.mudanca(antes, feitura as never));
  }

  /** The bank tells: of what was asked, of another amount, of nothing of ours, or what it told before. */
  async avisar({ pagamentos, hotsiteId }: Venda): Promise<void> {
    const repete = this.#avisos.length > 0 && this.#acaso.chance(0.3);
    if (!repete) {
      const linha =
        pagamentos.length > 0 && this.#acaso.chance(0.9) ? this.#acaso.escolher(pagamentos) : null;
      const valor = linha && this.#acaso.chance(0.7) ? Math.abs(linha.valor) : this.#acaso.entre(1, 300_000);
      this.#avisos.push({
        ...{ hotsiteId, provedor: 'pix', idNoProvedor: `E${this.#avisos.length}`, valor },
        ...{ tipo: this.#acaso.escolher(['PIX', 'BOLETO', 'CARTAO_DE_CREDITO'] as const) },
        ...{ em: new Date(this.#agora()).toISOString(), pagamentoUid: linha?.uid ?? null, pagador: null },
        proprio: this.#acaso.escolher([true, true, null, false]),
      });
    }
    const quais = repete
      ? [this.#acaso.escolher(this.#avisos), this.#acaso.escolher(this.#avisos)]
      : [this.#avisos.at(-1)!];
    await this.#servicos.recebimentos.receber(quais);
  }

  /** Staff set a lot by hand. */
  async marcar(): Promise<void> {
    const lelUid = loteUid(this.#acaso.entre(1, LOTES));
    const situacao = this.#acaso.escolher(MARCADAS);
    this.#mesa.mandar(
      { tipo: 'mudar-situacao-lote', lelUid, situacao, motivo: null, como: ['acerto'] },
      ++this.#segundo,
    );
    await this.projetar();
  }

  async juntar(venda: Registro<Venda>, vendas: readonly Registro<Venda>[]): Promise<void> {
    const outras = vendas.filter(({ cliUid, uid }) => cliUid === venda.cliUid && uid !== venda.uid);
    if (outras.length === 0) return;
    const comando = { autor: 'equipe', comandoId: `j${++this.#uids}`, doCliente: true };
    await this.#servicos.juncoes.agrupar(this.equipe(), comando, venda, [this.#acaso.escolher(outras)]);
  }

  async separar(venda: Registro<Venda>): Promise<void> {
    if (venda.itens.length < 2) return;
    const comando = { autor: 'equipe', comandoId: `s${++this.#uids}`, doCliente: true };
    const item = this.#acaso.escolher(venda.itens).uid;
    await this.#servicos.juncoes.desmembrar(this.equipe(), comando, venda, [item]);
  }

  equipe(): never {
    const usuUid = '01900000-0000-7000-8000-0000000000e1';
    const quem = { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid, papeis: ['Interno - ADM'] };
    return { acesso: quem, hotsite: this.#marca } as never;
  }

  /** A job that the projection left, as the queue would do it: until it was done to its end. */
  async fazerTarefa(): Promise<boolean> {
    const { itens } = await this.#disco.colecao(TAREFAS).listar(SISTEMA, {
      filtros: [{ tipo: 'lista', campo: 'nome', valores: [AGRUPAR_VENDA, ACERTAR_REPASSES] }],
      ...{ pagina: 1, porPagina: 100 },
    });
    const espera = itens.filter(({ uid }) => !this.#tarefasFeitas.has(uid));
    if (espera.length === 0) return false;
    const { uid, nome, carga } = this.#acaso.escolher(espera);
    const vendaUid = String(carga.vendaUid);
    if (nome === AGRUPAR_VENDA) await this.#servicos.juncoes.agruparSozinha(vendaUid);
    else await this.#servicos.acertarRepasses(vendaUid);
    this.#tarefasFeitas.add(uid);
    return true;
  }

  fazerPendentes(): Promise<boolean> {
    const servicos = {
      ...servicosDasVendas(this.#servicos),
      // Nothing is picked up here.
      ...{ acertarRetiradas: async () => {}, encerrarEstadiasDaVenda: async () => {} },
    } satisfies Omit<ServicosDaVenda, keyof Servicos> &
      Pick<ServicosDaCasa, 'aplicarRecebimento'> as unknown as ServicosDaCasa;
    return fazerEfeitos(this.#registros, [VENDAS, RECEBIMENTOS], servicos);
  }

  /** Nobody does anything any more, and nothing fails: what follows from what was done comes to its end. */
  async paz(): Promise<void> {
    this.#chanceDeMorte = 0;
    while (await this.fazerTarefa());
    for (let volta = 0, calmas = 0; volta < 20 && calmas < 2; volta++) {
      this.#segundo += 60;
      calmas = (await this.fazerPendentes()) ? 0 : calmas + 1;
      for (let lote = 1; lote <= LOTES; lote++) await this.#servicos.acertos.acertarLote(loteUid(lote));
    }
  }
}
