import { trechoDe } from '@martelo/shared/conversa/conversa';
import type { MensagemPedida } from '@martelo/shared/conversa/conversa.esquema';
import { palavraBarrada } from '@martelo/shared/conversa/palavra-barrada';
import { formatarDataHora } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { Limite } from '../../api/limites.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { AcharConversa } from './achar.ts';
import type { Recibos } from './recibos.ts';
import { atende, CONVERSAS, type ConversaGuardada, MENSAGENS, type MensagemGuardada } from './registro.ts';
import type { Mensagens } from './ver.ts';
import { criarVez } from './vez.ts';

interface Dependencias {
  registros: Registros;
  achar: AcharConversa;
  recibos: Pick<Recibos, 'leu'>;
  mensagens: Pick<Mensagens, 'silencioDe'>;
  /** Words that a brand's chats take from no client. */
  palavrasDe(hotsiteId: number): readonly string[];
  limites: boolean;
  agora(): number;
}

export type EnviarMensagem = (
  acesso: Acesso,
  pedida: MensagemPedida,
) => Promise<{ conversa: ConversaGuardada; mensagem: MensagemGuardada }>;

/** Messages written at a time, and under way in all, of one process. */
const JUNTAS = 4;
const A_CAMINHO = 200;
/** Of processes that write into one chat at once, each finds the next place within so many tries. */
const TENTATIVAS = 20;

/**
 * Says something in a chat, once by its `comandoId`: told again it is answered by the message that it made. @throws ErroMartelo CHAT_FECHADO,
 * CHAT_SILENCIADO, MENSAGEM_BARRADA, LIMITE_DE_MENSAGENS, CHAT_OCUPADO, COMANDO_CONFLITANTE
 */
