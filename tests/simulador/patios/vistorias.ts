import { ErroMartelo } from '@martelo/shared/erros';
import type { Estadia } from '../../../engine/src/casa/estadia.ts';
import type { VistoriaGuardada } from '../../../engine/src/casa/servicos-das-vistorias.ts';
import { VISTORIAS } from '../../../engine/src/casa/vistoria.ts';
import type { Registro } from '../../../engine/src/records/records.ts';
import { mandarFoto } from './envio.ts';
import type { Jogo } from './jogo.ts';
import type { Conta } from './mundo.ts';

const CAMINHO = 'POST /v1/vistorias';
const MINUTO_MS = 60_000;

/** An answer that its sender was told is kept. */
export interface Respondida {
  vistoriaUid: string;
  itemUid: string;
  /** What was answered, like nothing else that ever was; of a picture what the file is. */
  valor: string;
}

/** Inspections at yards: asked for, answered by phones that vanish and tell things twice, pictures too, and closed. */
export class Vistorias {
  readonly #jogo: Jogo;
  /** By the id that the phone gave it. */
  readonly respondidas = new Map<string, Respondida>();

  constructor(jogo: Jogo) {
    this.#jogo = jogo;
  }

  todas(): Promise<Registro<VistoriaGuardada>[]> {
    return this.#jogo.todos(VISTORIAS as never) as Promise<never>;
  }

  pedir({ veiculoId, hotsiteId, patUid, patioId }: Registro<Estadia>): void {
    const { acaso, elenco, mundo } = this.#jogo;
    const quem = acaso.chance(0.3) ? elenco.adm : this.#jogo.guarda(hotsiteId, patUid);
    const comandoId = mundo.comando();
    const body = { comandoId, veiculoId, patioId, tipoId: elenco.tipoDeVistoria.id };
    this.#jogo.dizer(quem, `pede uma vistoria de ${veiculoId}`, comandoId, async (casa) => {
      const { uid } = await casa.chamar<{ uid: string }>(quem, CAMINHO, { body });
      return { uid };
    });
  }

  /** What somebody does about it next; two at once, now and then, each with a phone. Of one that is over as well: theirs has not heard of it. */
  tratar(vistoria: Registro<VistoriaGuardada>): void {
    const { acaso, elenco } = this.#jogo;
    if (acaso.chance(0.5)) {
      // All of it, as who walks around a car does.
      const quem = this.#quem(vistoria);
      this.#responder(quem, vistoria);
      this.#fotografar(quem, vistoria);
      this.#agir(quem, vistoria, 'realizar', {});
    }
    const quantos = acaso.entre(0, 3);
    for (let n = 0; n < quantos; n++) {
      const quem = acaso.chance(0.3) ? elenco.remocao : this.#quem(vistoria);
      switch (acaso.pesado({ responder: 5, fotografar: 3, realizar: 2, cancelar: 0.2 })) {
        case 'responder':
          this.#responder(quem, vistoria);
          break;
        case 'fotografar':
          this.#fotografar(quem, vistoria);
          break;
        case 'realizar':
          this.#agir(quem, vistoria, 'realizar', {});
          break;
        case 'cancelar':
          this.#agir(elenco.adm, vistoria, 'cancelar', { motivo: 'Pedida por engano' });
          break;
      }
      if (acaso.chance(0.05)) this.#jogo.somePor(quem);
    }
  }

  #quem({ hotsiteId, patioUid }: VistoriaGuardada): Conta {
    return patioUid === null ? this.#jogo.elenco.adm : this.#jogo.guarda(hotsiteId, patioUid);
  }
  /** By a clock that may be behind, or ahead. */
  #em(): string {
    const { acaso, mundo } = this.#jogo;
    const desvio = acaso.chance(0.1) ? acaso.entre(-90, 90) * MINUTO_MS : 0;
    return new Date(mundo.momento + desvio).toISOString();
  }
  #aparelho = ({ uid }: Conta): string => `aparelho-${uid.slice(-8)}`;

  #responder(quem: Conta, { uid, id: numero }: Registro<VistoriaGuardada>): void {
    const { elenco, mundo } = this.#jogo;
    const { texto: itemUid } = elenco.tipoDeVistoria;
    const [comandoId, id] = [mundo.comando(), mundo.uid()];
    const resposta = { id, itemUid, em: this.#em(), valor: `visto em ${comandoId}` };
    this.#jogo.dizer(quem, `responde à vistoria ${numero}`, comandoId, async (casa) => {
      const { itens } = await casa.chamar<{ itens: { ok: boolean; erro: { codigo: never } | null }[] }>(
        quem,
        `${CAMINHO}/:uid/respostas`,
        { params: { uid }, body: { comandoId, aparelho: this.#aparelho(quem), respostas: [resposta] } },
      );
      const [dita] = itens;
      if (!dita!.ok) throw new ErroMartelo(dita!.erro!.codigo);
      this.respondidas.set(id, { vistoriaUid: uid, itemUid, valor: resposta.valor });
      return { id };
    });
  }

  #fotografar(quem: Conta, { uid, id: numero }: Registro<VistoriaGuardada>): void {
    const { acaso, elenco, mundo } = this.#jogo;
    const { foto: itemUid } = elenco.tipoDeVistoria;
    const [comandoId, id, emPartes] = [mundo.comando(), mundo.uid(), acaso.chance(0.25)];
    const foto = this.#jogo.foto(comandoId);
    const campos = { id, itemUid, em: this.#em(), aparelho: this.#aparelho(quem) };
    this.#jogo.dizer(quem, `foto da vistoria ${numero}`, comandoId, async (casa) => {
      const { sha256 } = await mandarFoto<{ sha256: string }>(this.#jogo, casa, quem, {
        ...{ para: `${CAMINHO}/:uid/fotos`, params: { uid }, campos, comandoId, foto, emPartes },
      });
      this.respondidas.set(id, { vistoriaUid: uid, itemUid, valor: sha256 });
      return { id, sha256 };
    });
  }

  #agir(quem: Conta, { uid, id, revisao }: Registro<VistoriaGuardada>, acao: string, body: object): void {
    const comandoId = this.#jogo.mundo.comando();
    this.#jogo.dizer(quem, `${acao} a vistoria ${id}`, comandoId, async (casa) => {
      const atual = (await this.todas()).find((uma) => uma.uid === uid)?.revisao ?? revisao;
      await casa.chamar(quem, `${CAMINHO}/:uid/${acao}`, {
        ...{ params: { uid }, body: { ...body, comandoId, revisao: this.#jogo.revisaoDe(comandoId, atual) } },
      });
      return { uid };
    });
  }
}
