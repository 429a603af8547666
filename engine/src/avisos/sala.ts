import { CANAIS, type Canal, type SituacaoEntrega } from '@martelo/shared/avisos/canais';
import type { AvisoDoSino } from '@martelo/shared/avisos/esquemas';
import type { Evento } from '@martelo/shared/avisos/evento';
import { esquemaDoEvento, eventoDe } from '@martelo/shared/avisos/eventos';
import { type Decisao, decidirCanais } from '@martelo/shared/avisos/regra';
import { mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { type CargaDoAviso, uidDoAviso } from '../jobs/avisar.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Entregador } from './entregador.ts';
import { ENTREGAS, type Entrega } from './entregas.ts';
import type { Escritor } from './mensagem.ts';
import { numerador, uidDaEntrega } from './numeros.ts';
import type { Pessoa } from './pessoa.ts';
import type { PreferenciasDosClientes } from './preferencias.ts';
import { AVISOS, type Aviso } from './registros.ts';
import { avisoNoSino, tirarOsSubstituidos } from './sino.ts';
import type { Vozes } from './voz.ts';

interface Dependencias {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  vozes: Vozes;
  preferencias: PreferenciasDosClientes;
  escrever: Escritor;
  entregador: Entregador;
  /** Tells a client's open pages. */
  tocar(cliUid: string, aviso: AvisoDoSino): void;
  /** Tells the open pages of one of the house, on the brand that it is about. */
  tocarEquipe(hotsiteId: number, usuUid: string, aviso: AvisoDoSino): void;
  /** Unix ms. */
  agora(): number;
}

export interface SalaDeAvisos {
  /**
   * Tells somebody now: finds out who, decides where, keeps it, and sends what is due. Called again for the same key it finishes what was
   * left undone and does nothing twice. With `soSeNovo` it leaves that to who began, and does not wait for what it sends. Rejects when it could not be kept: to be tried again.
   * What a channel refuses is its own affair, and is tried again by itself.
   */
  avisarJa(carga: CargaDoAviso, opcoes?: { jaViu?: boolean; soSeNovo?: boolean }): Promise<void>;
}

export function criarSala(d: Dependencias): SalaDeAvisos {
  const { registros, entregador, agora } = d;
  const avisos = registros.colecao(AVISOS);
  const entregas = registros.colecao(ENTREGAS);
  const proximoNumero = numerador(registros);

  /** What of it is due goes out now, whatever the other channels do. */
  const entregarTodas = async (avisoUid: string): Promise<void> => {
    await Promise.all(CANAIS.map((canal) => entregador.entregar(uidDaEntrega(avisoUid, canal))));
  };

  const guardar = async (
    uid: string,
    carga: CargaDoAviso,
    evento: Evento,
    quem: { marca: RegrasHotsite; pessoa: Pessoa },
    decisoes: ReadonlyMap<Canal, Decisao>,
  ): Promise<Aviso | null> => {
    const { hotsiteId, cliUid, usuUid } = carga;
    const dados = esquemaDoEvento(carga.evento).parse(carga.dados);
    const base = { uid, hotsiteId, cliUid, usuUid, evento: carga.evento, dados };
    const valeAte = new Date(valeAteDe(evento, dados, carga.em)).toISOString();
    const topico = evento.topico?.(dados) ?? null;
    const aviso: Aviso = {
      ...{
        ...base,
        em: new Date(carga.em).toISOString(),
        valeAte,
        topico,
        noSino: false,
        titulo: '',
        corpo: '',
      },
      ...{ destino: evento.destino(dados), lidoEm: null, dispensas: {} },
    };
    if (sai(decisoes.get('sino'))) {
      const escrita = await d.escrever(aviso, 'sino', { ...quem, segredos: {} });
      if (escrita !== null) Object.assign(aviso, { ...escrita.texto, noSino: true });
    }
    for (const [canal, decisao] of decisoes) {
      if (decisao.quando === 'nunca') aviso.dispensas[canal] = decisao.motivo;
      else await inserir(novaEntrega({ aviso, canal, decisao, id: await proximoNumero(), ...quem }));
    }
    // Last: a notice that is there has all its messages.
    try {
      await avisos.inserir(SISTEMA, aviso);
    } catch (erro) {
      if (erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE') return null;
      throw erro;
    }
    return aviso;
  };
  const inserir = async (entrega: Entrega): Promise<void> => {
    try {
      await entregas.inserir(SISTEMA, entrega);
    } catch (erro) {
      if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE') throw erro;
    }
  };
  const novaEntrega = ({
    aviso,
    canal,
    decisao,
    id,
    pessoa,
  }: {
    aviso: Aviso;
    canal: Canal;
    decisao: Exclude<Decisao, { quando: 'nunca' }>;
    id: number;
    pessoa: Pessoa;
  }): Entrega => {
    const criadaEm = new Date(agora()).toISOString();
    const noSino = canal === 'sino';
    const em = decisao.quando === 'depois' ? new Date(decisao.em).toISOString() : criadaEm;
    return {
      ...{ uid: uidDaEntrega(aviso.uid, canal), id, hotsiteId: aviso.hotsiteId, avisoUid: aviso.uid },
      ...{ cliUid: aviso.cliUid, evento: aviso.evento, canal, para: paraQuem(canal, pessoa) },
      ...{ tentativas: 0, reenvios: 0, tentandoEm: null, feitas: [], valeAte: aviso.valeAte, criadaEm },
      // The bell needs no handing over: it is there with the notice itself.
      situacao: (noSino ? 'ENVIADA' : 'NA_FILA') satisfies SituacaoEntrega,
      proximaEm: noSino ? null : em,
      ...{ enviadaEm: noSino ? criadaEm : null, entregueEm: null, lidaEm: null },
      ...{ referencia: null, erro: null },
    };
  };

  return {
    async avisarJa(carga, { jaViu = false, soSeNovo = false } = {}) {
      const uid = uidDoAviso(carga);
      if ((await avisos.obter(SISTEMA, uid)) !== null) {
        if (!soSeNovo) await entregarTodas(uid);
        return;
      }
      const marca = d.hotsitePorId(carga.hotsiteId);
      if (marca === null) return;
      const evento = eventoDe(carga.evento);
      const { pessoa, alcance } = await d.preferencias.alcanceDe(marca.id, carga.cliUid, carga.usuUid);
      // Who may not use their account any more is told nothing of it.
      if (pessoa === null || (!pessoa.ativa && evento.para === 'conta')) return;
      const [{ escolhas, consente }, { configuracao }] = await Promise.all([
        d.preferencias.de(carga.cliUid),
        d.vozes.de(marca),
      ]);
      const valeAte = valeAteDe(evento, esquemaDoEvento(carga.evento).parse(carga.dados), carga.em);
      // After a restoration, or once the records were made again from the log: old news is none.
      if (valeAte <= agora()) return;
      const decisoes = decidirCanais({
        ...{ evento: paraEsta(evento, carga), codigo: carga.evento, escolhas, consente, alcance, jaViu },
        ...{ daMarca: configuracao.canais, silencio: configuracao.silencio, agora: agora(), valeAte },
      });
      const aviso = await guardar(uid, carga, evento, { marca, pessoa }, decisoes);
      if (aviso === null) return;
      if (aviso.noSino) {
        if (aviso.cliUid !== null) d.tocar(aviso.cliUid, avisoNoSino(aviso));
        else if (aviso.usuUid !== null) d.tocarEquipe(aviso.hotsiteId, aviso.usuUid, avisoNoSino(aviso));
        await tirarOsSubstituidos(avisos, aviso);
      }
      const entregue = entregarTodas(uid);
      // What the store kept from being sent is found by who looks for it.
      if (soSeNovo) entregue.catch(() => {});
      else await entregue;
    },
  };
}

const sai = (decisao: Decisao | undefined): boolean => decisao !== undefined && decisao.quando !== 'nunca';

/** The house's people have a bell and letters: their phones are their own. */
const paraEsta = (evento: Evento, { cliUid }: CargaDoAviso): Evento =>
  cliUid === null ? { ...evento, canais: evento.canais.filter((canal) => DA_EQUIPE.has(canal)) } : evento;
const DA_EQUIPE: ReadonlySet<Canal> = new Set(['sino', 'email']);

/** Unix ms. */
function valeAteDe(evento: Evento, dados: Record<string, unknown>, em: number): number {
  const ate = evento.ate?.(dados as never) ?? null;
  return Math.min(em + evento.ttlMs, ate === null ? Number.POSITIVE_INFINITY : Date.parse(ate));
}

function paraQuem(canal: Canal, { email, telefone, nome }: Pessoa): string {
  switch (canal) {
    case 'email':
      return mascararEmail(email ?? '');
    case 'sms':
    case 'whatsapp':
      return mascararTelefone(telefone ?? '');
    case 'push':
    case 'sino':
      return nome.split(/\s+/)[0] ?? '';
  }
}
