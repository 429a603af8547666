import type {
  ConversaAberta,
  ConversaNaLista,
  MensagemDaConversa,
  MensagemPedida,
  ReciboDeLeitura,
} from '@martelo/shared/conversa/conversa.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { AcharConversa } from './achar.ts';
import { naLista } from './casa.ts';
import type { EnviarMensagem } from './enviar.ts';
import type { Recibos } from './recibos.ts';
import { atende, CONVERSAS, type ConversaGuardada } from './registro.ts';
import { type Mensagens, nomeDeAutor, type Onde } from './ver.ts';

/** What people do in chats, by sockets and by calls alike. */
export interface Conversas {
  /** @throws ErroMartelo NAO_ENCONTRADO, LOTE_NAO_ENCONTRADO, LEILAO_NAO_ENCONTRADO, NAO_AUTENTICADO, SEM_PERMISSAO */
  achar: AcharConversa;
  /** A chat as it is now, with its last messages. */
  abrir(acesso: Acesso, conversa: ConversaGuardada): Promise<ConversaAberta>;
  pagina(acesso: Acesso, chatUid: string, onde: Onde): ReturnType<Mensagens['pagina']>;
  enviar(acesso: Acesso, pedida: MensagemPedida): Promise<MensagemDaConversa>;
  receber(acesso: Acesso, recibo: ReciboDeLeitura): Promise<{ naoLidas: number }>;
  /** A client's own chats, newest first. */
  minhas(acesso: Extract<Acesso, { tipo: 'cliente' }>): Promise<ConversaNaLista[]>;
}

/** More than anybody talks about at once; older ones are found on their lots. */
const MINHAS = 50;

export function criarConversas({
  registros,
  achar,
  enviar,
  recibos,
  mensagens,
}: {
  registros: Registros;
  achar: AcharConversa;
  enviar: EnviarMensagem;
  recibos: Recibos;
  mensagens: Mensagens;
}): Conversas {
  return {
    achar,
    async abrir(acesso, conversa) {
      const { uid: chatUid, tipo, leiUid, lelUid, fechada, hotsiteId } = conversa;
      const daCasa = atende(acesso);
      const quem = acesso.tipo === 'anonimo' || acesso.tipo === 'sistema' ? null : autorDe(acesso);
      const muda = acesso.tipo === 'cliente' && tipo === 'PUBLICA';
      const [pagina, naoLidas, silencio] = await Promise.all([
        mensagens.pagina(acesso, conversa, {}, daCasa),
        mensagens.naoLidas(acesso, conversa),
        muda ? mensagens.silencioDe(hotsiteId, acesso.cliUid) : null,
      ]);
      return {
        ...{ chatUid, tipo, leiUid, lelUid, fechada, naoLidas, silencio, ...pagina },
        autor: quem === null ? null : nomeDeAutor(chatUid, quem),
      };
    },
    async pagina(acesso, chatUid, onde) {
      const conversa = await achar(acesso, { chatUid });
      return mensagens.pagina(acesso, conversa, onde, atende(acesso));
    },
    async enviar(acesso, pedida) {
      const { conversa, mensagem } = await enviar(acesso, pedida);
      const [mostrada] = await mensagens.mostrar(conversa, [mensagem], atende(acesso));
      if (mostrada === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
      return mostrada;
    },
    receber: recibos.receber,
    async minhas(acesso) {
      const { itens } = await registros.colecao(CONVERSAS).listar(acesso, {
        filtros: [{ tipo: 'exata', campo: 'cliUid', valor: acesso.cliUid }],
        ordem: { campo: 'ultimaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
        ...{ pagina: 1, porPagina: MINHAS, semTotal: true },
      });
      return Promise.all(itens.map(async (uma) => naLista(uma, await mensagens.naoLidas(acesso, uma))));
    },
  };
}
