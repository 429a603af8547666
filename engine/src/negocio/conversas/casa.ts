import { QUEM_ATENDE_CONVERSAS } from '@martelo/shared/conversa/conversa';
import type {
  ConversaNaCasa,
  ConversaNaLista,
  RecorteDaCaixa,
} from '@martelo/shared/conversa/conversa.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { Localizador } from '../../leituras/localizador.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { publicaNova } from './achar.ts';
import { CONVERSAS, type ConversaGuardada, MENSAGENS, SILENCIOS, uidDaConversaPublica } from './registro.ts';
import type { Mensagens } from './ver.ts';

export type DaCasa = Extract<Acesso, { tipo: 'interno' }>;

interface Dependencias {
  registros: Registros;
  localizador: Pick<Localizador, 'vistaDoLeilao'>;
  mensagens: Pick<Mensagens, 'naoLidas' | 'silencioDe' | 'nomeDoCliente'>;
  nomeDoUsuario(usuUid: string): Promise<string>;
  quemTemPapel(hotsiteId: number, papel: string): Promise<{ uid: string; nome: string }[]>;
  /** Throws where nobody of the brand is called so. */
  exigirClienteDaMarca(hotsiteId: number, cliUid: string): Promise<void>;
  agora(): number;
}

/** What the house does with chats: sees all of the brand, hands them on, and keeps order. */
export interface ConversasDaCasa {
  caixa(
    acesso: DaCasa,
    qual: { recorte: RecorteDaCaixa; lelUid?: string | undefined; apos?: string | undefined },
  ): Promise<{ itens: ConversaNaCasa[]; proximo: string | null; esperam: number }>;
  uma(acesso: DaCasa, chatUid: string): Promise<ConversaNaCasa>;
  /** Who may have a chat. */
  pessoas(hotsiteId: number): Promise<{ uid: string; nome: string }[]>;
  passar(acesso: DaCasa, chatUid: string, responsavelUid: string | null): Promise<ConversaNaCasa>;
  /** Opens an auction's public chat, or closes it: what was said stays. */
  abrirPublica(acesso: DaCasa, leiUid: string, aberta: boolean): Promise<ConversaNaCasa>;
  remover(acesso: DaCasa, mensagemUid: string): Promise<void>;
  silenciar(acesso: DaCasa, cliUid: string, minutos: number | null): Promise<{ ate: string | null }>;
  devolverAVoz(acesso: DaCasa, cliUid: string): Promise<void>;
}

const POR_PAGINA = 40;

