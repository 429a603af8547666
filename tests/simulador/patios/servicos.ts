import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { ParteDoServico, TipoDeServico } from '@martelo/shared/estadias/servico';
import { somarDias } from '@martelo/shared/feriados';
import { vagasEntre } from '@martelo/shared/pos-venda/vagas';
import type { Estadia } from '../../../engine/src/casa/estadia.ts';
import { PATIOS } from '../../../engine/src/casa/patio.ts';
import { SERVICOS_DE_ESTADIA, type ServicoDeEstadia } from '../../../engine/src/casa/servico-de-estadia.ts';
import { agendaDe, type PatioGuardado } from '../../../engine/src/negocio/retirada/patio-do-lote.ts';
import type { Registro } from '../../../engine/src/records/records.ts';
import { mandarFoto } from './envio.ts';
import type { Jogo } from './jogo.ts';

const CAMINHO = 'POST /v1/estadias/servicos-solicitados';
const FEITO = { observacaoRealizacao: 'Feito', compareceu: true };
const TIPOS: readonly TipoDeServico[] = [
  ...(['Foto', 'Foto', 'Recortar Chassi', 'Verificação', 'Vistoria', 'Agendamento', 'Devolução'] as const),
];

/** What it is photographed in. */
const partesDe = ({ tipoServico }: ServicoDeEstadia): readonly ParteDoServico[] =>
  tipoServico === 'Recortar Chassi' ? ['ANTES', 'DEPOIS'] : ['FOTO'];

/** Services of vehicles that stand at yards, as they are asked for, booked, done with what proves it, and called off. */
export class Servicos {
  readonly #jogo: Jogo;
  /** Pictures that were answered to be kept, each with its service. */
  readonly mandadas = new Map<string, string>();

  constructor(jogo: Jogo) {
    this.#jogo = jogo;
  }

  todos(): Promise<Registro<ServicoDeEstadia>[]> {
    return this.#jogo.todos(SERVICOS_DE_ESTADIA as never) as Promise<never>;
  }

  pedir({ id: estadiaId, comId }: Registro<Estadia>): void {
    const { acaso, elenco, mundo } = this.#jogo;
    const quem = acaso.escolher([elenco.adm, elenco.remocao, ...(comId === null ? [] : [elenco.comitente])]);
    const comandoId = mundo.comando();
    const body = {
      comandoId,
      estadiaId,
      tipoServico: acaso.escolher(TIPOS),
      observacaoSolicitacao: 'Por favor',
    };
    this.#jogo.dizer(quem, `pede ${body.tipoServico} de ${estadiaId}`, comandoId, async (casa) => {
      const { uid } = await casa.chamar<{ uid: string }>(quem, CAMINHO, { body });
      return { uid };
    });
  }

  /** What somebody does about it next. Of what is over as well, now and then: their phone has not heard of it. */
  async tratar(servico: Registro<ServicoDeEstadia>): Promise<void> {
    const { acaso } = this.#jogo;
    if (acaso.chance(0.5)) {
      for (const parte of partesDe(servico)) this.#fotografar(servico, parte);
      this.#agir(servico, 'realizar', FEITO);
    }
    const quantos = acaso.chance(0.2) ? 2 : 1;
    for (let n = 0; n < quantos; n++)
      switch (acaso.pesado({ agendar: 2, fotografar: 4, realizar: 3, cancelar: 0.4 })) {
        case 'agendar':
          await this.#agendar(servico);
          break;
        case 'fotografar':
          this.#fotografar(servico, acaso.escolher(partesDe(servico)));
          break;
        case 'realizar':
          this.#agir(servico, 'realizar', acaso.chance(0.8) ? FEITO : {});
          break;
        case 'cancelar':
          this.#agir(servico, 'cancelar', { motivo: 'Não precisa mais' });
          break;
      }
  }

  async #agendar(servico: Registro<ServicoDeEstadia>): Promise<void> {
    const { acaso, mundo } = this.#jogo;
    const patios = (await this.#jogo.todos(PATIOS as never)) as never as PatioGuardado[];
    const hoje = diaEmSaoPaulo(mundo.momento);
    const agenda = agendaDe(patios.find(({ uid }) => uid === servico.patUid)!);
    const vagas = vagasEntre(agenda, { de: hoje, ate: somarDias(hoje, 3), agora: mundo.momento });
    if (vagas.length === 0) return;
    // Mostly the first ones: several want the same.
    const { inicio } = acaso.chance(0.7) ? (vagas[acaso.entre(0, 1)] ?? vagas[0]!) : acaso.escolher(vagas);
    this.#agir(servico, 'agendar', { inicio });
  }

  #fotografar({ uid, id, hotsiteId, patUid }: Registro<ServicoDeEstadia>, parte: ParteDoServico): void {
    const { acaso, mundo } = this.#jogo;
    const [quem, emPartes] = [this.#jogo.guarda(hotsiteId, patUid), acaso.chance(0.25)];
    const comandoId = mundo.comando();
    const foto = this.#jogo.foto(comandoId);
    this.#jogo.dizer(quem, `foto ${parte} do serviço ${id}`, comandoId, async (casa) => {
      const feita = await mandarFoto<{ uid: string }>(this.#jogo, casa, quem, {
        ...{ para: `${CAMINHO}/:uid/fotos`, params: { uid }, campos: { parte } },
        ...{ comandoId, foto, emPartes },
      });
      this.mandadas.set(feita.uid, uid);
      return { uid: feita.uid };
    });
  }

  #agir(
    { uid, id, hotsiteId, patUid, revisao }: Registro<ServicoDeEstadia>,
    acao: string,
    body: object,
  ): void {
    const [quem, comandoId] = [this.#jogo.guarda(hotsiteId, patUid), this.#jogo.mundo.comando()];
    this.#jogo.dizer(quem, `${acao} o serviço ${id}`, comandoId, async (casa) => {
      const atual = (await this.todos()).find((um) => um.uid === uid)?.revisao ?? revisao;
      await casa.chamar(quem, `${CAMINHO}/:uid/${acao}`, {
        ...{ params: { uid }, body: { ...body, comandoId, revisao: this.#jogo.revisaoDe(comandoId, atual) } },
      });
      return { uid };
    });
  }
}
