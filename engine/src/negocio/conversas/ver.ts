import { hash } from 'node:crypto';
import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import type { Filtro } from '@martelo/shared/filtro';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { ateDe, emDe, type Marca } from './marcas.ts';
import {
  type ConversaGuardada,
  LEITURAS_DE_CONVERSA,
  MENSAGENS,
  type MensagemGuardada,
  SILENCIOS,
  uidDaLeitura,
} from './registro.ts';

export const POR_PAGINA = 30;

/** Which messages: those before a place, or after one; without either the last ones. */
export interface Onde {
  antes?: number | undefined;
  apos?: number | undefined;
  porPagina?: number | undefined;
}

export interface Mensagens {
  pagina(
    acesso: Acesso,
    conversa: ConversaGuardada,
    onde: Onde,
    daCasa: boolean,
  ): Promise<{ itens: MensagemDaConversa[]; haAntes: boolean }>;
  /** As those see them who are in the chat's room. */
  mostrar(
    conversa: Pick<ConversaGuardada, 'uid' | 'tipo'>,
    mensagens: readonly MensagemGuardada[],
    daCasa: boolean,
  ): Promise<MensagemDaConversa[]>;
  naoLidas(acesso: Acesso, conversa: Pick<ConversaGuardada, 'uid' | 'ultima'>): Promise<number>;
  /** Until when a client is muted; null: not at all. */
  silencioDe(hotsiteId: number, cliUid: string): Promise<{ ate: string | null } | null>;
  nomeDoCliente(cliUid: string): Promise<string>;
  /** What both sides of a client's chat have got and read: the earliest of the house. */
  leituras(chatUid: string): Promise<Lados>;
}

interface Lado {
  recebidas: readonly Marca[];
  lidas: readonly Marca[];
}
/** Of the client, and of each of the house. */
interface Lados {
  cliente: readonly Lado[];
  casa: readonly Lado[];
}

/** One person in one chat: the same in all they say, and the same in no other chat. */
export const nomeDeAutor = (chatUid: string, uid: string): string =>
  hash('sha256', `autor:${chatUid}:${uid}`, 'base64url').slice(0, 16);

export function criarMensagens({
  registros,
  nomeDoUsuario,
  agora,
}: {
  registros: Registros;
  nomeDoUsuario(usuUid: string): Promise<string>;
  agora(): number;
}): Mensagens {
  const mensagens = registros.colecao(MENSAGENS);
  const lidas = registros.colecao(LEITURAS_DE_CONVERSA);

  const leituras = async (chatUid: string): Promise<Lados> => {
    const filtros: Filtro[] = [{ tipo: 'exata', campo: 'chatUid', valor: chatUid }];
    const todas = await Array.fromAsync(lidas.percorrer(SISTEMA, { filtros }));
    return {
      cliente: todas.filter(({ daCasa }) => !daCasa),
      casa: todas.filter(({ daCasa }) => daCasa),
    };
  };
  const nomeDoCliente = async (cliUid: string): Promise<string> =>
    (await registros.colecao(CLIENTES).obter(SISTEMA, cliUid))?.nome ?? '';

  const mostrar: Mensagens['mostrar'] = async ({ uid: chatUid, tipo }, quais, daCasa) => {
    const lados = tipo === 'CLIENTE' && quais.length > 0 ? await leituras(chatUid) : null;
    const nomes = new Map<string, Promise<string>>();
    const nomeDe = (um: MensagemGuardada): Promise<string> => {
      const uid = um.remetenteUid!;
      const nome = nomes.get(uid) ?? (um.daCasa ? nomeDoUsuario(uid) : nomeDoCliente(uid));
      nomes.set(uid, nome);
      return nome;
    };
    return Promise.all(
      quais.map(async (um): Promise<MensagemDaConversa> => {
        const outros = um.daCasa ? lados?.cliente : lados?.casa;
        const { remetenteUid } = um;
        return {
          ...{ uid: um.uid, chatUid, ordem: um.ordem, createdAt: um.enviadaEm },
          mensagem: um.removidaEm === null ? um.mensagem : null,
          apelido: um.daCasa ? null : um.apelido,
          autor: nomeDeAutor(chatUid, remetenteUid ?? um.uid),
          leitura: outros === undefined ? null : leituraDe(outros, um.ordem),
          ...(daCasa && remetenteUid !== null ? { quem: { uid: remetenteUid, nome: await nomeDe(um) } } : {}),
        };
      }),
    );
  };

  return {
    mostrar,
    leituras,
    nomeDoCliente,
    async pagina(acesso, conversa, { antes, apos, porPagina = POR_PAGINA }, daCasa) {
      const doChat: Filtro = { tipo: 'exata', campo: 'chatUid', valor: conversa.uid };
      const parte: Filtro[] = [];
      if (antes !== undefined) parte.push({ tipo: 'range', campo: 'ordem', max: antes - 1 });
      if (apos !== undefined) parte.push({ tipo: 'range', campo: 'ordem', min: apos + 1 });
      const paraFrente = apos !== undefined;
      const { itens } = await mensagens.listar(acesso, {
        filtros: [doChat, ...parte],
        ordem: { campo: 'ordem', tipoOrdenacao: paraFrente ? 'asc' : 'desc', tipoCampo: 'long' },
        ...{ pagina: 1, porPagina, semTotal: true },
      });
      const emOrdem = paraFrente ? itens : itens.toReversed();
      return {
        itens: await mostrar(conversa, emOrdem, daCasa),
        haAntes: (emOrdem[0]?.ordem ?? 1) > 1,
      };
    },
    async naoLidas(acesso, { uid, ultima }) {
      if (acesso.tipo === 'anonimo' || acesso.tipo === 'sistema') return 0;
      const leitura = await lidas.obter(acesso, uidDaLeitura(uid, autorDe(acesso)));
      return Math.max(0, ultima - ateDe(leitura?.lidas ?? []));
    },
    async silencioDe(hotsiteId, cliUid) {
      const silencio = await registros.colecao(SILENCIOS).obter(SISTEMA, cliUid);
      if (silencio === null || silencio.hotsiteId !== hotsiteId) return null;
      const { ate } = silencio;
      return ate === null || Date.parse(ate) > agora() ? { ate } : null;
    },
  };
}

/** When the first of the other side got a message, and read it. */
function leituraDe(lados: readonly Lado[], ordem: number): NonNullable<MensagemDaConversa['leitura']> {
  const primeira = (qual: 'recebidas' | 'lidas'): string | null =>
    lados
      .map((lado) => emDe(lado[qual], ordem))
      .filter((em) => em !== null)
      .toSorted()[0] ?? null;
  return { dataRecebimento: primeira('recebidas'), dataLeitura: primeira('lidas') };
}