export function criarConversasDaCasa(deps: Dependencias): ConversasDaCasa {
  const { registros, localizador, mensagens: vistas, nomeDoUsuario, quemTemPapel, agora } = deps;
  const conversas = registros.colecao(CONVERSAS);
  const mensagens = registros.colecao(MENSAGENS);
  const silencios = registros.colecao(SILENCIOS);

  const mostrar = async (acesso: DaCasa, conversa: ConversaGuardada): Promise<ConversaNaCasa> => {
    const { cliUid, responsavelUid, hotsiteId, espera } = conversa;
    const [naoLidas, silencio, cliente, responsavel] = await Promise.all([
      vistas.naoLidas(acesso, conversa),
      cliUid === null ? null : vistas.silencioDe(hotsiteId, cliUid),
      cliUid === null ? null : vistas.nomeDoCliente(cliUid),
      responsavelUid === null ? null : nomeDoUsuario(responsavelUid),
    ]);
    return {
      ...naLista(conversa, naoLidas),
      ...{ espera, silencio },
      cliente: cliUid === null ? null : { uid: cliUid, nome: cliente! },
      responsavel: responsavelUid === null ? null : { uid: responsavelUid, nome: responsavel! },
    };
  };

  const exigir = async (acesso: DaCasa, chatUid: string): Promise<Registro<ConversaGuardada>> => {
    const achada = await conversas.obter(acesso, chatUid);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  const mudar = (
    acesso: DaCasa,
    chatUid: string,
    campos: Partial<ConversaGuardada>,
  ): Promise<ConversaGuardada> =>
    deNovoSeMudou(async () => {
      const antes = await exigir(acesso, chatUid);
      return conversas.salvar(acesso, { ...semCarimbos(antes), ...campos }, antes.revisao);
    });
  const pessoas: ConversasDaCasa['pessoas'] = async (hotsiteId) => {
    const todas = await Promise.all(QUEM_ATENDE_CONVERSAS.map((papel) => quemTemPapel(hotsiteId, papel)));
    const porUid = new Map(todas.flat().map(({ uid, nome }) => [uid, { uid, nome }]));
    return [...porUid.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  };

  const calar = async (acesso: DaCasa, cliUid: string, ate: string | null): Promise<void> => {
    await deps.exigirClienteDaMarca(acesso.hotsiteId, cliUid);
    await deNovoSeMudou(async () => {
      const antes = await silencios.obter(acesso, cliUid);
      const depois = { uid: cliUid, hotsiteId: acesso.hotsiteId, cliUid, ate, por: autorDe(acesso) };
      await (antes === null
        ? silencios.inserir(acesso, depois)
        : silencios.salvar(acesso, depois, antes.revisao));
    });
  };

  return {
    async caixa(acesso, { recorte, lelUid, apos }) {
      const { hotsiteId } = acesso;
      const daMarca: Filtro[] = [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId }];
      const doLote: Filtro[] =
        lelUid === undefined ? [] : [{ tipo: 'exata', campo: 'lelUid', valor: lelUid }];
      const esperam: Filtro[] = [...daMarca, { tipo: 'exata', campo: 'espera', valor: true }];
      const [pagina, contagem] = await Promise.all([
        conversas.listar(acesso, {
          filtros: [...daMarca, ...doLote, ...filtrosDo(recorte, acesso)],
          ordem: { campo: 'ultimaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
          ...{ pagina: 1, porPagina: POR_PAGINA, semTotal: true },
          ...(apos === undefined ? {} : { apos }),
        }),
        conversas.listar(acesso, { filtros: esperam, pagina: 1, porPagina: 1 }),
      ]);
      return {
        itens: await Promise.all(pagina.itens.map((uma) => mostrar(acesso, uma))),
        ...{ proximo: pagina.proximo, esperam: contagem.total },
      };
    },
    uma: async (acesso, chatUid) => mostrar(acesso, await exigir(acesso, chatUid)),
    pessoas,
    async passar(acesso, chatUid, responsavelUid) {
      if (
        responsavelUid !== null &&
        !(await pessoas(acesso.hotsiteId)).some(({ uid }) => uid === responsavelUid)
      )
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['responsavelUid: não atende chats desta marca']);
      return mostrar(acesso, await mudar(acesso, chatUid, { responsavelUid }));
    },
    async abrirPublica(acesso, leiUid, aberta) {
      const { leilao } = await localizador.vistaDoLeilao(acesso, leiUid);
      const { hotsiteId } = acesso;
      const uid = uidDaConversaPublica(hotsiteId, leilao.uid);
      const fechada = !aberta;
      const nova = { ...publicaNova(hotsiteId, leilao, agora()), fechada };
      const feita = (await conversas.obter(acesso, uid))
        ? await mudar(acesso, uid, { fechada })
        : await conversas.inserir(acesso, nova).catch((erro: unknown) => {
            // A first message made it meanwhile.
            if (!(erro instanceof ValorEmUso)) throw erro;
            return mudar(acesso, uid, { fechada });
          });
      return mostrar(acesso, feita);
    },
    async remover(acesso, mensagemUid) {
      const conversaUid = await deNovoSeMudou(async () => {
        const antes = await mensagens.obter(acesso, mensagemUid);
        if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
        if (antes.removidaEm === null) {
          const removidaEm = new Date(agora()).toISOString();
          const depois = { ...semCarimbos(antes), mensagem: '', removidaEm, removidaPor: autorDe(acesso) };
          await mensagens.salvar(acesso, depois, antes.revisao);
        }
        return antes;
      });
      // Nor does a list go on showing it.
      const { ultima } = await exigir(acesso, conversaUid.chatUid);
      if (ultima === conversaUid.ordem) await mudar(acesso, conversaUid.chatUid, { trecho: '' });
    },
    async silenciar(acesso, cliUid, minutos) {
      const ate = minutos === null ? null : new Date(agora() + minutos * 60_000).toISOString();
      await calar(acesso, cliUid, ate);
      return { ate };
    },
    devolverAVoz: (acesso, cliUid) => calar(acesso, cliUid, new Date(agora()).toISOString()),
  };
}

export const naLista = (
  { uid, tipo, leiUid, lelUid, assunto, fechada, trecho, ultimaEm }: ConversaGuardada,
  naoLidas: number,
): ConversaNaLista => ({
  ...{ uid, tipo, leiUid, lelUid, assunto, fechada, trecho, ultimaEm, naoLidas },
});

function filtrosDo(recorte: RecorteDaCaixa, { usuUid }: DaCasa): Filtro[] {
  const exata = (campo: string, valor: string | boolean): Filtro => ({ tipo: 'exata', campo, valor });
  switch (recorte) {
    case 'todas':
      return [];
    case 'esperam':
      return [exata('espera', true)];
    case 'minhas':
      return [exata('responsavelUid', usuUid)];
    case 'sem-responsavel':
      return [{ tipo: 'existe', campo: 'responsavelUid', valor: false }, exata('tipo', 'CLIENTE')];
    case 'publicas':
      return [exata('tipo', 'PUBLICA')];
  }
}
