import { isDeepStrictEqual } from 'node:util';
import type { SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import type { CodigoQueMove, RespostaDoEvento } from '@martelo/shared/remocoes/remocao.esquema';
import { uidDoComando } from '../../../engine/src/api/comando.ts';
import type { RemocaoLida } from '../../../engine/src/casa/remocao.ts';
import { exigir } from '../violacao.ts';
import type { Casa } from './casa.ts';
import type { Veiculo } from './elenco.ts';
import type { Jogo } from './jogo.ts';
import type { Conta } from './mundo.ts';
import { ESPERA } from './telefone.ts';

const AQUI = { latitude: -23.5, longitude: -46.7 };
/** What the house says where, when it does what is due; now and then anybody says anything. */
const DA_CASA: Partial<Record<SituacaoRemocao, Partial<Record<CodigoQueMove | 'nada', number>>>> = {
  SOLICITADA: { S02: 10, S03: 0.4, S16: 0.3 },
  AUTORIZADA: { S04: 10, S16: 0.2 },
  DESIGNADA: { nada: 8, S16: 0.3, S13: 0.2 },
  CONFIRMADA: { nada: 8, S07: 1, S16: 0.3 },
  EM_ROTA: { nada: 8, S16: 0.3 },
  EM_COLETA: { nada: 8, S16: 0.3 },
  FRUSTRADA: { S04: 3, S07: 5, S16: 1 },
  COLETADA: { nada: 4, S07: 0.5, S16: 0.2, S14: 0.5 },
  NO_PORTAO: { nada: 2, S15: 0.7, S17: 2 },
};

/** Removals, as those who ask for them, care for them, carry and drive move them. */
export class Remocoes {
  readonly #jogo: Jogo;
  /** Codes that were received: the same again is ESTXX. */
  readonly #recebidos = new Set<string>();
  /** What a code was once told to have become, for good (F12). */
  readonly finais = new Map<string, { estado: string; recusa: string | null }>();

  constructor(jogo: Jogo) {
    this.#jogo = jogo;
  }

  pedir({ id, destino }: Veiculo): void {
    const { acaso, elenco } = this.#jogo;
    const quem = acaso.chance(0.15) ? elenco.comitente : acaso.escolher([elenco.remocao, elenco.adm]);
    const comandoId = this.#jogo.mundo.comando();
    const body = {
      ...{ comandoId, veiculoId: id, localRemocaoId: acaso.escolher(elenco.locais) },
      patioId: (acaso.chance(0.85) ? destino : acaso.escolher(elenco.patios)).id,
    };
    this.#jogo.dizer(quem, `pede a remoção de ${id}`, comandoId, async (casa) => {
      const { uid } = await casa.chamar<{ uid: string }>(quem, 'POST /v1/remocoes', { body });
      return { uid };
    });
  }

  /** What the house does about one. */
  encaminhar(remocao: RemocaoLida): void {
    const { acaso, elenco } = this.#jogo;
    const pesos = DA_CASA[remocao.situacao];
    if (pesos === undefined) return;
    const codigo = acaso.pesado(pesos);
    if (codigo === 'nada') return;
    const noPortao = codigo === 'S14' || codigo === 'S15' || codigo === 'S17';
    const quem = noPortao
      ? this.#jogo.guarda(remocao.hotsiteId, remocao.patioUid!)
      : acaso.escolher([elenco.remocao, elenco.adm]);
    this.dizer(quem, remocao, codigo, this.#dados(codigo, remocao));
  }

  /** What its carrier does about one; another than its own is told of none (F14). */
  transportar(remocao: RemocaoLida): void {
    const { acaso, elenco } = this.#jogo;
    const sua = elenco.transportadoras.find(({ id }) => id === remocao.transportadoraId);
    if (sua === undefined) return;
    const codigo: CodigoQueMove =
      remocao.situacao === 'DESIGNADA' ? (acaso.chance(0.85) ? 'S06' : 'S05') : 'S07';
    this.dizer(sua.conta, remocao, codigo, this.#dados(codigo, remocao));
  }

  /** A driver's day with one: said on their phone as it happens, and told when it can be. */
  dirigir(remocao: RemocaoLida): void {
    const { acaso, elenco, mundo } = this.#jogo;
    const { conta } = elenco.transportadoras
      .flatMap((uma) => uma.motoristas)
      .find(({ id }) => id === remocao.motoristaId) ?? { conta: null };
    if (conta === null || this.#jogo.telefone(conta).fila.length > 0) return;
    const falta: CodigoQueMove[] = [];
    if (remocao.situacao === 'CONFIRMADA') falta.push('S08');
    if (['CONFIRMADA', 'EM_ROTA'].includes(remocao.situacao)) falta.push('S09');
    if (['CONFIRMADA', 'EM_ROTA', 'EM_COLETA'].includes(remocao.situacao))
      falta.push(acaso.chance(0.12) ? 'S10' : 'S11');
    if (falta.at(-1) !== 'S10' && remocao.situacao !== 'NO_PORTAO') falta.push('S14');
    if (acaso.chance(0.05)) falta.push('S13');
    for (const codigo of falta) {
      mundo.passar(acaso.entre(1, 90) * 1_000);
      const dados = this.#dados(codigo, remocao);
      // The picture goes before what names it.
      if (codigo === 'S10' || codigo === 'S11') {
        const uid = this.#anexar(conta, remocao.uid);
        Object.assign(dados, codigo === 'S11' ? { assinatura: uid } : { fotos: [uid] });
      }
      this.dizer(conta, remocao, codigo, dados);
    }
    if (acaso.chance(0.3)) this.#jogo.telefone(conta).semRede = mundo.momento + acaso.entre(1, 40) * 60_000;
  }

  /** Who has nothing to do with it asks, and moves it: it is not there (F14). */
  async alheio(remocao: RemocaoLida, casa: Casa): Promise<void> {
    const { elenco, acaso } = this.#jogo;
    const outra = acaso.escolher(
      elenco.transportadoras
        .filter(({ id }) => id !== remocao.transportadoraId)
        .flatMap(({ conta, motoristas }) => [conta, ...motoristas.map((um) => um.conta)]),
    );
    const params = { uid: remocao.uid };
    const body = { codigo: 'S08', comandoId: 'alheio', instante: this.#agora(), dados: {} };
    for (const ver of [
      () => casa.chamar(outra, 'GET /v1/transportadora/remocoes/:uid', { params }),
      () => casa.chamar(outra, 'POST /v1/transportadora/remocoes/:uid/eventos', { params, body }),
      () => casa.chamar(outra, 'GET /v1/transportadora/remocoes/:uid/eventos', { params }),
    ]) {
      const codigo = await ver().then(
        () => 'visto',
        (erro) => (erro.statusCode === 404 ? null : Promise.reject(erro)),
      );
      exigir(codigo === null, 'F14', () => `${outra.nome} is told of removal ${remocao.id}`);
    }
  }

  /** Tells a code by the phone of who says it. */
  dizer(
    quem: Conta,
    { uid, id }: Pick<RemocaoLida, 'uid' | 'id'>,
    codigo: CodigoQueMove,
    dados: object,
  ): void {
    const comandoId = this.#jogo.mundo.comando();
    const fora = quem.acesso.tipo === 'externo' ? '/v1/transportadora' : '/v1';
    const body = { codigo, comandoId, instante: this.#agora(), dados: dados as Record<string, unknown> };
    const chave = `${quem.uid}/${comandoId}`;
    this.#jogo.dizer(quem, `${codigo} de ${id}`, comandoId, async (casa) => {
      const { reconhecido, evento } = await casa.chamar<RespostaDoEvento>(
        quem,
        `POST ${fora}/remocoes/:uid/eventos`,
        { params: { uid }, body },
      );
      exigir(
        reconhecido === 'ESTXX' || !this.#recebidos.has(chave),
        'F12',
        () => `${codigo} of ${id} was received twice`,
      );
      if (reconhecido === 'EST01') this.#recebidos.add(chave);
      if (evento.estado === 'EST01') return ESPERA;
      const final = { estado: evento.estado, recusa: evento.recusa?.codigo ?? null };
      const antes = this.finais.get(evento.uid) ?? final;
      exigir(
        isDeepStrictEqual(antes, final),
        'F12',
        () => `${codigo} of ${id}: ${antes.estado}, now ${final.estado}`,
      );
      this.finais.set(evento.uid, final);
      return final;
    });
  }

  /** A picture that is sent to a removal: its uid follows from its command. */
  #anexar(quem: Conta, remocaoUid: string): string {
    const comandoId = this.#jogo.mundo.comando();
    const foto = this.#jogo.foto(comandoId);
    this.#jogo.dizer(quem, 'foto da remoção', comandoId, async (casa) => {
      const { uid } = await casa.chamar<{ uid: string }>(
        quem,
        'POST /v1/transportadora/remocoes/:uid/arquivos',
        { params: { uid: remocaoUid }, body: { comandoId }, foto },
      );
      return { uid };
    });
    return uidDoComando({ autor: quem.uid, comandoId, doCliente: true });
  }

  #agora(): string {
    return new Date(this.#jogo.mundo.momento).toISOString();
  }

  #dados(codigo: CodigoQueMove, remocao: RemocaoLida): Record<string, unknown> {
    const { acaso, elenco, mundo } = this.#jogo;
    const motivo = 'Porque sim';
    const janela = () => {
      const de = mundo.momento + acaso.entre(-60, 600) * 60_000;
      const ate = de + acaso.entre(60, 240) * 60_000;
      return { diaInicioPrevisto: new Date(de).toISOString(), diaInicioFim: new Date(ate).toISOString() };
    };
    const motoristas = elenco.transportadoras.find(({ id }) => id === remocao.transportadoraId)?.motoristas;
    switch (codigo) {
      case 'S04':
        return {
          transportadoraId: acaso.escolher(elenco.transportadoras).id,
          valorCobradoTransportadora: 50_000,
        };
      case 'S06':
        return { motoristaId: motoristas ? acaso.escolher(motoristas).id : 1, ...janela() };
      case 'S07':
        return remocao.situacao === 'COLETADA'
          ? { motivo, patioId: acaso.escolher(elenco.patios).id }
          : {
              motivo,
              ...janela(),
              ...(acaso.chance(0.3) ? { patioId: acaso.escolher(elenco.patios).id } : {}),
            };
      case 'S09':
        return { posicao: AQUI };
      case 'S11':
        return { recebidoDe: 'Fulano' };
      case 'S13':
        return { texto: 'Pneu furado' };
      case 'S17':
        return this.#jogo.entrada(remocao.veiculoId, remocao.patioId);
      case 'S02':
      case 'S08':
      case 'S14':
        return {};
      default:
        return { motivo };
    }
  }
}
