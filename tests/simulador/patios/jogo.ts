import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import { digestoDoComando } from '../../../engine/src/api/comando.ts';
import { ESTADIAS, type Estadia } from '../../../engine/src/casa/estadia.ts';
import { REMOCOES, type RemocaoLida } from '../../../engine/src/casa/remocao.ts';
import { VEICULOS } from '../../../engine/src/casa/veiculo.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import { autorDe } from '../../../engine/src/records/politica.ts';
import type { Acesso, DefinicaoColecao, Registro } from '../../../engine/src/records/records.ts';
import { Morreu } from '../armazem.ts';
import type { Casa } from './casa.ts';
import type { Elenco } from './elenco.ts';
import { Estadias } from './estadias.ts';
import type { Conta, Mundo } from './mundo.ts';
import type { Palco } from './palco.ts';
import { exigirPromessas } from './promessas.ts';
import { Remocoes } from './remocoes.ts';
import { Saidas } from './saidas.ts';
import { Servicos } from './servicos.ts';
import { type Chamada, Telefone } from './telefone.ts';
import { Vistorias } from './vistorias.ts';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
/** How often codes that wait are looked at. */
const RONDA_MS = 15_000;
/** As long as what a dead process held is held: it takes longer to start again. */
const DE_NOVO_MS = 31_000;
const PASSOS = [80, 240] as const;

/** What was played, and what happened to it. */
export interface Jogado {
  remocoes: number;
  estadias: number;
  passos: number;
  chamadas: number;
  mortes: number;
  /** Removals that arrived, and vehicles that left. */
  concluidas: number;
  entregues: number;
  devolvidas: number;
  /** Services that were done, and inspections. */
  servidos: number;
  vistoriados: number;
  rastro: readonly string[];
}

export class Jogo {
  readonly mundo: Mundo;
  readonly elenco: Elenco;
  readonly remocoes = new Remocoes(this);
  readonly estadias = new Estadias(this);
  readonly saidas = new Saidas(this);
  readonly servicos = new Servicos(this);
  readonly vistorias = new Vistorias(this);
  readonly #palco: Palco;
  readonly #telefones = new Map<string, Telefone>();
  readonly #revisoes = new Map<string, number>();
  #mortes = 0;
  #chamadas = 0;

  constructor(palco: Palco, elenco: Elenco) {
    this.#palco = palco;
    this.mundo = palco.mundo;
    this.elenco = elenco;
  }

