import { createHmac } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import { loteUid, Mesa } from '../../auction/mesa.ts';
import { projecaoCatalogo } from '../../leituras/projecoes/catalogo.ts';
import { enderecosDeDocumento } from '../../leituras/registros/endereco-de-documento.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { lerDoMotor } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import type { Motor } from '../../runtime/motor.ts';
import { criarAcertos } from './acertar.ts';
import { criarMudarVenda } from './mudar.ts';

export const ANA = '01900000-0000-7000-8000-0000000000a1';
export const BIA = '01900000-0000-7000-8000-0000000000b1';
const enderecos = enderecosDeDocumento((proposito, texto) =>
  createHmac('sha256', 'segredo de teste').update(`${proposito}\n${texto}`).digest(),
);

/** A table with one lot on the block, its records in memory, and all that keeps its sales: for tests. */
export class Bancada {
  readonly mesa = new Mesa({}, [{ finalizacaoManual: true }]);
  readonly registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  segundo = 1_000;
  readonly agora = () => this.segundo * 1000;
  readonly mudar = criarMudarVenda({
    registros: this.registros,
    hotsitePorId: () => HOTSITES_DEMO[0]!,
    agora: this.agora,
  });
  #lidos = 0;
  readonly #motor = {
    estado: async () => this.mesa.estado,
    aoGravar: () => () => {},
    executar: async (_: string, { pedido, autor }: Parameters<Motor['executar']>[1]) => {
      const resposta = this.mesa.mandar(pedido, ++this.segundo, autor);
      if (!resposta.ok) throw new ErroMartelo(resposta.codigo, resposta.detalhes);
      return resposta.valor;
    },
  } as unknown as Motor;
  readonly acertos = criarAcertos({
    ...{ motor: this.#motor, registros: this.registros, leitura: lerDoMotor(this.#motor) },
    ...{ mudar: this.mudar, emDia: () => this.projetar(), agora: this.agora },
    hotsitePorId: () => HOTSITES_DEMO[0]!,
  });

  constructor() {
    this.mesa.leiloeiro({ acao: 'abrir-lote' }, 10);
  }

  /** What happened since the last time, as one commit; all of it again after `doZero`. */
  async projetar(): Promise<void> {
    const catalogo = projecaoCatalogo(this.registros, { enderecos, hotsiteDoCliente: () => 1 });
    const events = this.mesa.eventos.slice(this.#lidos);
    if (events.length === 0) return;
    const stream = `leilao:${this.mesa.estado!.leilao.uid}`;
    const passo = { apos: this.#lidos, ate: this.mesa.eventos.length };
    await this.registros.projecoes.aplicar(catalogo.nome, stream, passo, (tx) =>
      catalogo.aplicar(tx, { stream, events }),
    );
    this.#lidos = this.mesa.eventos.length;
  }

  async doZero(): Promise<void> {
    const { nome, colecoes } = projecaoCatalogo(this.registros, { enderecos, hotsiteDoCliente: () => 1 });
    await this.registros.projecoes.zerar(nome, colecoes);
    this.#lidos = 0;
    await this.projetar();
  }

  /** Whoever leads gets it. */
  vender(quando: number): void {
    for (const acao of ['dou-lhe-uma', 'dou-lhe-duas', 'vender'] as const)
      this.mesa.leiloeiro({ acao }, quando);
  }

  async venda() {
    return (await vendaDoLote(this.registros.colecao(VENDAS), SISTEMA, loteUid(1)))!;
  }
}
