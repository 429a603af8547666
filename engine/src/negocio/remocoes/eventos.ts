import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { criarSerie } from '@martelo/shared/em-serie';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7De } from '@martelo/shared/identificador';
import { adiantado, ESPERA_DO_EVENTO_MS, passoDo } from '@martelo/shared/remocoes/remocao';
import {
  type CodigoQueMove,
  DADOS_DO_CODIGO,
  type EventoEnviado,
  type EventoRecebido,
  type RespostaDoEvento,
} from '@martelo/shared/remocoes/remocao.esquema';
import type { Logger } from 'pino';
import { ler } from '../../api/entrada.ts';
import { comoErroMartelo } from '../../api/erros.ts';
import type { Escritor } from '../../api/recurso/declaracao.ts';
import { type Chamador, Pendente } from '../../api/rota.ts';
import { EVENTO, REMOCOES, type Remocao, type RemocaoLida } from '../../casa/remocao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { exigirQuem } from './mover.ts';
import { EVENTOS_DE_REMOCAO, type EventoDeRemocao } from './registro.ts';

interface Dependencias {
  registros: Registros;
  /** Of an account that works with the house, in it or not, as it is now; null: it may not enter the brand any more. */
  acessoDe(usuUid: string, hotsite: RegrasHotsite): Promise<Acesso | null>;
  hotsitePorId(id: number): RegrasHotsite | null;
  nomeDoUsuario(uid: string): Promise<string>;
  /** Tells who sent a code what became of it, on every page of theirs that is connected. */
  avisar(usuUid: string, oQue: AvisoDaRemocao): void;
  /** A second person's word is waited for so long. Ms. */
  validadeDasAprovacoesMs: number;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

type Guardado = Registro<EventoDeRemocao>;
/** Of the clocks of telephones. */
const ADIANTADO_MS = 5 * 60_000;
/** What was received and neither done nor refused by then belongs to a process that is gone. */
const ABANDONADO_MS = 60_000;

/** `on-remocao` */
export type AvisoDaRemocao = Pick<
  EventoDeRemocao,
  'remocaoUid' | 'codigo' | 'comandoId' | 'estado' | 'recusa'
>;

export interface EventosDasRemocoes {
  /**
   * Keeps a code, then applies it, has it wait for its turn, or says why not.
   * @throws ErroMartelo NAO_ENCONTRADO, SEM_PERMISSAO, COMANDO_CONFLITANTE; Pendente where it waits for a second person
   */
  receber(
    chamador: Pick<Chamador, 'acesso' | 'hotsite'>,
    id: string,
    enviado: EventoEnviado,
    /** Told as soon as it is kept for good, before anything is done by it. */
    aoGuardar?: (reconhecido: RespostaDoEvento['reconhecido']) => void,
  ): Promise<RespostaDoEvento>;
  /** What was received of a removal that the caller may read, the newest first. */
  listar(acesso: Acesso, id: string): Promise<EventoRecebido[]>;
  /** Applies what waits for its turn and has it by now, alone or after what was done by hand. */
  seguir(remocaoUid: string): Promise<void>;
  /** Ends what waited too long, and takes up what a process left that is gone. */
  varrer(): Promise<void>;
}

/** Codes that partners, telephones and the back office send to removals (fleet, section 4: EST01 to EST03, ESTXX). */
export function criarEventos(d: Dependencias, escritor: Escritor<Remocao>): EventosDasRemocoes {
  const { registros, agora } = d;
  const remocoes = registros.colecao(REMOCOES);
  const eventos = registros.colecao(EVENTOS_DE_REMOCAO);
  const umPorVez = criarSerie();

  const achar = async (acesso: Acesso, id: string): Promise<RemocaoLida> => {
    const achada = await porIdOuUid(remocoes, acesso, id);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada as RemocaoLida;
  };
  const reler = async (uid: string) => (await remocoes.obter(SISTEMA, uid)) as RemocaoLida;
  /** What has ended stays as it was told, but that a code stands in its removal after all. */
  const mudar = (uid: string, mudancas: Partial<EventoDeRemocao>): Promise<Guardado> =>
    deNovoSeMudou(async () => {
      const antes = (await eventos.obter(SISTEMA, uid))!;
      if (antes.estado !== 'EST01' && (mudancas.estado !== 'EST02' || antes.estado === 'EST02')) return antes;
      return eventos.salvar(SISTEMA, { ...antes, ...mudancas }, antes.revisao);
    });
  const terminar = async (uid: string, fim: Pick<EventoDeRemocao, 'estado' | 'recusa'>) => {
    const um = await mudar(uid, { ...fim, espera: null });
    const { remocaoUid, codigo, comandoId, estado, recusa } = um;
    d.avisar(um.por, { remocaoUid, codigo, comandoId, estado, recusa });
    return um;
  };
  const feito = (uid: string) => terminar(uid, { estado: 'EST02', recusa: null });
  const recusar = async ({ uid, remocaoUid }: Guardado, erro: ErroMartelo): Promise<Guardado> => {
    // What refuses it may be what another process, told the same in the same moment, has made of it.
    if ((await reler(remocaoUid)).eventos.some((um) => um.uid === uid)) return feito(uid);
    return terminar(uid, { estado: 'EST03', recusa: { codigo: erro.codigo, mensagem: erro.mensagens } });
  };

  /** Of a kept one: what becomes of it now. */
  const tentar = async (guardado: Guardado, acesso: Acesso, hotsite: RegrasHotsite): Promise<Guardado> => {
    const { uid, codigo, remocaoUid, instante, recebidoEm } = guardado;
    const atual = await reler(remocaoUid);
    if (atual.eventos.some((um) => um.uid === uid)) return feito(uid);
    const passo = passoDo(codigo)!;
    if (adiantado(passo, atual.situacao)) {
      const espera = Date.parse(recebidoEm) + ESPERA_DO_EVENTO_MS;
      if (espera <= agora()) return recusar(guardado, new ErroMartelo('EVENTO_FORA_DA_VEZ'));
      return guardado.espera !== null ? guardado : mudar(uid, { espera: new Date(espera).toISOString() });
    }
    try {
      const dados = ler(DADOS_DO_CODIGO[codigo as CodigoQueMove], guardado.dados) as object;
      // Known again by what it is: asked of a second person twice, it is one request.
      const comando = { autor: guardado.por, comandoId: `remocao/${uid}`, doCliente: true };
      const chamador: Chamador = { acesso, hotsite, ip: '', requestId: uid, comando };
      await deNovoSeMudou(async () => {
        const antes = await achar(acesso, remocaoUid);
        if (antes.eventos.some((um) => um.uid === uid)) return;
        const corpo = { ...dados, [EVENTO]: { uid, instante } };
        await escritor.agir(chamador, remocaoUid, passo.ato, corpo as never, antes.revisao);
      });
      return feito(uid);
    } catch (erro) {
      if (erro instanceof Pendente) {
        const espera = new Date(agora() + d.validadeDasAprovacoesMs).toISOString();
        await mudar(uid, { aprovacaoUid: erro.corpo.aprovacaoUid, espera });
        throw erro;
      }
      const conhecido = comoErroMartelo(erro);
      // What is no refusal is tried again: it was received, and nobody said no.
      if (conhecido === null || conhecido.statusCode >= 500 || erro instanceof RevisaoDesatualizada)
        throw erro;
      return recusar(guardado, conhecido);
    }
  };

  const aEspera = async (remocaoUid: string): Promise<Guardado[]> => {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'remocaoUid', valor: remocaoUid },
      { tipo: 'exata', campo: 'estado', valor: 'EST01' },
    ];
    const achados: Guardado[] = [];
    for await (const um of eventos.percorrer(SISTEMA, { filtros })) achados.push(um);
    return achados.toSorted((um, outro) =>
      `${um.instante}${um.recebidoEm}` < `${outro.instante}${outro.recebidoEm}` ? -1 : 1,
    );
  };

  /** As who sent it, with the rights that they have by now. */
  const retomar = async (guardado: Guardado): Promise<Guardado> => {
    const hotsite = d.hotsitePorId(guardado.hotsiteId);
    const acesso = hotsite && (await d.acessoDe(guardado.por, hotsite));
    if (!hotsite || !acesso) return recusar(guardado, new ErroMartelo('TOKEN_INVALIDO'));
    return tentar(guardado, acesso, hotsite);
  };

  const seguirJa = async (remocaoUid: string): Promise<void> => {
    for (let andou = true; andou; ) {
      andou = false;
      const { situacao } = await reler(remocaoUid);
      for (const guardado of await aEspera(remocaoUid)) {
        if (guardado.espera === null || guardado.aprovacaoUid !== null) continue;
        if (adiantado(passoDo(guardado.codigo)!, situacao)) continue;
        const depois = await retomar(guardado).catch((erro: unknown) => {
          if (!(erro instanceof Pendente)) throw erro;
        });
        if (depois?.estado === 'EST02') andou = true;
        if (andou) break;
      }
    }
  };

  const ver = async (um: EventoDeRemocao): Promise<EventoRecebido> => ({
    ...{ uid: um.uid, codigo: um.codigo, comandoId: um.comandoId, estado: um.estado, recusa: um.recusa },
    ...{ instante: um.instante, recebidoEm: um.recebidoEm, espera: um.espera },
    por: { uid: um.por, nome: await d.nomeDoUsuario(um.por) },
  });

  /**
   * What a code of theirs has become whose removal is theirs no more, as a carrier's is that declined it: told again as it was told, its answer may have
   * been lost. Of what the removal has become since nothing is said. Null where they told no such code.
   */
  const jaDito = async (id: string, uid: string, pedidoDe: (remocaoUid: string) => string) => {
    const um = await eventos.obter(SISTEMA, uid);
    const atual = um && (await porIdOuUid(remocoes, SISTEMA, id));
    if (!um || um.estado === 'EST01' || atual?.uid !== um.remocaoUid) return null;
    if (um.pedido !== pedidoDe(um.remocaoUid)) throw new ErroMartelo('COMANDO_CONFLITANTE');
    const { itens } = await remocoes.historico(SISTEMA, atual.uid, { pagina: 1, porPagina: 1_000 });
    const entao = [atual as RemocaoLida, ...itens].find(({ updatedAt }) => updatedAt <= um.updatedAt);
    const { situacao, revisao } = entao ?? atual;
    return { reconhecido: 'ESTXX' as const, evento: await ver(um), situacao, revisao };
  };

  return {
    async receber({ acesso, hotsite }, id, enviado, aoGuardar) {
      const { codigo, comandoId, instante, dados } = enviado;
      const por = autorDe(acesso);
      const pedidoDe = (remocaoUid: string) =>
        hash('sha256', canonico({ remocaoUid, codigo, instante, dados }));
      const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `remocao/${hotsite.id}/${por}/${comandoId}`));
      const antes = (await porIdOuUid(remocoes, acesso, id)) as RemocaoLida | null;
      if (antes === null) {
        const dito = await jaDito(id, uid, pedidoDe);
        if (dito === null) throw new ErroMartelo('NAO_ENCONTRADO');
        aoGuardar?.('ESTXX');
        return dito;
      }
      const pedido = pedidoDe(antes.uid);
      return umPorVez(antes.uid, async () => {
        const ja = await eventos.obter(SISTEMA, uid);
        if (ja !== null && ja.pedido !== pedido) throw new ErroMartelo('COMANDO_CONFLITANTE');
        if (ja === null) {
          // Who may not send it at all is told so, and nothing is kept.
          exigirQuem(passoDo(codigo)!, antes, acesso);
          if (Date.parse(instante) > agora() + ADIANTADO_MS)
            throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['instante: ainda não aconteceu']);
        }
        const novo: EventoDeRemocao = {
          ...{
            uid,
            hotsiteId: hotsite.id,
            remocaoUid: antes.uid,
            codigo,
            comandoId,
            pedido,
            instante,
            dados,
            por,
          },
          recebidoEm: new Date(agora()).toISOString(),
          ...{ estado: 'EST01', recusa: null, espera: null, aprovacaoUid: null },
        };
        let veio = ja !== null;
        const guardado =
          ja ??
          (await eventos.inserir(SISTEMA, novo).catch(async (erro: unknown) => {
            if (!(erro instanceof ValorEmUso)) throw erro;
            // Told to another process in the same moment, which was faster.
            veio = true;
            return (await eventos.obter(SISTEMA, uid))!;
          }));
        const reconhecido = veio ? 'ESTXX' : 'EST01';
        aoGuardar?.(reconhecido);
        const pendente = guardado.estado === 'EST01' && guardado.aprovacaoUid === null;
        const evento = pendente ? await tentar(guardado, acesso, hotsite) : guardado;
        if (evento.estado === 'EST02' && !veio) await seguirJa(antes.uid);
        const { situacao, revisao } = await reler(antes.uid);
        const depois = (await eventos.obter(SISTEMA, uid)) ?? evento;
        return {
          ...{ reconhecido, situacao, revisao },
          evento: await ver(depois),
        };
      });
    },
    async listar(acesso, id) {
      const { uid } = await achar(acesso, id);
      const filtros: Filtro[] = [{ tipo: 'exata', campo: 'remocaoUid', valor: uid }];
      const achados: Guardado[] = [];
      for await (const um of eventos.percorrer(SISTEMA, { filtros })) achados.push(um);
      achados.sort((um, outro) => (um.recebidoEm < outro.recebidoEm ? 1 : -1));
      return Promise.all(achados.slice(0, 200).map(ver));
    },
    seguir: (remocaoUid) => umPorVez(remocaoUid, () => seguirJa(remocaoUid)),
    async varrer() {
      const filtros: Filtro[] = [{ tipo: 'exata', campo: 'estado', valor: 'EST01' }];
      const abertos: Guardado[] = [];
      for await (const um of eventos.percorrer(SISTEMA, { filtros })) abertos.push(um);
      for (const { uid, remocaoUid } of abertos)
        await umPorVez(remocaoUid, async () => {
          const um = await eventos.obter(SISTEMA, uid);
          if (um?.estado !== 'EST01') return;
          const esperou = um.espera !== null && Date.parse(um.espera) <= agora();
          if (um.aprovacaoUid !== null) {
            // Agreed to, it is one of the removal's; what nobody agreed to in time is over.
            const atual = await reler(remocaoUid);
            if (atual.eventos.some((outro) => outro.uid === uid)) await feito(uid);
            else if (esperou) await recusar(um, new ErroMartelo('ESTADO_MUDOU'));
            return;
          }
          const abandonado = um.espera === null && Date.parse(um.recebidoEm) + ABANDONADO_MS <= agora();
          if (esperou || abandonado) await retomar(um);
          else if (um.espera !== null) await seguirJa(remocaoUid);
        }).catch((err: unknown) => {
          if (!(err instanceof Pendente))
            d.log.error({ err, uid }, 'a code of a removal could not be taken up');
        });
    },
  };
}