  get acaso() {
    return this.mundo.acaso;
  }
  telefone(conta: Conta): Telefone {
    const seu = this.#telefones.get(conta.uid) ?? new Telefone(this.mundo, conta);
    this.#telefones.set(conta.uid, seu);
    return seu;
  }
  somePor(conta: Conta): void {
    this.telefone(conta).semRede = this.mundo.momento + this.acaso.entre(5, 300) * MINUTO_MS;
  }
  dizer(quem: Conta, rotulo: string, comandoId: string, fazer: Chamada['fazer']): void {
    this.#chamadas += 1;
    this.telefone(quem).dizer(rotulo, fazer, comandoId);
  }
  /** Who stands there; now and then somebody who does not. */
  guarda(hotsiteId: number, patUid: string): Conta {
    const { acaso, elenco } = this;
    const seus = elenco.guardas.filter(
      ({ hotsite, acesso }) =>
        hotsite.id === hotsiteId && 'patios' in acesso && acesso.patios?.includes(patUid),
    );
    return acaso.escolher(acaso.chance(0.05) ? elenco.guardas : seus);
  }
  /** What a camera takes: never the same twice. */
  foto(comandoId: string): Buffer {
    const cabeca = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    return Buffer.concat([cabeca, Buffer.from(`${comandoId} ${this.mundo.momento}`)]);
  }
  envioDe(acesso: Acesso, comandoId: string): string {
    return uuidv7De(Date.UTC(2026, 0, 1), digestoDoComando({ autor: autorDe(acesso), comandoId }));
  }
  /** What a phone has read before it said something: told again, it is what it was then. */
  revisaoDe(comandoId: string, atual: number): number {
    const dita = this.#revisoes.get(comandoId) ?? atual;
    this.#revisoes.set(comandoId, dita);
    return dita;
  }
  lerEstadia(uid: string): Promise<Registro<Estadia> | null> {
    return this.#palco.loja.registros.colecao(ESTADIAS).obter(SISTEMA, uid);
  }
  async todos<T extends { uid: string }>(colecao: DefinicaoColecao<T>): Promise<Registro<T>[]> {
    const achados: Registro<T>[] = [];
    for await (const um of this.#palco.loja.registros.colecao(colecao).percorrer(SISTEMA, { filtros: [] }))
      achados.push(um);
    return achados;
  }
  /** Where a car is put, and by which key: spots and keys are few, so that two want the same. */
  entrada(veiculoId: number, patioId: number): Record<string, unknown> {
    const { vagas } = this.elenco.patios.find(({ id }) => id === patioId)!;
    const { comChave } = this.elenco.veiculos.find(({ id }) => id === veiculoId)!;
    return {
      km: this.acaso.chance(0.5) ? null : 45_000,
      ...(vagas.length > 0 ? { vaga: this.acaso.escolher(vagas) } : {}),
      ...(comChave ? { codigoChave: `K-${this.acaso.entre(1, 5)}` } : {}),
    };
  }

  /** @param ate so many steps, and then peace: up to there it is the same game */
  async jogar(ate?: number): Promise<Jogado> {
    const sorteados = this.acaso.entre(...PASSOS);
    const pedidos = ate ?? sorteados;
    for (let passo = 0; passo < pedidos; passo++) {
      this.mundo.passar(this.#pausa());
      this.mundo.chanceDeMorte = this.acaso.chance(0.15) ? 0.05 : 0;
      await this.#viver(() => this.#agir());
      if (this.acaso.chance(0.5)) await this.#viver(() => this.#casa().trabalhar());
      await this.#rondar();
    }
    await this.#paz();
    const [remocoes, estadias] = await Promise.all([this.todos(REMOCOES as never), this.todos(ESTADIAS)]);
    const [chegaram, sairam] = [remocoes as never as RemocaoLida[], estadias];
    await exigirPromessas(this, this.#palco.loja.registros);
    const feitos = (await this.servicos.todos()).filter(({ situacao }) => situacao === 'REALIZADO');
    const realizadas = (await this.vistorias.todas()).filter(({ situacao }) => situacao === 'Realizada');
    const saiuPara = (quem: string) =>
      sairam.filter(({ situacao, saidaPara }) => situacao === 'FINALIZADA' && saidaPara === quem).length;
    return {
      ...{ remocoes: remocoes.length, estadias: estadias.length, passos: pedidos },
      ...{ chamadas: this.#chamadas, mortes: this.#mortes, rastro: [...this.mundo.rastro] },
      ...{ servidos: feitos.length, vistoriados: realizadas.length },
      concluidas: chegaram.filter(({ situacao }) => situacao === 'CONCLUIDA').length,
      ...{ entregues: saiuPara('COMPRADOR'), devolvidas: saiuPara('COMITENTE') },
    };
  }

  #casa = (): Casa => this.acaso.escolher(this.#palco.casas);
  #pausa = (): number =>
    this.acaso.chance(0.04) ? this.acaso.entre(2, 20) * HORA_MS : this.acaso.entre(1, 500) * 1_000;

  /** Whatever is done, a process may die of it; nothing else may go wrong. */
  async #viver(fazer: () => Promise<unknown>): Promise<void> {
    const erro = await fazer().then(
      () => null,
      (um: unknown) => um,
    );
    this.saidas.olhar();
    if (erro instanceof ErroMartelo && erro.statusCode < 500) this.mundo.anotar(`refused: ${erro.codigo}`);
    else if (erro !== null && !(erro instanceof Morreu)) throw erro;
    if (!this.mundo.morto()) return;
    this.#mortes += 1;
    this.mundo.anotar('— a process died, and starts again');
    this.mundo.passar(DE_NOVO_MS);
    for (const { vida } of this.#palco.casas) vida.morta = false;
  }

  /** Codes that wait, and places that are held, as they are looked after from time to time. */
  async #rondar(): Promise<void> {
    if (this.mundo.momento - (this.mundo.varridas.at(-1) ?? 0) > RONDA_MS)
      await this.#viver(async () => {
        await this.#casa().rondas.codigos();
        this.mundo.varridas.push(this.mundo.agora());
      });
    if (this.acaso.chance(0.03)) await this.#viver(() => this.#casa().rondas.lugares());
  }

  async #agir(): Promise<void> {
    await this.#combinar();
    // Who has network tells what waits: one, or several at once.
    const online = [...this.#telefones.values()].filter((um) => um.online && um.fila.length > 0);
    if (online.length === 0) return;
    const quantas = this.acaso.entre(1, 5);
    for (let n = 0; n < quantas; n++) {
      const juntos = this.acaso.chance(0.3) ? this.acaso.entre(2, 3) : 1;
      const feitas = await Promise.allSettled(
        Array.from({ length: juntos }, () => this.acaso.escolher(online).mandar(this.#casa())),
      );
      for (const feita of feitas) if (feita.status === 'rejected') throw feita.reason;
    }
  }

  /** What people make up their minds to do next, about some vehicle or another. */
  async #combinar(): Promise<void> {
    const { acaso, remocoes, estadias, saidas, servicos, vistorias } = this;
    const veiculo = acaso.escolher(this.elenco.veiculos);
    const [todas, la] = [
      (await this.todos(REMOCOES as never)) as never as RemocaoLida[],
      (await this.todos(ESTADIAS)).filter(({ veiUid }) => veiUid === veiculo.uid),
    ];
    const aberta = todas.find((um) => um.veiUid === veiculo.uid && um.chaveAberta !== null);
    const esperada = la.find(({ situacao }) => situacao === 'PREVISTA');
    const noPatio = la.find(({ situacao }) => situacao === 'ABERTA');
    const saindo = la.find(({ situacao }) => situacao === 'EM_SAIDA');
    const [vendas, agendamentos] = [await saidas.vendas(), await saidas.agendamentos()];
    const marcado = agendamentos.find(({ situacao }) => situacao === 'AGENDADO');
    const pedidos = (await servicos.todos()).filter(({ veiUid }) => veiUid === veiculo.uid);
    const pedidas = (await vistorias.todas()).filter(({ veiUid }) => veiUid === veiculo.uid);
    // The newest is what people have to do with; what was said of one before may be told yet.
    const [servico, vistoria] = [pedidos.at(-1), pedidas.at(-1)];
    switch (
      acaso.pesado({
        ...{
          pedir: aberta ? 0.05 : veiculo.hotsiteId === 1 ? 4 : 0.1,
          prever: esperada ? 0.1 : 0.8,
          some: 0.5,
        },
        ...{ encaminhar: aberta ? 8 : 0, transportar: aberta ? 7 : 0, dirigir: aberta ? 8 : 0 },
        ...{ alheio: aberta ? 0.3 : 0, receber: esperada ? 6 : 0, cancelar: esperada ? 0.3 : 0 },
        ...{ vaga: noPatio ? 0.5 : 0, liberar: noPatio ? 3 : 0, entregar: saindo ? 6 : 0 },
        ...{ tirar: la.length > 0 ? 0.2 : 0, vender: 1.5, acertar: vendas.length > 0 ? 3 : 0 },
        ...{
          agendar: vendas.length > 0 ? 2 : 0,
          portao: marcado ? 0.5 : 0,
          recesso: 0.25,
          classificar: 0.3,
        },
        ...{ servico: noPatio ? 2.5 : 0, vistoria: noPatio ? 2.5 : 0.02 * la.length },
        ...{ servir: servico ? 4 : 0, vistoriar: vistoria ? 4 : 0 },
      })
    ) {
      case 'pedir':
        return remocoes.pedir(veiculo);
      case 'encaminhar':
        return remocoes.encaminhar(aberta!);
      case 'transportar':
        return remocoes.transportar(aberta!);
      case 'dirigir':
        return remocoes.dirigir(aberta!);
      case 'alheio':
        return remocoes.alheio(aberta!, this.#casa());
      case 'prever':
        return estadias.prever(veiculo);
      case 'receber':
        return estadias.receber(esperada!);
      case 'cancelar':
        return estadias.cancelar(esperada!);
      case 'vaga':
        return estadias.mudarVaga(noPatio!);
      case 'liberar':
        return estadias.liberar(noPatio!);
      case 'entregar':
        return estadias.entregar(saindo!);
      case 'tirar':
        return estadias.tirarFoto(acaso.escolher(la));
      case 'vender':
        return saidas.vender(this.#casa());
      case 'acertar':
        return saidas.acertar(acaso.escolher(vendas), this.#casa());
      case 'agendar':
        return saidas.agendar(acaso.escolher(vendas));
      case 'portao':
        return saidas.noPortao(marcado!);
      case 'recesso':
        return saidas.recesso();
      case 'servico':
        return servicos.pedir(noPatio!);
      case 'servir':
        return servicos.tratar(servico!);
      case 'vistoria':
        return vistorias.pedir(noPatio ?? la[0]!);
      case 'vistoriar':
        return vistorias.tratar(vistoria!);
      case 'classificar':
        return this.#classificar(veiculo.uid);
      case 'some':
        return this.somePor(acaso.escolher([...this.mundo.contas.values()]));
    }
  }

  async #classificar(uid: string): Promise<void> {
    const comandoId = this.mundo.comando();
    const { revisao } = (await this.#palco.loja.registros.colecao(VEICULOS).obter(SISTEMA, uid))!;
    const body = { tipoMonta: 'SEM', estadoConservacao: 4, comandoId, revisao };
    this.dizer(this.elenco.adm, 'classifica', comandoId, async (casa) => {
      await casa.chamar(this.elenco.adm, 'POST /v1/veiculos/:uid/classificar', { params: { uid }, body });
      return {};
    });
  }

  /** Nobody does anything new, nothing fails, and every phone has network: what was said is told, and what follows is done. */
  async #paz(): Promise<void> {
    this.mundo.chanceDeMorte = 0;
    this.mundo.anotar('— peace');
    const [casa] = this.#palco.casas as [Casa];
    for (const telefone of this.#telefones.values()) await telefone.esvaziar(casa);
    for (let volta = 0, calmas = 0; volta < 30 && calmas < 2; volta++) {
      this.mundo.passar(20 * MINUTO_MS);
      await casa.rondas.codigos();
      await casa.rondas.lugares();
      calmas = (await casa.trabalhar()) ? 0 : calmas + 1;
    }
    this.mundo.anotar('— all is done');
  }
}
