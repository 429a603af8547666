import type { MomentoDaFoto } from '@martelo/shared/estadias/estadia';
import type { Estadia } from '../../../engine/src/casa/estadia.ts';
import type { Registro } from '../../../engine/src/records/records.ts';
import type { Veiculo } from './elenco.ts';
import { mandarFoto } from './envio.ts';
import type { Jogo } from './jogo.ts';
import type { Conta } from './mundo.ts';

type Vista = 'FRENTE_DIREITA' | 'PAINEL' | null;
/** Of a position, a moment and a picture: what a phone was told has arrived. */
export interface FotoMandada {
  estadiaUid: string;
  uid: string;
}

/** Stays, as who stands at the gates makes them. */
export class Estadias {
  readonly #jogo: Jogo;
  /** Pictures that were answered to be kept. */
  readonly mandadas = new Map<string, FotoMandada>();
  readonly retiradas = new Set<string>();

  constructor(jogo: Jogo) {
    this.#jogo = jogo;
  }

  prever({ id, hotsiteId, destino }: Veiculo): void {
    const { acaso, elenco, mundo } = this.#jogo;
    const patio = acaso.chance(0.85) ? destino : acaso.escolher(elenco.patios);
    const [quem, comandoId] = [this.#jogo.guarda(hotsiteId, patio.uid), mundo.comando()];
    const body = { comandoId, veiculoId: id, patioId: patio.id };
    this.#jogo.dizer(quem, `espera ${id}`, comandoId, async (casa) => {
      const { uid } = await casa.chamar<{ uid: string }>(quem, 'POST /v1/estadias', { body });
      return { uid };
    });
  }

  /** A check-in: the pictures, and then the car, its spot and its key. Now and then two do it at once, each with a phone. */
  receber(estadia: Registro<Estadia>): void {
    const { acaso } = this.#jogo;
    const quantos = acaso.chance(0.15) ? 2 : 1;
    for (let n = 0; n < quantos; n++) {
      const quem = this.#jogo.guarda(estadia.hotsiteId, estadia.patUid);
      if (this.#jogo.telefone(quem).fila.length > 12) continue;
      const faltam = (['FRENTE_DIREITA', 'PAINEL'] as const).filter(
        (vista) => !estadia.fotos.some((uma) => uma.momento === 'ENTRADA' && uma.vista === vista),
      );
      for (const vista of faltam) if (acaso.chance(0.95)) this.fotografar(quem, estadia, 'ENTRADA', vista);
      const body = this.#jogo.entrada(estadia.veiculoId, estadia.patioId);
      this.#agir(quem, estadia, 'entrar', body);
      if (acaso.chance(0.15)) this.#jogo.somePor(quem);
    }
  }

  mudarVaga(estadia: Registro<Estadia>): void {
    const { vaga } = this.#jogo.entrada(estadia.veiculoId, estadia.patioId) as { vaga?: string };
    this.#agir(this.#jogo.guarda(estadia.hotsiteId, estadia.patUid), estadia, 'mudarVaga', {
      vaga: vaga ?? 'B-1',
    });
  }

  cancelar(estadia: Registro<Estadia>): void {
    this.#agir(this.#jogo.guarda(estadia.hotsiteId, estadia.patUid), estadia, 'cancelar', {
      motivo: 'Não vem mais',
    });
  }

  /** Lets it out: to who bought it, by a code that may be wrong, or to its consignor by an order. */
  async liberar(estadia: Registro<Estadia>): Promise<void> {
    const { acaso } = this.#jogo;
    const codigo = await this.#jogo.saidas.codigoDe(estadia);
    const body =
      codigo !== null && acaso.chance(0.85)
        ? { para: 'COMPRADOR', codigo: acaso.chance(0.1) ? 'ERRADO' : codigo }
        : acaso.chance(0.15)
          ? { para: 'COMPRADOR', codigo: 'ERRADO' }
          : { para: 'COMITENTE', ordem: 'Ordem 12' };
    this.#agir(this.#jogo.guarda(estadia.hotsiteId, estadia.patUid), estadia, 'liberarSaida', body);
  }

  /** The hand-over: pictures, the signature, and the car is gone; or it comes back from the gate. */
  entregar(estadia: Registro<Estadia>): void {
    const { acaso } = this.#jogo;
    const quem = this.#jogo.guarda(estadia.hotsiteId, estadia.patUid);
    if (acaso.chance(0.12)) {
      this.#agir(quem, estadia, 'voltar', { motivo: 'Não coube no guincho' });
      return;
    }
    const tem = (momento: MomentoDaFoto) => estadia.fotos.some((uma) => uma.momento === momento);
    if (!tem('SAIDA')) this.fotografar(quem, estadia, 'SAIDA', 'FRENTE_DIREITA');
    if (!tem('ASSINATURA')) this.fotografar(quem, estadia, 'ASSINATURA', null);
    const body = {
      ...{ devolucaoNome: 'Fulano de Tal', devolucaoTipoDoc: 'CPF', devolucaoDoc: '529.982.247-25' },
      ...(acaso.chance(0.85) ? { foraDoDia: true } : {}),
    };
    this.#agir(quem, estadia, 'finalizar', body);
    if (acaso.chance(0.1)) this.#jogo.somePor(quem);
  }

  fotografar(quem: Conta, estadia: Registro<Estadia>, momento: MomentoDaFoto, vista: Vista): void {
    const { acaso, mundo } = this.#jogo;
    const [comandoId, emPartes] = [mundo.comando(), acaso.chance(0.25)];
    const foto = this.#jogo.foto(comandoId);
    const campos = { momento, ...(vista === null ? {} : { vista }) };
    this.#jogo.dizer(quem, `foto ${momento} de ${estadia.id}`, comandoId, async (casa) => {
      const { uid } = await mandarFoto<{ uid: string }>(this.#jogo, casa, quem, {
        ...{ para: 'POST /v1/estadias/:uid/fotos', params: { uid: estadia.uid }, campos },
        ...{ comandoId, foto, emPartes },
      });
      this.mandadas.set(uid, { estadiaUid: estadia.uid, uid });
      return { uid };
    });
  }

  tirarFoto(estadia: Registro<Estadia>): void {
    const { acaso, mundo } = this.#jogo;
    if (estadia.fotos.length === 0) return;
    const [foto, quem, comandoId] = [
      acaso.escolher(estadia.fotos).uid,
      this.#jogo.guarda(estadia.hotsiteId, estadia.patUid),
      mundo.comando(),
    ];
    this.#jogo.dizer(quem, `retira uma foto de ${estadia.id}`, comandoId, async (casa) => {
      await casa.chamar(quem, 'POST /v1/estadias/:uid/fotos/:foto/retirar', {
        ...{ params: { uid: estadia.uid, foto }, body: { comandoId } },
      });
      this.retiradas.add(foto);
      return {};
    });
  }

  /** An act on a stay, on what the phone has read of it. */
  #agir(quem: Conta, { uid, id, revisao }: Registro<Estadia>, acao: string, body: object): void {
    const comandoId = this.#jogo.mundo.comando();
    this.#jogo.dizer(quem, `${acao} ${id}`, comandoId, async (casa) => {
      // A phone that photographed since knows the stay as the last answer showed it.
      const atual = (await this.#jogo.lerEstadia(uid))?.revisao ?? revisao;
      const feita = await casa.chamar<{ uid: string }>(quem, `POST /v1/estadias/:uid/${acao}`, {
        ...{ params: { uid }, body: { ...body, comandoId, revisao: this.#jogo.revisaoDe(comandoId, atual) } },
      });
      return { uid: feita.uid };
    });
  }
}
