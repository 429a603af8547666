import { hash, timingSafeEqual } from 'node:crypto';
import type { Cliente } from '@martelo/shared/cliente';
import {
  CANAIS_DE_CONTATO,
  type CanalDeContato,
  codigoDeConfirmacao,
  DIGITOS_DO_CODIGO,
  pedidosQueContam,
  proximoPedidoEm,
  TENTATIVAS_POR_CODIGO,
  VALIDADE_DA_TROCA_MS,
  VALIDADE_DO_CODIGO_MS,
} from '@martelo/shared/conta/confirmacao';
import type { Contato, LinkDeConfirmacao } from '@martelo/shared/conta/contatos';
import { mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo, tentativasRestantes } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7De } from '@martelo/shared/identificador';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { chaveDoEmail } from '../../casa/chaves-unicas.ts';
import { type PedidoDeEfeito, pedirEfeitos } from '../../jobs/pedir-efeitos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import { autorDe } from '../../records/politica.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { CONFIRMACOES, type Confirmacao } from './registro.ts';

/** What follows from a confirmation's write, by the name of its effect. */
export const ENVIAR_CODIGO = 'enviar-codigo';
export const GRAVAR_CONTATO = 'gravar-contato';

interface Dependencias {
  registros: Registros;
  /** A keyed hash under the engine's secret, separated by purpose. */
  derivar(proposito: string, texto: string): Buffer;
  /** Grows when all sessions of an account end. */
  epoca(contaUid: string): Promise<number>;
  /** Letters for a new password that went to an address which is no longer the account's. */
  esquecerLinks(contaUid: string): Promise<void>;
  /** The user of the house who has an e-mail; null where none has. */
  internoDoEmail(email: string): Promise<string | null>;
  /** Unix ms. */
  agora(): number;
  /** False lifts the limit on codes that are asked for (MARTELO_LIMITES=0); that on wrong ones stays. */
  limites: boolean;
}

/** One account and the channel that is spoken of. */
interface Qual {
  cliUid: string;
  canal: CanalDeContato;
}

/**
 * Contacts of clients and how they are shown to be theirs. A code is six digits that follow from the account, the address, the request
 * and the engine's secret: good for that address of that account alone, for half an hour, once, and for five tries, each of which is
 * written down before it is judged. A new address takes the old one's place only then.
 */
export interface Contatos {
  /** Each contact as its owner, or the house, is shown it. NAO_ENCONTRADO */
  situacao(cliUid: string, marca: Pick<RegrasHotsite, 'confirmacoesObrigatorias'>): Promise<Contato[]>;
  /**
   * Sends a code to the address that is next to be confirmed. `pedido`: the request's uid; the same again sends nothing more.
   * CONTATO_CONFIRMADO, CONTATO_AUSENTE, TELEFONE_SEM_SMS, MUITAS_TENTATIVAS
   */
  pedir(qual: Qual, pedido: string, aoEnviar?: (endereco: string) => void): Promise<void>;
  /** Asks for an address in place of the one in use, and sends it a code. CONTATO_IGUAL, TELEFONE_SEM_SMS, MUITAS_TENTATIVAS */
  trocar(qual: Qual, endereco: string, pedido: string, aoEnviar?: (endereco: string) => void): Promise<void>;
  /** Forgets an address that waits to take another's place. */
  desistir(qual: Qual): Promise<void>;
  /** CODIGO_CONFIRMACAO_INCORRETO, CODIGO_CONFIRMACAO_VENCIDO; JA_EXISTE where somebody else registered the e-mail meanwhile. */
  confirmar(qual: Qual, codigo: string, comandoId: string): Promise<void>;
  /** What a letter's link is for, while it is good. CONFIRMACAO_INVALIDA */
  conferirLink(hotsiteId: number, token: string): Promise<LinkDeConfirmacao>;
  /** As `confirmar`, by the link. CONFIRMACAO_INVALIDA, JA_EXISTE */
  usarLink(hotsiteId: number, token: string, comandoId: string): Promise<void>;
  /** The code and the link's token of a request, for the message that carries them; null where it is good no more. */
  segredosDe(qual: Qual, pedido: string): Promise<{ codigo: string; token: string; endereco: string } | null>;
  /** The request of this uid, while it is the newest. */
  doPedido(uid: string, pedido: string): Promise<Registro<Confirmacao> | null>;
  /** Writes a used confirmation into the account, once. JA_EXISTE */
  gravar(confirmacao: Confirmacao): Promise<void>;
}