export function criarEnviar(deps: Dependencias): EnviarMensagem {
  const { registros, achar, recibos, mensagens: vistas, palavrasDe, limites, agora } = deps;
  const conversas = registros.colecao(CONVERSAS);
  const mensagens = registros.colecao(MENSAGENS);
  const ritmo = new Limite(1, 1_000, agora);
  const vez = criarVez(JUNTAS, A_CAMINHO);

  const repetida = async (chatUid: string, remetenteUid: string, comandoId: string) => {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'chatUid', valor: chatUid },
      { tipo: 'exata', campo: 'remetenteUid', valor: remetenteUid },
      { tipo: 'exata', campo: 'comandoId', valor: comandoId },
    ];
    const { itens } = await mensagens.listar(SISTEMA, {
      filtros,
      ...{ pagina: 1, porPagina: 1, semTotal: true },
    });
    return itens[0] ?? null;
  };

  const ultimaOrdem = async (chatUid: string): Promise<number> => {
    const { itens } = await mensagens.listar(SISTEMA, {
      filtros: [{ tipo: 'exata', campo: 'chatUid', valor: chatUid }],
      ordem: { campo: 'ordem', tipoOrdenacao: 'desc', tipoCampo: 'long' },
      ...{ pagina: 1, porPagina: 1, semTotal: true },
    });
    return itens[0]?.ordem ?? 0;
  };

  /** Puts it in the next place of its chat; of two processes at once the later takes the place after. */
  const inserir = async (
    acesso: Acesso,
    semOrdem: Omit<MensagemGuardada, 'ordem'>,
  ): Promise<MensagemGuardada> => {
    for (let tentativa = 1; ; tentativa += 1) {
      const ordem = (await ultimaOrdem(semOrdem.chatUid)) + 1;
      try {
        return await mensagens.inserir(acesso, { ...semOrdem, ordem });
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
        const { chatUid, remetenteUid, comandoId } = semOrdem;
        const antes = await repetida(chatUid, remetenteUid!, comandoId);
        if (antes !== null) return antes;
        if (tentativa === TENTATIVAS) throw new ErroMartelo('CHAT_OCUPADO');
      }
    }
  };

  /** What lists show of a chat follows from its last message; whoever is later looks again. */
  const resumir = (conversa: ConversaGuardada, mensagem: MensagemGuardada): Promise<ConversaGuardada> =>
    deNovoSeMudou(async () => {
      const antes = await conversas.obter(SISTEMA, conversa.uid);
      if (antes !== null && antes.ultima >= mensagem.ordem) return antes;
      const depois: ConversaGuardada = {
        ...(antes === null ? conversa : semCarimbos(antes)),
        ...{ ultima: mensagem.ordem, ultimaEm: mensagem.enviadaEm, trecho: trechoDe(mensagem.mensagem) },
        espera: conversa.tipo === 'CLIENTE' && !mensagem.daCasa,
      };
      if (antes !== null) return conversas.salvar(SISTEMA, depois, antes.revisao);
      return conversas.inserir(SISTEMA, depois).catch((erro: unknown) => {
        if (!(erro instanceof ValorEmUso)) throw erro;
        return resumir(conversa, mensagem);
      });
    });

  /** Whether they may say this here, and as whom. */
  const exigir = async (
    acesso: Acesso,
    conversa: ConversaGuardada,
    mensagem: string,
  ): Promise<string | null> => {
    if (conversa.fechada) throw new ErroMartelo('CHAT_FECHADO');
    if (acesso.tipo !== 'cliente') return null;
    const { cliUid, hotsiteId } = acesso;
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
    if (cliente === null) throw new ErroMartelo('TOKEN_INVALIDO');
    if (conversa.tipo === 'PUBLICA') {
      // To the house anybody may write whose registration is not in order: it is there that they ask why.
      if (cliente.situacao === 'BLOQUEADO') throw new ErroMartelo('CADASTRO_BLOQUEADO');
      const silencio = await vistas.silencioDe(hotsiteId, cliUid);
      if (silencio !== null)
        throw new ErroMartelo('CHAT_SILENCIADO', {
          ate: silencio.ate,
          quando: silencio.ate === null ? 'por enquanto' : `até ${formatarDataHora(silencio.ate)}`,
        });
    }
    const palavra = palavraBarrada(mensagem, palavrasDe(hotsiteId));
    if (palavra !== null) throw new ErroMartelo('MENSAGEM_BARRADA', { palavra });
    return cliente.apelido ?? null;
  };

  return async (acesso, { mensagem, comandoId, ...alvo }) => {
    if (acesso.tipo === 'anonimo' || acesso.tipo === 'sistema') throw new ErroMartelo('NAO_AUTENTICADO');
    if (acesso.tipo !== 'cliente' && !atende(acesso))
      throw new ErroMartelo('SEM_PERMISSAO', {}, 'Seus papéis não atendem chats.');
    const remetenteUid = autorDe(acesso);
    const conversa = await achar(acesso, alvo);
    const feita = await repetida(conversa.uid, remetenteUid, comandoId);
    if (feita !== null) {
      // What was removed since is still the same command.
      if (feita.removidaEm === null && feita.mensagem !== mensagem)
        throw new ErroMartelo('COMANDO_CONFLITANTE');
      return { conversa: await resumir(conversa, feita), mensagem: feita };
    }
    const apelido = await exigir(acesso, conversa, mensagem);
    if (limites && !ritmo.usar(remetenteUid))
      throw new ErroMartelo('LIMITE_DE_MENSAGENS', { aguardarSegundos: 1 });
    return vez(conversa.uid, async () => {
      const nova = await inserir(acesso, {
        ...{ uid: uuidv7(), hotsiteId: conversa.hotsiteId, chatUid: conversa.uid },
        ...{ leitor: conversa.leitor, mensagem, remetenteUid, daCasa: acesso.tipo !== 'cliente' },
        ...{ apelido, enviadaEm: new Date(agora()).toISOString(), comandoId },
        ...{ removidaEm: null, removidaPor: null },
      });
      if (nova.mensagem !== mensagem) throw new ErroMartelo('COMANDO_CONFLITANTE');
      const depois = await resumir(conversa, nova);
      // In a public chat readers say themselves how far they are.
      if (conversa.tipo === 'CLIENTE') await recibos.leu(acesso, depois, nova.ordem);
      return { conversa: depois, mensagem: nova };
    });
  };
}
