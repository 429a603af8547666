import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { somarDias } from '@martelo/shared/feriados';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { RetiradaDoComprador } from '@martelo/shared/pos-venda/agendamento';
import { vagasEntre } from '@martelo/shared/pos-venda/vagas';
import type { Venda } from '@martelo/shared/venda';
import type { Estadia } from '../../../engine/src/casa/estadia.ts';
import { PATIOS } from '../../../engine/src/casa/patio.ts';
import { AGENDAMENTOS, type Agendamento } from '../../../engine/src/leituras/registros/agendamento.ts';
import { VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import { agendaDe, type PatioGuardado } from '../../../engine/src/negocio/retirada/patio-do-lote.ts';
import { ATOS_DO_ACERTO } from '../../../engine/src/negocio/vendas/atos-do-acerto.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Registro } from '../../../engine/src/records/records.ts';
import type { Casa } from './casa.ts';
import type { Jogo } from './jogo.ts';

/** What is sold, paid, booked and fetched, and the days on which yards serve nobody. */
export class Saidas {
  readonly #jogo: Jogo;
  /** The code that a pickup's buyer was last shown. */
  readonly #codigos = new Map<string, string>();
  readonly #situacoes: { lelUid: string; situacao: SituacaoLote; em: number }[] = [];

  constructor(jogo: Jogo) {
    this.#jogo = jogo;
  }

  vendas = async (): Promise<Registro<Venda>[]> => this.#jogo.todos(VENDAS) as Promise<Registro<Venda>[]>;
  agendamentos = (): Promise<Registro<Agendamento>[]> => this.#jogo.todos(AGENDAMENTOS);

  /** The hammer falls on the lots whose time has come. */
  async vender(casa: Casa): Promise<void> {
    const { mesa, segundo } = this.#jogo.mundo;
    for (let lote = 1; lote <= mesa.estado!.lotes.size; lote++)
      if ((mesa.lote(lote).dataFim ?? Infinity) <= segundo() * 1_000) mesa.encerrar(segundo(), lote);
    await casa.projetar();
  }

  /** Money comes in, or goes back. */
  async acertar(venda: Venda, casa: Casa): Promise<void> {
    const { acaso, mundo } = this.#jogo;
    const paga = venda.pagamentos.find(
      ({ situacao, estornoDe }) => situacao === 'PAGO' && estornoDe === null,
    );
    const fazer = async (nome: string, alvo: string | null, corpo: object) => {
      const feitura = { corpo, alvo, uid: mundo.uid(), por: 'equipe', em: mundo.momento };
      await casa.vendas.mudar({ acesso: SISTEMA }, venda.uid, (antes) =>
        ATOS_DO_ACERTO[nome]!.mudanca(antes, feitura as never),
      );
      return feitura.uid;
    };
    if (paga !== undefined && acaso.chance(0.5)) {
      // Money is taken back, or more is due than was paid.
      if (acaso.chance(0.3)) await fazer('estorno', paga.uid, { motivo: 'Engano' });
      else await fazer('extra', null, { nome: 'Despachante', valor: 10_000 });
      return;
    }
    const linha = await fazer('pagamento', null, { tipo: 'PIX', valor: Math.max(1, venda.totalAPagar) });
    await fazer('situacao', linha, { situacao: 'AG_COMPENSACAO' });
    if (acaso.chance(0.85)) await fazer('situacao', linha, { situacao: 'PAGO' });
  }

  /** Its buyer books, moves, calls off or looks at a pickup. */
  async agendar(venda: Registro<Venda>): Promise<void> {
    const { acaso, elenco, mundo } = this.#jogo;
    const quem = elenco.clientes.find(({ uid }) => uid === venda.cliUid)!;
    const seus = (await this.agendamentos()).filter(({ vendaUid }) => vendaUid === venda.uid);
    const marcado = seus.find(({ situacao }) => situacao === 'AGENDADO');
    const patio = (await this.#patios()).find(({ nome }) => nome === venda.itens[0]!.patioNome)!;
    const hoje = diaEmSaoPaulo(mundo.momento);
    const agenda = { ...agendaDe(patio), recessos: acaso.chance(0.3) ? [] : agendaDe(patio).recessos };
    const vagas = vagasEntre(agenda, { de: hoje, ate: somarDias(hoje, 3), agora: mundo.momento });
    if (vagas.length === 0) return;
    const { inicio } = acaso.chance(0.5) ? (vagas[acaso.entre(0, 2)] ?? vagas[0]!) : acaso.escolher(vagas);
    const comandoId = mundo.comando();
    const guardar = ({ uid, codigo }: RetiradaDoComprador): { uid: string } => {
      if (codigo !== null) this.#codigos.set(uid, codigo);
      return { uid };
    };
    if (marcado === undefined) {
      const body = { comandoId, itens: venda.itens.map(({ uid }) => uid), patUid: patio.uid, inicio };
      return this.#jogo.dizer(quem, `agenda ${venda.id} ${inicio}`, comandoId, async (casa) =>
        guardar(
          await casa.chamar(quem, 'POST /v1/cliente/compras/:id/retirada', {
            params: { id: venda.uid },
            body,
          }),
        ),
      );
    }
    const params = { id: venda.uid, uid: marcado.uid };
    const caminho = '/v1/cliente/compras/:id/retirada/:uid';
    if (acaso.chance(0.2))
      return this.#jogo.dizer(quem, `desmarca ${venda.id}`, comandoId, async (casa) =>
        guardar(await casa.chamar(quem, `DELETE ${caminho}`, { params, query: { comandoId } })),
      );
    const body = {
      comandoId,
      ...(acaso.chance(0.5) ? { inicio } : acaso.chance(0.3) ? { novoCodigo: true } : {}),
    };
    this.#jogo.dizer(quem, `remarca ${venda.id}`, comandoId, async (casa) =>
      guardar(await casa.chamar(quem, `PUT ${caminho}`, { params, body })),
    );
  }

  /** The gate hands over by the pickup alone, or says that nobody came. */
  async noPortao(agendamento: Registro<Agendamento>): Promise<void> {
    const { acaso, elenco, mundo } = this.#jogo;
    const [quem, comandoId] = [elenco.guardas[acaso.entre(0, 1)]!, mundo.comando()];
    const em = new Date(mundo.momento).toISOString();
    const body = acaso.chance(0.8)
      ? {
          ...{ situacao: 'entregue', documentoVisto: 'CNH 123', foraDoDia: true },
          codigo: this.#codigos.get(agendamento.uid) ?? 'ERRADO',
          ...(acaso.chance(0.3) ? { em } : {}),
        }
      : { situacao: acaso.escolher(['nao_compareceu', 'cancelado']), motivo: 'Porque sim' };
    this.#jogo.dizer(quem, `${body.situacao} ${agendamento.id}`, comandoId, async (casa) => {
      const { uid, situacao } = await casa.chamar<{ uid: string; situacao: string }>(
        quem,
        'PUT /v1/agendamentos/:uid/situacao',
        { params: { uid: agendamento.uid }, body: { ...body, comandoId } },
      );
      return { uid, situacao };
    });
    if (acaso.chance(0.15)) this.#jogo.somePor(quem);
  }

  /** Nobody is served on some days, at one yard or all; or they are after all. */
  async recesso(): Promise<void> {
    const { acaso, elenco, mundo } = this.#jogo;
    const comandoId = mundo.comando();
    const com = (await this.#patios()).filter((um) => agendaDe(um).recessos.length > 0);
    if (com.length > 0 && acaso.chance(0.35)) {
      const patio = acaso.escolher(com);
      const { de, ate, motivo } = acaso.escolher(agendaDe(patio).recessos);
      return this.#jogo.dizer(elenco.adm, `retira o recesso de ${de}`, comandoId, async (casa) => {
        await casa.chamar(elenco.adm, 'POST /v1/patio-recesso/:uid/retirar', {
          ...{ params: { uid: patio.uid }, body: { comandoId, de, ate, motivo } },
        });
        return {};
      });
    }
    const de = somarDias(diaEmSaoPaulo(mundo.momento), acaso.entre(0, 3));
    const body = {
      ...{ comandoId, de, ate: somarDias(de, acaso.entre(0, 1)), motivo: 'Inventário' },
      remarcar: acaso.chance(0.7),
      ...(acaso.chance(0.7) ? { patios: [acaso.escolher(elenco.patios).uid] } : {}),
    };
    this.#jogo.dizer(elenco.adm, `recesso em ${de}`, comandoId, async (casa) => {
      await casa.chamar(elenco.adm, 'POST /v1/patio-recesso', { body });
      return {};
    });
  }

  /** What the buyer of a vehicle shows at the gate; null where there is nobody, or nothing to show. */
  async codigoDe({ veiUid }: Pick<Estadia, 'veiUid'>): Promise<string | null> {
    const lelUid = this.#jogo.elenco.veiculos.find(({ uid }) => uid === veiUid)?.lelUid;
    const seu = (await this.agendamentos()).find(
      ({ itens, situacao }) => situacao === 'AGENDADO' && itens.some((item) => item.lelUid === lelUid),
    );
    return (seu && this.#codigos.get(seu.uid)) ?? null;
  }

  situacaoDoLote(lelUid: string): SituacaoLote {
    return this.#jogo.mundo.mesa.estado!.lotes.get(lelUid)!.situacao;
  }
  /** Where a lot stood at an instant (ISO). */
  situacaoEm(lelUid: string, em: string): SituacaoLote {
    const quando = this.#situacoes.filter((uma) => uma.lelUid === lelUid && uma.em <= Date.parse(em)).at(-1);
    return quando?.situacao ?? 'CADASTRADO';
  }
  /** Looks at the auction, after whatever may have moved it. */
  olhar(): void {
    for (const { uid: lelUid, situacao } of this.#jogo.mundo.mesa.estado!.lotes.values())
      if (this.#situacoes.findLast((uma) => uma.lelUid === lelUid)?.situacao !== situacao)
        this.#situacoes.push({ lelUid, situacao, em: this.#jogo.mundo.momento });
  }

  #patios(): Promise<PatioGuardado[]> {
    return this.#jogo.todos(PATIOS as never) as Promise<never>;
  }
}