const NOMES: Record<CanalDeContato, string> = { email: 'e-mail', telefone: 'telefone' };
const CONFIRMADO_EM = { email: 'emailConfirmadoEm', telefone: 'telefoneConfirmadoEm' } as const;
/** Half hidden: enough to know one's own. */
export const mascararContato = (canal: CanalDeContato, endereco: string): string =>
  canal === 'email' ? mascararEmail(endereco) : mascararTelefone(endereco);

export const uidDaConfirmacao = ({ cliUid, canal }: Qual): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `confirmacao\n${cliUid}\n${canal}`));

export function criarContatos(d: Dependencias): Contatos {
  const { registros, agora } = d;
  const colecao = registros.colecao(CONFIRMACOES);
  const clientes = registros.colecao(CLIENTES);
  const exclusivo = criarExclusivo(registros, agora);

  const base = ({ cliUid, canal, endereco, pedido }: Confirmacao) =>
    `${cliUid}.${canal}.${endereco}.${pedido}`;
  const codigoDe = (uma: Confirmacao) => codigoDeConfirmacao(d.derivar('confirmar-contato', base(uma)));
  const seloDe = (uma: Confirmacao) => d.derivar('link-de-confirmacao', base(uma)).toString('base64url');

  const clienteDe = async (cliUid: string): Promise<Registro<Cliente>> => {
    const cliente = await clientes.obter(SISTEMA, cliUid);
    if (cliente === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return cliente;
  };

  /** Whether an address still waits to take the place of another: a new password, or the end of all sessions, takes that back. */
  const trocaVale = async ({ cliUid, troca, usadaEm }: Confirmacao): Promise<boolean> =>
    troca !== null && usadaEm === null && troca.ate > agora() && troca.epoca === (await d.epoca(cliUid));
  /** Whether its code would still be taken. */
  const vale = async (uma: Confirmacao, cliente: Cliente): Promise<boolean> => {
    if (uma.usadaEm !== null || uma.expiraEm <= agora() || uma.tentativas >= TENTATIVAS_POR_CODIGO)
      return false;
    if (uma.troca !== null) return trocaVale(uma);
    return uma.endereco === cliente[uma.canal] && cliente[CONFIRMADO_EM[uma.canal]] === null;
  };

  /** Writes what `fazer` makes of it as it is now; whoever wrote in between is read again. Null = nothing to write. */
  const mudar = async (
    qual: Qual,
    fazer: (
      antes: Registro<Confirmacao> | null,
      cliente: Registro<Cliente>,
    ) => Promise<{ depois: Confirmacao; ato: string; pedidos?: readonly PedidoDeEfeito[] } | null>,
  ): Promise<Confirmacao | null> => {
    const [antes, cliente] = await Promise.all([
      colecao.obter(SISTEMA, uidDaConfirmacao(qual)),
      clienteDe(qual.cliUid),
    ]);
    const feito = await fazer(antes, cliente);
    if (feito === null) return antes;
    const { depois, ato, pedidos = [] } = feito;
    const contexto = { ato, revisao: (antes?.revisao ?? 0) + 1, agora: agora(), por: autorDe(SISTEMA) };
    const efeitos = pedirEfeitos(pedidos, contexto);
    try {
      if (antes) await colecao.salvar(SISTEMA, depois, antes.revisao, efeitos);
      else await colecao.inserir(SISTEMA, depois, efeitos);
      return depois;
    } catch (erro) {
      if (erro instanceof ErroMartelo && CORRIDA.has(erro.codigo)) return mudar(qual, fazer);
      throw erro;
    }
  };

  /** A request for a code, with what it sends. MUITAS_TENTATIVAS, TELEFONE_SEM_SMS */
  const novoPedido = (
    qual: Qual,
    antes: Confirmacao | null,
    { hotsiteId }: Cliente,
    novo: Pick<Confirmacao, 'endereco' | 'pedido' | 'troca'> & { avisarTroca?: boolean },
    aoEnviar?: (endereco: string) => void,
  ) => {
    const { avisarTroca = false, ...dados } = novo;
    if (qual.canal === 'telefone' && !/^..9/.test(dados.endereco)) throw new ErroMartelo('TELEFONE_SEM_SMS');
    const pedidos = pedidosQueContam(antes?.pedidos ?? [], agora());
    const em = d.limites ? proximoPedidoEm(pedidos, agora()) : agora();
    if (em > agora())
      throw new ErroMartelo('MUITAS_TENTATIVAS', { aguardarSegundos: Math.ceil((em - agora()) / 1_000) });
    aoEnviar?.(dados.endereco);
    const depois: Confirmacao = {
      ...{ uid: uidDaConfirmacao(qual), ...qual, hotsiteId, ...dados },
      ...{ expiraEm: agora() + VALIDADE_DO_CODIGO_MS, tentativas: 0, usadaEm: null, usadaPor: null },
      pedidos: [...pedidos, agora()].slice(-50),
    };
    const efeito = { nome: ENVIAR_CODIGO, dados: { pedido: dados.pedido, avisarTroca } };
    return { depois, ato: 'pedir', pedidos: [efeito] };
  };

  const usar = async (
    qual: Qual,
    comandoId: string,
    confere: (uma: Confirmacao) => boolean,
  ): Promise<Fim> => {
    const fim = { como: 'vencida' as Fim };
    const uma = await mudar(qual, async (antes, cliente) => {
      fim.como = 'vencida';
      if (antes?.usadaPor === comandoId && antes.usadaEm !== null) {
        fim.como = 'usada';
        return null;
      }
      if (antes === null || !(await vale(antes, cliente))) return null;
      const tentativas = antes.tentativas + 1;
      fim.como = confere(antes) ? 'usada' : 'errada';
      return fim.como === 'errada'
        ? { depois: { ...antes, tentativas }, ato: 'errar' }
        : {
            depois: { ...antes, tentativas, usadaEm: agora(), usadaPor: comandoId },
            ato: 'usar',
            pedidos: [{ nome: GRAVAR_CONTATO, dados: { pedido: antes.pedido, revisao: cliente.revisao } }],
          };
    });
    if (fim.como === 'usada' && uma !== null) await gravar(uma);
    return fim.como;
  };

  const gravar: Contatos['gravar'] = (confirmacao) =>
    confirmacao.canal === 'email'
      ? exclusivo([chaveDoEmail(confirmacao.endereco)], () => gravarSozinho(confirmacao))
      : gravarSozinho(confirmacao);
  const gravarSozinho: Contatos['gravar'] = ({ cliUid, canal, endereco, usadaEm, troca }) =>
    deNovoSeMudou(async () => {
      const cliente = await clientes.obter(SISTEMA, cliUid);
      if (cliente === null || usadaEm === null) return;
      const dele = cliente[canal] === endereco;
      if (!dele && troca === null) return;
      // Somebody of the house was invited by it meanwhile.
      if (!dele && canal === 'email' && (await d.internoDoEmail(endereco)) !== null)
        throw new ValorEmUso(['email']);
      if (!dele || cliente[CONFIRMADO_EM[canal]] === null) {
        const confirmado = { [canal]: endereco, [CONFIRMADO_EM[canal]]: new Date(usadaEm).toISOString() };
        await clientes.salvar(SISTEMA, { ...cliente, ...confirmado }, cliente.revisao);
      }
      if (troca !== null && canal === 'email') await d.esquecerLinks(cliUid);
    });

  /** The confirmation that a link's token names, if it is genuine and of this brand. */
  const doToken = async (hotsiteId: number, token: string): Promise<Registro<Confirmacao> | null> => {
    const partes = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(token);
    const uma = partes && (await colecao.obter(SISTEMA, partes[1] as string));
    if (!uma || uma.hotsiteId !== hotsiteId || uma.pedido !== partes[2]) return null;
    return igual(seloDe(uma), partes[3] as string) ? uma : null;
  };

  return {
    async situacao(cliUid, { confirmacoesObrigatorias }) {
      const cliente = await clienteDe(cliUid);
      return Promise.all(
        CANAIS_DE_CONTATO.map(async (canal): Promise<Contato> => {
          const uma = await colecao.obter(SISTEMA, uidDaConfirmacao({ cliUid, canal }));
          const confirmadoEm = cliente[CONFIRMADO_EM[canal]];
          const novo = uma !== null && (await trocaVale(uma)) ? uma.endereco : null;
          const endereco = cliente[canal] ?? null;
          const boa = uma !== null && (await vale(uma, cliente));
          const proximo = d.limites ? proximoPedidoEm(uma?.pedidos ?? [], agora()) : agora();
          return {
            ...{ canal, endereco, confirmadoEm, novo },
            codigo: boa
              ? { expiraEm: iso(uma.expiraEm), restantes: TENTATIVAS_POR_CODIGO - uma.tentativas }
              : null,
            proximoEm: iso(proximo),
            aConfirmar: novo !== null || (endereco !== null && confirmadoEm === null),
            exigido: confirmacoesObrigatorias.includes(canal),
          };
        }),
      );
    },
    async pedir(qual, pedido, aoEnviar) {
      await mudar(qual, async (antes, cliente) => {
        if (antes?.pedido === pedido) return null;
        const { canal } = qual;
        if (antes !== null && (await trocaVale(antes))) {
          const { endereco, troca } = antes;
          return novoPedido(qual, antes, cliente, { endereco, troca, pedido }, aoEnviar);
        }
        const endereco = cliente[canal];
        if (endereco === undefined) throw new ErroMartelo('CONTATO_AUSENTE', { contato: NOMES[canal] });
        if (cliente[CONFIRMADO_EM[canal]] !== null)
          throw new ErroMartelo('CONTATO_CONFIRMADO', { contato: NOMES[canal] });
        return novoPedido(qual, antes, cliente, { endereco, troca: null, pedido }, aoEnviar);
      });
    },
    async trocar(qual, endereco, pedido, aoEnviar) {
      const epoca = await d.epoca(qual.cliUid);
      await mudar(qual, async (antes, cliente) => {
        if (antes?.pedido === pedido) return null;
        if (cliente[qual.canal] === endereco)
          throw new ErroMartelo('CONTATO_IGUAL', { contato: NOMES[qual.canal] });
        const troca = { ate: agora() + VALIDADE_DA_TROCA_MS, epoca };
        const novo = { endereco, troca, pedido, avisarTroca: true };
        return novoPedido(qual, antes, cliente, novo, aoEnviar);
      });
    },
    async desistir(qual) {
      await mudar(qual, async (antes) =>
        // How many codes were asked for is not forgotten with it.
        antes === null || antes.troca === null || antes.usadaEm !== null
          ? null
          : { depois: { ...antes, troca: { ...antes.troca, ate: 0 }, expiraEm: 0 }, ato: 'desistir' },
      );
    },
    async confirmar(qual, codigo, comandoId) {
      let restantes = 0;
      const fim = await usar(qual, comandoId, (uma) => {
        restantes = TENTATIVAS_POR_CODIGO - uma.tentativas - 1;
        return igual(codigoDe(uma), codigo);
      });
      if (fim === 'errada')
        throw new ErroMartelo('CODIGO_CONFIRMACAO_INCORRETO', {
          ...tentativasRestantes(restantes),
          digitos: DIGITOS_DO_CODIGO,
        });
      if (fim === 'vencida') throw new ErroMartelo('CODIGO_CONFIRMACAO_VENCIDO');
    },
    async conferirLink(hotsiteId, token) {
      const uma = await doToken(hotsiteId, token);
      const cliente = uma && (await clientes.obter(SISTEMA, uma.cliUid));
      if (!uma || !cliente || !(await vale(uma, cliente))) throw new ErroMartelo('CONFIRMACAO_INVALIDA');
      return { endereco: mascararContato(uma.canal, uma.endereco), troca: uma.troca !== null };
    },
    async usarLink(hotsiteId, token, comandoId) {
      const uma = await doToken(hotsiteId, token);
      if (uma === null) throw new ErroMartelo('CONFIRMACAO_INVALIDA');
      const { cliUid, canal, pedido } = uma;
      const fim = await usar({ cliUid, canal }, comandoId, (outra) => outra.pedido === pedido);
      if (fim !== 'usada') throw new ErroMartelo('CONFIRMACAO_INVALIDA');
    },
    async segredosDe(qual, pedido) {
      const [uma, cliente] = await Promise.all([
        colecao.obter(SISTEMA, uidDaConfirmacao(qual)),
        clientes.obter(SISTEMA, qual.cliUid),
      ]);
      if (uma?.pedido !== pedido || cliente === null || !(await vale(uma, cliente))) return null;
      return {
        codigo: codigoDe(uma),
        token: `${uma.uid}.${uma.pedido}.${seloDe(uma)}`,
        endereco: uma.endereco,
      };
    },
    async doPedido(uid, pedido) {
      const uma = await colecao.obter(SISTEMA, uid);
      return uma?.pedido === pedido ? uma : null;
    },
    gravar,
  };
}

/** What a code that was tried came to. */
type Fim = 'usada' | 'errada' | 'vencida';

/** Somebody else wrote first. */
const CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'JA_EXISTE']);
const iso = (ms: number): string => new Date(ms).toISOString();
const igual = (um: string, outro: string): boolean => {
  const [certo, dito] = [Buffer.from(um), Buffer.from(outro)];
  return certo.length === dito.length && timingSafeEqual(certo, dito);
};
